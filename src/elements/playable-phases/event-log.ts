/**
 * The list of past events, each with its seat, its move, the states before and after, and its changes. The reader can search
 * it and jump to an entry.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { fold, type Text } from '../../i18n/text.js';
import { formatPath, type Difference } from '../../inspector/changes.js';
import { briefIn } from './brief.js';

/** One event, in words. */
export interface Row {
  readonly n: number;
  /** The seat that moved; `undefined` if none did. */
  readonly seat: number | undefined;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** The facts of each microstep of the move: sentences with their rule ids. */
  readonly facts: readonly string[];
  /** The states passed through, if there are several. */
  readonly microsteps: readonly string[];
  readonly changes: readonly Difference[];
}

export interface EventLogState {
  readonly query: string;
  readonly seat: number | undefined;
  /** Maximum number of entries shown. */
  readonly most: number;
  /** Index of the entry under the pointer. */
  readonly pointed?: number | undefined;
}
const PAGE = 40;
export const allEvents: EventLogState = { query: '', seat: undefined, most: PAGE };

export interface EventLogProps {
  /** The texts that differ between a game and an actor. */
  readonly keys: { readonly show: string; readonly changes: string };
  /** Number of entries, and each entry by its index from 0. */
  readonly count: number;
  readonly row: (i: number) => Row;
  /** Index of the entry shown; -1 for none. */
  readonly at: number;
  readonly seats: readonly number[];
  readonly text: Text;
  readonly state: EventLogState;
  readonly change: (state: Partial<EventLogState>) => void;
  readonly look: (i: number, frame?: number) => void;
  /** A small board after the entry; omitted if there is no board. */
  readonly thumbnail?: (i: number) => TemplateResult;
}

const wordsOf = (row: Row): string =>
  fold([row.n, row.what, row.from, row.to, ...row.facts, ...row.microsteps].join(' '));

/** Indexes of the matching entries, newest first; stops one past `state.most`, which shows that there are more. */
function matches({ count, row, state }: Pick<EventLogProps, 'count' | 'row' | 'state'>): number[] {
  const needles = fold(state.query).split(/\s+/).filter(Boolean);
  const found: number[] = [];
  for (let i = count - 1; i >= 0 && found.length <= state.most; i--) {
    if (needles.length === 0 && state.seat === undefined) found.push(i);
    else {
      const one = row(i);
      const words = wordsOf(one);
      const isTheirs = state.seat === undefined || one.seat === state.seat;
      if (isTheirs && needles.every((needle) => words.includes(needle))) found.push(i);
    }
  }
  return found;
}

export function eventLog(props: EventLogProps): TemplateResult {
  const { keys, text, state, change, seats, at, row, look } = props;
  const point = (pointed: number | undefined) => {
    if (props.thumbnail && pointed !== state.pointed) change({ pointed });
  };
  const found = matches(props);
  const shown = found.slice(0, state.most);
  return html`<div class="field find">
      <input
        type="search"
        aria-label=${text('phases.search')}
        placeholder=${text('phases.search')}
        .value=${state.query}
        @input=${(event: Event) => change({ query: (event.target as HTMLInputElement).value, most: PAGE })}
      />
      ${
        seats.length === 0
          ? nothing
          : html`<select
              aria-label=${text('phases.who')}
              @change=${(event: Event) => {
                const { value } = event.target as HTMLSelectElement;
                change({ seat: value === '' ? undefined : Number(value), most: PAGE });
              }}
            >
              <option value="" .selected=${state.seat === undefined}>${text('phases.everybody')}</option>
              ${seats.map(
                (seat) => html`<option value=${seat} .selected=${state.seat === seat}>${text(`seat:${seat}`)}</option>`,
              )}
            </select>`
      }
    </div>
    ${props.thumbnail?.(state.pointed ?? at) ?? nothing}
    <ol class="events" @pointerleave=${() => point(undefined)} tabindex="-1" aria-label=${text('phases.history')}>
      ${repeat(
        shown.map((i) => [i, row(i)] as const),
        // The oldest events are dropped, so the index of an event changes; its number stays.
        ([, { n }]) => n,
        ([i, row]) =>
          event(
            row,
            i === at,
            keys,
            text,
            (frame) => look(i, frame),
            () => point(i),
          ),
      )}
    </ol>
    ${shown.length === 0 ? html`<p class="quiet">${text('phases.nothing')}</p>` : nothing}
    ${
      found.length > shown.length
        ? html`<button data-do="more" @click=${() => change({ most: state.most + PAGE })}>
            ${text('phases.more')}
          </button>`
        : nothing
    }`;
}

function event(
  row: Row,
  isShown: boolean,
  keys: EventLogProps['keys'],
  text: Text,
  look: (frame?: number) => void,
  point: () => void,
): TemplateResult {
  const { n, what, from, to, facts, microsteps, changes } = row;
  return html`<li aria-current=${isShown ? 'step' : 'false'} data-n=${n} @pointerenter=${point} @focusin=${point}>
    <button class="stamp" aria-label=${text(keys.show, { n, move: what })} @click=${() => look()}>${n}</button>
    <div>
      <p>
        <strong>${what}</strong> <span class="states">${from === '' ? to : text('phases.fromTo', { from, to })}</span>
      </p>
      ${facts.length > 0 ? html`<p class="quiet">${facts.join(' ')}</p>` : nothing}
      ${
        microsteps.length > 1
          ? html`<p class="row">
              ${microsteps.map(
                (name, i) =>
                  html`<button
                    class="stamp"
                    aria-label=${text('phases.step', { name: `${i + 1}. ${name}` })}
                    @click=${() => look(i)}
                  >
                    ${i + 1}. ${name}
                  </button>`,
              )}
            </p>`
          : nothing
      }
      ${
        changes.length > 0
          ? html`<details class="plain">
              <summary>${text(keys.changes, { count: changes.length })}</summary>
              <ul class="changes">
                ${changes.map(
                  ({ path, before, after }) =>
                    html`<li><code>${formatPath(path)}</code> ${briefIn(text, before)} → ${briefIn(text, after)}</li>`,
                )}
              </ul>
            </details>`
          : nothing
      }
    </div>
  </li>`;
}
