/** What a page shows of Pig, for now: its sentences. Every move is a button. */
import { defineUi } from 'playable-rules/kit/board';
import { game } from '../../examples/pig/game.js';
import { en, fr, it } from '../../examples/pig/text.js';

export default defineUi({
  game,
  wide: { width: 480, height: 40 },
  text: { en, fr, it },
  places: () => [],
});
