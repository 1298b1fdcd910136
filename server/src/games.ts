/** The games of this repository, with their rules and opponents. */
import { GAMES } from '../../src/games/list.js';
import { games as loaders } from '../../src/games/generated/registry.js';
import type { AnyGame } from '../../src/kernel/game.js';

/** The games of a server by id, in their order. */
export type Games = ReadonlyMap<string, AnyGame>;

export const loadGames = async (): Promise<Games> =>
  new Map(await Promise.all(GAMES.map(async (id) => [id, await loaders[id]!()] as const)));
