/** The players' names of the seats, as a catalogue. */
import type { Catalogue } from '../i18n/text.js';
import type { GameBoard } from './game-ui.js';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Keeps the direction of a name from changing the order of the words around it, also where no markup is possible. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A catalogue that replaces the game's terms for seats that have a name. Names are plain text, never markup. */
export const seatWords = (names: readonly string[], { seatTerms = [] }: Pick<GameBoard, 'seatTerms'>): Catalogue =>
  Object.fromEntries(
    ['seat', ...seatTerms].flatMap((term) =>
      names.flatMap((name, n) => (name ? [[`${term}:${n}`, isolated(name)]] : [])),
    ),
  );
