/** The line above a board, which says what is happening. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../session/session.js';
import { summaryOfRun } from './reading-time.js';

/** The text of the line: the news, if there are any, else the facts worth telling of the frame on show. */
function lineOf(session: Session, sentence: (fact: Fact) => string, news: readonly Fact[], text: Text): string {
  const together = news.length > 0 ? undefined : summaryOfRun(session, text);
  if (together !== undefined) return together;
  return (news.length > 0 ? news : session.knowledge.factsToTell(session.view.last, session.view))
    .map(sentence)
    .join(' ');
}

/**
 * Longer texts, in characters, have a smaller font, so that they fit. Of our games that is one in thirty: a line whose font
 * changes from move to move is hard to read.
 */
const LONG = 105;
/** The classes of a line with this text. */
export const sizeOf = ({ length }: string): string => (length > LONG ? 'line long' : 'line');

/**
 * The line is hidden from screen readers, since the same facts are announced. `news` are said before all else; `buttons` are
 * beside the line; `word` replaces it.
 */
export function storyLine(
  session: Session,
  sentence: (fact: Fact) => string,
  text: Text,
  news: readonly Fact[] = [],
  buttons?: TemplateResult,
  word?: TemplateResult,
): TemplateResult {
  const stay = (event: Event) => event.stopPropagation();
  const said = lineOf(session, sentence, news, text);
  return html`<div class="story" part="story" @pointerdown=${stay} @keydown=${stay}>
    ${word ?? html`<p class=${sizeOf(said)} aria-hidden="true">${said}</p>`} ${buttons ?? nothing}
  </div>`;
}
