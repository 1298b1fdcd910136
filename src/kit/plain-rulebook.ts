/** A rulebook without chapters of its own: the sentences `rule:<id>`, in the order in which the chart names their rules. */
import type { Rulebook } from '../game-ui/game-ui.js';
import type { Catalogue } from '../i18n/text.js';
import { chartOf } from '../kernel/chart.js';
import type { Machine } from '../kernel/define-chart.js';

const PREFIX = 'rule:';

/** Whether a catalogue states rules. */
export const statesRules = (words: Catalogue): boolean => Object.keys(words).some((key) => key.startsWith(PREFIX));

/**
 * Each state of the chart whose `meta` names rules begins a chapter of those that no state before it names. The other states
 * belong to the chapter before them, and rules that no state names to the last chapter.
 */
export function plainRulebook(machine: Machine, words: Catalogue): Rulebook {
  const ids = Object.keys(words).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  const chart = chartOf(machine);
  const chapters: { title: string; phases: string[]; rules: string[] }[] = [];
  const isLeft = (id: string) => ids.includes(id) && !chapters.some(({ rules }) => rules.includes(id));
  for (const phase of chart.phases) {
    const rules = chart.meta(phase).rules.filter(isLeft);
    const before = chapters.at(-1);
    if (before && rules.length === 0) before.phases.push(phase);
    else chapters.push({ title: words[`phase:${phase}`] ?? phase, phases: [phase], rules });
  }
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
