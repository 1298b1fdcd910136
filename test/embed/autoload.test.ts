import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { KINDS, parametersOf } from '../../src/embed/address.js';
import { autoload, NAMES } from '../../src/embed/autoload.js';
import type { Instance } from '../../src/embed/instance.js';
import { START } from '../../src/embed/start.js';
import { wordsOf } from '../../src/i18n/index.js';
import { startLabels } from '../../src/i18n/loader.js';

/** The tags that the loader asked to be defined. Nothing is registered here, so elements stay as they are without scripts. */
let defined: string[] = [];
let fails = false;
const copy: Instance = {
  defineElement: (tag) => {
    defined.push(tag);
    return Promise.resolve();
  },
  addGame: () => undefined,
};
const watch = autoload(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(copy)));

const originalError = console.error;
beforeEach(() => {
  defined = [];
  fails = false;
});
afterEach(() => (console.error = originalError));

const insert = async (markup: string): Promise<HTMLElement> => {
  const place = await fixture<HTMLElement>(html`<section></section>`);
  place.append(document.createRange().createContextualFragment(markup));
  return place;
};
const find = (place: ParentNode, selector: string) => place.querySelector<HTMLElement>(selector)!;
const waitUntilDefined = (...tags: string[]) =>
  waitUntil(() => defined.join() === tags.join(), `expected ${tags.join()}`);
/** Waits until the loader has seen what was inserted and its observer has told what is near: with a frame each. */
const looked = async () => {
  for (let frame = 0; frame < 4; frame++) await nextFrame();
};
const expectNothingDefined = async () => {
  await looked();
  expect(defined).to.eql([]);
};

describe('the loader', () => {
  it('waits until an element comes near the viewport', async () => {
    const place = await insert('<p></p><playable-lesson>In words</playable-lesson>');
    const above = find(place, 'p');
    // Gets its height before the loader observes anything.
    above.style.height = `${innerHeight + 400}px`;
    await expectNothingDefined();
    expect(find(place, 'playable-lesson').textContent).to.equal('In words');
    above.style.height = `${innerHeight + 100}px`;
    await waitUntilDefined('playable-lesson');
  });
  it('loads once when the top of a tall picture inside an element is near', async () => {
    // The element is inline because nothing styles it, so its own box is only a strip under the picture.
    await insert('<playable-game><b><svg width="300" height="5000"></svg></b></playable-game>');
    await waitUntilDefined('playable-game');
    await looked();
    expect(defined).to.eql(['playable-game']);
  });
  it('loads at once with load="now", even far from the viewport', async () => {
    const place = await insert('<p></p><playable-rulebook load="now"></playable-rulebook>');
    find(place, 'p').style.height = '9000px';
    await waitUntilDefined('playable-rulebook');
  });
  it('loads an element that is added later, also nested in other elements', async () => {
    const place = await insert('');
    await expectNothingDefined();
    place.append(document.createRange().createContextualFragment('<p><b><playable-phases></playable-phases></b></p>'));
    await waitUntilDefined('playable-phases');
  });
  it('watches a shadow root on request', async () => {
    const place = await insert('<p></p>');
    const root = find(place, 'p').attachShadow({ mode: 'open' });
    root.append(document.createElement('playable-game'));
    await expectNothingDefined();
    watch(root);
    await waitUntilDefined('playable-game');
    root.append(document.createElement('playable-lesson'));
    await waitUntilDefined('playable-game', 'playable-lesson');
  });
  it('loads what follows the invitation in the address at once, also far away and without a click', async () => {
    history.replaceState(null, '', '#play=gqz3mybdpn');
    try {
      const games =
        '<playable-game load="click"></playable-game><playable-game server="/" load="click"></playable-game>';
      const place = await insert(`<p></p>${games}<playable-game server="/"></playable-game>`);
      find(place, 'p').style.height = '9000px';
      await waitUntilDefined('playable-game', 'playable-game');
      expect(place.querySelectorAll('button').length).to.equal(1);
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });
  it('loads a rulebook for a rule that the address names, also far away and by a later link', async () => {
    try {
      history.replaceState(null, '', '#EW-5.16');
      const books = '<playable-game></playable-game><playable-rulebook></playable-rulebook>';
      const place = await insert(`<p></p>${books}`);
      find(place, 'p').style.height = '9000px';
      await waitUntilDefined('playable-rulebook');
      history.replaceState(null, '', '#chapter-2');
      place.append(document.createElement('playable-rulebook'));
      await looked();
      location.hash = '#chapter-3';
      await looked();
      expect(defined.length).to.equal(1);
      location.hash = '#EW-5.11';
      await waitUntil(() => defined.length > 1);
      expect(new Set(defined)).to.eql(new Set(['playable-rulebook']));
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });
  it('loads what is far away before the page is printed, but nothing that waits for a click', async () => {
    const place = await insert(
      `<div style="height: 200vh"></div><playable-lesson></playable-lesson><playable-phases load="click"></playable-phases><div data-playable="rulebook"></div>`,
    );
    await expectNothingDefined();
    dispatchEvent(new Event('beforeprint'));
    await waitUntilDefined('playable-lesson', 'playable-rulebook');
    // Once it is there, it is as far away as before.
    expect(find(place, 'playable-lesson').getAttribute('load')).to.equal('now');
    expect(find(place, 'playable-phases').getAttribute('load')).to.equal('click');
  });
  it('loads other elements near one whose picture the page has moved out of it', async () => {
    const place = await insert('<playable-game><img alt=""></playable-game><playable-lesson></playable-lesson>');
    place.prepend(find(place, 'img'));
    await waitUntil(() => defined.length === 2);
    expect([...defined].sort()).to.eql(['playable-game', 'playable-lesson']);
  });
  it('loads nothing for an element that is removed before it comes near', async () => {
    const place = await insert('<playable-game></playable-game><div data-playable="game">Words</div>');
    place.replaceChildren();
    await expectNothingDefined();
  });
  it('loads only once for an element that is moved in the document', async () => {
    const place = await insert('<playable-game></playable-game><p></p>');
    await waitUntilDefined('playable-game');
    find(place, 'p').append(find(place, 'playable-game'));
    await looked();
    expect(defined).to.eql(['playable-game']);
  });
});

describe('the loader with load="click"', () => {
  const poster = '<img alt="A board"><p><a href="#elsewhere">In words</a></p>';
  it('shows a button in the language of the surrounding text, and loads when it is pressed', async () => {
    const place = await insert(`<section lang="fr-CA"><playable-game load="click">${poster}</playable-game></section>`);
    const button = find(place, 'button');
    expect(button.textContent).to.equal('Commencer');
    expect(button.lang).to.equal('fr');
    await expectNothingDefined();
    const game = find(place, 'playable-game');
    let started = '';
    game.addEventListener(START, () => (started = defined.join()));
    button.click();
    await waitUntilDefined('playable-game');
    expect(place.querySelectorAll('button').length).to.equal(0);
    await waitUntil(() => started !== '', 'the element is told to begin');
    expect(started, 'once it is there').to.equal('playable-game');
    expect(place.querySelectorAll('img').length).to.equal(1);
  });
  it('loads on a click on the poster image, but not on a link in the poster', async () => {
    const place = await insert(`<playable-game load="click">${poster}</playable-game>`);
    find(place, 'a').click();
    await expectNothingDefined();
    find(place, 'img').click();
    await waitUntilDefined('playable-game');
    find(place, 'img').click();
    expect(defined.length).to.equal(1);
  });
  it('shows one button, which works, in a copy of the element', async () => {
    const place = await insert('<playable-game load="click"></playable-game>');
    place.replaceChildren(find(place, 'playable-game').cloneNode(true));
    await waitUntil(() => place.querySelectorAll('button').length !== 1, 'a second button', { timeout: 100 }).catch(
      () => undefined,
    );
    expect(place.querySelectorAll('button').length).to.equal(1);
    find(place, 'button').click();
    await waitUntilDefined('playable-game');
  });
  it('labels the button in English for an unsupported language', async () => {
    const place = await insert('<playable-game lang="constructor" load="click"></playable-game>');
    expect(find(place, 'button').textContent).to.equal('Start');
  });
  it('labels the button with the same words as the elements', async () => {
    for (const [lang, word] of Object.entries(startLabels)) expect((await wordsOf(lang))['ui.start']).to.equal(word);
    expect(Object.keys(startLabels)).to.eql(['en', 'fr', 'it']);
  });
});

describe('the loader when the package fails to load', () => {
  it('keeps the children, logs the reason, and shows a button that retries', async () => {
    const logged: unknown[] = [];
    console.error = (...args: unknown[]) => logged.push(...args);
    fails = true;
    const place = await insert('<playable-game><p>In words</p></playable-game>');
    await waitUntil(() => place.querySelector('button'));
    expect(find(place, 'p').textContent).to.equal('In words');
    expect(String(logged[0])).to.contain('offline');
    find(place, 'button').click();
    await waitUntil(() => logged.length === 2 && place.querySelector('button'));
    fails = false;
    find(place, 'button').click();
    await waitUntilDefined('playable-game');
    expect(place.querySelector('button')).to.equal(null);
  });
  it('retries by itself when the browser is online again', async () => {
    console.error = () => undefined;
    fails = true;
    const place = await insert('<playable-game></playable-game>');
    await waitUntil(() => place.querySelector('button'));
    fails = false;
    dispatchEvent(new Event('online'));
    await waitUntilDefined('playable-game');
    expect(place.querySelector('button')).to.equal(null);
  });
});

describe('the loader with a data-playable div', () => {
  it('creates the element inside the div, moves the children into it, and sets its attributes and id', async () => {
    const place = await insert(
      '<div id="board" class="wide" lang="it" data-playable="lesson" data-lesson="competition" data-step="2"><p>In words</p></div>',
    );
    await waitUntilDefined('playable-lesson');
    const lesson = find(place, 'div.wide > playable-lesson');
    expect(lesson.getAttributeNames()).to.eql(['lesson', 'step', 'id']);
    expect(document.getElementById('board') === lesson).to.equal(true);
    expect(lesson.innerHTML).to.equal('<p>In words</p>');
    expect(find(place, 'div').childNodes.length).to.equal(1);
  });
  it('ignores data attributes that are no attribute of the element', async () => {
    const place = await insert(
      `<div data-playable="game" data-onclick="alert(1)" data-style="color:red" data-class="x" data-slot="s"
        data-href="javascript:alert(1)" data-is="x" data-game='"><img src=x onerror=alert(1)>' data-readonly data-__proto__="x"></div>`,
    );
    await waitUntilDefined('playable-game');
    const game = find(place, 'playable-game');
    expect(game.getAttributeNames()).to.eql(['game', 'readonly']);
    expect(game.getAttribute('game')).to.equal('"><img src=x onerror=alert(1)>');
    expect(game.children.length).to.equal(0);
  });
  it('leaves a div of an unknown kind unchanged and warns about it', async () => {
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => warned.push(text);
    const kinds = ['gam', 'constructor', '', 'game"><script>'];
    const place = await insert(kinds.map((kind) => `<div data-playable='${kind}'>Words</div>`).join(''));
    await expectNothingDefined();
    console.warn = warn;
    expect(warned.length).to.equal(kinds.length);
    expect(warned[0]).to.equal('data-playable: "gam", expected one of game,lesson,rulebook,phases');
    expect(place.textContent).to.equal('Words'.repeat(kinds.length));
  });
  it('upgrades a div only once, even if it is moved', async () => {
    const place = await insert('<div data-playable="game">Words</div><p></p>');
    await waitUntilDefined('playable-game');
    find(place, 'p').append(find(place, 'div'));
    await looked();
    expect(place.querySelectorAll('playable-game').length).to.equal(1);
    expect(place.querySelectorAll('div > playable-game').length).to.equal(1);
  });
  it('leaves a copy of a div as it is, with its element inside', async () => {
    const place = await insert('<div id="board" data-playable="game">Words</div>');
    await waitUntilDefined('playable-game');
    const { innerHTML } = place;
    place.replaceChildren(find(place, 'div').cloneNode(true));
    await waitUntilDefined('playable-game', 'playable-game');
    expect(place.innerHTML).to.equal(innerHTML);
  });
  it('accepts every attribute of the elements except theme, src and server', () => {
    // `fit` and the like are attributes only: an embed page fits its frame by itself. `theme` belongs to addresses only,
    // because an element takes light or dark from its page.
    const all = new Set(['game', 'for', 'level', 'site', 'fit', 'pages', ...KINDS.flatMap(parametersOf)]);
    all.delete('theme');
    // Authors who may write a div but no script must not make a page fetch a file of theirs, or connect to a server.
    for (const name of ['src', 'server']) all.delete(name);
    expect([...NAMES].sort()).to.eql([...all].sort());
  });
});
