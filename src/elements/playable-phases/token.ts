/** A token of the player who moved, which travels along the transitions taken, one after the other. */
import { svg } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { pathThrough } from '../../inspector/exports/svg.js';
import type { TransitionPlace } from '../../inspector/diagram.js';
import { wantsLessMotion } from '../ui/less-motion.js';
import type { Mover } from './live-chart.js';

/**
 * The SVG paths of a transition; for one that stays in its state, a rectangle around its label at a distance of `margin`.
 */
export function pathsOf({ label, lines }: TransitionPlace, margin = 0): string[] {
  if (lines.length > 0) return lines.map((points) => pathThrough(points));
  const [width, height] = [label.width + 2 * margin, label.height + 2 * margin];
  return [`M${label.x - margin} ${label.y - margin}h${width}v${height}h${-width}z`];
}
/** Around a label the token is smaller and keeps its distance. */
const AROUND = { margin: 4, scale: 0.55 };

/** Elements already animated: a re-render must not start the animation again. */
const sent = new WeakSet<Element>();

/** The tokens of one transition, one per path: `nth` of `count` transitions taken in `time` milliseconds altogether. */
export function tokens(place: TransitionPlace, mover: Mover, nth: number, count: number, time: number) {
  const scale = place.lines.length > 0 ? 1 : AROUND.scale;
  return pathsOf(place, AROUND.margin).map((path) => token(path, mover, nth, count, time, scale));
}
function token(path: string, mover: Mover, nth: number, count: number, time: number, scale: number) {
  const travel = (element: Element | undefined) => {
    if (!element || sent.has(element) || wantsLessMotion()) return;
    sent.add(element);
    const { style } = element as SVGElement;
    style.setProperty('offset-path', `path('${path}')`);
    const duration = time / count;
    const [from, to] = [
      { offsetDistance: '0%', opacity: 1 },
      { offsetDistance: '100%', opacity: 1 },
    ];
    element.animate([from, to], { duration, delay: nth * duration, easing: 'ease-in-out' });
  };
  const [body, outline, ink] = mover.colours;
  return svg`<g class="token" ${ref(travel)}>
    <g transform=${`scale(${scale})`}>
      <circle r="11" fill=${body} stroke=${outline}/>
      <text y="4.5" fill=${ink}>${mover.letter}</text>
    </g>
  </g>`;
}
