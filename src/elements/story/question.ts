/** What whoever only listens is asked: said when it comes to them, and again when it is another question. */
import type { Text } from '../../i18n/text.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import { promptOf } from '../parts/prompt.js';
import type { Session } from '../parts/session.js';

export class Question {
  #of: Playthrough | undefined;
  /** How long the game was when it came: what it asks at first is found by whoever comes to it. */
  #begun = 0;
  #said = '';

  /** The prompt, where it is to be said now; after moves of one's own only where it has changed. */
  next(session: Session, text: Text): string | undefined {
    const { playthrough, view, isOpen, decisions } = session;
    if (this.#of !== playthrough) {
      this.#of = playthrough;
      this.#begun = playthrough.length;
      this.#said = '';
    }
    // The only move that is left is said by itself.
    if (!isOpen || session.curtain !== undefined || decisions.forced) return undefined;
    const prompt = promptOf({ session, text, readonly: false });
    const question = `${playthrough.lastOfOthers(view.seat)} ${prompt}`;
    if (question === this.#said) return undefined;
    const isFirst = this.#said === '' && playthrough.length === this.#begun;
    this.#said = question;
    return isFirst ? undefined : prompt;
  }
}
