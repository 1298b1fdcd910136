/**
 * In the question, a letter or digit moves the focus to the next button that begins with it, as in a menu. An auction asks the
 * same many times, and each time Tab passes all the buttons before the one that is meant.
 */
import { FIELDS } from '../../dom/own-keys.js';

export function toFirstLetter(event: KeyboardEvent): void {
  const [from] = event.composedPath() as Element[];
  const { key, altKey, ctrlKey, metaKey } = event;
  const section = from?.closest('section');
  const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !(altKey || ctrlKey || metaKey);
  if (!isLetter || event.defaultPrevented || !section?.querySelector('.controls') || from!.matches(FIELDS)) return;
  const begins = (button: HTMLElement) =>
    // What one sees, and what one hears.
    [button.textContent, button.ariaLabel].some((said) => {
      const [first] = said?.match(/[\p{L}\p{N}]/u) ?? [];
      return first?.toLocaleLowerCase() === key.toLocaleLowerCase();
    }) && button.checkVisibility();
  const buttons = [...section.querySelectorAll<HTMLElement>('button, summary')].filter(begins);
  const next = buttons[(buttons.indexOf(from as HTMLElement) + 1) % buttons.length];
  if (!next) return;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}
