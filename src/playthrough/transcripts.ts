/** Parses moves and transcripts that a game starts with, and checks them against the rules. */
import { badInput, within } from '../kernel/bad-input.js';
import { RefusedMove, type Game, type Move, type Start } from '../kernel/game.js';
import { formatMove, type GameRecord } from '../kernel/notation.js';
import { parseMove, parseRecord } from '../kernel/transcript.js';
import { play } from '../kernel/play.js';
import { start } from '../kernel/start.js';

/** Parses moves separated by `;` or new lines. Throws `BadInput` naming a malformed move, or one that the rules forbid. */
export function parseMoves(game: Game, from: Start, text: string): readonly Move[] {
  const lines = text.split(/[;\n]/).map((line) => line.trim());
  const moves = lines.filter(Boolean).map((line, i) => within(`moves, move ${i + 1}, `, () => parseMove(game, line)));
  checkMoves(game, from, moves, (i) => `moves, move ${i + 1}`);
  return moves;
}

/** Throws `BadInput` for the first move that the rules forbid. `where` gives its place in the text. */
function checkMoves(game: Game, from: Start, moves: readonly Move[], where: (i: number) => string): void {
  let snapshot = start(game, from);
  moves.forEach((move, i) => {
    try {
      snapshot = play(game, snapshot, move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const { rule, code } = error.refusal;
      throw badInput(where(i), formatMove(game, move), 'refused', { rule, code });
    }
  });
}

/** Parses a transcript. Throws `BadInput` naming the line, also for a move that the rules forbid. */
export function parseTranscript(game: Game, text: string): GameRecord {
  const { start: from, moves, lines } = parseRecord(game, text);
  checkMoves(game, from, moves, (i) => `line ${lines[i]}`);
  return { start: from, moves };
}
