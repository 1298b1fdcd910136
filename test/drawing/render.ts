/** Renders a drawing to markup without Lit's marker comments and needless whitespace. */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';

export const markup = (drawing: unknown): string =>
  collectResultSync(render(html`${drawing}`))
    .replace(/<!--.*?-->|<\?>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
export const count = (text: string, part: string): number => text.split(part).length - 1;
