/** What the people at a table agree on: when it may be proposed, and who has to want it. Pure: how long somebody is away is given. */
import type { Seat } from '../../src/kernel/game.js';
import type { Offer, OfferKind, Stage } from '../../src/playthrough/wire.js';
import { Denied } from './denied.js';

export interface Clock {
  readonly now: () => number;
  /** Milliseconds after which somebody without a page counts as away: before that, a connection may only be lost. */
  readonly away: number;
}
export const CLOCK: Clock = { now: Date.now, away: 60_000 };

/** A seat now. `away`: milliseconds since its last page left, 0 while one is there; `undefined` for an opponent's seat. */
export interface Sitting {
  readonly away: number | undefined;
}

/** The offer after somebody wants this. Throws `Denied` for what cannot be agreed on now. */
export function wanted(
  { kind, seat }: { readonly kind: OfferKind | 'none'; readonly seat: Seat | null },
  by: Seat,
  open: Offer | null,
  stage: Stage,
  sittings: readonly Sitting[],
  clock: Clock,
): Offer | null {
  if (kind === 'none') return null;
  if (stage !== (kind === 'again' ? 'over' : 'running')) throw new Denied('offer');
  if ((kind === 'bot') !== (seat !== null)) throw new Denied('offer');
  if (seat !== null) {
    const away = sittings[seat]?.away;
    if (away === undefined || seat === by) throw new Denied('offer');
    const left = clock.away - away;
    if (left > 0) throw new Denied('early', { seconds: Math.ceil(left / 1000) });
  }
  const isSame = open?.kind === kind && open.seat === seat;
  if (!isSame) return { kind, seat, agreed: [by] };
  return open.agreed.includes(by) ? open : { ...open, agreed: [...open.agreed, by] };
}

/**
 * Whether all want it. Whoever is away has no say, and nothing is done behind everybody's back. An end cannot be undone, so
 * for it somebody is away only after sixty times as long.
 */
export function isAgreed({ kind, agreed }: Offer, sittings: readonly Sitting[], clock: Clock): boolean {
  const most = clock.away * (kind === 'end' ? 60 : 1);
  const asked = sittings.flatMap(({ away }, seat) => (away !== undefined && away < most ? [seat] : []));
  return asked.some((seat) => sittings[seat]!.away === 0) && asked.every((seat) => agreed.includes(seat));
}
