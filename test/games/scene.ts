/** A game at some point of a test, played on by moves in notation: the shared base of the scenes of all games. */
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

/** Freezes a table, so that a rule that modifies it instead of making another throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.values(Object.freeze(value)).forEach(freeze);
}

export class GameScene<T extends Table, M extends Move, V, F extends Fact> {
  /** The frames of the last move. */
  frames: readonly Snapshot<T>[];
  /** The facts of all moves of the last call of `play`. */
  facts: readonly F[];
  readonly #game: Game<T, M, V>;
  readonly #note: (facts: readonly Fact[]) => void;

  /** `note` is called with every fact and every refusal. */
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
  get phases(): string[] {
    return this.frames.map((frame) => phaseOf(frame.value));
  }

  /** Plays moves, each a line of notation; `facts` then holds the facts of all of them. */
  play(...lines: string[]): this {
    const all: Snapshot<T>[] = [];
    for (const line of lines) {
      const move = parseMove(this.#game, line);
      this.#checkOthersRefused(move);
      this.frames = frames(this.#game, this.snapshot, move);
      all.push(...this.frames);
    }
    this.facts = this.#hear(all);
    return this;
  }
  /** Fails if a seat that is not asked could make this move. */
  #checkOthersRefused(move: M): void {
    const asked = toAct(legalMoves(this.#game, this.snapshot));
    for (let seat = 0; seat < this.#game.seated(this.table); seat++) {
      const why = refusal(this.#game, this.snapshot, { ...move, seat });
      assert.ok(
        why || asked.includes(seat),
        `seat ${seat}, which is not asked, may make the move of ${move.seat}: ${move.type}`,
      );
    }
  }
  /**
   * The rule and code by which a move is refused, as in `EW-5.6 unopposed`; fails if it is allowed, offered or
   * playable.
   */
  refused(line: string): string {
    const move = parseMove(this.#game, line);
    const why = refusal(this.#game, this.snapshot, move);
    assert.ok(why, `${line} is allowed`);
    assert.throws(() => frames(this.#game, this.snapshot, move), RefusedMove, `${line} is refused, but can be played`);
    this.#note([why]);
    const offered = legalMoves(this.#game, this.snapshot).map((move) => formatMove(this.#game, move));
    assert.ok(!offered.includes(line), `${line} is refused, but offered`);
    return `${why.rule} ${why.code}`;
  }
  /** The offered moves without their seat, limited to those that begin with `start`. */
  offers(start = ''): string[] {
    return legalMoves(this.#game, this.snapshot)
      .map((move) => formatMove(this.#game, move).split(' ').slice(1).join(' '))
      .filter((line) => line.startsWith(start));
  }
  /** The facts with this code among those of the last call of `play`. */
  said(code: string): readonly F[] {
    return this.facts.filter((fact) => fact.code === code);
  }
}
