/** The scoreboard: the players' towns, coins, cards and counters. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { ranked, scoreboard as table, type Standing, type Text } from '../../../kit/board.js';
import { distance } from '../map.js';
import { distinct, countOf, isOver } from '../queries.js';
import { UNSEEN } from '../table.js';
import { disc, iconDefs } from './icons.js';
import type { Seeing } from './spots.js';

/** EG-E1, EG-V1: sorts by towns, less the way home once homes are shown; then by coins, the way home, cards. */
export const standings = ({ table }: Seeing): Standing[] =>
  ranked(
    table.players.map(({ towns, coins, hand, home, boot }, seat) => {
      const way = isOver(table) && home !== null && home !== UNSEEN ? distance(boot, home) : 0;
      const points = towns.length - way;
      return {
        seats: [seat],
        by: [points, coins, -way, hand.length],
        line: { code: table.options.homeTown ? 'score' : 'towns', params: { points, coins } },
      };
    }),
  );

const PREFIX = 'eg-scoreboard-';

export function scoreboard(view: Seeing, { text }: { text: Text }): TemplateResult {
  const { players, first } = view.table;
  return html`<svg width="0" height="0" aria-hidden="true" class="eg-defs">${iconDefs(PREFIX)}</svg> ${table(
      view,
      text,
      {
        columns: [
          { key: 'towns', cell: (seat) => html`<strong>${players[seat]!.towns.length}</strong>` },
          { key: 'coins', cell: (seat) => players[seat]!.coins },
          { key: 'cards', cell: (seat) => players[seat]!.hand.length },
        ],
        tag: (seat) => (seat === first ? 'first' : undefined),
        more: (seat) => counters(players[seat]!, text),
      },
    )}`;
}

function counters({ shown, hidden, home }: Seeing['table']['players'][number], text: Text): TemplateResult {
  return html`${distinct(shown).map((token) => {
    const count = countOf(shown, token);
    return html`<span class="eg-token"
      ><svg viewBox="-23 -23 46 46" role="img" aria-label=${text(`token:${token}`)}>
        ${svg`${disc(PREFIX, token, 0, 0, 44)}`}</svg
      >${count > 1 ? `×${count}` : nothing}</span
    >`;
  })}
  ${hidden.length > 0 ? html`<span class="quiet">${text('scoreboard.hidden', { count: hidden.length })}</span>` : nothing}
  ${home !== null && home !== UNSEEN ? html`<span class="quiet">${text('scoreboard.home', { town: home })}</span>` : nothing}`;
}
