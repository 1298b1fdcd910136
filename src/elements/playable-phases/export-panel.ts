/** Saves or copies the chart as a file. The code that writes the files is loaded on the first click. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Format } from '../../inspector/exports/index.js';
import type { Diagram } from '../../inspector/diagram.js';
import { download } from '../ui/download.js';
import type { LiveChart } from './live-chart.js';

const FORMATS: readonly Format[] = ['mermaid', 'scxml', 'json', 'svg'];

/** Input of an export: a machine or an actor, with the labels and the picture of its chart. */
export interface Writing {
  readonly machine: unknown;
  readonly chart: LiveChart;
  readonly picture: Diagram;
  readonly title: string;
}

export async function write(format: Format, { machine, chart, picture, title }: Writing) {
  const { FILES, exportChart } = await import('../../inspector/exports/index.js');
  return { text: exportChart(machine, format, { words: chart.words, picture, title }), ...FILES[format] };
}

export async function save(format: Format, writing: Writing): Promise<void> {
  const { text, ending, type } = await write(format, writing);
  download(`${writing.chart.graph.id}.${ending}`, text, type);
}

export function exportPanel(
  text: Text,
  on: { readonly save: (format: Format) => void; readonly copy: (format: Format) => void },
  /** Why the last export failed. */
  fault: string | undefined,
): TemplateResult {
  return html`<details class="exports">
    <summary>${text('phases.export')}</summary>
    ${FORMATS.map((format) => {
      const name = text(`phases.format:${format}`);
      return html`<div class="row">
        <button data-save=${format} @click=${() => on.save(format)}>${text('phases.save', { format: name })}</button>
        <button data-copy=${format} @click=${() => on.copy(format)}>${text('phases.copy', { format: name })}</button>
      </div>`;
    })}
    ${fault === undefined ? nothing : html`<p class="note">${fault}</p>`}
  </details>`;
}
