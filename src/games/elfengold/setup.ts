/** The table before the first round. EG-S1 to EG-S4, EG-V1 to EG-V3. */
import { badInput, draw, shuffle, type NewGame, type Seat } from '../../kit/index.js';
import {
  BOWL,
  CAPITAL,
  CARDS_OF_A_KIND,
  COINS,
  COLOURS,
  DISPLAY,
  GOLD_CARDS,
  HAND,
  HOMES,
  TOKENS,
  TRAVEL_CARDS,
  VALUES,
  VILLAGES,
  WIZARDS,
  type Card,
  type Token,
  type Town,
  type TravelCard,
} from './map.js';
import { BARE_ROADS, FRESH_GO, sorted } from './queries.js';
import type { Options, Player, Table } from './table.js';

const copies = <const A>(thing: A, count: number): A[] => Array.from({ length: count }, () => thing);

/** EG-S3, EG-V3: the travel cards of a game with these options, without gold cards. */
const travelCards = ({ wizards }: Pick<Options, 'wizards'>): readonly TravelCard[] =>
  wizards ? TRAVEL : TRAVEL.filter((card) => card !== 'wizard');
const TRAVEL = TRAVEL_CARDS.flatMap((card) => copies(card, card === 'wizard' ? WIZARDS : CARDS_OF_A_KIND));
/** All cards of a game with these options. */
export const allCards = (options: Pick<Options, 'wizards'>): readonly Card[] => [
  ...travelCards(options),
  ...copies('gold', GOLD_CARDS),
];
/** EG-S2: all tokens. */
export const allTokens: readonly Token[] = Object.freeze(TOKENS.flatMap((token) => copies(token, BOWL[token])));

/** Sets up the table. Throws `BadInput` if the first player is none of the players. */
export function setup({ players, options, rng }: NewGame & { options: Options; rng: readonly number[] }): Table {
  checkFirstPlayer(options, players);
  const start = firstPlayer(options, players, rng);
  const values = townValues(options, start.rng);
  const homes = options.homeTown ? shuffle(values.rng, HOMES) : { values: [], rng: values.rng };
  const travel = shuffle(homes.rng, travelCards(options));
  const deal = (count: number) => travel.values.splice(0, count);
  const seats = Array.from({ length: players }, (_, seat): Player => ({
    coins: COINS,
    hand: sorted(deal(HAND), TRAVEL_CARDS),
    hidden: [],
    shown: [],
    towns: [],
    boot: CAPITAL,
    home: homes.values[seat] ?? null,
  }));
  const display = deal(DISPLAY);
  const pile = shuffle<Card>(travel.rng, [...travel.values, ...copies('gold', GOLD_CARDS)]);
  return {
    rng: pile.rng,
    options,
    round: 1,
    first: start.seat,
    queue: [],
    go: FRESH_GO,
    values: values.values,
    roads: BARE_ROADS,
    bowl: allTokens,
    pile: pile.values,
    display,
    goldPile: 0,
    discard: [],
    row: [],
    bid: null,
    passes: 0,
    players: seats,
    winners: [],
    last: [
      ...(options.values === 'random' ? [{ rule: 'EG-V2', code: 'randomValues' } as const] : []),
      ...(options.homeTown ? [{ rule: 'EG-V1', code: 'homesDealt' } as const] : []),
      { rule: 'EG-S4', code: 'firstPlayer', params: { seat: start.seat } },
      { rule: 'EG-T1', code: 'round', params: { round: 1 } },
      { rule: 'EG-1.1', code: 'noDraws', params: { round: 1 } },
    ],
  };
}

/** EG-S4: the first player is a seat in play. Throws `BadInput`. */
export function checkFirstPlayer({ firstPlayer }: Options, players: number): void {
  const fitting = ['random', ...COLOURS.slice(0, players)];
  if (fitting.includes(firstPlayer)) return;
  throw badInput('options.firstPlayer', firstPlayer, 'one', { values: fitting.join(', ') });
}

/** EG-S4: the first player, chosen or random. */
function firstPlayer({ firstPlayer }: Options, players: number, rng: readonly number[]) {
  if (firstPlayer !== 'random') return { seat: COLOURS.indexOf(firstPlayer), rng };
  const { values, rng: next } = draw(rng, 1, 0, players - 1);
  return { seat: values[0]! as Seat, rng: next };
}

/** EG-S1, EG-V2: the printed values, or the same values shuffled among the towns. */
function townValues({ values }: Options, rng: readonly number[]) {
  if (values === 'printed') return { values: VALUES, rng };
  const mixed = shuffle(
    rng,
    VILLAGES.map((town) => VALUES[town]),
  );
  const all = {
    [CAPITAL]: VALUES[CAPITAL],
    ...Object.fromEntries(VILLAGES.map((town, i) => [town, mixed.values[i]!])),
  };
  return { values: all as Record<Town, number>, rng: mixed.rng };
}
