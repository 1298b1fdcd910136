/** Replays a finished game from its beginning, frame by frame, until the reader stops it. */
import type { Snapshot } from '../../kernel/game.js';
import { pace, type Pace } from '../session/pace.js';
import type { Session } from '../session/session.js';

/** The least time in milliseconds for which a frame with news is on show at each pace, whatever its motion takes. */
const READ: Readonly<Record<Pace, number>> = { slow: 1400, normal: 900, fast: 300, instant: 60 };

export class Rerun {
  readonly session: Session;
  readonly #frames: readonly { readonly frame: Snapshot; readonly move: number; readonly isTold: boolean }[];
  readonly #length: number;
  readonly #onMove: (move: number | undefined) => void;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onMove` gets the number of moves on show, and `undefined` when the rerun ends or is left. */
  constructor(session: Session, onMove: (move: number | undefined) => void) {
    this.session = session;
    this.#onMove = onMove;
    const { plies, length } = session.playthrough;
    this.#length = length;
    this.#frames = plies.flatMap(({ frames }, move) =>
      frames.map((frame, i) => ({
        frame,
        move,
        isTold: i === 0 || frames[i - 1]!.context.table.last !== frame.context.table.last,
      })),
    );
  }
  start(): void {
    const { playback } = this.session;
    playback.take({ cause: 'look', frames: [this.#frames[0]!.frame] });
    this.#onMove(0);
    this.#next = 1;
    this.#wait();
  }
  /** Stops the rerun and shows the end again. */
  stop(): void {
    this.leave();
    this.session.goLive();
  }
  /** Stops the rerun, since something else is on show. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#onMove(undefined);
  }

  /** The reader may change the pace at any time; `share` is a part of the time. */
  #wait(share = 1): void {
    this.#timer = setTimeout(() => this.#showNext(), share * READ[pace()]);
  }
  /** Whether the rerun's frame is still on show: the reader has not gone elsewhere. */
  get #isWanted(): boolean {
    const {
      visit: { isOn: isVisiting },
      playthrough,
      playback,
    } = this.session;
    const { cursor, length } = playthrough;
    const shown = this.#frames[this.#next - 1]!.frame;
    return !isVisiting && cursor === length && length === this.#length && playback.shown === shown;
  }
  #showNext(): void {
    const { playback } = this.session;
    if (!this.#isWanted) return this.#onMove(undefined);
    // The motion of the last frame ends first.
    if (!playback.isResting) return this.#wait(1 / 4);
    for (;;) {
      const next = this.#frames[this.#next];
      if (!next) return this.#onMove(undefined);
      this.#next++;
      playback.take({ cause: 'move', frames: [next.frame] });
      if (!next.isTold) continue;
      this.#onMove(next.move);
      return this.#wait();
    }
  }
}
