/** The lesson of a rule over a game, where a refusal leads to it. Fetched when a reader asks for it. */
import { css, html, render } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import { defineElement } from '../../game-ui/games.js';
import { openDialog } from './dialog.js';

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
  const { lang } = text;
  await openDialog(root, { styles, lang }, async (dialog) => {
    dialog.className = 'lesson';
    dialog.ariaLabel = text('ui.learn', { rule });
    for (const type of TOLD) dialog.addEventListener(type, (event) => event.stopPropagation());
    await defineElement('playable-lesson');
    render(
      html`<playable-lesson load="now" game=${game} rule=${rule} lang=${lang} .words=${words}></playable-lesson>
        <form method="dialog" class="row">
          <button class="primary" data-do="close">${text('ui.close')}</button>
        </form>`,
      dialog,
    );
  });
}
