/** Phase 5: placing tokens on roads. EG-C1, EG-5.1 to EG-5.6. */
import { actor, type Seat } from '../../../kit/index.js';
import { ROADS, TOKENS, isWater, terrainOf, type RoadId, type Token, type Transport } from '../map.js';
import type { RuleId } from '../ledger.js';
import { inBowl, tableWith, withFacts, withGo, withRoad, withoutToken } from '../changes.js';
import {
  FRESH_GO,
  countTokens,
  distinct,
  isTransport,
  minus,
  obstacleOn,
  playerOrder,
  sorted,
  suits,
  transportsOn,
} from '../queries.js';
import { FACES, type Fact, type Move, type Refusal, type RuleOf, type Spell, type Table } from '../table.js';

/** The rule of each counter that is no transport. */
export const RULE_OF: Readonly<Record<Exclude<Token, Transport>, RuleId>> = {
  gold: 'EG-5.4',
  double: 'EG-5.5',
  exchange: 'EG-5.6',
  tree: 'EG-5.3',
  monster: 'EG-5.3',
};

/** EG-5.1: players place in order until all have passed in sequence. A player without tokens passes automatically. */
export const beginPlacing = (table: Table): Table =>
  onward(
    withFacts(tableWith(table, { queue: playerOrder(table), passes: 0 }), { rule: 'EG-T1', code: 'phase.placeTokens' }),
  );

function onward(table: Table): Table {
  const seats = table.players.length;
  let { queue, passes } = table;
  while (passes < seats && countTokens(table.players[queue[0]!]!) === 0) {
    queue = rotated(queue);
    passes++;
  }
  return tableWith(table, passes < seats ? { queue, passes, go: FRESH_GO } : { queue: [], passes: 0, go: FRESH_GO });
}
const rotated = (queue: readonly Seat[]): Seat[] => [...queue.slice(1), queue[0]!];
/** Advances to the next player after a token was placed. */
const placed = (table: Table): Table => onward(tableWith(table, { queue: rotated(table.queue), passes: 0 }));

export const passPlacing = (table: Table, seat: Seat): Table =>
  onward(
    withFacts(tableWith(table, { queue: rotated(table.queue), passes: table.passes + 1 }), {
      rule: 'EG-5.1',
      code: 'passPlacing',
      params: { seat },
    }),
  );

type PlaceMove = Extract<Move, { type: 'place' }>;

/** EG-5.1 to EG-5.6: place one of the player's tokens on a road. */
export const place: RuleOf<'place'> = {
  options: (table, seat) =>
    FACES.flatMap((face) =>
      distinct(actor(table)[face]).flatMap((token) =>
        ROADS.map((road) => ({ type: 'place', seat, token, face, road }) as const),
      ),
    ),
  refuse(table, { token, face, road }) {
    if (!actor(table)[face].includes(token)) return { rule: 'EG-5.1', code: 'noSuchToken', params: { token, face } };
    return refuseOn(table.roads[road], road, token);
  },
  apply(table, move) {
    const { seat, token, face, road } = move;
    const params = { seat, token, face, road, from: `tokens:${seat}`, to: road };
    const fact: Fact = { rule: isTransport(token) ? 'EG-5.2' : RULE_OF[token], code: 'place', params };
    const laid = withFacts(withoutToken(table, seat, token, face), fact);
    // EG-5.6: the exchange returns to the bowl in any case.
    const next = token === 'exchange' ? inBowl(laid, token) : withRoad(laid, road, [...laid.roads[road], token]);
    return asksForMore(table, move)
      ? withGo(tableWith(next, { passes: 0 }), { spell: { token: token as Spell, road } })
      : placed(next);
  },
};

/** Why this token is not allowed on this road. */
function refuseOn(lying: readonly Token[], road: RoadId, token: Token): Refusal | undefined {
  const params = { token, road, terrain: terrainOf(road) };
  const no = (rule: Refusal['rule'], code: string): Refusal => ({ rule, code, params });
  const hasTransport = lying.some(isTransport);
  if (isTransport(token)) {
    if (!suits(token, road)) return no('EG-C1', isWater(road) ? 'notOnWater' : 'unsuited');
    return hasTransport ? no('EG-5.2', 'transportThere') : undefined;
  }
  switch (token) {
    case 'monster':
      if (!isWater(road)) return no('EG-5.3', 'waterOnly');
      return obstacleOn(lying) ? no('EG-5.3', 'obstacleThere') : undefined;
    case 'tree':
      if (isWater(road)) return no('EG-5.3', 'landOnly');
      if (!hasTransport) return no('EG-5.3', 'needsTransport');
      if (obstacleOn(lying)) return no('EG-5.3', 'obstacleThere');
      return lying.includes('gold') ? no('EG-5.4', 'goldThere') : undefined;
    case 'gold':
      if (!hasTransport) return no('EG-5.4', 'needsTransport');
      if (obstacleOn(lying)) return no('EG-5.4', 'obstacleThere');
      return lying.includes('gold') ? no('EG-5.4', 'goldThere') : undefined;
    case 'double':
      if (!hasTransport) return no('EG-5.5', 'needsTransport');
      return lying.includes('double') ? no('EG-5.5', 'doubleThere') : undefined;
    case 'exchange':
      return hasTransport ? undefined : no('EG-5.6', 'needsTransport');
  }
}

/**
 * Whether the player decides a second step. After a double, this depends only on what everybody can see, so that a missing
 * question reveals nothing hidden (EG-H1). After an exchange, always, even with nothing to swap: otherwise it would be the
 * same move on any such road.
 */
export function asksForMore(table: Table, { seat, token, face, road }: PlaceMove): boolean {
  if (token !== 'double') return token === 'exchange';
  const { hidden, shown } = table.players[seat]!;
  const isUnknown = hidden.length > (face === 'hidden' ? 1 : 0);
  return isUnknown || shown.some((other) => isTransport(other) && suits(other, road));
}

/** EG-5.5: add a second own transport beside a double. */
export const add: RuleOf<'add'> = {
  options: (table, seat) =>
    FACES.flatMap((face) =>
      distinct(transportsOn(actor(table)[face])).map((token) => ({ type: 'add', seat, token, face }) as const),
    ),
  refuse(table, { token, face }) {
    if (!actor(table)[face].includes(token)) return { rule: 'EG-5.5', code: 'noSuchToken', params: { token, face } };
    const { road } = table.go.spell!;
    if (!suits(token, road))
      return { rule: 'EG-C1', code: 'unsuited', params: { token, road, terrain: terrainOf(road) } };
    return undefined;
  },
  apply(table, { seat, token, face }) {
    const { road } = table.go.spell!;
    const params = { seat, token, face, road, from: `tokens:${seat}`, to: road };
    const laid = withRoad(withoutToken(table, seat, token, face), road, [...table.roads[road], token]);
    return placed(withFacts(laid, { rule: 'EG-5.5', code: 'add', params }));
  },
};

/** EG-5.6: swap a transport on the exchange's road with one on another road. */
export const swap: RuleOf<'swap'> = {
  options: (table, seat) =>
    table.go.spell ? tradesOn(table.roads, table.go.spell.road).map((trade) => ({ type: 'swap', seat, ...trade })) : [],
  refuse: (table, move) => refuseTrade(table.roads, table.go.spell!.road, move),
  apply(table, { seat, give, take, road }) {
    const here = table.go.spell!.road;
    const moved = tableWith(table, { roads: traded(table.roads, here, { give, take, road }) });
    const params = { seat, give, take, from: here, to: road };
    return placed(withFacts(moved, { rule: 'EG-5.6', code: 'swap', params }));
  },
};

/** A swap: `give` on the exchange's road for `take` on another road. */
export type Trade = Omit<Extract<Move, { type: 'swap' }>, 'type' | 'seat'>;
type Roads = Table['roads'];

function refuseTrade(roads: Roads, here: RoadId, { give, take, road }: Trade): Refusal | undefined {
  const no = (code: string, token: Transport, where: RoadId): Refusal => ({
    rule: 'EG-5.6',
    code,
    params: { token, road: where },
  });
  if (road === here) return no('sameRoad', take, road);
  if (!roads[here].includes(give)) return no('notThere', give, here);
  if (!roads[road].includes(take)) return no('notThere', take, road);
  if (give === take) return no('nothingChanges', take, road);
  if (!suits(give, road)) return no('unsuited', give, road);
  if (!suits(take, here)) return no('unsuited', take, here);
  return undefined;
}
/** EG-5.6: all swaps of an exchange on this road. */
export const tradesOn = (roads: Roads, here: RoadId): Trade[] =>
  distinct(transportsOn(roads[here])).flatMap((give) =>
    ROADS.flatMap((road) =>
      distinct(transportsOn(roads[road]))
        .map((take): Trade => ({ give, take, road }))
        .filter((trade) => refuseTrade(roads, here, trade) === undefined),
    ),
  );
/** EG-5.6: the roads after a swap. */
export const traded = (roads: Roads, here: RoadId, { give, take, road }: Trade): Roads => ({
  ...roads,
  [here]: sorted([...minus(roads[here], give), take], TOKENS),
  [road]: sorted([...minus(roads[road], take), give], TOKENS),
});

/** EG-5.5, EG-5.6: decline the second step. */
export const decline: RuleOf<'decline'> = {
  options: (table, seat) => [{ type: 'decline', seat }],
  apply(table, { seat }) {
    const { token, road } = table.go.spell!;
    return placed(withFacts(table, { rule: RULE_OF[token], code: 'decline', params: { seat, token, road } }));
  },
};
