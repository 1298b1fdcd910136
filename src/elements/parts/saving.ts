'use deferred';
/**
 * A game that outlives a reload. What is kept is the transcript, with the versions of its form and of the rules, and who
 * sits where under which name. A record that no longer replays is set aside under a key of its own and never thrown away.
 */
import type { Game, Move, Table } from '../../kernel/game.js';
import { formatRecord, type GameRecord } from '../../kernel/notation.js';
import { parseRecord } from '../../kernel/transcript.js';
import { formatNames, parseNames } from '../../playthrough/seats.js';
import { asideOf, keepers, store, type Listener } from './kept.js';

export interface Saved<M extends Move = Move> {
  readonly record: GameRecord<M>;
  readonly seats: string;
  /** What the seats are called; empty for the game's own word. */
  readonly names: readonly string[];
}
/** A kept game that can no longer be taken up, as its text. */
export interface Kept {
  readonly old: string;
}

const SEATS = '# seats ';
const NAMES = '# names ';
/** What a note at the head of a transcript says; nothing where there is none. */
const noteOf = (text: string, note: string): string =>
  text
    .split(/\r?\n/)
    .find((line) => line.startsWith(note))
    ?.slice(note.length) ?? '';

/** A transcript that names the seats, in a note: whatever reads transcripts passes it over. */
export function withNames(transcript: string, names: readonly string[]): string {
  const said = formatNames(names);
  return said === '' ? transcript : `${NAMES}${said}\n${transcript}`;
}
/** The names that a transcript's note gives. Throws `BadInput` for what are none. */
export const namesIn = (transcript: string): string[] => parseNames(noteOf(transcript, NAMES));

/** `by` is the listener that is not told. Says whether the game outlives the page. */
export function keep<T extends Table, M extends Move>(
  game: Game<T, M>,
  key: string,
  { record, seats, names }: Saved<M>,
  by?: Listener,
): boolean {
  const isKept = store.set(key, `${SEATS}${seats}\n${withNames(formatRecord(game, record), names)}`);
  for (const other of keepers) if (other !== by && other.key() === key) other.tell();
  return isKept;
}

/** The game kept under a key. One that does not parse, or that `holds` throws on, is set aside and comes back as `old`. */
export function recall<T extends Table, M extends Move>(
  game: Game<T, M>,
  key: string,
  holds: (saved: Saved<M>) => void,
): Saved<M> | Kept | undefined {
  const text = store.get(key);
  const aside = asideOf(key);
  if (text === null) {
    const old = store.get(aside);
    return old === null ? undefined : { old };
  }
  try {
    const { start, moves } = parseRecord(game, text);
    const saved = { record: { start, moves }, seats: noteOf(text, SEATS), names: namesIn(text) };
    holds(saved);
    return saved;
  } catch {
    // One that was set aside before and has not been exported stays.
    const before = store.get(aside);
    const old = before === null ? text : `${before}\n${text}`;
    store.set(aside, old);
    store.remove(key);
    return { old };
  }
}

/** Lets go of a game that was set aside. */
export const forgetOld = (key: string): void => store.remove(asideOf(key));

/** Hands the reader a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
