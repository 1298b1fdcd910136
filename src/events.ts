/** What the elements tell a page, as their `@fires` say. */
import type { Standing } from './game-ui/game-ui.js';
import type { Move, Refusal } from './kernel/game.js';

/** By the names of the events. */
export interface PlayableEvents {
  'playable-move': CustomEvent<{ readonly move: Move }>;
  'playable-moved': CustomEvent<{ readonly move: Move; readonly text: string }>;
  'playable-phase': CustomEvent<{ readonly phase: string }>;
  'playable-refuse': CustomEvent<{ readonly move: Move | undefined; readonly refusal: Refusal }>;
  'playable-step': CustomEvent<{ readonly lesson: string; readonly step: number; readonly of: number }>;
  /** A game has standings, a lesson its id. */
  'playable-over': CustomEvent<{ readonly standings: readonly Standing[] } | { readonly lesson: string }>;
  'playable-written': CustomEvent<{ readonly lesson: object }>;
}

declare global {
  // They go out through all that stands around an element: a page may listen anywhere.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what it extends is all that it adds
  interface GlobalEventHandlersEventMap extends PlayableEvents {}
}
