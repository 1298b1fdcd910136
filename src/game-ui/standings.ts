/** Computes standings, and puts them in words. */
import type { Text } from '../i18n/text.js';
import type { Seat, View } from '../kernel/game.js';
import type { GameUi, Standing } from './game-ui.js';

/** A side with its ranking values: the most important first, then the tie-breakers; greater is better. @public */
export interface Side extends Omit<Standing, 'rank'> {
  /** The ranking values; as many for each side. */
  readonly by: readonly number[];
}
/** The standings of these sides, best first; sides with equal values share a rank. @public */
export function ranked(sides: readonly Side[]): Standing[] {
  const ahead = (a: Side, b: Side): number => {
    const i = a.by.findIndex((value, n) => value !== b.by[n]);
    return i < 0 ? 0 : b.by[i]! - a.by[i]!;
  };
  return sides.toSorted(ahead).map(({ by, ...side }) => ({
    ...side,
    rank: 1 + sides.filter((other) => ahead(other, { by, ...side }) < 0).length,
  }));
}
/** The standings if each seat plays for itself and most points win; their text is `standing.points`. @public */
export const byPoints = (points: readonly number[]): Standing[] =>
  ranked(points.map((n, seat: Seat) => ({ seats: [seat], by: [n], line: { code: 'points', params: { points: n } } })));

/** The reason of a rank in words. */
export const lineOf = (
  { code, params }: NonNullable<Standing['line']>,
  ui: Pick<GameUi, 'factParams'>,
  view: View,
  text: Text,
): string => text(`standing.${code}`, ui.factParams(params, view));

/** The winners in words: one standing of rank 1, several that share it, or nobody if none has rank 1. */
export function winnersOf(ui: GameUi, view: View, text: Text): string {
  const all = ui.standings(view);
  const best = all.filter(({ rank }) => rank === 1);
  const seats = best.flatMap((standing) => standing.seats);
  const params = ui.factParams(best[0]?.line?.params, view);
  const next = Object.entries(ui.factParams(all[best.length]?.line?.params, view));
  const isClose = text.has('result.close') && next.length > 0 && next[0]![1] === params[next[0]![0]];
  const key =
    best.length === 0 ? 'result.none' : best.length > 1 ? 'result.shared' : isClose ? 'result.close' : 'result.won';
  const ofNext = Object.fromEntries(next.map(([name, value]) => [`${name}Next`, value]));
  return text(key, { ...ofNext, ...params, seat: seats, count: seats.length });
}
