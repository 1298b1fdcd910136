/** The reasons for a move, the most important first; based on the view of its seat. */
import type { Params, Reason, Seat, View } from '../../../kit/index.js';
import { helped, threatOf } from '../bot.js';
import type { Card, Deck } from '../deck.js';
import { meanOf } from '../dice.js';
import { withDeck } from '../immutable.js';
import type { RuleId } from '../ledger.js';
import { HP_MAX } from '../map.js';
import { oddsOf } from '../odds.js';
import {
  aimedAt,
  allTargets,
  allyOf,
  arcaneOf,
  beingAt,
  cardOf,
  cures,
  effectOf,
  hasStatus,
  healBonus,
  isOwnSphere,
  mageOf,
  reflectedAt,
  saveOf,
  shieldOf,
} from '../queries.js';
import { playableAttacks } from '../rules/attacking.js';
import type { Attack, Move, Play, Target } from '../table.js';
import { ALL, aimOf } from '../targets.js';
import type { Seen } from '../view.js';
import { isWorthLess, strikeMean } from './judgement.js';

const why = (code: string, rule: RuleId, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

export const reasonsWith =
  (deck: Deck) =>
  ({ table, moves }: View<Seen, Move>, move: Move): readonly Reason[] => {
    const play = withDeck(table, deck);
    const { seat } = move;
    const me = mageOf(play, seat);
    switch (move.type) {
      case 'equip':
        return ofItem(cardOf(play, move.card), me.worn[cardOf(play, move.card).slot!]);
      case 'summon':
        return ofCompanion(play, seat, cardOf(play, move.card), move.role === 'shield');
      case 'heal':
      case 'use':
        return ofHealing(play, seat, cardOf(play, move.card));
      case 'ward':
        return [why('ward', 'DM-P6')];
      case 'drink':
      case 'skill':
        return ofHelp(cardOf(play, move.card));
      case 'steal': {
        const chance = 1 - Math.max(0, Math.min(20, saveOf(play, move.target) - 1)) / 20;
        return [why('steal', 'DM-P5', { target: move.target, percent: Math.round(chance * 100) })];
      }
      case 'enterAttack': {
        if (hasStatus(me.effects, 'skip_attack')) return [why('attackLost', 'DM-T1')];
        const count = playableAttacks(play, seat).length;
        return [
          count > 0 ? why('enterAttack', 'DM-A1', { count }) : why('enterAttack.none', 'DM-A8'),
          ...ofPotion(play, seat, moves),
        ];
      }
      case 'cast': {
        const card = cardOf(play, move.card);
        return ofAttack(play, seat, { kind: card.category as Attack['kind'], card: card.id }, move.target);
      }
      case 'cantrip':
        return [
          ...ofAttack(play, seat, { kind: 'cantrip', card: null }, move.target),
          ...(play.options.freeCantrip ? [] : [why('cantrip', 'DM-A8')]),
        ];
      case 'assault':
        return [
          ...ofAttack(play, seat, { kind: 'companion_attack', card: allyOf(play, seat)!.card }, move.target),
          why('assault', 'DM-A9'),
        ];
      case 'dismiss':
        return [why('dismiss', 'DM-N3', { target: move.target })];
      case 'endAttack':
        return [play.done.attacks > 0 ? why('attacked', 'DM-A1') : why('saves', 'DM-E1')];
      case 'answer':
        return ofAnswer(play, seat, cardOf(play, move.card));
      case 'pass':
        return ofPass(play, seat, moves);
      case 'aim':
        return [why('aim', 'DM-A1', { target: move.target, hp: beingAt(play, move.target)?.hp ?? 0 })];
      case 'destroy':
      case 'take':
      case 'loot': {
        const { from } = play.choice!;
        const item = cardOf(play, mageOf(play, from!).worn[move.slot]!);
        if (move.type === 'destroy') return [why('destroy', 'DM-A1', { from, card: item.id }), ...ofItem(item)];
        return ofItem(item, me.worn[move.slot]);
      }
      case 'leave':
        return [why('leave', 'DM-V2')];
      case 'discard':
        return ofDiscard(play, seat, cardOf(play, move.card));
      case 'keep':
        return [why('keep', 'DM-E1')];
    }
  };

/** The bonuses of an item, the most useful first; and the item that it replaces. */
function ofItem({ modifiers: m, effects, id }: Card, replaced?: string | null): Reason[] {
  const adds = [
    m.arcane > 0 && why('item.arcane', 'DM-M3', { count: m.arcane }),
    effects.length > 0 && why('item.effect', 'DM-P1', { card: id }),
    m.ac > 0 && why('item.ac', 'DM-A3', { count: m.ac }),
    m.attack > 0 && why('item.attack', 'DM-A3', { count: m.attack }),
    m.save > 0 && why('item.save', 'DM-A6', { count: m.save }),
    m.regen && why('item.regen', 'DM-T2'),
    m.heal_bonus > 0 && why('item.heal', 'DM-P2', { count: m.heal_bonus }),
  ].filter((reason) => typeof reason === 'object' && reason !== null);
  return [...adds, ...(replaced ? [why('item.replaces', 'DM-P1', { card: replaced })] : [])];
}

function ofCompanion(play: Play, seat: Seat, card: Card, isShield: boolean): Reason[] {
  const { companion } = mageOf(play, seat);
  const damage = card.dice ? Math.round(meanOf(card.dice)) : 0;
  return [
    isShield ? why('summon.shield', 'DM-C1', { hp: card.hp, ac: card.ac }) : why('summon.ally', 'DM-C2', { damage }),
    ...(companion ? [why('summon.replaces', 'DM-P4', { card: companion.card, hp: companion.hp })] : []),
  ];
}

function ofHealing(play: Play, seat: Seat, card: Card): Reason[] {
  const heal = effectOf(card, 'heal');
  const me = mageOf(play, seat);
  const given = heal ? (heal.dice ? meanOf(heal.dice) : 0) + (heal.flat ?? 0) + healBonus(play, seat) : 0;
  return [
    ...(cures(play, card, me) ? [why('cures', 'DM-P2')] : []),
    why('heals', 'DM-P2', { count: Math.round(Math.min(given, HP_MAX - me.hp)), hp: me.hp }),
  ];
}

/** A Potion that the opponent would drink in the attack phase, so that nobody looks for it before. */
function ofPotion(play: Play, seat: Seat, moves: readonly Move[]): Reason[] {
  const attacking: Play = { ...play, done: { ...play.done, stage: 'attack' } };
  const potion = moves.find((move) => move.type === 'drink' && helped(attacking, seat, cardOf(play, move.card)) > 0);
  return potion && 'card' in potion ? [why('enterAttack.potion', 'DM-P3', { card: potion.card })] : [];
}

/** The operations of Potions and Skills that have a reason. */
const HELPS = [
  'stat',
  'damage_bonus',
  'extra_die',
  'extra_attack',
  'save_penalty',
  'twin',
  'advantage_attack',
  'resistance',
  'untargetable',
] as const;
function ofHelp(card: Card): Reason[] {
  const rule = card.category === 'potion' ? 'DM-P3' : 'DM-P5';
  const does = HELPS.filter((op) => effectOf(card, op));
  const stat = effectOf(card, 'stat');
  const all = does.map((op) => why(op === 'stat' ? `help.${stat!.stat}` : `help.${op}`, rule));
  return all.length > 0 ? all : [why('help', rule)];
}

function ofAttack(play: Play, seat: Seat, attack: Pick<Attack, 'kind' | 'card'>, target: Target): Reason[] {
  const card = attack.card === null ? null : cardOf(play, attack.card);
  if (target === ALL)
    return [why('all', 'DM-A1', { count: allTargets(play, seat).length }), ...ownSphere(play, seat, card)];
  const { hits, damage } = oddsOf(play, seat, attack, target);
  const aim = aimOf(target);
  const { hp } = beingAt(play, target)!;
  const percent = Math.round(hits * 100);
  const behind = aim.kind === 'mage' ? shieldOf(play, aim.seat) : null;
  const fells = !behind && hits > 0 && damage / hits >= hp;
  return [
    ...(fells ? [why('fells', 'DM-V1', { target, hp })] : []),
    damage > 0
      ? why('odds', 'DM-A7', { percent, damage: Math.round(damage) })
      : why('odds.effect', 'DM-A6', { percent }),
    ...(aim.kind === 'enemy' ? [why('enemy', 'DM-N1')] : []),
    ...ownSphere(play, seat, card),
    ...(behind ? [why('shield', 'DM-C1', { hp: behind.hp })] : []),
  ];
}
const ownSphere = (play: Play, seat: Seat, card: Card | null): Reason[] =>
  isOwnSphere(play, seat, card) ? [why('ownSphere', 'DM-M2')] : [];

function ofAnswer(play: Play, seat: Seat, card: Card): Reason[] {
  const { attack, strike } = play;
  if (!attack) return [why('answer.strike', 'DM-N2', { damage: strike ? Math.round(strikeMean(play)) : 0 })];
  const { damage, isMine, isDeadly } = threatOf(play, seat, attack);
  const sends = effectOf(card, 'reflect') ? [why('answer.reflects', 'DM-D2', { target: reflectedAt(attack) })] : [];
  if (!isMine) return [why('answer.other', 'DM-D1', { target: aimedAt(attack) }), ...sends];
  if (isDeadly) return [why('answer.deadly', 'DM-V1'), ...sends];
  return [
    damage >= 1 ? why('answer', 'DM-D1', { damage: Math.round(damage) }) : why('answer.effect', 'DM-D1'),
    ...sends,
  ];
}

function ofPass(play: Play, seat: Seat, moves: readonly Move[]): Reason[] {
  const { attack } = play;
  if (moves.every(({ type }) => type === 'pass')) return [why('pass.none', attack ? 'DM-D1' : 'DM-N2')];
  if (!attack) return [why('pass.strike', 'DM-N2', { damage: Math.round(strikeMean(play)) })];
  const { damage, isMine } = threatOf(play, seat, attack);
  if (!isMine) return [why('pass.other', 'DM-D1', { target: aimedAt(attack) })];
  const rule = attack.counter === seat ? 'DM-D2' : 'DM-D1';
  return [damage >= 1 ? why('pass.little', rule, { damage: Math.round(damage) }) : why('pass.effect', rule)];
}

function ofDiscard(play: Play, seat: Seat, card: Card): Reason[] {
  if (card.category === 'spell' && card.level > arcaneOf(play, seat, card))
    return [why('discard.far', 'DM-A2', { level: card.level, arcane: arcaneOf(play, seat, card) })];
  const worn = card.slot ? mageOf(play, seat).worn[card.slot] : null;
  if (worn && isWorthLess(card, cardOf(play, worn))) return [why('discard.worn', 'DM-P1', { card: worn })];
  return [why(playableAttacks(play, seat).length > 0 ? 'discard' : 'discard.unarmed', 'DM-E1')];
}
