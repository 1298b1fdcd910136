/** The toy game in a page: hidden hands, and people who pass the device on. */
import { provideGames } from '../../../src/game-ui/games.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import type { PlayableGame } from '../../../src/define.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { Playthrough } from '../../../src/playthrough/playthrough.js';
import { toy, type Table } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { all, element, one, place, settled, words, type Attributes } from './support.js';

export const provideToy = (): void => provideGames(() => Promise.resolve(ui as unknown as GameUi));

/** Three at a table, the curtain still down where people pass the device on. */
export async function seat(seats: string | undefined, attributes: Attributes = {}): Promise<PlayableGame> {
  const game = element({ game: 'toy', players: '3', ...(seats && { seats }), seed: '3', ...attributes });
  (await place()).append(game);
  await game.ready();
  await settled(game);
  return game;
}
/** The next person says that they hold the device, if one is asked. */
export async function raise(game: PlayableGame): Promise<void> {
  all<HTMLButtonElement>(game, '[data-do="raise"]')[0]?.click();
  await settled(game);
}
/** The same, with the first person at the device. */
export async function mountToy(seats: string, attributes: Attributes = {}): Promise<PlayableGame> {
  const game = await seat(seats, attributes);
  await raise(game);
  return game;
}
/** The whole table, worked out apart from the element. */
export function tableOf(game: PlayableGame): Table {
  const { start, moves } = parseRecord(toy, game.record);
  return new Playthrough(toy, { start, moves }).snapshot.context.table;
}
/** The hands as they are drawn; nothing while the curtain is down. */
export const hands = (game: PlayableGame): string | undefined =>
  all(game, '.hands').length > 0 ? words(one(game, '.hands')) : undefined;

/** All that the page shows and hands out of an element, as one text; what it says in its time is heard by `listen`. */
export const everything = (game: Element): string =>
  [
    game.shadowRoot!.innerHTML.replace(/(role="status"[^>]*>)[^]*?<\/p>/, '$1</p>'),
    ...[...game.shadowRoot!.querySelectorAll('*')].flatMap((e) => [...e.attributes].map(({ value }) => value)),
    game.outerHTML,
  ].join('\n');
