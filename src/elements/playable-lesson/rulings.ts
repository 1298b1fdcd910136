/** Marks in the sentences of lessons: `[EG-6.5]` says that what precedes it is our ruling, where the rules are silent. */
import { html } from 'lit';
import type { Text } from '../../i18n/text.js';
import { withRuleId } from '../ui/rule-id.js';

const MARK = /\[([A-Z][A-Z0-9]*-[\w.]+)\]/g;

/** A sentence in which the rules it names become buttons, and the marks asterisks that open the rule with our ruling. */
export const withRulings = (sentence: string, text: Text): unknown[] =>
  sentence
    .split(MARK)
    .map((part, i) => (i % 2 ? ruling(part, text('lesson.ruling', { rule: part })) : withRuleId(part)));
const ruling = (rule: string, label: string) =>
  html`<button type="button" class="rule-id ruling" data-rule=${rule} aria-label=${label} title=${label}>*</button>`;

/** A sentence without its marks, to be read aloud. */
export const withoutMarks = (sentence: string): string => sentence.replaceAll(MARK, '');
