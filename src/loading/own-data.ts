/** Replaces a game's data by a page's own, such as another deck. Loaded only if a page supplies data. */
import { badSource, parseJson } from '../kernel/bad-source.js';
import { fetchFile } from './file.js';
import type { GameUi } from '../game-ui/game-ui.js';

/** The URL of a file, or the data itself, which takes precedence. */
export interface GivenData {
  readonly src?: string | null;
  readonly data?: unknown;
}

/**
 * The game with the data. Rejects with `BadInput` for invalid data (naming the place), for a file that cannot be loaded, and
 * for a game that does not accept data.
 */
export async function withOwnData(ui: GameUi, { src, data }: GivenData, read = fetchFile): Promise<GameUi> {
  const [name, given] = data === undefined ? ['src', src] : ['data', data];
  if (!ui.withData) throw badSource(name!, given, 'ownData', { game: ui.game.id });
  return ui.withData(data ?? parseJson('src', await read(src!)), ui);
}
