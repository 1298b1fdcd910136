/** The way to what shows a thing of the board larger, which is fetched where a game has such things. */
import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Text } from '../../i18n/text.js';
import type { CloseUp } from './close-up.js';
import type { Session } from './session.js';

class CloseUpDoor extends Directive {
  #closeUp: CloseUp | undefined;
  #hasBegun = false;
  #shown: [Session, Text] | undefined;

  override update({ element }: ElementPart, [session, text]: [Session, Text]): typeof nothing {
    this.#shown = [session, text];
    this.#closeUp?.update(session, text);
    if (session.ui.closeUp && !this.#hasBegun) this.#fetch(element as HTMLElement);
    return nothing;
  }
  #fetch(view: HTMLElement): void {
    this.#hasBegun = true;
    import('./close-up.js').then(
      (made) => {
        this.#closeUp = new made.CloseUp(view);
        this.#closeUp.update(...this.#shown!);
      },
      () => (this.#hasBegun = false), // so that it is asked for again
    );
  }
  render(_session: Session, _text: Text): typeof nothing {
    return nothing;
  }
}

/** To stand on the element about the drawing, which has a box of the class `close-up`. */
export const closeUp = directive(CloseUpDoor);
