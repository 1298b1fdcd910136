/** For the embed pages of a site of one’s own: adds its game, then runs the page. */
import { addGame } from './register.js';

export async function embedGame(game: Parameters<typeof addGame>[0]): Promise<void> {
  addGame(game);
  await import('./embed-page.js');
}
