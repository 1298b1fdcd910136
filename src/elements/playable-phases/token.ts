/** Who moved, as a token that travels along the arrows that were taken, one after the other. */
import { svg } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { pathThrough } from '../../inspector/exports/svg.js';
import type { TransitionPlace } from '../../inspector/diagram.js';
import { wantsLessMotion } from '../parts/less-motion.js';
import type { Mover } from './subject.js';

/** The way of a transition; of one that stays in its state, around its words. */
export function waysOf({ label, lines }: TransitionPlace): string[] {
  if (lines.length > 0) return lines.map((points) => pathThrough(points));
  const { x, y, width, height } = label;
  return [`M${x} ${y}h${width}v${height}h${-width}z`];
}

/** A drawing that is made anew is no new journey. */
const sent = new WeakSet<Element>();

/** `nth` of `count` that are taken in `time` milliseconds together. */
export function token(way: string, mover: Mover, nth: number, count: number, time: number) {
  const travel = (element: Element | undefined) => {
    if (!element || sent.has(element) || wantsLessMotion()) return;
    sent.add(element);
    const { style } = element as SVGElement;
    style.setProperty('offset-path', `path('${way}')`);
    const duration = time / count;
    const [from, to] = [
      { offsetDistance: '0%', opacity: 1 },
      { offsetDistance: '100%', opacity: 1 },
    ];
    element.animate([from, to], { duration, delay: nth * duration, easing: 'ease-in-out' });
  };
  const [body, outline, ink] = mover.colours;
  return svg`<g class="token" ${ref(travel)}>
    <circle r="11" fill=${body} stroke=${outline}/>
    <text y="4.5" fill=${ink}>${mover.letter}</text>
  </g>`;
}
