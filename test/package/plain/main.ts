import { formatMove, legalMoves, start } from 'playable-rules';
import 'playable-rules/define.js';
import { elfenwizards } from 'playable-rules/games/elfenwizards';

const game = document.querySelector('playable-game')!;
game.addEventListener('playable-moved', ({ detail }) => {
  document.querySelector('output')!.value = detail.text;
});
// Events bubble up to the document.
document.addEventListener('playable-step', ({ detail: { step, of } }) => console.log(step / of));
// @ts-expect-error a property that this event's detail does not have
document.addEventListener('playable-phase', ({ detail }) => console.log(detail.move));
game.words = { 'ui.moves': 'Whatever you may do ({count})' };
// @ts-expect-error a property that the element does not have
game.wrods = {};

// The rules can be used beside the element.
const [first] = legalMoves(elfenwizards, start(elfenwizards, { players: 3, seed: 5 }));
document.title = formatMove(elfenwizards, first!);
