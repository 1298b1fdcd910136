/** The game at a table: its start, its moves with the chance that they used, the position and the transcript that follow. It knows nobody. */
import type { AnyGame, NewGame, Seat, Snapshot, View } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatRecord } from '../../src/kernel/notation.js';
import { replay } from '../../src/kernel/play.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { viewFor } from '../../src/kernel/view.js';
import type { Ply } from '../../src/playthrough/history.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import type { KeptMove, KeptTable } from './kept.js';

/** The start of a game that has begun, with the chance of all its moves. */
export const wholeStart = ({ start, moves }: Pick<KeptTable, 'start' | 'moves'>) => ({
  ...start,
  draws: [...(start.draws ?? []), ...moves.flatMap(({ draws }) => draws)],
});

/** The transcript of a game that has begun, also of one that there are no rules for any more. */
export function recordOf(kept: KeptTable, rules: AnyGame | undefined): string {
  const { game, version, moves } = kept;
  // Moves are kept as they stand in a transcript.
  const head = formatRecord({ ...rules!, id: game, version }, { start: wholeStart(kept), moves: [] });
  return head + moves.map(({ move }) => `${move}\n`).join('');
}

export class Course {
  readonly game: AnyGame;
  #start: NewGame;
  readonly #moves: KeptMove[] = [];
  #epoch: number;
  #now: Snapshot | undefined;
  #plies: Ply[] | undefined;

  constructor(game: AnyGame, { start, moves, epoch }: Pick<KeptTable, 'start' | 'moves' | 'epoch'>) {
    this.game = game;
    this.#start = start;
    this.#epoch = epoch;
    if (!start.draws) return;
    this.#moves.push(...moves);
    const record = this.#record;
    this.#now = replay(game, record.start, record.moves);
  }

  get start(): NewGame {
    return this.#start;
  }
  /** The present position; `undefined` before the game begins. */
  get now(): Snapshot | undefined {
    return this.#now;
  }
  /** The number of moves made. */
  get n(): number {
    return this.#moves.length;
  }
  /** How often moves were taken back. */
  get epoch(): number {
    return this.#epoch;
  }
  /** The seats that the game waits for. */
  get toAct(): readonly Seat[] {
    return this.#now ? toAct(legalMoves(this.game, this.#now)) : [];
  }
  view(seat: Seat): View<unknown> {
    return viewFor(this.game, this.#now!, seat);
  }

  begin(draws: readonly number[], now: Snapshot): void {
    this.#start = { ...this.#start, draws };
    this.#now = now;
  }
  append(kept: KeptMove, ply: Ply): void {
    this.#moves.push(kept);
    this.#now = ply.frames.at(-1)!;
    this.#plies?.push(ply);
  }
  /** The moves after the first `n` are forgotten, and another epoch begins. */
  takeBack(n: number): void {
    this.#now = this.plies[n]!.frames.at(-1)!;
    this.#epoch++;
    this.#moves.splice(n);
    this.#plies = undefined;
  }

  /** All frames of all plies. They are made when somebody looks back or takes back, and kept until `forget`. */
  get plies(): readonly Ply[] {
    return (this.#plies ??= [...new Playthrough(this.game, this.#record).plies]);
  }
  forget(): void {
    this.#plies = undefined;
  }
  /** The transcript, with the chance of all moves. */
  get record(): string {
    return formatRecord(this.game, this.#record);
  }
  get #record() {
    const start = wholeStart({ start: this.#start, moves: this.#moves });
    return { start, moves: this.#moves.map(({ move }) => parseMove(this.game, move)) };
  }
}
