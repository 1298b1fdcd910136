/** A QR code of a link. Loaded when a reader asks for one. */
import { html, svg, type TemplateResult } from 'lit';
import { generate } from 'lean-qr';

/** The code, dark on light in every theme, since some readers of codes need it so; with the quiet border of four modules. */
export function qrOf(link: string, label: string): TemplateResult {
  const code = generate(link);
  const { size } = code;
  const dark = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const);
  const path = dark
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return html`<svg
    class="qr"
    role="img"
    aria-label=${label}
    viewBox=${`-4 -4 ${size + 8} ${size + 8}`}
    shape-rendering="crispEdges"
  >
    ${svg`<path fill="#fff" d="M-4 -4h${size + 8}v${size + 8}h-${size + 8}z"></path><path fill="#000" d=${path}></path>`}
  </svg>`;
}
