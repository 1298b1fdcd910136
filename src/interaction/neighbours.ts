'use deferred';
/** Where keys lead on a board, from place to place. */

/** Where it lies, and on a map the places that ways lead to from it. */
export interface Place {
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

/** The neighbour of a place on a map that comes after or before another one, in their order and round again. */
export function besides(anchors: readonly Place[], hub: string, at: string, by: 1 | -1): string | undefined {
  const next = anchors.find(({ id }) => id === hub)?.next ?? [];
  const i = next.indexOf(at);
  return i < 0 ? next.at(by > 0 ? 0 : -1) : next[(i + by + next.length) % next.length];
}

/**
 * The place that an arrow, Home or End leads to from another: the nearest on that side, a step aside counting double; the
 * same place where there is none. On a map it is a neighbour that lies rather that way than aside, else any place that
 * does: by neighbours alone the arrows would lead to some places from nowhere.
 */
export function neighbour(anchors: readonly Place[], from: string, key: string): string | undefined {
  if (key === 'Home') return anchors[0]?.id;
  if (key === 'End') return anchors.at(-1)?.id;
  const way = DIRECTIONS[key];
  const here = anchors.find(({ id }) => id === from);
  if (!way || !here) return undefined;
  const nearest = (among: readonly Place[], isAhead = false) => {
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
