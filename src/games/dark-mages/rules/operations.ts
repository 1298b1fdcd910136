/**
 * The operations of cards, one small function for each: on a target still standing, or on the player's own mage. Operations
 * that belong to an attack's roll, damage or answers (`chain`, `floor_hp`, `reflect`, ...) are in those modules.
 */
import type { Seat } from '../../../kit/index.js';
import {
  addFacts,
  discardFromHand,
  roll,
  toDiscards,
  withHealing,
  withMage,
  withStatus,
  withoutStatus,
} from '../changes.js';
import { spanOf, type Card } from '../deck.js';
import { sum } from '../dice.js';
import { saveVerdict } from './verdict.js';
import type { Effect, EffectOf, Op } from '../effects.js';
import type { RuleId } from '../ledger.js';
import { HP_MAX, type Category, type Slot } from '../map.js';
import { endedBy, healBonus, isThere, mageOf, saveOf } from '../queries.js';
import type { Play, Status, StatusOp, Target } from '../table.js';
import { aimOf, mageTarget, seatOf } from '../targets.js';
import { withoutCompanion } from './harm.js';

/** A card at work: the seat that plays it, the seat that gets its choices and damage over time, and its target. */
export interface Occasion {
  readonly card: Card;
  readonly caster: Seat;
  readonly owner: Seat;
  readonly target: Target;
}
type Operation<O extends Op> = (play: Play, effect: EffectOf<O>, at: Occasion) => Play;

const RULES: Readonly<Partial<Record<Category, RuleId>>> = {
  hex: 'DM-A5',
  scroll: 'DM-A5',
  potion: 'DM-P3',
  healing: 'DM-P2',
  skill: 'DM-P5',
  artifact: 'DM-P5',
  defense: 'DM-P6',
};
/** The rule that a card's effects refer to. */
const ruleOf = (card: Card): RuleId => RULES[card.category] ?? 'DM-A1';

/** DM-A6: a target makes a saving throw. */
export function saves(play: Play, target: Target, card: Card | null, penalty = 0): { play: Play; saved: boolean } {
  const { table, values } = roll(play, 1, 20);
  const threshold = saveOf(play, target, card, penalty);
  const verdict = saveVerdict(values[0]!, threshold);
  return {
    play: addFacts(table, { rule: 'DM-A6', code: 'save', params: { target, die: values[0]!, ac: threshold, verdict } }),
    saved: verdict === 'saved',
  };
}

/** The duration of an effect. */
function lasting(play: Play, effect: Effect, { card, caster, target }: Occasion) {
  const { when, count } = spanOf(effect, card);
  const seat = seatOf(target) ?? caster;
  if (when === 'start_of_caster_next_turn') return { until: 'start', seat: caster, turns: 1, fresh: false } as const;
  if (when === 'start_of_own_next_turn') return { until: 'start', seat, turns: 1, fresh: false } as const;
  // An effect "on its next turn" that begins during the target's turn does not count that turn.
  const fresh = when === 'end_of_target_turn' && seatOf(target) === play.active;
  return { until: 'end', seat, turns: count, fresh } as const;
}

const PLAIN = { stat: null, amount: 0, dice: null, save: false } as const;
const UNTIL_USED = { until: 'used', turns: 1, fresh: false } as const;

/** An effect begins to run on a target. */
function begins(play: Play, target: Target, status: Status, card: Card): Play {
  return addFacts(withStatus(play, target, status), {
    rule: ruleOf(card),
    code: `effect.${status.op}`,
    params: { target, card: card.id, stat: status.stat, amount: status.amount, turns: status.turns },
  });
}
const running =
  <O extends 'stat' | 'damage_bonus' | 'extra_die' | 'extra_attack' | 'save_penalty' | 'resistance'>(
    amount: (effect: EffectOf<O>) => number,
  ): Operation<O> =>
  (play, given, at) => {
    const effect: Effect = given;
    const op = effect.op as StatusOp;
    const stat = effect.op === 'stat' ? effect.stat : null;
    const status = { ...PLAIN, op, card: at.card.id, by: at.owner, stat, amount: amount(given) };
    return begins(play, at.target, { ...status, ...lasting(play, effect, at) }, at.card);
  };
const flag: Operation<'twin' | 'advantage_attack' | 'untargetable'> = (play, effect, at) => {
  const status = { ...PLAIN, op: effect.op, card: at.card.id, by: at.owner, amount: 1 };
  return begins(play, at.target, { ...status, ...lasting(play, effect, at) }, at.card);
};
/** An effect that cannot apply to a companion or an enemy is lost. */
const lost = (play: Play, { card, target }: Occasion, op: Op): Play => {
  const rule = aimOf(target).kind === 'enemy' ? 'DM-N3' : 'DM-C1';
  return addFacts(play, { rule, code: 'lost', params: { target, card: card.id, op } });
};

const statOn = running<'stat'>(({ amount }) => amount);
/**
 * `stat`: changes attack, armour class or arcane level. Companions have no arcane level; of enemies only the armour class
 * changes.
 */
const stat: Operation<'stat'> = (play, effect, at) => {
  const target = effect.who === 'self' ? mageTarget(at.caster) : at.target;
  const { kind } = aimOf(target);
  const none = kind === 'companion' ? effect.stat === 'arcane' : kind === 'enemy' && effect.stat !== 'ac';
  return none ? lost(play, at, 'stat') : statOn(play, effect, { ...at, target });
};

/** `dot`: damage at the start of the target's next turns. */
const dot: Operation<'dot'> = (play, effect, at) => {
  const { count, faces, bonus } = effect.dice;
  const dice = `${count}d${faces}${bonus ? `+${bonus}` : ''}`;
  const seat = seatOf(at.target) ?? at.caster;
  const status = { ...PLAIN, ...UNTIL_USED, op: effect.op, card: at.card.id, by: at.owner, seat, dice };
  return begins(play, at.target, { ...status, save: effect.save ?? false, turns: effect.turns }, at.card);
};

/**
 * `skip_attack`: a mage loses its next attack phase, an enemy its next strike. They do not add up: one lost phase uses up
 * all of them. Those of other cards are kept until then, because a cure ends those of hexes but not those of spells.
 */
const skipAttack: Operation<'skip_attack'> = (play, effect, at) => {
  if (aimOf(at.target).kind === 'companion') return lost(play, at, effect.op);
  const others = withoutStatus(play, at.target, ({ op, card }) => op === 'skip_attack' && card === at.card.id);
  const seat = seatOf(at.target) ?? at.caster;
  const status = { ...PLAIN, ...UNTIL_USED, op: effect.op, card: at.card.id, by: at.owner, seat };
  return begins(others, at.target, status, at.card);
};

/** `confuse`: the next attack may go astray, whenever it is made: a mage's own, or an ally companion's. */
const confuse: Operation<'confuse'> = (play, effect, at) => {
  const aim = aimOf(at.target);
  const attacks =
    aim.kind === 'mage' || (aim.kind === 'companion' && mageOf(play, aim.seat).companion?.role === 'ally');
  if (!attacks) return lost(play, at, effect.op);
  const status = { ...PLAIN, ...UNTIL_USED, op: effect.op, card: at.card.id, by: at.owner, seat: aim.seat };
  return begins(play, at.target, status, at.card);
};

/** `discard_random`: discards random cards of the hand. */
const discardRandom: Operation<'discard_random'> = (play, effect, at) => {
  const aim = aimOf(at.target);
  if (aim.kind !== 'mage') return lost(play, at, effect.op);
  let now = play;
  const cards: string[] = [];
  for (let i = 0; i < effect.count && mageOf(now, aim.seat).hand.length > 0; i++) {
    const { hand } = mageOf(now, aim.seat);
    // Draws a number from 1 to the number of cards, even if no such die exists.
    const { table, values } = roll(now, 1, hand.length);
    const card = hand[values[0]! - 1]!;
    cards.push(card);
    now = discardFromHand(table, aim.seat, card);
  }
  return addFacts(now, { rule: ruleOf(at.card), code: 'discardsRandom', params: { seat: aim.seat, cards } });
};

/** `remove_companion`: removes shield or ally, whether the companion or its mage was hit. */
const removeCompanion: Operation<'remove_companion'> = (play, effect, at) => {
  const aim = aimOf(at.target);
  return aim.kind === 'enemy' ? lost(play, at, effect.op) : withoutCompanion(play, aim.seat, 'DM-C1', 'companionFlees');
};

/** `heal`: restores dice or fixed hit points to the own mage, up to 60; a Healing restores more with the right amulet. */
const heal: Operation<'heal'> = (play, { dice, flat }, { card, caster }) => {
  // Played at full strength, it throws no dice: they could do nothing.
  const rolls = dice && mageOf(play, caster).hp < HP_MAX;
  const rolled = rolls ? roll(play, dice.count, dice.faces) : { table: play, values: [] };
  const more = card.category === 'healing' ? healBonus(play, caster) : 0;
  const amount = sum(rolled.values) + (dice?.bonus ?? 0) + (flat ?? 0) + more;
  const { table, healed } = withHealing(rolled.table, caster, amount);
  const hp = mageOf(table, caster).hp;
  const params = { seat: caster, card: card.id, dice: rolled.values, faces: dice?.faces ?? 0, amount, healed, hp };
  return addFacts(table, { rule: ruleOf(card), code: 'heals', params });
};

/** `cure`: ends hexes and damage over time on the own mage. */
const cure: Operation<'cure'> = (play, effect, { card, caster }) => {
  const ended = endedBy(play, effect, mageOf(play, caster));
  if (ended.length === 0) return play;
  const params = { seat: caster, card: card.id, ended: ended.map((status) => status.card) };
  return addFacts(
    withoutStatus(play, mageTarget(caster), (status) => ended.includes(status)),
    { rule: ruleOf(card), code: 'cured', params },
  );
};

/** The operations that act on a target on their own. */
const OPERATIONS = {
  stat,
  dot,
  skip_attack: skipAttack,
  confuse,
  discard_random: discardRandom,
  remove_companion: removeCompanion,
  heal,
  cure,
  damage_bonus: running<'damage_bonus'>(({ amount }) => amount),
  extra_die: running<'extra_die'>(({ count }) => count),
  extra_attack: running<'extra_attack'>(({ count }) => count),
  save_penalty: running<'save_penalty'>(({ amount }) => amount),
  resistance: running<'resistance'>(({ fraction }) => fraction),
  twin: flag,
  advantage_attack: flag,
  untargetable: flag,
} as { readonly [O in Op]?: Operation<O> };

/** Applies one effect of a card; does nothing for operations that are part of an attack. */
export function operate(play: Play, effect: Effect, at: Occasion): Play {
  const operation = OPERATIONS[effect.op] as Operation<Op> | undefined;
  if (!operation) return play;
  if ('save' in effect && effect.save && effect.op !== 'dot') {
    const { play: rolled, saved } = saves(play, at.target, at.card);
    return saved ? rolled : operation(rolled, effect, at);
  }
  return operation(play, effect, at);
}

/** Step 11: applies the riders of an attack to a target still standing. Conditions are evaluated before any rider acts. */
export function ride(before: Play, at: Occasion): Play {
  const aim = aimOf(at.target);
  const alone = aim.kind === 'mage' && mageOf(before, aim.seat).companion === null;
  const acting = at.card.effects.filter(
    (effect) => !isAlways(effect) && !('only_if' in effect && effect.only_if && !alone),
  );
  return acting.reduce((play, effect) => (isThere(play, at.target) ? operate(play, effect, at) : play), before);
}
export const isAlways = (effect: Effect): boolean => 'on' in effect && effect.on === 'always';

/** Applies a card that a mage plays on itself. */
export const playOnOneself = (play: Play, seat: Seat, card: Card): Play =>
  card.effects.reduce(
    (table, effect) => operate(table, effect, { card, caster: seat, owner: seat, target: mageTarget(seat) }),
    play,
  );

/** `destroy_item`: discards one worn item. */
export function itemDestroyed(play: Play, seat: Seat, slot: Slot): Play {
  const { worn } = mageOf(play, seat);
  const card = worn[slot]!;
  const bare = withMage(play, seat, { worn: { ...worn, [slot]: null } });
  return addFacts(toDiscards(bare, card), { rule: 'DM-A1', code: 'itemDestroyed', params: { seat, card, slot } });
}
