import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooseMove, legalMoves, play, start, viewFor } from 'playable-rules/kit';
import { describeGame } from 'playable-rules/testing';
import polignac from '../../examples/polignac/index.js';
import { CARDS, type Table } from '../../examples/polignac/rules.js';

describeGame(
  polignac,
  { describe, test },
  {
    folder: 'examples/polignac',
    // The hands of the others are hidden.
    redeal(table: Table, viewer, pick) {
      const known = [...table.trick, ...table.spent, ...(viewer === 'spectator' ? [] : table.hands[viewer]!)];
      const unseen = CARDS.filter((card) => !known.includes(card));
      const any = () => unseen.splice(pick(unseen.length), 1)[0]!;
      const inOrder = (cards: readonly string[]) => CARDS.filter((card) => cards.includes(card));
      return { ...table, hands: table.hands.map((hand, seat) => (seat === viewer ? hand : inOrder(hand.map(any)))) };
    },
    invariants: () => (table) => {
      const left = table.counters.reduce((sum, counters) => sum + counters, 0);
      return left < 15 ? ['the jacks cost more than five counters'] : [];
    },
  },
);

test('the default opponent pays fewer counters than three others who play at random', () => {
  const { game } = polignac;
  const games = 40;
  let kept = 0;
  let others = 0;
  for (let n = 0; n < games; n++) {
    const own = n % 4;
    let now = start(game, { players: 4, seed: n });
    for (let step = 0; now.status === 'active'; step++) {
      const moves = legalMoves(game, now);
      const { seat } = moves[0]!;
      const seed = 97 * n + step;
      const random = moves[Math.floor(Math.abs(Math.sin(seed)) * moves.length)]!;
      now = play(
        game,
        now,
        seat === own ? chooseMove(game, viewFor(game, now, seat), { seed, level: 'normal', budget: 20 }) : random,
      );
    }
    now.context.table.counters.forEach((counters, seat) => {
      if (seat === own) kept += counters;
      else others += counters / 3;
    });
  }
  // Each begins with five.
  const [paid, theirs] = [5 - kept / games, 5 - others / games];
  assert.ok(paid < 0.75 * theirs, `${paid} against ${theirs}`);
});
