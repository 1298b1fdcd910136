/** A number field for moves that differ in an amount: three hundred bids are one row instead of three hundred. */
import { html, nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';
import type { Text } from '../i18n/text.js';
import type { Move } from '../kernel/game.js';

/** Moves that differ only in their amounts, in ascending order. */
export interface Amounts<M extends Move = Move> {
  readonly moves: readonly M[];
  readonly values: readonly number[];
}

const valueOf = (move: Move, field: string): number => (move as unknown as Readonly<Record<string, number>>)[field]!;

/**
 * Groups moves that differ only in the field that `amounts` has for their type. `single` has the moves of other types, in
 * their order.
 */
export function groupByAmount<M extends Move>(
  moves: readonly M[],
  amounts: Readonly<Record<string, string | undefined>> = {},
): { readonly single: readonly M[]; readonly amounts: readonly Amounts<M>[] } {
  const single: M[] = [];
  const groups = new Map<string, { readonly field: string; readonly moves: M[] }>();
  for (const move of moves) {
    const field = amounts[move.type];
    if (field === undefined) {
      single.push(move);
      continue;
    }
    const key = JSON.stringify({ ...move, [field]: undefined });
    const group = groups.get(key) ?? { field, moves: [] };
    groups.set(key, group);
    group.moves.push(move);
  }
  const sorted = [...groups.values()].map(({ field, moves: list }) => {
    const rising = list.toSorted((a, b) => valueOf(a, field) - valueOf(b, field));
    return { moves: rising, values: rising.map((move) => valueOf(move, field)) };
  });
  return { single, amounts: sorted };
}

export interface AmountProps<M extends Move = Move> {
  readonly amounts: Amounts<M>;
  readonly text: Text;
  /** The name of the amount. */
  readonly label: string;
  /** The button's text for a move. */
  readonly describe: (move: M) => string;
  /** The index of a move in the view's moves. */
  readonly indexOf: (move: M) => number;
  readonly play: (move: M) => void;
  /** A note on a move, shown before it is made; '' for none. */
  readonly note?: ((move: M) => string) | undefined;
}

/** Keeps the typed value in the directive, so that the elements that show a field need not store it. */
class AmountField extends AsyncDirective {
  #typed = '';
  #props: AmountProps | undefined;

  render(props: AmountProps): TemplateResult {
    const before = this.#props?.amounts.moves[0];
    this.#props = props;
    // New moves are another question, or follow another player's bid: the amount typed before must not stay.
    if (before !== props.amounts.moves[0]) this.#typed = String(props.amounts.values[0]);
    return this.#draw();
  }

  get #move(): Move | undefined {
    const { values, moves } = this.#props!.amounts;
    return this.#typed.trim() === '' ? undefined : moves[values.indexOf(Number(this.#typed))];
  }
  #set(typed: string): void {
    this.#typed = typed;
    this.setValue(this.#draw());
  }
  /** Sets the next legal amount in a direction. */
  #step(way: 1 | -1): void {
    const { values } = this.#props!.amounts;
    const now = Number(this.#typed);
    const next = way > 0 ? values.find((value) => value > now) : values.findLast((value) => value < now);
    if (next !== undefined) this.#set(String(next));
  }

  #draw(): TemplateResult {
    const { amounts, text, label, describe, indexOf, play, note } = this.#props!;
    const { values } = amounts;
    const [min, max] = [values[0]!, values.at(-1)!];
    const move = this.#move;
    const playIt = () => move && play(move);
    const onKey = (event: KeyboardEvent) => {
      // Arrow keys step to legal amounts, which may be more than 1 apart.
      if (event.key === 'ArrowUp') this.#step(1);
      else if (event.key === 'ArrowDown') this.#step(-1);
      else if (event.key === 'Enter' && !event.repeat) playIt();
      else return;
      event.preventDefault();
    };
    const button = (key: string, glyph: string, way: 1 | -1, isEnd: boolean) =>
      html`<button
        type="button"
        aria-label=${text(key, { what: label })}
        aria-disabled=${isEnd ? 'true' : 'false'}
        @click=${() => this.#step(way)}
      >
        ${glyph}
      </button>`;
    const row = html`<div class="amount" role="group" aria-label=${label}>
      ${button('ui.less', '−', -1, move !== undefined && this.#typed === String(min))}
      <input
        type="number"
        inputmode="numeric"
        min=${min}
        max=${max}
        step="any"
        aria-label=${label}
        .value=${this.#typed}
        @input=${(event: Event) => this.#set((event.target as HTMLInputElement).value)}
        @keydown=${onKey}
      />
      ${button('ui.more', '+', 1, move !== undefined && this.#typed === String(max))}
      <button
        type="button"
        class="primary"
        data-verb=${amounts.moves[0]!.type}
        data-move=${move ? indexOf(move) : nothing}
        aria-disabled=${move ? 'false' : 'true'}
        @click=${playIt}
      >
        ${move ? describe(move) : text('ui.amountRange', { min, max })}
      </button>
    </div>`;
    return note
      ? html`${row}
          <p class="note" role="status">${move ? note(move) : ''}</p>`
      : row;
  }
}
const field = directive(AmountField);

/** A number field with buttons for steps, and a button that describes the move and plays it. */
export const amountField = <M extends Move>(props: AmountProps<M>): unknown => field(props as unknown as AmountProps);
