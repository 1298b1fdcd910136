/** Short sketches of Dark Mages positions, scenes with fixed dice, and tests titled with the rule that they show. */
import assert from 'node:assert/strict';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import type { RuleId } from '../../../src/games/dark-mages/ledger.js';
import { sketch, type MageSketch, type Sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import { SEATS } from '../../../src/games/dark-mages/map.js';
import { withDeck } from '../../../src/games/dark-mages/immutable.js';
import type { Fact, Mage, Play } from '../../../src/games/dark-mages/table.js';
import type { Seen } from '../../../src/games/dark-mages/view.js';
import { legalMoves, resume, startFrames, viewFor, type Params, type Snapshot } from '../../../src/index.js';
import { seeded } from '../../../src/kernel/random.js';
import { ruleTests } from '../rule.js';
import { GameScene } from '../scene.js';
import { deck } from './cards.js';
import { SAID } from './said.js';
import { STATED } from './stated.js';

export type { MageSketch, Sketch };
export type Name = (typeof SEATS)[number];

const { note, rule } = ruleTests<RuleId>(STATED, SAID);
export { rule };

/**
 * The state of a random number generator whose next dice are as given: `d20=15 d8=3`; a random index counts as a die
 * too: `d5=3`. They stand in it as words of chance from outside, each the face counted from 0.
 */
function fixed(spec: string): readonly number[] {
  const words = spec.split(/\s+/).map((die) => {
    const [faces, wanted] = die.slice(1).split('=').map(Number) as [number, number];
    // A die of 100 faces is thrown as two of 10.
    assert.ok(wanted >= 1 && wanted <= faces && faces < 100, die);
    return wanted - 1;
  });
  return seeded(3, words);
}

/** A game of Dark Mages at some point, played on by moves in notation. */
export class Scene extends GameScene<Table, Move, Seen, Fact> {
  constructor(all: readonly Snapshot<Table>[]) {
    super(darkMages, note, all);
  }
  get playing(): Play {
    return withDeck(this.table, deck);
  }
  /** The names of the seats that may move. */
  get toAct(): string {
    return [...new Set(legalMoves(darkMages, this.snapshot).map(({ seat }) => SEATS[seat]))].join(' ');
  }
  mage(name: Name): Mage {
    return this.table.mages[SEATS.indexOf(name)]!;
  }
  hp(...names: Name[]): string {
    return names.map((name) => this.mage(name).hp).join(' ');
  }
  /** Fixes the next dice. */
  dice(spec: string): this {
    const table = { ...this.table, rng: fixed(spec) };
    this.frames = [{ ...this.snapshot, context: { table } }];
    return this;
  }
  /**
   * Plays these moves, then passes for everybody who is asked for an answer; `facts` then holds the facts of all of it.
   */
  through(...lines: string[]): this {
    const facts = [...this.play(...lines).facts];
    while (this.phase.includes('answer')) {
      this.play(`${this.toAct} pass`);
      facts.push(...this.facts);
    }
    this.facts = facts;
    return this;
  }
  /** The parameters of the only fact with this code. */
  told(code: string): Params {
    const [fact, ...more] = this.said(code);
    assert.ok(fact && more.length === 0, `${code}: ${this.facts.map((f) => f.code).join(' ')}`);
    return fact.params ?? {};
  }
}

export const scene = (phase: string, drawn: Sketch = {}): Scene =>
  new Scene([resume(darkMages, sketch(phase, drawn), { seed: 1 })]);
export const attacking = (drawn: Sketch = {}): Scene => scene('attack.deciding', drawn);
export const preparing = (drawn: Sketch = {}): Scene => scene('preparation.deciding', drawn);
/** The view of the seat that is asked. */
export const seen = (game: Scene) => viewFor(darkMages, game.snapshot, legalMoves(darkMages, game.snapshot)[0]!.seat);

export const newGame = (players = 2, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(darkMages, { players, seed, options }));
