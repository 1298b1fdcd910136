/** Storage that never throws: if the page may not store, data lasts as long as the page. */
export interface Store {
  get(key: string): string | null;
  /** Returns whether the value outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys of what outlives the page that begin with this. */
  keys(prefix: string): string[];
}

const memory = new Map<string, string>();
const inMemory: Omit<Store, 'keys'> = {
  get: (key) => memory.get(key) ?? null,
  set(key, value) {
    memory.set(key, value);
    return false;
  },
  remove: (key) => void memory.delete(key),
};

/** `localStorage` where it works, else memory. In a sandboxed frame reading the name `localStorage` already throws. */
export function safeStorage(): Store {
  const attempt = <A>(use: (storage: Storage) => A, otherwise: () => A): A => {
    try {
      return use(localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    // A value in memory did not fit into the storage and is newer than the stored one.
    get: (key) =>
      inMemory.get(key) ??
      attempt(
        (s) => s.getItem(key),
        () => null,
      ),
    set: (key, value) => {
      inMemory.remove(key);
      return attempt(
        (s) => {
          s.setItem(key, value);
          return true;
        },
        () => inMemory.set(key, value),
      );
    },
    remove: (key) => {
      inMemory.remove(key);
      attempt(
        (s) => s.removeItem(key),
        () => {},
      );
    },
    keys: (prefix) =>
      attempt(
        (s) => Object.keys(s).filter((key) => key.startsWith(prefix)),
        () => [],
      ),
  };
}
