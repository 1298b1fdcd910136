/** The score sheet: the players, the pieces in front of them, their points turn by turn, and a small graph of the totals. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../../i18n/text.js';
import { byPoints } from '../../../game-ui/standings.js';
import type { Standing } from '../../../game-ui/game-ui.js';
import type { View } from '../../../kernel/game.js';
import { COLOURS, TURNS } from '../map.js';
import { projectedScores } from '../projection.js';
import { total } from '../points.js';
import { graph } from './graph.js';
import type { Move, Table } from '../table.js';
import type { Seen } from '../view.js';

/** EW-E5: the highest total wins; players with equal totals share the win. */
export const standings = ({ table }: View<Seen, Move>): Standing[] => byPoints(table.players.map(total));

export function sheet(view: View<Seen, Move>, { text }: { text: Text }): TemplateResult {
  const { players, dragon } = view.table;
  const turns = Array.from({ length: TURNS }, (_, i) => i);
  const isOver = view.table.winners.length > 0;
  // A view lacks only the random generator, which scoring does not use.
  const projected = projectedScores(view.table as Table, view.phase);
  return html`<div class="sheet-scroll">
      <table class="sheet" aria-label=${text('sheet.label')}>
        <thead>
          <tr>
            <th scope="col">${text('sheet.player')}</th>
            ${
              isOver
                ? nothing
                : html`<th scope="col" title=${text('sheet.dice')}>${text('sheet.diceShort')}</th>
                    <th scope="col" title=${text('sheet.minor')}>${text('sheet.minorShort')}</th>`
            }
            ${turns.map((i) => html`<th scope="col" title=${text('sheet.turn', { n: i + 1 })}>${i + 1}</th>`)}
            ${isOver ? html`<th scope="col" title=${text('sheet.bonusTitle')}>${text('sheet.bonus')}</th>` : nothing}
            <th scope="col">${text('sheet.total')}</th>
          </tr>
        </thead>
        <tbody>
          ${players.map(
            (player, seat) =>
              html`<tr aria-current=${view.toAct.includes(seat) ? 'true' : 'false'}>
                <th scope="row">
                  <span class="guild ${COLOURS[seat]!}" aria-hidden="true">${text(`letter:${seat}`)}</span>
                  <span class="name">${text('ui.seats', { seat })}</span>
                  ${seat === dragon ? html`<span class="dragon" title=${text('sheet.dragon')}>${text('sheet.dragonShort')}</span>` : nothing}
                </th>
                ${
                  isOver
                    ? nothing
                    : html`<td>${player.front + player.rolled.length}</td>
                        <td>${player.reserve}</td>`
                }
                ${turns.map((i) =>
                  projected && i === player.scores.length
                    ? html`<td class="projected" title=${text('sheet.projected')}>
                        ${projected[seat]!}<span class="visually-hidden"> ${text('sheet.projected')}</span>
                      </td>`
                    : html`<td>${player.scores[i] ?? ''}</td>`,
                )}
                ${isOver ? html`<td>${player.bonus}</td>` : nothing}
                <td><strong>${total(player)}</strong></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${graph(players, text, projected)}`;
}
