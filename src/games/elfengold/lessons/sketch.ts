/** Builds positions from short sketches: lessons and tests state only the differences from a default table. */
import type { Params, Position, Start } from '../../../kit/index.js';
import {
  CARDS,
  COLOURS,
  ROADS,
  TOKENS,
  TOWNS,
  TRAVEL_CARDS,
  VALUES,
  type Card,
  type Colour,
  type RoadId,
  type Token,
  type Town,
  type TravelCard,
} from '../map.js';
import { FRESH_GO, minus, sorted } from '../queries.js';
import { allCards, allTokens } from '../setup.js';
import type { Go, Options, Player, Table } from '../table.js';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export const seatOf = (colour: string): number => {
  const seat = COLOURS.indexOf(colour as Colour);
  demand(seat >= 0, `${colour} is no player`);
  return seat;
};

/** What a player has; lists are written as words: `hand: 'pig pig raft'`. */
export interface Drawn {
  readonly coins?: number;
  readonly hand?: string;
  readonly hidden?: string;
  readonly shown?: string;
  readonly towns?: string;
  readonly boot?: Town;
  readonly home?: Town;
}
/** Differences from the default table: the middle of a round, with nobody having left the capital. */
export interface Sketch extends Partial<Record<Colour, Drawn>> {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly first?: Colour;
  /** The seats still to act. Default: all, in the draw phase three times. */
  readonly queue?: string;
  readonly roads?: Readonly<Record<string, string>>;
  readonly display?: string;
  /** The next cards of the draw pile, the first one drawn first. */
  readonly top?: string;
  readonly discard?: string;
  readonly goldPile?: number;
  /** Where all other cards are; `hands`: in the hand of the last player. */
  readonly rest?: 'pile' | 'discard' | 'hands';
  readonly row?: string;
  readonly bid?: readonly [Colour, number];
  readonly passes?: number;
  readonly values?: Readonly<Record<string, number>>;
  readonly go?: Partial<Go>;
}

const OPTIONS: Options = {
  firstPlayer: 'random',
  handLimit: 4,
  homeTown: false,
  values: 'printed',
  wizards: false,
};

const words = <A extends string>(text: string | undefined, known: readonly A[]): A[] => {
  const list = (text ?? '').split(' ').filter(Boolean) as A[];
  for (const word of list) demand(known.includes(word), `${word} is none of ${known.join(', ')}`);
  return list;
};
/** The list without the given things. */
function rest<A>(all: readonly A[], gone: readonly A[]): A[] {
  return gone.reduce<A[]>(
    (left, thing) => {
      demand(left.includes(thing), `there are not so many ${String(thing)}`);
      return minus(left, thing);
    },
    [...all],
  );
}

/** Builds the position that a sketch describes. Throws if the sketch contains more of a thing than the box. */
export function sketch(phase: string, told: Sketch = {}): Position {
  const options = { ...OPTIONS, ...told.options };
  const players = Array.from({ length: told.players ?? 3 }, (_, seat): Player => {
    const drawn = told[COLOURS[seat]!] ?? {};
    const towns = new Set(words(drawn.towns, TOWNS));
    if (drawn.boot && drawn.boot !== 'elvenhold') towns.add(drawn.boot);
    return {
      coins: drawn.coins ?? 12,
      hand: sorted(words(drawn.hand, TRAVEL_CARDS), TRAVEL_CARDS),
      hidden: sorted(words(drawn.hidden, TOKENS), TOKENS),
      shown: sorted(words(drawn.shown, TOKENS), TOKENS),
      towns: sorted([...towns], TOWNS),
      boot: drawn.boot ?? 'elvenhold',
      home: drawn.home ?? null,
    };
  });
  const roads = Object.fromEntries(
    ROADS.map((road) => [road, sorted(words(told.roads?.[road], TOKENS), TOKENS)]),
  ) as Record<RoadId, Token[]>;
  for (const road of Object.keys(told.roads ?? {})) demand(road in roads, `${road} is no road`);
  const display = words(told.display ?? 'pig cycle cloud', TRAVEL_CARDS);
  const top = words(told.top, CARDS);
  const discard: Card[] = words(told.discard, CARDS);
  const goldPile = told.goldPile ?? 0;
  const golds = Array.from({ length: goldPile }, () => 'gold' as const);
  const row = words(told.row, TOKENS);
  const go = { ...FRESH_GO, ...(phase === 'drawCards' ? { draws: 1 } : {}), ...told.go };
  const others = rest(allCards(options), [
    ...players.flatMap(({ hand }) => hand),
    ...display,
    ...top,
    ...discard,
    ...golds,
  ]);
  const pile: Card[] = [...top].reverse();
  if ((told.rest ?? 'pile') === 'pile') pile.unshift(...others);
  if (told.rest === 'discard') discard.push(...others);
  if (told.rest === 'hands') {
    const last = players.at(-1)!;
    const travel = others.filter((card): card is TravelCard => card !== 'gold');
    demand(travel.length === others.length, 'gold cards are never in a hand');
    players[players.length - 1] = { ...last, hand: sorted([...last.hand, ...travel], TRAVEL_CARDS) };
  }
  const bowl = rest(allTokens, [
    ...players.flatMap(({ hidden, shown }) => [...hidden, ...shown]),
    ...Object.values(roads).flat(),
    ...row,
    ...go.drawn,
  ]);
  const first = told.first ? seatOf(told.first) : 0;
  const order = players.map((_, i) => (first + i) % players.length);
  const laps = phase === 'drawCards' ? 3 : 1;
  const table: Omit<Table, 'rng' | 'options' | 'last'> = {
    round: told.round ?? 2,
    first,
    queue: told.queue ? words(told.queue, COLOURS).map(seatOf) : Array.from({ length: laps }, () => order).flat(),
    go,
    values: { ...VALUES, ...told.values },
    roads,
    bowl,
    pile,
    display,
    goldPile,
    discard,
    row,
    bid: told.bid ? { seat: seatOf(told.bid[0]), amount: told.bid[1] } : null,
    passes: told.passes ?? 0,
    players,
    winners: [],
  };
  return { game: 'elfengold', version: 1, phase, table: table as unknown as Params, options };
}

/** The start of a lesson: the position of a sketch, and the seed of what chance brings from there. */
export const startAt = (phase: string, { seed = 1, ...drawn }: Sketch & { readonly seed?: number }): Start => ({
  position: sketch(phase, drawn),
  seed,
});
