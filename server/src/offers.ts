/** What the people at a table agree on: when it may be proposed, and who has to want it. Pure: how long somebody is away is given. */
import type { AnyGame, Seat } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { reveals } from '../../src/kernel/view.js';
import type { Ply } from '../../src/playthrough/history.js';
import { DAY } from '../../src/playthrough/times.js';
import type { Offer, OfferKind, Stage } from '../../src/playthrough/wire.js';
import { undoTo } from '../../src/playthrough/undo.js';
import { Denied } from './denied.js';
import type { KeptSeat, KeptTable } from './kept.js';

/** A seat now. */
export interface Sitting {
  /** Milliseconds since its last page left, `null` while one is there; `undefined` for an opponent's seat. */
  readonly away: number | null | undefined;
  /** Milliseconds without an answer: since its last page left or since the offer was made, whichever is later. Survives restarts. */
  readonly silent: number;
  /** Whether the game waits for it longer than the table allows. */
  readonly isLate: boolean;
}
/** The state of a table on which offers depend. */
export interface Moment {
  readonly stage: Stage;
  readonly sittings: readonly Sitting[];
  readonly days: number;
  /** As `AWAY`. */
  readonly away: number;
}

/** What remains of the time for a move; `null` without a limit. */
export const leftOf = ({ days, since }: Pick<KeptTable, 'days' | 'since'>, stage: Stage, ran: number): number | null =>
  days > 0 && stage === 'running' ? Math.round(days * DAY - (ran - since)) : null;

/** The offer after somebody wants this. Throws `Denied` for what cannot be agreed on now. */
export function wanted(
  { kind, seat }: { readonly kind: OfferKind | 'none'; readonly seat: Seat | null },
  by: Seat,
  open: Offer | null,
  { stage, sittings, days, away: least }: Moment,
): Offer | null {
  if (kind === 'none') return null;
  if (stage !== (kind === 'again' ? 'over' : 'running')) throw new Denied('offer');
  if ((kind === 'bot') !== (seat !== null)) throw new Denied('offer');
  if (seat !== null) {
    const { away, isLate = false } = sittings[seat] ?? {};
    if (away === undefined || seat === by) throw new Denied('offer');
    // In a game over days nobody need be there but for their move.
    if (days > 0 && !isLate) throw new Denied('time');
    if (days === 0) awayFor(least, away);
  }
  const isSame = open?.kind === kind && open.seat === seat;
  if (!isSame) return { kind, seat, agreed: [by] };
  return open.agreed.includes(by) ? open : { ...open, agreed: [...open.agreed, by] };
}

/** Throws `Denied` until somebody has been away for this long. */
function awayFor(least: number, away: number | null): void {
  const left = least - (away ?? 0);
  if (left > 0) throw new Denied('early', { seconds: Math.ceil(left / 1000) });
}
/** The seat that is free again because its person has been away for long. Throws `Denied`, also in a game over days, where nobody need be there. */
export function freed(seat: Seat | null, { stage, sittings, days, away: least }: Moment): Seat {
  if (stage !== 'waiting') throw new Denied('begun');
  if (seat === null || days > 0) throw new Denied('offer');
  awayFor(least, sittings[seat]!.away ?? null);
  return seat;
}

/**
 * Milliseconds until an offer is agreed on if nobody comes or answers: 0 when all who have a say agree, `Infinity` while a person who is
 * there has not answered. People who are away have no say, but nothing is agreed on while nobody is there. An end cannot be undone, so it
 * waits sixty times as long for an answer. In a game over days each offer waits for as long as a move may take, except that an opponent
 * plays for a person who is late, which the table allows: that is up to those who are there.
 */
export function agreedIn({ kind, seat: forSeat, agreed }: Offer, { sittings, days, away: least }: Moment): number {
  const most = kind === 'bot' ? 0 : days > 0 ? days * DAY : kind === 'end' ? 60 * least : 0;
  const others = sittings.filter(({ away }, seat) => away !== undefined && seat !== forSeat);
  if (others.every(({ away }) => away !== null)) return Infinity;
  const unheard = others.filter((sitting) => !agreed.includes(sittings.indexOf(sitting)));
  return Math.max(
    0,
    ...unheard.map(({ away, silent }) => (away === null ? Infinity : Math.max(least - away!, most - silent))),
  );
}

/** The number of moves that stay when somebody takes their last decision back, as far as that is fair. Throws `Denied`. */
export function backTo(game: AnyGame, plies: readonly Ply[], seats: readonly KeptSeat[], by: Seat): number {
  const before = (n: number) => plies[n - 1]!.frames.at(-1)!;
  const n = undoTo(plies, {
    isOwn: (seat) => seats[seat]!.key !== null,
    mode: 'fair',
    by,
    isDecision: (n) => legalMoves(game, before(n)).filter(({ seat }) => seat === plies[n]!.move!.seat).length > 1,
    reveals: (n, seat) => reveals(game, before(n), plies[n]!.move!, plies[n]!.frames.at(-1)!, seat),
  });
  if (n === undefined) throw new Denied('back');
  return n;
}
