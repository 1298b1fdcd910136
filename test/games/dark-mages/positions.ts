/** Positions of Dark Mages written briefly, with dice that fall as told, and tests that name the rule they show at work. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import { FRESH_DONE } from '../../../src/games/dark-mages/changes.js';
import { rollDice } from '../../../src/games/dark-mages/dice.js';
import type { RuleId } from '../../../src/games/dark-mages/ledger.js';
import { SEATS, SLOTS } from '../../../src/games/dark-mages/map.js';
import { withDeck } from '../../../src/games/dark-mages/immutable.js';
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';
import type { Fact, Mage, Play, Refusal, Status } from '../../../src/games/dark-mages/table.js';
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
import { seeded } from '../../../src/kernel/random.js';

export type Name = (typeof SEATS)[number];
export const deck = STANDARD_DECK;
export const card = (id: string) => deck.cards.get(id)!;

export interface MageSketch {
  readonly character?: string;
  readonly hp?: number;
  readonly hand?: readonly string[];
  readonly worn?: readonly string[];
  /** `co_wolf ally`, `co_wolf shield 4`. */
  readonly companion?: string;
  readonly effects?: readonly Partial<Status>[];
}
export interface Sketch {
  readonly players?: number;
  readonly active?: Name;
  readonly turn?: number;
  readonly options?: Params;
  readonly done?: Partial<Table['done']>;
  readonly mages?: Readonly<Partial<Record<Name, MageSketch>>>;
  /** `en_troll`, `en_troll 5`: with so many hit points left. */
  readonly enemies?: readonly string[];
  /** The next cards of the draw pile. */
  readonly pile?: readonly string[];
  /** As many of the last cards of the pile are discarded already; `all` of them. */
  readonly discarded?: 'all' | readonly string[];
}

/** Red is of fire, green of water, and so on: the first seats are the mages of the ledger's examples. */
const CHARACTERS = ['ch_fire', 'ch_water', 'ch_nature', 'ch_death', 'ch_battle', 'ch_earth', 'ch_air', 'ch_life'];

const status = (seat: number, changes: Partial<Status>): Status => ({
  op: 'stat',
  card: 'po_growth',
  by: seat,
  stat: null,
  amount: 0,
  dice: null,
  save: false,
  until: 'used',
  seat,
  turns: 1,
  fresh: false,
  ...changes,
});

function mage(seat: number, sketch: MageSketch): Mage {
  const worn = Object.fromEntries(SLOTS.map((slot) => [slot, null])) as Record<(typeof SLOTS)[number], string | null>;
  for (const id of sketch.worn ?? []) worn[card(id).slot!] = id;
  const [companion, role, hp] = (sketch.companion ?? '').split(' ');
  const order = (id: string) => deck.order.get(id)!;
  return {
    character: sketch.character ?? CHARACTERS[seat]!,
    hp: sketch.hp ?? 60,
    hand: [...(sketch.hand ?? [])].sort((a, b) => order(a) - order(b)),
    worn,
    companion: companion
      ? { card: companion, role: role as 'ally', hp: Number(hp ?? card(companion).hp), effects: [] }
      : null,
    effects: (sketch.effects ?? []).map((effect) => status(seat, effect)),
  };
}

export function position(phase: string, sketch: Sketch = {}): Position {
  const players = sketch.players ?? 2;
  const mages = SEATS.slice(0, players).map((name, seat) => mage(seat, sketch.mages?.[name] ?? {}));
  const enemies = (sketch.enemies ?? []).map((text, i) => {
    const [id, hp] = text.split(' ');
    return {
      card: id!,
      number: i + 1,
      hp: Number(hp ?? card(id!).hp),
      since: 1,
      struck: true,
      played: [],
      effects: [],
    };
  });
  const used = [
    ...mages.flatMap(({ hand, worn, companion }) => [
      ...hand,
      ...Object.values(worn).filter((id) => id !== null),
      ...(companion ? [companion.card] : []),
    ]),
    ...enemies.map((enemy) => enemy.card),
    ...(sketch.pile ?? []),
    ...(Array.isArray(sketch.discarded) ? (sketch.discarded as string[]) : []),
  ];
  const rest = [...deck.all];
  for (const id of used) {
    assert.ok(rest.includes(id), `the deck has not so many of ${id}`);
    rest.splice(rest.indexOf(id), 1);
  }
  const stage = phase.startsWith('attack') ? 'attack' : phase.startsWith('end') ? 'end' : 'preparation';
  const table = {
    turn: sketch.turn ?? 2,
    active: SEATS.indexOf(sketch.active ?? 'red'),
    done: { ...FRESH_DONE, stage, ...sketch.done },
    mages,
    enemies,
    pile: [...(sketch.pile ?? []), ...(sketch.discarded ? [] : rest)],
    discards: sketch.discarded === 'all' ? rest : sketch.discarded ? [...rest, ...sketch.discarded] : [],
    inPlay: [],
    attack: null,
    strike: null,
    choice: null,
    winners: [],
  };
  return { game: 'dark-mages', version: 1, phase, table: table as unknown as Params, options: sketch.options ?? {} };
}

const produced = new Set<string>();
const note = (facts: readonly { rule: string }[]) => facts.forEach(({ rule }) => produced.add(rule));

/** The generator whose next dice fall so: `d20=15 d8=3`, or `3` for a place among so many: `d5=3`. */
function fixed(spec: string): readonly number[] {
  const dice = spec.split(/\s+/).map((die) => die.slice(1).split('=').map(Number) as [number, number]);
  search: for (let seed = 0; seed < 5_000_000; seed++) {
    let rng = seeded(seed);
    for (const [faces, wanted] of dice) {
      const rolled = rollDice(rng, 1, faces);
      if (rolled.values[0] !== wanted) continue search;
      rng = rolled.rng;
    }
    return seeded(seed);
  }
  throw new Error(`no seed gives ${spec}`);
}

/** A game in the middle of a test: plays lines of notation and tells what followed. */
export class Scene {
  frames: Snapshot<Table>[];
  facts: readonly Fact[] = [];

  constructor(frames: Snapshot<Table>[]) {
    this.frames = frames;
    this.#hear(frames);
  }
  #hear(frames: Snapshot<Table>[]) {
    this.facts = frames.flatMap((frame) => frame.context.table.last as readonly Fact[]);
    note(this.facts);
  }
  get snapshot(): Snapshot<Table> {
    return this.frames.at(-1)!;
  }
  get table(): Table {
    return this.snapshot.context.table;
  }
  get playing(): Play {
    return withDeck(this.table, deck);
  }
  get phase(): string {
    return phaseOf(this.snapshot.value);
  }
  /** The seats that are waited for. */
  get toAct(): string {
    return [...new Set(legalMoves(darkMages, this.snapshot).map(({ seat }) => SEATS[seat]))].join(' ');
  }
  mage(name: Name): Mage {
    return this.table.mages[SEATS.indexOf(name)]!;
  }
  hp(...names: Name[]): string {
    return names.map((name) => this.mage(name).hp).join(' ');
  }
  /** The next dice fall so. */
  dice(spec: string): this {
    const table = { ...this.table, rng: fixed(spec) };
    this.frames = [{ ...this.snapshot, context: { table } }];
    return this;
  }
  /** Plays these lines; what is said afterwards is what all of them said. */
  play(...lines: string[]): this {
    const all: Snapshot<Table>[] = [];
    for (const line of lines) {
      this.frames = frames(darkMages, this.snapshot, parseMove(darkMages, line));
      all.push(...this.frames);
    }
    this.#hear(all);
    return this;
  }
  /** Everybody who is asked gives no answer; then what is said is what all of that and the move before said. */
  through(...lines: string[]): this {
    const facts = [...this.play(...lines).facts];
    while (this.phase.includes('answering')) {
      this.play(`${this.toAct} pass`);
      facts.push(...this.facts);
    }
    this.facts = facts;
    return this;
  }
  /** Why a line is refused: `DM-A2 arcaneTooLow`. */
  refused(line: string): string {
    const why = refusal(darkMages, this.snapshot, parseMove(darkMages, line)) as Refusal | undefined;
    assert.ok(why, `${line} is allowed`);
    note([why]);
    const offered = legalMoves(darkMages, this.snapshot).map((move) => formatMove(darkMages, move));
    assert.ok(!offered.includes(line), `${line} is refused and offered`);
    return `${why.rule} ${why.code}`;
  }
  /** The moves on offer, without the seat; `start` keeps those that begin so. */
  offers(start = ''): string[] {
    return legalMoves(darkMages, this.snapshot)
      .map((move: Move) => formatMove(darkMages, move).split(' ').slice(1).join(' '))
      .filter((line) => line.startsWith(start));
  }
  /** The facts with this code that were said last. */
  said(code: string): readonly Fact[] {
    return this.facts.filter((fact) => fact.code === code);
  }
  /** What the one fact with this code says. */
  told(code: string): Params {
    const [fact, ...more] = this.said(code);
    assert.ok(fact && more.length === 0, `${code}: ${this.facts.map((f) => f.code).join(' ')}`);
    return fact.params ?? {};
  }
}

export const scene = (phase: string, sketch: Sketch = {}): Scene =>
  new Scene([resume(darkMages, position(phase, sketch), { seed: 1 })]);
export const attacking = (sketch: Sketch = {}): Scene => scene('attack.deciding', sketch);
export const preparing = (sketch: Sketch = {}): Scene => scene('preparation.deciding', sketch);

export const newGame = (players = 2, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(darkMages, { players, seed, options }));

/** Rules that name a constant or a set-up; no fact or refusal can carry them. */
export const STATED: readonly RuleId[] = ['DM-M1', 'DM-M2', 'DM-M3', 'DM-M4', 'DM-V5'];

/** A test of the rule whose id begins its title: it fails unless that rule was at work in a fact or a refusal. */
export function rule(title: `DM-${string} ${string}`, body: () => void): void {
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
