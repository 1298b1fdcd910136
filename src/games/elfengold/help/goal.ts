/** The picture of the aim: a boot, a road with a counter, and at its end a town whose piece is taken. */
import { html, svg, type TemplateResult } from 'lit';

export function goalPicture(): TemplateResult {
  const town = (x: number, value: number) =>
    svg`<path d="M${x - 22} 70V48l11-10 11 10v22zM${x + 2} 70V54l10-9 10 9v16z" fill="currentColor" fill-opacity="0.25" stroke="currentColor"/>
      <circle cx=${x + 24} cy="40" r="11" fill="none" stroke="currentColor" stroke-width="2"/><text x=${x + 24} y="45" text-anchor="middle" font-size="14" font-weight="700" fill="currentColor">${value}</text>`;
  return html`<svg viewBox="0 0 298 96" aria-hidden="true">
    <path d="M40 78Q100 92 150 78T262 78" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="9 6" />
    <path d="M18 44h11v18c9 1 14 3 14 8v3H17z" fill="currentColor" fill-opacity="0.8" />
    ${town(150, 4)}${town(252, 6)}
    <circle cx="98" cy="82" r="12" fill="currentColor" fill-opacity="0.2" stroke="currentColor" stroke-width="2" />
    <path d="M90 84h12l4-6h-12zM92 89a3 3 0 1 0 .1 0M104 89a3 3 0 1 0 .1 0" fill="currentColor" />
  </svg>`;
}
