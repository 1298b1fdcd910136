/** Short sketches of Elfengold positions, and scenes that note every rule that appears when they are played. */
import { elfengold, type Move, type Table } from '../../../src/games/elfengold/index.js';
import type { RuleId } from '../../../src/games/elfengold/ledger.js';
import { seatOf, sketch, type Sketch as Drawn } from '../../../src/games/elfengold/lessons/sketch.js';
import { COLOURS, type Colour, type RoadId } from '../../../src/games/elfengold/map.js';
import type { Fact, Player } from '../../../src/games/elfengold/table.js';
import type { Seen } from '../../../src/games/elfengold/view.js';
import { resume, startFrames, type Params, type Position, type Snapshot } from '../../../src/index.js';
import { ruleTests } from '../rule.js';
import { GameScene } from '../scene.js';
import { SAID } from './said.js';
import { viewFor } from '../../../src/kernel/view.js';
import { STATED } from './stated.js';

export interface Sketch extends Drawn {
  readonly seed?: number;
}
export const position = (phase: string, { seed: _seed, ...drawn }: Sketch = {}): Position => sketch(phase, drawn);

const { note, rule } = ruleTests<RuleId>(STATED, SAID);
export { rule };

/** A game of Elfengold at some point, played on by moves in notation. */
export class Scene extends GameScene<Table, Move, Seen, Fact> {
  constructor(all: readonly Snapshot<Table>[]) {
    super(elfengold, note, all);
  }
  /** The code of the prompt of the seat that is asked. */
  get prompt(): string {
    return viewFor(elfengold, this.snapshot, this.table.queue[0] ?? 'spectator').prompt.code;
  }
  /** The colour of the seat that is asked. */
  get acting(): Colour | undefined {
    return COLOURS[this.table.queue[0]!];
  }
  player(colour: Colour): Player {
    return this.table.players[seatOf(colour)]!;
  }
  /** A player's cards, counters or towns as one string. */
  has(colour: Colour, what: 'hand' | 'hidden' | 'shown' | 'towns'): string {
    return this.player(colour)[what].join(' ');
  }
  on(road: RoadId): string {
    return this.table.roads[road].join(' ');
  }
  /** The rule and code of every fact of the last call of `play`. */
  get story(): string[] {
    return this.facts.map((fact) => `${fact.rule} ${fact.code}`);
  }
}

export const scene = (phase: string, sketch: Sketch = {}): Scene =>
  new Scene([resume(elfengold, position(phase, sketch), { seed: sketch.seed ?? 1 })]);

export const newGame = (players = 3, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(elfengold, { players, seed, options }));
