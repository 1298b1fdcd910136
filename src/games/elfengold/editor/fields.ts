/**
 * The values of a position that no piece represents, as numbers and choices; and corrections of values that follow from
 * others.
 */
import type { Seat } from '../../../kit/index.js';
import type { EditorField, EditorFields, Setting, Text } from '../../../kit/board.js';
import {
  CARAVAN,
  GOLD_CARDS,
  HIGHEST_BID,
  HOMES,
  LAPS,
  ROADS,
  ROUNDS,
  TOKENS,
  roadsFrom,
  type RoadId,
} from '../map.js';
import { withPlayer } from '../changes.js';
import { ON_ROADS, SPELL_OF, lapsOf, queueFrom } from '../position.js';
import { BARE_ROADS, FRESH_GO, fare, minus, playerOrder, sorted, transportsOn } from '../queries.js';
import type { Go, Spell, Table } from '../table.js';

const MOST_COINS = 999;
const headOf = ({ queue, first }: Table): Seat => queue[0] ?? first;

/** The roads on which the second step of this counter may be. */
const spellRoads = ({ roads }: Table, token: Spell): RoadId[] =>
  ROADS.filter((road) => {
    const transports = transportsOn(roads[road]).length;
    return token === 'double' ? transports === 1 && roads[road].includes('double') : transports > 0;
  });
const caravanRoads = (table: Table): RoadId[] => {
  const { boot } = table.players[headOf(table)]!;
  return roadsFrom(boot).filter((road) => fare(table.roads[road], road, boot, 'caravan') !== undefined);
};

/** The half-done state that the phase requires. */
function goIn(table: Table, phase: string): Go {
  const { go } = table;
  const token = SPELL_OF[phase];
  const spells = token ? spellRoads(table, token) : [];
  const road = spells.includes(go.spell?.road as RoadId) ? go.spell!.road : spells[0];
  const isTravel = phase.startsWith('travel.');
  return {
    draws: phase === 'drawCards' ? 1 : phase === 'travel.drawCards' ? Math.max(1, go.draws) : 0,
    drawn: go.drawn,
    spell: token && road ? { token, road } : null,
    moved: isTravel && (go.moved || phase === 'travel.collectIncome'),
    income: isTravel && go.moved ? go.income : 0,
    caravan: phase === 'travel.caravan' ? caravanIn(table) : null,
  };
}
function caravanIn(table: Table): Go['caravan'] {
  const { go, players } = table;
  const all = caravanRoads(table);
  const road = all.includes(go.caravan?.road as RoadId) ? go.caravan!.road : all[0];
  if (!road) return null;
  const { boot } = players[headOf(table)]!;
  const cards = fare(table.roads[road], road, boot, 'caravan')!;
  return { road, cards: Math.min(cards, CARAVAN + 1), left: Math.min(cards, go.caravan?.left ?? cards) };
}

/** The table with what follows from the rest: the queue, and the half-done state. */
export const settled = (table: Table, phase: string): Table => ({
  ...table,
  queue: queueFrom(table, phase, headOf(table)),
  go: goIn(table, phase),
});

export function enter(table: Table, phase: string): Table {
  const roads = ROADS.flatMap((road) => table.roads[road]);
  const isBare = !ON_ROADS.test(phase);
  const bowl = sorted([...table.bowl, ...table.row, ...table.go.drawn, ...(isBare ? roads : [])], TOKENS);
  // The auction needs a counter on the block; the drawing player has two.
  const taken = bowl.slice(0, phase === 'drawTokens' ? 2 : phase === 'auction' ? 1 : 0);
  const next: Table = {
    ...table,
    queue: [],
    bowl: bowl.slice(taken.length),
    row: phase === 'auction' ? taken : [],
    go: { ...FRESH_GO, drawn: phase === 'drawTokens' ? taken : [], draws: phase === 'travel.drawCards' ? 2 : 0 },
    bid: null,
    passes: 0,
    ...(isBare && { roads: BARE_ROADS }),
  };
  const [head] = playerOrder(next);
  return settled({ ...next, queue: queueFrom(next, phase, head!, LAPS) }, phase);
}

export function fields({ table, phase }: Setting<Table>, text: Text): EditorFields<Table> {
  const { round, first, bid, go, goldPile, options } = table;
  const seats = table.players.map((_, seat) => [seat, text(`seat:${seat}`)] as const);
  const after = (changes: Partial<Table>) => settled({ ...table, ...changes }, phase);
  const label = (name: string) => text(`editor.field.${name}`);
  const goes = (seat: Seat, laps?: number) => after({ queue: queueFrom(table, phase, seat, laps) });
  const number = (
    id: string,
    name: string,
    value: number,
    range: readonly [number, number],
    set: (value: number) => Table,
  ) => ({ id, value, range, set, label: label(name) });
  const choice = (
    id: string,
    name: string,
    value: number,
    choices: EditorField['choices'] & object,
    set: (value: number) => Table,
  ) => ({ id, value, choices, set, label: label(name) });
  const road = (id: string, roads: readonly RoadId[], now: RoadId, set: (road: RoadId) => Go) =>
    choice(
      id,
      'road',
      ROADS.indexOf(now),
      roads.map((one) => [ROADS.indexOf(one), text('label.road', { road: one })] as const),
      (i) => after({ go: set(ROADS[i]!) }),
    );
  const noOrYes = [
    [0, label('no')],
    [1, label('yes')],
  ] as const;
  const spell = SPELL_OF[phase];
  const isAuction = phase === 'auction';
  const isTravel = phase.startsWith('travel.');
  return [
    number('round', 'round', round, [1, ROUNDS], (value) => after({ round: value })),
    choice('first', 'first', first, seats, (seat) => after({ first: seat, queue: [] })),
    choice('queue', 'queue', headOf(table), seats, (seat) => goes(seat)),
    phase === 'drawCards' && number('laps', 'laps', lapsOf(table), [1, LAPS], (laps) => goes(headOf(table), laps)),
    number('goldPile', 'goldPile', goldPile, [0, GOLD_CARDS], (count) => withGoldPile(table, count)),
    isAuction &&
      choice('bid.seat', 'bidder', bid?.seat ?? -1, [[-1, label('nobody')], ...seats], (seat) =>
        after({ bid: seat < 0 ? null : { seat, amount: bid?.amount ?? 1 } }),
      ),
    isAuction &&
      bid &&
      number('bid', 'bid', bid.amount, [1, HIGHEST_BID], (amount) => after({ bid: { ...bid, amount } })),
    isTravel &&
      choice('go.moved', 'moved', Number(go.moved), noOrYes, (moved) => after({ go: { ...go, moved: moved === 1 } })),
    isTravel &&
      go.moved &&
      number('go.income', 'income', go.income, [0, MOST_COINS], (income) => after({ go: { ...go, income } })),
    phase === 'travel.drawCards' &&
      number('go.draws', 'draws', go.draws, [1, 2], (draws) => after({ go: { ...go, draws } })),
    spell &&
      go.spell &&
      road('go.spell.road', spellRoads(table, spell), go.spell.road, (one) => ({
        ...go,
        spell: { token: spell, road: one },
      })),
    go.caravan &&
      road('go.caravan.road', caravanRoads(table), go.caravan.road, (one) => ({
        ...go,
        caravan: { ...go.caravan!, road: one, left: CARAVAN + 1 },
      })),
    go.caravan &&
      number('go.caravan.left', 'left', go.caravan.left, [1, go.caravan.cards], (left) =>
        after({ go: { ...go, caravan: { ...go.caravan!, left } } }),
      ),
    ...table.players.flatMap((player, seat): EditorFields<Table> => [
      {
        ...number(`players[${seat}].coins`, 'coins', player.coins, [0, MOST_COINS], (coins) =>
          settled(withPlayer(table, seat, { coins }), phase),
        ),
        seat,
      },
      options.homeTown && {
        ...choice(
          `players[${seat}].home`,
          'home',
          HOMES.findIndex((town) => town === player.home),
          HOMES.map((town, i) => [i, text('town.name', { town })] as const),
          (i) => withHome(table, seat, i),
        ),
        seat,
      },
    ]),
  ];
}

/** Swaps home towns if another player has this one. */
function withHome(table: Table, seat: Seat, i: number): Table {
  const home = HOMES[i]!;
  const other = table.players.findIndex((player) => player.home === home);
  const freed = other < 0 ? table : withPlayer(table, other, { home: table.players[seat]!.home });
  return withPlayer(freed, seat, { home });
}
/** Moves gold cards from the draw pile and the discards to the gold pile, or back to the bottom of the draw pile. */
function withGoldPile(table: Table, count: number): Table {
  let { pile, discard } = table;
  for (let n = table.goldPile; n < count; n++)
    if (pile.includes('gold')) pile = minus(pile, 'gold');
    else discard = minus(discard, 'gold');
  const back = Array.from({ length: Math.max(0, table.goldPile - count) }, () => 'gold' as const);
  return { ...table, pile: [...back, ...pile], discard, goldPile: count };
}
