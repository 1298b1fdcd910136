/** What readers call the seats, as words of a catalogue. */
import type { Catalogue } from '../i18n/text.js';
import type { GameBoard } from './game-ui.js';

/** The words that stand in place of a game's own for the seats that have a name; a name is a word and never markup. */
export const seatWords = (names: readonly string[], { seatTerms = [] }: Pick<GameBoard, 'seatTerms'>): Catalogue =>
  Object.fromEntries(
    ['seat', ...seatTerms].flatMap((term) => names.flatMap((name, n) => (name ? [[`${term}:${n}`, name]] : []))),
  );
