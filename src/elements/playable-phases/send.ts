/** Form that sends an event with a payload to an actor. */
import { html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { maySend } from '../../inspector/actor-system.js';
import type { Graph } from '../../inspector/graph.js';
import { badSource, parseJson } from '../../kernel/bad-source.js';
import { landmark } from '../ui/landmarks.js';
import { submits } from '../ui/submits.js';

export interface SendState {
  readonly event: string;
  readonly payload: string;
  /** Result of the last attempt. */
  readonly said: string;
}
export const nothingSent: SendState = { event: '', payload: '', said: '' };

/** Names of the chart's events, for suggestions; wildcard patterns are left out. */
const eventsOf = ({ transitions }: Graph): string[] => [
  ...new Set(transitions.flatMap(({ kind, event }) => (kind === 'event' && !event.includes('*') ? [event] : []))),
];

/** The event the reader entered. Throws `BadInput` if the name or the payload is invalid. */
export function eventFrom({ event, payload }: Pick<SendState, 'event' | 'payload'>): { type: string } {
  const type = event.trim();
  if (type === '' || !maySend(type)) throw badSource('event', event, 'event');
  if (payload.trim() === '') return { type };
  const carried = parseJson('payload', payload);
  if (typeof carried !== 'object' || carried === null || Array.isArray(carried)) {
    throw badSource('payload', payload, 'payload');
  }
  return { ...carried, type };
}

export function sendPanel(
  graph: Graph,
  state: SendState,
  text: Text,
  on: { readonly change: (state: Partial<SendState>) => void; readonly send: () => void },
): TemplateResult {
  const value = (event: Event) => (event.target as HTMLInputElement).value;
  return html`<form class="send panel" aria-label=${landmark(text, text('phases.send'))}>
    <label
      >${text('phases.event')}
      <input
        list="events"
        name="event"
        autocomplete="off"
        .value=${state.event}
        @input=${(event: Event) => on.change({ event: value(event) })}
    /></label>
    <datalist id="events">${eventsOf(graph).map((name) => html`<option value=${name}></option>`)}</datalist>
    <label
      >${text('phases.payload')}
      <textarea
        name="payload"
        rows="2"
        .value=${state.payload}
        @input=${(event: Event) => on.change({ payload: value(event) })}
      ></textarea>
    </label>
    <button class="primary" @click=${submits(on.send)}>${text('phases.sendIt')}</button>
    <p class="quiet">${state.said}</p>
  </form>`;
}
