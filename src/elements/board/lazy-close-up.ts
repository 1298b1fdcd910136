/** Lazy loader of `CloseUp`, for games that have close-ups. */
import { nothing, type LitElement } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Text } from '../../i18n/text.js';
import type { CloseUp } from './close-up.js';
import { LazyPart } from '../ui/lazy-part.js';
import type { Session } from '../session/session.js';

class CloseUpDirective extends Directive {
  #part: LazyPart<CloseUp> | undefined;

  override update({ element, options }: ElementPart, [session, text]: [Session, Text]): typeof nothing {
    this.#part ??= new LazyPart(options!.host as LitElement, 'close-up', async () => {
      const { CloseUp } = await import('./close-up.js');
      return new CloseUp(element as HTMLElement);
    });
    this.#part.value?.update(session, text);
    if (session.ui.closeUp) void this.#part.load();
    return nothing;
  }
  render(_session: Session, _text: Text): typeof nothing {
    return nothing;
  }
}

/** Directive for the element around the drawing, which must contain an element with the class `close-up`. */
export const closeUp = directive(CloseUpDirective);
