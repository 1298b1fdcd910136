/** The lessons that the reader has finished on this site, each as `game/lesson`. They are kept in this browser only. */
import { store } from '../../src/elements/ui/storage.js';

const KEY = 'playable-rules:finished';

export const finished = (): Set<string> => new Set(store.get(KEY)?.split(' '));

export function finish(game: string, lesson: string): void {
  store.set(KEY, [...finished().add(`${game}/${lesson}`)].join(' '));
}
