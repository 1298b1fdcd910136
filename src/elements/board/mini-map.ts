/** A small picture of the whole map with a frame around the visible part. A press or drag moves that part. */
import { html, svg, type TemplateResult } from 'lit';
import type { Anchor } from '../../game-ui/game-ui.js';
import type { Box } from '../../inspector/diagram.js';
import type { Picture, Viewport } from '../ui/viewport.js';

/** The box around these places, with a margin given as a fraction of the picture. */
export function boxAround(places: readonly Anchor[], { width, height }: Picture, margin: number): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin * width, Math.min(...ys) - margin * height];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin * width - left,
    height: Math.max(...ys) + margin * height - top,
  };
}

/** The connections of the map, as an SVG path. */
const shapeOf = (places: readonly Anchor[]): string => {
  const at = new Map(places.map((place) => [place.id, place]));
  return places
    .flatMap(({ x, y, next = [] }) =>
      next.flatMap((id) => {
        const to = at.get(id);
        return to ? [`M${Math.round(x)} ${Math.round(y)}L${Math.round(to.x)} ${Math.round(to.y)}`] : [];
      }),
    )
    .join('');
};

/** Points, which their stroke makes dots, at the places where more than two ways meet: others only lead from one to the next. */
const dotsOf = (places: readonly Anchor[]): string =>
  places
    .filter(({ next }) => next!.length > 2)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');

/** The margin around the places, as a fraction of the picture. */
const MARGIN = 0.04;

/** The mini map in an upper corner. Only for pointers: keys and buttons move the visible part too. */
export function miniMap(view: Viewport, picture: Picture, all: readonly Anchor[], isLeft: boolean): TemplateResult {
  const places = all.filter(({ next }) => next);
  const { seen } = view;
  const { x, y, width, height } = boxAround(places, picture, MARGIN);
  const move = (event: PointerEvent) => {
    event.stopPropagation();
    if (event.buttons === 0) return;
    const { left, top, width: w, height: h } = (event.currentTarget as Element).getBoundingClientRect();
    view.moveTo({ x: x + ((event.clientX - left) / w) * width, y: y + ((event.clientY - top) / h) * height });
  };
  const stay = (event: Event) => event.stopPropagation();
  return html`<svg
    class=${isLeft ? 'mini-map left' : 'mini-map'}
    viewBox="${x} ${y} ${width} ${height}"
    aria-hidden="true"
    @pointerdown=${move}
    @pointermove=${move}
    @pointerup=${stay}
    @pointerleave=${stay}
  >
    ${svg`<path class="ways" d=${shapeOf(places)} /><path class="dots" d=${dotsOf(places)} />
    <rect class="seen" x=${seen.x} y=${seen.y} width=${seen.width} height=${seen.height} />`}
  </svg>`;
}
