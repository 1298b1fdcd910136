/** Where a game is kept that outlives a reload, whether there is one, and who else keeps one there. */
import { nameOf, type Game } from '../../kernel/game.js';
import { safeStorage } from './storage.js';

export const store = safeStorage();

/**
 * The key of an element's game: its `save`, else path, game, id or place on the page, and what the page has it begin with;
 * `undefined` for `off`. Where a page has it begin otherwise, its readers begin anew.
 */
export function saveKey(
  element: Element & Partial<Record<(typeof BEGINS)[number], unknown>>,
  game: Pick<Game, 'id' | 'data'>,
  save: string | null,
): string | undefined {
  if (save === 'off') return undefined;
  if (save) return `playable-rules:${save}`;
  const isSame = (other: Element) => (other.getAttribute('game') ?? game.id) === game.id;
  const begins = BEGINS.flatMap((name) => (element[name] == null ? [] : ` ${name}=${String(element[name])}`));
  return `playable-rules:${location.pathname}#${placeOf(element, nameOf(game), isSame)}${begins.join('')}`;
}
const BEGINS = ['players', 'seats', 'options', 'seed'] as const;
/** Its id, else its number among its like; in a shadow root behind the place of the host, so that two cards are two places. */
function placeOf(element: Element, like: string, isSame: (other: Element) => boolean = () => true): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const same = [...root.querySelectorAll(element.localName)].filter(isSame);
  const place = element.id ? `${like}#${element.id}` : `${like}:${same.indexOf(element)}`;
  return root instanceof ShadowRoot ? `${placeOf(root.host, root.host.localName)}>${place}` : place;
}

/** Who keeps a game on this page: storage tells other windows of a change, and not this one. */
export const keepers = new Set<Listener>();
export interface Listener {
  readonly key: () => string | undefined;
  readonly tell: () => void;
}

/** Where a game is set aside that can no longer be taken up. */
export const asideOf = (key: string): string => `${key}:old`;
/** Whether a game is kept under a key, or was set aside. */
export const isKept = (key: string): boolean => [key, asideOf(key)].some((name) => store.get(name) !== null);
/** Whether the game kept under a key began at a position. */
export const keepsPosition = (key: string): boolean => /^position /m.test(store.get(key) ?? '');

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
