/** The part of a picture around one state, where the whole would be too small to read. */
import type { Box, Diagram } from '../../inspector/diagram.js';
import type { Picture } from '../ui/viewport.js';
import { indexIn, type LiveChart } from './live-chart.js';

export interface NearPart {
  /** The rectangle that holds it. */
  readonly box: Box;
  /** The states and transitions that have to do with it. Others are not seen: of them, lines from nowhere to nowhere would cross it. */
  readonly ids: ReadonlySet<string>;
}

/** Free space around the part, in units of the picture: the edge of an enlarged picture fades. */
const MARGIN = 14;

/**
 * The largest branch around a state, or around the source of a transition, that has room; and the states that transitions
 * connect with it, as many as have room beside it.
 */
export function nearPart(chart: LiveChart, whole: Diagram, id: string, room: Picture): NearPart | undefined {
  const index = indexIn(chart);
  const boxes = new Map(whole.states.map((place) => [place.id, grown(place.box)]));
  const around = index.around(index.isState(id) ? id : index.transition(id).source).map((state) => state.id);
  const fits = ({ width, height }: Box) => width <= room.width && height <= room.height;
  const branch = around.findLast((outer) => boxes.has(outer) && fits(boxes.get(outer)!)) ?? around[0]!;
  const first = boxes.get(branch);
  if (!first) return undefined;
  let box = first;
  const near = new Set([branch, ...index.inside(branch)]);
  for (const from of near)
    for (const { source, targets } of chart.graph.transitions) {
      const ends = [source, ...targets];
      if (!ends.includes(from)) continue;
      for (const end of ends) {
        const other = near.has(end) || around.includes(end) ? undefined : boxes.get(end);
        const both: Box | undefined = other && union(box, other);
        if (!both || !fits(both)) continue;
        box = both;
        [end, ...index.inside(end)].forEach((each) => near.add(each));
      }
    }
  const ids = new Set([...near, ...around, ...chart.taken.ids]);
  for (const { id: transition, source, targets } of chart.graph.transitions)
    if (near.has(source) || (around.includes(source) && targets.some((target) => near.has(target))))
      ids.add(transition);
  return { box, ids };
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});
function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
