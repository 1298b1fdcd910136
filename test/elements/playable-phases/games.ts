/** Another game for the elements of one test, and ours again after it. */
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../../src/game-ui/games.js';

const ours = await loadGame('elfenwizards');
let given: GameUi | undefined;
provideGames(() => Promise.resolve(given ?? ours));
afterEach(() => (given = undefined));

/** Until the test is over every name is this game's. */
export function provide(ui: GameUi): void {
  given = ui;
}
