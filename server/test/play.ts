/** Plays pages against each other, as people would: each from its own view, one move at a time. */
import { chooseMove } from '../../src/kernel/view.js';
import type { Page } from './client.js';

/** Until the game is over for all, or has this many moves. Throws when a move of the view is not taken. */
export async function playOn(pages: readonly Page[], until = Infinity): Promise<void> {
  const isDone = (page: Page) => page.record !== undefined || page.n >= until;
  for (;;) {
    await Promise.race(pages.map((page) => page.until(() => isDone(page) || page.moves.length > 0)));
    if (pages.some(isDone)) break;
    const mover = pages.find(({ moves }) => moves.length > 0);
    if (!mover) continue;
    const { n } = mover;
    const answer = await mover.play(chooseMove(mover.game, mover.view!, { seed: n, level: 'easy' }));
    // Where several are asked, another may have answered first.
    if (!('n' in answer || 'stale' in answer)) throw new Error(`${mover.viewer}: ${JSON.stringify(answer)}`);
    await Promise.all(pages.map((page) => page.until(() => page.n > n)));
  }
  await Promise.all(pages.map((page) => page.until(() => isDone(page))));
}
