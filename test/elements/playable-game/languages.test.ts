/** The element in the languages it is translated to: side by side, switched, and with the page's own words. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { fr as ownFr } from '../../../src/i18n/fr.js';
import { it as ownIt } from '../../../src/i18n/it.js';
import { en as playingEn } from '../../../src/i18n/playing/en.js';
import { fr as playingFr } from '../../../src/i18n/playing/fr.js';
import { it as playingIt } from '../../../src/i18n/playing/it.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import { replay } from '../../../src/kernel/play.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { element, listen, mount, one, place, settled, words } from './support.js';

const people = { players: '3', seats: 'human human human' };
const phase = (game: PlayableGame) => words(one(game, '.phase'));
const lang = (game: PlayableGame) => one(game, '.game').lang;

describe('languages', () => {
  it('differ between elements of one page, also inside a shadow root', async () => {
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
      playingFr['ui.new'],
      playingIt['ui.new'],
      playingEn['ui.new'],
    ]);
  });
  it('switch while a game runs without changing its record, to English if there is no translation', async () => {
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
  it('end with the last of several quick changes', async () => {
    const game = await mount({ ...people, lang: 'fr' });
    for (const tag of ['it', 'en', 'fr', 'it']) game.lang = tag;
    await waitUntil(() => phase(game).startsWith('Fase'));
    await aTimeout(100);
    expect(phase(game)).to.equal('Fase 2: Lanciare gli Incantesimi Maggiori');
    expect(lang(game)).to.equal('it');
  });
  it('change while the game loads', async () => {
    const game = element({ ...people, lang: 'fr' });
    (await place()).append(game);
    await Promise.resolve();
    game.lang = 'it';
    await game.ready();
    await waitUntil(() => lang(game) === 'it');
    expect(phase(game)).to.include('Lanciare');
  });
  it('apply to the start button before the game has loaded', async () => {
    const game = element({ ...people, lang: 'fr', load: 'click' });
    (await place()).append(game);
    await waitUntil(() => game.shadowRoot?.querySelector('button')?.textContent?.trim() === ownFr['ui.start']);
    expect(one(game, 'button').lang).to.equal('fr');
    game.lang = 'it';
    await waitUntil(() => one(game, 'button').textContent?.trim() === ownIt['ui.start']);
  });
  it('apply to announcements and to the label of the board', async () => {
    const game = await mount({ ...people, lang: 'fr' });
    const { messages } = listen(game);
    game.play(legalMoves(elfenwizards, replay(elfenwizards, ...start(game)))[0]!);
    await waitUntil(() => messages.length > 0);
    expect(messages.join(' ')).to.match(/^(Rouge|Vert|Bleu) obtient \d/);
    expect(one(game, '.board').getAttribute('aria-label')).to.equal('Plateau d’Elfenwizards, tour 1');
  });
});

describe('the page’s own words', () => {
  it('override the catalogues of the game and of the element', async () => {
    const game = element({ ...people, lang: 'fr' });
    game.words = { 'ui.undo': 'Oups', 'seat:0': 'Alice', 'seat:1': 'Alice', 'seat:2': 'Alice' };
    (await place()).append(game);
    await game.ready();
    expect(words(one(game, '[data-do="undo"]'))).to.equal('Oups');
    expect(words(one(game, '.prompt'))).to.equal('Alice : lancez vos 7 dés.');
    expect(phase(game)).to.include('Lancer');
  });
  it('can be set later, apply in every language, and can be removed', async () => {
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
  it('apply to one element only', async () => {
    const [mine, theirs] = [await mount(people), await mount(people)];
    mine.words = { 'ui.undo': 'Oops' };
    await settled(mine);
    expect(words(one(theirs, '[data-do="undo"]'))).to.equal(playingEn['ui.undo']);
  });
});

/** The start and the moves of a game, from its record. */
function start(game: PlayableGame) {
  const { start, moves } = parseRecord(elfenwizards, game.record);
  return [start, moves] as const;
}
