/** The line that belongs to the board: what happens, one sentence after the other, and how fast. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../parts/session.js';
import { PACES, choosePace, pace, type Pace } from '../parts/pace.js';

/** What the line says of the frame on show: what is worth a line, or all where nothing is. */
function lineOf(session: Session, sentence: (fact: Fact) => string): string {
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

/** How fast it goes. */
export function paceButtons(session: Session, text: Text): TemplateResult {
  const { playback, isBotsTurn } = session;
  const isMoving = isBotsTurn || !playback.isResting;
  // What cannot be pressed now keeps its room and the focus.
  const button = (name: string, act: () => void) =>
    html`<button
      data-do=${name}
      aria-disabled=${isMoving ? 'false' : 'true'}
      @click=${() => (isMoving ? act() : undefined)}
    >
      ${text(`ui.${name}`)}
    </button>`;
  const now = pace();
  return html`<div class="row" role="group" aria-label=${text('ui.story')}>
    ${button('next', () => playback.next())} ${button('skip', () => session.hurry())}
    <select
      data-do="pace"
      aria-label=${text('ui.pace')}
      title=${text('ui.pace')}
      @change=${(event: Event) => choosePace((event.target as HTMLSelectElement).value as Pace)}
    >
      ${PACES.map((name) => html`<option value=${name} ?selected=${name === now}>${text(`ui.pace:${name}`)}</option>`)}
    </select>
  </div>`;
}
