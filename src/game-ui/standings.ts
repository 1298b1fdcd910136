'use deferred';
/** Who stands where: ranks, and the same in words. */
import type { Text } from '../i18n/text.js';
import type { Seat, View } from '../kernel/game.js';
import type { GameUi, Standing } from './game-ui.js';

/** What one side of a game is ranked by: what counts first, then what breaks ties; more is better. */
export interface Side extends Omit<Standing, 'rank'> {
  readonly by: readonly number[];
}
/** The standings of these sides, best first; those that are equal in everything share a rank. */
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
/** The standings where each seat plays for itself and the most points win; `standing.points` says them. */
export const byPoints = (points: readonly number[]): Standing[] =>
  ranked(points.map((n, seat: Seat) => ({ seats: [seat], by: [n], line: { code: 'points', params: { points: n } } })));

/** What a rank rests on, in words. */
export const lineOf = (
  { code, params }: NonNullable<Standing['line']>,
  ui: Pick<GameUi, 'factParams'>,
  view: View,
  text: Text,
): string => text(`standing.${code}`, ui.factParams(params, view));

/** Who has won, in words: those of rank 1, one standing or several that share it; nobody where nobody has that rank. */
export function winnersOf(ui: GameUi, view: View, text: Text): string {
  const best = ui.standings(view).filter(({ rank }) => rank === 1);
  const seats = best.flatMap((standing) => standing.seats);
  const params = ui.factParams(best[0]?.line?.params, view);
  const key = best.length === 0 ? 'result.none' : best.length === 1 ? 'result.won' : 'result.shared';
  return text(key, { ...params, seat: seats, count: seats.length });
}
