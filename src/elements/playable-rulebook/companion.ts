/** The game or lesson on the same page that a rulebook goes with: found by id whenever it comes, and let go when it leaves. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const KINDS = 'playable-game, playable-lesson';

export class Companion implements ReactiveController {
  /** The state of the chart it is in; empty where there is none. */
  phase = '';
  /** Whether the id names nothing that could be followed, and never did. */
  isMissing = false;
  #element: Element | undefined;
  #wasFound = false;
  #id: string | null = null;
  #observer: MutationObserver | undefined;
  #root: Document | ShadowRoot | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    this.#root = this.#host.getRootNode() as Document | ShadowRoot;
    this.#root.addEventListener('playable-phase', this.#onPhase);
    this.#observer = new MutationObserver(() => this.#look());
    this.#observer.observe(this.#root, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
    document.addEventListener('DOMContentLoaded', this.#look);
    this.#look();
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#root?.removeEventListener('playable-phase', this.#onPhase);
    document.removeEventListener('DOMContentLoaded', this.#look);
  }
  /** Follows the element of this id from now on. */
  follow(id: string | null): void {
    this.#id = id;
    this.#wasFound = false;
    this.#look();
  }

  readonly #onPhase = (event: Event): void => {
    if (event.target !== this.#element) return;
    this.phase = (event as CustomEvent<{ phase: string }>).detail.phase;
    this.#host.requestUpdate();
  };
  readonly #look = (): void => {
    const named = this.#id ? this.#root?.getElementById?.(this.#id) : undefined;
    const found = named?.matches(KINDS) ? named : undefined;
    this.#wasFound ||= found !== undefined;
    const isMissing = this.#id !== null && !this.#wasFound && document.readyState !== 'loading';
    if (found === this.#element && isMissing === this.isMissing) return;
    this.#element = found;
    this.isMissing = isMissing;
    // One that is not upgraded yet has no phase, and tells its first when it has.
    this.phase = (found as { readonly phase?: string } | undefined)?.phase ?? '';
    this.#host.requestUpdate();
  };
}
