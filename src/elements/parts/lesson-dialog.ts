/** The lesson of a rule over a game, where a refusal leads to it. Fetched when a reader asks for it. */
import { css, html, nothing, render } from 'lit';
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
  /** The rule whose lesson it is, or the lesson by its id. */
  readonly rule?: string;
  readonly lesson?: string;
  readonly words: Catalogue;
  readonly text: Text;
}

/** Opens the dialog; it goes when it is closed. */
export async function openLesson({ root, game, rule, lesson, words, text }: Lessons): Promise<void> {
  const { lang } = text;
  await openDialog(root, { styles, lang }, async (dialog) => {
    dialog.className = 'lesson';
    if (rule !== undefined) dialog.ariaLabel = text('ui.learn', { rule });
    else dialog.ariaLabel = text('ui.helpMenu');
    for (const type of TOLD) dialog.addEventListener(type, (event) => event.stopPropagation());
    await defineElement('playable-lesson');
    render(
      html`<playable-lesson
          load="now"
          game=${game}
          rule=${rule ?? nothing}
          lesson=${lesson ?? nothing}
          lang=${lang}
          .words=${words}
        ></playable-lesson>
        <form method="dialog" class="row">
          <button class="primary" data-do="close">${text('ui.close')}</button>
        </form>`,
      dialog,
    );
  });
}
