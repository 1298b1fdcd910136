/**
 * The interface for editing positions by hand (`editor/index.ts` of a game); only the studio loads it. It works on tables that
 * may be invalid: the game's own check runs after every change and reports errors.
 */
import type { Seat, Table } from '../kernel/game.js';
import { byLanguage } from '../i18n/index.js';
import { withPrefix, type Catalogue, type Text } from '../i18n/text.js';

/** A thing or a place beside the board. @beta */
export interface TrayThing {
  /** An anchor of the board, or a name of its own. */
  readonly id: string;
  /** Its name, without the count. */
  readonly label: string;
  /** How many of it there are; omitted where that is not shown. */
  readonly count?: number;
  /** The heading of its group. */
  readonly group?: string;
  /** Set for a place; it is shown only while a thing that may go there is picked up. */
  readonly isPlace?: boolean;
}

/** The edited position: a table and its phase, with the seat whose things are shown. @beta */
export interface Setting<T extends Table = Table> {
  /** The table as edited so far, which may be invalid. */
  readonly table: T;
  /** The phase of the position. */
  readonly phase: string;
  /** The seat whose things are shown. */
  readonly seat: Seat;
}

/** A number or a choice that no piece represents, such as the round. @beta */
export interface EditorField<T extends Table = Table> {
  /** Its path in the table, as errors name it. */
  readonly id: string;
  /** The label of its input. */
  readonly label: string;
  /** The seat that it belongs to; omitted for the whole table. */
  readonly seat?: Seat;
  /** The value in the table. */
  readonly value: number;
  /** Either the least and the greatest value (`range`), or each value with its name (`choices`). */
  readonly range?: readonly [min: number, max: number];
  /** Each value with its name, for a choice. */
  readonly choices?: readonly (readonly [value: number, label: string])[];
  /** The table with another value. */
  readonly set: (value: number) => T;
}

/** Fields in their order; `false` or nothing in place of one that the position does not have. @beta */
export type EditorFields<T extends Table = Table> = readonly (EditorField<T> | false | null | undefined)[];

/** How positions of a game are edited by hand. @beta */
export interface PositionEditor<T extends Table = Table> {
  /** Loads the texts of tray, fields and faults (`fault.<code>`), which take precedence over the game's texts. */
  readonly words: (lang: string) => Promise<Catalogue>;
  /** The things and places beside the board: those of the seat, and those of nobody. */
  tray(at: Setting<T>, text: Text): readonly TrayThing[];
  /** All pairs of a piece that can be picked up and a place where it can be put (ids of anchors or of the tray). */
  paths(at: Setting<T>): readonly (readonly [piece: string, place: string])[];
  /** The table after one of `paths`: the number of pieces stays the same, dependent values are updated. */
  put(at: Setting<T>, piece: string, place: string): T;
  /** The numbers and choices of the position, to edit beside the board. */
  fields(at: Setting<T>, text: Text): EditorFields<T>;
  /** Whether a phase can be set up; if omitted, all can. A phase in the middle of an action must be reached by playing. */
  readonly mayEnter?: (phase: string) => boolean;
  /** The table in another phase, without the values that only the previous phase has. */
  enter(table: T, phase: string): T;
  /** The id of the anchor or tray thing for a path in the table. Fields need none: their id is the path. */
  placeOf(path: string, table: T): string | undefined;
}

/** The texts of an editor, and its sentences for faults, in one language. */
type Loaded = Promise<readonly [own: Catalogue, faults: Catalogue]>;
/** The `words` of an editor: its own texts, and the sentences for the faults of positions by code. @beta */
export const editorWords =
  (all: Readonly<Record<string, () => Loaded>> & { readonly en: () => Loaded }): PositionEditor['words'] =>
  async (lang) => {
    const [own, faults] = await byLanguage(lang, all)();
    return { ...own, ...withPrefix('fault.', faults) };
  };
