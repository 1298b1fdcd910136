import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { KINDS, parametersOf } from '../../src/embed/address.js';
import { autoload, NAMES } from '../../src/embed/autoload.js';
import type { Instance } from '../../src/embed/instance.js';
import { wordsOf } from '../../src/i18n/index.js';
import { start } from '../../src/i18n/loader.js';

/** What came near or was asked for, by tag; nothing is registered here, so that elements stay as they are without scripts. */
let brought: string[] = [];
let fails = false;
const copy: Instance = {
  defineElement: (tag) => {
    brought.push(tag);
    return Promise.resolve();
  },
  addGame: () => undefined,
};
const watch = autoload(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(copy)));

const silent = console.error;
beforeEach(() => {
  brought = [];
  fails = false;
});
afterEach(() => (console.error = silent));

const made = async (markup: string): Promise<HTMLElement> => {
  const place = await fixture<HTMLElement>(html`<section></section>`);
  place.append(document.createRange().createContextualFragment(markup));
  return place;
};
const find = (place: ParentNode, selector: string) => place.querySelector<HTMLElement>(selector)!;
const arrives = (...tags: string[]) => waitUntil(() => brought.join() === tags.join(), `expected ${tags.join()}`);
/** Long enough for a frame and what it observes. */
const nothing = async () => {
  await nextFrame();
  await aTimeout(60);
  expect(brought).to.eql([]);
};

describe('the loader', () => {
  it('waits until one of ours comes near the viewport', async () => {
    const place = await made('<p></p><playable-lesson>In words</playable-lesson>');
    const above = find(place, 'p');
    // Laid out before anything is observed.
    above.style.height = `${innerHeight + 400}px`;
    await nothing();
    expect(find(place, 'playable-lesson').textContent).to.equal('In words');
    above.style.height = `${innerHeight + 100}px`;
    await arrives('playable-lesson');
  });
  it('comes when the top of a tall picture is near, once', async () => {
    // Inline, as nobody styled it: its own box is a strip under the picture.
    await made('<playable-game><b><svg width="300" height="5000"></svg></b></playable-game>');
    await arrives('playable-game');
    await aTimeout(60);
    expect(brought).to.eql(['playable-game']);
  });
  it('loads at once where the author says so, near or not', async () => {
    const place = await made('<p></p><playable-rulebook load="now"></playable-rulebook>');
    find(place, 'p').style.height = '9000px';
    await arrives('playable-rulebook');
  });
  it('heeds what is added later, also deep inside', async () => {
    const place = await made('');
    await nothing();
    place.append(document.createRange().createContextualFragment('<p><b><playable-phases></playable-phases></b></p>'));
    await arrives('playable-phases');
  });
  it('heeds a shadow root on request', async () => {
    const place = await made('<p></p>');
    const root = find(place, 'p').attachShadow({ mode: 'open' });
    root.append(document.createElement('playable-game'));
    await nothing();
    watch(root);
    await arrives('playable-game');
    root.append(document.createElement('playable-lesson'));
    await arrives('playable-game', 'playable-lesson');
  });
  it('lets go of what is removed before it was near', async () => {
    const place = await made('<playable-game></playable-game><div data-playable="game">Words</div>');
    place.replaceChildren();
    await nothing();
  });
  it('does not ask twice for one that is moved', async () => {
    const place = await made('<playable-game></playable-game><p></p>');
    await arrives('playable-game');
    find(place, 'p').append(find(place, 'playable-game'));
    await aTimeout(60);
    expect(brought).to.eql(['playable-game']);
  });
});

describe('the loader, on a click', () => {
  const poster = '<img alt="A board"><p><a href="#elsewhere">In words</a></p>';
  it('offers a button in the language of the place, and loads when it is pressed', async () => {
    const place = await made(`<section lang="fr-CA"><playable-game load="click">${poster}</playable-game></section>`);
    const button = find(place, 'button');
    expect(button.textContent).to.equal('Commencer');
    expect(button.lang).to.equal('fr');
    await nothing();
    button.click();
    await arrives('playable-game');
    expect(place.querySelectorAll('button').length).to.equal(0);
    expect(document.activeElement === find(place, 'playable-game')).to.equal(true);
    expect(place.querySelectorAll('img').length).to.equal(1);
  });
  it('takes a click on the poster for one, and leaves links alone', async () => {
    const place = await made(`<playable-game load="click">${poster}</playable-game>`);
    find(place, 'a').click();
    await nothing();
    find(place, 'img').click();
    await arrives('playable-game');
    find(place, 'img').click();
    expect(brought.length).to.equal(1);
  });
  it('speaks English where the language is another', async () => {
    const place = await made('<playable-game lang="constructor" load="click"></playable-game>');
    expect(find(place, 'button').textContent).to.equal('Start');
  });
  it('has the words of the elements', async () => {
    for (const [lang, word] of Object.entries(start)) expect((await wordsOf(lang))['ui.start']).to.equal(word);
    expect(Object.keys(start)).to.eql(['en', 'fr', 'it']);
  });
});

describe('the loader, when the package does not come', () => {
  it('leaves the children, says why in the console, and a button asks again', async () => {
    const said: unknown[] = [];
    console.error = (...args: unknown[]) => said.push(...args);
    fails = true;
    const place = await made('<playable-game><p>In words</p></playable-game>');
    await waitUntil(() => place.querySelector('button'));
    expect(find(place, 'p').textContent).to.equal('In words');
    expect(String(said[0])).to.contain('offline');
    find(place, 'button').click();
    await waitUntil(() => said.length === 2 && place.querySelector('button'));
    fails = false;
    find(place, 'button').click();
    await arrives('playable-game');
    expect(place.querySelector('button')).to.equal(null);
  });
  it('asks again by itself when the network is back', async () => {
    console.error = () => undefined;
    fails = true;
    const place = await made('<playable-game></playable-game>');
    await waitUntil(() => place.querySelector('button'));
    fails = false;
    dispatchEvent(new Event('online'));
    await arrives('playable-game');
    expect(place.querySelector('button')).to.equal(null);
  });
});

describe('the loader and a div', () => {
  it('makes the element in it, around its children, with what says how', async () => {
    const place = await made(
      '<div id="board" class="wide" lang="it" data-playable="lesson" data-lesson="competition" data-step="2"><p>In words</p></div>',
    );
    await arrives('playable-lesson');
    const lesson = find(place, 'div.wide > playable-lesson');
    expect(lesson.getAttributeNames()).to.eql(['lesson', 'step', 'id']);
    expect(document.getElementById('board') === lesson).to.equal(true);
    expect(lesson.innerHTML).to.equal('<p>In words</p>');
    expect(find(place, 'div').childNodes.length).to.equal(1);
  });
  it('takes nothing from it that is no attribute of ours', async () => {
    const place = await made(
      `<div data-playable="game" data-onclick="alert(1)" data-style="color:red" data-class="x" data-slot="s"
        data-href="javascript:alert(1)" data-is="x" data-game='"><img src=x onerror=alert(1)>' data-readonly data-__proto__="x"></div>`,
    );
    await arrives('playable-game');
    const game = find(place, 'playable-game');
    expect(game.getAttributeNames()).to.eql(['game', 'readonly']);
    expect(game.getAttribute('game')).to.equal('"><img src=x onerror=alert(1)>');
    expect(game.children.length).to.equal(0);
  });
  it('leaves a div of another kind as it is, and names it', async () => {
    const said: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => said.push(text);
    const kinds = ['gam', 'constructor', '', 'game"><script>'];
    const place = await made(kinds.map((kind) => `<div data-playable='${kind}'>Words</div>`).join(''));
    await nothing();
    console.warn = warn;
    expect(said.length).to.equal(kinds.length);
    expect(said[0]).to.equal('data-playable: "gam", expected one of game,lesson,rulebook,phases');
    expect(place.textContent).to.equal('Words'.repeat(kinds.length));
  });
  it('is upgraded once, also when it is moved', async () => {
    const place = await made('<div data-playable="game">Words</div><p></p>');
    await arrives('playable-game');
    find(place, 'p').append(find(place, 'div'));
    await aTimeout(60);
    expect(place.querySelectorAll('playable-game').length).to.equal(1);
    expect(place.querySelectorAll('div > playable-game').length).to.equal(1);
  });
  it('may say whatever an element may', () => {
    // An element has no theme of its own: that is its page's. An embed page fits its frame by itself.
    const all = new Set(['game', 'for', 'level', 'site', 'fit', ...KINDS.flatMap(parametersOf)]);
    all.delete('theme');
    // Who may write a div and no script has no page fetch a file of theirs.
    all.delete('src');
    expect([...NAMES].sort()).to.eql([...all].sort());
  });
});
