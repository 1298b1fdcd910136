/** How often each transition was taken in a game up to the move shown, counted in small slices. */
import type { History } from '../../playthrough/history.js';
import { traceOf } from '../../inspector/microsteps.js';

/** Time per slice, in milliseconds. */
const SHARE = 8;
const NONE: ReadonlyMap<string, number> = new Map();

export class TransitionCounts {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #of: History['plies'] | undefined;
  #cursor = -1;
  #counts = NONE;
  readonly #onChange: () => void;

  /** `onChange` is called when a count that took several slices is complete. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#of = undefined;
  }

  /** The last complete counts; they stay until the new ones are complete. */
  of(playthrough: History): ReadonlyMap<string, number> {
    const { plies, cursor } = playthrough;
    if (plies !== this.#of || cursor !== this.#cursor) {
      this.stop();
      this.#of = plies;
      this.#cursor = cursor;
      this.#count(playthrough, new Map(), 0);
    }
    return this.#counts;
  }
  #count(playthrough: History, counts: Map<string, number>, from: number): void {
    const until = performance.now() + SHARE;
    let n = from;
    for (; n <= this.#cursor && performance.now() < until; n++)
      for (const { transition } of traceOf(playthrough, n)) add(counts, transition);
    if (n > this.#cursor) {
      this.#counts = counts;
      if (from > 0) this.#onChange();
    } else this.#timer = setTimeout(() => this.#count(playthrough, counts, n));
  }
}

function add(counts: Map<string, number>, id: string | undefined): void {
  if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
}
/** The counts for an actor's transitions. */
export function countTaken(taken: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of taken) add(counts, id);
  return counts;
}
