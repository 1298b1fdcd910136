/** What is asked of a server: one thing after the other. */
export class Turns {
  readonly #asked = new Map<string, Promise<void>>();

  get isBusy(): boolean {
    return this.#asked.size > 0;
  }
  has(what: string): boolean {
    return this.#asked.has(what);
  }
  /** Asks once what is asked for twice, and all else when what was asked before is answered. `act` is told whether that was so. */
  ask(what: string, act: (isNext: boolean) => Promise<void>): Promise<void> {
    const same = this.#asked.get(what);
    if (same) return same;
    const before = [...this.#asked.values()].at(-1);
    const isAnswered = before?.catch(() => undefined);
    const done = (isAnswered ? isAnswered.then(() => act(true)) : act(false)).finally(() => this.#asked.delete(what));
    this.#asked.set(what, done);
    return done;
  }
}
