/** Explains each place, card and counter in one or two sentences, with the id of the rule. */
import type { Params } from '../../../kit/index.js';
import type { Explanation, Text } from '../../../kit/board.js';
import { isRoad, isTown } from '../board/anchors.js';
import { marketOf, ownerOf, spots, type Seeing } from '../board/spots.js';
import type { RuleId } from '../ledger.js';
import { RULE_OF } from '../rules/placing.js';
import {
  CAPITAL,
  CHART,
  TRANSPORTS,
  chartCost,
  isWater,
  terrainOf,
  type RoadId,
  type Token,
  type Town,
  type Transport,
} from '../map.js';
import { isTransport, obstacleOn } from '../queries.js';
import { UNSEEN } from '../table.js';

export function explain(anchor: string, view: Seeing, text: Text): Explanation | undefined {
  const say = (key: string, params?: Params) => text(`explain.${key}`, params);
  const is = (rule: RuleId, ...sentences: string[]): Explanation => ({
    text: sentences.filter(Boolean).join(' '),
    rule,
  });
  if (isTown(anchor)) return townIs(anchor, view, say, is);
  if (isRoad(anchor)) return roadIs(anchor, view, say, is);
  const spot = spots(view, 'wide').find(({ id }) => id === anchor);
  if (!spot) return undefined;
  switch (spot.what) {
    case 'pile':
      return is('EG-1.3', say('pile'));
    case 'gold':
      return is('EG-1.4', say('goldPile'));
    case 'discard':
      return is('EG-1.5', say('discard'));
    case 'card':
      return cardIs(spot.card, text, say, is);
    case 'token': {
      const where = marketOf(view) === 'auction' && anchor.startsWith('lot') ? say('lot') : '';
      if (spot.token === UNSEEN) return is('EG-3.1', say('hiddenToken'));
      const hidden =
        spot.face === 'hidden' && view.seat === ownerOf(view) && !anchor.startsWith('drawn') ? say('onlyYou') : '';
      return is(
        isTransport(spot.token) ? 'EG-5.2' : RULE_OF[spot.token],
        tokenIs(spot.token, text, say),
        where,
        hidden,
      );
    }
  }
}

type Say = (key: string, params?: Params) => string;
type Is = (rule: RuleId, ...sentences: string[]) => Explanation;

function townIs(town: Town, { table, seat }: Seeing, say: Say, is: Is): Explanation {
  if (town === CAPITAL) return is('EG-S1', say('capital'));
  const value = say('town', { coins: table.values[town] });
  if (seat === 'spectator') return is('EG-6.3', value);
  return is('EG-6.3', value, say(table.players[seat]!.towns.includes(town) ? 'been' : 'piece'));
}

function roadIs(road: RoadId, { table }: Seeing, say: Say, is: Is): Explanation {
  const lying = table.roads[road];
  const slow = obstacleOn(lying) ? say('slow') : '';
  if (isWater(road)) return is('EG-C1', say(terrainOf(road)), slow);
  const carriers = lying.some(isTransport) ? TRANSPORTS.filter((kind) => lying.includes(kind)) : TRANSPORTS;
  const costs = carriers.flatMap((kind) => {
    const cards = chartCost(kind, road);
    return cards ? [say('cost', { item: kind, count: cards })] : [];
  });
  return is(
    'EG-C1',
    say(lying.some(isTransport) ? 'open' : 'closed', { what: costs.join(', ') }),
    slow,
    lying.includes('gold') ? say('goldRoad') : '',
  );
}

function cardIs(card: string, text: Text, say: Say, is: Is): Explanation {
  if (card === UNSEEN) return is('EG-H1', say('cards'));
  if (card === 'raft') return is('EG-C1', say('raft'));
  if (card === 'wizard') return is('EG-V3', say('wizard'));
  return is('EG-6.1', say('card', { what: lands(card as Transport, text) }));
}

/** The price of a transport in each terrain. */
const lands = (kind: Transport, text: Text): string =>
  Object.entries(CHART[kind])
    .map(([terrain, count]) => text('explain.land', { terrain, count }))
    .join(', ');

const tokenIs = (token: Token, text: Text, say: Say): string =>
  isTransport(token) ? say('transport', { what: lands(token, text) }) : say(`token.${token}`);
