/** A dialog with a lesson over the game, such as the lesson of the rule of a refusal. Loaded on request. */
import { css, html, nothing, render, type LitElement } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import { defineElement } from '../../loading/games.js';
import { openDialog } from './dialog.js';
import { tryLoad } from './failed-loads.js';

/** Events of the lesson must not reach the page as events of the game. */
const TOLD = ['step', 'over', 'move', 'moved', 'changed', 'phase', 'refuse'].map((name) => `playable-${name}`);
const styles = css`
  dialog.lesson {
    inline-size: min(80 * var(--rem), calc(100vw - 24px));
    box-sizing: border-box;
    padding: 8px 12px 12px;
  }
  .lesson > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 8px;
  }
  .lesson h2 {
    font-size: calc(1.15 * var(--rem));
  }
  .lesson playable-lesson {
    --playable-height: calc(100dvh - 7 * var(--rem));
  }
`;

export interface Lessons {
  readonly root: ShadowRoot;
  readonly game: string;
  /** The rule that the lesson teaches; alternatively `lesson` is the id of the lesson. */
  readonly rule?: string;
  readonly lesson?: string;
  /** The title of the dialog, if it is not the lesson of a rule. */
  readonly title?: string;
  readonly words: Catalogue;
  readonly text: Text;
}

/** Opens the dialog. If the lesson cannot be loaded, the element shows a note with a retry button. */
export const showLesson = (of: Lessons): Promise<void> =>
  tryLoad(of.root.host as LitElement, 'lesson', () => openLesson(of));
async function openLesson({ root, game, rule, lesson, title, words, text }: Lessons): Promise<void> {
  const { lang } = text;
  await openDialog(root, { styles, lang }, async (dialog) => {
    dialog.className = 'lesson';
    dialog.setAttribute('aria-labelledby', 'lesson-title');
    for (const type of TOLD) dialog.addEventListener(type, (event) => event.stopPropagation());
    await defineElement('playable-lesson');
    render(
      html`<header>
          <h2 id="lesson-title" tabindex="-1">${title ?? text('ui.learn', { rule: rule ?? '' })}</h2>
          <button data-do="close" @click=${() => dialog.close()}>${text('ui.close')}</button>
        </header>
        <playable-lesson
          load="now"
          game=${game}
          rule=${rule ?? nothing}
          lesson=${lesson ?? nothing}
          lang=${lang}
          .words=${words}
        ></playable-lesson>`,
      dialog,
    );
    // The title gets the focus, so that the dialog opens scrolled to its top.
    dialog.querySelector('h2')!.autofocus = true;
  });
}
