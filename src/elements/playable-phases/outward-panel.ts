/**
 * Opens inspectors outside the page. Their code is loaded when the reader opens the panel; nothing is sent before a
 * click.
 */
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Outward, OutwardError, Source } from '../../inspector/outward/types.js';
import type { Session } from '../session/session.js';
import type { ActorWatch } from './actor-watch.js';
import { checkbox } from '../ui/checkbox.js';
import { isUnexpected, logged } from '../ui/fault.js';
import { reportFailedLoad } from '../ui/failed-loads.js';

type Adapters = typeof import('../../inspector/outward/index.js');
const KINDS = ['stately', 'xstate'] as const;
type Kind = (typeof KINDS)[number];

export interface OutwardProps {
  readonly session: Session | undefined;
  readonly watch: ActorWatch | undefined;
  readonly text: Text;
  /** Address of the author's own receiver. */
  readonly url: string | null;
}

export class OutwardPanel implements ReactiveController {
  #adapters: Adapters | undefined;
  /** Whether the adapters were requested: after a failure they are not requested again at each render. */
  #wasAsked = false;
  #outward: Outward | undefined;
  /** The inspector being opened; another click or a stop may come before it is open. */
  #opening: { readonly kind: Kind } | undefined;
  /** The playthrough or actor that the inspector shows. */
  #shows: unknown;
  #everything = false;
  #said = '';
  readonly #host: LitElement;
  readonly #say: (message: string) => void;
  readonly #fetch: () => Promise<Adapters>;

  constructor(
    host: LitElement,
    say: (message: string) => void,
    fetch = (): Promise<Adapters> => import('../../inspector/outward/index.js'),
  ) {
    this.#host = host;
    this.#say = say;
    this.#fetch = fetch;
    host.addController(this);
  }
  hostDisconnected(): void {
    // Wait a task: an element that is only moved in the page keeps its inspector.
    setTimeout(() => {
      if (!this.#host.isConnected) this.#stop();
    });
  }
  /** Stops the open inspector, and discards one that is still opening. */
  #stop(): void {
    this.#outward?.stop();
    this.#outward = this.#opening = undefined;
  }

  /** Switches the inspector to another game, or to a copy being visited. Call it whenever the display may have changed. */
  follow(props: OutwardProps): void {
    if (this.#outward?.isOpen === false) this.#outward = undefined;
    const shows = props.session?.playthrough ?? props.watch?.actor;
    if (!this.#outward || shows === this.#shows || shows === undefined) return;
    this.#shows = shows;
    this.#outward.follow(this.#source(props)!);
  }
  #source({ session, watch }: OutwardProps): Source | undefined {
    const { gameSource, actorSource } = this.#adapters!;
    if (watch) return actorSource(watch.actor);
    return (
      session &&
      gameSource(session.playthrough, {
        viewer: () => session.hotSeat.viewer,
        send: (move) => void (session.isOpen && session.play(move)),
      })
    );
  }

  #tell(message: string): void {
    this.#said = message;
    this.#say(message);
    this.#host.requestUpdate();
  }
  async #open(kind: Kind, props: OutwardProps): Promise<void> {
    // The second click of a double click would open a second window.
    if (this.#opening?.kind === kind) return;
    const { text, url, session, watch } = props;
    const { openStately, openXStateInspect } = this.#adapters!;
    const source = this.#source(props);
    if (!source) return;
    this.#stop();
    const opening = { kind };
    this.#opening = opening;
    this.#host.requestUpdate();
    this.#shows = session?.playthrough ?? watch?.actor;
    let outward: Outward | undefined;
    const ended = () => {
      if (!outward || outward !== this.#outward) return;
      this.#outward = undefined;
      this.#tell(text('phases.outwardStopped'));
    };
    try {
      const open = kind === 'stately' ? openStately : openXStateInspect;
      outward = await open(source, { url, everything: this.#everything || watch !== undefined, ended });
      if (opening !== this.#opening) return outward.stop();
      this.#outward = outward;
      this.#tell(text('phases.outwardOpen'));
    } catch (error) {
      if (opening !== this.#opening) return;
      const { code, message } = error as Partial<OutwardError> & Error;
      if (code) return this.#tell(text(`phases.fault:${code}`));
      this.#tell(isUnexpected(logged(error, this.#host)) ? text('phases.outwardError', { message }) : message);
    } finally {
      if (opening === this.#opening) this.#opening = undefined;
    }
  }

  async #fetchAdapters(text: Text): Promise<void> {
    this.#wasAsked = true;
    try {
      this.#adapters = await this.#fetch();
      this.#host.requestUpdate();
    } catch (error) {
      this.#tell(text('phases.outwardError', { message: String(error) }));
      reportFailedLoad(this.#host, 'outward', error, () => (this.#wasAsked = false));
    }
  }

  render(props: OutwardProps): TemplateResult | typeof nothing {
    const adapters = this.#adapters;
    if (!adapters) {
      if (!this.#wasAsked) void this.#fetchAdapters(props.text);
      return this.#said ? html`<p class="quiet">${this.#said}</p>` : nothing;
    }
    const { session, text, url } = props;
    const fault = adapters.outwardRefusal();
    const viewer = session?.hotSeat.viewer;
    const seat = viewer === 'spectator' ? text('phases.spectator') : text(`seat:${viewer ?? ''}`);
    const where = url ?? 'stately.ai';
    return html`<p>${session ? text('phases.outwardWhat', { where, seat }) : text('phases.outwardAll', { where })}</p>
      ${session ? checkbox(text('phases.everything'), this.#everything, (isOn) => (this.#everything = isOn)) : nothing}
      <div class="row">
        ${KINDS.map(
          (kind) =>
            html`<button
              data-inspector=${kind}
              aria-disabled=${fault ? 'true' : 'false'}
              @click=${() => (fault ? undefined : void this.#open(kind, props))}
            >
              ${text(`phases.inspector:${kind}`)}
            </button>`,
        )}
        ${
          (this.#outward ?? this.#opening)
            ? html`<button
                data-do="stop"
                @click=${() => {
                  this.#stop();
                  this.#tell(text('phases.outwardStopped'));
                }}
              >
                ${text('phases.outwardStop')}
              </button>`
            : nothing
        }
      </div>
      <p class="quiet">${fault ? text(`phases.fault:${fault}`) : this.#said}</p>`;
  }
}
