/** Completions offered while an author writes: the rulebook's terms, and its rules by their ids. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { plainRule } from '../../game-ui/plain-rule.js';
import type { Completion } from './editor-context.js';

export async function completionsOf(
  { rulebook }: Pick<GameUi, 'rulebook'>,
  lang: string,
): Promise<readonly Completion[]> {
  const book = await rulebook?.(lang);
  if (!book) return [];
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  return [
    ...Object.entries(book.terms).map(([word, means]) => ({ word, means: plainRule(means) })),
    ...rules.map(({ id, text }) => ({ word: id, means: plainRule(text) })),
  ];
}
