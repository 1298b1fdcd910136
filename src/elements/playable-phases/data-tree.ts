/**
 * Plain data as a collapsible tree, with marks on changes. The data is a view: it holds nothing that the viewer may not
 * know.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { formatPath, type Difference } from '../../inspector/changes.js';
import { briefIn } from './brief.js';
import { insideOf, Named, type SafeRecord, type SafeValue } from '../../inspector/safe-copy.js';

/** Entries of one object or list shown at first, and added per click on "more". */
const PAGE = 100;

export interface DataTreeProps {
  readonly value: SafeValue;
  readonly changes: readonly Difference[];
  readonly text: Text;
  /** The open paths, and how many entries of each are shown. */
  readonly open: ReadonlyMap<string, number>;
  /** Sets how many entries of a path are shown; 0 closes it. */
  readonly show: (path: string, entries: number) => void;
}

type Path = readonly (string | number)[];
/** Changes by path, and the paths that contain a change. */
interface Marks {
  readonly own: ReadonlyMap<string, Difference>;
  readonly around: ReadonlySet<string>;
}

export function dataTree(props: DataTreeProps): TemplateResult {
  const { value, changes } = props;
  const marks = {
    own: new Map(changes.map((change) => [formatPath(change.path), change])),
    around: new Set(changes.flatMap(({ path }) => path.map((_, i) => formatPath(path.slice(0, i))))),
  };
  return html`<ul class="data">
    ${insideOf(value) ? entries(props, marks, value, []) : entry(props, marks, value, [])}
  </ul>`;
}

function entries(props: DataTreeProps, marks: Marks, value: SafeValue, path: Path): TemplateResult[] {
  const inside = insideOf(value)!;
  const keys = Object.keys(inside);
  const id = formatPath(path);
  const shown = props.open.get(id) ?? PAGE;
  const isList = Array.isArray(inside);
  const made = keys
    .slice(0, shown)
    .map((key) => entry(props, marks, (inside as SafeRecord)[key], [...path, isList ? Number(key) : key]));
  if (keys.length <= shown) return made;
  const rest = props.text('phases.moreEntries', { count: keys.length - shown });
  return [...made, html`<li><button class="link" @click=${() => props.show(id, shown + PAGE)}>${rest}</button></li>`];
}

function entry(props: DataTreeProps, marks: Marks, value: SafeValue, path: Path): TemplateResult {
  const { text, open, show } = props;
  const name = String(path.at(-1) ?? '');
  const id = formatPath(path);
  const own = marks.own.get(id);
  const isTouched = own !== undefined || marks.around.has(id);
  const before = own?.before;
  const mark = own
    ? html` <span class="mark"
        >${before === undefined ? text('phases.wasNot') : text('phases.wasChanged', { before: briefIn(text, before) })}</span
      >`
    : isTouched
      ? html` <span class="mark" aria-hidden="true">●</span>`
      : nothing;
  const names = isTouched ? 'changed' : '';
  const inside = insideOf(value);
  const count = inside ? Object.keys(inside).length : 0;
  if (count === 0) return html`<li class=${names}><code>${name}</code> ${briefIn(text, value)}${mark}</li>`;
  // Children are rendered only while open: a table may be large.
  return html`<li class=${names}>
    <details
      class="plain"
      .open=${open.has(id)}
      @toggle=${(event: Event) => {
        event.stopPropagation();
        const { open: isOpen } = event.currentTarget as HTMLDetailsElement;
        if (isOpen !== open.has(id)) show(id, isOpen ? PAGE : 0);
      }}
    >
      <summary>
        <code>${name}</code>
        <span class="quiet"
          >${value instanceof Named ? `${value.name} · ` : ''}${text('phases.entries', { count })}</span
        >${mark}
      </summary>
      ${
        open.has(id)
          ? html`<ul class="data">
              ${entries(props, marks, value, path)}
            </ul>`
          : nothing
      }
    </details>
  </li>`;
}
