/** The values of a position that no card represents, as numbers and choices. */
import type { EditorField, EditorFields, Setting, Text } from '../../../kit/board.js';
import { FRESH_DONE } from '../setup.js';
import type { Deck } from '../deck.js';
import { HP_MAX, ITEMS_A_TURN } from '../map.js';
import { attackFields } from './attack.js';
import { withMage } from './pieces.js';
import type { Done, Table } from '../table.js';

const MOST = { turn: 999, attacks: 20 } as const;
/** Things done in a turn, yes or no. */
const FLAGS = ['healing', 'potion', 'skill', 'cantrip', 'companion', 'lost'] as const;
const COUNTS: readonly (readonly ['items' | 'attacks', number])[] = [
  ['items', ITEMS_A_TURN],
  ['attacks', MOST.attacks],
];

/** Removes everything under way: cards that waited for answers are discarded. */
export function enter(table: Table, phase: string): Table {
  const stage = /^(?:preparation|attack|end)/.exec(phase)?.[0] as Done['stage'] | undefined;
  return {
    ...table,
    done: { ...(stage === 'preparation' ? FRESH_DONE : table.done), stage: stage ?? 'preparation' },
    discards: [...table.discards, ...table.inPlay],
    inPlay: [],
    attack: null,
    strike: null,
    choice: null,
  };
}

export function fieldsWith(deck: Deck, { table, phase }: Setting<Table>, text: Text): EditorFields<Table> {
  const { turn, active, done, mages, enemies } = table;
  const label = (name: string) => text(`editor.field.${name}`);
  const no = [0, label('no')] as const;
  const yes = [1, label('yes')] as const;
  const characters = [...deck.characters.keys()];
  return [
    {
      id: 'turn',
      label: label('turn'),
      value: turn,
      range: [1, MOST.turn],
      set: (value) => ({
        ...table,
        turn: value,
        enemies: enemies.map((one) => ({ ...one, since: Math.min(one.since, value) })),
      }),
    },
    {
      id: 'active',
      label: label('active'),
      value: active,
      choices: mages.map((_, seat) => [seat, text('ui.seats', { seat: [seat] })] as const),
      set: (seat) => ({ ...table, active: seat }),
    },
    ...attackFields(deck, table, phase, text),
    ...COUNTS.map(([name, most]): EditorField<Table> => ({
      id: `done.${name}`,
      label: label(name),
      value: done[name],
      range: [0, most],
      set: (value) => ({ ...table, done: { ...done, [name]: value } }),
    })),
    ...FLAGS.map((name): EditorField<Table> => ({
      id: `done.${name}`,
      label: label(name),
      value: Number(done[name]),
      choices: [no, yes],
      set: (value) => ({ ...table, done: { ...done, [name]: value === 1 } }),
    })),
    ...enemies.map((enemy, i): EditorField<Table> => ({
      id: `enemies[${i}].hp`,
      label: text('editor.field.enemyHp', { card: enemy.card }),
      value: enemy.hp,
      range: [1, Math.max(1, deck.cards.get(enemy.card)!.hp)],
      set: (hp) => ({ ...table, enemies: enemies.with(i, { ...enemy, hp }) }),
    })),
    ...mages.flatMap((mage, seat): EditorFields<Table> => [
      {
        id: `mages[${seat}].character`,
        label: label('character'),
        seat,
        value: characters.indexOf(mage.character),
        choices: characters.map((character, i) => [i, text('editor.character', { character })] as const),
        set: (i) => withCharacter(table, seat, characters[i]!),
      },
      {
        id: `mages[${seat}].hp`,
        label: label('hp'),
        seat,
        value: mage.hp,
        range: [0, HP_MAX],
        set: (hp) => withMage(table, seat, { hp }),
      },
      mage.companion && {
        id: `mages[${seat}].companion.hp`,
        label: text('editor.field.companionHp', { card: mage.companion.card }),
        seat,
        value: mage.companion.hp,
        range: [1, deck.cards.get(mage.companion.card)!.hp],
        set: (hp) => withMage(table, seat, { companion: { ...mage.companion!, hp } }),
      },
    ]),
  ];
}
/** Swaps characters if another mage has this one. */
function withCharacter(table: Table, seat: number, character: string): Table {
  const other = table.mages.findIndex((mage) => mage.character === character);
  const freed = other < 0 ? table : withMage(table, other, { character: table.mages[seat]!.character });
  return withMage(freed, seat, { character });
}
