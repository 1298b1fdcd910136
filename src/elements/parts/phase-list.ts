/** The phases of a game in their order, the running one marked: where one is in the course of things. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { chartOf } from '../../kernel/chart.js';
import type { Session } from './session.js';

export function phaseList({ ui, view }: Session, text: Text, label = text('static.phases')): TemplateResult {
  const chart = chartOf(ui.game.machine);
  const phases = chart.phases.filter((phase) => !chart.ends(phase));
  const at = phases.indexOf(view.phase);
  const number = (phase: string) => (text.has(`number:${phase}`) ? text(`number:${phase}`) : '');
  return html`<ol class="phases" aria-label=${label}>
    ${phases.map(
      (phase, i) =>
        html`<li class=${i < at ? 'past' : ''} aria-current=${i === at ? 'step' : nothing}>
          <span class="number">${number(phase)}</span> <span class="name">${text(`phase:${phase}`)}</span>
        </li>`,
    )}
  </ol>`;
}
