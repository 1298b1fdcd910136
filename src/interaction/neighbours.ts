/** Keyboard navigation between the places of a board. */

/** A place with its coordinates, and on a map (`next`) the ids of the places that paths connect it to. */
export interface BoardPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly next?: readonly string[] | undefined;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The one of `ids` that follows (`by` 1) or precedes (-1) `at`, cyclically. If `at` is not among them: the first or the last. */
export function besides(ids: readonly string[], at: string, by: 1 | -1): string | undefined {
  const i = ids.indexOf(at);
  return i < 0 ? ids.at(by > 0 ? 0 : -1) : ids[(i + by + ids.length) % ids.length];
}

/**
 * The id of the place that an arrow key, Home or End leads to: the nearest in that direction, where sideways distance counts
 * double; `from` itself if there is none; `undefined` for other keys or an unknown place. On a map, the nearest neighbour at
 * most 45° off the direction comes first, then the nearest of all places at most 45° off: with neighbours alone, no arrow
 * key would lead to some places.
 */
export function neighbour(anchors: readonly BoardPoint[], from: string, key: string): string | undefined {
  if (key === 'Home') return anchors[0]?.id;
  if (key === 'End') return anchors.at(-1)?.id;
  const way = DIRECTIONS[key];
  const here = anchors.find(({ id }) => id === from);
  if (!way || !here) return undefined;
  const nearest = (among: readonly BoardPoint[], isAhead = false) => {
    let best: { id: string; cost: number } | undefined;
    for (const { id, x, y } of among) {
      const along = (x - here.x) * way[0] + (y - here.y) * way[1];
      const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
      const cost = along + 2 * aside;
      if (along > 0 && (!isAhead || aside <= along) && (!best || cost < best.cost)) best = { id, cost };
    }
    return best?.id;
  };
  const { next } = here;
  const ahead =
    next &&
    (nearest(
      anchors.filter(({ id }) => next.includes(id)),
      true,
    ) ??
      nearest(anchors, true));
  return ahead ?? nearest(anchors) ?? from;
}
