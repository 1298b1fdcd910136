/** A game played with data that a page gives it in place of its own, such as another deck. Fetched where a page gives some. */
import { BadInput } from '../kernel/game.js';
import { fetchFile } from './file.js';
import type { GameUi } from './game-ui.js';

/** The address of a file, or the data themselves, which come first. */
export interface GivenData {
  readonly src?: string | null;
  readonly data?: unknown;
}

/**
 * This game with the data. Rejects with `BadInput` naming the place in them that does not hold, for a file that cannot be
 * had, and for a game that takes none.
 */
export async function withOwnData(ui: GameUi, { src, data }: GivenData, read = fetchFile): Promise<GameUi> {
  const [name, given] = data === undefined ? ['src', src] : ['data', data];
  if (!ui.withData) throw new BadInput(name!, given, `nothing: ${ui.game.id} is played with its own data only`);
  return ui.withData(data ?? parsed(await read(src!)), ui);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw new BadInput('src', json, `JSON (${String(error)})`, { cause: error });
  }
}
