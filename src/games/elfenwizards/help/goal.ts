/** How points come, as a picture: five steps up the tree, each with what a mage on it scores a turn. */
import { html, svg, type TemplateResult } from 'lit';
import { POINTS, RANKS } from './goal-data.js';

const STEP = { w: 58, h: 14 } as const;
const FLOOR = 112;

export function goalPicture(): TemplateResult {
  const rising = RANKS.toReversed();
  const step = (rank: (typeof RANKS)[number], i: number) => {
    const [x, top] = [i * STEP.w + 4, FLOOR - (i + 1) * STEP.h];
    const middle = x + STEP.w / 2;
    return svg`<path d="M${x} ${FLOOR}V${top}h${STEP.w - 4}V${FLOOR}z" fill="currentColor" fill-opacity="0.14" stroke="currentColor" stroke-opacity="0.6"/>
      <path d="M${middle - 9} ${top}l5-18a6 6 0 1 1 4 0l5 18z" fill="currentColor" fill-opacity=${0.35 + i * 0.14}/>
      <text x=${middle - 2} y=${FLOOR - 3} text-anchor="middle" font-size="15" font-weight="700" fill="currentColor">${POINTS[rank]}</text>`;
  };
  return html`<svg viewBox="0 0 298 116" aria-hidden="true">${rising.map(step)}</svg>`;
}
