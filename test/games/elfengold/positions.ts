/** Positions of Elfengold from short sketches, and a scene to play them in that notes every rule it sees at work. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold, type Move, type Table } from '../../../src/games/elfengold/index.js';
import type { RuleId } from '../../../src/games/elfengold/ledger.js';
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
} from '../../../src/games/elfengold/map.js';
import { FRESH_GO, minus, sorted } from '../../../src/games/elfengold/queries.js';
import { allCards, allTokens } from '../../../src/games/elfengold/setup.js';
import type { Fact, Go, Options, Player, Refusal } from '../../../src/games/elfengold/table.js';
import {
  formatMove,
  frames,
  legalMoves,
  parseMove,
  refusal,
  resume,
  startFrames,
  type Params,
  type Position,
  type Snapshot,
} from '../../../src/index.js';
import { phaseOf } from '../../../src/kernel/chart.js';

export const seatOf = (colour: string): number => {
  const seat = COLOURS.indexOf(colour as Colour);
  assert.ok(seat >= 0, `${colour} is no player`);
  return seat;
};

/** What a player has; lists are words: `hand: 'pig pig raft'`. */
export interface Drawn {
  readonly coins?: number;
  readonly hand?: string;
  readonly hidden?: string;
  readonly shown?: string;
  readonly towns?: string;
  readonly boot?: Town;
  readonly home?: Town;
}
export interface Sketch extends Partial<Record<Colour, Drawn>> {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly first?: Colour;
  /** Who still goes; by default everybody, in the draw phase three times. */
  readonly queue?: string;
  readonly roads?: Readonly<Record<string, string>>;
  readonly display?: string;
  /** The next cards of the draw pile, the first drawn first. */
  readonly top?: string;
  readonly discard?: string;
  readonly goldPile?: number;
  /** Where all other cards lie; `hands`: in the hand of the last player. */
  readonly rest?: 'pile' | 'discard' | 'hands';
  readonly row?: string;
  readonly bid?: readonly [Colour, number];
  readonly passes?: number;
  readonly values?: Readonly<Record<string, number>>;
  readonly go?: Partial<Go>;
  readonly seed?: number;
}

export const OPTIONS: Options = {
  firstPlayer: 'random',
  handLimit: 4,
  homeTown: false,
  values: 'printed',
  wizards: false,
};

const words = <A extends string>(text: string | undefined, known: readonly A[]): A[] => {
  const list = (text ?? '').split(' ').filter(Boolean) as A[];
  for (const word of list) assert.ok(known.includes(word), `${word} is none of ${known.join(', ')}`);
  return list;
};
/** What is left when these are taken away. */
function rest<A>(all: readonly A[], gone: readonly A[]): A[] {
  return gone.reduce<A[]>(
    (left, thing) => {
      assert.ok(left.includes(thing), `there are not so many ${String(thing)}`);
      return minus(left, thing);
    },
    [...all],
  );
}

/** The position that a sketch describes. */
export function position(phase: string, sketch: Sketch = {}): Position {
  const options = { ...OPTIONS, ...sketch.options };
  const players = Array.from({ length: sketch.players ?? 3 }, (_, seat): Player => {
    const drawn = sketch[COLOURS[seat]!] ?? {};
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
    ROADS.map((road) => [road, sorted(words(sketch.roads?.[road], TOKENS), TOKENS)]),
  ) as Record<RoadId, Token[]>;
  for (const road of Object.keys(sketch.roads ?? {})) assert.ok(road in roads, `${road} is no road`);
  const display = words(sketch.display ?? 'pig cycle cloud', TRAVEL_CARDS);
  const top = words(sketch.top, CARDS);
  const discard: Card[] = words(sketch.discard, CARDS);
  const goldPile = sketch.goldPile ?? 0;
  const golds = Array.from({ length: goldPile }, () => 'gold' as const);
  const row = words(sketch.row, TOKENS);
  const go = { ...FRESH_GO, ...(phase === 'drawCards' ? { draws: 1 } : {}), ...sketch.go };
  const others = rest(allCards(options), [
    ...players.flatMap(({ hand }) => hand),
    ...display,
    ...top,
    ...discard,
    ...golds,
  ]);
  const pile: Card[] = [...top].reverse();
  if ((sketch.rest ?? 'pile') === 'pile') pile.unshift(...others);
  if (sketch.rest === 'discard') discard.push(...others);
  if (sketch.rest === 'hands') {
    const last = players.at(-1)!;
    const travel = others.filter((card): card is TravelCard => card !== 'gold');
    assert.equal(travel.length, others.length, 'gold cards are never in a hand');
    players[players.length - 1] = { ...last, hand: sorted([...last.hand, ...travel], TRAVEL_CARDS) };
  }
  const bowl = rest(allTokens, [
    ...players.flatMap(({ hidden, shown }) => [...hidden, ...shown]),
    ...Object.values(roads).flat(),
    ...row,
    ...go.drawn,
  ]);
  const first = sketch.first ? seatOf(sketch.first) : 0;
  const order = players.map((_, i) => (first + i) % players.length);
  const laps = phase === 'drawCards' ? 3 : 1;
  const table: Omit<Table, 'rng' | 'options' | 'last'> = {
    round: sketch.round ?? 2,
    first,
    queue: sketch.queue ? words(sketch.queue, COLOURS).map(seatOf) : Array.from({ length: laps }, () => order).flat(),
    go,
    values: { ...VALUES, ...sketch.values },
    roads,
    bowl,
    pile,
    display,
    goldPile,
    discard,
    row,
    bid: sketch.bid ? { seat: seatOf(sketch.bid[0]), amount: sketch.bid[1] } : null,
    passes: sketch.passes ?? 0,
    players,
    winners: [],
  };
  return { game: 'elfengold', version: 1, phase, table: table as unknown as Params, options };
}

const produced = new Set<string>();
const note = (facts: readonly { readonly rule: string }[]) => facts.forEach(({ rule }) => produced.add(rule));

/** A game at some point, played on in notation. */
export class Scene {
  snapshot: Snapshot<Table>;
  /** The facts of the last move, all its steps together. */
  facts: readonly Fact[] = [];
  frames: readonly Snapshot<Table>[];

  constructor(all: readonly Snapshot<Table>[]) {
    this.frames = all;
    this.snapshot = all.at(-1)!;
    this.#take();
  }
  #take() {
    this.facts = this.frames.flatMap((frame) => frame.context.table.last as readonly Fact[]);
    note(this.facts);
  }

  get table(): Table {
    return this.snapshot.context.table;
  }
  get phase(): string {
    return phaseOf(this.snapshot.value);
  }
  /** The phases of the last move's steps. */
  get phases(): string[] {
    return this.frames.map((frame) => phaseOf(frame.value));
  }
  /** The colour whose decision it is. */
  get acting(): Colour | undefined {
    return COLOURS[this.table.queue[0]!];
  }
  player(colour: Colour): Player {
    return this.table.players[seatOf(colour)]!;
  }
  /** Cards, tokens or towns of a player as words. */
  has(colour: Colour, what: 'hand' | 'hidden' | 'shown' | 'towns'): string {
    return this.player(colour)[what].join(' ');
  }
  on(road: RoadId): string {
    return this.table.roads[road].join(' ');
  }

  /** Plays moves, each a line of notation. */
  play(...lines: string[]): this {
    for (const line of lines) {
      this.frames = frames(elfengold, this.snapshot, parseMove(elfengold, line));
      this.snapshot = this.frames.at(-1)!;
      this.#take();
    }
    return this;
  }
  /** Why a move is refused: `EG-5.2 transportThere`. */
  refused(line: string): string {
    const why = refusal(elfengold, this.snapshot, parseMove(elfengold, line)) as Refusal | undefined;
    assert.ok(why, `${line} is allowed`);
    note([why]);
    const moves = legalMoves(elfengold, this.snapshot).map((move) => formatMove(elfengold, move));
    assert.ok(!moves.includes(line), `${line} is refused and offered`);
    return `${why.rule} ${why.code}`;
  }
  /** The moves on offer, without the seat; `start` keeps those that begin so. */
  offers(start = ''): string[] {
    return legalMoves(elfengold, this.snapshot)
      .map((move: Move) => formatMove(elfengold, move).split(' ').slice(1).join(' '))
      .filter((line) => line.startsWith(start));
  }
  /** The facts of the last move with this code. */
  said(code: string): readonly Fact[] {
    return this.facts.filter((fact) => fact.code === code);
  }
  /** The rule and the code of every fact of the last move. */
  get story(): string[] {
    return this.facts.map((fact) => `${fact.rule} ${fact.code}`);
  }
}

export const scene = (phase: string, sketch: Sketch = {}): Scene =>
  new Scene([resume(elfengold, position(phase, sketch), { seed: sketch.seed ?? 1 })]);

export const newGame = (players = 3, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(elfengold, { players, seed, options }));

/** Rules that name a constant, a set-up or what a view leaves out; no fact or refusal can carry them. */
export const STATED: readonly RuleId[] = ['EG-S1', 'EG-S2', 'EG-S3', 'EG-H1', 'EG-V4'];

/** A test of the rule whose id begins its title: it fails unless that rule was at work in a fact or a refusal. */
export function rule(title: `EG-${string} ${string}`, body: () => void): void {
  const id = title.split(' ')[0] as RuleId;
  test(title, () => {
    produced.clear();
    body();
    assert.ok(
      STATED.includes(id) || produced.has(id),
      `${id} was in no fact and no refusal; seen: ${[...produced].join(' ')}`,
    );
  });
}
