/** The printed material: towns, roads and the transport chart; and the contents of the box. EG-C1, EG-C2, EG-S1 to EG-S4. */
import { ROAD_DATA, TOWN_DATA } from './map-data.js';

export type Town = keyof typeof TOWN_DATA;
export type RoadId = keyof typeof ROAD_DATA;
export type Terrain = (typeof ROAD_DATA)[RoadId]['terrain'];

export const TOWNS = Object.keys(TOWN_DATA) as Town[];
export const ROADS = Object.keys(ROAD_DATA) as RoadId[];
export const CAPITAL: Town = 'elvenhold';
/** The towns with pieces and values: all except the capital. */
export const VILLAGES = TOWNS.filter((town) => town !== CAPITAL);
/** The towns with a home town card, EG-V1. */
export const HOMES = TOWNS.filter((town) => 'home' in TOWN_DATA[town]);
/** The printed values, EG-S1. */
export const VALUES = Object.freeze(Object.fromEntries(TOWNS.map((town) => [town, TOWN_DATA[town].value]))) as Readonly<
  Record<Town, number>
>;

export const TRANSPORTS = ['pig', 'cycle', 'cloud', 'unicorn', 'wagon', 'dragon'] as const;
export type Transport = (typeof TRANSPORTS)[number];
/** Travel cards in the order of a hand; wizards only with EG-V3. */
export const TRAVEL_CARDS = [...TRANSPORTS, 'raft', 'wizard'] as const;
export type TravelCard = (typeof TRAVEL_CARDS)[number];
export const CARDS = [...TRAVEL_CARDS, 'gold'] as const;
export type Card = (typeof CARDS)[number];
export const OBSTACLES = ['tree', 'monster'] as const;
export type Obstacle = (typeof OBSTACLES)[number];
/** The contents of the bowl, in the order in which tokens are sorted. */
export const TOKENS = [...TRANSPORTS, 'gold', 'double', 'exchange', ...OBSTACLES] as const;
export type Token = (typeof TOKENS)[number];
/** The means of travelling a road. */
export const MEANS = [...TRANSPORTS, 'raft', 'caravan'] as const;
export type Means = (typeof MEANS)[number];

/** EG-S2: the number of tokens of each kind. */
export const BOWL: Readonly<Record<Token, number>> = {
  pig: 9,
  cycle: 8,
  cloud: 4,
  unicorn: 5,
  wagon: 8,
  dragon: 4,
  gold: 2,
  double: 2,
  exchange: 2,
  tree: 2,
  monster: 2,
};
/** EG-S3: number of cards of each of the seven kinds, and of gold cards; EG-V3: of wizards. */
export const CARDS_OF_A_KIND = 9;
export const GOLD_CARDS = 7;
export const WIZARDS = 6;
export const HAND = 5;
export const DISPLAY = 3;
/** EG-S4: coins of each player at the start. */
export const COINS = 12;
export const ROUNDS = 6;
/** EG-1.1, EG-1.4, EG-2.1: draws of each player, coins for a gold card, income of a round. */
export const LAPS = 3;
export const COINS_A_GOLD_CARD = 3;
export const INCOME = 2;
/** EG-4.2: all coins in the box. */
export const HIGHEST_BID = 300;
/** EG-C2: number of cards for a caravan. */
export const CARAVAN = 3;
/** EG-7.1: number of tokens that a player may keep. */
export const KEPT_TOKENS = 2;
/** EG-V3: coins for passing an obstacle, and for a flight. */
export const BYPASS_FEE = 1;
export const FLIGHT_FEE = 3;

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'black', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

type Land = Exclude<Terrain, 'river' | 'lake'>;
/** EG-C1: cards for a move on land; impossible where a kind has no entry. */
export const CHART: Readonly<Record<Transport, Readonly<Partial<Record<Land, number>>>>> = {
  pig: { plain: 1, forest: 1 },
  cycle: { plain: 1, forest: 1, mountain: 2 },
  cloud: { plain: 2, forest: 2, mountain: 1 },
  unicorn: { forest: 1, desert: 2, mountain: 1 },
  wagon: { plain: 1, forest: 2, desert: 2, mountain: 2 },
  dragon: { plain: 1, forest: 2, desert: 1, mountain: 1 },
};
/** Rafts for a move on water. */
export const RAFTS = { down: 1, up: 2, lake: 2 } as const;

export const terrainOf = (road: RoadId): Terrain => ROAD_DATA[road].terrain;
export const isWater = (road: RoadId): boolean => terrainOf(road) === 'river' || terrainOf(road) === 'lake';

/** Cards for a transport on a road, without obstacles; `undefined` where the chart has no entry. */
export const chartCost = (kind: Transport, road: RoadId): number | undefined =>
  (CHART[kind] as Partial<Record<Terrain, number>>)[terrainOf(road)];

/** Rafts for a river or lake, starting from this end, without a sea monster. */
export function raftCost(road: RoadId, from: Town): number {
  if (terrainOf(road) === 'lake') return RAFTS.lake;
  return from === ROAD_DATA[road].a ? RAFTS.down : RAFTS.up;
}

/** The two towns that a road connects. */
export const endsOf = (road: RoadId): readonly Town[] => [ROAD_DATA[road].a, ROAD_DATA[road].b];
export const isOn = (road: RoadId, town: Town): boolean => ROAD_DATA[road].a === town || ROAD_DATA[road].b === town;
/** The town at the other end of a road. */
export const across = (road: RoadId, town: Town): Town =>
  ROAD_DATA[road].a === town ? ROAD_DATA[road].b : ROAD_DATA[road].a;

const ROADS_FROM = Object.fromEntries(
  TOWNS.map((town) => [town, ROADS.filter((road) => isOn(road, town))]),
) as unknown as Readonly<Record<Town, readonly RoadId[]>>;
export const roadsFrom = (town: Town): readonly RoadId[] => ROADS_FROM[town];

/** EG-V1: number of roads between each two towns, with or without counters. */
const DISTANCES = Object.fromEntries(TOWNS.map((town) => [town, distancesFrom(town)])) as Record<
  Town,
  Record<Town, number>
>;
export const distance = (from: Town, to: Town): number => DISTANCES[from][to];

function distancesFrom(start: Town): Record<Town, number> {
  const found: Partial<Record<Town, number>> = { [start]: 0 };
  const open = [start];
  for (const town of open) {
    for (const road of roadsFrom(town)) {
      const next = across(road, town);
      if (next in found) continue;
      found[next] = found[town]! + 1;
      open.push(next);
    }
  }
  return found as Record<Town, number>;
}
