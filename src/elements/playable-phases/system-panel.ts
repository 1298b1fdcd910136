/**
 * The actors of a system, to choose from, and their messages as a sequence diagram: a column for each actor, an arrow for
 * each message. Loaded when the reader opens the panel.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { ref as withElement } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import type { AnyActorRef } from 'xstate';
import type { Text } from '../../i18n/text.js';
import {
  snapshotOf,
  statusOf,
  type ActorSystem,
  type Message,
  type SystemActor,
} from '../../inspector/actor-system.js';
import { safeCopy } from '../../inspector/safe-copy.js';
import { addStyles } from '../ui/add-styles.js';
import { briefIn } from './brief.js';
import { styles } from './system-panel.styles.js';

export interface SystemPanelProps {
  readonly system: ActorSystem;
  /** The actor whose chart is shown. */
  readonly shown: AnyActorRef;
  readonly text: Text;
  readonly open: (actor: AnyActorRef) => void;
}

/** Messages shown at first, and added per click on "more". */
const PAGE = 40;

export class SystemPanel {
  #system: ActorSystem | undefined;
  /** Number of the message whose content is shown. */
  #message: number | undefined;
  /** The actor without a chart that is described. */
  #described: AnyActorRef | undefined;
  #most = PAGE;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
  }

  render(props: SystemPanelProps): TemplateResult {
    addStyles(this.#host.renderRoot as ShadowRoot, styles);
    const { system, text } = props;
    if (system !== this.#system) {
      this.#system = system;
      this.#message = this.#described = undefined;
      this.#most = PAGE;
    }
    const { actors, messages } = system;
    return html`<ul class="actors" aria-label=${text('phases.actors')}>
        ${actors.map((actor) => this.#actor(actor, props))}
      </ul>
      ${this.#state(props)}
      ${
        messages.length === 0
          ? html`<p class="quiet">${text('phases.noMessages')}</p>`
          : this.#sequence(actors, messages, text)
      }`;
  }

  // The actors.

  #actor({ ref, name, logic, isMachine, depth }: SystemActor, { shown, text, open }: SystemPanelProps): TemplateResult {
    const choose = () => {
      this.#described = isMachine || this.#described === ref ? undefined : ref;
      if (isMachine) open(ref);
      else this.#host.requestUpdate();
    };
    const isChosen = ref === (this.#described ?? shown);
    return html`<li ${styled(`margin-inline-start: ${depth * 18}px`)}>
      <button class="link" aria-current=${isChosen ? 'true' : 'false'} @click=${choose}>${name}</button>
      <span class="quiet">${[logic, this.#now(ref, text)].filter(Boolean).join(' · ')}</span>
    </li>`;
  }
  #now(ref: AnyActorRef, text: Text): string {
    const { value } = snapshotOf(ref);
    const status = text(`phases.actorStatus:${statusOf(ref)}`);
    return value === undefined ? status : `${status} · ${briefIn(text, safeCopy(value))}`;
  }
  /** Snapshot of the chosen actor, if it has no chart. */
  #state({ text }: SystemPanelProps): TemplateResult | typeof nothing {
    if (!this.#described) return nothing;
    const snapshot = safeCopy(snapshotOf(this.#described), PAGE);
    return html`<p class="known"><code>${this.#described.id}</code> ${briefIn(text, snapshot, 600)}</p>`;
  }

  // The messages.

  #sequence(actors: readonly SystemActor[], messages: readonly Message[], text: Text): TemplateResult {
    const shown = messages.slice(-this.#most);
    const heard = new Set(shown.flatMap(({ from, to }) => [from, to]));
    const columns: readonly (AnyActorRef | undefined)[] = [
      ...(heard.has(undefined) ? [undefined] : []),
      ...actors.flatMap(({ ref }) => (heard.has(ref) ? [ref] : [])),
    ];
    const names = new Map<AnyActorRef | undefined, string>(actors.map(({ ref, name }) => [ref, name]));
    const actorName = (ref: AnyActorRef | undefined) => names.get(ref) ?? text('phases.outside');
    const grid = halves(columns);
    const stop = (shown.find(({ n }) => n === this.#message) ?? shown.at(-1)!).n;
    const more = () => {
      this.#most += PAGE;
      this.#host.requestUpdate();
    };
    return html`<div class="sequence" role="group" tabindex="0" aria-label=${text('phases.messages')}>
        <div class="heads" ${styled(grid)} aria-hidden="true">
          ${columns.map((ref, i) => html`<b ${styled(`grid-column: ${2 * i + 1} / span 2`)}>${actorName(ref)}</b>`)}
        </div>
        <div class="lines" ${styled(grid)} aria-hidden="true">
          ${columns.map((_, i) => html`<i ${styled(`grid-column: ${2 * i + 2}`)}></i>`)}
        </div>
        <ol @keydown=${this.#keys}>
          ${repeat(
            shown,
            ({ n }) => n,
            (message) => this.#arrow(message, columns, actorName, stop, text),
          )}
        </ol>
      </div>
      ${messages.length > shown.length ? html`<button @click=${more}>${text('phases.more')}</button>` : nothing}`;
  }
  #arrow(
    message: Message,
    columns: readonly (AnyActorRef | undefined)[],
    actorName: (ref: AnyActorRef | undefined) => string,
    stop: number,
    text: Text,
  ): TemplateResult {
    const { n, from, to, type, payload } = message;
    const [start, end] = [columns.indexOf(from), columns.indexOf(to)];
    const direction = start === end ? 'self' : start < end ? 'ahead' : 'back';
    const place = `${2 * Math.min(start, end) + 2} / ${start === end ? 'span 2' : 2 * Math.max(start, end) + 2}`;
    const isOpen = this.#message === n;
    const toggle = () => {
      this.#message = isOpen ? undefined : n;
      this.#host.requestUpdate();
    };
    const says = text(to ? 'phases.message' : 'phases.emission', {
      n,
      event: type,
      from: actorName(from),
      to: actorName(to),
    });
    return html`<li ${styled(halves(columns))}>
      <button
        class=${`arrow ${direction}${to ? '' : ' emitted'}`}
        ${styled(`grid-column: ${place}`)}
        tabindex=${n === stop ? 0 : -1}
        aria-expanded=${isOpen ? 'true' : 'false'}
        aria-label=${says}
        @click=${toggle}
      >
        ${type}
      </button>
      ${
        isOpen
          ? html`<p class="said">
              ${says}${
                payload === undefined
                  ? nothing
                  : html`<br />
                      <code>${briefIn(text, payload, 600)}</code>`
              }
            </p>`
          : nothing
      }
    </li>`;
  }
  /** The messages are one stop for the Tab key; the arrow keys lead from one to the next. */
  readonly #keys = (event: KeyboardEvent): void => {
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.arrow')];
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
}

/** Each actor has two halves of a column, its line between them; the last one has room for a message to itself. */
const halves = ({ length }: readonly unknown[]): string =>
  `grid-template-columns: repeat(${length * 2 + 1}, minmax(calc(3.4 * var(--rem)), 1fr))`;

/** Sets the style of an element by script: a strict content security policy blocks style attributes. */
const styled = (style: string) =>
  withElement((element) => {
    if (element) (element as HTMLElement).style.cssText = style;
  });
