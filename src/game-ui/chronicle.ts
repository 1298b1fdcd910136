/** The course of a finished game: the points after each round, and the turning point. */
import type { Seat, View } from '../kernel/game.js';
import type { GameUi } from './game-ui.js';

/** A moment of a game: the number of moves so far, and the view then. */
export interface ViewAfter {
  readonly move: number;
  readonly view: View;
}
export interface Round {
  readonly round: number;
  /** Whether it is the last scoring, after the round of this number. */
  readonly isFinal?: true;
  readonly points: readonly number[];
  /** The number of moves at its end. */
  readonly move: number;
}
/** The turning point: when the winners took the lead for good, or, if they always led, when their lead grew most. */
export interface Turn {
  readonly code: 'tookLead' | 'drewAway' | 'ledAll';
  readonly seats: readonly Seat[];
  /** Its round; `undefined` if the game counts no rounds. */
  readonly round: number | undefined;
  /** Whether it was the last scoring, after that round. */
  readonly isFinal?: true;
  readonly move: number;
  /** For `drewAway`, by how many points the lead grew; else 0. */
  readonly by: number;
}
export interface Chronicle {
  readonly rounds: readonly Round[];
  readonly turn: Turn | undefined;
}

/** The course of a game from its moments, in order; `rounds` is empty if the game counts none. */
export function chronicleOf(ui: Pick<GameUi, 'standings' | 'chronicle'>, moments: readonly ViewAfter[]): Chronicle {
  const ends: {
    readonly round: number | undefined;
    readonly points: readonly number[];
    readonly final: { readonly isFinal?: true };
    readonly at: ViewAfter;
  }[] = [];
  for (const at of moments) {
    const { round, points = [], isFinal = false } = ui.chronicle?.(at.view) ?? {};
    const before = ends.at(-1);
    if (round !== undefined && before?.round === round && (before.final.isFinal ?? false) === isFinal) ends.pop();
    ends.push({ round, points, final: isFinal ? { isFinal } : {}, at });
  }
  const leaders = ends.map(({ at }) => leadersOf(ui, at.view));
  const winners = leaders.at(-1) ?? [];
  const rounds = ends.flatMap(({ round, points, final, at }) =>
    round === undefined ? [] : [{ round, ...final, points, move: at.move }],
  );
  // The first moment with a leader. While all are level, as before the first points, nobody leads.
  const first = ends.findIndex(
    ({ at }, i) => leaders[i]!.length < ui.standings(at.view).flatMap(({ seats }) => seats).length,
  );
  if (ends.length < 2 || winners.length === 0 || first < 0) return { rounds, turn: undefined };
  const turnAt = (i: number, code: Turn['code'], by = 0): Turn => {
    const { round, final, at } = ends[i]!;
    return { code, seats: winners, round, ...final, move: at.move, by };
  };
  const before = leaders.findLastIndex((seats) => seats.join() !== winners.join());
  if (before >= first) return { rounds, turn: turnAt(before + 1, 'tookLead') };
  const ahead = ends.map(({ points }) => lead(points, winners));
  const grown = ahead.map((n, i) => n - (ahead[i - 1] ?? 0));
  const most = Math.max(...grown);
  if (most <= 0) return { rounds, turn: turnAt(first, 'ledAll') };
  const at = grown.indexOf(most);
  // Nobody was ahead before the first lead.
  return { rounds, turn: at > first ? turnAt(at, 'drewAway', most) : turnAt(at, 'tookLead') };
}

const leadersOf = (ui: Pick<GameUi, 'standings'>, view: View): readonly Seat[] =>
  ui
    .standings(view)
    .filter(({ rank }) => rank === 1)
    .flatMap(({ seats }) => seats)
    .sort((a, b) => a - b);

/** The winners' lead in points over the best of the others. */
function lead(points: readonly number[], winners: readonly Seat[]): number {
  const of = (isWinner: boolean) => points.filter((_, seat) => winners.includes(seat) === isWinner);
  return points.length === 0 ? 0 : Math.min(...of(true)) - Math.max(0, ...of(false));
}
