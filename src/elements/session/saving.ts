/**
 * Keeps games over reloads, as a transcript with the versions of its format and of the rules, and with the players and
 * names of the seats. A record that can no longer be replayed is moved to a key of its own, and removed only when the reader says so.
 */
import type { Game } from '../../kernel/game.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { parseRecord } from '../../kernel/transcript.js';
import { formatNames, parseNames } from '../../playthrough/seats.js';
import { isUnexpected } from '../ui/fault.js';
import { backupKey, moveAside, tellSaved, type SaveListener } from '../ui/save-keys.js';
import { store } from '../ui/storage.js';

export interface Saved {
  readonly record: GameRecord;
  readonly seats: string;
  /** The names of the seats; an empty name stands for the game's own word. */
  readonly names: readonly string[];
}
/** The text of a kept game that can no longer be replayed, and the key under which it is now. */
export interface OutdatedGame {
  readonly old: string;
  readonly key: string;
}

const SEATS = '# seats ';
const NAMES = '# names ';
/** The value of a note at the head of a transcript; empty if there is none. */
const noteOf = (text: string, note: string): string =>
  text
    .split(/\r?\n/)
    .find((line) => line.startsWith(note))
    ?.slice(note.length) ?? '';

/** A transcript with the names of the seats in a note, which parsers ignore. */
export function withNames(transcript: string, names: readonly string[]): string {
  const said = formatNames(names);
  return said === '' ? transcript : `${NAMES}${said}\n${transcript}`;
}
/** The names in a transcript's note. Throws `BadInput` if they are invalid. */
export const namesIn = (transcript: string): string[] => parseNames(noteOf(transcript, NAMES));

/** Keeps a game under a key. Notifies all listeners of that key except `by`. Returns whether the game outlives the page. */
export function saveGame(game: Game, key: string, { record, seats, names }: Saved, by?: SaveListener): boolean {
  const isKept = store.set(key, `${SEATS}${seats}\n${withNames(formatRecord(game, record), names)}`);
  tellSaved(key, by);
  return isKept;
}

/**
 * The game kept under a key; `undefined` if there is none. If it does not parse, or `holds` refuses it with `BadInput` or
 * `RefusedMove`, it is set aside, if the storage has room for that, and returned as `old`. Another error is thrown, and the
 * game stays.
 */
export function loadSavedGame(
  game: Game,
  key: string,
  holds: (saved: Saved) => void,
): Saved | OutdatedGame | undefined {
  const text = store.get(key);
  if (text === null) return oldGame(backupKey(key));
  try {
    const { start, moves } = parseRecord(game, text);
    const saved = { record: { start, moves }, seats: noteOf(text, SEATS), names: namesIn(text) };
    holds(saved);
    return saved;
  } catch (error) {
    if (isUnexpected(error)) throw error;
    return moveAside(key, text) ? oldGame(backupKey(key)) : { old: text, key };
  }
}
function oldGame(key: string): OutdatedGame | undefined {
  const old = store.get(key);
  return old === null ? undefined : { old, key };
}
