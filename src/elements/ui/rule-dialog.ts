/** A dialog with one rule of the rulebook, or the rules of a phase, each with a link to its lesson. Loaded on request. */
import { css, html, nothing, render, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { RuleText } from '../../game-ui/rulebook.js';
import { phaseTitle } from '../../game-ui/phase-title.js';
import { plainRule } from '../../game-ui/plain-rule.js';
import { readingWords } from '../../i18n/reading/index.js';
import { textOf, type Catalogue, type Text } from '../../i18n/text.js';
import { openDialog } from './dialog.js';
import { showLesson } from './lesson-dialog.js';

const styles = css`
  .rules {
    inline-size: min(36 * var(--rem), calc(100vw - 24px));
  }
  .rules h2 {
    margin: 0 0 8px;
    font-size: calc(1.15 * var(--rem));
  }
  .rules dl {
    display: grid;
    gap: 10px;
    margin: 0 0 14px;
  }
  .rules dt {
    font-size: calc(0.8 * var(--rem));
    color: var(--faint);
  }
  .rules dd {
    margin: 0;
    text-wrap: pretty;
  }
  .rules dd > * + * {
    margin-block-start: 6px;
  }
`;

export interface RulesAsked {
  readonly root: ShadowRoot;
  readonly ui: GameUi;
  /** The page's own words. */
  readonly words: Catalogue;
  readonly text: Text;
}
/** One rule by its id, or the rules of a state of the chart. */
export interface Which {
  readonly rule?: string | undefined;
  readonly phase?: string | undefined;
}

/** Opens the dialog, or says in the console that the rulebook has no such rule. */
export async function openRules(asked: RulesAsked, which: Which): Promise<void> {
  const { root, ui, words, text } = asked;
  const { lang } = text;
  const [book, lessons = [], reading] = await Promise.all([ui.rulebook?.(lang), ui.lessons?.(), readingWords(lang)]);
  const say = textOf(lang, [words, reading]);
  const found = (book?.chapters ?? []).flatMap(({ phases, rules }) =>
    phases.includes(which.phase ?? '') ? rules : rules.filter(({ id }) => id === which.rule),
  );
  if (found.length === 0) return console.warn(`${ui.game.id}: the rulebook has no ${which.rule ?? which.phase}.`);
  const taught = new Set(lessons.flatMap((lesson) => lesson.rules));
  await openDialog(root, { styles, lang }, (dialog) => {
    dialog.className = 'rules';
    dialog.setAttribute('aria-labelledby', 'rules-title');
    const learn = (rule: string) => () => {
      // Only one dialog can be open: the lesson opens when this one is closed.
      const open = () => void showLesson({ root, game: ui.game.id, rule, words, text });
      dialog.addEventListener('close', open, { once: true });
      dialog.close();
    };
    const entry = ({ id, text: sentence, ruling }: RuleText): TemplateResult =>
      html`<div>
        <dt>${id}</dt>
        <dd>
          <p>${plainRule(sentence)}</p>
          ${
            ruling === undefined
              ? nothing
              : html`<p class="quiet"><strong>${say('rulebook.ruling')}</strong> ${plainRule(ruling)}</p>`
          }
          ${
            taught.has(id)
              ? html`<button data-lesson=${id} aria-label=${say('rulebook.lessonOf', { rule: id })} @click=${learn(id)}>
                  ${say('rulebook.lesson')}
                </button>`
              : nothing
          }
        </dd>
      </div>`;
    const { rule = '', phase } = which;
    const title = phase === undefined ? say('rulebook.rule', { rule }) : phaseTitle(phase, text);
    render(
      html`<h2 id="rules-title" tabindex="-1">${title}</h2>
        <dl>${found.map(entry)}</dl>
        <div class="row">
          <button class="primary" data-do="close" @click=${() => dialog.close()}>${text('ui.close')}</button>
        </div>`,
      dialog,
    );
  });
  // Otherwise the first button gets the focus, and the text scrolls to it.
  root.querySelector<HTMLElement>('#rules-title')?.focus();
}
