/**
 * The table at which the reader of an embed page is. A frame keeps it in the browser: nobody sees the frame's address, which begins
 * anew with the page around it.
 */
import { store } from '../elements/ui/storage.js';

/** The fragment that names a table, also to look on, without the key of a seat. */
const tableIn = (hash: string): string => /^#play=\w+(&watch=true)?/.exec(hash)?.[0] ?? '';

export class TableInFrame {
  #table = '';
  readonly #address: string;
  readonly #isFramed: boolean;

  /** `address` is that of the page without its fragment. */
  constructor(address: string, isFramed: boolean) {
    this.#address = address;
    this.#isFramed = isFramed;
  }
  get #key(): string {
    return `playable-rules:table:${this.#address}`;
  }
  /** Goes back to the table at which the reader was in this frame. */
  comeBack(): void {
    const kept = this.#isFramed && tableIn(location.hash) === '' ? store.get(this.#key) : null;
    if (kept !== null) history.replaceState(null, '', this.#address + kept);
  }
  /** Follows the reader to a table, and away from it. Returns the address of the page with the table; `undefined` if that is as before. */
  follow(): string | undefined {
    const before = this.#table;
    const table = (this.#table = tableIn(location.hash));
    if (table === before) return undefined;
    if (this.#isFramed)
      if (table) store.set(this.#key, table);
      else store.remove(this.#key);
    return this.#address + table;
  }
}
