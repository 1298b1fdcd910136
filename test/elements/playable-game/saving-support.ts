/** Helpers for tests of saved games: the stored text, a reload, and a file opened by the reader. */
import { waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { all, mount, one, openMenu, settled, words, type Attributes } from './support.js';

export const keyOf = (save: string) => `playable-rules:save:elfenwizards:${save}`;
export const KEY = keyOf('mine');
export const people = { players: '3', seats: 'human human human', save: 'mine' };
/** The names under which games are kept, without the reader's settings. */
export const keptKeys = () => Object.keys(localStorage).filter((key) => key !== 'playable-rules/settings');
export const storedText = (key = KEY) => localStorage.getItem(key);

/** Simulates a reload of the page: removes the element and mounts another one. */
export async function reload(game: PlayableGame, attributes: Attributes = people): Promise<PlayableGame> {
  game.remove();
  return mount({ seed: '99', ...attributes });
}
/** Opens a file with this text through the menu, and returns the text of the panel. */
export async function openFile(game: PlayableGame, text: string): Promise<string> {
  const note = () => all(game, '.now :is(.note, .note + details)').map(words).join(' ');
  const before = note();
  await openMenu(game);
  const input = one<HTMLInputElement>(game, 'input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  await waitUntil(() => note() !== before, 'the note about the file changes', { timeout: 5000 });
  await settled(game);
  return words(one(game, '.now'));
}
