/** The panel beside a board, without `.now`: players and points, the list of moves, the log, and buttons for another game. */
import { html, nothing, type TemplateResult } from 'lit';
import { moves } from './moves.js';
import type { PanelProps } from './props.js';
import { gameButtons, timeline } from './timeline.js';

/** The notes of help and story. The caller places them where nothing is below them. */
export const sideNotes = ({ story, help, session }: PanelProps): TemplateResult =>
  html`${story.notes(session)}
    <div class="helps">${help?.note(session) ?? nothing}</div>`;

/**
 * Players and points, then the timeline, then the parts that may grow: nothing moves under the pointer. The list of moves is
 * in a box of its own, since Chromium leaves a `details` out of the tab order where `reading-flow` arranges it.
 */
export function sidePanel(props: PanelProps): TemplateResult {
  const { session, text } = props;
  return html`<div class="scores">${session.ui.scoreboard(session.view, props)}</div>
    ${
      props.readonly
        ? nothing
        : html`${timeline(props)}
            <div>${moves(props)}</div>`
    }
    ${props.story.history(session)}
    <div class="others">
      ${props.readonly ? nothing : gameButtons(props)}
      ${session.autosave?.isLost ? html`<p class="quiet unkept">${text('ui.unkept')}</p>` : nothing}
      <p class="quiet">${text('game.credit')}</p>
    </div>`;
}
