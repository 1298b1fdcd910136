'use deferred';
/** Reads moves that a game begins with. */
import { BadInput, RefusedMove, type Game, type Move, type Start, type Table } from '../kernel/game.js';
import { formatMove, type GameRecord } from '../kernel/notation.js';
import { parseMove, parseRecord } from '../kernel/transcript.js';
import { play } from '../kernel/play.js';
import { start } from '../kernel/start.js';

/** Moves separated by `;` or new lines. Throws `BadInput` naming the move, also for one that the rules refuse there. */
export function parseMoves<T extends Table, M extends Move>(game: Game<T, M>, from: Start, text: string): readonly M[] {
  const lines = text.split(/[;\n]/).map((line) => line.trim());
  const moves = lines.filter(Boolean).map((line, i) => {
    try {
      return parseMove(game, line);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      throw new BadInput(`moves, move ${i + 1}, ${error.path}`, error.value, error.expected);
    }
  });
  checkMoves(game, from, moves, (i) => `moves, move ${i + 1}`);
  return moves;
}

/** Throws `BadInput` for a move that the rules refuse there, saying where it was found. */
function checkMoves<T extends Table, M extends Move>(
  game: Game<T, M>,
  from: Start,
  moves: readonly M[],
  where: (i: number) => string,
): void {
  let snapshot = start(game, from);
  moves.forEach((move, i) => {
    try {
      snapshot = play(game, snapshot, move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const { rule, code } = error.refusal;
      throw new BadInput(where(i), formatMove(game, move), `a move that the rules allow there: ${rule} (${code})`);
    }
  });
}

/** The record of a transcript. Throws `BadInput` naming the line, also for a move that the rules refuse there. */
export function parseTranscript<T extends Table, M extends Move>(game: Game<T, M>, text: string): GameRecord<M> {
  const { start: from, moves, lines } = parseRecord(game, text);
  checkMoves(game, from, moves, (i) => `line ${lines[i]}`);
  return { start: from, moves };
}
