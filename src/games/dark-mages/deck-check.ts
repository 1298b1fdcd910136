/** Validates a deck card by card, our own and custom ones. `schema.ts` reads the tables of fields, each with its check. */
import {
  badSource,
  bool,
  int,
  list,
  object,
  oneOf,
  optional,
  shape,
  text,
  type Check,
  type Params,
  type SourceCode,
} from '../../kit/index.js';
import {
  deckOf,
  isEnemy,
  spanOf,
  type Card,
  type CardData,
  type Cards,
  type Character,
  type Deck,
  type Duration,
  type Modifiers,
} from './deck.js';
import { diceCheck as dice } from './dice.js';
import { ATTACKS, checkEffect, EFFECTS, NEEDED, type Op } from './effects.js';
import { CATEGORIES, HAND, HP_MAX, PHASES, SEATS, SLOTS, SPHERES, TARGETS, type Category, type Sphere } from './map.js';

const or =
  <A>(check: Check<A>, otherwise: A): Check<A> =>
  (value, path) =>
    value === undefined || value === null ? otherwise : check(value, path);
const orNull = <A>(check: Check<A>): Check<A | null> => or<A | null>(check, null);
const anything: Check<unknown> = (value) => value;
const id: Check<string> = (value, path) => {
  if (typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value)) return value;
  throw badSource(path, value, 'name');
};
/** Fields kept for people; the rules do not use them. */
const notes = {
  provenance: optional(text),
  source_fields: anything,
  designed_fields: anything,
  source_url: anything,
  source_urls: anything,
  srd_ref: anything,
  name_origin: optional(text),
  dice_parts: anything,
};
const bonus = or(int(-20, 20), 0);
export const MODIFIERS = {
  arcane: bonus,
  attack: bonus,
  ac: bonus,
  save: bonus,
  heal_bonus: or(int(0, HP_MAX), 0),
  regen: orNull(dice),
};
const modifiers = shape<Modifiers>(MODIFIERS);

export const DURATION = {
  unit: oneOf(['this_turn', 'until_start_of_own_next_turn', 'target_turns', 'while_equipped']),
  count: or(int(1, 20), 1),
};
const duration: Check<Duration> = (value, path) => {
  const given = shape(DURATION)(value, path);
  // Only turns of the target are counted.
  if (given.unit !== 'target_turns') oneOf([1])(given.count, `${path}.count`);
  return given;
};

export const SAVE = { type: oneOf(['roll_under_own_ac']), on_success: oneOf(['negate', 'half']) };
export const CARD = {
  id,
  name_en: text,
  name_fr: text,
  name_it: optional(text),
  category: oneOf(CATEGORIES),
  sphere: orNull(oneOf(SPHERES)),
  level: or(int(1, 9), 0),
  dice: orNull(dice),
  dice_scales_with_arcane: or(bool, false),
  attack_roll: or(bool, false),
  attack_bonus: bonus,
  save: orNull(shape(SAVE)),
  phase: list(oneOf(PHASES), 1),
  target: oneOf(TARGETS),
  slot: orNull(oneOf(SLOTS)),
  modifiers: or(modifiers, modifiers({}, '')),
  hp: or(int(1, 999), 0),
  ac: or(int(1, 40), 0),
  duration: orNull(duration),
  effects: or(list(checkEffect), []),
  text_en: text,
  text_fr: text,
  text_it: optional(text),
  copies: int(1, 112),
  ...notes,
};

/** Fields that cards of each category require. */
export const NEEDS: Readonly<Partial<Record<Category, readonly (keyof CardData)[]>>> = {
  spell: ['sphere', 'level', 'dice', 'attack_roll'],
  hex: ['save'],
  scroll: ['save'],
  companion: ['hp', 'ac', 'dice', 'attack_roll'],
  magic_item: ['slot'],
  enemy_tenacious: ['hp', 'ac'],
};
/** Operations of which `turns` says no more than how long they run. */
const COUNTED: readonly Op[] = ['stat', 'damage_bonus', 'resistance', 'untargetable'];
/** The targets of attacks. */
export const AIMED = ['one_opponent', 'all_opponents'];
/** Phases in which cards of each category may be played. Attacks are played in the attack phase only. */
export const PLAYED: Readonly<Record<Category, readonly (typeof PHASES)[number][]>> = {
  spell: ['attack'],
  hex: ['attack'],
  scroll: ['attack'],
  companion: ['preparation'],
  skill: ['preparation', 'attack'],
  defense: ['preparation', 'reaction'],
  magic_item: ['preparation'],
  potion: ['preparation', 'attack'],
  healing: ['preparation'],
  artifact: ['preparation', 'attack'],
  enemy_passing: ['on_draw'],
  enemy_tenacious: ['on_draw'],
};

function checkCard(value: unknown, at: string): Card {
  const given = typeof value === 'object' && value !== null ? (value as Partial<CardData>) : {};
  // Errors name a card by its id if it has one, because nobody counts to the eightieth card.
  const path = typeof given.id === 'string' && given.id !== '' ? `deck.cards.${given.id}` : at;
  const c = shape(CARD)(value, path);
  const bad = (field: keyof CardData, code: SourceCode, params?: Params): never => {
    throw badSource(`${path}.${field}`, given[field] ?? null, code, params);
  };
  for (const field of NEEDS[c.category] ?? []) {
    if (!given[field]) bad(field, 'needed', { of: c.category });
  }
  if (c.level > 0 !== (c.category === 'spell')) bad('level', 'unneeded', { of: 'spell' });
  if (c.slot !== null && c.category !== 'magic_item') bad('slot', 'unneeded', { of: 'magic_item' });
  const elsewhere = c.phase.find((phase) => !PLAYED[c.category].includes(phase));
  if (elsewhere) bad('phase', 'among', { values: PLAYED[c.category].join(', ') });
  const isAimed = AIMED.includes(c.target);
  if (ATTACKS.includes(c.category) && isAimed) {
    if (c.attack_roll === (c.save !== null)) bad('attack_roll', 'roll');
    if (c.phase.join() !== 'attack') bad('phase', 'exactly', { value: 'attack' });
  }
  const isAttack = ATTACKS.includes(c.category) && (c.category !== 'artifact' || c.attack_roll || c.save !== null);
  if (isAttack && !isAimed) bad('target', 'among', { values: AIMED.join(', ') });
  if (c.duration?.unit === 'while_equipped' && c.category !== 'magic_item')
    bad('duration', 'unneeded', { of: 'magic_item' });
  const has = { ...c, dice: c.dice ?? c.effects.find((effect) => 'else_dice' in effect && effect.else_dice) };
  c.effects.forEach((effect, i) => {
    const { op } = effect;
    const at = `${path}.effects[${i}]`;
    if (!EFFECTS[op].includes(c.category)) throw badSource(`${at}.op`, op, 'operation', { category: c.category });
    const missing = NEEDED[op]?.find((field) => !has[field]);
    if (missing) bad(missing, 'needed', { of: op });
    if (c.category === 'defense') {
      const phase = op === 'reflect' || op === 'negate' ? 'reaction' : 'preparation';
      if (!c.phase.includes(phase)) bad('phase', 'exactly', { value: phase });
    }
    const { when, count } = spanOf(effect, c);
    // Effects on the target end with its turns, and so not with the attacker's.
    if (effect.op === 'stat' && effect.who !== 'self' && isAttack && when === 'end_of_this_turn')
      throw badSource(`${at}.who`, effect.who, 'exactly', { value: 'self' });
    if (COUNTED.includes(op) && 'turns' in effect && effect.turns !== undefined && Math.max(1, effect.turns) !== count)
      throw badSource(`${at}.turns`, effect.turns, 'exactly', { value: count });
  });
  const strikes = c.effects.some(({ op }) => op === 'enemy_attack_all');
  if (c.category.startsWith('enemy') && !strikes) bad('effects', 'just', { value: 'enemy_attack_all', of: c.category });
  const steals = c.effects.some(({ op }) => op === 'steal_item');
  if (c.category === 'skill' && steals !== isAimed) bad('target', 'just', { value: 'one_opponent', of: 'steal_item' });
  return {
    id: c.id,
    category: c.category,
    sphere: c.sphere,
    level: c.level,
    dice: c.dice,
    scales: c.dice_scales_with_arcane,
    roll: c.attack_roll,
    bonus: c.attack_bonus,
    save: c.save?.on_success ?? null,
    phases: c.phase,
    all: c.target === 'all_opponents',
    slot: c.slot,
    modifiers: c.modifiers,
    hp: c.hp,
    ac: c.ac,
    duration: c.duration,
    effects: c.effects,
    copies: c.copies,
  };
}

export const CANTRIP = {
  name_en: text,
  name_fr: text,
  dice,
  dice_scales_with_arcane: or(bool, false),
  attack_roll: or(oneOf([true]), true),
  attack_bonus: bonus,
  sphere_bonus: or(oneOf([false]), false),
  ...notes,
};
export const CHARACTER = {
  id,
  name_en: text,
  name_fr: text,
  title_en: text,
  title_fr: text,
  title_it: optional(text),
  neutral_name_en: text,
  sphere: oneOf(SPHERES.slice(0, -1) as readonly Sphere[]),
  hp: int(1, HP_MAX),
  hp_max: anything,
  ac: int(1, 40),
  arcane_level: int(1, 9),
  slots: anything,
  cantrip: shape(CANTRIP),
  ...notes,
};
function checkCharacter(value: unknown, path: string): Character {
  const c = shape(CHARACTER)(value, path);
  return {
    id: c.id,
    sphere: c.sphere,
    hp: c.hp,
    ac: c.ac,
    arcane: c.arcane_level,
    cantrip: { dice: c.cantrip.dice, scales: c.cantrip.dice_scales_with_arcane, bonus: c.cantrip.attack_bonus },
  };
}

export const DECK = {
  meta: (value: unknown, path: string) => {
    return text(object(value, path)['attribution'], `${path}.attribution`);
  },
  characters: list(checkCharacter, SEATS.length),
  cards: list(checkCard, 1),
  $schema: anything,
  // Information about the whole deck; the rules do not use it.
  enums: anything,
  rules_constants: anything,
  open_rule_defaults: anything,
  black_cards_extra: anything,
  totals: anything,
};
/**
 * Validates the data of a deck and returns its cards and characters. Throws `BadInput` with card and field:
 * `deck.cards.sp_fireball.dice`.
 */
export function checkCards(data: unknown): Cards {
  const { cards, characters } = shape(DECK)(data, 'deck');
  for (const [things, name] of [
    [cards, 'cards'],
    [characters, 'characters'],
  ] as const) {
    const ids = things.map((thing) => thing.id);
    const twice = ids.findIndex((one, i) => ids.indexOf(one) !== i);
    if (twice >= 0) throw badSource(`deck.${name}[${twice}].id`, ids[twice], 'id');
  }
  for (const card of cards) {
    for (const [i, effect] of card.effects.entries()) {
      if (effect.op !== 'reflect') continue;
      const unknown = effect.counterable_by.find((other) => !cards.some(({ id }) => id === other));
      if (unknown !== undefined)
        throw badSource(`deck.cards.${card.id}.effects[${i}].counterable_by`, unknown, 'known');
    }
  }
  const dealt = cards.filter(({ category }) => !isEnemy(category)).reduce((sum, { copies }) => sum + copies, 0);
  const least = SEATS.length * HAND;
  if (dealt < least) throw badSource('deck.cards', dealt, 'dealt', { min: least });
  return { cards, characters };
}

/** Validates the data and returns the deck. Throws `BadInput` with card and field: `deck.cards.sp_fireball.dice`. */
export const checkDeck = (data: unknown): Deck => deckOf(checkCards(data));
