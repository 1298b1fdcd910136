/** Text notation: one short line per move, and a whole game as lines. Logs, tests, lessons and links use it. */
import { nameOf, type Game, type Move, type RedactedMove, type Start, type Table } from './game.js';

/**
 * A start and all moves: the form in which games are saved, exported and linked. Its seed and draws reveal all secrets.
 * @public
 */
export interface GameRecord<M extends Move = Move> {
  /** How the game begins, with its chance. */
  readonly start: Start;
  /** All moves so far, the first one first. */
  readonly moves: readonly M[];
}

/** The most moves of a game in a link or at a table. A longer one was made to keep a page or a server busy. */
export const MOST_MOVES = 20_000;

/** What stands for a field that the viewer may not know. */
export const HIDDEN = '?';

/**
 * `red place 6 wizard`: the seat, the verb, its fields in order. A hidden field becomes `?`, which `parseMove` rejects.
 * @public
 */
export function formatMove<T extends Table, M extends Move>(game: Game<T, M>, move: RedactedMove<M>): string {
  const fields = Object.keys(game.fields[move.type as M['type']]);
  const values = fields.map((name) => (move as unknown as Record<string, string | number>)[name] ?? HIDDEN);
  return [game.seats[move.seat], move.type, ...values].join(' ');
}

export const HEAD = 'playable-rules';
/** The versions of the transcript format: the second has chance from outside, which only games of a server have. */
export const FORMS = [1, 2] as const;

/**
 * Formats a record as a transcript: a head that names the format, the game and their versions, then one move per line.
 * @public
 */
export function formatRecord<T extends Table, M extends Move>(game: Game<T, M>, record: GameRecord<M>): string {
  const { start } = record;
  const head =
    'position' in start
      ? [`position ${JSON.stringify(start.position)}`]
      : [
          `players ${start.players}`,
          ...Object.entries(start.options ?? {}).flatMap(([name, value]) =>
            value === undefined ? [] : [`option ${name} ${JSON.stringify(value)}`],
          ),
        ];
  return [
    `${HEAD} ${FORMS[start.draws ? 1 : 0]}`,
    `game ${nameOf(game)} ${game.version}`,
    `seed ${start.seed}`,
    ...(start.draws ? [['draws', ...start.draws].join(' ')] : []),
    ...head,
    '',
    ...record.moves.map((move) => formatMove(game, move)),
    '',
  ].join('\n');
}
