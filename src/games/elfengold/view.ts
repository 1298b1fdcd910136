/** What a seat sees, what it may know of others' moves, and a whole table that agrees with it. EG-H1. */
import type { RedactedMove, Viewer } from '../../kernel/game.js';
import { shuffle } from '../../kernel/random.js';
import { HOMES, LAPS, ROADS, TOKENS, TRAVEL_CARDS, type Card, type Token, type TravelCard } from './map.js';
import { acting, actor, isOver, mayKeepAll, sorted } from './queries.js';
import { allCards, allTokens } from './setup.js';
import { UNSEEN, type Common, type Fact, type Move, type Player, type Seen, type Table, type Unseen } from './table.js';

const unseen = (things: readonly unknown[]): Unseen[] => things.map(() => UNSEEN);

/** Own cards and tokens; of others' how many. The home towns are shown at the end (EG-V1). */
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

/** Facts that tell a secret of the seat they name, and what tells it. */
const SECRETS: Readonly<Record<string, string>> = { draw: 'card', drawTokens: 'tokens', giveBackHidden: 'token' };

/** To other viewers a secret is told without what is secret, as another sentence. */
function factFor(fact: Fact, viewer: Viewer): Fact {
  const secret = SECRETS[fact.code];
  if (!secret || fact.params!['seat'] === viewer) return fact;
  const { [secret]: _secret, ...params } = fact.params!;
  return { ...fact, code: `${fact.code}.unseen`, params };
}

/** A move as this viewer may know it: which hidden token was given back is its player's secret (EG-7.1). */
export function redact(move: Move, viewer: Viewer): RedactedMove<Move> {
  if (move.type !== 'giveBack' || move.face === 'shown' || move.seat === viewer) return move;
  const { token: _token, ...rest } = move;
  return rest;
}

/** A whole table that agrees with the view: cards, tokens and home towns that it does not show are dealt anew. */
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

/** What is not seen is taken from these, which are those used up. */
const revealed = <A>(things: readonly (A | typeof UNSEEN)[], from: A[]): A[] =>
  things.map((thing) => (thing === UNSEEN ? from.pop()! : thing));

/** What is left of these. */
function without<A>(things: readonly A[], gone: readonly (A | typeof UNSEEN)[]): A[] {
  const left = [...things];
  for (const thing of gone) {
    const at = left.indexOf(thing as A);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every card outside the draw pile, as far as it is seen. */
export const cardsIn = ({ players, display, discard, goldPile }: Common) => [
  ...players.flatMap(({ hand }) => hand),
  ...display,
  ...discard,
  ...Array.from({ length: goldPile }, () => 'gold' as const),
];
/** Every token outside the bowl, as far as it is seen. */
export const tokensIn = ({ players, roads, row, go }: Common) => [
  ...players.flatMap(({ hidden, shown }) => [...hidden, ...shown]),
  ...ROADS.flatMap((road) => roads[road]),
  ...row,
  ...go.drawn,
];

/** What to do now, as the sentence's name in the catalogue. */
export function prompt(seen: Common, phase: string): { code: string; params?: Record<string, string | number | null> } {
  const seat = acting(seen);
  if (seat === undefined) return { code: phase };
  return { code: `${phase}${STAGES[phase]?.(seen) ?? ''}`, params: { seat, ...DETAILS[phase]?.(seen) } };
}

/** The stages of a phase that ask for different things. */
const STAGES: Readonly<Record<string, (seen: Common) => string>> = {
  drawCards: ({ goldPile }) => (goldPile > 0 ? '' : '.noGold'),
  auction: ({ bid }) => (bid ? '.more' : '.first'),
  'travel.journey': ({ go }) => (go.moved ? '.on' : '.first'),
  endOfRound: (seen) => (mayKeepAll(actor(seen)) ? '.few' : ''),
};
/** What the sentence of a phase says beside whose decision it is. */
const DETAILS: Readonly<Record<string, (seen: Common) => Record<string, string | number | null>>> = {
  drawCards: ({ queue, players }) => ({ lap: LAPS + 1 - Math.ceil(queue.length / players.length) }),
  auction: ({ row, bid }) => ({ token: row[0]!, amount: bid?.amount ?? 0, bidder: bid?.seat ?? null }),
  'placeTokens.placing': (seen) => ({ town: actor(seen).boot }),
  'placeTokens.addTransport': ({ go }) => ({ road: go.spell!.road }),
  'placeTokens.swapTransports': ({ go }) => ({ road: go.spell!.road }),
  'travel.caravan': ({ go }) => ({ road: go.caravan!.road, cards: go.caravan!.left }),
  'travel.collectIncome': ({ go }) => ({ coins: go.income }),
  'travel.drawCards': ({ go }) => ({ cards: go.draws }),
};
