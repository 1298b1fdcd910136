/**
 * The gallery of lessons: shows the cards in which every typed word occurs, whatever its case and accents, and marks the lessons
 * that the reader has finished.
 */
import { finished } from './finished.js';

const form = document.querySelector<HTMLFormElement>('form.choose')!;
const says = form.querySelector<HTMLElement>('[data-says]')!;
const field = form.querySelector('input')!;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const lists = [...document.querySelectorAll<HTMLElement>('.gallery')].map((list) => ({
  list,
  cards: [...list.querySelectorAll<HTMLElement>('.card')].map((card) => ({ card, text: plain(card.textContent) })),
}));

function show(): void {
  const words = plain(field.value).split(/\s+/);
  let count = 0;
  for (const { list, cards } of lists) {
    for (const { card, text } of cards) card.hidden = !words.every((word) => text.includes(word));
    const shown = cards.filter(({ card }) => !card.hidden).length;
    // The heading of a game without such a lesson, and what is said below it.
    list.hidden = shown === 0;
    for (let said = list.previousElementSibling; said?.matches('h2, p'); said = said.previousElementSibling)
      said.toggleAttribute('hidden', shown === 0);
    count += shown;
  }
  says.textContent = says.dataset['says']!.replace('{shown}', String(count));
}

/** Adds the mark in place of an earlier one: a reader who goes back comes to the same document. */
function mark(): void {
  const done = finished();
  for (const { cards } of lists)
    for (const { card } of cards) {
      card.querySelector('.done')?.remove();
      if (!done.has(card.dataset['lesson']!)) continue;
      const said = Object.assign(document.createElement('span'), {
        className: 'done',
        textContent: form.dataset['done'],
      });
      card.querySelector('small')!.append(said);
    }
}

form.inert = false;
show();
mark();
window.addEventListener('pageshow', mark);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', show);
