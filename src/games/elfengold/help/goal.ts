/** The picture of the aim: a boot, a road with a counter, and at its end a town whose piece is taken. */
import { html, svg, type TemplateResult } from 'lit';

export function goalPicture(): TemplateResult {
  const town = (x: number, value: number) =>
    svg`<path d="M${x - 22} 72V52h22v20zM${x + 2} 72V56h19v16z" fill="#f3e7cb" stroke="currentColor"/>
      <path d="M${x - 25} 53l14-14 14 14zM${x - 1} 57l12.5-12 12.5 12z" fill="#b5543c" stroke="currentColor"/>
      <circle cx=${x + 26} cy="36" r="13" fill="#f5c84c" stroke="currentColor" stroke-width="1.5"/><text x=${x + 26} y="41.5" text-anchor="middle" font-size="16" font-weight="700" fill="#221d10">${value}</text>`;
  return html`<svg viewBox="0 0 298 96" aria-hidden="true">
    <path d="M40 80Q100 94 150 80T262 80" fill="none" stroke="#a88f5e" stroke-width="6" stroke-dasharray="9 5" />
    <path d="M16 40h14v20c10 1 16 4 16 10v4H15z" fill="#c23b30" stroke="currentColor" />
    ${town(150, 4)}${town(252, 6)}
    <circle cx="98" cy="80" r="15" fill="#f6e8c4" stroke="#d3a577" stroke-width="4" />
    <path d="M88 82h14l5-7h-15zM91 88a3.5 3.5 0 1 0 .1 0M104 88a3.5 3.5 0 1 0 .1 0" fill="#3d2a17" />
  </svg>`;
}
