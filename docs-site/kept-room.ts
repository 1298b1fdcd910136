/** The line for an author's style sheet that keeps room for an element until its script has come. */
import type { Kind } from '../src/embed/address.js';

/**
 * The least height until an element is defined: nearly all of the window, so that what follows is out of sight when it moves. But
 * never more than the element has itself, in windows of any width: then what follows would move up. Other kinds keep no room
 * themselves between their script and their content.
 */
export const KEPT = { game: 'min(100vh, 1000px)', lesson: 'min(100vh, 480px)' } as const;

/** The line for a kind; empty for kinds without one. */
export const keptRoom = (kind: Kind): string =>
  kind in KEPT
    ? `<style>playable-${kind}:not(:defined) { display: block; min-height: ${KEPT[kind as keyof typeof KEPT]} }</style>`
    : '';
