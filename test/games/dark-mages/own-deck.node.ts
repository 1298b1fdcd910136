/** Playing with a custom deck. Mutation tests run this file, so it reads no file except the sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK_DATA } from '../../../src/games/dark-mages/data/deck.js';
import { darkMages, gameWithDeck, type DeckData, type Table } from '../../../src/games/dark-mages/index.js';
import {
  BadInput,
  formatRecord,
  frames,
  legalMoves,
  parseMove,
  parseRecord,
  play,
  positionOf,
  refusal,
  resume,
  start,
  type Snapshot,
} from '../../../src/index.js';
import { load } from '../../../src/games/index.js';
import { nameOf } from '../../../src/kernel/game.js';
import { formatLink, parseLink } from '../../../src/kernel/permalink.js';
import { sketch, type Sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import { seeded } from '../../../src/kernel/random.js';
import { withCard, type Changes } from './cards.js';

test('a game with a custom deck is played with its cards', () => {
  const mine = {
    ...DECK_DATA,
    cards: DECK_DATA.cards.map((card) =>
      card.category === 'spell' ? { ...card, id: `my_${card.id}`, level: 1, dice: '2d20' } : card,
    ),
  };
  const game = gameWithDeck(mine);
  assert.ok((game.fields.cast.card as readonly string[]).includes('my_sp_fireball'));
  let snapshot = start(game, { players: 2, seed: 5 });
  let casts = 0;
  for (let n = 0; n < 400 && snapshot.status === 'active'; n++) {
    const offered = legalMoves(game, snapshot);
    const move = offered.find(({ type }) => type === 'cast') ?? offered[n % offered.length]!;
    casts += Number(move.type === 'cast' && move.card.startsWith('my_'));
    assert.equal(game.violation(snapshot.context.table, 'over'), undefined);
    snapshot = play(game, snapshot, move);
  }
  assert.ok(casts > 0);
});

test('a deck written anew, with no card and no mage of the default one, is played to the end', () => {
  const own = (id: string) => `own_${id}`;
  const written = JSON.parse(
    JSON.stringify({
      ...DECK_DATA,
      meta: { title: 'Mine', attribution: 'By me.' },
      characters: DECK_DATA.characters.map((mage) => ({ ...mage, id: own(mage.id), ac: 8, arcane_level: 2 })),
      cards: DECK_DATA.cards.map((card) => ({ ...card, id: own(card.id), name_en: `My ${card.name_en}` })),
    }),
    (key, value: unknown) => (key === 'counterable_by' ? (value as string[]).map(own) : value),
  ) as DeckData;
  const game = gameWithDeck(written);
  let snapshot = start(game, { players: 3, seed: 2 });
  for (let n = 0; n < 3000 && snapshot.status === 'active'; n++) {
    const offered = legalMoves(game, snapshot);
    snapshot = play(game, snapshot, offered[(n * 7) % offered.length]!);
    assert.equal(game.violation(snapshot.context.table, 'over'), undefined);
  }
  assert.equal(snapshot.status, 'done');
  const { mages, pile, discards } = snapshot.context.table;
  const ids = [...mages.map(({ character }) => character), ...pile, ...discards];
  assert.deepEqual(
    ids.filter((id) => !id.startsWith('own_')),
    [],
  );
});

test('DM-P5 a Skill can be used in the preparation if its card in the deck allows it', () => {
  const early = gameWithDeck(withCard('sk_foresight', { phase: ['preparation', 'attack'] }) as DeckData);
  let open = 0;
  for (let seed = 1; seed < 40 && open === 0; seed++) {
    const snapshot = start(early, { players: 8, seed });
    const { active } = snapshot.context.table;
    if (!snapshot.context.table.mages[active]!.hand.includes('sk_foresight')) continue;
    const skill = legalMoves(early, snapshot).find(({ type }) => type === 'skill');
    assert.ok(skill, 'the Skill is offered');
    assert.equal(play(early, snapshot, skill).context.table.done.skill, true);
    open++;
  }
  assert.equal(open, 1, 'some start has the card in the first hand');
});

/**
 * Kinds of cards that the standard deck lacks: for one phase only, for two turns of the target without a duration, with
 * dice plus a constant.
 */
const UNUSUAL: Readonly<Record<string, Changes>> = {
  po_growth: { phase: ['attack'] },
  sp_entangle: { duration: null, effects: [{ op: 'stat', who: 'target', stat: 'ac', amount: -2, turns: 2 }] },
  en_wyvern: { effects: [{ op: 'enemy_attack_all', dice: '1d10+5' }] },
};

/** Matches a `BadInput` with this path. */
const badInputAt = (path: string) => (error: unknown) => error instanceof BadInput && error.path === path;

test('records, links and positions of a custom deck name it, and open with that deck only', () => {
  const other = gameWithDeck(withCard('sp_fireball', { level: 1 }) as DeckData);
  const another = gameWithDeck(withCard('sp_fireball', { level: 3 }) as DeckData);
  assert.match(nameOf(other), /^dark-mages-[0-9a-z]+$/);
  assert.notEqual(nameOf(other), nameOf(another));
  const record = { start: { players: 2, seed: 4 }, moves: [] };
  const [text, link, position] = [
    formatRecord(other, record),
    formatLink(other, record),
    positionOf(other, start(other, record.start)),
  ];
  assert.deepEqual(parseRecord(other, text).start, { ...record.start, options: {} });
  assert.deepEqual(parseLink(other, link), record);
  assert.deepEqual(positionOf(other, resume(other, position, { seed: 1 })), position);
  for (const game of [darkMages, another]) {
    assert.throws(() => parseRecord(game, text), badInputAt('line 2'));
    assert.throws(() => parseLink(game, link), badInputAt('link.game'));
    assert.throws(() => resume(game, position, { seed: 1 }), badInputAt('position.game'));
  }
  assert.throws(() => parseLink(other, formatLink(darkMages, record)), badInputAt('link.game'));
});

test('a card of a custom deck follows its own phases, duration and dice', () => {
  const game = gameWithDeck({
    ...DECK_DATA,
    cards: DECK_DATA.cards.map((one) => ({ ...one, ...UNUSUAL[one.id] })),
  } as DeckData);
  const begun = (phase: string, drawn: Sketch) =>
    resume(game, { ...sketch(phase, drawn), game: nameOf(game) }, { seed: 1 });
  const after = (from: Snapshot<Table>, ...lines: string[]) =>
    lines.flatMap((line) => {
      const all = frames(game, from, parseMove(game, line));
      from = all.at(-1)!;
      return all;
    });

  const early = begun('preparation.deciding', { mages: { red: { hand: ['po_growth'] } } });
  assert.deepEqual(refusal(game, early, parseMove(game, 'red drink po_growth')), {
    rule: 'DM-P3',
    code: 'notInThisPhase',
    params: { card: 'po_growth', stage: 'preparation' },
  });

  const attack = begun('attack.deciding', { mages: { red: { hand: ['sp_entangle'] } } });
  const met = [1, 2, 3].map((seed) => ({
    ...attack,
    context: { table: { ...attack.context.table, rng: seeded(seed) } },
  }));
  const mages = met.map(
    (from) => after(from, 'red cast sp_entangle green', 'green pass').at(-1)!.context.table.mages[1]!,
  );
  const weak = mages.flatMap(({ effects }) => effects.map(({ until, turns, seat }) => ({ until, turns, seat })));
  assert.deepEqual([...new Set(weak.map((one) => JSON.stringify(one)))], ['{"until":"end","turns":2,"seat":1}']);

  const drawn = { mages: { red: { hand: ['df_dodge'] } }, pile: ['en_wyvern'] };
  const said = after(begun('end.deciding', drawn), 'red keep', 'green pass', 'red pass');
  const { dice, total } = said.flatMap(({ context }) => context.table.last).find(({ code }) => code === 'strikeDamage')!
    .params as { dice: number[]; total: number };
  assert.equal(total, dice[0]! + 5);
});

test('a deck that differs in names and texts only counts as the same deck', () => {
  const renamed = gameWithDeck(
    withCard('sp_fireball', { name_en: 'Ball of Fire', text_fr: 'Autrement dit.' }) as DeckData,
  );
  assert.equal(nameOf(renamed), 'dark-mages');
});

test('elements get the deck’s own names, falling back to English, and its own credit', async () => {
  const usual = await load('dark-mages');
  const mine = withCard('en_troll', { name_en: 'Ogre', name_fr: 'Ogre', hp: 9, text_it: 'Un orco.' });
  const own = await usual.withData!({ ...mine, meta: { title: 'Mine', attribution: 'By me.' } }, usual);
  const [en, it] = [await own.text('en'), await own.text('it')];
  assert.equal(en['card:en_troll'], 'Ogre');
  assert.equal(it['card:en_troll'], 'Ogre');
  assert.equal(it['card.text:en_troll'], 'Un orco.');
  assert.equal(en['foe:en_troll'], undefined, 'the article of the standard name is dropped');
  assert.match(en['game.credit']!, /Mine By me\./);
  assert.doesNotMatch(en['game.credit']!, /SRD|System Reference/);
  assert.equal((await usual.text('en'))['card:en_troll'], 'Troll');
  await assert.rejects(
    async () => usual.withData!(withCard('sp_fireball', { dice: '1d7' }), usual),
    badInputAt('deck.cards.sp_fireball.dice'),
  );
});
