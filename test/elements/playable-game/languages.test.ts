/** The element in the languages it is translated to, side by side, switched, and under the page's own words. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { load } from '../../../src/games/index.js';
import { en as ownEn } from '../../../src/i18n/en.js';
import { fr as ownFr } from '../../../src/i18n/fr.js';
import { it as ownIt } from '../../../src/i18n/it.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import { replay } from '../../../src/kernel/play.js';
import { parseRecord } from '../../../src/kernel/notation.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { WAITING, all, atPhase, element, listen, mount, one, place, settled, words } from './support.js';

const { text } = await load('elfenwizards');
const [fr, italian] = [await text('fr'), await text('it')];
const people = { players: '3', seats: 'human human human' };
const phase = (game: PlayableGame) => words(one(game, '.phase'));
const lang = (game: PlayableGame) => one(game, '.game').lang;

/** All that is shown or read aloud. */
const said = (game: PlayableGame): string[] =>
  [...all<HTMLElement>(game, ':not(style)')]
    .flatMap((e) => [
      ...['aria-label', 'title', 'placeholder', 'label'].map((name) => e.getAttribute(name) ?? ''),
      ...[...e.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ])
    .map((text) => text.trim())
    .filter(Boolean);
const HOLLOW =
  /[{}]|undefined|\[object|\b(?:ui|fact|refuse|prompt|move|phase|number|board|place|seat|rank|pick|group|sheet|option|control|game)[.:][a-z]/i;
const ENGLISH = /\b(?:the|your|with|dice|pips?|spells?|mages?|turn|guild|box|defeated|moves|new|undo|phase is)\b/i;

describe('languages', () => {
  it('French inside a shadow root, Italian beside it, English apart', async () => {
    const [french, other, none] = [await place(800, { lang: 'fr-CA' }), await place(), await place()];
    const host = document.createElement('div');
    french.append(host);
    const [inFrench, inItalian, inEnglish] = [element(people), element({ ...people, lang: 'it' }), element(people)];
    host.attachShadow({ mode: 'open' }).append(inFrench);
    other.append(inItalian);
    none.append(inEnglish);
    for (const game of [inFrench, inItalian, inEnglish]) await game.ready();
    expect(phase(inFrench)).to.equal('Phase 2 : Lancer les sorts majeurs');
    expect(phase(inItalian)).to.equal('Fase 2: Lanciare gli Incantesimi Maggiori');
    expect(phase(inEnglish)).to.equal('Phase 2: Cast Major Spells');
    expect([inFrench, inItalian, inEnglish].map(lang)).to.eql(['fr-CA', 'it', 'en']);
    expect([inFrench, inItalian, inEnglish].map((game) => words(one(game, '[data-do="new"]')))).to.eql([
      ownFr['ui.new'],
      ownIt['ui.new'],
      ownEn['ui.new'],
    ]);
  });
  it('switches while a game runs, and keeps the game', async () => {
    const outer = await place(800, { lang: 'fr' });
    const game = element(people);
    outer.append(game);
    await game.ready();
    game.play(legalMoves(elfenwizards, replay(elfenwizards, ...start(game)))[0]!);
    const { record } = game;
    for (const [tag, title, spoken] of [
      ['it', 'Lanciare', 'it'],
      ['de', 'Cast', 'en'],
      ['fr', 'Lancer', 'fr'],
    ] as const) {
      outer.lang = tag;
      await waitUntil(() => phase(game).includes(title));
      expect(lang(game)).to.equal(spoken);
      expect(game.record).to.equal(record);
    }
  });
  it('the last of several quick changes holds', async () => {
    const game = await mount({ ...people, lang: 'fr' });
    for (const tag of ['it', 'en', 'fr', 'it']) game.lang = tag;
    await waitUntil(() => phase(game).startsWith('Fase'));
    await aTimeout(100);
    expect(phase(game)).to.equal('Fase 2: Lanciare gli Incantesimi Maggiori');
    expect(lang(game)).to.equal('it');
  });
  it('a change while the game comes holds too', async () => {
    const game = element({ ...people, lang: 'fr' });
    (await place()).append(game);
    await Promise.resolve();
    game.lang = 'it';
    await game.ready();
    await waitUntil(() => lang(game) === 'it');
    expect(phase(game)).to.include('Lanciare');
  });
  it('the button that begins speaks the language before the game has come', async () => {
    const game = element({ ...people, lang: 'fr', load: 'click' });
    (await place()).append(game);
    await waitUntil(() => game.shadowRoot?.querySelector('button')?.textContent?.trim() === ownFr['ui.start']);
    expect(one(game, 'button').lang).to.equal('fr');
    game.lang = 'it';
    await waitUntil(() => one(game, 'button').textContent?.trim() === ownIt['ui.start']);
  });
  it('names the element and announces in its language', async () => {
    const game = await mount({ ...people, lang: 'fr' });
    const { messages } = listen(game);
    game.play(legalMoves(elfenwizards, replay(elfenwizards, ...start(game)))[0]!);
    await waitUntil(() => messages.length > 0);
    expect(messages.join(' ')).to.match(/^(Rouge|Vert|Bleu) obtient \d/);
    expect(one(game, '.board').getAttribute('aria-label')).to.equal('Plateau d’Elfenwizards, tour 1');
  });
});

describe('words of the page’s own', () => {
  it('come before the catalogues, the game’s and the element’s', async () => {
    const game = element({ ...people, lang: 'fr' });
    game.words = { 'ui.undo': 'Oups', 'seat:0': 'Alice', 'seat:1': 'Alice', 'seat:2': 'Alice' };
    (await place()).append(game);
    await game.ready();
    expect(words(one(game, '[data-do="undo"]'))).to.equal('Oups');
    expect(words(one(game, '.prompt'))).to.equal('Alice : lancez vos 7 dés.');
    expect(phase(game)).to.include('Lancer');
  });
  it('can be given later, in every language, and taken away', async () => {
    const game = await mount({ ...people, lang: 'it' });
    game.words = { 'phase:castMajorSpells': 'Dadi!' };
    await settled(game);
    expect(phase(game)).to.equal('Fase 2: Dadi!');
    game.lang = 'fr';
    await waitUntil(() => phase(game) === 'Phase 2 : Dadi!');
    game.words = {};
    await settled(game);
    expect(phase(game)).to.equal('Phase 2 : Lancer les sorts majeurs');
  });
  it('are one element’s alone', async () => {
    const [mine, theirs] = [await mount(people), await mount(people)];
    mine.words = { 'ui.undo': 'Oops' };
    await settled(mine);
    expect(words(one(theirs, '[data-do="undo"]'))).to.equal(ownEn['ui.undo']);
  });
});

for (const [tag, own, game] of [
  ['en', ownEn, undefined],
  ['fr', ownFr, fr],
  ['it', ownIt, italian],
] as const) {
  describe(`every phase in ${tag}`, () => {
    for (const name of [...WAITING, 'over']) {
      it(`${name}: whole sentences of one language, and no wider than 320 px`, async () => {
        const shown = await atPhase(name, { lang: tag }, 320);
        expect(lang(shown)).to.equal(tag);
        if (game) expect(phase(shown)).to.include(game[`phase:${name}` as keyof typeof game]);
        one(shown, '[data-do="new"]').click();
        await settled(shown);
        const sentences = said(shown);
        expect(sentences).to.include(own['ui.seedHelp']);
        expect(sentences.filter((text) => HOLLOW.test(text))).to.eql([]);
        if (game) expect(sentences.filter((text) => ENGLISH.test(text))).to.eql([]);
        one<HTMLDialogElement>(shown, 'dialog').close();
        await settled(shown);
        all<HTMLDetailsElement>(shown, 'details').forEach((details) => (details.open = true));
        await settled(shown);
        expect(wide(shown)).to.eql([]);
      });
    }
  });
}

/** What stands out of the element, or has words cut off. */
function wide(game: PlayableGame): string[] {
  const { left, right } = game.getBoundingClientRect();
  return all(game, '*')
    .filter((e) => {
      // A row of buttons scrolls where it is narrow: what it holds may be out of sight, the row itself not.
      if (e.closest('svg, .visually-hidden, dialog, option, optgroup, .pick > *')) return false;
      const box = e.getBoundingClientRect();
      const isOut = box.width > 0 && (box.right > right + 1 || box.left < left - 1);
      const isCut = /^(button|summary|p|label|th|td|li)$/.test(e.localName) && e.scrollWidth > e.clientWidth + 1;
      return isOut || (isCut && e.clientWidth > 0);
    })
    .map((e) => `${e.localName}.${e.className} ${words(e).slice(0, 40)}`);
}

/** A game as it was begun and played. */
function start(game: PlayableGame) {
  const { start, moves } = parseRecord(elfenwizards, game.record);
  return [start, moves] as const;
}
