/** The picture of the aim: five steps up the tree, each with the points of a mage there for a turn. */
import { html, svg, type TemplateResult } from 'lit';
import { POINTS, RANKS } from './goal.computed.js';

/** On phones the picture is small, so the numbers are as large as possible. */
const STEP = { w: 59, h: 12, first: 42 } as const;
const FLOOR = 116;
/** The hats of five guilds. */
const HATS = ['#3a6fb5', '#3f8f5b', '#e3ac2f', '#f6f1e6', '#c23b30'] as const;

export function goalPicture(): TemplateResult {
  const rising = RANKS.toReversed();
  const step = (rank: (typeof RANKS)[number], i: number) => {
    const [x, top] = [i * STEP.w + 2, FLOOR - STEP.first - i * STEP.h];
    const middle = x + STEP.w / 2;
    return svg`<path d="M${x} ${FLOOR}V${top}h${STEP.w - 2}V${FLOOR}z" fill="#e9cf9e" stroke="#7a5230" stroke-width="2"/>
      <path d="M${middle - 8} ${top}l5-15a5.500 5.500 0 1 1 4 0l5 15z" fill=${HATS[i]!} stroke="currentColor"/>
      <text x=${middle - 1} y=${FLOOR - 6} text-anchor="middle" font-size="41" font-weight="700" fill="#3d2a17">${POINTS[rank]}</text>`;
  };
  return html`<svg viewBox="0 0 298 116" aria-hidden="true">${rising.map(step)}</svg>`;
}
