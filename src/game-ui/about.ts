/** What is known of a game before any of it is fetched, and what the documentation site says of it. */
import type { TemplateResult } from 'lit';
import type { Layout } from './game-ui.js';

/** A game's `about.ts`. It comes with the elements, for every game: it holds a few numbers and imports nothing but types. */
export interface GameAbout {
  /** Its place among the games, in rising order; the first is the game of an element that names none. */
  readonly order: number;
  /** It is being written: `test/games/whole.node.ts` says what it is without, and lets it be so. */
  readonly draft?: true;
  /** The least and the most that play. */
  readonly players: readonly [min: number, max: number];
  /** From this many pixels on its board is drawn wide; below, narrow. */
  readonly wideFrom: number;
  /** The sizes of its board in the drawing's own units: so much room is kept before the board comes. */
  readonly board: Readonly<Record<Layout, { readonly width: number; readonly height: number }>>;
  /** How much higher than most games' its place for what to do now is, in letters: beside the board, and in a strip under it. */
  readonly now?: { readonly column?: number; readonly strip?: number };
  /** How high its table of players and points is without them, and what each player adds, in pixels; about 60 and 46. */
  readonly sheet?: { readonly head: number; readonly row: number };
}

/** A game's `site/index.ts`: what the documentation site shows of it that is neither rule nor word of the game. */
export interface GameSite {
  /** By language; where one is left out English speaks. */
  readonly words: Readonly<Record<string, SiteWords>> & { readonly en: SiteWords };
  /** Small drawings beside what a reader may choose: the content of an SVG for the nth, and what they share, once a page. */
  readonly ornament?: {
    readonly viewBox: string;
    readonly parts: TemplateResult<2>;
    readonly draw: (n: number) => TemplateResult<2>;
  };
  /** All its pieces, such as its cards, for a page of their own. */
  readonly pieces?: (lang: string) => Promise<Pieces>;
}
/** A table of all the pieces of a game. */
export interface Pieces {
  readonly title: string;
  readonly lede: string;
  /** What is to be said wherever they are shown: whose they are, and under which licence. */
  readonly notes: readonly string[];
  /** `choose` lets a reader choose among the column's values; `key` stands for it in the page's address. */
  readonly columns: readonly { readonly key: string; readonly name: string; readonly choose?: true }[];
  /** A cell for each column; the first names the piece. */
  readonly rows: readonly (readonly string[])[];
}
export interface SiteWords {
  /** A sentence or two under the game's name. */
  readonly lede: string;
  /** What the poster shows. */
  readonly poster: string;
}

/** A game's `transcripts.ts`, for stories and tests: for each state that waits, and for the end, a game of three that comes to it. */
export type Transcripts = Readonly<Record<string, { readonly seed: number; readonly moves: string }>>;

/** For a game that nobody told of, such as one that a test provides. */
export const UNKNOWN: GameAbout = {
  order: 0,
  players: [1, 36],
  wideFrom: 740,
  board: { wide: { width: 4, height: 3 }, narrow: { width: 3, height: 4 } },
};
