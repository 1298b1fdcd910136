/** The picture of the aim: mages around a fire whose hit points go down to 0, until one is left. */
import { html, svg, type TemplateResult } from 'lit';
import { HP_MAX } from './goal.computed.js';

/** Hit points and robes. */
const MAGES = [
  [0, '#3a6fb5'],
  [24, '#c23b30'],
  [0, '#3f8f5b'],
] as const;

export function goalPicture(): TemplateResult {
  const bust = (x: number, [hp, robe]: (typeof MAGES)[number]) => {
    const isFallen = hp === 0;
    // The remaining part of the ring, clockwise from the top.
    const part = hp / HP_MAX;
    const [ex, ey] = [26 * Math.sin(2 * Math.PI * part), -26 * Math.cos(2 * Math.PI * part)];
    return svg`<g transform="translate(${x} 40)">
      <circle r="26" fill="none" stroke="currentColor" stroke-opacity="0.25" stroke-width="6"/>
      <path d="M-13 16Q-12-2 0-2T13 16zM0-18a8 8 0 1 0 .1 0" fill=${robe} fill-opacity=${isFallen ? 0.35 : 1}/>
      ${
        isFallen
          ? svg`<path d="M-18-18 18 18M18-18-18 18" stroke="currentColor" stroke-width="4"/>`
          : svg`<path d="M0-26A26 26 0 ${part > 0.5 ? 1 : 0} 1 ${ex.toFixed(1)} ${ey.toFixed(1)}" fill="none" stroke="#2f9e5b" stroke-width="6"/>`
      }
      <text y="46" text-anchor="middle" font-size="15" font-weight="700" fill="currentColor">${hp}</text>
    </g>`;
  };
  return html`<svg viewBox="0 0 298 96" aria-hidden="true">
    ${MAGES.map((mage, i) => bust(49 + i * 100, mage))}
    <path
      d="M99 84c-10-6-4-16 0-24 4 8 10 18 0 24zM199 84c-10-6-4-16 0-24 4 8 10 18 0 24z"
      fill="#f08a24"
      stroke="#a8480c"
    />
  </svg>`;
}
