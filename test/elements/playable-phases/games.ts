/** Replaces the game that elements load for the duration of one test. */
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../../src/loading/games.js';

const ours = await loadGame('elfenwizards');
let given: GameUi | undefined;
provideGames({ load: () => Promise.resolve(given ?? ours) });
afterEach(() => (given = undefined));

/** Until the end of the test every game id loads this game. */
export function provide(ui: GameUi): void {
  given = ui;
}
