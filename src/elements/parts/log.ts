/** What happened, in sentences with the ids of their rules, newest first. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Fact, Viewer } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import type { Step } from '../../playthrough/playthrough.js';

export type Sentence = (fact: Fact) => string;
/** The facts of a move, in the order of its frames, that the reader may know. */
export type FactsOf = (step: Step) => readonly Fact[];

export function log(
  steps: readonly Step[],
  cursor: number,
  viewer: Viewer,
  factsOf: FactsOf,
  sentence: Sentence,
  text: Text,
  look: (n: number) => void,
): TemplateResult {
  // A log of hundreds of moves: what was said once is not said again.
  const said = (n: number) => () =>
    html`<button class="stamp" aria-label=${text('ui.show', { n })} @click=${() => look(n)}>${n}</button>
      <span
        >${factsOf(steps[n]!).map((fact) => html`<span class="fact">${sentence(fact)} <span class="rule">${fact.rule}</span></span> `)}</span
      >`;
  const entry = (n: number) =>
    html`<li aria-current=${n === cursor ? 'step' : 'false'}>${guard([steps[n], viewer, text], said(n))}</li>`;
  return html`<ol class="log" reversed>
    ${repeat([...steps.keys()].reverse(), (n) => n, entry)}
  </ol>`;
}
