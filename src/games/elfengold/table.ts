/** What lies on the table of Elfengold, as plain data, and the moves. The phase is not here: it is the chart's. */
import type { Fact as AnyFact, MoveOf, Refusal as AnyRefusal, Rule, Seat } from '../../kernel/game.js';
import type { RuleId } from './ledger.js';
import type { Card, Means, RoadId, Token, Town, Transport, TravelCard } from './map.js';

export type Fact = AnyFact<RuleId>;
export type Refusal = AnyRefusal<RuleId>;

/** Stands in a view for a card, token or town that its viewer may not know. */
export const UNSEEN = '?';
export type Unseen = typeof UNSEEN;

/** Whether a token in front of a player lies face down or up. */
export const FACES = ['hidden', 'shown'] as const;
export type Face = (typeof FACES)[number];

/** Cards and tokens lie sorted, so that the same things are the same data. `U` is what a view may hold instead. */
export interface Player<U = never> {
  readonly coins: number;
  readonly hand: readonly (TravelCard | U)[];
  readonly hidden: readonly (Token | U)[];
  readonly shown: readonly Token[];
  /** The towns whose own piece was taken. */
  readonly towns: readonly Town[];
  readonly boot: Town;
  /** EG-V1; `null` without it. */
  readonly home: Town | U | null;
}

/** The tokens that ask for a second step. */
export const SPELLS = ['double', 'exchange'] as const;
export type Spell = (typeof SPELLS)[number];

/** What the seat that goes has half done. */
export interface Go<U = never> {
  /** Cards it may still draw. */
  readonly draws: number;
  /** EG-3.1: the two tokens drawn, one of which is to be shown. */
  readonly drawn: readonly (Token | U)[];
  /** EG-5.5, EG-5.6: the double or exchange placed just now, whose second step is asked for. */
  readonly spell: { readonly token: Spell; readonly road: RoadId } | null;
  /** EG-6.1, EG-6.3: whether it moved in this journey, and what the journey earned. */
  readonly moved: boolean;
  readonly income: number;
  /** EG-C2: the caravan under way, its cards in all and those still to be paid. */
  readonly caravan: { readonly road: RoadId; readonly cards: number; readonly left: number } | null;
}

export type Options = {
  readonly firstPlayer: 'random' | 'red' | 'green';
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
  /** The seats that still go in this phase, a seat as often as it goes; the first one's decision it is. */
  readonly queue: readonly Seat[];
  readonly go: Go;
  readonly values: Readonly<Record<Town, number>>;
  /** The tokens on each road. */
  readonly roads: Readonly<Record<RoadId, readonly Token[]>>;
  readonly bowl: readonly Token[];
  /** The draw pile; its last card is drawn next. */
  readonly pile: readonly Card[];
  readonly display: readonly TravelCard[];
  /** Gold cards in the gold pile. */
  readonly goldPile: number;
  readonly discard: readonly Card[];
  /** EG-4.1: the tokens still to be sold; the first is on the block. */
  readonly row: readonly Token[];
  readonly bid: { readonly seat: Seat; readonly amount: number } | null;
  /** EG-5.1: how many passed in sequence. */
  readonly passes: number;
  readonly players: readonly Player[];
  /** When the game is over. */
  readonly winners: readonly Seat[];
  readonly last: readonly Fact[];
}

/** What everybody may know, however much a viewer knows beside it. */
export interface Seen extends Omit<Table, 'rng' | 'pile' | 'bowl' | 'players' | 'go'> {
  /** How many. */
  readonly pile: number;
  readonly bowl: number;
  readonly players: readonly Player<Unseen>[];
  readonly go: Go<Unseen>;
}
/** What a table and a view have in common. */
export type Common = Omit<Seen, 'pile' | 'bowl'>;

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
export type RuleOf<V extends Verb> = Rule<Table, MoveOf<Move, V>>;
