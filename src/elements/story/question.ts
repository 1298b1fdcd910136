/** Announces the prompt to screen readers when the reader must act, and again when the prompt changes. */
import type { Text } from '../../i18n/text.js';
import type { History } from '../../playthrough/history.js';
import { promptOf } from '../session/prompt.js';
import type { Session } from '../session/session.js';

export class Question {
  #playthrough: History | undefined;
  /** The length of the game when it was loaded. The first prompt is not announced, since the reader finds it on the page. */
  #initialLength = 0;
  #said = '';

  /** Returns the prompt if it must be announced now. After the reader's own moves that is only if it has changed. */
  next(session: Session, text: Text): string | undefined {
    const { playthrough, view, isOpen, decisions } = session;
    if (this.#playthrough !== playthrough) {
      this.#playthrough = playthrough;
      this.#initialLength = playthrough.length;
      this.#said = '';
    }
    // A forced move is announced separately.
    if (!isOpen || session.hotSeat.curtain !== undefined || decisions.forced) return undefined;
    const prompt = promptOf({ session, text, readonly: false });
    const question = `${playthrough.lastOfOthers(view.seat)} ${prompt}`;
    if (question === this.#said) return undefined;
    const isFirst = this.#said === '' && playthrough.length === this.#initialLength;
    this.#said = question;
    return isFirst ? undefined : prompt;
  }
}
