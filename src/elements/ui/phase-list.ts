/**
 * The phases of a game in their order, with the current one marked. Nested states whose outermost state has a name in the
 * catalogue are one entry; while one of them is current, the entry has its name. Beside a prompt, which has that name, the entry
 * keeps its own, so that no line breaks change; the list scrolls there, and the keyboard can reach it. Elsewhere a phase without
 * a number in the rules, at whose beginning nobody moves, is listed only while it is current: a reader counts the phases.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { chartOf } from '../../kernel/chart.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { View } from '../../kernel/game.js';

export function phaseList(
  { ui, view }: { readonly ui: GameUi; readonly view: View },
  text: Text,
  label: string,
  isBesidePrompt = false,
): TemplateResult {
  const chart = chartOf(ui.game.machine);
  const outer = (phase: string) => {
    const name = phase.split('.')[0]!;
    return text.has(`phase:${name}`) ? name : phase;
  };
  const running = outer(view.phase);
  // The first nested state stands for all of them, except the current one.
  const entries = new Map<string, string>();
  for (const phase of chart.phases)
    if (!chart.ends(phase) && (!entries.has(outer(phase)) || phase === view.phase)) entries.set(outer(phase), phase);
  const number = (phase: string) => (text.has(`number:${phase}`) ? text(`number:${phase}`) : '');
  const names = [...entries]
    .filter(([name, phase]) => isBesidePrompt || name === running || number(phase) || chart.waits(phase))
    .map(([name]) => name);
  const at = names.indexOf(running);
  return html`<ol class="phases" aria-label=${label} tabindex=${isBesidePrompt ? '0' : nothing}>
    ${names.map(
      (name, i) =>
        html`<li class=${i < at ? 'past' : ''} aria-current=${i === at ? 'step' : nothing}>
          <span class="number">${number(entries.get(name)!)}</span>
          <span class="name">${text(`phase:${name === running && !isBesidePrompt ? view.phase : name}`)}</span>
        </li>`,
    )}
  </ol>`;
}
