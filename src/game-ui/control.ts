/** The base class of all controls: buttons for moves without a place, and a choice in two parts for moves with one. */
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { restoreTexts } from '../dom/translations.js';
import type { Text } from '../i18n/text.js';
import type { Move, View } from '../kernel/game.js';
import { amountField, groupByAmount } from './amount.js';
import { choiceOf, choiceTemplate, type Way } from './choice.js';
import { Arrivals } from './double-press.js';
import type { GameUi, Proposal } from './game-ui.js';

const arrivals = new Arrivals();
/** Stops a click on a button that has just appeared by itself: it was meant for another button. */
const guard = (event: Event): void => {
  const on = (event.target as Element).closest('button');
  if (on && arrivals.isEarly(event as PointerEvent, on)) event.stopPropagation();
};
const onAction = ({ timeStamp }: Event): void => arrivals.acted(timeStamp);
/** Records the time of the reader's actions. Adding the same listener again has no effect. */
const listen = (): void =>
  ['pointerup', 'click', 'keydown'].forEach((action) => addEventListener(action, onAction, { capture: true }));

/**
 * The controls of one state of the chart. The element renders into light DOM, so that labels, controls and the live region
 * share one root. One element serves its state for a whole game, and what it keeps of a choice stays until another.
 * @beta
 */
export abstract class Control<V = unknown, M extends Move = Move> extends LitElement {
  /** The game that is shown. */
  @property({ attribute: false }) ui!: GameUi;
  /** What the reader may know, with the moves that they may make. */
  @property({ attribute: false }) view!: View<V, M>;
  /** The texts of the game and of the elements, in the reader's language. */
  @property({ attribute: false }) text!: Text;
  /** The picked anchor, a source or a target; `undefined` if none is. */
  @property({ attribute: false }) chosen: string | undefined;
  /** The number of equal pieces that are picked up there. */
  @property({ attribute: false }) count = 1;
  /** The number of equal pieces that lie there. */
  @property({ attribute: false }) most = 1;
  /** Series of moves that the game suggests. */
  @property({ attribute: false }) proposals: readonly Proposal<M>[] = [];
  /** Whether what the controls have to look up, such as a chart, is open from the start. */
  @property({ attribute: false }) unfolded = false;
  /** Makes a move of the view. */
  @property({ attribute: false }) choose!: (move: M) => void;
  /** Makes the moves of a series, one after the other, and goes on with its `next`. */
  @property({ attribute: false }) propose!: (proposal: Pick<Proposal<M>, 'moves' | 'next'>) => void;
  /** Points at an anchor, as a click on the board does; `isAll` picks up all equal pieces there. */
  @property({ attribute: false }) point!: (anchor: string, isAll?: boolean) => void;
  /** Lets go of the picked anchor. */
  @property({ attribute: false }) deselect!: () => void;
  /** Picks up so many of the equal pieces at the picked anchor: at least one, at most all. */
  @property({ attribute: false }) take!: (count: number) => void;
  /** Requests an update of the board; call it when `marked` has changed. */
  redraw: () => void = () => {};

  /** The anchors that these controls mark on the board now, such as a route that the player plans. */
  readonly marked?: () => readonly string[];
  /** Called when a player points at an anchor where no move begins. Returns whether these controls react to it. */
  handleClick?(anchor: string): boolean;

  /** The element itself, on which stray clicks are stopped. */
  protected override createRenderRoot(): HTMLElement {
    this.addEventListener('click', guard, { capture: true });
    return this;
  }

  /** Renders into the texts that a translator of the browser has replaced, too. */
  protected override performUpdate(): void {
    restoreTexts(this);
    super.performUpdate();
  }
  /** Begins to tell stray clicks. A control that overrides it calls it too. */
  override connectedCallback(): void {
    super.connectedCallback();
    listen();
    // A control that was shown before comes back with its buttons.
    arrivals.show(this.querySelectorAll('button'), performance.now());
  }
  /** Forgets when its buttons appeared. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    arrivals.hide(this.querySelectorAll('button'));
  }
  /** Notes which buttons have appeared. */
  protected override updated(): void {
    arrivals.show(this.querySelectorAll('button'), performance.now());
  }

  /** The anchors that a move touches, in order. */
  protected path(move: M): readonly string[] {
    return this.ui.touches(move, this.view);
  }
  /** The text of a move on a button. */
  protected say(move: M): string {
    return this.ui.describeMove(move, this.view, this.text);
  }
  /** The text of an anchor on a button. */
  protected short(anchor: string): string {
    return this.ui.label(anchor, this.view, this.text);
  }
  /** The content of the button of an anchor, with `short` in its text. */
  protected face(anchor: string): unknown {
    return this.short(anchor);
  }
  /** The short name of a place, for sentences that list several. */
  name(anchor: string): string {
    return this.short(anchor);
  }
  /**
   * Whether a place is seldom meant: if a picked-up piece may go to others too, it stands apart from these, at the end under
   * the heading `<label>.apart` of the choice. Default: none does.
   */
  protected isApart(_place: string): boolean {
    return false;
  }
  /** Sorts target places into the order of their buttons. */
  protected inOrder(anchors: readonly string[]): readonly string[] {
    return anchors;
  }

  /**
   * A button for each move of these types (verbs), for moves without a place; those of `primary` are emphasised while nothing
   * is picked up. Buttons are keyed by move and never reused: a key held down on a button that disappears must not press the
   * next one.
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

  /** A button for each series of moves that the game suggests, without those that have places; the first is `primary`. */
  protected proposed(primary = 'primary', isShown: (proposal: Proposal<M>) => boolean = () => true): unknown {
    return repeat(
      this.proposals.filter((proposal) => !proposal.touches && isShown(proposal)),
      ({ code, params, moves }) => JSON.stringify([code, params, moves]),
      (proposal, i) =>
        html`<button
          class=${i === 0 ? primary : ''}
          data-proposal=${this.proposals.indexOf(proposal)}
          @click=${() => this.propose(proposal)}
        >
          ${this.#words(proposal)}
        </button>`,
    );
  }

  /**
   * A number field with a button for the moves of a type (verb) that have an amount in `field`; one for each group of moves
   * that differ only in the amount. `GameUi.amounts` must have the same field, for the list of moves. `note` gives a note on
   * the entered move, shown under the field.
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

  /** Whether a player reads more about a move, such as its odds, between picking up its piece and making it. */
  protected isRead(_move: M): boolean {
    return false;
  }
  /** What a player may want to know about a piece before picking it up: the tooltip of its button. */
  protected about(_anchor: string): string | undefined {
    return undefined;
  }
  /**
   * What a small button shows that makes a move, or the series that ends with it, at once: beside the button of its piece
   * (`of` is its place), or beside its place (`of` is a piece). There, a series in which the held piece takes part
   * stands with the places of that piece; what other pieces do is under the heading `<label>.other` of the choice. Default:
   * there is none.
   */
  protected chip(_move: M, _of: 'place' | 'piece', _series?: Proposal<M>): unknown {
    return undefined;
  }
  /** The moves and the proposals that a player can point at. */
  get #ways(): readonly Way<M>[] {
    const pieceOf = (move: M) => this.path(move)[0];
    const moves = this.view.moves.map((move) => {
      return { move, path: this.path(move), pieces: [pieceOf(move)], make: () => this.choose(move) };
    });
    const series = this.proposals.flatMap((proposal) => {
      const { touches: path, moves: all } = proposal;
      const pieces = [path?.[0], ...all.map(pieceOf)];
      return path ? [{ move: all.at(-1)!, path, pieces, series: proposal, make: () => this.propose(proposal) }] : [];
    });
    return [...moves, ...series];
  }
  /** The text of a series of moves on its button. */
  #words({ code, params }: Proposal<M>): string {
    return this.text(`proposal.${code}`, this.ui.factParams(params, this.view));
  }

  /**
   * A choice in two parts: what to pick up, and where to put it, or the other way round; a single part for moves that touch
   * one place, and for a piece that can go to one place only. If several moves touch the same places, the element asks which
   * one is meant.
   */
  protected pick(label: string, ...verbs: M['type'][]): TemplateResult | typeof nothing {
    const all = this.#ways;
    const asked = all.filter(({ move }) => verbs.includes(move.type));
    if (asked.length === 0) return nothing;
    const choice = choiceOf(asked, all, this.chosen, {
      isRead: (move) => this.isRead(move),
      isApart: (place) => this.isApart(place),
      inOrder: (places) => this.inOrder(places),
      chip: (move, of, series) => this.chip(move, of, series),
    });
    const { text, count, most, take } = this;
    return choiceTemplate(choice, {
      label,
      id: `pick-${verbs.join('-')}`,
      text,
      say: ({ move, series }) => (series && text.has(`proposal.${series.code}`) ? this.#words(series) : this.say(move)),
      short: (anchor) => this.short(anchor),
      face: (anchor) => this.face(anchor),
      about: (anchor) => this.about(anchor),
      count,
      most,
      take,
      point: (anchor, isAll) => (anchor === this.chosen ? this.deselect() : this.point(anchor, isAll)),
    });
  }
}
