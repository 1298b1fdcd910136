/** What an element passes to its session: the game, who may move and look, and callbacks for events. */
import type { Change } from '../../playthrough/history.js';
import type { Fact, Move, Refusal, Seat, Snapshot, Viewer } from '../../kernel/game.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Answer } from '../../playthrough/wire.js';
import type { Autosave } from './autosave.js';
import type { Entrance } from './frame-playback.js';
import type { Session } from './session.js';

/** Callbacks of a session to its element. */
export interface SessionEvents {
  /**
   * A frame is shown. `facts` are the new facts that the reader may know; facts that the frame before has reported are left
   * out.
   */
  frame(facts: readonly Fact[], entrance: Entrance): void;
  refused(move: Move | undefined, refusal: Refusal, anchor: string | undefined, from?: string): void;
  /** This is the only legal move; it is played automatically soon. */
  forced?(move: Move): void;
  /** Several moves touch the places that the reader pointed at: ask which one is meant. */
  ask(moves: readonly Move[], anchor: string): void;
  /** The server did not make a move, for another reason than a rule. */
  unsent?(answer: Answer): void;
  /** An opponent failed, or something on the way to the server that should not. */
  failed(error: unknown): void;
  /** The game's own code failed at a move, which was not made. */
  broke?(error: unknown): void;
  /** The game itself is another than before, by a move, an undo or the reader's choice of another one. */
  changed?(): void;
  dispatch(type: string, detail: object, cancelable?: boolean): boolean;
}

export interface SessionOptions {
  readonly ui: GameUi;
  /** Keeps the game; without it nothing is kept. */
  readonly autosave?: Autosave;
  /** Whether nobody may move. */
  readonly readonly: () => boolean;
  /** Whether nothing moves by itself, neither opponents nor forced moves, until `resume` is called. */
  readonly waits?: (session: Session) => boolean;
  readonly events: SessionEvents;
  /** Whether the only legal move is played automatically. */
  readonly forces?: () => boolean;
  /** How long such a move is announced before it is played, in milliseconds. */
  readonly tells?: () => number;
  /** How long the frame on show stays, in milliseconds. Default: as the game says. */
  readonly pace?: (frame: Snapshot) => number;
  /** The viewer, independent of who acts; `undefined` if the people at this device are the viewers. */
  readonly fixedViewer?: (people: readonly Seat[]) => Viewer | undefined;
  /** The seat that texts call `you`, whoever plays the seats. Default: that of the only person at this device. */
  readonly you?: Seat | undefined;
  /** The part of a change to show now; the rest is shown on request. */
  readonly trim?: (change: Change) => Change;
}
