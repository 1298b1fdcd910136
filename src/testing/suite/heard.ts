/** What random games say: the parts of the suite that check it play them once. */
import assert from 'node:assert/strict';
import { frames, legalMoves, refusal, startFrames, viewFor, type Fact, type Snapshot, type View } from '../../index.js';
import { chartOf } from '../../kernel/chart.js';
import { memoized } from '../../kernel/memoized.js';
import { chooser, everyMove, phaseOf, seated, startOf, waysToBegin } from '../random-games.js';
import type { Subject } from '../subject.js';

/** How many games are heard. */
export const GAMES = 8;

/** A fact or a refusal with a view of it, and the key of its sentence. */
export interface Told {
  readonly key: string;
  readonly fact: Fact;
  readonly view: View;
}
/** A view of whoever may move at a ply of the `n`th game. */
interface Seen {
  readonly n: number;
  readonly ply: number;
  readonly view: View;
}
/** What random games say, which is the same in every language: what is seen at each ply, and whatever is told, once each. */
export interface Heard {
  readonly seen: readonly Seen[];
  readonly told: readonly Told[];
}

/** Plays random games. */
function listen(subject: Subject): Heard {
  const { game } = subject.ui;
  const chart = chartOf(game.machine);
  const players = seated(subject);
  const seen: Seen[] = [];
  const told = new Map<string, Told>();
  const tell = (kind: string, fact: Fact, view: View) => {
    const key = `${kind}.${fact.code}`;
    const what = `${key} ${fact.rule} ${JSON.stringify(fact.params)}`;
    if (!told.has(what)) told.set(what, { key, fact, view });
  };
  /** The facts that each seat is told; a secret fact is told to its own seat only. */
  const hear = (frame: Snapshot) => {
    for (let seat = 0; seat < game.seated(frame.context.table); seat++) {
      const view = viewFor(game, frame, seat);
      for (const fact of view.last) tell('fact', fact, view);
    }
  };
  for (let n = 0; n < GAMES; n++) {
    const choose = chooser(n, subject.idle);
    const beginning = startFrames(game, startOf(players, n % waysToBegin(players), n));
    beginning.forEach(hear);
    let snapshot = beginning.at(-1)!;
    for (let ply = 0; ; ply++) {
      const offered = legalMoves(game, snapshot);
      const view = viewFor(game, snapshot, offered[0]?.seat ?? 'spectator');
      seen.push({ n, ply, view });
      if (ply % 17 === n % 17)
        for (const seat of new Set([0, offered[0]?.seat ?? 0, view.players - 1])) {
          const phase = phaseOf(snapshot);
          const tried = new Set<string>();
          for (const move of everyMove(game, seat)) {
            // A verb that the phase does not have is refused in the same words whatever else the move says: one such move is
            // enough, unless another move may open a phase that has the verb.
            if (tried.has(move.type) && !chart.verbs(phase).includes(move.type) && !chart.meta(phase).openedBy)
              continue;
            tried.add(move.type);
            const why = refusal(game, snapshot, move);
            if (why) tell('refuse', why, view);
          }
        }
      if (offered.length === 0) break;
      const shown = frames(game, snapshot, choose(offered));
      shown.forEach(hear);
      snapshot = shown.at(-1)!;
    }
    assert.ok(chart.ends(phaseOf(snapshot)));
  }
  return { seen, told: [...told.values()] };
}

/** What the random games of a subject say; they are played when it is first asked for. */
export const heardIn = memoized(listen);
