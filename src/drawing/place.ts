/** Places of a board: what a reader points at, with the marks of their state and the room in which they can be touched. */
import { nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { BoardContext } from '../game-ui/game-ui.js';
import { at, box, few, grown, path, words, type Drawing, type Drawn, type Rect } from './strokes.js';
import { GOLD, INK } from './tones.js';

export interface Place {
  /** The anchor's id. */
  readonly id: string;
  /** What a screen reader says: which place it is, and what lies there. */
  readonly label: string;
  /** Where it can be touched. */
  readonly room: Rect;
  /** What the marks are drawn about, where that is not the room. */
  readonly frame?: Rect;
  /** The radius of the marks' corners. */
  readonly rounding?: number;
  /** How large the arrow is that a lesson points with. */
  readonly scale?: number;
  /** What lies here is drawn anew only when one of these has changed; at every update where none are given. */
  readonly dependencies?: readonly unknown[];
}

/**
 * A place of a board: a button that carries the anchor's id, the marks of its state, what `draw` says lies there, and the
 * focus ring. In a picture that is only looked at it is a drawing without role. `placeStyles` says how the marks look.
 */
export function anchor(place: Place, ctx: BoardContext, draw: () => Drawn): Drawing {
  const { id, label, room, frame = room, rounding = 6, scale = 1, dependencies } = place;
  const state = ctx.state(id);
  const [isLive, isIdle, isStop] = [ctx.tabStop !== undefined, state === 'idle', id === ctx.tabStop];
  const isMarked = !isIdle && state !== 'end';
  const taken = state === 'chosen' ? (ctx.count ?? 1) : 1;
  const [isChanged, isShown] = [ctx.changed.has(id), ctx.shown.has(id)];
  const isRecent = !isChanged && state !== 'chosen' && ctx.recent?.has(id) === true;
  const mark = (name: string, by: number, width: number) => box(name, grown(frame, by), rounding, 'none', GOLD, width);
  // Most places are as they were: their marks are not drawn again.
  const same = [...[room, frame].flatMap(({ x, y, w, h }) => [x, y, w, h]), rounding, scale];
  const hasUnder = isRecent || isChanged || isMarked;
  const under = () =>
    few([
      isRecent && mark('recent under', 1, 3.5),
      isRecent && mark('recent', 1, 2),
      isChanged && mark('halo', 2, 5),
      isMarked && mark('mark under', -1, 5.5),
      isMarked && mark('mark', -1, 3),
    ]);
  const over = () =>
    few([
      taken > 1 && tally(frame, taken, scale),
      isShown && pointer(room, scale),
      isLive && box('hit', room, 0, 'none'),
      isStop && mark('focus-ring', 3, 3),
    ]);
  return svg`<g class=${`anchor ${state}${isChanged ? ' changed' : ''}${isRecent ? ' recent' : ''}${isShown ? ' shown' : ''}`}
    data-anchor=${id}
    role=${isLive ? 'button' : nothing}
    tabindex=${isLive ? (isStop ? 0 : -1) : nothing}
    aria-label=${isLive ? (isIdle ? label : `${label}, ${ctx.text(taken > 1 ? 'ui.state.taken' : `ui.state.${state}`, { count: taken })}`) : nothing}
    aria-disabled=${isLive && isIdle ? 'true' : nothing}
    aria-pressed=${isLive && state === 'chosen' ? 'true' : nothing}
  >${hasUnder ? guard([...same, isRecent, isChanged, isMarked], under) : nothing}<g class="thing" aria-hidden="true">${dependencies ? guard([...dependencies], draw) : draw()}</g>${guard([...same, isShown, isLive, isStop, taken], over)}</g>`;
}

/** How many equal pieces are taken up, at the upper corner. */
const tally = ({ x, y, w }: Rect, count: number, scale: number): Drawing =>
  at(
    x + w,
    y,
    scale,
    svg`<g class="tally">${box('paper', { x: -13, y: -11, w: 24, h: 20 }, 9, GOLD, INK, 2)}${words(-1, 4.5, 15, count)}</g>`,
  );

/** An arrow to a place, from above, or from below where there is no sky left. */
function pointer({ x, y, w, h }: Rect, scale: number): Drawing {
  const isHigh = y < 32 * scale;
  const arrow = path('M0 0-9-13H-4V-24H4V-13H9Z', GOLD, INK, 2);
  return svg`<g class="pointer">${at(x + w / 2, isHigh ? y + h + 3 : y - 3, isHigh ? -scale : scale, arrow)}</g>`;
}
