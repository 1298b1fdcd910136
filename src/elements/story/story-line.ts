/** The line that belongs to the board: what happens, one sentence after the other. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact } from '../../kernel/game.js';
import { isLoaded } from '../../kernel/deferred.js';
import type { Session } from '../parts/session.js';

/** What the line says of the frame on show: what is worth a line, or all where nothing is; the words come behind a first board. */
function lineOf(session: Session, sentence: (fact: Fact) => string): string {
  if (!isLoaded(session.ui.game.id)) return '';
  return session.worthTelling(session.view.last).map(sentence).join(' ');
}

/** From so many letters on it is written smaller, and smaller still, so that all of it has room. */
const LONG = 60;
const LONGEST = 95;
/** The classes of a line that says so much. */
export const sizeOf = ({ length }: string): string =>
  length > LONGEST ? 'line long longest' : length > LONG ? 'line long' : 'line';

/**
 * The line itself is hidden from screen readers: they hear the same facts announced. Beside it `buttons`, where there are any;
 * in its place `word`, where there is one.
 */
export function storyLine(
  session: Session,
  sentence: (fact: Fact) => string,
  buttons?: TemplateResult,
  word?: TemplateResult,
): TemplateResult {
  const stay = (event: Event) => event.stopPropagation();
  const said = lineOf(session, sentence);
  return html`<div class="story" part="story" @pointerdown=${stay} @keydown=${stay}>
    ${word ?? html`<p class=${sizeOf(said)} aria-hidden="true">${said}</p>`} ${buttons ?? nothing}
  </div>`;
}
