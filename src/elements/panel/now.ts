/** The section `.now` of the panel: the prompt and the controls of the phase, after the welcome to a reader's first game. */
import { html, nothing, type TemplateResult } from 'lit';
import { phaseTitle } from '../../game-ui/phase-title.js';
import { winnersOf } from '../../game-ui/standings.js';
import { notices } from './notices.js';
import type { PanelProps } from './props.js';
import { promptOf } from '../session/prompt.js';
import { landmark } from '../ui/landmarks.js';

export function now(props: PanelProps): TemplateResult {
  const { text, session } = props;
  const { view } = session;
  const { phase } = view;
  // The only move is played automatically soon and other buttons follow: a click on this button would hit one of those. So
  // it never looks like a button that can be pressed.
  const isForced = session.decisions.onlyMove !== undefined;
  const waits = session.isComing || isForced ? 'true' : nothing;
  const welcome = props.help?.welcome(session);
  if (welcome)
    return html`<section
      class="now welcome"
      id="now"
      part="now"
      tabindex="-1"
      aria-label=${landmark(text, text('ui.now'))}
    >
      ${notices(props)} ${welcome}
    </section>`;
  return html`<section class="now" id="now" part="now" tabindex="-1" aria-label=${landmark(text, text('ui.now'))}>
    <div class="head">
      <p class="phase">${phaseTitle(phase, text)}</p>
      ${props.help?.buttons(session) ?? nothing}
      <button
        type="button"
        class="fuller"
        aria-expanded="false"
        aria-controls="now"
        aria-label=${text('ui.fuller')}
      ></button>
    </div>
    <p class="prompt">${said(props)}</p>
    ${
      props.timeLeft === undefined
        ? nothing
        : html`<p class="timer" role="timer">${text('ui.timeLeft', { time: minutes(props.timeLeft) })}</p>`
    }
    ${notices(props)}
    <div class=${`controls${isForced ? ' forced' : ''}`} aria-busy=${waits}>${props.control ?? nothing}</div>
    <div class="so-far">${props.story.soFar(session)}</div>
  </section>`;
}

/** The winners; or which move of a rerun is on show; or the prompt. */
function said(props: PanelProps): string {
  const { session, text, state } = props;
  const { ui, view, playthrough } = session;
  if (state.rerun !== undefined) return text('end.watching', { at: state.rerun, count: playthrough.length });
  return session.isOver ? winnersOf(ui, view, text) : promptOf(props);
}
const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
