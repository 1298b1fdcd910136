/** The words for cards and counters, in the forms that sentences take. */
import type { Catalogue } from '../../../kit/board.js';
import type { Token, TravelCard } from '../map.js';

/** What a thing is called, alone and with its article, and several of them. */
type Names = readonly [name: string, one: string, several: string];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The terms of things by their kind, such as `card:pig`: with an article (`.a`), and so at the beginning (`.cap`) of a sentence. */
export function thingWords(things: Readonly<Record<TravelCard | Token, Names>>): Catalogue {
  const terms = Object.entries(things).flatMap(([id, [name, one, several]]) => [
    ...['card', 'token'].flatMap((kind) => [
      [`${kind}:${id}`, name],
      [`${kind}.a:${id}`, one],
      [`${kind}.cap:${id}`, capital(one)],
    ]),
    [`card.title:${id}`, capital(name)],
    [`item:${id}`, name],
    [`things:${id}`, several],
  ]);
  return Object.fromEntries(terms) as Catalogue;
}
