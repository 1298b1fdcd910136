/** The operations of cards as data: the fields of each, with their validation, and the categories of cards that may have it. */
import {
  badSource,
  bool,
  int,
  list,
  oneOf,
  optional,
  shape,
  text,
  type Check,
  type Checked,
  type Json,
} from '../../kit/index.js';
import { diceCheck as dice } from './dice.js';
import { ATTACK_KINDS, HP_MAX, type Category } from './map.js';

const fraction: Check<number> = (value, path) => {
  if (typeof value === 'number' && value > 0 && value < 1) return value;
  throw badSource(path, value, 'fraction');
};
const amount = int(-60, 60);
const count = int(1, 9);
const turns = optional(int(0, 20));
/** Whether it has a save of its own, in addition to the card's. */
const save = optional(bool);
const target = optional(oneOf(['target']));
/** A loss of the next attack phase, or confusion in the next attack, happens once. */
const once = optional(oneOf([1]));
const own = optional(oneOf(['self']));
const who = optional(oneOf(['self', 'target']));
const STATS = ['attack', 'ac', 'arcane'] as const;
export type Stat = (typeof STATS)[number];
/** `always`: takes effect on a miss too, and so on the own mage only. Default: only on a hit. */
const on = optional(oneOf(['always']));
export const EXPIRES = {
  when: oneOf(['start_of_own_next_turn', 'start_of_caster_next_turn', 'end_of_target_turn', 'end_of_this_turn']),
  count: optional(int(1, 20)),
};

export const FORMS = {
  stat: { who, stat: oneOf(STATS), amount, turns, on, expires: optional(shape(EXPIRES)) },
  dot: { dice, turns: int(1, 20), save, status: optional(text) },
  heal: { who: own, dice: optional(dice), flat: optional(int(1, HP_MAX)), on },
  drain: { fraction },
  skip_attack: { who: target, turns: once, save },
  confuse: { turns: once, die: dice, self_on: list(int(1, 100), 1) },
  discard_random: { who: target, count, only_if: optional(oneOf(['no_companion'])) },
  destroy_item: { count: oneOf([1]), chooser: optional(oneOf(['attacker'])), save },
  steal_item: { count: oneOf([1]) },
  remove_companion: { else_dice: optional(dice), else_scales: optional(bool) },
  destroy_companion_on_hit: {},
  splash_ally_companion: { fraction },
  chain: { fraction, targets: oneOf([1]) },
  bonus_vs_companion: { amount },
  damage_bonus: { amount, turns },
  extra_die: { count },
  kill_if_hp_at_most: { hp: int(1, HP_MAX), else_dice: optional(dice), else_scales: optional(bool) },
  floor_hp: { hp: int(1, HP_MAX) },
  extra_attack: { count },
  twin: {},
  advantage_attack: {},
  save_penalty: { amount },
  reflect: { categories: list(oneOf(ATTACK_KINDS), 1), counterable_by: list(text) },
  negate: { categories: list(oneOf(ATTACK_KINDS), 1), any_target: optional(bool) },
  resistance: { fraction, turns },
  untargetable: { turns, ends_on: optional(oneOf(['own_attack'])) },
  revive: { dice, then: optional(oneOf(['discard_self'])) },
  cure: { what: list(oneOf(['hex', 'dot']), 1) },
  enemy_attack_all: { dice },
  dismiss_enemy_instead: {},
} as const;

export type Op = keyof typeof FORMS;
/** An operation as used by the rules, with parsed dice. */
export type Effect = { [O in Op]: { readonly op: O } & { readonly [F in keyof (typeof FORMS)[O]]: Value<O, F> } }[Op];
type Value<O extends Op, F extends keyof (typeof FORMS)[O]> = Checked<(typeof FORMS)[O][F]>;
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>;
/** An operation as data. */
export type EffectData = { readonly op: Op } & Readonly<Record<string, Json>>;

/** The categories of cards that are played against others. */
export const ATTACKS: readonly Category[] = ['spell', 'hex', 'scroll', 'artifact'];
const ROLLED: readonly Category[] = ['spell', 'artifact'];
/** The dice of a hex are those of its operation: it deals no damage of its own. */
const DAMAGING: readonly Category[] = ['spell', 'scroll', 'artifact'];
const ON_ONESELF: readonly Category[] = ['spell', 'defense', 'potion', 'healing', 'artifact'];
const SKILLS: readonly Category[] = ['skill'];

/** The categories of cards that may have each operation. */
export const EFFECTS: Readonly<Record<Op, readonly Category[]>> = {
  stat: [...ATTACKS, 'defense', 'potion'],
  dot: ATTACKS,
  heal: ON_ONESELF,
  drain: DAMAGING,
  skip_attack: ATTACKS,
  confuse: ATTACKS,
  discard_random: ATTACKS,
  destroy_item: ATTACKS,
  steal_item: SKILLS,
  remove_companion: ATTACKS,
  destroy_companion_on_hit: ROLLED,
  splash_ally_companion: ROLLED,
  chain: ROLLED,
  bonus_vs_companion: ROLLED,
  damage_bonus: ['potion', 'skill'],
  extra_die: SKILLS,
  kill_if_hp_at_most: ['hex', 'scroll', 'artifact'],
  floor_hp: DAMAGING,
  extra_attack: SKILLS,
  twin: SKILLS,
  advantage_attack: SKILLS,
  save_penalty: SKILLS,
  reflect: ['defense'],
  negate: ['defense'],
  resistance: ['potion'],
  untargetable: ['potion'],
  revive: ['magic_item'],
  cure: ON_ONESELF,
  enemy_attack_all: ['enemy_passing', 'enemy_tenacious'],
  dismiss_enemy_instead: ['artifact'],
};

const HIT = ['attack_roll', 'dice'] as const;
/** The fields of a card without which an operation would do nothing. */
export const NEEDED: Readonly<Partial<Record<Op, readonly ('attack_roll' | 'save' | 'dice')[]>>> = {
  drain: ['dice'],
  destroy_companion_on_hit: HIT,
  splash_ally_companion: HIT,
  chain: HIT,
  bonus_vs_companion: HIT,
  kill_if_hp_at_most: ['save'],
  floor_hp: ['dice'],
};

export const OPS = Object.keys(FORMS) as readonly Op[];

export const checkEffect: Check<Effect> = (value, path) => {
  const op = oneOf(OPS)((value as { op?: unknown } | null | undefined)?.op, `${path}.op`);
  const form = shape({ op: oneOf([op]), ...FORMS[op] } as Record<string, Check<unknown>>);
  const effect = form(value, path) as Effect;
  if (effect.op === 'stat') {
    if (effect.on && effect.who !== 'self') throw badSource(`${path}.who`, effect.who, 'exactly', { value: 'self' });
    const { when, count = 1 } = effect.expires ?? {};
    if (when !== 'end_of_target_turn') oneOf([1])(count, `${path}.expires.count`);
  }
  return effect;
};
