/** What readers may point at: for each move the anchors that it touches, the beginning first. */
export type Paths = readonly (readonly string[])[];

/** Whether a move begins at an anchor. */
export const begins = (paths: Paths, anchor: string | undefined): boolean => paths.some((p) => p[0] === anchor);
/** Whether a move ends at an anchor where none begins. */
export const isPlace = (paths: Paths, anchor: string | undefined): boolean =>
  anchor !== undefined && !begins(paths, anchor) && paths.some((p) => p[1] === anchor);
