/** The score sheet: the players' towns, coins, cards and counters. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Text } from '../../../i18n/text.js';
import { ranked } from '../../../game-ui/standings.js';
import type { Standing } from '../../../game-ui/game-ui.js';
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

const PREFIX = 'eg-sheet-';
const COLOURS = ['red', 'green', 'blue', 'yellow', 'black', 'purple'];

export function sheet(view: Seeing, { text }: { text: Text }): TemplateResult {
  const { players, first } = view.table;
  return html`<svg width="0" height="0" aria-hidden="true" class="eg-defs">${iconDefs(PREFIX)}</svg>
    <table class="eg-sheet" aria-label=${text('sheet.label')}>
      <thead>
        <tr>
          <th scope="col">${text('sheet.player')}</th>
          <th scope="col" title=${text('sheet.townsTitle')}>${text('sheet.towns')}</th>
          <th scope="col">${text('sheet.coins')}</th>
          <th scope="col">${text('sheet.cards')}</th>
        </tr>
      </thead>
      ${players.map(
        ({ towns, coins, hand, shown, hidden, home }, seat) =>
          html`<tbody aria-current=${view.toAct.includes(seat) ? 'true' : 'false'}>
            <tr>
              <th scope="row">
                <span class="eg-seat ${COLOURS[seat]!}" aria-hidden="true">${text(`letter:${seat}`)}</span>
                <span class="eg-name">${text('ui.seats', { seat })}</span>
                ${seat === first ? html`<span class="eg-first" title=${text('sheet.firstTitle')}>${text('sheet.first')}</span>` : nothing}
              </th>
              <td><strong>${towns.length}</strong></td>
              <td>${coins}</td>
              <td>${hand.length}</td>
            </tr>
            <tr class="eg-more">
              <td colspan="4">
                ${distinct(shown).map((token) => {
                  const count = countOf(shown, token);
                  return html`<span class="eg-token"
                    ><svg viewBox="-23 -23 46 46" role="img" aria-label=${text(`token:${token}`)}>
                      ${svg`${disc(PREFIX, token, 0, 0, 44)}`}</svg
                    >${count > 1 ? `×${count}` : nothing}</span
                  >`;
                })}
                ${hidden.length > 0 ? html`<span class="quiet">${text('sheet.hidden', { count: hidden.length })}</span>` : nothing}
                ${home !== null && home !== UNSEEN ? html`<span class="quiet">${text('sheet.home', { town: home })}</span>` : nothing}
              </td>
            </tr>
          </tbody>`,
      )}
    </table>`;
}
