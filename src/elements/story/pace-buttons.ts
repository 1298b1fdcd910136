/** Buttons beside the story line for the pace of the playback. */
import { html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { PACES, choosePace, pace, type Pace } from '../session/pace.js';
import type { Session } from '../session/session.js';

/** `skip` brings the reader to their own move. */
export function paceButtons(session: Session, text: Text, skip: () => void): TemplateResult {
  const { playback, ui, view } = session;
  const { isHeld } = session.visit;
  const { isBotsTurn, reader } = session.hotSeat;
  const isMoving = isBotsTurn || isHeld || !playback.isResting;
  const hasMoves = reader !== undefined && !ui.isOut?.(view, reader);
  // A button without effect keeps its space and the focus.
  const button = (name: string, act: () => void, says = name) =>
    html`<button
      data-do=${name}
      aria-disabled=${isMoving ? 'false' : 'true'}
      @click=${() => (isMoving ? act() : undefined)}
    >
      ${text(`ui.${says}`)}
    </button>`;
  const now = pace();
  return html`<div class="row" role="group" aria-label=${text('ui.story')}>
    ${button('next', () => (isHeld ? session.visit.release() : playback.next()))}
    ${button('skip', skip, hasMoves ? 'toMyMove' : 'skip')}
    <select
      data-do="pace"
      aria-label=${text('ui.pace')}
      title=${text('ui.pace')}
      @change=${(event: Event) => choosePace((event.target as HTMLSelectElement).value as Pace)}
    >
      ${PACES.map((name) => html`<option value=${name} .selected=${name === now}>${text(`ui.pace:${name}`)}</option>`)}
    </select>
  </div>`;
}
