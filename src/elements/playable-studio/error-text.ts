/** Error messages for an author's input in the language of the page: the place, the value found, and what was expected. */
import type { Text } from '../../i18n/text.js';
import { BadInput, show } from '../../kernel/game.js';
import { messageOf } from '../ui/fault.js';

export function errorText(error: unknown, text: Text): string {
  if (!(error instanceof BadInput)) return messageOf(error);
  const { code, params, path, value } = error;
  const key = `expected.${code}`;
  // A game of an author’s own says in English what it expects.
  const expected = text.has(key) ? text(key, params) : error.expected;
  const where = path.replace(/\b(line|move) (\d+)/g, (_, what: string, n: string) => text(`studio.at.${what}`, { n }));
  const found = value === undefined ? text('studio.found.nothing') : show(value);
  return text('studio.expected', { where, found, expected });
}
