/** Storage keys of kept games, and notification of others that write under the same key. */
import type { ReactiveControllerHost } from 'lit';
import { nameOf, type Game } from '../../kernel/game.js';
import { rootOf, safeDocument } from '../../dom/safe-document.js';
import { store } from './storage.js';

/** What the key of a seat at a table is kept under, before the address of the server and the code of the table. */
export const SEAT_KEYS = 'playable-rules:seat:';
/** What the name is kept under that the reader gave last at a table. */
export const READER_NAME = 'playable-rules:name';

/**
 * The storage key of an element's game: the game and the element's `save`, else the page, the game, the element's id or place on
 * the page, and the attributes that the game begins with. `undefined` for `off`, and as long as an element without `save` has
 * no place because it is out of the page. If the page changes those attributes, its readers start a new game.
 */
export function saveKey(
  element: Element & Partial<Record<(typeof BEGINS)[number], unknown>>,
  game: Pick<Game, 'id' | 'data'>,
  save: string | null,
): string | undefined {
  if (save === 'off') return undefined;
  if (save) return `playable-rules:save:${nameOf(game)}:${save}`;
  if (!element.isConnected) return undefined;
  const isSame = (other: Element) => (other.getAttribute('game') ?? game.id) === game.id;
  const begins = BEGINS.flatMap((name) => (element[name] == null ? [] : ` ${name}=${String(element[name])}`));
  return `playable-rules:${thisPage()}#${placeOf(element, nameOf(game), isSame)}${begins.join('')}`;
}
/**
 * The path and query of the page. What belongs to the query the page may say itself, by a canonical link: the rest is of a
 * campaign, or of a session. A link to another path is not heeded: a router may have left it there from the page before.
 */
function thisPage(): string {
  const { href } = safeDocument.querySelector<HTMLLinkElement>('link[rel~=canonical]') ?? location;
  const own = URL.canParse(href) ? new URL(href) : location;
  const isThis = own.origin === location.origin && own.pathname === location.pathname;
  return location.pathname + (isThis ? own : location).search;
}
const BEGINS = ['players', 'seats', 'options', 'seed'] as const;
/**
 * The id of the element, else its index among the same elements. In a shadow root the host's place comes first, so that two
 * cards are two places.
 */
function placeOf(element: Element, like: string, isSame: (other: Element) => boolean = () => true): string {
  const root = rootOf(element);
  const same = [...root.querySelectorAll(element.localName)].filter(isSame);
  const place = element.id ? `${like}#${element.id}` : `${like}:${same.indexOf(element)}`;
  return root instanceof ShadowRoot ? `${placeOf(root.host, root.host.localName)}>${place}` : place;
}

/** Resolves when an element has a place in the page. */
export const untilPlaced = (host: ReactiveControllerHost): Promise<void> =>
  new Promise((resolve) => {
    const controller = {
      hostConnected() {
        host.removeController(controller);
        resolve();
      },
    };
    host.addController(controller);
  });

/** Listeners of this page: a storage event reaches other windows only. */
const saveListeners = new Set<SaveListener>();
export interface SaveListener {
  readonly key: () => string | undefined;
  readonly tell: () => void;
}

/** Whether another element in this page keeps its game under a key. */
export const isShared = (key: string, by: SaveListener): boolean =>
  [...saveListeners].some((other) => other !== by && other.key() === key);

/** Notifies all listeners of a key except `by`. */
export function tellSaved(key: string, by?: SaveListener): void {
  for (const other of saveListeners) if (other !== by && other.key() === key) other.tell();
}

/** The key of what was set aside: a kept game that can no longer be replayed, or lessons beside the present one. */
export const backupKey = (key: string): string => `${key}:old`;
/** Sets a text aside, after what was set aside before and has not been removed. Returns whether all of it outlives the page. */
export function setAside(key: string, text: string): boolean {
  const before = store.get(backupKey(key));
  return store.set(backupKey(key), before === null ? text : `${before}\n${text}`);
}
/** Sets the text under a key aside. If the storage has no room for the copy, the text stays where it is. Returns whether it was moved. */
export function moveAside(key: string, text: string): boolean {
  const before = store.get(backupKey(key));
  const isMoved = setAside(key, text) || !store.lasts(key);
  if (isMoved) store.remove(key);
  else if (before === null) store.remove(backupKey(key));
  else store.set(backupKey(key), before);
  return isMoved;
}
/** The texts set aside under a key, if each is one line. */
export const linesAside = (key: string): readonly string[] =>
  (store.get(backupKey(key)) ?? '').split('\n').filter((line) => line !== '');
/** Deletes a line that was set aside. */
export function forgetAside(key: string, line: string): void {
  const all = linesAside(key);
  const others = all.filter((other) => other !== line);
  if (others.length === all.length) return;
  if (others.length > 0) store.set(backupKey(key), others.join('\n'));
  else store.remove(backupKey(key));
}
/** Whether a game is stored under a key, or was set aside. */
export const hasSavedGame = (key: string): boolean => [key, backupKey(key)].some((name) => store.get(name) !== null);

/**
 * Calls the listener, while its element is on a page, when another element, here or in another window, writes under the same key;
 * after the browser's way back to a page that slept, when that was done meanwhile.
 */
export function onOtherSave(host: ReactiveControllerHost, listener: SaveListener): void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && event.key === listener.key() && event.newValue !== null) listener.tell();
  };
  const stored = () => store.get(listener.key() ?? '');
  let before: string | null = null;
  const sleep = () => (before = stored());
  const wake = ({ persisted }: PageTransitionEvent) => {
    const now = stored();
    if (persisted && now !== null && now !== before) listener.tell();
  };
  host.addController({
    hostConnected() {
      saveListeners.add(listener);
      addEventListener('storage', listen);
      addEventListener('pagehide', sleep);
      addEventListener('pageshow', wake);
    },
    hostDisconnected() {
      saveListeners.delete(listener);
      removeEventListener('storage', listen);
      removeEventListener('pagehide', sleep);
      removeEventListener('pageshow', wake);
    },
  });
}
