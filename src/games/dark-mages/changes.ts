/** Small changes of a table that several rules share. Each returns a new table that shares its unchanged parts. */
import { shuffle, type Seat } from '../../kit/index.js';
import type { CardId } from './deck.js';
import { rollDice } from './dice.js';
import { mageWith, playWith } from './immutable.js';
import { HP_MAX } from './map.js';
import { beingAt, mageOf } from './queries.js';
import type { Attack, Companion, Done, Enemy, Fact, Mage, Play, Status, Target } from './table.js';
import { aimOf } from './targets.js';

export const addFacts = (play: Play, ...facts: Fact[]): Play => playWith(play, { last: [...play.last, ...facts] });
export const withMage = (play: Play, seat: Seat, changes: Partial<Mage>): Play => {
  const mages = play.mages.slice();
  mages[seat] = mageWith(mages[seat]!, changes);
  return playWith(play, { mages });
};
export const withDone = (play: Play, changes: Partial<Done>): Play =>
  playWith(play, { done: { ...play.done, ...changes } });
export const withAttack = (play: Play, changes: Partial<Attack>): Play =>
  playWith(play, { attack: { ...play.attack!, ...changes } });
export const withEnemy = (play: Play, number: number, changes: Partial<Enemy>): Play =>
  playWith(play, {
    enemies: play.enemies.map((enemy) => (enemy.number === number ? { ...enemy, ...changes } : enemy)),
  });
const withCompanion = (play: Play, seat: Seat, changes: Partial<Companion>): Play => {
  const { companion } = mageOf(play, seat);
  return companion ? withMage(play, seat, { companion: { ...companion, ...changes } }) : play;
};

/** Changes hit points or effects of a target. */
export function withBeing(
  play: Play,
  target: Target,
  changes: { readonly hp?: number; readonly effects?: readonly Status[] },
): Play {
  const aim = aimOf(target);
  if (aim.kind === 'enemy') return withEnemy(play, aim.number, changes);
  return aim.kind === 'mage' ? withMage(play, aim.seat, changes) : withCompanion(play, aim.seat, changes);
}
export const withStatus = (play: Play, target: Target, status: Status): Play =>
  withBeing(play, target, { effects: [...beingAt(play, target)!.effects, status] });
/** Removes the effects for which `ends` is true. */
export const withoutStatus = (play: Play, target: Target, ends: (status: Status) => boolean): Play => {
  const { effects } = beingAt(play, target)!;
  return effects.some(ends) ? withBeing(play, target, { effects: effects.filter((s) => !ends(s)) }) : play;
};

// Cards.

/** Removes a card from a hand; the caller must put it somewhere. */
export function fromHand(play: Play, seat: Seat, card: CardId): Play {
  const { hand } = mageOf(play, seat);
  return withMage(play, seat, { hand: hand.toSpliced(hand.indexOf(card), 1) });
}
export const toDiscards = (play: Play, ...cards: CardId[]): Play =>
  cards.length > 0 ? playWith(play, { discards: [...play.discards, ...cards] }) : play;
export const discardFromHand = (play: Play, seat: Seat, card: CardId): Play =>
  toDiscards(fromHand(play, seat, card), card);
/** Discards a card that was in play, waiting for answers. */
export const outOfPlay = (play: Play, card: CardId): Play =>
  toDiscards(playWith(play, { inPlay: play.inPlay.toSpliced(play.inPlay.indexOf(card), 1) }), card);

/** Adds a card to a hand, in the deck's order. */
export function intoHand(play: Play, seat: Seat, card: CardId): Play {
  const order = (id: CardId) => play.deck.order.get(id)!;
  const hand = [...mageOf(play, seat).hand, card].sort((a, b) => order(a) - order(b));
  return withMage(play, seat, { hand });
}

/**
 * DM-E2: takes the next card of the pile; shuffles the discards into an empty pile first. If both are empty, there is no
 * card.
 */
export function takeNext(before: Play): { table: Play; card: CardId | undefined } {
  let play = before;
  if (play.pile.length === 0 && play.discards.length > 0) {
    const { values, rng } = shuffle(play.rng, play.discards);
    play = addFacts(playWith(play, { rng, pile: values, discards: [] }), {
      rule: 'DM-E2',
      code: 'reshuffled',
      params: { count: values.length },
    });
  }
  const [card, ...pile] = play.pile;
  return card === undefined ? { table: play, card } : { table: playWith(play, { pile }), card };
}

// Dice and hit points.

/** Rolls dice with the table's random generator. */
export function roll(play: Play, count: number, faces: number): { table: Play; values: number[] } {
  const { values, rng } = rollDice(play.rng, count, faces);
  return { table: playWith(play, { rng }), values };
}

/** Heals up to 60 hit points; fallen mages stay fallen. */
export function withHealing(play: Play, seat: Seat, amount: number): { table: Play; healed: number } {
  const { hp } = mageOf(play, seat);
  const healed = hp === 0 ? 0 : Math.min(amount, HP_MAX - hp);
  return { table: withMage(play, seat, { hp: hp + healed }), healed };
}
