/** The line that belongs to the board: what happens, one sentence after the other, and how fast; and what is going on, beside it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact, Snapshot } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../parts/session.js';
import { PACES, choosePace, concerns, lookedAt, pace, type Pace } from '../parts/pace.js';

/** Of some facts those that are worth a line: all of them where the game picks none. */
export function worthTelling({ ui, view }: Pick<Session, 'ui' | 'view'>, facts: readonly Fact[]): readonly Fact[] {
  return ui.told?.(facts, view) ?? facts;
}

/** What the line says of the frame on show: what is worth a line, or all where nothing is. */
function lineOf(session: Session, sentence: (fact: Fact) => string): string {
  return session.worthTelling(session.view.last).map(sentence).join(' ');
}

/** The last sentences that were told up to the frame on show, so many at most, the newest first. */
function lastTold(session: Session, sentence: (fact: Fact) => string, most: number): readonly string[] {
  const { playthrough, playback } = session;
  const told: string[] = [];
  let n = playthrough.steps.findLastIndex(({ frames }) => frames.includes(playback.shown!));
  let end = (playthrough.steps[n]?.frames.indexOf(playback.shown!) ?? -1) + 1;
  for (; n > 0 && told.length < most; end = playthrough.steps[--n]!.frames.length) {
    const facts = session.factsByFrame(playthrough.steps[n]!).slice(0, end).reverse();
    told.push(
      ...facts.map((some) => worthTelling(session, some).map(sentence).join(' ')).filter((said) => said !== ''),
    );
  }
  return told.slice(0, most);
}

/**
 * What is going on while nobody is asked here, in the place of what one could do; hidden from screen readers, which have
 * heard it.
 */
export function happening(session: Session, sentence: (fact: Fact) => string): TemplateResult | typeof nothing {
  const { isOpen, isComing, isOver, isBotsTurn, playback } = session;
  if (isOpen || isComing || isOver || (playback.isResting && !isBotsTurn)) return nothing;
  const said = lastTold(session, sentence, LAST);
  return html`<ol class="happening" aria-hidden="true">
    ${Array.from({ length: LAST }, (_, i) => html`<li>${said[i]}</li>`)}
  </ol>`;
}
/** How many sentences stand there. */
const LAST = 6;

/** How long the frame on show is looked at, in milliseconds. */
export function timeFor(session: Session, frame: Snapshot, sentence: (fact: Fact) => string): number {
  const { ui, view, playthrough } = session;
  const { frames, move } = playthrough.steps.findLast((step) => step.frames.includes(frame)) ?? {};
  const before = frames?.[frames.indexOf(frame) - 1];
  // A transition without an action tells nothing new.
  if (before?.context.table.last === frame.context.table.last) return 0;
  const told = worthTelling(session, view.last);
  const isMine = frames?.[0] === frame && move?.seat === view.seat;
  const isOwn = view.last.some((fact) => view.seat !== 'spectator' && concerns(fact, view.seat));
  return lookedAt(pace(), ui.duration(view.last), isMine ? '' : told.map(sentence).join(' '), isOwn);
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
