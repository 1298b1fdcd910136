/** Who has a page open at a table, and for how long the others have been away. It knows neither seats nor a game. */
import type { Viewer } from '../../src/kernel/game.js';
import type { Clock } from './kept.js';

export class Attendance {
  readonly #clock: Clock;
  /** How many pages of each viewer are connected. */
  readonly #pages = new Map<Viewer, number>();
  /** When the last page of a viewer left. A viewer who has not come yet counts as away since this process woke the table. */
  readonly #left = new Map<Viewer, number>();
  readonly #woken: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#woken = clock.ran();
  }

  /** How many pages of this viewer are connected. */
  pages(viewer: Viewer): number {
    return this.#pages.get(viewer) ?? 0;
  }
  isHere(viewer: Viewer): boolean {
    return this.#pages.has(viewer);
  }
  /** Milliseconds since the last page of a viewer left; `null` while one is connected. */
  away(viewer: Viewer): number | null {
    return this.isHere(viewer) ? null : this.#clock.ran() - (this.#left.get(viewer) ?? this.#woken);
  }

  arrive(viewer: Viewer): void {
    this.#pages.set(viewer, this.pages(viewer) + 1);
  }
  /** Returns whether this was the viewer’s last page. */
  leave(viewer: Viewer): boolean {
    const pages = this.pages(viewer) - 1;
    if (pages > 0) this.#pages.set(viewer, pages);
    if (pages !== 0) return false;
    this.#pages.delete(viewer);
    this.#left.set(viewer, this.#clock.ran());
    return true;
  }
}
