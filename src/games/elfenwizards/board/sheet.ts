/** Players, what lies in front of them, and their points turn by turn, with a small graph of the totals. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Text } from '../../../i18n/text.js';
import type { Seat, View } from '../../../kernel/game.js';
import { COLOURS, TURNS } from '../map.js';
import { total } from '../queries.js';
import type { Move } from '../table.js';
import type { Seen } from '../view.js';

/** Points of each turn and in all, by seat. */
export const scores = ({ table }: View<Seen, Move>): { seat: Seat; rounds: number[]; total: number }[] =>
  table.players.map((player, seat) => ({ seat, rounds: [...player.scores], total: total(player) }));

export function sheet(view: View<Seen, Move>, { text }: { text: Text }): TemplateResult {
  const { players, dragon } = view.table;
  const turns = Array.from({ length: TURNS }, (_, i) => i);
  const isOver = view.table.winners.length > 0;
  return html`<table class="sheet" aria-label=${text('sheet.label')}>
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
                ${text(`seat:${seat}`)}
                ${seat === dragon ? html`<span class="dragon" title=${text('sheet.dragon')}>${text('sheet.dragonShort')}</span>` : nothing}
              </th>
              ${
                isOver
                  ? nothing
                  : html`<td>${player.front + player.rolled.length}</td>
                      <td>${player.reserve}</td>`
              }
              ${turns.map((i) => html`<td>${player.scores[i] ?? ''}</td>`)}
              ${isOver ? html`<td>${player.bonus}</td>` : nothing}
              <td><strong>${total(player)}</strong></td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${graph(view, text)}`;
}

const WIDTH = 240;
const HEIGHT = 90;

/** The running totals as lines; each ends in its guild's letter, so that colour is not alone. */
function graph(view: View<Seen, Move>, text: Text): TemplateResult | typeof nothing {
  const lines = scores(view).map(({ seat, rounds }) => {
    let sum = 0;
    return { seat, sums: [0, ...rounds.map((points) => (sum += points))] };
  });
  if (lines[0]!.sums.length < 2) return nothing;
  const most = Math.max(1, ...lines.flatMap(({ sums }) => sums));
  const x = (i: number) => 6 + (i * (WIDTH - 26)) / TURNS;
  const y = (points: number) => HEIGHT - 6 - (Math.max(0, points) * (HEIGHT - 16)) / most;
  return html`<svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${text('sheet.graph')}>
    <path class="axis" d="M6 4V${HEIGHT - 6}H${WIDTH - 12}" fill="none" />
    ${lines.map(
      ({ seat, sums }) =>
        svg`<g class="line ${COLOURS[seat]!}"><polyline fill="none" points=${sums.map((p, i) => `${x(i)},${y(p)}`).join(' ')} />
        <text x=${x(sums.length - 1) + 4} y=${y(sums.at(-1)!) + 3}>${text(`letter:${seat}`)}</text></g>`,
    )}
  </svg>`;
}
