/** Data on a game that is available before the game is loaded, and its content on the documentation site. */
import type { TemplateResult } from 'lit';
import type { Layout } from './game-ui.js';

/**
 * A game's `about.ts`. It is bundled with the elements for every game, so it holds few numbers and imports only types.
 * @public
 */
export interface GameAbout {
  /** Sort key among the games, ascending. The first game is the default of elements. */
  readonly order: number;
  /** The game is unfinished: `test/games/whole.node.ts` lists what it lacks, and does not fail. */
  readonly draft?: true;
  /** The least and the greatest number of players. */
  readonly players: readonly [min: number, max: number];
  /** The least width in pixels for the wide layout; below it, the narrow one is used. */
  readonly wideFrom: number;
  /** The sizes of its board in the drawing's own units, to reserve the space before the board is loaded. */
  readonly board: Readonly<Record<Layout, { readonly width: number; readonly height: number }>>;
  /** Extra height of its action panel compared with most games, in letters: beside the board, and in the strip below it. */
  readonly now?: { readonly column?: number; readonly strip?: number };
  /** Height of its score table in pixels: without players, and per player. Defaults: about 60 and 46. */
  readonly sheet?: { readonly head: number; readonly row: number };
}

/** A game's `site/index.ts`: content of the documentation site that is neither a rule nor a text of the game. */
export interface GameSite {
  /** By language; English is used for a missing one. */
  readonly words: Readonly<Record<string, SiteWords>> & { readonly en: SiteWords };
  /** Small drawings beside a reader's choices: `draw` is the SVG content of the nth; `parts` are shared, once per page. */
  readonly ornament?: {
    readonly viewBox: string;
    readonly parts: TemplateResult<2>;
    readonly draw: (n: number) => TemplateResult<2>;
  };
  /** A table of all pieces, such as cards, for a separate page. */
  readonly pieces?: (lang: string) => Promise<Pieces>;
}
/** A table of all the pieces of a game. */
export interface Pieces {
  readonly title: string;
  readonly lede: string;
  /** Notes that must be shown with the pieces: their authors and their licence. */
  readonly notes: readonly string[];
  /** `choose` adds a filter by the column's values; `key` is the filter's name in the page's URL. */
  readonly columns: readonly { readonly key: string; readonly name: string; readonly choose?: true }[];
  /** Each row has a cell for each column; the first is the piece's name. */
  readonly rows: readonly (readonly string[])[];
}
export interface SiteWords {
  /** A sentence or two under the game's name. */
  readonly lede: string;
  /** A description of the poster. */
  readonly poster: string;
}

/**
 * A game's `transcripts.ts`, for stories and tests: for each waiting state, and the end, a game that reaches it; of three
 * players, unless it says otherwise.
 */
export type Transcripts = Readonly<
  Record<string, { readonly players?: number; readonly seed: number; readonly moves: string }>
>;

/** The default for a game without `about`, such as one from a test. */
export const DEFAULT_ABOUT: GameAbout = {
  order: 0,
  players: [1, 36],
  wideFrom: 740,
  board: { wide: { width: 4, height: 3 }, narrow: { width: 3, height: 4 } },
};
