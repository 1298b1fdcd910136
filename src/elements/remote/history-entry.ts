/** The entry of the browser’s session history whose address leads to a table: going back to an earlier one leaves the table. */
export class HistoryEntry {
  /** The fragment that leads to the table; `undefined` while there is none, as at a table that an attribute names. */
  #hash: string | undefined;
  /** The key of the entry. It stays the same where a page writes another address or state into it. */
  #key: string | undefined;

  /** Marks the current entry: its address leads to the table. */
  mark(): void {
    this.#hash = location.hash;
    this.#key = navigation?.currentEntry?.key;
  }
  /** Whether the address of the page leads to the table. */
  get isCurrent(): boolean {
    return this.#hash === location.hash;
  }
  /**
   * Whether the reader has gone back to an earlier entry. A link within the page leads on, and not away from the table. Where the browser
   * does not list its entries, only an address without any fragment is known to be an earlier one: no link within the page leads there.
   */
  get isAhead(): boolean {
    const at = navigation?.entries().find(({ key }) => key === this.#key)?.index;
    if (this.#hash === undefined || this.isCurrent) return false;
    return at === undefined ? !location.href.includes('#') : navigation!.currentEntry!.index < at;
  }
}
/** The Navigation API: some browsers lack it, and it lists nothing in a frame without an origin. */
const { navigation } = globalThis as Partial<typeof globalThis>;
