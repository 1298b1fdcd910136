/**
 * The recap cards of a round: what each player drew before the auction, and where each travelled and what that earned.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recap } from '../../../src/games/elfengold/help/recap.js';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { turnSentence } from '../../../src/elements/menu/ending.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { fr } from '../../../src/games/elfengold/text/fr.js';
import { it as italian } from '../../../src/games/elfengold/text/it.js';
import { factParams, formatValue, townName } from '../../../src/games/elfengold/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Fact, Viewer } from '../../../src/kernel/game.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import { frames } from '../../../src/kernel/play.js';
import { start } from '../../../src/kernel/start.js';
import { factsOf, viewFor } from '../../../src/kernel/view.js';
import { chooser, phaseOf, type Snap } from './games.js';

const text = textOf('en', [en], formatValue);
const phase = (snapshot: Snap) => phaseOf(snapshot).split('.')[0]!;

/** For every phase of a random game: the facts of its moves that this viewer may know, and the view after it. */
function* phases(seed: number, viewer: Viewer) {
  const choose = chooser(seed);
  let snapshot: Snap = start(elfengold, { players: 2 + (seed % 4), seed });
  let facts: Fact[] = [];
  while (snapshot.status === 'active') {
    const before = phase(snapshot);
    const made = frames(elfengold, snapshot, choose(legalMoves(elfengold, snapshot)));
    snapshot = made.at(-1)!;
    facts.push(...factsOf(elfengold, made, viewer).flat());
    if (made.every((frame) => phase(frame) === before)) continue;
    yield { facts, view: viewFor(elfengold, snapshot, viewer) };
    facts = [];
  }
}
const of = (facts: readonly Fact[], code: string, seat: unknown) =>
  facts.filter((fact) => fact.code === code && fact.params!['seat'] === seat).map(({ params }) => params!);

test('EG-2.1, EG-6.2, EG-6.3: a recap card follows each income and each round of journeys but the last, with right sums', () => {
  const cards = { drawn: 0, travelled: 0 };
  for (let seed = 1; seed <= 8; seed++) {
    for (const { facts, view } of phases(seed, 'spectator')) {
      const card = recap(facts, view, text);
      const has = (code: string) => facts.some((fact) => fact.code === code);
      const isLast = view.phase === 'over';
      assert.equal(card !== undefined, has('income') || (has('boardCleared') && !isLast));
      if (!card) continue;
      assert.deepEqual(card.lines.map(({ seat }) => seat).toSorted(), [...view.table.players.keys()]);
      for (const { seat, text: said, anchors } of card.lines) {
        const { coins, towns } = view.table.players[seat!]!;
        if (has('income')) {
          cards.drawn++;
          assert.match(said, new RegExp(`Now ${coins} coins?\\.$`));
          const unseen = of(facts, 'draw.unseen', seat).length;
          assert.equal(/(\d+) cards? unseen/.exec(said)?.[1] ?? '0', String(unseen));
          continue;
        }
        cards.travelled++;
        const fresh = of(facts, 'takesPiece', seat).map(({ town }) => town);
        assert.deepEqual(anchors, fresh);
        assert.match(said, new RegExp(`${towns.length} towns?, ${fresh.length} new\\.$`));
        for (const { to } of of(facts, 'travel', seat)) assert.ok(said.includes(townName(to as 'virst')), said);
        const [taken] = of(facts, 'coins', seat);
        assert.equal(/Takes (\d+) coins?\./.exec(said)?.[1] ?? '0', String(taken?.['coins'] ?? 0));
      }
    }
  }
  assert.ok(cards.drawn > 60 && cards.travelled > 60, JSON.stringify(cards));
});

test('EG-H1: a recap card shows a player’s own cards, and of others only how many were drawn unseen', () => {
  let told = 0;
  for (const { facts, view } of phases(3, 0)) {
    const card = recap(facts, view, text);
    if (!card || !facts.some(({ code }) => code === 'income')) continue;
    for (const { seat, text: said } of card.lines) {
      const own = [...of(facts, 'take', seat), ...of(facts, 'draw', seat)].map(({ card: drawn }) => String(drawn));
      for (const name of own) {
        const isOne = own.filter((other) => other === name).length === 1;
        assert.ok(said.includes(text(isOne ? `card.a:${name}` : `things:${name}`)), said);
      }
      assert.equal(/unseen/.test(said), seat !== 0 && of(facts, 'draw.unseen', seat).length > 0);
      told += own.length;
    }
  }
  assert.ok(told > 5);
});

for (const [lang, catalogue, drew, put] of [
  ['en', en, 'Red draws two elfcycles.', 'Takes a raft and three troll wagons.'],
  ['fr', fr, 'Rouge tire deux bicyclettes elfes.', 'Prend un radeau et trois chariots trolls.'],
  ['it', italian, 'Rosso pesca due elfocicli.', 'Prende una zattera e tre carri dei troll.'],
] as const)
  test(`EG-3.1, EG-1.1: several things of one kind are told once with their number (${lang})`, () => {
    const say = textOf(lang, [catalogue], formatValue);
    assert.equal(say('fact.drawTokens', factParams({ seat: 0, tokens: ['cycle', 'cycle'] })), drew);
    assert.equal(say('recap.cards', { card: ['raft', 'wagon', 'wagon', 'wagon'] }), put);
  });

test('EG-E1: the turning point of the game is told as a lead in towns, not in points', () => {
  const turn = { code: 'drewAway', seats: [0], round: 1, move: 9, by: 2 } as const;
  assert.equal(turnSentence(turn, text), 'Round 1: Red pulls away, ahead all along, by 2 towns.');
});
