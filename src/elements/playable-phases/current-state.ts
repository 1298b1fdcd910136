/** The current state of a game or an actor, with the prompt or how it ended. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { safeCopy } from '../../inspector/safe-copy.js';
import { historyNote } from '../panel/notices.js';
import { promptOf } from '../session/prompt.js';
import { landmark } from '../ui/landmarks.js';
import type { ActorWatch } from './actor-watch.js';
import type { ChartPanelProps } from './chart-panel.js';
import { briefIn } from './brief.js';
import { whereabouts } from './live-chart.js';

export function currentState({ chart, session, text, watch }: ChartPanelProps): TemplateResult {
  return html`<section class="now" part="now" tabindex="-1" aria-label=${landmark(text, whereabouts(chart, text))}>
    <p class="phase">${whereabouts(chart, text)}</p>
    ${session ? html`<p class="prompt">${promptOf({ session, text, readonly: true })}</p>` : nothing}
    ${watch && chart.isOver ? html`<p class="note">${endOf(watch, text)}</p>` : nothing}
  </section>`;
}

/** The note that the past is shown, for a game with links back. It stands above the band, which stays where it is. */
export function pastNote({ session, watch, text, isLesson }: ChartPanelProps): unknown {
  if (session) return historyNote({ text, session, readonly: isLesson });
  if (watch?.at === undefined) return nothing;
  const params = { at: watch.at + 1, count: watch.happenings.length };
  return html`<p class="note">${text('phases.actor.past', params)}</p>`;
}

/** How an actor ended, in words. */
export const endOf = ({ failure }: ActorWatch, text: Text): string =>
  failure ? text('phases.failed', { message: briefIn(text, safeCopy(failure.error), 300) }) : text('phases.stopped');
