/** Players, what lies in front of them, and their points turn by turn, with a small graph of the totals. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Text } from '../../../i18n/text.js';
import { byPoints } from '../../../game-ui/standings.js';
import type { Standing } from '../../../game-ui/game-ui.js';
import type { View } from '../../../kernel/game.js';
import { COLOURS, TURNS } from '../map.js';
import { total } from '../queries.js';
import type { Move } from '../table.js';
import type { Seen } from '../view.js';

/** EW-E5: the most points win, and those who have as many share the win. */
export const standings = ({ table }: View<Seen, Move>): Standing[] => byPoints(table.players.map(total));

export function sheet(view: View<Seen, Move>, { text }: { text: Text }): TemplateResult {
  const { players, dragon } = view.table;
  const turns = Array.from({ length: TURNS }, (_, i) => i);
  const isOver = view.table.winners.length > 0;
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
    </div>
    ${graph(view, text)}`;
}

const WIDTH = 240;
const HEIGHT = 126;
const FLOOR = HEIGHT - 18;
/** How far apart letters are, to be told from one another. */
const LINE = 10;

/** Heights in the same order, none closer to another than a line: what is too close is pushed up, and down again from the top. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]! || a - b);
  const apart = [...heights];
  let last = FLOOR + LINE;
  for (const i of order) last = apart[i] = Math.min(apart[i]!, last - LINE);
  last = 0;
  for (const i of order.reverse()) last = apart[i] = Math.max(apart[i]!, last + LINE);
  return apart;
}

/** The running totals as lines over the turns; each ends in its guild's letter, so that colour is not alone. */
function graph(view: View<Seen, Move>, text: Text): TemplateResult | typeof nothing {
  const lines = view.table.players.map(({ scores }, seat) => {
    let sum = 0;
    return { seat, sums: [0, ...scores.map((points) => (sum += points))] };
  });
  if (lines[0]!.sums.length < 2) return nothing;
  const most = Math.max(1, ...lines.flatMap(({ sums }) => sums));
  const x = (i: number) => 6 + (i * (WIDTH - 34)) / TURNS;
  const y = (points: number) => FLOOR - (Math.max(0, points) * (FLOOR - 8)) / most;
  const ends = spread(lines.map(({ sums }) => y(sums.at(-1)!)));
  const ticks = Array.from({ length: TURNS }, (_, i) => i + 1);
  return html`<svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${text('sheet.graph')}>
    <path class="axis" d="M6 4V${FLOOR}H${x(TURNS)}${ticks.map((n) => `M${x(n)} ${FLOOR}v4`).join('')}" fill="none" />
    ${ticks.map((n) => svg`<text class="tick" x=${x(n)} y=${HEIGHT - 3}>${n}</text>`)}
    ${lines.map(({ seat, sums }, i) => {
      const points = sums.map((p, turn) => `${x(turn)},${y(p)}`).join(' ');
      const end = { x: x(sums.length - 1), y: y(sums.at(-1)!) };
      return svg`<g class="line ${COLOURS[seat]!}"><polyline class="under" fill="none" points=${points} /><polyline fill="none" points=${points} />
        <path class="lead" d="M${end.x + 2} ${end.y}L${end.x + 10} ${ends[i]!}" /><text x=${end.x + 12} y=${ends[i]! + 3.5}>${text(`letter:${seat}`)}</text></g>`;
    })}
  </svg>`;
}
