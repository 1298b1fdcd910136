/** The lesson of a rule over a game, where a refusal leads to it. Fetched when a reader asks for it. */
import { css, html, nothing, render, type LitElement } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import { defineElement } from '../../game-ui/games.js';
import { openDialog } from './dialog.js';
import { missed } from './missed.js';

/** What a lesson tells the page is not the game's to tell. */
const TOLD = ['step', 'over', 'move', 'moved', 'phase', 'refuse'].map((name) => `playable-${name}`);
const styles = css`
  dialog.lesson {
    inline-size: min(80rem, calc(100vw - 24px));
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
    --playable-height: calc(100dvh - 7rem);
  }
`;

export interface Lessons {
  /** Where the dialog opens. */
  readonly root: ShadowRoot;
  readonly game: string;
  /** The rule whose lesson it is, or the lesson by its id. */
  readonly rule?: string;
  readonly lesson?: string;
  /** What the dialog is called, where it is not the lesson of a rule. */
  readonly title?: string;
  readonly words: Catalogue;
  readonly text: Text;
}

/** Opens the dialog; it goes when it is closed. Where the lesson cannot be fetched, the element says so and asks again. */
export const showLesson = (of: Lessons): Promise<void> =>
  openLesson(of).catch((error: unknown) => missed(of.root.host as LitElement, 'lesson', error, () => showLesson(of)));
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
          <form method="dialog"><button data-do="close">${text('ui.close')}</button></form>
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
    // The focus goes to the title, so that the dialog opens at its beginning.
    dialog.querySelector('h2')!.autofocus = true;
  });
}
