/** A rulebook without chapters of its own: the sentences `rule:<id>`, in the order in which the chart names their rules. */
import type { Rulebook } from '../game-ui/rulebook.js';
import type { Catalogue } from '../i18n/text.js';
import { chartOf } from '../kernel/chart.js';
import type { Machine } from '../kernel/define-chart.js';

const PREFIX = 'rule:';

/** Whether a catalogue states rules. */
export const statesRules = (words: Catalogue): boolean => Object.keys(words).some((key) => key.startsWith(PREFIX));

/**
 * Each state of the chart whose `meta` names rules begins a chapter of those that no state before it names. The other states
 * belong to the chapter before them, at the beginning to the first chapter, and rules that no state names to the last chapter.
 */
export function plainRulebook(machine: Machine, words: Catalogue): Rulebook {
  const ids = Object.keys(words).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  const chart = chartOf(machine);
  const chapters: { title: string; phases: string[]; rules: string[] }[] = [];
  const isLeft = (id: string) => ids.includes(id) && !chapters.some(({ rules }) => rules.includes(id));
  const named = (phase: string) => words[`phase:${phase}`] ?? phase;
  const waiting: string[] = [];
  for (const phase of chart.phases) {
    const rules = chart.meta(phase).rules.filter(isLeft);
    if (rules.length === 0) (chapters.at(-1)?.phases ?? waiting).push(phase);
    else chapters.push({ title: named(phase), phases: [...waiting.splice(0), phase], rules });
  }
  if (waiting.length > 0) chapters.push({ title: named(waiting[0]!), phases: waiting, rules: [] });
  chapters.at(-1)!.rules.push(...ids.filter(isLeft));
  return {
    title: words['game.name'] ?? '',
    chapters: chapters.map(({ rules, ...rest }) => ({
      ...rest,
      rules: rules.map((id) => ({ id, text: words[PREFIX + id]! })),
    })),
    terms: {},
  };
}
