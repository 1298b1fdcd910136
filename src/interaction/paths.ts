/** The anchors that readers can point at: for each move the anchors that it touches, the beginning first. */
export type Paths = readonly (readonly string[])[];

/** Whether a move begins at an anchor. */
export const begins = (paths: Paths, anchor: string | undefined): boolean => paths.some((p) => p[0] === anchor);
/** Whether an anchor is a place: a move ends there and none begins there. */
export const isPlace = (paths: Paths, anchor: string | undefined): boolean =>
  anchor !== undefined && !begins(paths, anchor) && paths.some((p) => p[1] === anchor);

/** The kinds of the reader's pieces, by name: the anchors of each kind in the order in which they come to the hand. */
export type Kinds = Readonly<Record<string, readonly string[]>>;
export const kindOf = (kinds: Kinds, anchor: string | undefined): string | undefined =>
  Object.keys(kinds).find((kind) => kinds[kind]!.includes(anchor!));
/**
 * The anchor that can go to the place `to` instead of `chosen`, which cannot: the first of its kind that can, else the only
 * one of any kind. `undefined` if there is none, or if `to` is not a place.
 */
export function standIn(
  { paths, kinds, chosen }: { readonly paths: Paths; readonly kinds: Kinds; readonly chosen: string | undefined },
  to: string | undefined,
): string | undefined {
  if (!isPlace(paths, to)) return undefined;
  const able = [...new Set(paths.flatMap((p) => (p[1] === to ? [p[0]!] : [])))];
  const alike = kinds[kindOf(kinds, chosen) ?? ''] ?? [];
  return alike.find((from) => able.includes(from)) ?? (able.length === 1 ? able[0] : undefined);
}
