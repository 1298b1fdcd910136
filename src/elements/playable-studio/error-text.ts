/** Error messages for an author's input in the language of the page: the place, the value found, and what was expected. */
import { saidOf } from '../../i18n/expected/index.js';
import type { Text } from '../../i18n/text.js';
import { BadInput } from '../../kernel/game.js';
import { messageOf } from '../ui/fault.js';

export const errorText = (error: unknown, text: Text): string =>
  error instanceof BadInput ? saidOf(error, text) : messageOf(error);
