/** Checks of a game's opponents: each move is one of the view's, the same for the same seed, and a game between them ends. */
import assert from 'node:assert/strict';
import { thinking, type Bot } from '../../bots/protocol.js';
import { legalMoves, play, startFrames, viewFor, type View } from '../../index.js';
import { LEVELS, type Level, type Move } from '../../kernel/game.js';
import { amongMoves, runToCompletion } from '../../kernel/view.js';
import { freeze } from '../difference.js';
import { phaseOf, positions, seated, startOf } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';

/** How much they think here: whether they keep to the rules does not depend on it. */
const BUDGET = 1;
/** The most moves of a game between opponents. */
const LONGEST = 3000;

export function opponents(subject: Subject): Checks {
  const { ui } = subject;
  const { game } = ui;
  if (!ui.bot && !game.choose && !game.think) return {};
  /** The move that an opponent makes. What it does wrong is told with its seat, its level and the state. */
  const moveOf = (by: Bot, view: View, level: Level, seed: number): Move => {
    const advice = { level, seed, budget: BUDGET };
    const at = `the opponent of ${game.seats[view.seat as number]}, ${level}, in ${view.phase}`;
    try {
      const [move, again] = [0, 1].map(() => runToCompletion(thinking(by, { view, advice })));
      assert.deepEqual(again, move, 'another move for the same view and seed');
      // Programs call the one, pages the other.
      if (by.choose && by.think)
        assert.deepEqual(
          amongMoves(view, by.choose(view as View<never, never>, advice)),
          move,
          '`choose` and `think` differ',
        );
      return move!;
    } catch (error) {
      throw new Error(`${at}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  const viewOf = (...given: Parameters<typeof viewFor>): View => {
    const view = viewFor(...given);
    freeze(view);
    return view;
  };
  return {
    async 'choose one of the moves of their view, the same for the same seed, and bring a game to its end'() {
      const by = (await ui.bot?.()) ?? (game as Bot);
      for (const [n, snapshot] of positions(subject, { games: 3, each: 2, seed: 11 }).entries()) {
        const seats = legalMoves(game, snapshot).map(({ seat }) => seat);
        for (const seat of new Set(seats))
          if (seats.indexOf(seat) !== seats.lastIndexOf(seat))
            for (const level of LEVELS) moveOf(by, viewOf(game, snapshot, seat), level, n);
      }
      let snapshot = startFrames(game, startOf(seated(subject), 0, 3)).at(-1)!;
      for (let n = 0; snapshot.status === 'active'; n++) {
        if (n === LONGEST)
          assert.fail(`a game between opponents goes on after ${LONGEST} moves, in ${phaseOf(snapshot)}`);
        const [{ seat }] = legalMoves(game, snapshot) as readonly [Move, ...Move[]];
        const view = viewOf(game, snapshot, seat);
        const move = view.moves.length > 1 ? moveOf(by, view, 'easy', n) : view.moves[0]!;
        snapshot = play(game, snapshot, move);
      }
    },
  };
}
