/** The events of the elements; their `@fires` tags describe them. */
import type { Standing } from './game-ui/game-ui.js';
import type { Move, Refusal } from './kernel/game.js';

/** Event types by event name. */
export interface PlayableEvents {
  'playable-move': CustomEvent<{ readonly move: Move }>;
  'playable-moved': CustomEvent<{ readonly move: Move; readonly text: string }>;
  'playable-changed': CustomEvent<null>;
  'playable-phase': CustomEvent<{ readonly phase: string }>;
  'playable-refuse': CustomEvent<{ readonly move: Move | undefined; readonly refusal: Refusal }>;
  'playable-step': CustomEvent<{ readonly lesson: string; readonly step: number; readonly of: number }>;
  /** For a game the standings, for a lesson its id. */
  'playable-over': CustomEvent<{ readonly standings: readonly Standing[] } | { readonly lesson: string }>;
  'playable-written': CustomEvent<{ readonly lesson: object }>;
}

declare global {
  // The events bubble and are composed: a page may listen on any ancestor.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what it extends is all that it adds
  interface GlobalEventHandlersEventMap extends PlayableEvents {}
}
