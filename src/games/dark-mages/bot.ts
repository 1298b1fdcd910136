/**
 * The opponent: picks the move with the highest expected value, using only its own view. The same view and options always
 * give the same move.
 */
import { draw, seeded, type BotOptions, type Level, type Seat, type View } from '../../kit/index.js';
import type { Card, CardId, Deck } from './deck.js';
import { meanOf as mean } from './dice.js';
import { HP_MAX, type Slot } from './map.js';
import { oddsOf } from './odds.js';
import {
  aimedAt,
  allTargets,
  allyOf,
  arcaneOf,
  areFriends,
  attacksAllowed,
  beingAt,
  cardOf,
  effectOf,
  healBonus,
  isAttackCard,
  isThere,
  mageOf,
  opponentsOf,
  shieldOf,
} from './queries.js';
import { playableAttacks } from './rules/attacking.js';
import { STANDARD_DECK } from './standard.js';
import type { Attack, Move, Play, Target } from './table.js';
import { ALL, aimOf, mageTarget, seatOf } from './targets.js';
import type { Seen } from './view.js';

/** Maximum random error of a move's value, in hit points, by level. */
const NOISE = { easy: 6, normal: 0.5, hard: 0 };
/** The value of what no level does, whatever its error. */
const NEVER = -1 - NOISE.easy;
/** Number of attacks kept in hand: only one is made in a turn, and a discarded card is replaced by another. */
const ATTACKS_KEPT = { easy: 5, normal: 3, hard: 2 };
/** How much less other cards are worth to a hand without an attack to make: a card drawn in place of one may be an attack. */
const NO_ATTACK = 3.5;

/** Picks one of the view's moves, in a game with the standard deck. */
export const choose = (view: View<Seen, Move>, advice: Required<BotOptions>): Move =>
  chooseWith(STANDARD_DECK, view, advice);

/** Picks one of the view's moves, in a game with any deck. */
export function chooseWith(
  deck: Deck,
  { table, moves }: View<Seen, Move>,
  { seed, level }: Required<BotOptions>,
): Move {
  // Everything read here is in the view: nothing uses the hidden cards.
  const play: Play = { ...table, rng: [], deck };
  const { values } = draw(seeded(seed), moves.length, 0, 1000);
  const value = (move: Move, i: number) => worth(play, move, level) + (NOISE[level] * values[i]!) / 1000;
  const all = moves.map(value);
  return moves[all.indexOf(Math.max(...all))]!;
}

/** The value of a move for its seat, in hit points, in a game with the standard deck. */
export const weigh = ({ table }: View<Seen, Move>, move: Move): number =>
  worth({ ...table, rng: [], deck: STANDARD_DECK }, move, 'hard');

/** The value of a move for its seat, in hit points; 0 for a move without effect. */
function worth(play: Play, move: Move, level: Level): number {
  const { seat } = move;
  const me = mageOf(play, seat);
  switch (move.type) {
    case 'equip': {
      const card = cardOf(play, move.card);
      const worn = me.worn[card.slot!];
      if (worn === card.id) return NEVER;
      return itemWorth(card) - (worn ? itemWorth(cardOf(play, worn)) : 0);
    }
    case 'heal':
    case 'use':
      return healing(play, seat, cardOf(play, move.card));
    case 'summon':
      return summoned(play, seat, move.card, move.role === 'shield', level);
    case 'ward':
      return 4;
    case 'drink':
    case 'skill':
      return helped(play, seat, cardOf(play, move.card));
    case 'steal':
      return bestItem(play, seatOf(move.target)!) > 0 ? 4 + bestItem(play, seatOf(move.target)!) : -1;
    case 'cast': {
      const kind = cardOf(play, move.card).category as Attack['kind'];
      const targets = move.target === ALL ? allTargets(play, seat) : [move.target];
      return targets.reduce((sum, target) => sum + attackWorth(play, seat, { kind, card: move.card }, target), 0);
    }
    case 'cantrip':
      return attackWorth(play, seat, { kind: 'cantrip', card: null }, move.target);
    case 'assault': {
      // The mage's own attack comes first, because the companion's ends it.
      const isFirst = play.done.attacks === 0 && playableAttacks(play, seat).length > 0;
      const { card } = allyOf(play, seat)!;
      return isFirst ? 0.1 : attackWorth(play, seat, { kind: 'companion_attack', card }, move.target);
    }
    case 'dismiss':
      return 12;
    case 'answer':
      return answered(play, seat, cardOf(play, move.card));
    case 'aim':
      return 10 - (beingAt(play, move.target)?.hp ?? HP_MAX) / 10;
    case 'destroy':
    case 'take':
    case 'loot':
      return itemGained(play, seat, move.slot, move.type === 'destroy');
    case 'discard':
      return 1 - keepWorth(play, seat, cardOf(play, move.card), level);
    default:
      return 0;
  }
}

/** The value of a worn item, in hit points over the rest of a game. */
export function itemWorth({ modifiers: m, effects }: Card): number {
  const regen = m.regen ? mean(m.regen) * 2 : 0;
  return (
    m.arcane * 7 + m.attack * 2 + m.ac * 2.5 + m.save * 1.5 + m.heal_bonus / 2 + regen + (effects.length > 0 ? 8 : 0)
  );
}
const bestItem = (play: Play, seat: Seat): number =>
  Math.max(0, ...Object.values(mageOf(play, seat).worn).map((id) => (id ? itemWorth(cardOf(play, id)) : 0)));
function itemGained(play: Play, seat: Seat, slot: Slot, isDestroyed: boolean): number {
  const item = mageOf(play, play.choice!.from!).worn[slot];
  if (!item) return -1;
  const own = mageOf(play, seat).worn[slot];
  if (own === item && !isDestroyed) return NEVER;
  return itemWorth(cardOf(play, item)) - (own && !isDestroyed ? itemWorth(cardOf(play, own)) : 0);
}

/** Hit points that a card restores; a card that would waste half of them is kept. */
function healing(play: Play, seat: Seat, card: Card): number {
  const effect = effectOf(card, 'heal');
  if (!effect) return 0;
  const full = (effect.dice ? mean(effect.dice) : 0) + (effect.flat ?? 0) + healBonus(play, seat);
  const given = Math.min(full, HP_MAX - mageOf(play, seat).hp);
  return given < full / 2 ? -1 : given;
}

/** A strong companion becomes a shield, a weaker one an ally. Hard opponents always prefer a shield, which is worth more. */
function summoned(play: Play, seat: Seat, card: CardId, asShield: boolean, level: Level): number {
  const { companion, hp } = mageOf(play, seat);
  if (companion && companion.hp * 2 >= cardOf(play, card).hp) return -1;
  const isStrong = level === 'hard' || cardOf(play, card).hp >= 16 || hp < 30;
  return 5 + (asShield === isStrong ? 2 : 0);
}

/** Potions and Skills: those that help an attack are used before one, the others when there is something to avert. */
export function helped(play: Play, seat: Seat, card: Card): number {
  const isAttacking =
    play.done.stage === 'attack' &&
    !play.done.companion &&
    play.done.attacks < attacksAllowed(play, seat) &&
    playableAttacks(play, seat).length > 0;
  const held = playableAttacks(play, seat).map((id) => cardOf(play, id));
  return Math.max(
    -1,
    ...card.effects.map((effect): number => {
      switch (effect.op) {
        case 'stat':
        case 'damage_bonus':
        case 'extra_die':
        case 'advantage_attack':
          return isAttacking && held.some(({ roll }) => roll) ? 8 : -1;
        case 'save_penalty':
          return isAttacking && held.every(({ roll }) => !roll) ? 8 : -1;
        case 'twin':
          return isAttacking && opponentsOf(play, seat).length > 1 ? 8 : -1;
        case 'extra_attack':
          return isAttacking && held.length > 1 ? 8 : -1;
        case 'resistance':
        case 'untargetable':
          return mageOf(play, seat).hp < 45 && play.done.stage === 'attack' && !isAttacking ? 3 : -1;
        default:
          return -1;
      }
    }),
  );
}

/** The expected damage, higher for a target with few hit points left, plus riders, less the own risk. */
function attackWorth(play: Play, seat: Seat, attack: Pick<Attack, 'kind' | 'card'>, target: Target): number {
  const { hits, damage, fumble } = oddsOf(play, seat, attack, target);
  const aim = aimOf(target);
  const hp = beingAt(play, target)?.hp ?? HP_MAX;
  const isFelled = aim.kind === 'mage' && !shieldOf(play, aim.seat) && damage / Math.max(hits, 0.05) >= hp;
  const riders = attack.card === null ? 0 : cardOf(play, attack.card).effects.length * 3;
  const weak = aim.kind === 'mage' ? (HP_MAX - hp) / 30 : 0;
  return 0.5 + Math.min(damage, hp) + weak + hits * riders + (isFelled ? 15 * hits : 0) - fumble;
}

export interface Threat {
  /** Whether the attack is aimed at the seat, or at its team. */
  readonly isMine: boolean;
  /** The expected damage, including the probability of a hit. */
  readonly damage: number;
  /** The probability of a hit. */
  readonly hits: number;
  /** Whether a hit may defeat the seat's mage. */
  readonly isDeadly: boolean;
}

/** The threat of the attack under way to a seat. */
export function threatOf(play: Play, seat: Seat, attack: Attack): Threat {
  const target = aimedAt(attack);
  const owner = seatOf(target);
  if (owner === undefined || !isThere(play, target)) return { isMine: false, damage: 0, hits: 0, isDeadly: false };
  const { damage, hits } = oddsOf(play, attack.by, attack, target);
  const isMine = areFriends(play, seat, owner);
  const isBare = owner === seat && aimOf(target).kind === 'mage' && !shieldOf(play, seat);
  return { isMine, damage, hits, isDeadly: isBare && damage / Math.max(hits, 0.05) >= mageOf(play, seat).hp };
}

/** The damage that an answer averts, less the value of the card. */
function answered(play: Play, seat: Seat, card: Card): number {
  const { attack, strike } = play;
  if (strike) {
    const enemy = play.enemies.find(({ number }) => number === strike.enemy)!;
    const { dice } = effectOf(cardOf(play, enemy.card), 'enemy_attack_all')!;
    return mean(dice) - 7 + (mageOf(play, seat).hp <= mean(dice) * 2 ? 10 : 0);
  }
  if (!attack) return 0;
  const { isMine, isDeadly, damage, hits } = threatOf(play, seat, attack);
  if (!isMine) return -1;
  const riders = attack.card === null ? 0 : cardOf(play, attack.card).effects.length * 3;
  const gain = effectOf(card, 'reflect') ? 2 : 0;
  return damage + hits * riders + gain - 4 + (isDeadly ? 20 : 0);
}

/** The value of keeping a card for another turn: below 1 if the card drawn in its place would be better. */
function keepWorth(play: Play, seat: Seat, card: Card, level: Level): number {
  if (isAttackCard(card)) return attackKept(play, seat, card, level);
  return otherKept(play, seat, card, level) - (playableAttacks(play, seat).length > 0 ? 0 : NO_ATTACK);
}
function otherKept(play: Play, seat: Seat, card: Card, level: Level): number {
  const me = mageOf(play, seat);
  switch (card.category) {
    case 'magic_item': {
      const worn = me.worn[card.slot!];
      return worn && itemWorth(cardOf(play, worn)) >= itemWorth(card) ? 0 : 5;
    }
    case 'companion':
      return me.companion ? 0.8 : 4;
    case 'skill':
      if (effectOf(card, 'twin') && opponentsOf(play, seat).length < 2) return 0.1;
      return level === 'hard' ? 0.7 : 3;
    case 'healing':
      return HP_MAX - me.hp < 10 ? 3.9 : 5;
    case 'defense':
      return 4.2;
    default:
      return 4;
  }
}

/** Discards the weakest attack if there are more than are kept; a Spell far above the own arcane level goes first. */
function attackKept(play: Play, seat: Seat, card: Card, level: Level): number {
  const isFar = (each: Card) => each.category === 'spell' && each.level > arcaneOf(play, seat, each) + 1;
  if (isFar(card)) return 0.2;
  const [opponent] = opponentsOf(play, seat);
  const strength = (each: Card): number => {
    const isNear = each.category === 'spell' && each.level > arcaneOf(play, seat, each);
    if (isFar(each) || opponent === undefined) return -1;
    const attack = { kind: each.category as Attack['kind'], card: each.id };
    return isNear ? 2 : attackWorth(play, seat, attack, mageTarget(opponent));
  };
  const held = mageOf(play, seat).hand.flatMap((id) => (isAttackCard(cardOf(play, id)) ? [cardOf(play, id)] : []));
  const isWeakest = held.every((other) => strength(other) >= strength(card));
  return isWeakest && held.length >= ATTACKS_KEPT[level] ? 0.6 : 4;
}
