/** Where a game or an actor is, and what is to be done or how it ended. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { safeCopy } from '../../inspector/safe-copy.js';
import { past } from '../parts/notices.js';
import { promptOf } from '../parts/prompt.js';
import type { ActorWatch } from './actor-subject.js';
import type { ChartPanelParts } from './chart-panel.js';
import { briefIn } from './brief.js';
import { whereabouts } from './subject.js';

export function now({ subject, session, text, watch }: ChartPanelParts): TemplateResult {
  return html`<section class="now" part="now" tabindex="-1" aria-label=${whereabouts(subject, text)}>
    <p class="phase">${whereabouts(subject, text)}</p>
    ${session ? html`<p class="prompt">${promptOf({ session, text, readonly: true })}</p>` : nothing}
    ${watch && subject.isOver ? html`<p class="note">${endOf(watch, text)}</p>` : nothing}
  </section>`;
}

/** That it is looked back at, and the ways from there; under the band, which does not move when one begins to. */
export const lookingBack = ({ session, text, isLesson }: ChartPanelParts): unknown =>
  session ? past({ text, session, readonly: isLesson }) : nothing;

/** How an actor ended. */
export const endOf = ({ failure }: ActorWatch, text: Text): string =>
  failure ? text('phases.failed', { message: briefIn(text, safeCopy(failure.error), 300) }) : text('phases.stopped');
