/** The base class of all controls: buttons for moves without a place, and a choice in two parts for moves with one. */
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { restoreTexts } from '../dom/translations.js';
import type { Text } from '../i18n/text.js';
import type { Move, View } from '../kernel/game.js';
import { amountField, groupByAmount } from './amount.js';
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

/** Something that a player can point at: a move, or a series of moves that is named by its last. */
interface Way<M extends Move> {
  readonly move: M;
  readonly path: readonly string[];
  readonly series?: Proposal<M>;
  readonly make: () => void;
}

type Paths = readonly (readonly string[])[];
/** What a choice in two parts offers of these paths, once `chosen` is picked up: a piece, or the place where one is to go. */
export function choiceOf(paths: Paths, chosen: string | undefined) {
  const pieces = [...new Set(paths.map(([from]) => from!))];
  const isPlace = !pieces.includes(chosen!) && paths.some(([, to]) => to === chosen);
  const place = isPlace ? chosen : undefined;
  return {
    place,
    /** The pieces to choose from: all, or those that can go to the place. Choosing one of these makes the move. */
    first: pieces.filter((piece) => !place || paths.some(([from, to]) => from === piece && to === place)),
    /** Where the piece can go. */
    then: chosen === undefined ? [] : paths.flatMap(([from, to]) => (from === chosen && to ? [to] : [])),
  };
}

/**
 * The controls of one state of the chart. The element renders into light DOM, so that labels, controls and the live region
 * share one root. One element serves its state for a whole game, and what it keeps of a choice stays until another.
 * @beta
 */
export abstract class Control<V = unknown, M extends Move = Move> extends LitElement {
  /** The game that is shown. */
  @property({ attribute: false }) ui!: GameUi;
  @property({ attribute: false }) view!: View<V, M>;
  @property({ attribute: false }) text!: Text;
  /**
   * The picked anchor, a source or a target; `count` is the number of equal pieces that are picked up there, `most` the number
   * that lie there.
   */
  @property({ attribute: false }) chosen: string | undefined;
  @property({ attribute: false }) count = 1;
  @property({ attribute: false }) most = 1;
  /** Series of moves that the game suggests. */
  @property({ attribute: false }) proposals: readonly Proposal<M>[] = [];
  /** Whether what the controls have to look up, such as a chart, is open from the start. */
  @property({ attribute: false }) unfolded = false;
  @property({ attribute: false }) choose!: (move: M) => void;
  @property({ attribute: false }) propose!: (proposal: Pick<Proposal<M>, 'moves' | 'next'>) => void;
  @property({ attribute: false }) point!: (anchor: string, isAll?: boolean) => void;
  @property({ attribute: false }) deselect!: () => void;
  @property({ attribute: false }) take!: (count: number) => void;
  /** Requests an update of the board; call it when `marked` has changed. */
  redraw: () => void = () => {};

  /** The anchors that these controls mark on the board now, such as a route that the player plans. */
  readonly marked?: () => readonly string[];
  /** Called when a player points at an anchor where no move begins. Returns whether these controls react to it. */
  handleClick?(anchor: string): boolean;

  protected override createRenderRoot(): HTMLElement {
    this.addEventListener('click', guard, { capture: true });
    return this;
  }

  protected override performUpdate(): void {
    restoreTexts(this);
    super.performUpdate();
  }
  override connectedCallback(): void {
    super.connectedCallback();
    listen();
    // A control that was shown before comes back with its buttons.
    arrivals.show(this.querySelectorAll('button'), performance.now());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    arrivals.hide(this.querySelectorAll('button'));
  }
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
          ${this.text(`proposal.${proposal.code}`, this.ui.factParams(proposal.params, this.view))}
        </button>`,
    );
  }

  /** Buttons to set how many of several equal pieces are picked up. */
  #several(what: string): TemplateResult | typeof nothing {
    const { count, most, text } = this;
    if (most < 2) return nothing;
    const button = (key: string, glyph: string, to: number) => {
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
      ${button('less', '−', count - 1)}<span>${text('ui.several', { count, most })}</span>${button('more', '+', count + 1)}
    </div>`;
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
    const moves = this.view.moves.map((move) => ({ move, path: this.path(move), make: () => this.choose(move) }));
    const series = this.proposals.flatMap((proposal) => {
      const { touches: path, moves } = proposal;
      return path ? [{ move: moves.at(-1)!, path, series: proposal, make: () => this.propose(proposal) }] : [];
    });
    return [...moves, ...series];
  }
  /** What begins at an anchor, if it is a single thing: then there is nothing to choose after the piece. */
  #onlyFrom(anchor: string): Way<M> | undefined {
    const [way, ...others] = this.#ways.filter(({ path }) => path[0] === anchor);
    return way && others.length === 0 && way.path.length > 1 ? way : undefined;
  }

  /**
   * A choice in two parts: what to pick up, and where to put it, or the other way round; a single part for moves that touch
   * one place, and for a piece that can go to one place only. If several moves touch the same places, the element asks which
   * one is meant.
   */
  protected pick(label: string, ...verbs: M['type'][]): TemplateResult | typeof nothing {
    const ways = this.#ways.filter(({ move }) => verbs.includes(move.type));
    const paths = ways.map(({ path }) => path);
    if (paths.length === 0) return nothing;
    const { chosen } = this;
    const { place, first, then } = choiceOf(paths, chosen);
    const of = then.length > 0 ? 'piece' : 'place';
    /** Whether a way is one of other pieces than the held one. */
    const isOfOthers = ({ path, series }: Way<M>) =>
      path[0] !== chosen && !series?.moves.some((move) => this.path(move)[0] === chosen);
    const chips = (anchor: string, isOther: boolean) =>
      ways.flatMap((way) => {
        const {
          move,
          path: [from, to],
          series,
          make,
        } = way;
        const isHere =
          of === 'piece'
            ? to === anchor && (isOther ? isOfOthers(way) : series && !isOfOthers(way))
            : from === anchor && to && (!place || to === place);
        const shows = isHere ? this.chip(move, of, series) : undefined;
        if (shows === undefined) return [];
        const key = `proposal.${series?.code}`;
        const label =
          series && this.text.has(key) ? this.text(key, this.ui.factParams(series.params, this.view)) : this.say(move);
        // Who speaks to the browser says what is written on the button, so its name begins with that.
        const name = typeof shows === 'string' && !label.includes(shows) ? `${shows}, ${label}` : label;
        return html`<button class="chip" data-chip=${`${from} ${to}`} aria-label=${name} @click=${make}>
          ${shows}
        </button>`;
      });
    /** What the button of a piece makes at once. */
    const atOnce = (anchor: string) => {
      const only = anchor === chosen || place !== undefined ? undefined : this.#onlyFrom(anchor);
      return only && !this.isRead(only.move) ? only : undefined;
    };
    // Only buttons that pick up a piece are toggles (`aria-pressed`); buttons that make a move immediately are not.
    const isHeld = (anchor: string) =>
      anchor === place || (!place && paths.some((p) => p[0] === anchor && p[1]) && !atOnce(anchor));
    const press = (anchor: string, isAll: boolean) => {
      const way = isAll ? undefined : atOnce(anchor);
      if (anchor === chosen) this.deselect();
      else if (way) way.make();
      else this.point(anchor, isAll);
    };
    // The only place is not asked for: its button says the move.
    const only = then.length > 0 ? this.#onlyFrom(chosen!) : undefined;
    const button = (anchor: string) =>
      html`<button
        aria-pressed=${isHeld(anchor) ? String(anchor === chosen) : nothing}
        data-point=${anchor}
        title=${this.about(anchor) ?? nothing}
        @click=${(event: MouseEvent) => press(anchor, event.shiftKey)}
      >
        ${only && anchor !== chosen ? this.say(only.move) : this.face(anchor)}
      </button>`;
    /** With small buttons; beside those of other pieces the place is only named. */
    const withChips = (anchor: string, isOther: boolean) => {
      const small = chips(anchor, isOther);
      if (small.length === 0) return button(anchor);
      return html`<span class="chips"
        >${isOther ? html`<span>${this.face(anchor)}</span>` : button(anchor)}${small}</span
      >`;
    };
    const id = `pick-${verbs.join('-')}`;
    const row = (what: string, anchors: readonly string[], by = id, isOther = false) =>
      html`<div class=${what} role="group" aria-labelledby=${by}>
        ${repeat(
          anchors,
          (anchor) => anchor,
          (anchor) => withChips(anchor, isOther),
        )}
      </div>`;
    /** Places under a heading of their own. */
    const group = (what: 'apart' | 'other', anchors: readonly string[]) =>
      anchors.length === 0
        ? nothing
        : html`<div class="apart">
            <p class="quiet" id=${`${id}-${what}`}>${this.text(`${label}.${what}`)}</p>
            ${row('pick to', anchors, `${id}-${what}`, what === 'other')}
          </div>`;
    // The place stays above what can go there, so that it can be put down again, if that offers anything else.
    if (place !== undefined && paths.some((p) => p[1] !== place))
      return html`<div class="pick held">
          ${button(place)}
          <p class="quiet" id=${id}>${this.text(label)}</p>
        </div>
        ${row('pick to', first)}`;
    // Of many places a narrow column shows only a few at once: those that are most often meant come first.
    const places = this.inOrder([...new Set(then)]);
    const apart = places.some((anchor) => !this.isApart(anchor)) ? places.filter((anchor) => this.isApart(anchor)) : [];
    const others = ways.flatMap((way) =>
      way.path[1] && isOfOthers(way) && this.chip(way.move, 'piece', way.series) !== undefined ? [way.path[1]] : [],
    );
    // The second part replaces the first. The held piece stays above it, so that it can be put down again.
    return chosen !== undefined && then.length > 0
      ? html`<div class="pick held">
            ${button(chosen)} ${this.#several(this.short(chosen))}
            ${only ? nothing : html`<p class="quiet" id=${id}>${this.text('ui.where')}</p>`}
          </div>
          ${row(
            'pick to',
            places.filter((anchor) => !apart.includes(anchor)),
          )}
          ${group('other', this.inOrder([...new Set(others)]))} ${group('apart', apart)}`
      : html`<p class="quiet caption" id=${id}>
            ${this.text(label)}${place === undefined ? nothing : ` · ${this.short(place)}`}
          </p>
          ${row('pick', first)}`;
  }
}
