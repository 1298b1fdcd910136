/** A select of the rulebook's rules, each with the start of its text, because authors do not know rules by their ids. */
import { html, type TemplateResult } from 'lit';
import { isRule } from './completions.js';
import type { EditorContext } from './editor-context.js';
import { selectToAdd } from './small-parts.js';

export interface RulePickerProps {
  readonly field: string;
  readonly label: string;
  /** Rules that are already chosen: left out. */
  readonly without?: readonly string[];
  readonly pick: (id: string) => void;
}

/** Maximum length of a rule's text in the list. */
const EXCERPT = 70;
const short = (means: string): string => (means.length > EXCERPT ? `${means.slice(0, EXCERPT).trimEnd()}…` : means);

export function rulePicker(
  { completions, text }: Pick<EditorContext, 'completions' | 'text'>,
  { field, label, without = [], pick }: RulePickerProps,
): TemplateResult {
  const known = completions.filter(({ word }) => isRule(word) && !without.includes(word));
  const options = known.map(
    ({ word, means }) => html`<option value=${word}>${text('ui.named', { what: word, name: short(means) })}</option>`,
  );
  return selectToAdd(field, label, options, pick);
}
