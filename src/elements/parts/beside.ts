'use deferred';
/**
 * What stands beside a board besides what to do now: players and their points, the moves, the log, and the ways to another
 * game.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { moves } from './moves.js';
import type { PanelProps } from './panel.js';
import { others, timeline } from './timeline.js';

/** What help says and what was told: they lie where nothing stands below them. */
export const notes = ({ story, help, session }: PanelProps): TemplateResult =>
  html`${story.notes(session)}
    <div class="helps">${help?.note(session) ?? nothing}</div>`;

/** What keeps its height, then the players and their points, then what grows: nothing moves under the pointer. */
export function beside(props: PanelProps): TemplateResult {
  const { session, text } = props;
  return html`<aside>${session.ui.scoreboard(session.view, props)}</aside>
    ${props.readonly ? nothing : html`${timeline(props)} ${moves(props)}`} ${props.story.history(session)}
    <div class="others">
      ${props.readonly ? nothing : others(props)}
      ${session.autosave.isLost ? html`<p class="quiet unkept">${text('ui.unkept')}</p>` : nothing}
      <p class="quiet">${text('game.credit')}</p>
    </div>`;
}
