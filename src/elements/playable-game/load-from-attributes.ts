/** Loads the game that an element's attributes name. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { loadGame } from '../../loading/games.js';
import type { GivenData } from '../../loading/own-data.js';
import type { GameRecord } from '../../kernel/notation.js';
import { linkedRecord } from '../../playthrough/attributes.js';
import { requireOneOf } from '../../playthrough/value.js';
import { FITS } from '../ui/fits.js';
import { LOAD } from '../ui/lazy-loading.js';

export interface GameAttributes extends GivenData {
  readonly game: string;
  readonly link: string | null;
}

/**
 * Loads the game, starts to load its words in `lang`, and parses the permalink. Modules for own data and links are
 * loaded only if the attributes need them. Rejects with `BadInput` for invalid input.
 */
export async function loadFromAttributes(
  given: GameAttributes,
  lang: string,
): Promise<{ readonly ui: GameUi; readonly linked: GameRecord | undefined }> {
  const { game, link, src, data } = given;
  const usual = await loadGame(game, lang);
  const isUsual = (src ?? null) === null && (data ?? null) === null;
  const ui = isUsual ? usual : await (await import('../../loading/own-data.js')).withOwnData(usual, given);
  return { ui, linked: await linkedRecord(ui.game, link) };
}

/** Throws `BadInput` for an attribute with a word that it does not know. */
export function checkChoices(
  given: Readonly<Record<'load' | 'fit' | 'shortcuts' | 'undo' | 'forced' | 'pageTitle', string | null>>,
): void {
  requireOneOf('load', given.load, LOAD);
  requireOneOf('fit', given.fit, FITS);
  requireOneOf('shortcuts', given.shortcuts, ['on', 'off']);
  requireOneOf('undo', given.undo, ['fair', 'free']);
  requireOneOf('forced', given.forced, ['off']);
  requireOneOf('page-title', given.pageTitle, ['off']);
}
