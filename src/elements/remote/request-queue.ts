/** The requests of a page to its server, which are sent one after the other. */
export class RequestQueue {
  readonly #pending = new Map<string, Promise<void>>();

  get isBusy(): boolean {
    return this.#pending.size > 0;
  }
  /** Whether a request of this name is pending. */
  has(name: string): boolean {
    return this.#pending.has(name);
  }
  /** Sends a request once the ones before it are answered; while one of the same name is pending, it sends no other. `send` is told whether it had to wait. */
  add(name: string, send: (hasWaited: boolean) => Promise<void>): Promise<void> {
    const same = this.#pending.get(name);
    if (same) return same;
    const before = [...this.#pending.values()].at(-1);
    const isAnswered = before?.catch(() => undefined);
    const done = (isAnswered ? isAnswered.then(() => send(true)) : send(false)).finally(() =>
      this.#pending.delete(name),
    );
    this.#pending.set(name, done);
    return done;
  }
}
