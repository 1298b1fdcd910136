/** What lies on the table of Dark Mages, as plain data, and the moves. The phase is not here: it is the chart's. */
import type { Fact as AnyFact, MoveOf, Refusal as AnyRefusal, Rule, Seat } from '../../kernel/game.js';
import type { CardId, Deck } from './deck.js';
import type { Verdict } from './dice.js';
import type { Stat } from './effects.js';
import type { RuleId } from './ledger.js';
import type { AttackKind, Role, Slot, TEAMS } from './map.js';

export type Fact = AnyFact<RuleId>;
export type Refusal = AnyRefusal<RuleId>;

/** Who or what an attack is aimed at: a seat's name for its mage, `red-companion`, `enemy-1`, or `all`. */
export type Target = string;

/** Operations that stay on somebody for a while. */
export const STATUS_OPS = [
  'stat',
  'dot',
  'skip_attack',
  'confuse',
  'damage_bonus',
  'extra_die',
  'extra_attack',
  'twin',
  'advantage_attack',
  'save_penalty',
  'resistance',
  'untargetable',
] as const;
export type StatusOp = (typeof STATUS_OPS)[number];

/** An effect that runs on a mage, a companion or an enemy. */
export interface Status {
  readonly op: StatusOp;
  /** The card it comes from. */
  readonly card: CardId;
  /** Whose it is: who loots when it fells somebody. */
  readonly by: Seat;
  readonly stat: Stat | null;
  readonly amount: number;
  /** Damage over time: its dice as they are written, and whether a save avoids them. */
  readonly dice: string | null;
  readonly save: boolean;
  /** It ends at the start of the turn of `seat`, at the end of turns of whom it is on, or when it has been used up. */
  readonly until: 'start' | 'end' | 'used';
  readonly seat: Seat;
  /** Turns left. */
  readonly turns: number;
  /** It came during the turn of whom it is on, and that turn does not count. */
  readonly fresh: boolean;
}

export interface Companion {
  readonly card: CardId;
  readonly role: Role;
  readonly hp: number;
  readonly effects: readonly Status[];
}

export interface Mage {
  readonly character: string;
  /** 0 is defeat. */
  readonly hp: number;
  /** In the deck's order. A card that the viewer may not know is `?`. */
  readonly hand: readonly CardId[];
  readonly worn: Readonly<Record<Slot, CardId | null>>;
  readonly companion: Companion | null;
  readonly effects: readonly Status[];
}

export interface Enemy {
  readonly card: CardId;
  /** Names it as long as it is on the table. */
  readonly number: number;
  readonly hp: number;
  /** The turn in which it was drawn. */
  readonly since: number;
  /** It has struck at least once. */
  readonly struck: boolean;
  /** Who has played a turn since it last struck. */
  readonly played: readonly Seat[];
  readonly effects: readonly Status[];
}

export const STAGES = ['preparation', 'attack', 'end', 'draw'] as const;
/** What the mage whose turn it is has done in it. */
export interface Done {
  readonly items: number;
  readonly healing: boolean;
  readonly potion: boolean;
  readonly skill: boolean;
  /** Attacks of the mage; and whether one of them was the cantrip. */
  readonly attacks: number;
  readonly cantrip: boolean;
  readonly companion: boolean;
  /** The attack phase is lost. */
  readonly lost: boolean;
  /** How far the turn is: what cards of two phases may do, and where it goes on after a strike that interrupts its draw. */
  readonly stage: (typeof STAGES)[number];
}

/** The steps of one attack, in the order of the ledger. */
export const STEPS = ['confusion', 'answers', 'roll', 'damage', 'apply', 'riders', 'chain', 'next', 'discard'] as const;
export type Step = (typeof STEPS)[number];

/** An attack under way. */
export interface Attack {
  readonly by: Seat;
  readonly kind: Exclude<AttackKind, 'enemy' | 'reflected'>;
  /** The companion's for its attack; `null` for a cantrip. */
  readonly card: CardId | null;
  /** The first is under way. */
  readonly targets: readonly Target[];
  readonly step: Step;
  /** The seats still to be asked for an answer to it. */
  readonly asked: readonly Seat[];
  /** The seat asked for an answer to a reflection. */
  readonly counter: Seat | null;
  /** Who turned it back, the last one last, with the cards that did. */
  readonly reflected: readonly { readonly seat: Seat; readonly card: CardId }[];
  /** Extra dice of Empowered Spell. */
  readonly extra: number;
  /** Who takes it: the target, or the shield before it. */
  readonly receiver: Target | null;
  readonly verdict: Verdict | null;
  /** The damage before resistance. */
  readonly total: number;
}

/** An enemy's strike under way: who is still to be asked, and who dodged. */
export interface Strike {
  readonly enemy: number;
  readonly asked: readonly Seat[];
  readonly dodged: readonly Seat[];
}

export const CHOICES = ['twin', 'chain', 'destroy', 'steal', 'loot'] as const;
/** A choice that a card or a victory gives, among the targets or among the worn items of a mage. */
export interface Choice {
  readonly kind: (typeof CHOICES)[number];
  readonly seat: Seat;
  /** Whose items; `null` where a target is chosen. */
  readonly from: Seat | null;
}

export type Options = {
  readonly hitOnEqual: boolean;
  readonly freeCantrip: boolean;
  readonly teams: (typeof TEAMS)[number];
};

export interface Table {
  readonly rng: readonly number[];
  readonly options: Options;
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly done: Done;
  readonly mages: readonly Mage[];
  readonly enemies: readonly Enemy[];
  /** Face down, the next card first; a card that the viewer may not know is `?`. */
  readonly pile: readonly CardId[];
  readonly discards: readonly CardId[];
  /** Cards that wait for answers. */
  readonly inPlay: readonly CardId[];
  readonly attack: Attack | null;
  readonly strike: Strike | null;
  readonly choice: Choice | null;
  /**
   * What has come of the last attack or other move so far: it stays until the next move that is no answer and no end of an attack
   * or a turn, so that a card, its answers, its dice and its damage can be seen together.
   */
  readonly account: readonly Fact[];
  /** Who won, when the game is over; nobody in a draw. */
  readonly winners: readonly Seat[];
  readonly last: readonly Fact[];
}

/** A table with the deck it is played with: what the rules work on. The deck is no part of any snapshot. */
export interface Play extends Table {
  readonly deck: Deck;
}

export type Move =
  | {
      readonly type: 'equip' | 'heal' | 'drink' | 'ward' | 'use' | 'skill' | 'answer' | 'discard';
      readonly seat: Seat;
      readonly card: CardId;
    }
  | { readonly type: 'summon'; readonly seat: Seat; readonly card: CardId; readonly role: Role }
  | { readonly type: 'cast' | 'dismiss' | 'steal'; readonly seat: Seat; readonly card: CardId; readonly target: Target }
  | { readonly type: 'cantrip' | 'assault' | 'aim'; readonly seat: Seat; readonly target: Target }
  | { readonly type: 'destroy' | 'take' | 'loot'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'leave' | 'pass' | 'keep' | 'enterAttack' | 'endAttack'; readonly seat: Seat };
export type Verb = Move['type'];
export type RuleOf<V extends Verb> = Rule<Play, MoveOf<Move, V>>;
