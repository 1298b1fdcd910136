/**
 * The JSON schema of a deck, for editors and other programs. What a deck may hold is read from the checks of `deck-check.ts` and
 * `effects.ts`; here are the words for it. scripts/layout.js writes it to `data.schema.json`; no page loads it.
 */
import { BadInput, text, type Check, type Params } from '../../kit/index.js';
import { AIMED, CANTRIP, CARD, CHARACTER, DECK, DURATION, MODIFIERS, NEEDS, PLAYED, SAVE } from './deck-check.js';
import { isEnemy } from './deck.js';
import { ATTACKS, EFFECTS, EXPIRES, FORMS, OPS, type Op } from './effects.js';
import { CATEGORIES, DICE_FACES, HAND, SEATS, type Category } from './map.js';

/** A JSON schema, or a part of one. */
type Form = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Check<unknown>>>;
type Words<F> = Readonly<Record<keyof F, string>>;

const ref = (name: string): Form => ({ $ref: `#/definitions/${name}` });
const NULL: Form = { type: 'null' };

/** The form of single values, by the code of the `BadInput` with which their check refuses others. */
const VALUES: Readonly<Record<string, (params: Params) => Form>> = {
  whole: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  fraction: () => ({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }),
  bool: () => ({ type: 'boolean' }),
  one: ({ values }) => ({ enum: JSON.parse(`[${String(values)}]`) as unknown }),
  text: () => ({ type: 'string', pattern: '\\S' }),
  name: () => ({ type: 'string', pattern: '^[a-z][a-z0-9_]*$' }),
  dice: () => ref('dice'),
};

/** How a check refuses a value; `undefined` if it accepts it. */
function refusal(check: Check<unknown>, value: unknown): BadInput | undefined {
  try {
    check(value, '');
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}
/**
 * The form of what a check accepts. A check says what it expects when it refuses a value, so it is asked about one that is never
 * right. `part` is the form of an object, or of the items of a list, if these are objects: of those a check does not say more.
 */
function formOf(check: Check<unknown>, part?: Form): Form {
  const refused = refusal(check, Symbol('never right'));
  if (!refused) return {};
  const { code, params } = refused;
  const item: Check<unknown> = (value, path) => check(Array(Number(params['min']) || 1).fill(value), path);
  const form =
    code === 'list' || code === 'listFrom'
      ? { type: 'array', items: part ?? formOf(item), minItems: params['min'] }
      : code === 'object'
        ? part
        : VALUES[code]?.(params);
  if (!form) throw new Error(`A schema has no form of what is refused as "${code}".`);
  return refusal(check, null) ? form : { anyOf: [form, NULL] };
}
/** The form of an object with these fields; `parts` are the forms of those that hold objects, or lists of objects. */
function objectOf<F extends Fields>(fields: F, words: Partial<Words<F>> = {}, parts: { [K in keyof F]?: Form } = {}) {
  const described = Object.entries(fields).map(
    ([name, check]) => [name, { ...formOf(check, parts[name]), description: words[name] }] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(described),
    additionalProperties: false,
    required: Object.keys(fields).filter((name) => refusal(fields[name]!, undefined)),
  } as const;
}

const UNREAD = 'Read by nobody.';
const NOTES = {
  provenance: '`source` or `designed`: where the card comes from.',
  source_fields: 'The fields that come from the game’s own pages.',
  designed_fields: 'The fields that were designed.',
  source_url: 'Where they come from.',
  source_urls: 'Where they come from.',
  srd_ref: 'Its place in the SRD.',
  name_origin: 'Where its name comes from.',
  dice_parts: UNREAD,
};
const NAMES = { name_en: 'Its English name.', name_fr: 'Its French name.' };
const ID = 'Names it in transcripts and errors; a transcript holds only with the deck that has it.';
const ELSE_ENGLISH = 'English is shown where it is missing.';
const ATTACK = {
  dice: 'Its damage, or what its operation rolls.',
  dice_scales_with_arcane: 'The arcane level sets the number of dice.',
  attack_roll: 'Whether it has to hit; an attack has this or a save.',
  attack_bonus: 'Added to its attack roll.',
};
const CANTRIP_WORDS: Words<typeof CANTRIP> = {
  ...NAMES,
  ...ATTACK,
  sphere_bonus: 'A cantrip has none of the sphere’s bonuses.',
  ...NOTES,
};
const CHARACTER_WORDS: Words<typeof CHARACTER> = {
  id: ID,
  ...NAMES,
  title_en: 'What kind of mage it is.',
  title_fr: 'The same in French: the name by which French readers see it.',
  title_it: ELSE_ENGLISH,
  neutral_name_en: 'The name by which English readers see it.',
  sphere: 'The sphere whose spells it casts better and resists better.',
  hp: 'Hit points at the start, and no more ever.',
  hp_max: UNREAD,
  ac: 'Armour class.',
  arcane_level: 'The level of the spells that it can cast, and the number of their dice.',
  slots: UNREAD,
  cantrip: 'The attack that needs no card.',
  ...NOTES,
};
const CARD_WORDS: Words<typeof CARD> = {
  id: ID,
  ...NAMES,
  name_it: ELSE_ENGLISH,
  category: 'What kind of card it is: when it may be played and what it needs.',
  sphere:
    'A spell of the caster’s own sphere is cast at one arcane level more and hits more easily; `common` is nobody’s.',
  level: 'Of a spell: the arcane level that it needs. Of no other card.',
  ...ATTACK,
  save: 'The saving throw against it: strictly under the roller’s own armour class; a success avoids it or halves the damage.',
  phase: 'Where it may be played.',
  target: 'Whom it is aimed at.',
  slot: 'Of a magic item: where it is worn.',
  modifiers: 'Of a magic item: what it adds while it is worn.',
  hp: 'Of a companion or a tenacious enemy: its hit points.',
  ac: 'Of a companion or a tenacious enemy: its armour class.',
  duration: 'How long its operations run that do not say so themselves.',
  effects: 'What it does beside its damage.',
  text_en: 'What it does, as English readers see it: the rules follow the other fields.',
  text_fr: 'The same in French.',
  text_it: ELSE_ENGLISH,
  copies: 'How often it is in the deck.',
  ...NOTES,
};
/** The words for the fields of operations; few of these say something else by the same name. */
const EFFECT_WORDS: Words<{ [O in Op as keyof (typeof FORMS)[O]]: unknown }> = {
  amount: 'By how much.',
  any_target: 'Also where somebody else is aimed at.',
  categories: 'The kinds of attack.',
  chooser: 'Who chooses which.',
  count: 'How many.',
  counterable_by: 'Ids of the cards that answer it.',
  dice: 'What is rolled.',
  die: 'What is rolled.',
  else_dice: 'What is rolled for damage otherwise.',
  else_scales: 'Whether the arcane level sets the number of those dice.',
  ends_on: 'What ends it before its time.',
  expires: 'When it ends.',
  flat: 'Hit points without a roll.',
  fraction: 'Which part.',
  hp: 'So many hit points.',
  on: 'Hit or miss; without it, on a hit.',
  only_if: 'It does something only then.',
  save: 'Whether a saving throw of its own avoids it.',
  self_on: 'The numbers that turn the attack on its own mage.',
  stat: 'Which number.',
  status: 'A word for it; the rules do not read it.',
  targets: 'How many more are struck.',
  then: 'What becomes of the item.',
  turns: 'How many turns it runs.',
  what: 'What is ended.',
  who: 'On whom: its own mage or the target.',
};
const OWN_WORDS: Readonly<Partial<Record<Op, Partial<typeof EFFECT_WORDS>>>> = {
  stat: { on: 'Hit or miss, on its own mage; without it, on a hit.' },
  skip_attack: { turns: 'It happens once.' },
  confuse: { turns: 'It happens once.' },
};
const OPERATIONS: Readonly<Record<Op, string>> = {
  stat: 'Attack rolls, armour class or arcane level change for a while.',
  dot: "Damage at the start of each of the target's next turns; with `save` a save avoids that turn's.",
  heal: 'Its own mage regains hit points.',
  drain: 'The caster regains a part of the hit points really lost.',
  skip_attack: 'The target loses its next attack phase.',
  confuse: "Before the target's next attack `die` is rolled; on `self_on` it is aimed at its own mage.",
  discard_random: 'The target discards cards by chance.',
  destroy_item: 'A worn item of the target is discarded.',
  steal_item: 'A worn item of the target changes hands.',
  remove_companion: "The target's companion is discarded; without one `else_dice` damage.",
  destroy_companion_on_hit: 'A companion that is hit is discarded.',
  splash_ally_companion: 'The ally of a mage that is hit takes a part of the damage.',
  chain: 'On a hit one other opponent takes a part of the damage.',
  bonus_vs_companion: 'More damage against a companion.',
  damage_bonus: 'Hits of mage and companion deal more damage.',
  extra_die: 'The next attack rolls more damage dice.',
  kill_if_hp_at_most: 'A target with so few hit points drops to 0; any other takes `else_dice`.',
  floor_hp: 'The damage leaves so many hit points.',
  extra_attack: 'More attack cards this turn.',
  twin: 'A single-target attack has a second target.',
  advantage_attack: 'The better of two dice for the next attack roll.',
  save_penalty: 'Targets save against hex or scroll with this.',
  reflect: 'An attack of these kinds is turned back on its caster.',
  negate: 'An attack of these kinds has no effect; with `any_target` whoever it is aimed at.',
  resistance: 'Damage is halved, or multiplied by this.',
  untargetable: 'No target of single-target attacks.',
  revive: 'At 0 hit points the wearer has so many instead.',
  cure: 'Ends hexes or damage over time on its own mage.',
  enemy_attack_all: "The enemy's strike.",
  dismiss_enemy_instead: 'In place of its attack the card discards an enemy.',
};

/** A rule that holds where this condition does. */
const where = (condition: Form, rule: Form): Form => ({ if: condition, then: rule });
const having = (properties: Form): Form => ({ properties });

const expires = {
  ...objectOf(EXPIRES),
  // Only turns of the target are counted.
  ...where(having({ when: { not: { const: 'end_of_target_turn' } } }), having({ count: { const: 1 } })),
};
const duration = {
  ...objectOf(DURATION),
  ...where(having({ unit: { not: { const: 'target_turns' } } }), having({ count: { enum: [1, null] } })),
};
function operation(op: Op): Form {
  const { properties, required, ...form } = objectOf<Fields>(
    FORMS[op],
    { ...EFFECT_WORDS, ...OWN_WORDS[op] },
    { expires },
  );
  return {
    ...form,
    properties: { op: { const: op, description: 'Which operation it is.' }, ...properties },
    required: ['op', ...required],
    description: OPERATIONS[op],
    ...(op === 'stat' && where({ required: ['on'] }, { ...having({ who: { const: 'self' } }), required: ['who'] })),
  };
}

/** What `checkCard` demands of cards of a category, but for what depends on their operations. */
function demands(category: Category): Form {
  const needs = NEEDS[category] ?? [];
  const ops = OPS.filter((op) => EFFECTS[op].includes(category));
  // `false` is the form of no item at all.
  const items = ops.length > 0 && having({ op: { enum: ops } });
  const aimed = { target: { enum: AIMED } };
  const unrolled = { attack_roll: { enum: [false, null] } };
  const isAttack = ATTACKS.includes(category) && category !== 'artifact';
  const properties: Form = {
    phase: { items: { enum: PLAYED[category] } },
    effects: isEnemy(category) ? { type: 'array', items, contains: items } : { items },
    ...Object.fromEntries(needs.map((field) => [field, field === 'attack_roll' ? { const: true } : { not: NULL }])),
    ...(category !== 'spell' && { level: NULL }),
    ...(category !== 'magic_item' && { slot: NULL }),
    // An attack has a roll or a save.
    ...(isAttack && { ...aimed, ...(needs.includes('save') ? unrolled : { save: NULL }) }),
  };
  return {
    properties,
    required: isEnemy(category) ? [...needs, 'effects'] : needs,
    ...(category === 'artifact' && { anyOf: [having(aimed), having({ ...unrolled, save: NULL })] }),
  };
}

const meta = {
  ...having({ title: { ...formOf(text), description: 'Shown with the attribution.' }, attribution: formOf(text) }),
  type: 'object',
  required: ['attribution'],
};
const deck = objectOf(
  DECK,
  {
    meta: 'Shown wherever names of the deck are.',
    characters: 'The mages; at least as many as may play.',
    cards: 'The playing cards, each once; `copies` says how often it is there.',
    $schema: 'The address of this schema, for editors.',
    enums: UNREAD,
    rules_constants: UNREAD,
    open_rule_defaults: UNREAD,
    black_cards_extra: UNREAD,
    totals: UNREAD,
  },
  { meta, characters: ref('character'), cards: ref('card') },
);
const cantrip = objectOf(CANTRIP, CANTRIP_WORDS);
const character = objectOf(CHARACTER, CHARACTER_WORDS, { cantrip });
const card = objectOf(CARD, CARD_WORDS, {
  save: objectOf(SAVE),
  modifiers: objectOf(MODIFIERS),
  duration,
  effects: { oneOf: OPS.map(ref) },
});

/** The schema, in draft 7 of JSON Schema. */
export const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A deck of Dark Mages',
  description: `Characters and playing cards in the form that \`src\` and \`data\` of <playable-game game="dark-mages">, and gameWithDeck, take. Ids are unique, \`counterable_by\` names cards of the deck, at least ${SEATS.length * HAND} cards are no enemies, an operation has what it needs of its card, and its \`turns\` agree with when it ends: that is checked beside this schema.`,
  ...deck,
  definitions: {
    dice: {
      type: 'string',
      pattern: `^[1-9][0-9]?d(${DICE_FACES.join('|')})(\\+[0-9]{1,2})?$`,
      description: 'Like 2d6+1.',
    },
    character: { ...character, description: 'A mage that a player may be.' },
    card: {
      ...card,
      description: 'What a card leaves out is null, false, 0 or empty.',
      allOf: CATEGORIES.map((category) =>
        where({ ...having({ category: { const: category } }), required: ['category'] }, demands(category)),
      ),
    },
    ...Object.fromEntries(OPS.map((op) => [op, operation(op)])),
  },
};
