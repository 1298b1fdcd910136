import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { defineElement, type PlayableGame, type PlayableLesson } from '../../../src/define.js';
import { provideGames } from '../../../src/loading/games.js';
import { parseAddress } from '../../../src/embed/address.js';
import { resolveEmbed } from '../../../src/embed/resolve.js';
import { formatRecord } from '../../../src/kernel/notation.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { replay } from '../../../src/kernel/play.js';
import { load } from '../../../src/games/index.js';
import { toy } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { handed, mount, place } from '../playable-game/support.js';
import { violations } from '../violations.js';

await defineElement('playable-lesson');

const SITE = 'https://my.site/rules/';
const inside = <E extends Element>(host: Element, selector: string) => host.shadowRoot!.querySelector<E>(selector)!;
const dialog = (host: Element) => inside<HTMLDialogElement>(host, 'dialog:has(.share)');
const field = (host: Element) => inside<HTMLTextAreaElement>(host, '.share textarea');

async function opened<E extends PlayableGame | PlayableLesson>(host: E): Promise<E> {
  inside<HTMLButtonElement>(host, '[data-do=share]').click();
  await waitUntil(() => dialog(host)?.open, 'the share dialog', { timeout: 8000 });
  return host;
}
const choose = (host: Element, form: string) => {
  const select = inside<HTMLSelectElement>(host, '.share select');
  select.value = form;
  select.dispatchEvent(new Event('change'));
};
const pick = async (host: Element, what: string) => {
  const before = field(host).value;
  inside<HTMLInputElement>(host, `.share [value=${what}]`).click();
  await waitUntil(() => !['', before].includes(field(host).value), 'the link changes');
};
const game = (attributes = {}, width = 800) =>
  mount({ site: SITE, players: '3', seats: 'human human human', seed: '5', moves: 'red roll', ...attributes }, width);
const said = (host: Element) => dialog(host).querySelector('[role=status]')!.textContent;

describe('sharing', () => {
  it('is not offered without a site', async () => {
    const bare = await mount({ players: '3' });
    expect(inside(bare, '[data-do=share]')).to.equal(null);
  });
  it('gives a link to the whole game, and warns that the link contains everything', async () => {
    const host = await opened(await game());
    expect(dialog(host).textContent).to.contain('The link carries everything');
    const link = field(host).value;
    expect(link.startsWith(`${SITE}e/elfenwizards/game/?v=1&`)).to.equal(true);
    const { ui, record } = await resolveEmbed(parseAddress(link), load);
    expect(formatRecord(ui.game, record)).to.equal(host.record);
  });
  it('opens a single dialog after several presses, and opens again after it was closed', async () => {
    const host = await game();
    for (let n = 0; n < 3; n++) inside<HTMLButtonElement>(host, '[data-do=share]').click();
    await opened(host);
    expect(host.shadowRoot!.querySelectorAll('dialog:has(.share)')).to.have.length(1);
    dialog(host).close();
    await waitUntil(() => !dialog(host), 'closed');
    await opened(host);
  });
  it('accepts a site without a trailing slash', async () => {
    const host = await opened(await game({ site: SITE.slice(0, -1) }));
    expect(field(host).value.startsWith(`${SITE}e/`)).to.equal(true);
  });
  it('gives a link to the position without its moves and seed', async () => {
    const host = await opened(await game());
    await pick(host, 'seen');
    const { record } = await resolveEmbed(parseAddress(field(host).value), load);
    expect(record.moves).to.eql([]);
    if (!('position' in record.start)) throw new Error('no position');
    expect(JSON.stringify(record.start.position.table)).to.equal(JSON.stringify(host.position.table));
    expect(record.start.seed).not.to.equal(5);
  });
  it('writes the same link in the form that each kind of host needs', async () => {
    const host = await opened(await game());
    const link = field(host).value;
    const address = link.replaceAll('&', '&amp;');
    const begins: Record<string, string> = {
      iframe: `<iframe src="${address}"`,
      div: '<div data-playable="game"',
      wiki: '<div data-playable="game"',
      markdown: '[![Elfenwizards. ',
      text: 'Elfenwizards\n',
    };
    for (const [form, beginning] of Object.entries(begins)) {
      choose(host, form);
      const { value } = field(host);
      expect(value.slice(0, beginning.length)).to.equal(beginning);
      expect(value.includes(link) || value.includes(address), form).to.equal(true);
    }
    choose(host, 'element');
    const [script, element, ...rest] = field(host).value.split('\n');
    expect(script).to.equal(`<script type="module" src="${SITE}cdn/loader.js"></script>`);
    expect(element).to.match(/^<playable-game game="elfenwizards" [^>]*seed="[^>]*><\/playable-game>$/);
    expect(rest).to.eql([]);
  });
  it('shares a game that can be played with others as one, from any page, but with no invitation', async () => {
    const host = await opened(await game({ server: '/tables' }));
    const server = new URL('/tables', location.href).href;
    expect(parseAddress(field(host).value).server).to.equal(server);
    expect(field(host).value).not.to.match(/room|play=/);
    await pick(host, 'seen');
    expect(parseAddress(field(host).value).server).to.equal(server);
    choose(host, 'element');
    expect(field(host).value).to.contain(` server="${server}"`);
    for (const form of ['div', 'wiki']) {
      choose(host, form);
      expect(field(host).value, form).not.to.contain('data-server');
    }
  });
  it('saves the picture that the Markdown refers to', async () => {
    const host = await opened(await game());
    expect(inside(host, '[data-do=picture]')).to.equal(null);
    choose(host, 'markdown');
    expect(field(host).value).to.contain(`](elfenwizards.svg)](${SITE}e/elfenwizards/game/?v=1&`);
    const files = await handed(() => inside<HTMLButtonElement>(host, '[data-do=picture]').click());
    const [{ name, type, text }] = files as [(typeof files)[0]];
    expect([name, type]).to.eql(['elfenwizards.svg', 'image/svg+xml']);
    // An image decodes only if its XML is well-formed and it needs no other files.
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type }));
    await image.decode();
    expect(image.naturalWidth > 300).to.equal(true);
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(svg.querySelectorAll('[id]').length > 0 && !svg.querySelector('script')).to.equal(true);
  });
  for (const letters of [4000, 8000])
    it(`offers a file in place of a link of over ${letters} letters, with no more in it than the link`, async () => {
      const host = await opened(await game());
      const offers = () => inside(host, '[data-do=file]') !== null;
      await waitUntil(() => field(host).value !== '');
      expect(offers()).to.equal(false);
      dialog(host).close();
      await waitUntil(() => !dialog(host), 'closed');
      host.site = `${SITE}${'x'.repeat(letters)}/`;
      await host.updateComplete;
      await opened(host);
      await waitUntil(offers);
      const words = dialog(host).textContent;
      expect(words).to.match(letters > 4000 ? /too much for an address/ : /This link has 4,\d{3} letters/);
      expect(field(host).value === '').to.equal(letters > 4000);
      inside<HTMLInputElement>(host, '.share [value=seen]').click();
      await waitUntil(offers);
      const [file] = await handed(() => inside<HTMLButtonElement>(host, '[data-do=file]').click());
      const { game: rules } = await load('elfenwizards');
      const { start, moves } = parseRecord(rules, file!.text);
      if (!('position' in start)) throw new Error('no position');
      expect([file!.name, moves]).to.eql(['elfenwizards.txt', []]);
      expect(JSON.stringify(start.position.table)).to.equal(JSON.stringify(host.position.table));
    });
  it('shares the past position on show', async () => {
    const host = await game();
    host.goTo(0);
    await host.updateComplete;
    await opened(host);
    expect(parseAddress(field(host).value).at).to.equal(0);
  });
  it('copies the link, or leaves its text selected if copying is denied', async () => {
    const host = await opened(await game());
    const { value } = field(host);
    const { clipboard } = navigator;
    const before = Object.getOwnPropertyDescriptor(Document.prototype, 'execCommand')!;
    const copied: string[] = [];
    const set = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const press = async (answer: string) => {
      inside<HTMLButtonElement>(host, '.share [data-do=copy]').click();
      await waitUntil(() => said(host)?.includes(answer), answer);
    };
    try {
      set((text) => Promise.resolve(void copied.push(text)));
      await press('Copied');
      expect(copied).to.eql([value]);
      set(() => Promise.reject(new Error('denied')));
      Document.prototype.execCommand = () => false;
      await press('selected');
      expect(field(host).selectionEnd - field(host).selectionStart).to.equal(value.length);
      Document.prototype.execCommand = () => true;
      await press('Copied');
    } finally {
      Object.defineProperty(Document.prototype, 'execCommand', before);
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });
  it('reports an invalid site, and writes no link', async () => {
    const host = await opened(await game({ site: 'ftp://nowhere/' }));
    expect(said(host)).to.contain('site: "ftp://nowhere/"');
    expect(field(host).value).to.equal('');
    expect(inside<HTMLButtonElement>(host, '.share [data-do=copy]').disabled).to.equal(true);
  });
  it('removes the dialog after its button or `close()` has closed it', async () => {
    const host = await opened(await game());
    inside<HTMLButtonElement>(host, '.share [data-do=close]').click();
    await waitUntil(() => !dialog(host));
    await opened(host);
    dialog(host).close();
    await waitUntil(() => !dialog(host));
  });
  it('uses the language of the element, in the dialog and in the link', async () => {
    const host = await opened(await game({ lang: 'fr' }));
    expect(dialog(host).querySelector('h2')!.textContent).to.equal('Partager');
    expect(parseAddress(field(host).value).lang).to.equal('fr');
  });
  for (const width of [800, 320])
    it(`passes axe and has no horizontal scrolling in a game ${width} px wide`, async () => {
      const host = await opened(await game({}, width));
      expect(await violations(host)).to.deep.equal([]);
      const { scrollWidth, clientWidth } = dialog(host);
      expect(scrollWidth <= clientWidth).to.equal(true);
    });
});

describe('sharing a lesson', () => {
  const lesson = async (inner = '', attributes: Record<string, string> = {}) => {
    const made = document.createElement('playable-lesson');
    for (const [name, value] of Object.entries({ load: 'now', site: SITE, ...attributes }))
      made.setAttribute(name, value);
    if (inner) {
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = inner;
      made.append(script);
    }
    (await place()).append(made);
    await made.ready();
    return made;
  };
  it('gives a link to the step on show', async () => {
    const host = await opened(await lesson('', { lesson: 'competition', step: '2' }));
    const { lesson: id, step, kind } = parseAddress(field(host).value);
    expect([kind, id, step]).to.eql(['lesson', 'competition', 2]);
  });
  it('is not offered for an author’s own lesson', async () => {
    const own = { start: { players: 3, seed: 2 }, steps: [{ say: 'Look.' }] };
    const host = await lesson(JSON.stringify(own));
    expect(inside(host, '[data-do=share]')).to.equal(null);
  });
});

// This comes last, because it changes which games the page can load.
describe('sharing a game with hidden hands', () => {
  it('offers first the position as the reader sees it, without other hands and the generator', async () => {
    let coming: Promise<unknown> = Promise.resolve();
    const loadToy = async () => {
      await coming;
      return ui;
    };
    provideGames({ load: loadToy });
    const host = await opened(
      await game({ game: 'toy', players: '3', seats: 'bot human bot', seed: '3', moves: 'ann bid 5' }),
    );
    const choices = [...dialog(host).querySelectorAll<HTMLInputElement>('input[name=what]')];
    expect(choices.map(({ value, checked }) => [value, checked])).to.eql([
      ['seen', true],
      ['all', false],
    ]);
    const tableIn = async (link: string) => {
      const { start: from, moves } = (await resolveEmbed(parseAddress(link), loadToy)).record;
      return replay(toy, from, moves).context.table;
    };
    const seen = await tableIn(field(host).value);
    await pick(host, 'all');
    const all = await tableIn(field(host).value);
    expect(seen.hands[1]).to.eql(all.hands[1]);
    expect([seen.hands[0], seen.hands[2]]).not.to.eql([all.hands[0], all.hands[2]]);
    expect(seen.rng).not.to.eql(all.rng);

    // The reader chooses the whole game, which is slow to come, and at once thinks better of it.
    let arrive!: () => void;
    coming = new Promise<void>((resolve) => (arrive = resolve));
    inside<HTMLInputElement>(host, '.share [value=seen]').click();
    inside<HTMLInputElement>(host, '.share [value=all]').click();
    coming = Promise.resolve();
    inside<HTMLInputElement>(host, '.share [value=seen]').click();
    expect(field(host).value, 'nothing to copy until it is there').to.equal('');
    await waitUntil(() => field(host).value !== '');
    arrive();
    await aTimeout(100);
    expect((await tableIn(field(host).value)).rng).to.eql(seen.rng);
  });
});
