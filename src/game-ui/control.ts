/** What the controls of all phases share: buttons for moves that need no place, and a choice in two steps for those that do. */
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Text } from '../i18n/text.js';
import type { Move, View } from '../kernel/game.js';
import { amountField, groupByAmount } from './amount.js';
import { Arrivals, DoublePress } from './double-press.js';
import type { GameUi, Proposal } from './game-ui.js';

const presses = new DoublePress();
const arrivals = new Arrivals();
/** Ends a click that falls on what has just come: the second one of a double click, and one that was meant for something else. */
const guard = (event: Event): void => {
  const on = (event.target as Element).closest('button');
  if (!on) return;
  const strays = presses.strays(event as PointerEvent, on);
  if (strays || arrivals.isEarly(event as PointerEvent, on)) event.stopPropagation();
};
const onAction = ({ timeStamp }: Event): void => arrivals.acted(timeStamp);
/** Notes when the reader does something. The same listener is added once, however often it is asked for. */
const listen = (): void =>
  ['pointerup', 'click', 'keydown'].forEach((action) => addEventListener(action, onAction, { capture: true }));

/**
 * The controls of one state of the chart. It draws into its parent's tree, so that labels, controls and the live region
 * share one root; it keeps no state of its own.
 */
export abstract class Control<V = unknown, M extends Move = Move> extends LitElement {
  /** The game on show. */
  @property({ attribute: false }) ui!: GameUi;
  @property({ attribute: false }) view!: View<V, M>;
  @property({ attribute: false }) text!: Text;
  /** The anchor that was taken up, a beginning or a place; how many equal pieces of it, and how many there are. */
  @property({ attribute: false }) chosen: string | undefined;
  @property({ attribute: false }) count = 1;
  @property({ attribute: false }) most = 1;
  /** Series of moves that the game proposes. */
  @property({ attribute: false }) proposals: readonly Proposal<M>[] = [];
  @property({ attribute: false }) choose!: (move: M) => void;
  @property({ attribute: false }) propose!: (moves: readonly M[]) => void;
  @property({ attribute: false }) point!: (anchor: string, isAll?: boolean) => void;
  @property({ attribute: false }) letGo!: () => void;
  @property({ attribute: false }) take!: (count: number) => void;
  /** Draws the board anew, when what is marked on it has changed. */
  redraw: () => void = () => {};

  /** The anchors that these controls mark on the board now, such as a way that the reader plans. */
  readonly marked?: () => readonly string[];
  /** A reader points at an anchor that begins no move. Says whether that means something to these controls. */
  heeds?(anchor: string): boolean;

  protected override createRenderRoot(): HTMLElement {
    this.addEventListener('click', guard, { capture: true });
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    listen();
    // One that was on show before comes again with its buttons.
    arrivals.show(this.querySelectorAll('button'), performance.now());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    arrivals.hide(this.querySelectorAll('button'));
  }
  protected override updated(): void {
    arrivals.show(this.querySelectorAll('button'), performance.now());
  }

  /** The anchors a move touches, and what a button says of one. */
  protected abstract path(move: M): readonly string[];
  protected abstract short(anchor: string): string;
  /** A place in as few words as a button has, for sentences that tell several. */
  name(anchor: string): string {
    return this.short(anchor);
  }
  protected abstract say(move: M): string;
  /** Places where something may go, in the order of their buttons. */
  protected inOrder(anchors: readonly string[]): readonly string[] {
    return anchors;
  }

  /**
   * A button for each move of these verbs that needs no place; those of one verb stand out while the hand is empty. No
   * button ever becomes another: a key held down on one that goes must not press the one that comes.
   */
  protected act(primary: M['type'] | undefined, ...others: M['type'][]): unknown {
    const verbs = [primary, ...others];
    return repeat(
      verbs.flatMap((verb) => this.view.moves.filter((move) => move.type === verb)),
      (move) => JSON.stringify(move),
      (move) =>
        html`<button
          class=${move.type === primary && this.chosen === undefined ? 'primary' : ''}
          data-verb=${move.type}
          data-move=${this.view.moves.indexOf(move)}
          @click=${() => this.choose(move)}
        >
          ${this.say(move)}
        </button>`,
    );
  }

  /** A button for each series of moves that the game proposes; the first stands out. */
  protected proposed(): unknown {
    return repeat(
      this.proposals,
      ({ moves }) => JSON.stringify(moves),
      ({ code, params, moves }, i) =>
        html`<button class=${i === 0 ? 'primary' : ''} data-proposal=${i} @click=${() => this.propose(moves)}>
          ${this.text(`proposal.${code}`, this.ui.factParams(params, this.view))}
        </button>`,
    );
  }

  /** How many of the equal pieces taken up are meant, where there are several. */
  #several(what: string): TemplateResult | typeof nothing {
    const { count, most, text } = this;
    if (most < 2) return nothing;
    const step = (key: string, glyph: string, to: number) => {
      const isEnd = to < 1 || to > most;
      return html`<button
        data-do=${key}
        aria-label=${text(`ui.${key}`, { what })}
        aria-disabled=${isEnd ? 'true' : 'false'}
        @click=${() => (isEnd ? undefined : this.take(to))}
      >
        ${glyph}
      </button>`;
    };
    return html`<div class="amount several" role="group" aria-label=${what}>
      ${step('less', '−', count - 1)}<span>${text('ui.several', { count, most })}</span>${step('more', '+', count + 1)}
    </div>`;
  }

  /**
   * A number field for the moves of a verb that name an amount in this field, with a button that says the move; one for
   * each set of moves that are alike but for the amount. `GameUi.amounts` names the same field for the list of moves; `note`
   * is said under the field of the move that is in it, before it is made.
   */
  protected amount(verb: M['type'], field: string, label = `group:${verb}`, note?: (move: M) => string): unknown {
    const { amounts } = groupByAmount(
      this.view.moves.filter(({ type }) => type === verb),
      { [verb]: field },
    );
    return amounts.map((each) =>
      amountField({
        amounts: each,
        text: this.text,
        label: this.text(label),
        describe: (move) => this.say(move),
        indexOf: (move) => this.view.moves.indexOf(move),
        play: (move) => this.choose(move),
        note,
      }),
    );
  }

  /**
   * A choice in two steps: what to take up, and where it goes; one step where what is pointed at is a whole move. Where
   * several moves touch the same places, the element asks which of them is meant.
   */
  protected pick(label: string, ...verbs: M['type'][]): TemplateResult | typeof nothing {
    const paths = this.view.moves.filter(({ type }) => verbs.includes(type)).map((move) => this.path(move));
    if (paths.length === 0) return nothing;
    const { chosen } = this;
    const first = [...new Set(paths.map((p) => p[0]!))];
    const then = chosen === undefined ? [] : paths.filter((p) => p[0] === chosen && p[1]).map((p) => p[1]!);
    // Where the place is chosen already, what goes there makes a move at once.
    const place = paths.some((p) => p[1] === chosen) && !first.includes(chosen!) ? chosen : undefined;
    // Only what is held until it is put down is pressed; what makes a move at once is no toggle.
    const isHeld = (anchor: string) =>
      paths.some((p) => p[0] === anchor && p[1]) && !paths.some((p) => p[0] === anchor && place && p[1] === place);
    const button = (anchor: string) =>
      html`<button
        aria-pressed=${isHeld(anchor) ? String(anchor === chosen) : nothing}
        data-point=${anchor}
        @click=${(event: MouseEvent) => (anchor === chosen ? this.letGo() : this.point(anchor, event.shiftKey))}
      >
        ${this.short(anchor)}
      </button>`;
    const id = `pick-${verbs.join('-')}`;
    const row = (what: string, anchors: readonly string[]) =>
      html`<div class=${what} role="group" aria-labelledby=${id}>${repeat(anchors, (anchor) => anchor, button)}</div>`;
    // The second step takes the place of the first, under what is held, which may be put down again.
    return chosen !== undefined && then.length > 0
      ? html`<div class="pick held">
            ${button(chosen)} ${this.#several(this.short(chosen))}
            <p class="quiet" id=${id}>${this.text('ui.where')}</p>
          </div>
          ${row('pick to', this.inOrder([...new Set(then)]))}`
      : html`<p class="quiet caption" id=${id}>
            ${this.text(label)}${place === undefined ? nothing : ` · ${this.short(place)}`}
          </p>
          ${row('pick', first)}`;
  }
}
