/** Keeps an inspector told: of all that runs when it connects, also anew, and then of all that happens. */
import type { Source, Told } from './types.js';

type Actor = Told & { type: 'actor' };

export class Speaker {
  readonly #everything: boolean;
  readonly #say: (told: Told) => void;
  #source: Source;
  #leave: () => void;
  #isHeard = false;
  /** The actors that run, each as it is now. */
  readonly #running = new Map<string, Actor>();

  /** `say` puts one thing into the inspector's own words and sends it. */
  constructor(source: Source, everything: boolean, say: (told: Told) => void) {
    this.#everything = everything;
    this.#say = say;
    this.#source = source;
    this.#leave = this.#listen();
  }
  #listen(): () => void {
    let isOn = true;
    const leave = this.#source.tell(this.#everything, (told) => {
      // It may be left in the midst of what is being told.
      if (isOn) this.#hear(told);
    });
    return () => {
      isOn = false;
      leave();
    };
  }
  #hear(told: Told): void {
    const { sessionId } = told;
    if (told.type === 'actor') this.#running.set(sessionId, told);
    if (told.type === 'snapshot') {
      if (told.snapshot.status !== 'active') this.#running.delete(sessionId);
      else this.#running.set(sessionId, { ...this.#running.get(sessionId)!, snapshot: told.snapshot });
    }
    if (this.#isHeard) this.#say(told);
  }

  /** The inspector is there. */
  greet(): void {
    this.#isHeard = true;
    this.#running.forEach((actor) => this.#say(actor));
  }
  /** The inspector sends an event. What XState sends itself is not for others to send. */
  send(sessionId: string, event: { readonly type: string }): void {
    if (this.#running.has(sessionId) && !event.type.startsWith('xstate.')) this.#source.send(sessionId, event);
  }
  follow(source: Source): void {
    this.stop();
    this.#source = source;
    this.#leave = this.#listen();
  }
  stop(): void {
    this.#leave();
    for (const { sessionId, snapshot } of [...this.#running.values()]) {
      this.#hear({
        type: 'snapshot',
        sessionId,
        event: { type: 'xstate.stop' },
        snapshot: { ...snapshot, status: 'stopped' },
      });
    }
  }
}
