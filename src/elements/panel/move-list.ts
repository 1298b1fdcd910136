/**
 * All moves in words, so that a game can be played without the board. Up to twelve are radio buttons, more are a filterable
 * list grouped by the piece they begin with. Moves that name an amount are one number field for each kind.
 */
import { amountField, groupByAmount, type AmountProps } from '../../game-ui/amount.js';
import { html, nothing, type TemplateResult } from 'lit';
import { fold, type Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import type { MoveListState } from './moves.js';
import type { Session } from '../session/session.js';
import { submits } from '../ui/submits.js';

export interface MoveEntry {
  /** The index among the legal moves. */
  readonly index: number;
  readonly group: string;
  readonly label: string;
}

const FEW = 12;

/** Some of the legal moves as entries of the list. Moves that name an amount are combined into number fields. */
export function entriesOf(
  { ui, view }: Session,
  offered: readonly Move[],
  text: Text,
  play: (index: number) => void,
): [entries: MoveEntry[], amounts: AmountProps[]] {
  const { single, amounts } = groupByAmount(offered, ui.amounts);
  const group = ({ type }: Move) => text(`group:${type}`);
  /** The piece that the move carries, if it carries one; else the verb. */
  const piece = (move: Move) => {
    const [from, to] = ui.touches(move, view);
    return to === undefined ? group(move) : ui.label(from!, view, text);
  };
  const describe = (move: Move) => ui.describeMove(move, view, text);
  const indexOf = (move: Move) => view.moves.indexOf(move);
  return [
    single.map((move) => ({ index: indexOf(move), group: piece(move), label: describe(move) })),
    amounts.map((each) => ({
      amounts: each,
      text,
      label: group(each.moves[0]!),
      describe,
      indexOf,
      play: (move) => play(indexOf(move)),
    })),
  ];
}

export function moveList(
  entries: readonly MoveEntry[],
  amounts: readonly AmountProps[],
  state: MoveListState,
  text: Text,
  on: { change: (state: Partial<MoveListState>) => void; play: (index: number) => void },
): TemplateResult {
  const submit = submits((form) => {
    if (selected !== undefined) on.play(selected);
    else form.querySelector<HTMLElement>('input, select')?.focus();
  });
  const few = entries.length <= FEW;
  const shown = few ? entries : entries.filter(({ label }) => fold(label).includes(fold(state.filter)));
  const selected = shown.some(({ index }) => index === state.selected) ? state.selected : undefined;
  const form = html`<form class="moves">
    ${
      few
        ? html`<div role="radiogroup" aria-label=${text('ui.moves', { count: entries.length })}>
            ${shown.map(
              ({ index, label }) =>
                html`<label class="option" data-move=${index}
                  ><input
                    type="radio"
                    name="move"
                    .checked=${index === selected}
                    @change=${() => on.change({ selected: index })}
                  /><span>${label}</span></label
                >`,
            )}
          </div>`
        : html`<input
              type="search"
              aria-label=${text('ui.filter')}
              placeholder=${text('ui.filter')}
              .value=${state.filter}
              @input=${(event: Event) => on.change({ filter: (event.target as HTMLInputElement).value })}
            />
            <select
              size="8"
              aria-label=${text('ui.moves', { count: entries.length })}
              @change=${(event: Event) => on.change({ selected: Number((event.target as HTMLSelectElement).value) })}
            >
              ${grouped(shown).map(
                ([group, list]) =>
                  html`<optgroup label=${group}>
                    ${list.map(
                      ({ index, label }) =>
                        html`<option value=${index} data-move=${index} .selected=${index === selected}>
                          ${label}
                        </option>`,
                    )}
                  </optgroup>`,
              )}
            </select>`
    }
    <button class="primary" aria-disabled=${selected === undefined ? 'true' : 'false'} @click=${submit}>
      ${text('ui.play')}
    </button>
    ${shown.length === 0 ? html`<p class="quiet">${text('ui.movesEmpty')}</p>` : nothing}
  </form>`;
  return html`${entries.length === 0 && amounts.length > 0 ? nothing : form} ${amounts.map(amountField)}`;
}

function grouped(entries: readonly MoveEntry[]): [string, MoveEntry[]][] {
  const groups = new Map<string, MoveEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}
