/** Cards: the standard pack, dealing, following suit, and hands that the others do not see. */
import { int } from '../kernel/check.js';
import { shuffle, type Rng } from '../kernel/random.js';
import type { Viewer } from '../kernel/game.js';

/** Spades, hearts, clubs and diamonds. @beta */
export const SUITS = ['S', 'H', 'C', 'D'] as const;

/** The cards of these ranks in all suits, such as `SJ` for the jack of spades. Ranks go from low to high. @beta */
export const pack = (ranks: readonly string[]): readonly string[] =>
  SUITS.flatMap((suit) => ranks.map((rank) => suit + rank));

/** The suit of a card of `pack`. @beta */
export const suitOf = (card: string): string => card.charAt(0);

/** The rank of a card of `pack`. @beta */
export const rankOf = (card: string): string => card.slice(1);

/** Whether these cards are in the order of the pack. @beta */
export const isSorted = <C>(cards: readonly C[], all: readonly C[]): boolean =>
  cards.every((card, n) => n === 0 || all.indexOf(cards[n - 1]!) <= all.indexOf(card));

/** The suit that a hand has to follow, and that this card is not of; `undefined` if the card may be played. @beta */
export function suitToFollow(card: string, hand: readonly string[], trick: readonly string[]): string | undefined {
  const led = trick[0] && suitOf(trick[0]);
  return led !== suitOf(card) && hand.some((other) => suitOf(other) === led) ? led : undefined;
}

/** Which card of a trick takes it, from 0: the highest trump if there is one, else the highest of the suit that was led. @beta */
export function takingCard(trick: readonly string[], all: readonly string[], trump?: string): number {
  const suit = trick.some((card) => suitOf(card) === trump) ? trump : suitOf(trick[0]!);
  const strength = trick.map((card) => (suitOf(card) === suit ? all.indexOf(card) : -1));
  return strength.indexOf(Math.max(...strength));
}

/** What was dealt, with the next state of the random generator. @beta */
export interface Deal<C> {
  /** The hands in the order of the seats. */
  readonly hands: readonly (readonly C[])[];
  /** The cards that nobody got, in a random order. */
  readonly rest: readonly C[];
  /** The next state of the random generator. */
  readonly rng: Rng;
}

/**
 * Shuffles the pack `all` and deals so many hands of `each` cards, which are in the order of the pack. Throws `BadInput` if the pack
 * has not so many cards.
 * @beta
 */
export function deal<C>(rng: Rng, all: readonly C[], hands: number, each: number): Deal<C> {
  int(0, all.length)(hands * each, 'deal, cards');
  const { values, rng: after } = shuffle(rng, all);
  const dealt = Array.from({ length: hands }, () => sorted(values.splice(0, each), all));
  return { hands: dealt, rest: values, rng: after };
}
const sorted = <C>(cards: readonly C[], all: readonly C[]): C[] =>
  cards.toSorted((a, b) => all.indexOf(a) - all.indexOf(b));

/** For `view`: the hands with `hidden` for each card that the viewer does not hold. @beta */
export const hideHands = <C>(hands: readonly (readonly C[])[], viewer: Viewer, hidden: C): readonly (readonly C[])[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => hidden)));

/**
 * For `imagine`: the hands with any cards for those that are `hidden`, out of what the pack `all` has beside the cards in the hands
 * and the `known`.
 * @beta
 */
export function imagineHands<C>(
  rng: Rng,
  all: readonly C[],
  hands: readonly (readonly C[])[],
  known: readonly C[],
  hidden: C,
): Omit<Deal<C>, 'rest'> {
  const unseen = [...all];
  for (const card of [...hands.flat(), ...known]) {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
  }
  const { values, rng: after } = shuffle(rng, unseen);
  const filled = (hand: readonly C[]) => hand.map((card) => (card === hidden ? values.shift()! : card));
  const imagined = hands.map((hand) => (hand.includes(hidden) ? sorted(filled(hand), all) : hand));
  return { hands: imagined, rng: after };
}
