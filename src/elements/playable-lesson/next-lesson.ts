/** The lesson that comes after the one on show. Nobody goes on before that one is done: it is looked up behind it. */
import type { ReactiveControllerHost } from 'lit';
import type { Found } from '../../game-ui/lesson-source.js';
import { missed } from '../parts/missed.js';

export class NextLesson {
  /** Its id, once it is known and where there is one. */
  id: string | undefined;
  readonly #host: ReactiveControllerHost;
  #of: Found | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }
  /** Looks for the one after this. */
  after(found: Found): void {
    this.#of = found;
    this.id = undefined;
    found.following().then(
      (id) => {
        if (this.#of !== found) return;
        this.id = id;
        this.#host.requestUpdate();
      },
      (error: unknown) => missed(this.#host, 'following', error, () => this.after(found)),
    );
  }
}
