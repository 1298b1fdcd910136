/** The whole of a map that is seen in part, small: its ways and places, and about what is seen a frame. A press moves there. */
import { html, svg, type TemplateResult } from 'lit';
import type { Anchor } from '../../game-ui/game-ui.js';
import type { Box } from '../../inspector/diagram.js';
import type { Picture, Viewport } from './viewport.js';

/** The part of a picture that these places take up, with so much of it around them. */
export function around(places: readonly Anchor[], { width, height }: Picture, margin: number): Box {
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

/** The ways of a map, as a path. */
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

/** How much of the picture lies around its places. */
const MARGIN = 0.04;

/** At an upper corner; pointers alone use it: keys and buttons move what is seen as well. */
export function miniMap(view: Viewport, picture: Picture, all: readonly Anchor[], isLeft: boolean): TemplateResult {
  const places = all.filter(({ next }) => next);
  const { seen } = view;
  const { x, y, width, height } = around(places, picture, MARGIN);
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
    ${svg`<path class="ways" d=${shapeOf(places)} />
    <rect class="seen" x=${seen.x} y=${seen.y} width=${seen.width} height=${seen.height} />`}
  </svg>`;
}
