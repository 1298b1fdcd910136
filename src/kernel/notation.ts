/** One short line of text a move, and a whole game as lines: the notation of logs, tests, lessons and links. */
import { nameOf, type Game, type Move, type RedactedMove, type Start, type Table } from './game.js';

/** A game from its start: what is saved, exported and linked. It carries the seed and so everything. */
export interface GameRecord<M extends Move = Move> {
  readonly start: Start;
  readonly moves: readonly M[];
}

/** `red place 6 wizard`: the seat, the verb, and its fields in order; a field that is hidden is a `?`, which no parser takes. */
export function formatMove<T extends Table, M extends Move>(game: Game<T, M>, move: RedactedMove<M>): string {
  const fields = Object.keys(game.fields[move.type as M['type']]);
  const values = fields.map((name) => (move as unknown as Record<string, string | number>)[name] ?? '?');
  return [game.seats[move.seat], move.type, ...values].join(' ');
}

export const HEAD = 'playable-rules';
/** The version of the transcript's own form. */
export const FORM = 1;

/** A record as a transcript: a head that names form, game and versions, then a move a line. */
export function formatRecord<T extends Table, M extends Move>(game: Game<T, M>, record: GameRecord<M>): string {
  const { start } = record;
  const head =
    'position' in start
      ? [`position ${JSON.stringify(start.position)}`]
      : [
          `players ${start.players}`,
          ...Object.entries(start.options ?? {}).map(([name, value]) => `option ${name} ${JSON.stringify(value)}`),
        ];
  return [
    `${HEAD} ${FORM}`,
    `game ${nameOf(game)} ${game.version}`,
    `seed ${start.seed}`,
    ...head,
    '',
    ...record.moves.map((move) => formatMove(game, move)),
    '',
  ].join('\n');
}
