/** The table of Elfengold as plain data, and the moves. The phase is part of the statechart. */
import type { Fact as AnyFact, MoveOf, Refusal as AnyRefusal, Seat, TurnRule } from '../../kit/index.js';
import type { RuleId } from './ledger.js';
import type { Card, Colour, Means, RoadId, Token, Town, Transport, TravelCard } from './map.js';

export type Fact = AnyFact<RuleId>;
export type Refusal = AnyRefusal<RuleId>;

/** Replaces, in a view, a card, token or town that the viewer must not know. */
export const UNSEEN = '?';
export type Unseen = typeof UNSEEN;

/** Whether a token in front of a player lies face down or up. */
export const FACES = ['hidden', 'shown'] as const;
export type Face = (typeof FACES)[number];

/** Cards and tokens are sorted, so that equal things are equal data. `U`: the type of unseen things in a view. */
export interface Player<U = never> {
  readonly coins: number;
  readonly hand: readonly (TravelCard | U)[];
  readonly hidden: readonly (Token | U)[];
  readonly shown: readonly Token[];
  /** The towns whose own piece the player has taken. */
  readonly towns: readonly Town[];
  readonly boot: Town;
  /** The home town, EG-V1; `null` without that option. */
  readonly home: Town | U | null;
}

/** The tokens that require a second step. */
export const SPELLS = ['double', 'exchange'] as const;
export type Spell = (typeof SPELLS)[number];

/** What the acting seat has done so far in its turn. */
export interface Go<U = never> {
  /** Number of cards it may still draw. */
  readonly draws: number;
  /** EG-3.1: the two tokens drawn, one of which will be shown. */
  readonly drawn: readonly (Token | U)[];
  /** EG-5.5, EG-5.6: the double or exchange just placed, which requires a second step. */
  readonly spell: { readonly token: Spell; readonly road: RoadId } | null;
  /** EG-6.1, EG-6.3: whether it has moved in this journey, and the income of the journey. */
  readonly moved: boolean;
  readonly income: number;
  /** EG-C2: the caravan under way: number of its cards, and of those still to be paid. */
  readonly caravan: { readonly road: RoadId; readonly cards: number; readonly left: number } | null;
}

export type Options = {
  readonly firstPlayer: 'random' | Colour;
  readonly handLimit: 4 | 'none';
  readonly homeTown: boolean;
  readonly values: 'printed' | 'random';
  readonly wizards: boolean;
};

export interface Table {
  readonly rng: readonly number[];
  readonly options: Options;
  readonly round: number;
  readonly first: Seat;
  /** The seats still to act in this phase, once for each turn they have; the first one decides now. */
  readonly queue: readonly Seat[];
  readonly go: Go;
  readonly values: Readonly<Record<Town, number>>;
  /** The tokens on each road. */
  readonly roads: Readonly<Record<RoadId, readonly Token[]>>;
  readonly bowl: readonly Token[];
  /** The draw pile; the last card is drawn next. */
  readonly pile: readonly Card[];
  readonly display: readonly TravelCard[];
  /** Number of gold cards in the gold pile. */
  readonly goldPile: number;
  readonly discard: readonly Card[];
  /** EG-4.1: the tokens still to be sold; the first one is on the block. */
  readonly row: readonly Token[];
  readonly bid: { readonly seat: Seat; readonly amount: number } | null;
  /** EG-5.1: number of passes in sequence. */
  readonly passes: number;
  readonly players: readonly Player[];
  /** The winning seats; empty until the game is over. */
  readonly winners: readonly Seat[];
  readonly last: readonly Fact[];
}

/** The parts that a table and a view share; those that its viewer does not know are `UNSEEN`. */
export interface Common extends Omit<Table, 'rng' | 'pile' | 'bowl' | 'players' | 'go'> {
  readonly players: readonly Player<Unseen>[];
  readonly go: Go<Unseen>;
}

export type Move =
  | { readonly type: 'draw' | 'takeGold' | 'pass' | 'decline' | 'stop' | 'done'; readonly seat: Seat }
  | { readonly type: 'take' | 'pay' | 'discard'; readonly seat: Seat; readonly card: TravelCard }
  | { readonly type: 'show'; readonly seat: Seat; readonly token: Token }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'place'; readonly seat: Seat; readonly token: Token; readonly face: Face; readonly road: RoadId }
  | { readonly type: 'add'; readonly seat: Seat; readonly token: Transport; readonly face: Face }
  | {
      readonly type: 'swap';
      readonly seat: Seat;
      readonly give: Transport;
      readonly take: Transport;
      readonly road: RoadId;
    }
  | { readonly type: 'travel' | 'bypass'; readonly seat: Seat; readonly road: RoadId; readonly by: Means }
  | { readonly type: 'fly'; readonly seat: Seat; readonly town: Town }
  | { readonly type: 'collect'; readonly seat: Seat; readonly as: 'coins' | 'cards' }
  | { readonly type: 'giveBack'; readonly seat: Seat; readonly token: Token; readonly face: Face };
export type Verb = Move['type'];
export type RuleOf<V extends Verb> = TurnRule<Table, MoveOf<Move, V>>;
