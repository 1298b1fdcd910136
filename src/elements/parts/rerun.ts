/** A game that is over, shown again from its beginning, frame by frame, for as long as the reader lets it. */
import type { Snapshot } from '../../kernel/game.js';
import type { Session } from './session.js';

/** How long a frame is looked at that tells something, in milliseconds, whatever motion goes with it. */
const READ = 900;

export class Rerun {
  readonly #session: Session;
  readonly #frames: readonly { readonly frame: Snapshot; readonly move: number; readonly isTold: boolean }[];
  readonly #length: number;
  readonly #told: (move: number | undefined) => void;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `told` is called with the number of moves on show, and with nothing when it is over or was left. */
  constructor(session: Session, told: (move: number | undefined) => void) {
    this.#session = session;
    this.#told = told;
    const { steps, length } = session.playthrough;
    this.#length = length;
    this.#frames = steps.flatMap(({ frames }, move) =>
      frames.map((frame, i) => ({
        frame,
        move,
        isTold: i === 0 || frames[i - 1]!.context.table.last !== frame.context.table.last,
      })),
    );
  }
  /** Begins; `read` is how long a frame is looked at at least. */
  start(read = READ): void {
    const { playback } = this.#session;
    playback.take({ cause: 'look', frames: [this.#frames[0]!.frame] });
    this.#told(0);
    this.#next = 1;
    this.#wait(read);
  }
  /** Leaves it: the end is on show again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#told(undefined);
    this.#session.goLive();
  }

  #wait(read: number): void {
    this.#timer = setTimeout(() => this.#step(read), read);
  }
  /** Whether nobody went elsewhere meanwhile. */
  get #isWanted(): boolean {
    const { playthrough, playback, isAway } = this.#session;
    const { cursor, length } = playthrough;
    const shown = this.#frames[this.#next - 1]!.frame;
    return !isAway && cursor === length && length === this.#length && playback.shown === shown;
  }
  #step(read: number): void {
    const { playback } = this.#session;
    if (!this.#isWanted) return this.#told(undefined);
    // What moves comes to rest first.
    if (!playback.isResting) return this.#wait(read / 4);
    for (;;) {
      const next = this.#frames[this.#next];
      if (!next) return this.#told(undefined);
      this.#next++;
      playback.take({ cause: 'move', frames: [next.frame] });
      if (!next.isTold) continue;
      this.#told(next.move);
      return this.#wait(read);
    }
  }
}
