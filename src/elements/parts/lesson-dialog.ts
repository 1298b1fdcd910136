/** The lesson of a rule over a game, where a refusal leads to it. Fetched when a reader asks for it. */
import { css, html, render } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import { bring } from '../games.js';

/** What a lesson tells the page is not the game's to tell. */
const TOLD = ['step', 'over', 'move', 'moved', 'phase', 'refuse'].map((name) => `playable-${name}`);
const styles = css`
  dialog.lesson {
    inline-size: min(72rem, calc(100vw - 24px));
    box-sizing: border-box;
  }
`;

export interface Lessons {
  /** Where the dialog opens. */
  readonly root: ShadowRoot;
  readonly game: string;
  readonly rule: string;
  readonly words: Catalogue;
  readonly text: Text;
}

/** Opens the dialog; it goes when it is closed. */
export async function openLesson({ root, game, rule, words, text }: Lessons): Promise<void> {
  await bring('playable-lesson');
  const sheet = styles.styleSheet!;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.className = 'lesson';
  dialog.lang = text.lang;
  dialog.ariaLabel = text('ui.learn', { rule });
  dialog.addEventListener('close', () => dialog.remove());
  // Keys in here are none of the board's.
  for (const type of [...TOLD, 'keydown']) dialog.addEventListener(type, (event) => event.stopPropagation());
  render(
    html`<playable-lesson load="now" game=${game} rule=${rule} lang=${text.lang} .words=${words}></playable-lesson>
      <form method="dialog" class="row">
        <button class="primary" data-do="close">${text('ui.close')}</button>
      </form>`,
    dialog,
  );
  root.append(dialog);
  dialog.showModal();
}
