/** What the people at a table agree on: when it may be proposed, and who has to want it. Pure: how long somebody is away is given. */
import type { Seat } from '../../src/kernel/game.js';
import type { Offer, OfferRequest, Stage } from '../../src/playthrough/wire.js';
import { Denied } from './denied.js';

export interface Clock {
  readonly now: () => number;
  /** Milliseconds after which somebody without a page counts as away: before that, a connection may only be lost. */
  readonly away: number;
}
export const CLOCK: Clock = { now: Date.now, away: 60_000 };

/** A seat now. `present`: somebody has a page open. `back`: milliseconds for which they may still only be lost; `undefined` for an opponent's seat. */
export interface Sitting {
  readonly present: boolean;
  readonly back: number | undefined;
}

/** The offer after somebody wants this. Throws `Denied` for what cannot be agreed on now. */
export function wanted(
  { kind, seat }: OfferRequest,
  by: Seat,
  open: Offer | null,
  stage: Stage,
  sittings: readonly Sitting[],
): Offer | null {
  if (kind === 'none') return null;
  if (stage !== (kind === 'again' ? 'over' : 'running')) throw new Denied('offer');
  if ((kind === 'bot') !== (seat !== null)) throw new Denied('offer');
  if (seat !== null) {
    const back = sittings[seat]?.back;
    if (back === undefined || seat === by) throw new Denied('offer');
    if (back > 0) throw new Denied('early', { seconds: Math.ceil(back / 1000) });
  }
  const isSame = open?.kind === kind && open.seat === seat;
  if (!isSame) return { kind, seat, agreed: [by] };
  return open.agreed.includes(by) ? open : { ...open, agreed: [...open.agreed, by] };
}

/** Whether all who are there want it. Whoever is away has no say, and nothing is done behind everybody's back. */
export function isAgreed({ agreed }: Offer, sittings: readonly Sitting[]): boolean {
  const asked = sittings.flatMap(({ back = 0 }, seat) => (back > 0 ? [seat] : []));
  return asked.some((seat) => sittings[seat]!.present) && asked.every((seat) => agreed.includes(seat));
}
