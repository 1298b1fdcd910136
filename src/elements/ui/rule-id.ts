/** Rule ids as buttons that open the rule's text, with its lesson. */
import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import { tryLoad } from './failed-loads.js';
import type { RulesAsked, Which } from './rule-dialog.js';

/** The button; `says` is its label, by default the id. `tab` -1 takes it out of the tab order. */
export const ruleId = (rule: string, says = rule, tab: 0 | -1 = 0): TemplateResult =>
  html`<button type="button" class="rule-id" data-rule=${rule} tabindex=${tab || nothing}>${says}</button>`;

/** The id in brackets, with no line break between them. */
export const inBrackets = (rule: string, tab: 0 | -1 = 0): TemplateResult =>
  html`<span class="rule-ref">(${ruleId(rule, rule, tab)})</span>`;

const ID = /\(([A-Z][A-Z0-9]*-[\w.]+)\)/;
/** Whether a sentence contains a rule id in brackets. */
export const namesRule = (sentence: string): boolean => ID.test(sentence);
/** A sentence whose rule ids in brackets become buttons. */
export function withRuleId(sentence: string, tab: 0 | -1 = 0): unknown {
  const parts = sentence.split(ID);
  return parts.length === 1 ? sentence : parts.map((part, i) => (i % 2 ? inBrackets(part, tab) : part));
}

/** Opens the rules dialog when a rule id inside the host is clicked, or on request. Loads the dialog then. */
export class RuleLinks {
  readonly #host: LitElement;
  readonly #asked: () => RulesAsked | undefined;

  constructor(host: LitElement, asked: () => RulesAsked | undefined) {
    this.#host = host;
    this.#asked = asked;
    host.addEventListener('click', this.#onClick);
  }
  readonly #onClick = (event: Event): void => {
    const [target] = event.composedPath();
    // An element inside the host, such as the game that a lesson plays on in, opens the rules that it names itself.
    if (!(target instanceof Element) || target.getRootNode() !== this.#host.renderRoot) return;
    const id = target.closest<HTMLElement>('.rule-id')?.dataset['rule'];
    if (id !== undefined) void this.open({ rule: id });
  };
  open(which: Which): Promise<void> {
    return tryLoad(this.#host, 'rule', async () => {
      const asked = this.#asked();
      if (asked) await (await import('./rule-dialog.js')).openRules(asked, which);
    });
  }
}
