/**
 * A game that outlives a reload. What is kept is the transcript, with the versions of its form and of the rules, and who
 * sits where. A record that no longer replays is set aside under a key of its own and never thrown away.
 */
import type { Game, Move, Table } from '../../kernel/game.js';
import { formatRecord, parseRecord, type GameRecord } from '../../kernel/notation.js';
import { safeStorage } from './storage.js';

export interface Saved<M extends Move = Move> {
  readonly record: GameRecord<M>;
  readonly seats: string;
}
/** A kept game that can no longer be taken up, as its text. */
export interface Kept {
  readonly old: string;
}

const store = safeStorage();
const SEATS = '# seats ';

/** The key of an element's game: its `save`, else path and id, else path, game and place on the page; `undefined` for `off`. */
export function saveKey(element: Element, game: string, save: string | null): string | undefined {
  if (save === 'off') return undefined;
  const root = element.getRootNode() as Document | ShadowRoot;
  const same = [...root.querySelectorAll(element.localName)].filter((e) => (e.getAttribute('game') ?? game) === game);
  const place = element.id || `${game}:${same.indexOf(element)}`;
  return `playable-rules:${save ? save : `${location.pathname}#${place}`}`;
}

export function keep<T extends Table, M extends Move>(
  game: Game<T, M>,
  key: string,
  { record, seats }: Saved<M>,
): void {
  store.set(key, `${SEATS}${seats}\n${formatRecord(game, record)}`);
}

export const forget = (key: string): void => store.remove(key);

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
    const seats = text.startsWith(SEATS) ? text.slice(SEATS.length, text.indexOf('\n')) : '';
    const saved = { record: { start, moves }, seats };
    holds(saved);
    return saved;
  } catch {
    store.set(aside, text);
    store.remove(key);
    return { old: text };
  }
}

/** Lets go of a game that was set aside. */
export const forgetOld = (key: string): void => store.remove(`${key}:old`);

/** Hears of another window that writes under the same key. */
export function onOtherWindow(key: () => string | undefined, tell: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && event.key === key() && event.newValue !== null) tell();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Hands the reader a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
