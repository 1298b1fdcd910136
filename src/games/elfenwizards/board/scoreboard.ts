/** The scoreboard: the pieces in front of the players, their points turn by turn, and a small graph of the totals. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../../kit/index.js';
import { byPoints, scoreboard as table, type Column, type Standing, type Text } from '../../../kit/board.js';
import { TURNS } from '../map.js';
import { projectedScores } from '../projection.js';
import { total } from '../points.js';
import { graph } from './graph.js';
import type { Move } from '../table.js';
import { tableOf, type Seen } from '../view.js';

/** EW-E5: the highest total wins; players with equal totals share the win. */
export const standings = ({ table }: View<Seen, Move>): Standing[] => byPoints(table.players.map(total));

export function scoreboard(view: View<Seen, Move>, { text }: { text: Text }): TemplateResult {
  const { players, dragon, winners } = view.table;
  const projected = projectedScores(tableOf(view), view.phase);
  const points = (seat: number, turn: number) => {
    const { scores } = players[seat]!;
    if (!projected || turn !== scores.length) return scores[turn] ?? '';
    const said = text('scoreboard.projected');
    return html`<span class="projected" title=${said}
      >${projected[seat]!}<span class="visually-hidden"> ${said}</span></span
    >`;
  };
  const turns = Array.from({ length: TURNS }, (_, turn): Column => ({
    key: 'turn',
    params: { n: turn + 1 },
    cell: (seat) => points(seat, turn),
  }));
  const front: Column[] = [
    { key: 'dice', cell: (seat) => players[seat]!.front + players[seat]!.rolled.length },
    { key: 'minor', cell: (seat) => players[seat]!.reserve },
  ];
  const bonus: Column = { key: 'bonus', cell: (seat) => players[seat]!.bonus };
  const totals: Column = { key: 'total', cell: (seat) => html`<strong>${total(players[seat]!)}</strong>` };
  return html`${table(view, text, {
    columns: winners.length > 0 ? [...turns, bonus, totals] : [...front, ...turns, totals],
    tag: (seat) => (seat === dragon ? 'dragon' : undefined),
  })}
  ${winners.length > 0 ? nothing : html`<p class="italics quiet" aria-hidden="true" ?data-idle=${!projected}>${text('scoreboard.italics')}</p>`}
  ${graph(players, text, projected)}`;
}
