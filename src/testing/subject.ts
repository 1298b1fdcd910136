/** What a game tells the suite of all games about itself. Most fields are optional. */
import type { Picker } from './picker.js';
import type { GameUi } from '../game-ui/game-ui.js';
import type { Lang } from '../i18n/languages.js';
import type { Move, Snapshot, Table, Viewer } from '../kernel/game.js';

/** What the suite knows of a game. Only `ui` and `languages` are needed; `describeGame` sets both. @public */
export interface Subject<T extends Table = Table, M extends Move = Move, V = unknown> {
  /** The game with its board, texts and lessons. */
  readonly ui: GameUi<T, M, V>;
  /**
   * Whether its `about.ts` marks it as a draft: a draft may leave guards of its chart without texts and have short
   * lessons.
   */
  readonly isDraft?: boolean;
  /** The languages it is translated into. */
  readonly languages: readonly Lang[];
  /** The folder of its sources: with it, each key of its catalogues has to be used in a game or in a source file. */
  readonly folder?: string;
  /**
   * Invariants, computed without the game's own queries and checks: given the first table of a game, lists in words
   * what is violated by a later table in a phase.
   */
  invariants?(first: T): (table: T, phase: string) => readonly string[];
  /**
   * The number of pieces of each kind that never leave the table, wherever they lie; needed for games with a position
   * editor.
   */
  pieces?(table: T): Readonly<Record<string, number>>;
  /** Lists in words what is wrong with the frames of one move. */
  moveFaults?(before: Snapshot<T>, frames: readonly Snapshot<T>[]): readonly string[];
  /** Verbs that only pass on the turn: random players choose them seldom, so that games come to an end. */
  readonly idle?: readonly string[];
  /** The largest number of players in random games of the suite; larger games have tests of their own. */
  readonly most?: number;
  /**
   * Decides what is tried at random. `describeGame` takes 1, so that the same game passes or fails each time; another number tries
   * something else, such as `seed: Date.now()` in a test that runs every night. A failure names it.
   */
  readonly seed?: number;
  /** The fraction of the usual number of random games that this game plays, because its games are long. */
  readonly share?: number;
  /** Whether its games are so long that only their first moves are played with animation on. */
  readonly isLong?: boolean;
  /** The rules under which games end: random games have to reach each of these endings. */
  readonly ends?: readonly string[];
  /** Verbs and phases that random games seldom reach: the game's own tests cover them. */
  readonly rare?: readonly string[];
  /** Keys of help texts that random games seldom reach: the game's own tests cover them. */
  readonly rareHelp?: RegExp;
  /**
   * The ids of all rules of the game, and of those that are only stated: rules about a constant, the set-up or an example,
   * which no fact can carry.
   */
  readonly ledger?: { readonly ids: readonly string[]; readonly stated: readonly string[] };
  /**
   * The folder with tests of its own, `….test.ts` or `….node.ts`, in which every rule has a test whose title begins with its id. Without
   * it, random games have to show every rule.
   */
  readonly tests?: string;
  /**
   * Changes everything in a table that this viewer may not know: hands, answers, facts. A game that hides something has
   * to provide it, independently of its own `view` and `imagine`, which are what it tests.
   */
  redeal?(table: T, viewer: Viewer, pick: Picker): T;
  /**
   * Codes of facts that tell all at the table, on purpose, what no table shows, such as a hand that is shown and put away at once. Of
   * every other fact the suite asks that it tells a viewer nothing which `view` hides.
   */
  readonly reveals?: readonly string[];
  /** Places that a move may name before anything lies there. */
  readonly notYetThere?: RegExp;
  /** Pairs of verbs whose moves may have the same result, such as using a leftover in vain and taking it back. */
  readonly alike?: readonly (readonly [verb: string, other: string])[];
  /** Codes of the game's own data, which must not appear in a sentence of any language but English. */
  readonly codes?: RegExp;
  /** Words of the English texts that no translation may contain, beside those that the suite knows. */
  readonly english?: RegExp;
  /** By language, words of its texts that only look English. */
  readonly notEnglish?: Readonly<Record<string, RegExp>>;
  /** By language, the keys of sentences that read the same in English. */
  readonly sameInEnglish?: Readonly<Record<string, RegExp>>;
  /** Lessons that may have more steps than the usual limit, with their limits. */
  readonly longLessons?: Readonly<Record<string, number>>;
}
/**
 * The checks of one part of the suite, by title. Each throws if it fails, so that a test can show that it is able to
 * fail.
 */
export type Checks = Readonly<Record<string, () => unknown>>;
