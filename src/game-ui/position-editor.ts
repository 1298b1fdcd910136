/**
 * What an author may change of a position by hand (`editor/index.ts` of a game): fetched by the studio alone. It works on
 * tables that need not hold: what cannot be, the game's own check says after every change.
 */
import type { Seat, Table } from '../kernel/game.js';
import type { Catalogue, Text } from '../i18n/text.js';

/** Something that lies beside the board, or a place beside it. */
export interface TrayThing {
  /** An anchor of the board, or a name of its own. */
  readonly id: string;
  /** In words, without how many there are. */
  readonly label: string;
  readonly count?: number;
  /** What stands over it and its like, in words. */
  readonly group?: string;
  /** A place: on show while something that may go there is in the hand. */
  readonly isPlace?: boolean;
}

/** What is set up: a table in a phase, with the things of a seat on show. */
export interface Setting<T extends Table = Table> {
  readonly table: T;
  readonly phase: string;
  readonly seat: Seat;
}

/** A number or a choice that no piece stands for, such as the round. */
export interface EditorField<T extends Table = Table> {
  /** Its path in the table, as faults name it. */
  readonly id: string;
  /** In words. */
  readonly label: string;
  /** Whose it is; without it, everybody's. */
  readonly seat?: Seat;
  readonly value: number;
  /** The least and the most, or each value with its name. */
  readonly range?: readonly [min: number, max: number];
  readonly choices?: readonly (readonly [value: number, label: string])[];
  readonly set: (value: number) => T;
}

export interface PositionEditor<T extends Table = Table> {
  /** The words of tray, fields and faults, which come over those of the game. */
  readonly words: (lang: string) => Promise<Catalogue>;
  /** What lies beside the board: of that seat, and what is nobody's. */
  tray(at: Setting<T>, text: Text): readonly TrayThing[];
  /** What may be taken up, as anchors and things of the tray, with each place where it may be put. */
  paths(at: Setting<T>): readonly (readonly [piece: string, place: string])[];
  /** The table after one of `paths`: as many pieces as before, what follows from them put right. */
  put(at: Setting<T>, piece: string, place: string): T;
  fields(at: Setting<T>, text: Text): readonly EditorField<T>[];
  /** Whether a phase can be set up; without it, each: what is in the middle of something is played up to. */
  readonly mayEnter?: (phase: string) => boolean;
  /** The table in another phase: what only the phase before has is gone. */
  enter(table: T, phase: string): T;
  /**
   * What the check may expect, with the key of a sentence that says it: groups of the expression are its values, with
   * `value`, what stands there, and `seat`, where the path names one.
   */
  readonly faults: readonly (readonly [expected: RegExp, key: string])[];
  /** The anchor or the thing of the tray that a path of the table is about; a field is found by its id. */
  placeOf(path: string, table: T): string | undefined;
}
