/** Follows a game or lesson on the same page by its id: connects when that element appears and disconnects when it leaves. */
import type { LitElement, ReactiveController } from 'lit';
import type { Session } from './session.js';
import { SessionRequest, type SharedSession } from './session-provider.js';
import { rootOf, safeDocument } from '../../dom/safe-document.js';

const KINDS = 'playable-game, playable-lesson';

export class SessionConsumer implements ReactiveController {
  /** The interface of the followed element; `undefined` until that is found and upgraded. */
  shared: SharedSession | undefined;
  /** Whether no element with this id that can be followed has ever been found. */
  isMissing = false;
  #element: Element | undefined;
  #wasFound = false;
  #id: string | null = null;
  #leave: (() => void) | undefined;
  #observer: MutationObserver | undefined;
  #root: Document | ShadowRoot | undefined;
  #selected: unknown;
  readonly #select: ((consumer: SessionConsumer) => unknown) | undefined;
  readonly #host: LitElement;

  /**
   * `select` returns the data of the other element that the host renders. While that value stays the same, the host is not
   * updated.
   */
  constructor(host: LitElement, select?: (consumer: SessionConsumer) => unknown) {
    this.#host = host;
    this.#select = select;
    host.addController(this);
  }
  hostConnected(): void {
    this.#root = rootOf(this.#host);
    this.#observer = new MutationObserver(this.#lookUp);
    this.#observer.observe(this.#host.getRootNode(), {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['id'],
    });
    safeDocument.addEventListener('DOMContentLoaded', this.#lookUp);
    this.#lookUp();
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
    safeDocument.removeEventListener('DOMContentLoaded', this.#lookUp);
    this.#disconnect();
  }
  follow(id: string | null): void {
    this.#id = id;
    this.#wasFound = false;
    this.#lookUp();
  }
  get session(): Session | undefined {
    return this.shared?.session;
  }
  /** The phase on show there, as a state of the chart. Empty if there is none. */
  get phase(): string {
    return this.session?.view.phase ?? '';
  }

  readonly #lookUp = (): void => {
    const named = this.#id ? this.#root?.getElementById?.(this.#id) : undefined;
    const found = named?.matches(KINDS) ? named : undefined;
    this.#wasFound ||= found !== undefined;
    const isMissing = this.#id !== null && !this.#wasFound && safeDocument.readyState !== 'loading';
    if (found === this.#element && isMissing === this.isMissing) return;
    this.isMissing = isMissing;
    this.#disconnect();
    this.#element = found;
    if (found) this.#requestLink(found);
    this.#host.requestUpdate();
  };
  /** Requests the link from an element. Repeats the request once when its tag is defined: an upgraded element answers at once. */
  #requestLink(element: Element, isAgain = false): void {
    element.dispatchEvent(
      new SessionRequest((shared) => {
        this.shared = shared;
        this.#leave = shared.join(this.#onUpdate);
        this.#host.requestUpdate();
      }),
    );
    if (this.shared || isAgain) return;
    void customElements.whenDefined(element.localName).then(() => {
      if (element === this.#element && !this.shared) this.#requestLink(element, true);
    });
  }
  readonly #onUpdate = (): void => {
    const now = this.#select?.(this);
    if (this.#select && now === this.#selected) return;
    this.#selected = now;
    this.#host.requestUpdate();
  };
  #disconnect(): void {
    this.#leave?.();
    this.#leave = this.shared = this.#element = undefined;
  }
}
