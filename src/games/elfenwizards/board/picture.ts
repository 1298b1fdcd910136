/**
 * The board as a picture of its own, for places that run no script. For Node: nothing that a page loads imports it.
 * The renderer of templates is given, since what the package ships does not depend on one.
 */
import type { TemplateResult } from 'lit';
import type { Layout } from '../../../elements/game-ui.js';
import type { Text } from '../../../i18n/text.js';
import { board } from './board.js';
import { size } from './layout.js';
import { TONES } from './palette.js';
import type { Seeing } from './spots.js';

/** A template as markup, such as `@lit-labs/ssr` gives it: `(drawing) => collectResult(render(drawing))`. */
export type Markup = (drawing: TemplateResult) => Promise<string>;

export interface PictureOptions {
  readonly markup: Markup;
  readonly layout?: Layout;
  readonly scheme?: 'light' | 'dark';
  /** Begins every id, for pages that put several pictures into one document. */
  readonly prefix?: string;
}

/** An SVG file: the same drawing as on a page, by day or by dusk, without script and without anything from outside. */
export async function picture(
  view: Seeing,
  text: Text,
  { markup, layout = 'wide', scheme = 'light', prefix = 'ew-' }: PictureOptions,
): Promise<string> {
  const drawing = board(view, {
    text,
    layout,
    prefix,
    state: () => 'idle',
    changed: new Set(),
    shown: new Set(),
    tabStop: undefined,
  });
  const { width, height } = size(layout);
  const svg = (await markup(drawing))
    .replace(/<!--.*?-->|<\?>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
    .replace('<svg ', `<svg width="${width}" height="${height}" `);
  return scheme === 'dark' ? svg.replace(/<[^>]*class="[^"]*\b[tl]-\w+[^>]*>/g, atDusk) : svg;
}

/** An element with the tone of its class by dusk: its attributes hold the tone by day. */
function atDusk(element: string): string {
  const [, kind, tone] = /\b([tl])-(\w+)/.exec(element)!;
  const dusk = TONES[tone as keyof typeof TONES][1];
  const attribute = kind === 'l' ? 'stroke' : element.startsWith('<stop') ? 'stop-color' : 'fill';
  return element.replace(new RegExp(`(\\s${attribute}=")[^"]*`), `$1${dusk}`);
}
