/** What a seat sees, what it may know of others' moves, and a full table consistent with a view. EG-H1. */
import { acting, actor, shuffle, type Params, type RedactedMove, type Viewer } from '../../kit/index.js';
import { HOMES, LAPS, ROADS, TOKENS, TRAVEL_CARDS, type Card, type Token, type TravelCard } from './map.js';
import { isOver, mayKeepAll, playerOrder, sorted } from './queries.js';
import { allCards, allTokens } from './setup.js';
import { UNSEEN, type Common, type Fact, type Move, type Player, type Table, type Unseen } from './table.js';

/** What everybody may know, plus what its viewer knows. */
export interface Seen extends Common {
  /** Number of cards and tokens. */
  readonly pile: number;
  readonly bowl: number;
}

const unseen = (things: readonly unknown[]): Unseen[] => things.map(() => UNSEEN);

/** Contains own cards and tokens, but only the number of others'. EG-V1: home towns are shown at the end. */
export function view({ rng: _rng, pile, bowl, players, go, last, ...open }: Table, viewer: Viewer): Seen {
  return {
    ...open,
    pile: pile.length,
    bowl: bowl.length,
    players: players.map((player, seat) =>
      seat === viewer
        ? player
        : {
            ...player,
            hand: unseen(player.hand),
            hidden: unseen(player.hidden),
            home: player.home === null || isOver(open) ? player.home : UNSEEN,
          },
    ),
    go: acting(open) === viewer ? go : { ...go, drawn: unseen(go.drawn) },
    last: last.map((fact) => factFor(fact, viewer)),
  };
}

/** Facts that contain a secret of their seat, with the name of the secret parameter. */
const SECRETS: Readonly<Record<string, string>> = { draw: 'card', drawTokens: 'tokens', giveBackHidden: 'token' };

/** For other viewers, removes the secret from a fact and changes its code. */
function factFor(fact: Fact, viewer: Viewer): Fact {
  const secret = SECRETS[fact.code];
  if (!secret || fact.params!['seat'] === viewer) return fact;
  const { [secret]: _secret, ...params } = fact.params!;
  return { ...fact, code: `${fact.code}.unseen`, params };
}

/** Redacts a move for a viewer. EG-7.1: which hidden token was given back is the player's secret. */
export function redact(move: Move, viewer: Viewer): RedactedMove<Move> {
  if (move.type !== 'giveBack' || move.face === 'shown' || move.seat === viewer) return move;
  const { token: _token, ...rest } = move;
  return rest;
}

/** A full table consistent with the view: cards, tokens and home towns that it does not show are dealt at random. */
export function imagine(seen: Seen, rng: readonly number[]): Table {
  const { players, go } = seen;
  const cards = shuffle(rng, without<Card>(allCards(seen.options), cardsIn(seen)));
  const tokens = shuffle(cards.rng, without<Token>(allTokens, tokensIn(seen)));
  const homes = shuffle(
    tokens.rng,
    HOMES.filter((town) => !players.some(({ home }) => home === town)),
  );
  // Gold cards are never in a hand.
  const travel = cards.values.filter((card): card is TravelCard => card !== 'gold');
  const dealt = players.map((player): Player => ({
    ...player,
    hand: sorted(revealed(player.hand, travel), TRAVEL_CARDS),
    hidden: sorted(revealed(player.hidden, tokens.values), TOKENS),
    home: player.home === UNSEEN ? homes.values.pop()! : player.home,
  }));
  const drawn = sorted(revealed(go.drawn, tokens.values), TOKENS);
  const golds = cards.values.filter((card) => card === 'gold');
  const pile = shuffle(homes.rng, [...travel, ...golds]);
  return {
    ...seen,
    players: dealt,
    go: { ...go, drawn },
    bowl: sorted(tokens.values, TOKENS),
    pile: pile.values,
    rng: pile.rng,
  };
}

/** Replaces unseen things with things removed from `from`. */
const revealed = <A>(things: readonly (A | typeof UNSEEN)[], from: A[]): A[] =>
  things.map((thing) => (thing === UNSEEN ? from.pop()! : thing));

/** `things` without `gone`. */
function without<A>(things: readonly A[], gone: readonly (A | typeof UNSEEN)[]): A[] {
  const left = [...things];
  for (const thing of gone) {
    const at = left.indexOf(thing as A);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** All visible cards outside the draw pile. */
export const cardsIn = ({ players, display, discard, goldPile }: Common) => [
  ...players.flatMap(({ hand }) => hand),
  ...display,
  ...discard,
  ...Array.from({ length: goldPile }, () => 'gold' as const),
];
/** All visible tokens outside the bowl. */
export const tokensIn = ({ players, roads, row, go }: Common) => [
  ...players.flatMap(({ hidden, shown }) => [...hidden, ...shown]),
  ...ROADS.flatMap((road) => roads[road]),
  ...row,
  ...go.drawn,
];

/** The key of the sentence in the catalogue that tells what to do now. */
export function prompt(seen: Common, phase: string): { code: string; params?: Params } {
  const seat = acting(seen);
  if (seat === undefined) return { code: phase };
  return { code: `${phase}${STAGES[phase]?.(seen) ?? ''}`, params: { seat, ...DETAILS[phase]?.(seen) } };
}

/** Stages within a phase, each with its own prompt. */
const STAGES: Readonly<Record<string, (seen: Common) => string>> = {
  drawCards: ({ goldPile }) => (goldPile > 0 ? '' : '.noGold'),
  auction: (seen) => (seen.bid ? '.more' : passed(seen).length > 0 ? '.passed' : '.first'),
  'travel.journey': ({ go }) => (go.moved ? '.on' : '.first'),
  endOfRound: (seen) => (mayKeepAll(actor(seen)) ? '.few' : ''),
};
/** Those who have passed on the counter for which nobody has bid yet: whoever has no coins is not asked. */
const passed = ({ players, first, queue }: Common): readonly number[] =>
  playerOrder({ players, first }).filter((seat) => players[seat]!.coins > 0 && !queue.includes(seat));
/** Further parameters of a phase's prompt. */
const DETAILS: Readonly<Record<string, (seen: Common) => Params>> = {
  drawCards: ({ queue, players }) => ({ lap: LAPS + 1 - Math.ceil(queue.length / players.length) }),
  auction: (seen) => {
    const { row, bid } = seen;
    return {
      token: row[0]!,
      amount: bid?.amount ?? 0,
      bidder: bid?.seat ?? null,
      ...(!bid && { passed: passed(seen) }),
    };
  },
  'placeTokens.placing': (seen) => ({ town: actor(seen).boot }),
  'placeTokens.addTransport': ({ go }) => ({ road: go.spell!.road }),
  'placeTokens.swapTransports': ({ go }) => ({ road: go.spell!.road }),
  'travel.caravan': ({ go }) => ({ road: go.caravan!.road, cards: go.caravan!.left }),
  'travel.collectIncome': ({ go }) => ({ coins: go.income }),
  'travel.drawCards': ({ go }) => ({ cards: go.draws }),
};
