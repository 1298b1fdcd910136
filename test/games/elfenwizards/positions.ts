/** Positions of Elfenwizards from short sketches, and a scene to play them in that notes every rule it sees at work. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards, type Move, type Table } from '../../../src/games/elfenwizards/index.js';
import type { RuleId } from '../../../src/games/elfenwizards/ledger.js';
import {
  BOXES,
  COLOURS,
  DEFEATED,
  SPELL_BOXES,
  TITLES,
  type Box,
  type Colour,
  type DefeatedRank,
  type SpellBox,
  type Title,
} from '../../../src/games/elfenwizards/map.js';
import type { Face, Fact, Go, Mage, Refusal, Spell } from '../../../src/games/elfenwizards/table.js';
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

type PerColour<A> = Partial<Record<Colour, A>>;

/** What differs from a quiet table: nobody on the board but the mages named, all dice in front, all Minor Spells in reserve. */
export interface Sketch {
  readonly players?: number;
  readonly seed?: number;
  readonly turn?: number;
  readonly dragon?: Colour;
  readonly options?: Params;
  /** A mage is its colour, with the Grey Magic under it: `red+2`. Players with fewer mages get more in box D. */
  readonly titles?: Partial<Record<Title, string>>;
  readonly boxes?: Partial<Record<Box, readonly string[]>>;
  readonly defeated?: Partial<Record<DefeatedRank, readonly string[]>>;
  /** Spells beside the mage at a place: `blue 5, red minor`. */
  readonly spells?: Readonly<Record<string, string>>;
  readonly dice?: PerColour<Partial<Record<SpellBox, readonly Face[]>>>;
  /** Rolled dice of the seat that goes. */
  readonly rolled?: readonly Face[];
  readonly spent?: PerColour<number>;
  readonly track?: readonly (Colour | null)[];
  readonly queue?: readonly Colour[];
  readonly go?: Partial<Go>;
  readonly scores?: PerColour<readonly number[]>;
  readonly crowned?: PerColour<number>;
  readonly unawarded?: number;
}

export const seatOf = (colour: string): number => COLOURS.indexOf(colour as Colour);

function mageOf(text: string): Mage {
  const [colour = '', grey = '0'] = text.split('+');
  assert.ok(seatOf(colour) >= 0, `${text} is no mage`);
  return { owner: seatOf(colour), grey: Number(grey), spells: [] };
}
const spellOf = (text: string): Spell => {
  const [colour = '', die = ''] = text.trim().split(' ');
  return { seat: seatOf(colour), die: die === 'minor' ? 'minor' : (Number(die) as Face) };
};

/** Lays out the mages of a sketch, as many for each player as the one with most has. */
function board(sketch: Sketch, colours: readonly Colour[]): Pick<Table, 'titles' | 'users' | 'defeated'> {
  const titles = Object.fromEntries(
    TITLES.map((title) => [title, sketch.titles?.[title] ? mageOf(sketch.titles[title]) : null]),
  ) as Record<Title, Mage | null>;
  const users = Object.fromEntries(BOXES.map((box) => [box, (sketch.boxes?.[box] ?? []).map(mageOf)])) as Record<
    Box,
    Mage[]
  >;
  const defeated = Object.fromEntries(
    DEFEATED.map((rank) => [rank, (sketch.defeated?.[rank] ?? []).map(mageOf)]),
  ) as Record<DefeatedRank, Mage[]>;
  for (const [place, list] of Object.entries(sketch.spells ?? {})) {
    const spells = list.split(',').map(spellOf);
    if (place in titles) titles[place as Title] = { ...titles[place as Title]!, spells };
    else {
      const box = users[place[0] as Box];
      const i = Number(place.slice(1)) - 1;
      box[i] = { ...box[i]!, spells };
    }
  }
  const all = [...Object.values(titles), ...Object.values(users).flat(), ...Object.values(defeated).flat()];
  const counts = colours.map((_, seat) => all.filter((mage) => mage?.owner === seat).length);
  colours.forEach((colour, seat) => {
    for (let n = counts[seat]!; n < Math.max(1, ...counts); n++) users.D.push(mageOf(colour));
  });
  return { titles, users, defeated };
}

/** Who goes, where a sketch does not say. */
function queueOf(phase: string, { titles, defeated }: ReturnType<typeof board>, order: readonly number[]): number[] {
  if (phase === 'highWizardRetires') return titles.H ? [titles.H.owner] : [];
  const ranks = phase === 'demoteMages' ? DEFEATED : DEFEATED.filter((rank) => defeated[rank].length > 0).slice(0, 1);
  return ['awardVacantTitles', 'demoteMages'].includes(phase)
    ? order.filter((seat) => ranks.some((rank) => defeated[rank].some(({ owner }) => owner === seat)))
    : [...order];
}

/** The position that a sketch describes. */
export function position(phase: string, sketch: Sketch = {}): Position {
  const { players: n = 3, turn = 2, dragon = 'red', options = {}, seed: _seed } = sketch;
  const colours = COLOURS.slice(0, n);
  const mages = board(sketch, colours);
  const order = colours.map((_, i) => (seatOf(dragon) + i) % n);
  const queue = sketch.queue?.map(seatOf) ?? queueOf(phase, mages, order);
  const beside = [...Object.values(mages.titles), ...Object.values(mages.users).flat()].flatMap((m) => m?.spells ?? []);
  const track = [0, 1, 2, 3].map((i) => (sketch.track?.[i] ? seatOf(sketch.track[i]) : null));
  const players = colours.map((colour, seat) => {
    const boxes = Object.fromEntries(SPELL_BOXES.map((box) => [box, [...(sketch.dice?.[colour]?.[box] ?? [])].sort()]));
    const own = beside.filter((spell) => spell.seat === seat);
    const minor = own.filter(({ die }) => die === 'minor').length;
    const isHead = seat === queue[0];
    const rolled = isHead ? [...(sketch.rolled ?? [])].sort() : [];
    const used = isHead ? (sketch.go?.using?.length ?? 0) : 0;
    const spent = sketch.spent?.[colour] ?? 0;
    return {
      front: 7 - Object.values(boxes).flat().length - rolled.length - used - (own.length - minor),
      rolled,
      boxes,
      reserve: 7 - spent - minor - track.filter((mark) => mark === seat).length,
      spent,
      scores: [...(sketch.scores?.[colour] ?? Array.from({ length: turn - 1 }, () => 10))],
      bonus: 0,
      crowned: sketch.crowned?.[colour] ?? 0,
    };
  });
  const go = { rolled: rolledIn(sketch), rerolled: false, placed: 0, using: [], removed: 0, ...sketch.go };
  const table = { turn, dragon: seatOf(dragon), queue, go, awarded: 0, unawarded: sketch.unawarded ?? 0, track };
  return {
    game: elfenwizards.id,
    version: elfenwizards.version,
    phase,
    table: { ...table, ...mages, players, winners: [] } as unknown as Params,
    options,
  };
}
const rolledIn = ({ rolled = [] }: Sketch): boolean => rolled.length > 0;

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
    return this.snapshot.value as string;
  }
  /** The colour whose decision it is. */
  get acting(): Colour | undefined {
    return COLOURS[this.table.queue[0]!];
  }
  player(colour: Colour): Table['players'][number] {
    return this.table.players[seatOf(colour)]!;
  }
  /** The colour of the mage on a title, or of each in a box or a Defeated box, with its Grey Magic. */
  at(place: string): string {
    const say = (mage: Mage) => `${COLOURS[mage.owner]!}${mage.grey ? `+${mage.grey}` : ''}`;
    const { titles, users, defeated } = this.table;
    if (place in titles) return titles[place as Title] ? say(titles[place as Title]!) : '';
    return (users[place as Box] ?? defeated[place as DefeatedRank]).map(say).join(' ');
  }

  /** Plays moves, each a line of notation. */
  play(...lines: string[]): this {
    for (const line of lines) {
      this.frames = frames(elfenwizards, this.snapshot, parseMove(elfenwizards, line));
      this.snapshot = this.frames.at(-1)!;
      this.#take();
    }
    return this;
  }
  /** Every seat that is asked passes, until the competition is over. */
  passAll(): this {
    while (this.phase === 'competition') this.play(`${this.acting} pass`);
    return this;
  }
  /** Why a move is refused: `EW-5.6 unopposed`. */
  refused(line: string): string {
    const why = refusal(elfenwizards, this.snapshot, parseMove(elfenwizards, line)) as Refusal | undefined;
    assert.ok(why, `${line} is allowed`);
    note([why]);
    const moves = legalMoves(elfenwizards, this.snapshot).map((move) => formatMove(elfenwizards, move));
    assert.ok(!moves.includes(line), `${line} is refused and offered`);
    return `${why.rule} ${why.code}`;
  }
  /** The moves on offer, without the seat; `start` keeps those that begin so. */
  offers(start = ''): string[] {
    return legalMoves(elfenwizards, this.snapshot)
      .map((move: Move) => formatMove(elfenwizards, move).split(' ').slice(1).join(' '))
      .filter((line) => line.startsWith(start));
  }
  /** The facts of the last move with this code, as `EW-5.11 {...}` data. */
  said(code: string): readonly Fact[] {
    return this.facts.filter((fact) => fact.code === code);
  }
  /** The rule under which a contest was decided by the last move, and how: `EW-5.11 awarded`. */
  decision(contest: string): string {
    const fact = this.facts.find(({ params }) => params?.['title'] === contest && 'points' in params);
    assert.ok(fact, `${contest} was not decided`);
    return `${fact.rule} ${fact.code}`;
  }
}

export const scene = (phase: string, sketch: Sketch = {}): Scene =>
  new Scene([resume(elfenwizards, position(phase, sketch), { seed: sketch.seed ?? 1 })]);

export const newGame = (players = 3, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(elfenwizards, { players, seed, options }));

/** Rules that name a constant, a set-up or an example; no fact or refusal can carry them. */
export const STATED: readonly RuleId[] = [
  'EW-B1',
  'EW-B2',
  'EW-B3',
  'EW-B4',
  'EW-B5',
  'EW-B6',
  'EW-S1',
  'EW-S2',
  'EW-S3',
  'EW-S5',
  'EW-S6',
  'EW-H1',
  'EW-5.19',
  'EW-A1',
  'EW-A2',
];

/** A test of the rule whose id begins its title: it fails unless that rule was at work in a fact or a refusal. */
export function rule(title: `EW-${string} ${string}`, body: () => void): void {
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
