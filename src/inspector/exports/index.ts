/** The chart in the formats of others. */
import { graphOf } from '../graph.js';
import { ownWords, type Diagram, type Words } from '../diagram.js';
import { jsonOf } from './json.js';
import { mermaidOf } from './mermaid.js';
import { scxmlOf } from './scxml.js';
import { svgOf } from './svg.js';

export const FORMATS = ['mermaid', 'scxml', 'json', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

/** How a file of each format is named and sent. */
export const FILES: Readonly<Record<Format, { readonly ending: string; readonly type: string }>> = {
  mermaid: { ending: 'mmd', type: 'text/vnd.mermaid' },
  scxml: { ending: 'scxml', type: 'application/scxml+xml' },
  json: { ending: 'json', type: 'application/json' },
  svg: { ending: 'svg', type: 'image/svg+xml' },
};

/** A machine's chart as text. A picture is needed for `svg` alone. Throws `BadInput` for what has no chart. */
export function exportChart(
  source: unknown,
  format: Format,
  { words = ownWords, picture, title }: { words?: Words; picture?: Diagram; title?: string } = {},
): string {
  const graph = graphOf(source);
  switch (format) {
    case 'mermaid':
      return mermaidOf(graph, words);
    case 'scxml':
      return scxmlOf(graph);
    case 'json':
      return jsonOf(source);
    case 'svg':
      if (!picture) throw new Error('svg is drawn from a picture of the chart: pass one');
      return svgOf(graph, picture, title, words);
  }
}
