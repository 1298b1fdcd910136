/** Formats values that the catalogue cannot list: towns, roads, and counters under other names. */
import type { Json, Params, View } from '../../../kit/index.js';
import type { FormatValue, Text } from '../../../kit/board.js';
import { isRoad, isTown } from '../board/anchors.js';
import { ROAD_DATA, TOWN_DATA } from '../map-data.js';
import { across, type RoadId, type Town } from '../map.js';
import { fare, transportsOn } from '../queries.js';
import type { Move } from '../table.js';
import type { Seen } from '../view.js';

export const townName = (town: Town): string => TOWN_DATA[town].name.replace("'", '’');

/** The name of a road: `short` for buttons, `on` for sentences about something on it. */
export function roadName(road: RoadId, text: Text, form: string): string {
  const { a, b, terrain } = ROAD_DATA[road];
  return text(`road.${form}.${terrain}`, { a: townName(a), b: townName(b) });
}

/** Parameters whose values are counters. */
const COUNTERS = new Set(['give', 'take', 'obstacle']);

/** Lists counters or cards: consecutive equal ones become one entry with a count. */
function listed(name: string, items: readonly Json[], text: Text): string {
  const runs: Json[][] = [];
  for (const item of items) {
    if (runs.at(-1)?.[0] === item) runs.at(-1)!.push(item);
    else runs.push([item]);
  }
  const list = runs.map((run) =>
    run.length > 1 ? text('list.several', { many: run.length, things: run[0]! }) : text(`${name}:${String(run[0])}`),
  );
  return text('list.of', { list });
}

export const formatValue: FormatValue = (name, value, text) => {
  if (Array.isArray(value)) return /^(token|card)\b/.test(name) ? listed(name, value, text) : undefined;
  if (typeof value !== 'string')
    return (name === 'bidder' || name === 'passed') && typeof value === 'number' ? text(`seat:${value}`) : undefined;
  const [what, form] = name.split('.') as [string, string | undefined];
  if (isTown(value)) return townName(value);
  if (isRoad(value)) return roadName(value, text, form ?? 'short');
  if (COUNTERS.has(what)) return text(form ? `token.${form}:${value}` : `token:${value}`);
  return undefined;
};

/** The parameters of a fact or refusal, under the names that the catalogue uses. */
export function factParams(params: Params = {}): Record<string, Json> {
  const { tokens, seats } = params;
  return {
    ...params,
    ...(Array.isArray(tokens) && { token: tokens }),
    ...(Array.isArray(seats) && { seat: seats, count: seats.length }),
  };
}

/** Describes a move in words. */
export function describeMove(move: Move, { table }: View<Seen, Move>, text: Text): string {
  const terms = factParams(move);
  switch (move.type) {
    case 'takeGold':
      return text('move.takeGold', { coins: table.goldPile * 3 });
    case 'pass':
      return text(table.row.length > 0 ? 'move.passBid' : 'move.pass');
    case 'decline':
      return text(table.go.spell!.token === 'double' ? 'move.decline' : 'move.decline.exchange');
    case 'swap': {
      const here = table.roads[table.go.spell!.road];
      return text(transportsOn(here).length > 1 ? 'move.swapOf' : 'move.swap', terms);
    }
    case 'stop':
      return text(table.go.moved ? 'move.stop' : 'move.stay');
    case 'collect':
      return text(move.as === 'coins' ? 'move.collect' : 'move.collect.cards', { coins: table.go.income });
    case 'place':
    case 'add':
    case 'giveBack':
      return text(`move.${move.type}${move.face === 'hidden' ? '.hidden' : ''}`, terms);
    case 'travel':
    case 'bypass': {
      const { road, by } = move;
      const { boot } = table.players[move.seat]!;
      const cards = fare(table.roads[road], road, boot, by, move.type === 'bypass') ?? null;
      return text(`move.${move.type}`, { ...terms, to: across(road, boot), cards });
    }
    default:
      return text(`move.${move.type}`, terms);
  }
}
