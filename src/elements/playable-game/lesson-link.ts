/** Lazy link from a refusal to the lesson of its rule. Loads the dialog when it is opened. */
import type { LitElement } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import { reportFailedLoad } from '../ui/failed-loads.js';

export function lessonLink(
  host: LitElement & { readonly game: string; readonly words: Catalogue },
  rule: string,
  text: Text,
): { readonly rule: string; readonly open: () => void } {
  const { game, words } = host;
  const of = { root: host.renderRoot as ShadowRoot, game, rule, words, text };
  const failed = (error: unknown): void => reportFailedLoad(host, 'lesson', error, open);
  const open = (): void => void import('../ui/lesson-dialog.js').then(({ showLesson }) => showLesson(of), failed);
  return { rule, open };
}
