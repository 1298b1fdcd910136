/** The scoreboard: the mages' hit points, armour class, arcane level, cards. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../../kit/index.js';
import { ranked, scoreboard as table, type Side, type Standing, type Text } from '../../../kit/board.js';
import type { Deck } from '../deck.js';
import { arcaneOf, armourOf, teamOf } from '../queries.js';
import { mageTarget } from '../targets.js';
import { seeing, type SeenView } from './seeing.js';

/** DM-V3, DM-V4: the winners first, then by hit points; a team counts as one. If all fell at once, nobody has won. */
export function standings({ table, phase }: SeenView): Standing[] {
  const { teams } = table.options;
  const of = new Map<number, number[]>();
  table.mages.forEach((_, seat) => {
    const team = teamOf(table, seat);
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
  const team = (seat: Seat) => text('scoreboard.team', { n: teamOf(view.table, seat) + 1 });
  return table(view, text, {
    columns: [
      { key: 'hp', cell: (seat) => html`<strong>${mages[seat]!.hp}</strong>` },
      { key: 'ac', cell: (seat) => armourOf(play, mageTarget(seat)) },
      { key: 'arcane', cell: (seat) => arcaneOf(play, seat) },
      { key: 'cards', cell: (seat) => mages[seat]!.hand.length },
    ],
    tag: (seat) => (seat === active ? 'active' : undefined),
    under: (seat) => `${text(`character:${mages[seat]!.character}`)}${options.teams > 0 ? ` · ${team(seat)}` : ''}`,
    isOut: (seat) => mages[seat]!.hp === 0,
  });
}
