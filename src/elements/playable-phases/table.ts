/** Plain data as a tree that opens, with marks where it changed. What it is given is a view: nothing is in it that the viewer may not know. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { formatPath, type Difference } from '../../inspector/changes.js';

/** A value on one line; what is not there is a dash. */
export function brief(value: unknown): string {
  if (value === undefined) return '–';
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return String(value);
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // An actor's context may hold itself.
    text = Object.prototype.toString.call(value);
  }
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export interface TableProps {
  readonly value: unknown;
  readonly changes: readonly Difference[];
  readonly text: Text;
  /** The paths that are open. */
  readonly open: ReadonlySet<string>;
  readonly toggle: (path: string, isOpen: boolean) => void;
}

type Path = readonly (string | number)[];
const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function table(props: TableProps): TemplateResult {
  return html`<ul class="data">
    ${entries(props, props.value, [])}
  </ul>`;
}

function entries(props: TableProps, value: unknown, path: Path): TemplateResult[] {
  if (!isWhole(value)) return [entry(props, value, path)];
  return Object.entries(value).map(([key, inner]) =>
    entry(props, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function entry(props: TableProps, value: unknown, path: Path): TemplateResult {
  const { changes, text, open, toggle } = props;
  const name = String(path.at(-1) ?? '');
  const id = formatPath(path);
  const own = changes.find((change) => formatPath(change.path) === id);
  const isTouched = own !== undefined || changes.some((change) => path.every((key, i) => change.path[i] === key));
  const before = own?.before;
  const mark = own
    ? html` <span class="mark"
        >${before === undefined ? text('phases.wasNot') : text('phases.wasChanged', { before: brief(before) })}</span
      >`
    : isTouched
      ? html` <span class="mark" aria-hidden="true">●</span>`
      : nothing;
  const names = isTouched ? 'changed' : '';
  if (!isWhole(value) || Object.keys(value).length === 0) {
    return html`<li class=${names}><code>${name}</code> ${brief(value)}${mark}</li>`;
  }
  // The inside is drawn only when it is looked at: a table may be large, and an actor's context without an end.
  return html`<li class=${names}>
    <details
      class="plain"
      .open=${open.has(id)}
      @toggle=${(event: Event) => {
        event.stopPropagation();
        toggle(id, (event.currentTarget as HTMLDetailsElement).open);
      }}
    >
      <summary>
        <code>${name}</code>
        <span class="quiet">${text('phases.entries', { count: Object.keys(value).length })}</span>${mark}
      </summary>
      ${
        open.has(id)
          ? html`<ul class="data">
              ${entries(props, value, path)}
            </ul>`
          : nothing
      }
    </details>
  </li>`;
}
