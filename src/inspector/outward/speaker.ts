/** Keeps an inspector up to date: sends all running actors each time it connects, and then everything that happens. */
import { maySend } from '../actor-system.js';
import type { Source, Told } from './types.js';

type Actor = Told & { type: 'actor' };

export class Speaker {
  readonly #everything: boolean;
  readonly #say: (told: Told) => void;
  #source: Source;
  #leave: () => void;
  #isHeard = false;
  /** The running actors, each with its latest snapshot. */
  readonly #running = new Map<string, Actor>();

  /** `say` converts one message to the inspector's protocol and sends it. */
  constructor(source: Source, everything: boolean, say: (told: Told) => void) {
    this.#everything = everything;
    this.#say = say;
    this.#source = source;
    this.#leave = this.#listen();
  }
  #listen(): () => void {
    let isOn = true;
    const leave = this.#source.tell(this.#everything, (told) => {
      // `leave` may be called while the source is still reporting.
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

  /** Call when the inspector has connected. */
  greet(): void {
    this.#isHeard = true;
    this.#running.forEach((actor) => this.#say(actor));
  }
  /** Sends an event from the inspector to an actor, unless no reader may send it. */
  send(sessionId: string, event: { readonly type: string }): void {
    if (this.#running.has(sessionId) && maySend(event.type)) this.#source.send(sessionId, event);
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
