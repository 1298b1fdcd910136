/**
 * The gallery of lessons: shows the cards in which every typed word occurs, whatever its case and accents, and those on the rules
 * that answer what was typed; and marks the lessons that the reader has finished.
 */
import type { Found } from '../../src/elements/playable-rulebook/search/plain.js';
import { fold } from '../../src/i18n/text.js';
import { finished } from './finished.js';

const form = document.querySelector<HTMLFormElement>('form.choose')!;
const says = form.querySelector<HTMLElement>('[data-says]')!;
const none = form.querySelector<HTMLElement>('[data-none]')!;
const field = form.querySelector('input')!;

const lists = [...document.querySelectorAll<HTMLElement>('.gallery')].map((list) => ({
  list,
  cards: [...list.querySelectorAll<HTMLElement>('.card')].map((card) => ({
    card,
    text: fold(card.textContent),
    game: card.dataset['lesson']!.split('/')[0]!,
    rules: card.dataset['rules']!.split(' '),
  })),
}));

/** The searches in the rulebooks, by game; empty until they are loaded, and if loading fails. */
let searches: ReadonlyMap<string, (query: string) => Found | undefined> = new Map();
let learning: Promise<void> | undefined;
async function learn(): Promise<void> {
  const [{ searchIn }, { rulebookParts }] = await Promise.all([
    import('../../src/elements/playable-rulebook/search/by-meaning.js'),
    import('../../src/games/rulebook.js'),
  ]);
  const { lang } = document.documentElement;
  const games = new Set(lists.flatMap(({ cards }) => cards.map(({ game }) => game)));
  const all = [...games].map(async (game) => {
    const book = await rulebookParts(game, lang)?.rulebook?.(lang);
    return book ? [[game, await searchIn(book, lang)] as const] : [];
  });
  searches = new Map((await Promise.all(all)).flat());
}

function show(): void {
  const words = fold(field.value).split(/\s+/);
  const answers = new Map([...searches].map(([game, find]) => [game, find(field.value)]));
  let count = 0;
  for (const { list, cards } of lists) {
    for (const { card, text, game, rules } of cards) {
      const found = answers.get(game);
      const isAnswer = found?.answer !== 'none' && rules.some((rule) => found?.best.includes(rule));
      card.hidden = !isAnswer && !words.every((word) => text.includes(word));
    }
    const shown = cards.filter(({ card }) => !card.hidden).length;
    // The heading of a game without such a lesson, and what is said below it.
    list.hidden = shown === 0;
    for (let said = list.previousElementSibling; said?.matches('h2, p'); said = said.previousElementSibling)
      said.toggleAttribute('hidden', shown === 0);
    count += shown;
  }
  says.textContent = says.dataset['says']!.replace('{shown}', String(count));
  none.hidden = count > 0;
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
form.addEventListener('input', () => {
  show();
  learning ??= learn().then(show, () => (learning = undefined));
});
