/** The worker's side of an advisor. It knows no game: it is told how to load one. */
import type { Advice, Move, View } from '../kernel/game.js';
import { conclude } from '../kernel/view.js';

/** As much of a game as an advisor needs; a game's opponent alone is enough, without its chart. */
export interface Thinker {
  choose?(view: View<never, never>, advice: Required<Advice>): Move;
  think?(view: View<never, never>, advice: Required<Advice>): Iterator<void, Move>;
}
export type LoadThinker = (game: string) => Promise<Thinker>;

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: View<unknown>;
  readonly advice: Required<Advice>;
}
/** A worker says hello first. An answer without a move is a fault: whoever asked finds out why by thinking for itself. */
export const HELLO = 'hello';
export interface Answer {
  readonly id: number;
  readonly move?: Move;
}

/** The thought that ends in a move. */
export function thought(thinker: Thinker, { view, advice }: Pick<Question, 'view' | 'advice'>) {
  const seen = view as View<never, never>;
  return thinker.think?.(seen, advice) ?? whole(() => thinker.choose!(seen, advice));
}
// A generator that never pauses: the choice of a game that cannot be taken in steps.
// eslint-disable-next-line require-yield
function* whole(choose: () => Move): Generator<void, Move> {
  return choose();
}

export interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(message: Answer | typeof HELLO): void;
}

export function answer(scope: WorkerScope, load: LoadThinker): void {
  scope.onmessage = ({ data }) => {
    const { id } = data;
    load(data.game)
      .then((thinker) => scope.postMessage({ id, move: conclude(thought(thinker, data)) }))
      .catch(() => scope.postMessage({ id }));
  };
  scope.postMessage(HELLO);
}
