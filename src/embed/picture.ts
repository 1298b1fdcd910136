/**
 * A board as a standalone picture, for places that run no script: the same drawing as on a page, without scripts and
 * external resources.
 */
import type { TemplateResult } from 'lit';
import { atDusk } from '../drawing/dusk.js';
import type { GameUi, Layout } from '../game-ui/game-ui.js';
import type { Text } from '../i18n/text.js';
import type { View } from '../kernel/game.js';

/** Renders a template to markup. In Node `@lit-labs/ssr` does it: `(drawing) => collectResult(render(drawing))`. @public */
export type Markup = (drawing: TemplateResult) => Promise<string>;

/** The colour schemes of pictures. */
export const SCHEMES = ['light', 'dark'] as const;
/** One of the colour schemes of pictures. @public */
export type Scheme = (typeof SCHEMES)[number];

export interface PictureOptions {
  readonly markup: Markup;
  readonly layout?: Layout;
  readonly scheme?: Scheme;
  /** Prefix of every id, for pages that put several pictures into one document. */
  readonly prefix?: string;
  /** Ids of the highlighted anchors. */
  readonly shown?: readonly string[];
}

/** The board of a view as an SVG file. */
export async function picture(
  ui: GameUi,
  view: View,
  text: Text,
  { markup, layout = 'wide', scheme = 'light', prefix = 'p-', shown = [] }: PictureOptions,
): Promise<string> {
  const drawing = ui.board(view, {
    text,
    layout,
    prefix,
    state: () => 'idle',
    changed: new Set(),
    shown: new Set(shown),
    tabStop: undefined,
  });
  const { width, height } = ui.size(view, layout);
  const svg = (await markup(drawing))
    .replace(/<!--.*?-->|<\?>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
    .replace('<svg ', `<svg width="${width}" height="${height}" `);
  return scheme === 'dark' && ui.palette ? atDusk(svg, ui.palette) : svg;
}
