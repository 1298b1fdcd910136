/** Storage that never throws: where the page may not store, what is kept lives as long as the page. */
export interface Store {
  get(key: string): string | null;
  /** Whether it outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

const memory = new Map<string, string>();
const inMemory: Store = {
  get: (key) => memory.get(key) ?? null,
  set(key, value) {
    memory.set(key, value);
    return false;
  },
  remove: (key) => void memory.delete(key),
};

/** `localStorage` where it works, else memory. A sandboxed frame throws on the very name. */
export function safeStorage(): Store {
  const attempt = <A>(use: (storage: Storage) => A, otherwise: () => A): A => {
    try {
      return use(localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    // What did not fit into storage is newer than what lies there.
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
  };
}
