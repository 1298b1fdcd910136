/** The step of the browser’s way at which the address of the page leads to a table: going back beyond it leaves the table. */
export class Step {
  /** The fragment that leads to the table; `undefined` while there is none, as at a table that an attribute names. */
  #hash: string | undefined;
  /** The key of the step. It stays the same where a page writes another address or state into it. */
  #key: string | undefined;

  /** The address that the page has now leads to the table. */
  mark(): void {
    this.#hash = location.hash;
    this.#key = ways?.currentEntry?.key;
  }
  /** Whether the address of the page leads to the table. */
  get isHere(): boolean {
    return this.#hash === location.hash;
  }
  /**
   * Whether the reader has gone back beyond the step. A link within the page leads on, and not away from the table. Where the browser
   * does not tell the steps, only an address without any fragment is known to be one before: no link leads there within the page.
   */
  get isAhead(): boolean {
    const at = ways?.entries().find(({ key }) => key === this.#key)?.index;
    if (this.#hash === undefined || this.isHere) return false;
    return at === undefined ? !location.href.includes('#') : ways!.currentEntry!.index < at;
  }
}
/** What the browser tells of its way; not every one does, and none in a frame without an origin. */
const ways = (globalThis as Partial<typeof globalThis>).navigation;
