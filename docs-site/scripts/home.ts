/**
 * The home page: replaces the game on show by the chosen one, and stores the choice in the page's address. Offers the page
 * in the language of the reader's browser.
 */
import type { PlayableGame } from '../../src/define.js';

const board = document.querySelector<PlayableGame>('#board')!;
const line = document.querySelector('.lines code')!;
const choices = [...document.querySelectorAll<HTMLAnchorElement>('.choices a')];

/** On a phone the choices are a row that scrolls: shows all of this one. */
function reveal(choice: HTMLAnchorElement): void {
  const row = choice.closest('.choices')!;
  const [at, room] = [choice, row].map((part) => part.getBoundingClientRect());
  const margin = 4;
  row.scrollLeft += Math.max(0, at!.right + margin - room!.right) + Math.min(0, at!.left - margin - room!.left);
}

function show(choice: HTMLAnchorElement): void {
  const game = choice.dataset['game']!;
  const before = board.game;
  for (const each of choices) each.toggleAttribute('aria-current', each === choice);
  choice.setAttribute('aria-current', 'true');
  reveal(choice);
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

const offers = [...document.querySelectorAll<HTMLElement>('.offer')];
const { lang: own } = document.documentElement;
const wanted = navigator.languages
  .map((tag) => tag.slice(0, 2))
  .find((lang) => lang === own || offers.some((offer) => offer.lang === lang));
for (const offer of offers) offer.hidden = offer.lang !== wanted;
