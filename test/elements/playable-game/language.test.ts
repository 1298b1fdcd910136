import { expect, waitUntil } from '@open-wc/testing';
import { provideGames } from '../../../src/loading/games.js';
import { en as menu } from '../../../src/i18n/menu/en.js';
import { en as elements } from '../../../src/i18n/en.js';
import type { Catalogue } from '../../../src/i18n/text.js';
import { load } from '../../../src/games/index.js';
import { WAITING, all, atPhase, element, one, openForm, openMenu, place, settled, words } from './support.js';

/** A pseudo-translation for the worst case: every word grows by 40 %, placeholders in braces stay. */
const longer = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, sentence]) => [
      key,
      sentence
        .split(/(\{[^}]*\})/)
        .map((part) =>
          part.startsWith('{')
            ? part
            : part.replace(/\p{L}+/gu, (w) => w + w.slice(0, Math.ceil(w.length * 0.4)).toLowerCase()),
        )
        .join(''),
    ]),
  );
const ui = await load('elfenwizards');
const en = await ui.text('en');
const pseudo = longer({ ...elements, ...menu, ...en });
/** Whether loading Italian fails. */
let isItalianFailing = false;
const italian = { ...en, 'game.name': 'Maghi elfici', 'phase:castMajorSpells': 'Lanciare gli incantesimi' };

const catalogues: Record<string, Catalogue> = { 'en-x-long': pseudo, it: italian };

before(async () => {
  await atPhase('castMajorSpells'); // defines the controls
  provideGames({
    load: () =>
      Promise.resolve({
        ...ui,
        text: (lang) =>
          isItalianFailing && lang === 'it'
            ? Promise.reject(new TypeError('away'))
            : Promise.resolve(catalogues[lang] ?? en),
      }),
  });
});

const people = { players: '3', seats: 'human human human' };
const phase = (game: Parameters<typeof words>[0]) => words(game.shadowRoot!.querySelector('.phase')!);

describe('language', () => {
  it('is that of the element, else of the nearest ancestor across shadow roots, else English', async () => {
    const outer = await place(800, { lang: 'it' });
    const host = document.createElement('div');
    outer.append(host);
    const root = host.attachShadow({ mode: 'open' });
    const [inItalian, own, none] = [element(people), element({ ...people, lang: 'en' }), element(people)];
    root.append(inItalian, own);
    (await place()).append(none);
    for (const game of [inItalian, own, none]) await game.ready();
    expect(phase(inItalian)).to.include('Lanciare');
    expect(phase(own)).to.include('Cast');
    expect(phase(none)).to.include('Cast');
  });
  it('follows changes of lang on the page and on the element', async () => {
    const outer = await place(800, { lang: 'it' });
    const game = element(people);
    outer.append(game);
    await game.ready();
    outer.lang = 'en';
    await waitUntil(() => phase(game).includes('Cast'));
    game.lang = 'it';
    await waitUntil(() => phase(game).includes('Lanciare'));
    game.removeAttribute('lang');
    await waitUntil(() => phase(game).includes('Cast'));
  });
  it('that fails to load is named, with a button to retry', async () => {
    const outer = await place(800);
    const game = element({ ...people, lang: 'en' });
    outer.append(game);
    await game.ready();
    isItalianFailing = true;
    game.lang = 'it';
    await waitUntil(() => all(game, '[data-do="language"]').length > 0);
    expect(words(game.shadowRoot!.querySelector('[role="status"]:has([data-do="language"])')!)).to.include('Italian');
    expect(phase(game)).to.include('Cast');
    isItalianFailing = false;
    one(game, '[data-do="language"]').click();
    await waitUntil(() => phase(game).includes('Lanciare'));
    expect(all(game, '[data-do="language"]')).to.have.length(0);
  });
  it('can be overridden by the page’s own words; values that are no text are ignored', async () => {
    const game = element(people);
    (await place()).append(game);
    await game.ready();
    game.words = null as never;
    await game.updateComplete;
    expect(phase(game)).to.include('Cast');
    game.words = { 'phase:castMajorSpells': 7, 'ui.new': 'Once more' } as never;
    await game.updateComplete;
    expect(phase(game)).to.include('Cast');
    expect(words(one(game, '[data-do="new"]'))).to.equal('Once more');
  });
  it('changes when the element moves to a parent with another language', async () => {
    const [one, other] = [await place(800, { lang: 'it' }), await place()];
    const game = element(people);
    one.append(game);
    await game.ready();
    other.append(game);
    await waitUntil(() => phase(game).includes('Cast'));
  });
  it('is inherited if the lang attribute is not a valid language tag', async () => {
    const outer = await place(800, { lang: 'it' });
    const game = element({ ...people, lang: 'en_US' });
    outer.append(game);
    await game.ready();
    expect(phase(game)).to.include('Lanciare');
  });
  it('can be Italian at the end of a game: board and result are shown', async () => {
    const game = await atPhase('over', { lang: 'it' });
    expect(one(game, '.board')).to.exist;
    expect(words(one(game, '.result')).length).to.be.greaterThan(0);
  });

  describe('with words 40 % longer, at 320 px', () => {
    for (const name of [...WAITING, 'over']) {
      it(`nothing overflows the element or cuts off its text: ${name}`, async () => {
        const game = await atPhase(name, { lang: 'en-x-long' }, 320);
        expect(words(one(game, '.others > .quiet'))).to.include('gamega');
        all<HTMLDetailsElement>(game, 'details').forEach((details) => (details.open = true));
        if (name === 'competition') await openForm(game);
        await settled(game);
        const { right, left } = game.getBoundingClientRect();
        const wide = all(game, '*').filter((e) => {
          // A narrow row of buttons scrolls: its contents may overflow, the row itself may not.
          if (e.closest('svg, .visually-hidden, dialog, option, optgroup, .pick > *')) return false;
          const box = e.getBoundingClientRect();
          return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
        });
        expect(wide.map((e) => `${e.localName}.${e.className} ${words(e).slice(0, 40)}`)).to.eql([]);
        const cut = all(game, 'button, summary, p, label, th, td, li').filter(
          (e) => !e.closest('.visually-hidden, svg') && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0,
        );
        expect(cut.map((e) => `${e.localName} ${words(e).slice(0, 40)}`)).to.eql([]);
      });
    }
  });

  it('shows no raw message key and no unfilled placeholder', async () => {
    const RAW =
      /\b(ui|new|menu|setting|prompt|fact|refuse|move|group|board|pick|sheet|option|phase|number|seat|rank|control|game)[.:][a-z]\w*/i;
    for (const name of [...WAITING, 'over']) {
      const game = await atPhase(name);
      await openForm(game);
      await openMenu(game);
      await settled(game);
      const texts = all<HTMLElement>(game, '*').flatMap((e) => [
        ...['aria-label', 'title', 'placeholder', 'label'].map((a) => e.getAttribute(a) ?? ''),
        ...[...e.childNodes].flatMap((n) => (n instanceof Text ? [n.data] : [])),
      ]);
      expect(
        texts.filter((s) => RAW.test(s) || /[{}]|undefined|\[object/.test(s)),
        name,
      ).to.eql([]);
    }
  }).timeout(30_000);
});
