/** The check of deck data: what it accepts, what it refuses and where, and that the JSON schema agrees. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv';
import { DECK_DATA } from '../../../src/games/dark-mages/data/deck.js';
import { checkDeck, gameWithDeck, type DeckData } from '../../../src/games/dark-mages/index.js';
import { EFFECTS } from '../../../src/games/dark-mages/effects.js';
import { BadInput } from '../../../src/index.js';
import { deck, withCard, type Changes } from './cards.js';

const file = join(import.meta.dirname, '../../../src/games/dark-mages/data.schema.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as {
  definitions: Record<string, { properties?: Record<string, { description?: string }> }>;
};
const validate = new Ajv({ allErrors: false }).compile(schema);

test('the deck of the package, for a deck of one’s own to start from, is the standard deck', () => {
  const given: unknown = JSON.parse(readFileSync(file.replace('.schema', ''), 'utf8'));
  assert.deepEqual(checkDeck(given), deck);
});

test('the standard deck passes its check and its schema', () => {
  assert.equal(checkDeck(DECK_DATA).all.length, 112);
  assert.ok(validate(DECK_DATA), JSON.stringify(validate.errors));
  assert.equal(DECK_DATA.characters.length, 8);
  assert.match(DECK_DATA.meta.attribution, /SRD 5\.1.*Creative Commons Attribution 4\.0/);
});

test('the schema defines every effect operation, and the deck uses each', () => {
  for (const op of Object.keys(EFFECTS)) assert.ok(schema.definitions[op], op);
  const used = new Set([...deck.cards.values()].flatMap(({ effects }) => effects.map(({ op }) => op)));
  assert.deepEqual(
    Object.keys(EFFECTS).filter((op) => !used.has(op as never)),
    [],
  );
});

test('the schema describes every field', () => {
  const unsaid = Object.entries(schema.definitions).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, form]) =>
      '$ref' in form || form.description ? [] : `${name}.${field}`,
    ),
  );
  assert.deepEqual(unsaid, []);
});

const WEAKER = { op: 'stat', who: 'target', stat: 'ac', amount: -2 } as const;
const BAD: readonly (readonly [id: string, changes: Changes, path: string])[] = [
  ['sp_fireball', { dice: '1d7' }, 'sp_fireball.dice'],
  ['sp_fireball', { dice: '0d6' }, 'sp_fireball.dice'],
  ['sp_fireball', { dice: null }, 'sp_fireball.dice'],
  ['sp_fireball', { level: 0 }, 'sp_fireball.level'],
  ['sp_fireball', { sphere: 'void' }, 'sp_fireball.sphere'],
  ['sp_fireball', { attack_roll: false }, 'sp_fireball.attack_roll'],
  ['sp_fireball', { copies: 0 }, 'sp_fireball.copies'],
  ['sp_fireball', { colour: 'red' }, 'sp_fireball.colour'],
  ['sp_fireball', { name_fr: ' ' }, 'sp_fireball.name_fr'],
  ['sp_fireball', { provenance: ' ' }, 'sp_fireball.provenance'],
  ['sp_fireball', { phase: ['preparation'] }, 'sp_fireball.phase'],
  ['sp_fireball', { target: 'self' }, 'sp_fireball.target'],
  ['sp_fireball', { effects: [{ op: 'explode' }] }, 'sp_fireball.effects[0].op'],
  ['sp_fireball', { effects: [{ op: 'revive', dice: '1d20' }] }, 'sp_fireball.effects[0].op'],
  ['sp_fireball', { effects: [{ op: 'splash_ally_companion', fraction: 2 }] }, 'sp_fireball.effects[0].fraction'],
  ['hx_slow', { save: null }, 'hx_slow.save'],
  ['hx_slow', { level: 2 }, 'hx_slow.level'],
  ['co_wolf', { hp: null }, 'co_wolf.hp'],
  ['co_wolf', { slot: 'ring' }, 'co_wolf.slot'],
  ['it_robe_of_eyes', { slot: 'hat' }, 'it_robe_of_eyes.slot'],
  ['it_robe_of_eyes', { modifiers: { luck: 1 } }, 'it_robe_of_eyes.modifiers.luck'],
  ['en_troll', { effects: [] }, 'en_troll.effects'],
  ['en_troll', { ac: null }, 'en_troll.ac'],
  ['df_dodge', { effects: [{ op: 'negate', categories: [] }] }, 'df_dodge.effects[0].categories'],
  ['sp_fireball', { effects: [{ op: 'kill_if_hp_at_most', hp: 12 }] }, 'sp_fireball.effects[0].op'],
  ['sc_harm', { effects: [{ op: 'splash_ally_companion', fraction: 0.5 }] }, 'sc_harm.effects[0].op'],
  ['sc_harm', { effects: [{ op: 'chain', fraction: 0.5, targets: 1 }] }, 'sc_harm.effects[0].op'],
  ['sc_harm', { effects: [{ op: 'destroy_companion_on_hit' }] }, 'sc_harm.effects[0].op'],
  ['sc_harm', { effects: [{ op: 'bonus_vs_companion', amount: 4 }] }, 'sc_harm.effects[0].op'],
  ['hx_slow', { effects: [{ op: 'drain', fraction: 0.5 }] }, 'hx_slow.effects[0].op'],
  ['sp_fireball', { effects: [{ ...WEAKER, on: 'always' }] }, 'sp_fireball.effects[0].who'],
  [
    'sp_fireball',
    { effects: [{ ...WEAKER, expires: { when: 'start_of_own_next_turn', count: 3 } }] },
    'sp_fireball.effects[0].expires.count',
  ],
  ['hx_garden_gnome', { effects: [{ op: 'skip_attack', turns: 3 }] }, 'hx_garden_gnome.effects[0].turns'],
  [
    'hx_confusion',
    { effects: [{ op: 'confuse', turns: 5, die: '1d6', self_on: [1] }] },
    'hx_confusion.effects[0].turns',
  ],
  ['po_resistance', { duration: { unit: 'this_turn', count: 2 } }, 'po_resistance.duration.count'],
  ['ar_sphere_of_annihilation', { target: 'self' }, 'ar_sphere_of_annihilation.target'],
];
for (const [id, changes, path] of BAD) {
  test(`an invalid card is refused with its id and field: ${path}`, () => {
    const bad = withCard(id, changes);
    assert.throws(
      () => gameWithDeck(bad as DeckData),
      (error) => error instanceof BadInput && error.path === `deck.cards.${path}`,
    );
    assert.equal(validate(bad), false, 'the schema refuses it too');
  });
}

// The schema does not compare fields of a card with those of its operations.
const BESIDE: typeof BAD = [
  [
    'ar_orb_of_dragonkind',
    { effects: [{ op: 'chain', fraction: 0.5, targets: 1 }] },
    'ar_orb_of_dragonkind.attack_roll',
  ],
  ['ar_sphere_of_annihilation', { effects: [{ op: 'kill_if_hp_at_most', hp: 12 }] }, 'ar_sphere_of_annihilation.save'],
  ['ar_sphere_of_annihilation', { dice: null }, 'ar_sphere_of_annihilation.dice'],
  ['sc_harm', { dice: null }, 'sc_harm.dice'],
  ['po_resistance', { effects: [{ op: 'resistance', fraction: 0.5, turns: 3 }] }, 'po_resistance.effects[0].turns'],
  ['po_resistance', { duration: { unit: 'while_equipped' } }, 'po_resistance.duration'],
  ['df_dodge', { phase: ['preparation'] }, 'df_dodge.phase'],
  ['df_magic_shield', { phase: ['reaction'] }, 'df_magic_shield.phase'],
  ['sp_fireball', { effects: [{ ...WEAKER, expires: { when: 'end_of_this_turn' } }] }, 'sp_fireball.effects[0].who'],
];
for (const [id, changes, path] of BESIDE) {
  test(`an operation that would do nothing, or not what it says, is refused with card and field: ${path}`, () => {
    assert.throws(
      () => checkDeck(withCard(id, changes)),
      (error) => error instanceof BadInput && error.path === `deck.cards.${path}`,
    );
  });
}

test('faults of the deck as a whole are refused with their path', () => {
  const at = (data: unknown, path: string) =>
    assert.throws(
      () => checkDeck(data),
      (error) => error instanceof BadInput && error.path === path,
    );
  at(null, 'deck');
  at({ ...DECK_DATA, cards: [...DECK_DATA.cards, DECK_DATA.cards[0]] }, 'deck.cards[100].id');
  at({ ...DECK_DATA, cards: DECK_DATA.cards.slice(0, 10) }, 'deck.cards');
  at({ ...DECK_DATA, cards: [{ ...DECK_DATA.cards[0], id: 'Fire Ball' }] }, 'deck.cards.Fire Ball.id');
  at({ ...DECK_DATA, cards: [{ ...DECK_DATA.cards[0], id: undefined }] }, 'deck.cards[0].id');
  at({ ...DECK_DATA, characters: DECK_DATA.characters.slice(1) }, 'deck.characters');
  at({ ...DECK_DATA, meta: { title: 'mine' } }, 'deck.meta.attribution');
  const reflect = { op: 'reflect', categories: ['spell'], counterable_by: ['df_nothing'] };
  at(
    withCard('df_shield_of_reflection', { effects: [reflect] }),
    'deck.cards.df_shield_of_reflection.effects[0].counterable_by',
  );
});
