/** A game of Elfengold in a page, at a position that a sketch draws. */
import type { PlayableGame } from '../../../src/define.js';
import { sketch, type Sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import { all, element, place, settled } from '../../elements/playable-game/support.js';

/** The game in a column of this width, in pixels, with the curtain raised if it is down. */
export async function at(phase: string, drawn: Sketch, seats = 'human bot bot', width = 800): Promise<PlayableGame> {
  const game = element({ game: 'elfengold', players: '3', seats });
  (await place(width)).append(game);
  await game.ready();
  game.position = sketch(phase, { players: 3, ...drawn });
  await settled(game);
  all(game, '[data-do=raise]')[0]?.click();
  await settled(game);
  return game;
}
/** The moves that have been made, one line each. */
export const moves = (game: PlayableGame) => game.record.trimEnd().split('\n\n').at(-1)!.split('\n');
