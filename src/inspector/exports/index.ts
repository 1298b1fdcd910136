/** Exports of a chart to other formats. */
import { graphOf } from '../graph.js';
import { ownWords, type Diagram, type Words } from '../diagram.js';
import { jsonOf } from './json.js';
import { mermaidOf } from './mermaid.js';
import { scxmlOf } from './scxml.js';
import { svgOf } from './svg.js';

export const FORMATS = ['mermaid', 'scxml', 'json', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

/** File extension and MIME type of each format. */
export const FILES: Readonly<Record<Format, { readonly ending: string; readonly type: string }>> = {
  mermaid: { ending: 'mmd', type: 'text/vnd.mermaid' },
  scxml: { ending: 'scxml', type: 'application/scxml+xml' },
  json: { ending: 'json', type: 'application/json' },
  svg: { ending: 'svg', type: 'image/svg+xml' },
};

/**
 * Exports the chart of a machine as text. `picture` is needed only for `svg`. Throws `BadInput` if the source has no
 * chart.
 */
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
      if (!picture) throw new Error('The format svg needs a picture of the chart; pass one.');
      return svgOf(graph, picture, title, words);
  }
}
