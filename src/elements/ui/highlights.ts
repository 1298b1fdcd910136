/** Highlights on the board besides those of the current frame. */
export interface Highlights {
  /** The places of the item in the panel that the reader points at. */
  readonly lit?: readonly string[] | undefined;
  /** The places that others changed since the reader's own last move. */
  readonly recent?: ReadonlySet<string> | undefined;
}
