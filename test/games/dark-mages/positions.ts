/** Positions of Dark Mages written briefly, with dice that fall as told, and tests that name the rule they show at work. */
import assert from 'node:assert/strict';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import { rollDice } from '../../../src/games/dark-mages/dice.js';
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

/** A game of Dark Mages at some point, played on in notation. */
export class Scene extends GameScene<Table, Move, Seen, Fact> {
  constructor(all: readonly Snapshot<Table>[]) {
    super(darkMages, note, all);
  }
  get playing(): Play {
    return withDeck(this.table, deck);
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
  /** What the one fact with this code says. */
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
/** What the seat that is asked sees. */
export const seen = (game: Scene) => viewFor(darkMages, game.snapshot, legalMoves(darkMages, game.snapshot)[0]!.seat);

export const newGame = (players = 2, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(darkMages, { players, seed, options }));
