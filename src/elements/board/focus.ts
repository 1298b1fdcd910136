/** Keeps the focus when a move removes or moves the focused element, or when a new drawing puts another place under it. */
import type { LitElement, ReactiveController } from 'lit';
import { rootOf, safeDocument } from '../../dom/safe-document.js';

export class FocusKeeper implements ReactiveController {
  #had:
    | {
        readonly element: Element;
        readonly anchor: string | null;
        readonly isInList: boolean;
        /** The place that the element names, if it is a button for a place. */
        readonly point: string | null;
        /** The focusable part around the element. */
        readonly part: HTMLElement | null;
      }
    | undefined;
  readonly #host: LitElement;
  readonly #focus: (anchor: string) => void;

  /** `focus` focuses an anchor of the board. */
  constructor(host: LitElement, focus: (anchor: string) => void) {
    this.#host = host;
    this.#focus = focus;
    host.addController(this);
  }

  hostUpdate(): void {
    const element = this.#host.shadowRoot?.activeElement;
    // Nothing has the focus: the reader left, or the last update removed the focused element and `#bringBack` is pending.
    if (!element) this.#had = this.#had?.element.isConnected ? undefined : this.#had;
    else
      this.#had = {
        element,
        anchor: element.getAttribute('data-anchor'),
        isInList: element.closest('.moves') !== null,
        point: element.getAttribute('data-point'),
        part: element.closest<HTMLElement>('[tabindex="-1"]'),
      };
  }
  hostUpdated(): void {
    // The controls of the phase render after their host element.
    if (this.#had) void this.#host.updateComplete.then(() => this.#bringBack());
  }

  #bringBack(): void {
    const had = this.#had;
    const { isConnected, renderRoot } = this.#host;
    if (!had || !isConnected) return;
    const wasRemoved = !had.element.isConnected;
    if (wasRemoved && !this.#isLost) return;
    // A list in another order has moved it in the tree, and a moved element loses the focus.
    if (!wasRemoved && this.#isLost) (had.element as HTMLElement).focus();
    if (had.anchor !== null && renderRoot.querySelector('[data-anchor]')) {
      if (wasRemoved || had.element.getAttribute('data-anchor') !== had.anchor) this.#focus(had.anchor);
    } else if (wasRemoved) {
      const next = had.isInList
        ? renderRoot.querySelector<HTMLElement>('.moves :is(input, select)')
        : had.point === null
          ? null
          : renderRoot.querySelector<HTMLElement>(`.controls [data-point="${CSS.escape(had.point)}"]`);
      const part = had.part?.isConnected ? had.part : renderRoot.querySelector<HTMLElement>('.now, .table-card');
      // The part that was pressed is in view, drawn anew: the browser would scroll to where it has been before a scrolling.
      (next ?? part)?.focus({ preventScroll: !next && had.part?.isConnected === false });
    }
  }
  /** Whether the focus fell back to the page. A reader who moved it elsewhere keeps it there. */
  get #isLost(): boolean {
    const { activeElement } = rootOf(this.#host);
    if (this.#host.shadowRoot?.activeElement) return false;
    return activeElement === null || activeElement === safeDocument.body || activeElement === this.#host;
  }
}
