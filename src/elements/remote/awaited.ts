/** Whom a game waits for: who of them is away, and until when they have time. It is said at the prompt, where the reader asks themselves why nothing happens. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../kernel/game.js';
import { momentIn, type CardProps } from './card.js';

/**
 * People of whom something is said: `here` at the prompt, since the game waits for nobody but them, and `below` beside the board. Of a game
 * that waits for the reader too, the prompt says only what the reader has to do.
 */
export interface Told {
  readonly here: readonly Seat[];
  readonly below: readonly Seat[];
}
function split({ table: { lobby, viewer }, asked }: CardProps, isMeant: (seat: Seat) => boolean): Told {
  const meant = lobby?.stage === 'running' ? lobby.seats.flatMap((_, seat) => (isMeant(seat) ? [seat] : [])) : [];
  const isHere = (seat: Seat) => asked.includes(seat) && (seat === viewer || !asked.some((at) => at === viewer));
  return { here: meant.filter(isHere), below: meant.filter((seat) => !isHere(seat)) };
}
const isPerson = ({ table: { lobby } }: CardProps, seat: Seat): boolean => lobby!.seats[seat]!.bot === null;

/** Who is away. In a game over days nobody is missed before their time is over. */
export const missed = (props: CardProps): Told =>
  split(props, (seat) => {
    const { lobby, viewer, isLost } = props.table;
    return isPerson(props, seat) && !lobby!.seats[seat]!.present && seat !== viewer && lobby!.days === 0 && !isLost;
  });
/** Who has a time for their move, or had one. */
export const timed = (props: CardProps): Told =>
  split(props, (seat) => props.table.until !== undefined && isPerson(props, seat) && props.asked.includes(seat));

/** That these people are away, and until when they have time to move. */
export function waited({ table, text }: CardProps, away: readonly Seat[], timed: readonly Seat[]): TemplateResult {
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
export function replaceable(props: CardProps): Told {
  const { viewer, until = 0 } = props.table;
  const late = timed(props);
  const others = (seats: readonly Seat[]) => (until > Date.now() ? [] : seats.filter((seat) => seat !== viewer));
  const away = missed(props);
  return { here: [...away.here, ...others(late.here)], below: [...away.below, ...others(late.below)] };
}
