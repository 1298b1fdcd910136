/** Storage that never throws: if the page may not store, data lasts as long as the page. */
export interface Store {
  get(key: string): string | null;
  /** Returns whether the value outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether the value of a key outlives the page, if there is one. */
  lasts(key: string): boolean;
  /** The keys of what outlives the page that begin with this. */
  keys(prefix: string): string[];
}

const memory = new Map<string, string>();
/** In a sandboxed frame reading the name `localStorage` already throws. */
function attempt<A>(use: (storage: Storage) => A, otherwise: A): A {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

/** `localStorage` where it works, else memory. */
export const store: Store = {
  // A value in memory did not fit into the storage and is newer than the stored one.
  get: (key) => memory.get(key) ?? attempt((s) => s.getItem(key), null),
  set(key, value) {
    const isStored = attempt((s) => (s.setItem(key, value), true), false);
    if (isStored) memory.delete(key);
    else memory.set(key, value);
    return isStored;
  },
  remove(key) {
    memory.delete(key);
    attempt((s) => s.removeItem(key), undefined);
  },
  lasts: (key) => !memory.has(key),
  keys: (prefix) => attempt((s) => Object.keys(s).filter((key) => key.startsWith(prefix)), []),
};
