/**
 * A menu that asks which move is meant, where several moves touch one place of the board: beside that place, or beside the
 * button of the panel that named it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { amountField, groupByAmount } from '../../game-ui/amount.js';
import type { Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import type { BoardInput } from './board-input.js';

/** Pixels between the menu and the button. */
const GAP = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class Chooser {
  /** The anchor beside which the menu is shown. */
  anchor: string | undefined;
  #moves: readonly Move[] = [];
  /** The button that opened the menu, else the element that had the focus then. */
  #from: HTMLElement | null = null;
  /** The last click on a button of the panel, kept because Safari does not focus a button that is clicked. */
  #click: { readonly event: Event; readonly button: HTMLElement | null } | undefined;
  #takesFocus = false;
  /** The button of the panel that asked, as it stood when the menu opened. */
  #button: DOMRect | undefined;
  /**
   * Whether the pointer was pressed inside the menu. The tap that opens the menu may end in a click on a button that just
   * appeared under the finger.
   */
  #isPressed = false;
  readonly #host: GameContext['element'];
  readonly #context: GameContext;
  readonly #input: Pick<BoardInput, 'focus'>;

  constructor(context: GameContext, input: Pick<BoardInput, 'focus'>) {
    this.#context = context;
    this.#host = context.element;
    this.#input = input;
    const listener = (event: Event): void => {
      this.#click = { event, button: (event.target as Element).closest<HTMLElement>('.now button') };
    };
    this.#host.renderRoot.addEventListener('click', listener, { capture: true });
  }

  get isOpen(): boolean {
    return this.#moves.length > 0;
  }
  open(moves: readonly Move[], anchor: string): void {
    // The phase is `NONE` once the click has been handled: then something else opens the menu.
    const clicked = this.#click?.event.eventPhase === Event.NONE ? undefined : this.#click?.button;
    this.#from = clicked ?? ((this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null);
    this.#button = this.#from?.closest('.now') ? this.#from.getBoundingClientRect() : undefined;
    this.#moves = moves;
    this.anchor = anchor;
    this.#takesFocus = true;
    this.#isPressed = false;
    this.#host.requestUpdate();
  }
  /** Closes the menu and leaves the focus where it is. */
  close(): void {
    if (!this.isOpen) return;
    this.#moves = [];
    this.anchor = undefined;
    this.#from = null;
    this.#host.requestUpdate();
  }
  /** Closes the menu and restores the focus. */
  #leave(): void {
    const { anchor } = this;
    const from = this.#from;
    this.close();
    if (from?.isConnected) from.focus();
    else if (anchor !== undefined) this.#input.focus(anchor);
  }

  /** Focuses a menu that was opened, once it is in its place. The page scrolls only if it is not in the window. */
  placed(): void {
    if (!this.#takesFocus) return;
    this.#takesFocus = false;
    if (this.#button) this.#placeBeside(this.#button);
    const { top = 0, bottom = 0 } = this.#box?.getBoundingClientRect() ?? {};
    this.#stops[0]?.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
  }
  /** Puts the menu below the button, or above it where the window ends, so that the reader need not look for it. */
  #placeBeside({ left, top, bottom }: DOMRect): void {
    const box = this.#box;
    if (!box) return;
    // Without popovers it has its place all the same.
    box.showPopover?.();
    const below = bottom + GAP;
    const y = below + box.offsetHeight <= innerHeight ? below : Math.max(GAP, top - GAP - box.offsetHeight);
    box.style.setProperty('left', `${Math.max(GAP, Math.min(left, innerWidth - box.offsetWidth - GAP))}px`);
    box.style.setProperty('top', `${y}px`);
  }
  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.chooser');
  }
  /** The elements that Tab and the arrow keys go to. */
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
      class=${this.#button ? 'beside chooser at-button' : 'beside chooser'}
      popover=${this.#button ? 'manual' : nothing}
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
    // The focus is restored before the move, so that it is in place when the board is rendered again.
    this.#leave();
    const { session } = this.#context;
    if (session?.isOpen) session.play(move, anchor);
  };
  #onClick(move: Move) {
    return (event: MouseEvent): void => {
      // `detail` 0 marks a click from a key or a screen reader, without a pointer.
      if (event.detail === 0 || this.#isPressed) this.#play(move);
    };
  }
  readonly #onPointerDown = (event: Event): void => {
    this.#isPressed = true;
    // Keeps the press from the board underneath.
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
    // A repeat of the key press that opened the menu must not choose a move.
    else if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
  };
  /** Closes the menu when the focus moves to another element. It stays open when the window loses the focus. */
  readonly #onFocusOut = (event: FocusEvent): void => {
    const box = event.currentTarget as Element;
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    if (box.contains(event.relatedTarget as Node | null) || box.contains(activeElement)) return;
    this.close();
  };
  /** After a tap browsers move the focus to the tapped element. While the menu is open, the focus stays in it. */
  readonly holdFocus = (event: Event): void => {
    if (this.isOpen && !this.#box?.contains(event.target as Node)) event.preventDefault();
  };
}
