import { formatMove, legalMoves, start } from 'playable-rules';
import 'playable-rules/define.js';
import { elfenwizards } from 'playable-rules/games/elfenwizards';

const game = document.querySelector('playable-game')!;
game.addEventListener('playable-moved', (event) => {
  const { text } = (event as CustomEvent<{ text: string }>).detail;
  document.querySelector('output')!.value = text;
});
game.words = { 'ui.moves': 'Whatever you may do ({count})' };
// @ts-expect-error a property that the element does not have
game.wrods = {};

// The rules themselves, beside the element.
const [first] = legalMoves(elfenwizards, start(elfenwizards, { players: 3, seed: 5 }));
document.title = formatMove(elfenwizards, first!);
