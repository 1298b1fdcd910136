/** The game or lesson on the same page that an element goes with: found by id whenever it comes, and let go when it leaves. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session } from './session.js';
import { LinkRequest, type Linked } from './link-target.js';

const KINDS = 'playable-game, playable-lesson';

export class LinkSource implements ReactiveController {
  /** What it shares; `undefined` until it is there and upgraded. */
  shared: Linked | undefined;
  /** Whether the id names nothing that could be followed, and never did. */
  isMissing = false;
  #element: Element | undefined;
  #wasFound = false;
  #id: string | null = null;
  #leave: (() => void) | undefined;
  #observer: MutationObserver | undefined;
  #root: Document | ShadowRoot | undefined;
  #heeded: unknown;
  readonly #heeds: ((companion: LinkSource) => unknown) | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  /** `heeds` gives what its host draws of the other: an update that leaves this as it was is none for the host. */
  constructor(host: ReactiveControllerHost & HTMLElement, heeds?: (companion: LinkSource) => unknown) {
    this.#host = host;
    this.#heeds = heeds;
    host.addController(this);
  }
  hostConnected(): void {
    this.#root = this.#host.getRootNode() as Document | ShadowRoot;
    this.#observer = new MutationObserver(this.#look);
    this.#observer.observe(this.#root, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
    document.addEventListener('DOMContentLoaded', this.#look);
    this.#look();
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
    document.removeEventListener('DOMContentLoaded', this.#look);
    this.#part();
  }
  /** Follows the element of this id from now on. */
  follow(id: string | null): void {
    this.#id = id;
    this.#wasFound = false;
    this.#look();
  }
  /** What runs there now. */
  get session(): Session | undefined {
    return this.shared?.session;
  }
  /** The state of the chart that is on show there; empty where there is none. */
  get phase(): string {
    return this.session?.view.phase ?? '';
  }

  readonly #look = (): void => {
    const named = this.#id ? this.#root?.getElementById?.(this.#id) : undefined;
    const found = named?.matches(KINDS) ? named : undefined;
    this.#wasFound ||= found !== undefined;
    const isMissing = this.#id !== null && !this.#wasFound && document.readyState !== 'loading';
    if (found === this.#element && isMissing === this.isMissing) return;
    this.isMissing = isMissing;
    this.#part();
    this.#element = found;
    if (found) this.#ask(found);
    this.#host.requestUpdate();
  };
  /** One that is not upgraded yet is asked again when it is. */
  #ask(element: Element): void {
    element.dispatchEvent(
      new LinkRequest((shared) => {
        this.shared = shared;
        this.#leave = shared.join(this.#hear);
        this.#host.requestUpdate();
      }),
    );
    if (this.shared) return;
    void customElements.whenDefined(element.localName).then(() => {
      if (element === this.#element && !this.shared) this.#ask(element);
    });
  }
  readonly #hear = (): void => {
    const now = this.#heeds?.(this);
    if (this.#heeds && now === this.#heeded) return;
    this.#heeded = now;
    this.#host.requestUpdate();
  };
  #part(): void {
    this.#leave?.();
    this.#leave = this.shared = this.#element = undefined;
  }
}
