/** The line that belongs to the board: what happens, one sentence after the other, and how fast. */
import { html, type TemplateResult } from 'lit';
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
  const { last } = session.view;
  const told = worthTelling(session, last);
  return (told.length > 0 ? told : last).map(sentence).join(' ');
}

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

/** The line itself is hidden from screen readers: they hear the same facts announced. */
export function storyLine(session: Session, text: Text, sentence: (fact: Fact) => string): TemplateResult {
  const { playback, isBotsTurn } = session;
  const isMoving = isBotsTurn || !playback.isResting;
  const stay = (event: Event) => event.stopPropagation();
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
  return html`<div class="story" part="story" @pointerdown=${stay} @keydown=${stay}>
    <p class="line" aria-hidden="true">${lineOf(session, sentence)}</p>
    <div class="row" role="group" aria-label=${text('ui.story')}>
      ${button('next', () => playback.next())} ${button('skip', () => session.hurry())}
      <select
        data-do="pace"
        aria-label=${text('ui.pace')}
        title=${text('ui.pace')}
        @change=${(event: Event) => choosePace((event.target as HTMLSelectElement).value as Pace)}
      >
        ${PACES.map((name) => html`<option value=${name} ?selected=${name === now}>${text(`ui.pace:${name}`)}</option>`)}
      </select>
    </div>
  </div>`;
}
