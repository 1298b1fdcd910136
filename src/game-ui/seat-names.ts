/** The players' names of the seats, as a catalogue. */
import type { Catalogue } from '../i18n/text.js';
import type { GameBoard } from './game-ui.js';

/** A catalogue that replaces the game's terms for seats that have a name. Names are plain text, never markup. */
export const seatWords = (names: readonly string[], { seatTerms = [] }: Pick<GameBoard, 'seatTerms'>): Catalogue =>
  Object.fromEntries(
    ['seat', ...seatTerms].flatMap((term) => names.flatMap((name, n) => (name ? [[`${term}:${n}`, name]] : []))),
  );
