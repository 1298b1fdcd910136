/** Messages between the prompt and the controls: the result, what a table says, a refusal, answers, and where in the game the reader is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Autosave } from '../session/autosave.js';
import { download } from '../ui/download.js';
import type { Note, PanelProps } from './props.js';
import { result } from './result.js';
import { withRuleId } from '../ui/rule-id.js';

export function notices(props: PanelProps): TemplateResult {
  const { text, state, session } = props;
  return html`${session.isOver && state.rerun === undefined ? result(props) : props.table}
  ${
    props.refused
      ? html`<div class="row refusal">
          <p class="refused">${withRuleId(props.refused)}</p>
          ${learn(props)}
        </div>`
      : nothing
  }
  ${props.answered ? html`<p class="note">${props.answered}</p>` : nothing}
  ${state.rerun === undefined ? historyNote(props) : stop(props)}
  ${state.note && !state.note.by ? note(state.note, text) : nothing}
  ${
    session.autosave?.otherMoved
      ? html`<p class="note">${text('ui.otherTab')}</p>
          <div class="row"><button @click=${props.showOther}>${text('ui.otherTabLoad')}</button></div>`
      : nothing
  }
  ${session.autosave?.old ? oldGame(session.autosave, session.ui.game.id, text) : nothing}`;
}

/** A kept game that can no longer be replayed. A frame may not be allowed to save files, and says nothing then: saving removes nothing. */
const oldGame = (autosave: Autosave, game: string, text: Text): TemplateResult =>
  html`<p class="note">${text('ui.kept')}</p>
    <div class="row">
      <button @click=${() => download(`${game}-old.txt`, autosave.old!.old)}>${text('ui.keptExport')}</button>
      <button @click=${() => autosave.removeOld()}>${text('ui.keptRemove')}</button>
    </div>`;

const stop = ({ text, actions }: PanelProps): TemplateResult =>
  html`<div class="row">
    <button class="primary" data-do="stop" @click=${actions.stopRerun}>${text('end.stop')}</button>
  </div>`;

/** A button that opens the lesson of the rule of a refusal. */
const learn = ({ text, lesson }: PanelProps): TemplateResult | typeof nothing =>
  lesson
    ? html`<button data-do="learn" @click=${lesson.open}>${text('ui.learn', { rule: lesson.rule })}</button>`
    : nothing;

export const note = ({ key, params, details }: Note, text: Text): TemplateResult =>
  html`<p class="note">${text(key, params)}</p>
    ${
      details === undefined
        ? nothing
        : html`<details>
            <summary>${text('ui.details')}</summary>
            <p lang="en">${details}</p>
          </details>`
    }`;

/** A note that the reader looks at the past or at a copy, with buttons to go back; nothing while the game itself is on show. */
export function historyNote({
  text,
  session,
  readonly,
  story = { look: () => session.goLive() },
}: Pick<PanelProps, 'text' | 'session' | 'readonly'> & { readonly story?: Pick<PanelProps['story'], 'look'> }):
  TemplateResult | typeof nothing {
  const { playthrough, isLive } = session;
  const { isOn: isVisiting, isHeld } = session.visit;
  const { local } = playthrough;
  if (isLive && !isVisiting) return nothing;
  const { cursor, length } = playthrough;
  const count = length - cursor;
  const fork = () => text(count > 0 ? 'ui.forkLoses' : 'ui.fork', { count });
  return html`<p class="note">
      ${isVisiting ? text('ui.away') : text('ui.past', { at: cursor, count: length })}
      ${isHeld ? text('ui.held') : nothing}
    </p>
    <div class="row">
      ${isHeld ? html`<button data-do="release" @click=${() => session.visit.release()}>${text('ui.release')}</button>` : nothing}
      <button class="primary" data-do="live" @click=${() => story.look()}>${text('ui.live')}</button>
      ${readonly || isVisiting || !local || session.hotSeat.isCalledOff ? nothing : html`<button data-do="fork" @click=${() => local.fork(cursor)}>${fork()}</button>`}
    </div>
    ${local ? nothing : html`<p class="quiet">${text('beside.later')}</p>`}`;
}
