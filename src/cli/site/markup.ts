/** Renders templates to markup in Node. */
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { Markup } from '../../embed/picture.js';

export const markup: Markup = (drawing) => collectResult(render(drawing));
