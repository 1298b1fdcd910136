/** The table of Elfenwizards as plain data, and the moves. The phase is part of the statechart. */
import type { Fact as AnyFact, MoveOf, Refusal as AnyRefusal, Seat, TurnRule } from '../../kit/index.js';
import type { RuleId } from './ledger.js';
import type { Box, DefeatedRank, SpellBox, Title } from './map.js';
import type { Placement } from './placements.js';

export type Fact = AnyFact<RuleId>;
export type Refusal = AnyRefusal<RuleId>;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A spell beside the mage it favours. */
export interface Spell {
  readonly seat: Seat;
  /** The face of a Major Spell, or a Minor Spell, which counts as 1. */
  readonly die: Face | 'minor';
}

export interface Mage {
  readonly owner: Seat;
  /** Number of Grey Magic tokens under it. */
  readonly grey: number;
  readonly spells: readonly Spell[];
}

export interface Player {
  /** Number of Major Spells in front of the player, to be rolled. */
  readonly front: number;
  /** Dice rolled and not yet placed, in rising order. */
  readonly rolled: readonly Face[];
  /** Own dice in the six boxes, each in rising order. */
  readonly boxes: Readonly<Record<SpellBox, readonly Face[]>>;
  /** Number of Minor Spells in front of the player. */
  readonly reserve: number;
  /** Number of own Minor Spells in the Minor Spells box. */
  readonly spent: number;
  /** Points of each turn scored so far. */
  readonly scores: readonly number[];
  /** Points for Minor Spells left at the end, EW-E4. */
  readonly bonus: number;
  /** How often one of the player's mages was awarded High Wizard. */
  readonly crowned: number;
}

/** What the acting seat has done in its go. */
export interface Go {
  /** Whether the dice of this go were rolled; and rolled a second time. */
  readonly rolled: boolean;
  readonly rerolled: boolean;
  /** Number of things placed in this go. */
  readonly placed: number;
  /** Dice chosen in the Minor Spells or Grey Magic box; their pips add up. */
  readonly using: readonly Face[];
  /** Number of Grey Magic tokens already removed with them. */
  readonly removed: number;
}

export type Options = {
  readonly firstPlaceTie: 'both-rise' | 'none-rises';
  readonly greyMagicCost: 3 | 4;
  /** The player's own placement table, EW-S3; `null` for the default. */
  readonly placement: Placement | null;
};

export interface Table {
  readonly rng: readonly number[];
  readonly options: Options;
  readonly turn: number;
  readonly dragon: Seat;
  /** The seats still to act in this phase; the first one decides now. */
  readonly queue: readonly Seat[];
  readonly go: Go;
  /** Number of contests decided in this turn's awarding. */
  readonly awarded: number;
  /** Number of turns in which nobody was awarded High Wizard. */
  readonly unawarded: number;
  readonly titles: Readonly<Record<Title, Mage | null>>;
  readonly users: Readonly<Record<Box, readonly Mage[]>>;
  readonly defeated: Readonly<Record<DefeatedRank, readonly Mage[]>>;
  /** The turn track: the owner of the Minor Spell on each turn's space. */
  readonly track: readonly (Seat | null)[];
  readonly players: readonly Player[];
  /** The seats with the highest total, once the game is over. */
  readonly winners: readonly Seat[];
  readonly last: readonly Fact[];
}

export type Move =
  | { readonly type: 'mark'; readonly seat: Seat; readonly from: 'reserve' | 'box' }
  | { readonly type: 'retire'; readonly seat: Seat; readonly to: Box }
  | { readonly type: 'roll' | 'reroll' | 'hold' | 'pass' | 'done' | 'doneGrey'; readonly seat: Seat }
  | { readonly type: 'place'; readonly seat: Seat; readonly die: Face; readonly box: SpellBox }
  | { readonly type: 'use' | 'useGrey' | 'takeBack' | 'takeBackGrey'; readonly seat: Seat; readonly die: Face }
  | { readonly type: 'putBack' | 'putBackGrey' | 'recover'; readonly seat: Seat }
  | { readonly type: 'remove'; readonly seat: Seat; readonly mage: string }
  | { readonly type: 'favour'; readonly seat: Seat; readonly spell: Face | 'minor'; readonly mage: string }
  | {
      readonly type: 'promote';
      readonly seat: Seat;
      readonly rank: DefeatedRank;
      readonly grey: number;
      readonly to: Title;
    }
  | {
      readonly type: 'demote';
      readonly seat: Seat;
      readonly rank: DefeatedRank;
      readonly grey: number;
      readonly to: Box;
    };
export type Verb = Move['type'];
export type RuleOf<V extends Verb> = TurnRule<Table, MoveOf<Move, V>>;
