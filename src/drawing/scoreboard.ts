/** The table of the players: a row for each seat, and columns that a game gives as data. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../i18n/text.js';
import type { Params, Seat, View } from '../kernel/game.js';

/** A column of a scoreboard. @beta */
export interface Column {
  /** `scoreboard.<key>` is its heading, and `scoreboard.<key>.long` says it in full, if the catalogue has it. */
  readonly key: string;
  /** The params of the heading. */
  readonly params?: Params;
  /** What the column shows of a seat: a text, a number or a template. */
  readonly cell: (seat: Seat) => unknown;
}
/** What a scoreboard shows of each seat, beside its name. @beta */
export interface Scoreboard {
  /** The columns from left to right, after the one of the names. */
  readonly columns: readonly Column[];
  /** A tag beside the name, such as of the first player: a key, with texts like those of a column. */
  readonly tag?: (seat: Seat) => string | undefined;
  /** A small line under the name. */
  readonly under?: (seat: Seat) => unknown;
  /** A second row, as wide as the table. */
  readonly more?: (seat: Seat) => unknown;
  /** Whether the seat is out of the game. */
  readonly isOut?: (seat: Seat) => boolean;
}

/**
 * The table of the players. Needs `scoreboardStyles`, and the texts `scoreboard.label`, its name, and `scoreboard.player`,
 * the heading of the names; `letter:<seat>` is the letter on a seat's colour, if the catalogue has it. Where people elsewhere play, it
 * says who of them is not connected.
 * @beta
 */
export function scoreboard(view: View, text: Text, { columns, tag, under, more, isOut }: Scoreboard): TemplateResult {
  const label = text('scoreboard.label');
  /** The full form of a short text. */
  const long = (key: string, params?: Params) =>
    text.has(`scoreboard.${key}.long`) ? text(`scoreboard.${key}.long`, params) : nothing;
  const row = (seat: Seat) => {
    const letter = `letter:${seat}`;
    const mark = `seat.mark:${seat}`;
    const key = tag?.(seat);
    return html`<tbody>
      <tr aria-current=${view.toAct.includes(seat) ? 'true' : 'false'} class=${isOut?.(seat) ? 'out' : nothing}>
        <th scope="row">
          <div class="who">
            ${text.has(letter) ? html`<span class="seat seat-${seat}" aria-hidden="true">${text(letter)}</span>` : nothing}
            <span
              ><span class="name">${text('ui.seats', { seat })}</span>
              ${key ? html`<span class="tag" title=${long(key)}>${text(`scoreboard.${key}`)}</span>` : nothing}
              ${text.has(mark) ? html`<small class="mark">${text(mark)}</small>` : nothing}
              ${under ? html`<small>${under(seat)}</small>` : nothing}</span
            >
          </div>
        </th>
        ${columns.map(({ cell }) => html`<td>${cell(seat)}</td>`)}
      </tr>
      ${
        more
          ? html`<tr class="more">
              <td colspan=${columns.length + 1}>${more(seat)}</td>
            </tr>`
          : nothing
      }
    </tbody>`;
  };
  // With very large letters the table scrolls, not the page: with the keyboard too.
  return html`<div class="scoreboard" tabindex="0" role="group" aria-label=${label}>
    <table aria-label=${label}>
      <thead>
        <tr>
          <th scope="col">${text('scoreboard.player')}</th>
          ${columns.map(
            ({ key, params }) =>
              html`<th scope="col" title=${long(key, params)}>${text(`scoreboard.${key}`, params)}</th>`,
          )}
        </tr>
      </thead>
      ${Array.from({ length: view.players }, (_, seat) => row(seat))}
    </table>
  </div>`;
}
