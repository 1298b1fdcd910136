/** What a session is given by its element: whose game it is, who may move and look, and what it tells. */
import type { Change } from '../../playthrough/playthrough.js';
import type { Fact, Move, Refusal, Seat, Snapshot, Viewer } from '../../kernel/game.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Autosave } from './autosave.js';
import type { Entrance } from './frame-playback.js';

/** What a session tells its element. */
export interface SessionEvents {
  /** A frame is shown: `facts` are those of it that the reader may know, none where the frame before told them. */
  frame(facts: readonly Fact[], entrance: Entrance): void;
  refused(move: Move | undefined, refusal: Refusal, anchor: string | undefined, from?: string): void;
  /** This move is the only one, and is made by itself soon. */
  forced?(move: Move): void;
  /** Several moves touch the places that the reader pointed at: which of them is meant? */
  ask(moves: readonly Move[], anchor: string): void;
  /** An opponent failed. */
  failed(error: unknown): void;
  tell(type: string, detail: object, cancelable?: boolean): boolean;
}

export interface SessionOptions {
  readonly ui: GameUi;
  readonly keeper: Autosave;
  /** Whether nobody may move. */
  readonly readonly: () => boolean;
  readonly events: SessionEvents;
  /** Whether a move that is the only one is made by itself. */
  readonly forces?: () => boolean;
  /** How long the frame on show is looked at, in milliseconds; what the game says, unless it is told. */
  readonly pace?: (frame: Snapshot) => number;
  /** Who looks, whoever acts; `undefined` where the people do who sit here. */
  readonly looksOn?: (people: readonly Seat[]) => Viewer | undefined;
  /** What is shown now of a change, where the rest waits to be asked for. */
  readonly trim?: (change: Change) => Change;
}
