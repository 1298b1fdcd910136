/** A game at some point of a test, played on in notation: what the scenes of all games have in common. */
import assert from 'node:assert/strict';
import {
  formatMove,
  frames,
  legalMoves,
  parseMove,
  RefusedMove,
  toAct,
  refusal,
  type Fact,
  type Game,
  type Move,
  type Snapshot,
  type Table,
} from '../../src/index.js';
import { phaseOf } from '../../src/kernel/chart.js';

/** So that a rule that writes on the table it is given, in place of making another, throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.values(Object.freeze(value)).forEach(freeze);
}

export class GameScene<T extends Table, M extends Move, V, F extends Fact> {
  /** The steps of the last move. */
  frames: readonly Snapshot<T>[];
  /** The facts of all that was played last. */
  facts: readonly F[];
  readonly #game: Game<T, M, V>;
  readonly #note: (facts: readonly Fact[]) => void;

  /** `note` is given every fact and every refusal. */
  constructor(game: Game<T, M, V>, note: (facts: readonly Fact[]) => void, all: readonly Snapshot<T>[]) {
    this.#game = game;
    this.#note = note;
    this.frames = all;
    this.facts = this.#hear(all);
  }
  #hear(all: readonly Snapshot<T>[]): readonly F[] {
    for (const { context } of all) freeze(context.table);
    const facts = all.flatMap((frame) => frame.context.table.last as readonly F[]);
    this.#note(facts);
    return facts;
  }

  get snapshot(): Snapshot<T> {
    return this.frames.at(-1)!;
  }
  get table(): T {
    return this.snapshot.context.table;
  }
  get phase(): string {
    return phaseOf(this.snapshot.value);
  }
  /** The phases of the last move's steps. */
  get phases(): string[] {
    return this.frames.map((frame) => phaseOf(frame.value));
  }

  /** Plays moves, each a line of notation; what is said afterwards is what all of them said. */
  play(...lines: string[]): this {
    const all: Snapshot<T>[] = [];
    for (const line of lines) {
      const move = parseMove(this.#game, line);
      this.#mayNobodyElse(move);
      this.frames = frames(this.#game, this.snapshot, move);
      all.push(...this.frames);
    }
    this.facts = this.#hear(all);
    return this;
  }
  /** Fails where a seat that is not asked may make the move of one that is. */
  #mayNobodyElse(move: M): void {
    const asked = toAct(legalMoves(this.#game, this.snapshot));
    for (let seat = 0; seat < this.#game.seated(this.table); seat++) {
      const why = refusal(this.#game, this.snapshot, { ...move, seat });
      assert.ok(why || asked.includes(seat), `${seat} makes the move of ${move.seat}: ${move.type}`);
    }
  }
  /** Why a move is refused, `EW-5.6 unopposed`; fails where it is allowed, offered, or played. */
  refused(line: string): string {
    const move = parseMove(this.#game, line);
    const why = refusal(this.#game, this.snapshot, move);
    assert.ok(why, `${line} is allowed`);
    assert.throws(() => frames(this.#game, this.snapshot, move), RefusedMove, `${line} is refused and played`);
    this.#note([why]);
    const offered = legalMoves(this.#game, this.snapshot).map((move) => formatMove(this.#game, move));
    assert.ok(!offered.includes(line), `${line} is refused and offered`);
    return `${why.rule} ${why.code}`;
  }
  /** The moves on offer, without the seat; `start` keeps those that begin so. */
  offers(start = ''): string[] {
    return legalMoves(this.#game, this.snapshot)
      .map((move) => formatMove(this.#game, move).split(' ').slice(1).join(' '))
      .filter((line) => line.startsWith(start));
  }
  /** The facts with this code that were said last. */
  said(code: string): readonly F[] {
    return this.facts.filter((fact) => fact.code === code);
  }
}
