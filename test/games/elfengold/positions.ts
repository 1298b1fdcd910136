/** Positions of Elfengold from short sketches, and a scene to play them in that notes every rule it sees at work. */
import assert from 'node:assert/strict';
import { elfengold, type Move, type Table } from '../../../src/games/elfengold/index.js';
import type { RuleId } from '../../../src/games/elfengold/ledger.js';
import { seatOf, sketch, type Sketch as Drawn } from '../../../src/games/elfengold/lessons/sketch.js';
import { COLOURS, type Colour, type RoadId } from '../../../src/games/elfengold/map.js';
import type { Fact, Player, Refusal } from '../../../src/games/elfengold/table.js';
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
import { ruleTests } from '../rule.js';
import { SAID } from './said.js';
import { STATED } from './stated.js';

export interface Sketch extends Drawn {
  readonly seed?: number;
}
/** The position that a sketch describes. */
export const position = (phase: string, { seed: _seed, ...drawn }: Sketch = {}): Position => sketch(phase, drawn);

const { note, rule } = ruleTests<RuleId>(STATED, SAID);
export { rule };

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
