/** The table of mages: hit points, armour class, arcane level, cards. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../../i18n/text.js';
import type { Standing } from '../../../game-ui/game-ui.js';
import { ranked, type Side } from '../../../game-ui/standings.js';
import type { Deck } from '../deck.js';
import { arcaneOf, armourOf, teamOf } from '../queries.js';
import type { Table } from '../table.js';
import { mageTarget } from '../targets.js';
import { seeing, type SeenView } from './seeing.js';

/** DM-V3, DM-V4: the winners first, then by hit points; a team counts as one. If all fell at once, nobody has won. */
export function standings({ table, phase }: SeenView): Standing[] {
  const { teams } = table.options;
  const of = new Map<number, number[]>();
  table.mages.forEach((_, seat) => {
    const team = teamOf(table as Table, seat);
    of.set(team, [...(of.get(team) ?? []), seat]);
  });
  const sides = [...of.values()].map((seats): Side => {
    const hp = seats.reduce((sum, seat) => sum + table.mages[seat]!.hp, 0);
    const won = table.winners.includes(seats[0]!) ? 1 : 0;
    return { seats, by: [won, hp], line: { code: hp > 0 ? 'hp' : 'fallen', params: { hp, teams } } };
  });
  const all = ranked(sides);
  // A draw: all fell at once, and nobody takes the first place.
  return phase === 'over' && table.winners.length === 0 ? all.map((each) => ({ ...each, rank: each.rank + 1 })) : all;
}

export function scoreboard(deck: Deck, view: SeenView, text: Text): TemplateResult {
  const { play } = seeing(view, deck);
  const { mages, active, options } = view.table;
  return html`<div class="sheet-scroll" tabindex="0" role="group" aria-label=${text('sheet.label')}>
      <table class="sheet" aria-label=${text('sheet.label')}>
        <thead>
          <tr>
            <th scope="col">${text('sheet.mage')}</th>
            ${['hp', 'ac', 'arcane', 'cards'].map(
              (each) =>
                html`<th scope="col"><abbr title=${text(`sheet.${each}.long`)}>${text(`sheet.${each}`)}</abbr></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${mages.map(
            ({ character, hp, hand }, seat) =>
              html`<tr aria-current=${view.toAct.includes(seat) ? 'true' : 'false'} class=${hp === 0 ? 'fallen' : ''}>
                <th scope="row">
                  <span class="robe r${seat}" aria-hidden="true">${text(`letter:${seat}`)}</span>
                  <span
                    >${text('ui.seats', { seat })}${seat === active ? html` <span class="turn" title=${text('label.active')}>▸</span>` : nothing}
                    <small
                      >${text(`character:${character}`)}${options.teams > 0 ? ` · ${text('sheet.team', { n: teamOf(view.table as Table, seat) + 1 })}` : ''}</small
                    ></span
                  >
                </th>
                <td><strong>${hp}</strong></td>
                <td>${armourOf(play, mageTarget(seat))}</td>
                <td>${arcaneOf(play, seat)}</td>
                <td>${hand.length}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="quiet">${text('deck.notice')}</p>`;
}
