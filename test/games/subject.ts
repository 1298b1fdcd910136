/** What the suite of all games is told of each of them. Most of it may be left out by a game that needs no more. */
import type { Pick } from '../picker.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import type { Move, Snapshot, Table, Viewer } from '../../src/kernel/game.js';

export interface Subject<T extends Table = Table, M extends Move = Move, V = unknown> {
  readonly ui: GameUi<T, M, V>;
  /** Its `about.ts` says that it is one: its chart may name its conditions itself, and its lessons may be short. */
  readonly isDraft?: boolean;
  /** The languages it speaks. */
  readonly languages: readonly Lang[];
  /** Its sources, from the project's root. */
  readonly folder: string;
  /**
   * What must always hold, counted without the game's own queries and checks: given the first table of a game, what does
   * not hold of a later one in a phase, in words.
   */
  invariants?(first: T): (table: T, phase: string) => readonly string[];
  /** How many there are of each piece that is never taken off the table, wherever it lies: with an editor of positions. */
  pieces?(table: T): Readonly<Record<string, number>>;
  /** What does not hold of the steps of one move, in words. */
  stepFaults?(before: Snapshot<T>, steps: readonly Snapshot<T>[]): readonly string[];
  /** Verbs that do nothing but go on: random players choose them seldom, so that games come to an end. */
  readonly idle?: readonly string[];
  /** The most players of random games here; those of more are tried by tests of its own. */
  readonly most?: number;
  /** The part of the random games of others that this one plays, because its games are long. */
  readonly share?: number;
  /** Its games are so long that only their first moves are played with animation on. */
  readonly isLong?: boolean;
  /** The rules under which games end: random games come to an end by each. */
  readonly ends?: readonly string[];
  /** Verbs and phases that chance seldom brings about: tests of the game's own do. */
  readonly rare?: readonly string[];
  /** Words of help for what chance seldom brings about: tests of the game's own ask for them. */
  readonly rareHelp?: RegExp;
  /** The game's rules: all of them, and those that name a constant, a set-up or an example, which no fact can carry. */
  readonly ledger?: { readonly ids: readonly string[]; readonly stated: readonly string[] };
  /** Whether every rule has a test titled with its id, in `test/games/<id>/`; else random games have to show it. */
  readonly isTestedByRule?: boolean;
  /**
   * The same table to this viewer, all that it may not know changed: hands, answers, facts. A game that hides something
   * has to say how, apart from its own `view` and `imagine`, which are what is tested by it.
   */
  redeal?(table: T, viewer: Viewer, pick: Pick): T;
  /** Places that a move names before something lies there. */
  readonly notYetThere?: RegExp;
  /** Verbs of which two moves may come to the same: what one cannot use, one may as well take back. */
  readonly alike?: readonly (readonly [verb: string, other: string])[];
  /** Names of the game's own data that no sentence in another language than English may show. */
  readonly codes?: RegExp;
  /** English words that no translation may have, words of a translation that only look so, and keys that read the same. */
  readonly english?: RegExp;
  readonly notEnglish?: Readonly<Record<string, RegExp>>;
  readonly sameInEnglish?: Readonly<Record<string, RegExp>>;
  /** Lessons that may have more steps than others, with how many. */
  readonly longLessons?: Readonly<Record<string, number>>;
}
export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Checks of one part by what they show. Each throws where it does not hold, so that a test can show that it can. */
export type Checks = Readonly<Record<string, () => unknown>>;
