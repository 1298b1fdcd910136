/** The home page: replaces the game on show by the chosen one, and stores the choice in the page's address. */
import type { PlayableGame } from '../../src/define.js';

const board = document.querySelector<PlayableGame>('#board')!;
const line = document.querySelector('.lines code')!;
const choices = [...document.querySelectorAll<HTMLAnchorElement>('.choices a')];

function show(choice: HTMLAnchorElement): void {
  const game = choice.dataset['game']!;
  const before = board.game;
  for (const each of choices) each.toggleAttribute('aria-current', each === choice);
  choice.setAttribute('aria-current', 'true');
  if (game === before) return;
  board.replaceChildren(choice.parentElement!.querySelector('template')!.content.cloneNode(true));
  board.game = game;
  line.textContent = line.textContent.replace(`game="${before}"`, `game="${game}"`);
}

for (const choice of choices) {
  choice.addEventListener('click', (event) => {
    // Opening in a new tab leads to the game's own page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(choice);
    const address = new URL(location.href);
    address.searchParams.set('game', choice.dataset['game']!);
    history.replaceState(null, '', address);
  });
}
const asked = new URLSearchParams(location.search).get('game');
const named = choices.find(({ dataset }) => dataset['game'] === asked);
if (named) show(named);
