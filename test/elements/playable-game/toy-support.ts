/** Helpers for tests with the toy game, which has hidden hands, and with people who share a device. */
import { provideGames } from '../../../src/loading/games.js';
import type { PlayableGame } from '../../../src/define.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { Playthrough } from '../../../src/playthrough/playthrough.js';
import { toy, type Table } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { all, element, one, place, settled, words, type Attributes } from './support.js';

export const provideToy = (): void => provideGames({ load: () => Promise.resolve(ui) });

/** Mounts a toy game of three. If people share the device, the curtain is still down. */
export async function seat(seats: string | undefined, attributes: Attributes = {}): Promise<PlayableGame> {
  const game = element({ game: 'toy', players: '3', ...(seats && { seats }), seed: '3', ...attributes });
  (await place()).append(game);
  await game.ready();
  await settled(game);
  return game;
}
/** Raises the curtain, if it is down, as the next person does. */
export async function raise(game: PlayableGame): Promise<void> {
  all<HTMLButtonElement>(game, '[data-do="raise"]')[0]?.click();
  await settled(game);
}
/** Mounts a toy game of three and raises the curtain for the first person. */
export async function mountToy(seats: string, attributes: Attributes = {}): Promise<PlayableGame> {
  const game = await seat(seats, attributes);
  await raise(game);
  return game;
}
/** The whole table with all hidden cards, computed from the record without the element. */
export function tableOf(game: PlayableGame): Table {
  const { start, moves } = parseRecord(toy, game.record);
  return new Playthrough(toy, { start, moves }).snapshot.context.table as Table;
}
/** The hands as they are shown; undefined while the curtain is down. */
export const hands = (game: PlayableGame): string | undefined =>
  all(game, '.hands').length > 0 ? words(one(game, '.hands')) : undefined;

/** Everything that an element exposes in the page, as one text, except its announcements, which `listen` collects. */
export const everything = (game: Element): string =>
  [
    game.shadowRoot!.innerHTML.replace(/(role="status"[^>]*>)[^]*?<\/p>/, '$1</p>'),
    ...[...game.shadowRoot!.querySelectorAll('*')].flatMap((e) => [...e.attributes].map(({ value }) => value)),
    game.outerHTML,
  ].join('\n');
