/** The current state of a game or an actor, with the prompt or how it ended. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { safeCopy } from '../../inspector/safe-copy.js';
import { historyNote } from '../panel/notices.js';
import { promptOf } from '../session/prompt.js';
import { landmark } from '../ui/landmarks.js';
import type { ActorWatch } from './actor-subject.js';
import type { ChartPanelParts } from './chart-panel.js';
import { briefIn } from './brief.js';
import { whereabouts } from './subject.js';

export function currentState({ subject, session, text, watch }: ChartPanelParts): TemplateResult {
  return html`<section class="now" part="now" tabindex="-1" aria-label=${landmark(text, whereabouts(subject, text))}>
    <p class="phase">${whereabouts(subject, text)}</p>
    ${session ? html`<p class="prompt">${promptOf({ session, text, readonly: true })}</p>` : nothing}
    ${watch && subject.isOver ? html`<p class="note">${endOf(watch, text)}</p>` : nothing}
  </section>`;
}

/** The note that a past move is shown, with links back. It stands above the band, which stays where it is. */
export const pastNote = ({ session, text, isLesson }: ChartPanelParts): unknown =>
  session ? historyNote({ text, session, readonly: isLesson }) : nothing;

/** How an actor ended, in words. */
export const endOf = ({ failure }: ActorWatch, text: Text): string =>
  failure ? text('phases.failed', { message: briefIn(text, safeCopy(failure.error), 300) }) : text('phases.stopped');
