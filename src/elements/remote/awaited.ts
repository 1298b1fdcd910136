/** Whom a game waits for: who of them is away, and until when they have time. It is said at the prompt, where the reader asks themselves why nothing happens. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../kernel/game.js';
import { momentIn } from './card.js';
import type { TableProps } from './table-props.js';

/**
 * Seats by where the page says something of their people: at the prompt, of those for whom the game waits, otherwise beside the board. Of a
 * game that waits for the reader too, the prompt says only what the reader has to do.
 */
export interface SeatsByPlace {
  readonly atPrompt: readonly Seat[];
  readonly beside: readonly Seat[];
}
function split({ table: { lobby, viewer }, toAct }: TableProps, isMeant: (seat: Seat) => boolean): SeatsByPlace {
  const meant = lobby?.stage === 'running' ? lobby.seats.flatMap((_, seat) => (isMeant(seat) ? [seat] : [])) : [];
  const isAtPrompt = (seat: Seat) => toAct.includes(seat) && (seat === viewer || !toAct.some((at) => at === viewer));
  return { atPrompt: meant.filter(isAtPrompt), beside: meant.filter((seat) => !isAtPrompt(seat)) };
}
const isPerson = ({ table: { lobby } }: TableProps, seat: Seat): boolean => lobby!.seats[seat]!.bot === null;

/** Who is away. In a game over days nobody is missed before their time is over. */
export const missed = (props: TableProps): SeatsByPlace =>
  split(props, (seat) => {
    const { lobby, viewer, isLost } = props.table;
    return isPerson(props, seat) && !lobby!.seats[seat]!.present && seat !== viewer && lobby!.days === 0 && !isLost;
  });
/** Who has a time for their move, or had one. */
export const timed = (props: TableProps): SeatsByPlace =>
  split(props, (seat) => props.table.until !== undefined && isPerson(props, seat) && props.toAct.includes(seat));

/** That these people are away, and until when they have time to move. */
export function waited({ table, text }: TableProps, away: readonly Seat[], timed: readonly Seat[]): TemplateResult {
  const { until = 0 } = table;
  const isOver = until <= Date.now();
  return html`${away.length > 0 ? html`<p class="note">${text('beside.away', { seat: away })}</p>` : nothing}
  ${
    timed.length > 0
      ? html`<p class=${isOver ? 'note' : 'quiet'}>
          ${text(isOver ? 'beside.late' : 'beside.until', { seat: timed, when: momentIn(text, until) })}
        </p>`
      : nothing
  }`;
}
/** For whom an opponent may play: whoever is away, or in a game over days late. */
export function replaceable(props: TableProps): SeatsByPlace {
  const { viewer, until = 0 } = props.table;
  const late = timed(props);
  const others = (seats: readonly Seat[]) => (until > Date.now() ? [] : seats.filter((seat) => seat !== viewer));
  const away = missed(props);
  return { atPrompt: [...away.atPrompt, ...others(late.atPrompt)], beside: [...away.beside, ...others(late.beside)] };
}
