/**
 * A game that outlives a reload. What is kept is the transcript, with the versions of its form and of the rules, and who
 * sits where under which name. A record that no longer replays is set aside under a key of its own and never thrown away.
 */
import { nameOf, type Game, type Move, type Table } from '../../kernel/game.js';
import { formatRecord, parseRecord, type GameRecord } from '../../kernel/notation.js';
import { formatNames, parseNames } from '../../playthrough/seats.js';
import { safeStorage } from './storage.js';

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

const store = safeStorage();
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

/** The key of an element's game: its `save`, else path, game and id or place on the page; `undefined` for `off`. */
export function saveKey(element: Element, game: Pick<Game, 'id' | 'data'>, save: string | null): string | undefined {
  if (save === 'off') return undefined;
  const isSame = (other: Element) => (other.getAttribute('game') ?? game.id) === game.id;
  return `playable-rules:${save ? save : `${location.pathname}#${placeOf(element, nameOf(game), isSame)}`}`;
}
/** Its id, else its number among its like; in a shadow root behind the place of the host, so that two cards are two places. */
function placeOf(element: Element, like: string, isSame: (other: Element) => boolean = () => true): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const same = [...root.querySelectorAll(element.localName)].filter(isSame);
  const place = element.id ? `${like}#${element.id}` : `${like}:${same.indexOf(element)}`;
  return root instanceof ShadowRoot ? `${placeOf(root.host, root.host.localName)}>${place}` : place;
}

/** Who keeps a game on this page: storage tells other windows of a change, and not this one. */
const keepers = new Set<Listener>();
interface Listener {
  readonly key: () => string | undefined;
  readonly tell: () => void;
}

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
  const aside = `${key}:old`;
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

/** Whether a game is kept under a key. */
export const isKept = (key: string): boolean => store.get(key) !== null;
/** Whether the game kept under a key began at a position. */
export const keepsPosition = (key: string): boolean => /^position /m.test(store.get(key) ?? '');

/** Lets go of a game that was set aside. */
export const forgetOld = (key: string): void => store.remove(`${key}:old`);

/** Hears of another element, here or in another window, that writes under the same key. Returns the way out. */
export function onOther(listener: Listener): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && event.key === listener.key() && event.newValue !== null) listener.tell();
  };
  keepers.add(listener);
  addEventListener('storage', listen);
  return () => {
    keepers.delete(listener);
    removeEventListener('storage', listen);
  };
}

/** Hands the reader a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
