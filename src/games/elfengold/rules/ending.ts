/** Phase 7 and the end of the game. EG-7.1, EG-7.2, EG-E1, EG-E2, EG-V1. */
import { actor, type Seat } from '../../../kit/index.js';
import { KEPT_TOKENS, ROADS, ROUNDS, distance } from '../map.js';
import { inBowl, tableWith, withFacts, withoutHead, withoutToken } from '../changes.js';
import {
  BARE_ROADS,
  FRESH_GO,
  countTokens,
  distinct,
  hasAllTowns,
  isLastRound,
  mayKeepAll,
  playerOrder,
} from '../queries.js';
import { FACES, type Fact, type Player, type RuleOf, type Table } from '../table.js';
import { beginDrawing } from './drawing.js';

/** EG-7.1: tokens on the board return to the bowl. Players with tokens decide what to keep, except after the last round. */
export function endRound(before: Table): Table {
  const tokens = ROADS.flatMap((road) => before.roads[road]);
  const params = { tokens: tokens.length, to: 'bowl' };
  const table = withFacts(inBowl(tableWith(before, { roads: BARE_ROADS, queue: [], go: FRESH_GO }), ...tokens), {
    rule: 'EG-7.1',
    code: 'boardCleared',
    params,
  });
  if (isLastRound(table)) return table;
  return tableWith(table, { queue: playerOrder(table).filter((seat) => countTokens(table.players[seat]!) > 0) });
}

/** EG-7.1: return a surplus token to the bowl; a hidden one stays unseen. */
export const giveBack: RuleOf<'giveBack'> = {
  options: (table, seat) =>
    FACES.flatMap((face) =>
      distinct(actor(table)[face]).map((token) => ({ type: 'giveBack', seat, token, face }) as const),
    ),
  refuse(table, { token, face }) {
    if (!actor(table)[face].includes(token)) return { rule: 'EG-7.1', code: 'noSuchToken', params: { token, face } };
    return undefined;
  },
  apply(table, { seat, token, face }) {
    const params = { seat, token, face, from: `tokens:${seat}`, to: 'bowl' };
    const code = face === 'hidden' ? 'giveBackHidden' : 'giveBack';
    const next = withFacts(inBowl(withoutToken(table, seat, token, face), token), { rule: 'EG-7.1', code, params });
    // A player without tokens has nothing more to decide.
    return countTokens(next.players[seat]!) > 0 ? next : withoutHead(next);
  },
};

/** EG-7.1: keep up to two tokens, face up or down as they are. */
export const done: RuleOf<'done'> = {
  options: (table, seat) => [{ type: 'done', seat }],
  refuse(table) {
    if (!mayKeepAll(actor(table))) return { rule: 'EG-7.1', code: 'tooMany', params: { most: KEPT_TOKENS } };
    return undefined;
  },
  apply(table, { seat }) {
    const params = { seat, tokens: countTokens(actor(table)) };
    return withoutHead(withFacts(table, { rule: 'EG-7.1', code: 'keeps', params }));
  },
};

/** EG-7.2: the next player clockwise becomes first player, and the next round begins. */
export function beginRound(table: Table): Table {
  const first = (table.first + 1) % table.players.length;
  const round = table.round + 1;
  const facts: Fact[] = [
    { rule: 'EG-7.2', code: 'nextFirst', params: { seat: first } },
    { rule: 'EG-T1', code: 'round', params: { round } },
  ];
  return beginDrawing(withFacts(tableWith(table, { first, round }), ...facts));
}

/** EG-V1: number of roads from the boot to the home town; 0 without home towns. */
const wayHome = ({ boot, home }: Player): number => (home === null ? 0 : distance(boot, home));
/** EG-E1, EG-V1: towns, less the way home. */
const score = (player: Player): number => player.towns.length - wayHome(player);

/** EG-E1, EG-E2, EG-V1: the criteria in order: score, coins, the way home, cards. The first difference decides. */
const standing = (player: Player): readonly number[] => [
  score(player),
  player.coins,
  -wayHome(player),
  player.hand.length,
];
const TIES = ['score', 'coins', 'wayHome', 'cards'] as const;
const compare = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((value, n) => value !== b[n]);
  return i < 0 ? 0 : b[i]! - a[i]!;
};

/** Determines the winners and the criterion that decided. */
export function endGame(table: Table): Table {
  const { players, round } = table;
  const all = players.map(standing);
  const order = [...players.keys()].sort((a, b) => compare(all[a]!, all[b]!));
  const best = all[order[0]!]!;
  const winners = [...players.keys()].filter((seat) => compare(all[seat]!, best) === 0);
  const next = order.find((seat) => !winners.includes(seat));
  const decides = next === undefined ? 'cards' : TIES[best.findIndex((value, i) => value !== all[next]![i])]!;
  const complete = players.flatMap((player, seat) => (hasAllTowns(player) ? [seat] : []));
  const isEarly = round < ROUNDS;
  const homes = players.flatMap((player, seat): Fact[] => {
    if (player.home === null) return [];
    const params = { seat, town: player.home, roads: wayHome(player) };
    return [{ rule: 'EG-V1', code: 'home', params }];
  });
  // Without home towns the score is the number of towns.
  const scored = homes.length > 0 ? 'score' : 'towns';
  const by = decides === 'score' ? scored : decides;
  return withFacts(
    tableWith(table, { winners }),
    isEarly
      ? { rule: 'EG-E2', code: 'allTowns', params: { seats: complete } }
      : { rule: 'EG-E1', code: 'lastRound', params: { round } },
    ...homes,
    ...players.map((player, seat): Fact => ({
      rule: homes.length > 0 ? 'EG-V1' : 'EG-E1',
      code: scored,
      params: { seat, points: score(player), coins: player.coins, cards: player.hand.length },
    })),
    {
      rule: homes.length > 0 ? 'EG-V1' : isEarly ? 'EG-E2' : 'EG-E1',
      code: winners.length > 1 ? 'shared' : 'wins',
      params: { seats: winners as Seat[], points: best[0]!, by },
    },
  );
}
