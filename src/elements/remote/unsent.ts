/** A note on what the server answered instead of making a move. */
import type { Text } from '../../i18n/text.js';
import type { Answer } from '../../playthrough/wire.js';
import type { Note } from '../panel/props.js';

export function unsent(text: Text, answer: Answer): Note {
  if ('stale' in answer) return { key: 'beside.moveLost' };
  const reason =
    'denied' in answer
      ? text(`denied.${answer.denied.code}`, answer.denied.params)
      : 'bad' in answer
        ? answer.bad.path
        : '';
  return { key: 'beside.notSent', params: { reason } };
}
