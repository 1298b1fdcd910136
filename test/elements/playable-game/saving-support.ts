/** A game that is saved under a name, reloaded, and opened from a file. */
import { waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { all, mount, one, openMenu, settled, words, type Attributes } from './support.js';

export const KEY = 'playable-rules:mine';
export const people = { players: '3', seats: 'human human human', save: 'mine' };
export const kept = () => localStorage.getItem(KEY);

/** A reload: the element goes, and another one like it comes. */
export async function reload(game: PlayableGame, attributes: Attributes = people): Promise<PlayableGame> {
  game.remove();
  return mount({ seed: '99', ...attributes });
}
/** Opens a file as a reader does. */
export async function open(game: PlayableGame, text: string): Promise<string> {
  const note = () => all(game, '.now :is(.note, .note + details)').map(words).join(' ');
  const before = note();
  await openMenu(game);
  const input = one<HTMLInputElement>(game, 'input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  await waitUntil(() => note() !== before, 'another note', { timeout: 5000 });
  await settled(game);
  return words(one(game, '.now'));
}
