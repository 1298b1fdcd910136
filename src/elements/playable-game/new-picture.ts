/** The picture of a new game, which an element shows until the rules are loaded. */
import type { Catalogue } from '../../i18n/text.js';
import { seatWords } from '../../game-ui/seat-names.js';
import { sentencesIn } from '../ui/words.js';
import type { Opening } from '../../kernel/opening.js';
import { hides } from '../../kernel/view.js';
import { pictureOf } from '../../loading/games.js';
import { newGameFrom, type StartAttributes } from '../../playthrough/attributes.js';
import {
  namedViewer,
  parseNames,
  parseSeats,
  peopleIn,
  seating,
  viewerAmong,
  type SeatAttributes,
} from '../../playthrough/seats.js';
import { drawnOpening, type DrawnOpening } from '../board/drawn-opening.js';
import type { GameAttributes } from './load-from-attributes.js';

/** The attributes that say how a game begins, and what its seats and things are called. */
export interface BeginAttributes extends StartAttributes, GameAttributes, SeatAttributes {
  readonly names: string | null;
  readonly words: Catalogue;
}

/**
 * The picture of the new game that these attributes describe, with this seed unless they name one. `undefined` if they describe
 * no new game, if `isKept` says that an earlier one goes on, if several people would see each other's hands, and if the rules
 * are there already.
 * Rejects with `BadInput` for invalid attributes.
 */
export async function newPicture(
  given: BeginAttributes,
  lang: string,
  seed: number,
  isKept: (opening: Opening) => boolean,
): Promise<DrawnOpening | undefined> {
  const { link, moves, src, data } = given;
  if ((link ?? moves ?? src ?? data ?? null) !== null) return undefined;
  const found = await pictureOf(given.game, lang);
  if (!found || isKept(found.picture.opening)) return undefined;
  const { opening } = found.picture;
  const start = newGameFrom(opening, given, () => seed);
  const { viewer: named, seats } = seating(opening, given, start.players);
  const people = peopleIn(parseSeats(seats, start.players));
  const fixed = namedViewer(named, people, given.readonly);
  const viewer = viewerAmong(people, { fixed, readonly: given.readonly, hides: hides(opening) });
  if (viewer === undefined) return undefined;
  const own = sentencesIn(given.words);
  const seatNames = seatWords(parseNames(given.names, start.players), found.picture, [own, found.words]);
  return drawnOpening(found, lang, start, viewer, [seatNames, own]);
}
