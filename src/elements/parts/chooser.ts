/** Where several moves touch the same place, a reader who points there is asked beside it which of them is meant. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { amountField, groupByAmount } from '../../game-ui/amount.js';
import type { Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import type { Session } from './session.js';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class Chooser implements ReactiveController {
  /** The place it stands beside. */
  anchor: string | undefined;
  #moves: readonly Move[] = [];
  /** What had the focus when the reader was asked. */
  #from: HTMLElement | null = null;
  #takesFocus = false;
  /** Whether the pointer went down in it: the tap that opens it may end in a click on what has just come under the finger. */
  #isPressed = false;
  readonly #host: Host;
  readonly #focusPlace: (anchor: string) => void;
  readonly #playMove: (move: Move, anchor: string) => void;

  /** `focusPlace` brings the focus to a place of the board; `play` makes the move that was chosen there. */
  constructor(host: Host, focusPlace: (anchor: string) => void, play: (move: Move, anchor: string) => void) {
    this.#host = host;
    this.#focusPlace = focusPlace;
    this.#playMove = play;
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#moves.length > 0;
  }
  /** Asks which of these moves is meant. */
  open(moves: readonly Move[], anchor: string): void {
    this.#from = (this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
    this.#moves = moves;
    this.anchor = anchor;
    this.#takesFocus = true;
    this.#isPressed = false;
    this.#host.requestUpdate();
  }
  /** Asks no more, and leaves the focus to whoever has it. */
  close(): void {
    if (!this.isOpen) return;
    this.#moves = [];
    this.anchor = undefined;
    this.#from = null;
    this.#host.requestUpdate();
  }
  /** Asks no more; the focus goes back to where it was. */
  #leave(): void {
    const { anchor } = this;
    const from = this.#from;
    this.close();
    if (from?.isConnected) from.focus();
    else if (anchor !== undefined) this.#focusPlace(anchor);
  }

  hostUpdated(): void {
    if (!this.#takesFocus) return;
    this.#takesFocus = false;
    this.#stops[0]?.focus();
  }
  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.chooser');
  }
  /** What Tab and arrows go to. */
  get #stops(): HTMLElement[] {
    return [...(this.#box?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  }

  render({ ui, view }: Session, text: Text): TemplateResult | typeof nothing {
    const { anchor } = this;
    if (!this.isOpen || anchor === undefined) return nothing;
    const { single, amounts } = groupByAmount(this.#moves, ui.amounts);
    const describe = (move: Move) => ui.describeMove(move, view, text);
    const indexOf = (move: Move) => view.moves.indexOf(move);
    return html`<div
      class="beside chooser"
      role="dialog"
      aria-label=${text('ui.chooser', { place: ui.label(anchor, view, text) })}
      @pointerdown=${this.#onPointerDown}
      @keydown=${this.#onKey}
      @focusout=${this.#onFocusOut}
    >
      ${single.map(
        (move) =>
          html`<button data-verb=${move.type} data-move=${indexOf(move)} @click=${this.#onClick(move)}>
            ${describe(move)}
          </button>`,
      )}
      ${amounts.map((each) =>
        amountField({
          amounts: each,
          text,
          label: text(`group:${each.moves[0]!.type}`),
          describe,
          indexOf,
          play: this.#play,
        }),
      )}
    </div>`;
  }
  readonly #play = (move: Move): void => {
    const anchor = this.anchor!;
    // The focus goes back first, so that it is where it was when the board is drawn anew.
    this.#leave();
    this.#playMove(move, anchor);
  };
  #onClick(move: Move) {
    return (event: MouseEvent): void => {
      // A click without a pointer, `detail` 0, comes from a key or from a screen reader.
      if (event.detail === 0 || this.#isPressed) this.#play(move);
    };
  }
  readonly #onPointerDown = (event: Event): void => {
    this.#isPressed = true;
    // The board under it hears nothing of it.
    event.stopPropagation();
  };
  readonly #onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const stops = this.#stops;
    const at = stops.indexOf(event.target as HTMLElement);
    const isField = event.target instanceof HTMLInputElement;
    const way = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : isField ? undefined : STEPS[event.key];
    if (event.key === 'Escape') this.#leave();
    else if (event.key === 'Home' && !isField) stops[0]?.focus();
    else if (event.key === 'End' && !isField) stops.at(-1)?.focus();
    else if (way !== undefined) stops.at((at + way) % stops.length)?.focus();
    // The key that opened it and is held down chooses nothing.
    else if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
  };
  /** A reader who goes elsewhere does not want it; a window that loses the focus is no such thing. */
  readonly #onFocusOut = (event: FocusEvent): void => {
    const box = event.currentTarget as Element;
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    if (box.contains(event.relatedTarget as Node | null) || box.contains(activeElement)) return;
    this.close();
  };
  /** After a tap browsers move the focus to what was tapped: while the chooser is open it stays in it. */
  readonly holdFocus = (event: Event): void => {
    if (this.isOpen && !this.#box?.contains(event.target as Node)) event.preventDefault();
  };
}
