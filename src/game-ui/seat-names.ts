/** The players' names of the seats, as a catalogue. */
import { sentenceIn, type Catalogue } from '../i18n/text.js';
import type { GameBoard } from './game-ui.js';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Keeps the direction of a name from changing the order of the words around it, also where no markup is possible. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/**
 * A catalogue that replaces the game's terms for seats that have a name. Names are plain text, never markup. A name that
 * another seat goes by too stands with the game's own word, `Sam (Red)`. `seat.name` is the name alone, and `seat.own` of every
 * seat the game's own word.
 * `catalogues` have these.
 */
export function seatWords(
  names: readonly string[],
  { seatTerms = [] }: Pick<GameBoard, 'seatTerms'>,
  catalogues: readonly Catalogue[],
): Catalogue {
  const owns: string[] = [];
  for (let own; (own = sentenceIn(catalogues, `seat:${owns.length}`)) !== undefined;) owns.push(own);
  const isOther = (name: string, seat: number) => (other: string, n: number) =>
    n !== seat && other.toLowerCase() === name.toLowerCase();
  return Object.fromEntries([
    ...owns.map((own, seat) => [`seat.own:${seat}`, own] as const),
    ...names.flatMap((name, seat) => {
      if (!name) return [];
      const own = owns[seat];
      const isShared = own !== undefined && [names, owns].some((all) => all.some(isOther(name, seat)));
      const said = isShared ? `${isolated(name)} (${own})` : isolated(name);
      const terms = ['seat', ...seatTerms].map((term) => [`${term}:${seat}`, said] as const);
      return [...terms, [`seat.name:${seat}`, isolated(name)] as const];
    }),
  ]);
}
