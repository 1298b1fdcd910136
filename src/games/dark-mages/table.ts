/** The table of Dark Mages as plain data, and the moves. The phase is part of the statechart. */
import type { Fact as AnyFact, MoveOf, Refusal as AnyRefusal, Rule, Seat, TurnRule } from '../../kit/index.js';
import type { CardId, Deck } from './deck.js';
import type { Verdict } from './rules/verdict.js';
import type { Stat } from './effects.js';
import type { RuleId } from './ledger.js';
import type { AttackKind, Role, Slot, TEAMS } from './map.js';

export type Fact = AnyFact<RuleId>;
export type Refusal = AnyRefusal<RuleId>;

/** The name of a target: a seat's name for its mage, `red-companion`, `enemy-1`, or `all`. */
export type Target = string;

/** Operations whose effect lasts for a while. */
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
  /** The card that caused it. */
  readonly card: CardId;
  /** The seat that caused it, which loots if it defeats a mage. */
  readonly by: Seat;
  readonly stat: Stat | null;
  readonly amount: number;
  /** Damage over time: its dice in written form, and whether a save avoids them. */
  readonly dice: string | null;
  readonly save: boolean;
  /** When it ends: at the start of `seat`'s turn, at the end of a turn of its target, or when it is used up. */
  readonly until: 'start' | 'end' | 'used';
  readonly seat: Seat;
  /** Number of turns left. */
  readonly turns: number;
  /** Whether it began during a turn of its target, which does not count. */
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
  /** 0 means defeated. */
  readonly hp: number;
  /** In the deck's order. `?` stands for a card that the viewer must not know. */
  readonly hand: readonly CardId[];
  readonly worn: Readonly<Record<Slot, CardId | null>>;
  readonly companion: Companion | null;
  readonly effects: readonly Status[];
}

export interface Enemy {
  readonly card: CardId;
  /** Identifies it as long as it is on the table. */
  readonly number: number;
  readonly hp: number;
  /** The turn in which it was drawn. */
  readonly since: number;
  /** Whether it has struck at least once. */
  readonly struck: boolean;
  /** The seats that have played a turn since it last struck. */
  readonly played: readonly Seat[];
  readonly effects: readonly Status[];
}

export const STAGES = ['preparation', 'attack', 'end', 'draw'] as const;
/** What the active mage has done in its turn. */
export interface Done {
  readonly items: number;
  readonly healing: boolean;
  readonly potion: boolean;
  readonly skill: boolean;
  /** Number of attacks of the mage; and whether one of them was the cantrip. */
  readonly attacks: number;
  readonly cantrip: boolean;
  readonly companion: boolean;
  /** Whether the attack phase is lost. */
  readonly lost: boolean;
  /**
   * The part of the turn: determines what cards for two phases do, and where the turn continues after a strike that
   * interrupts drawing.
   */
  readonly stage: (typeof STAGES)[number];
}

export interface Attack {
  readonly by: Seat;
  readonly kind: Exclude<AttackKind, 'enemy' | 'reflected'>;
  /** The card; the companion's for its attack; `null` for a cantrip. */
  readonly card: CardId | null;
  /** The targets; the first one is attacked now. */
  readonly targets: readonly Target[];
  /** The seats still to be asked for an answer. */
  readonly asked: readonly Seat[];
  /** The seat asked to answer a reflection. */
  readonly counter: Seat | null;
  /** The seats that reflected it, in order, and the cards they used. */
  readonly reflected: readonly { readonly seat: Seat; readonly card: CardId }[];
  /** Number of extra dice, from Empowered Spell. */
  readonly extra: number;
  /** What takes the attack: the target, or the shield in front of it. */
  readonly receiver: Target | null;
  /** How the attack on the first target ended; `null` until its roll, or an answer that makes one needless. */
  readonly verdict: Verdict | null;
  /** The damage before resistance. */
  readonly total: number;
  /** The target to which it has leapt. */
  readonly leapt: Target | null;
}

/** An enemy's strike under way: the seats still to be asked, and those that dodged. */
export interface Strike {
  readonly enemy: number;
  readonly asked: readonly Seat[];
  readonly dodged: readonly Seat[];
}

export const CHOICES = ['twin', 'chain', 'destroy', 'steal', 'loot'] as const;
/** A choice among targets or among a mage's worn items, caused by a card or a victory. */
export interface Choice {
  readonly kind: (typeof CHOICES)[number];
  readonly seat: Seat;
  /** The seat whose items are chosen from; `null` for a choice of target. */
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
  /** The seat whose turn it is. */
  readonly active: Seat;
  readonly done: Done;
  readonly mages: readonly Mage[];
  readonly enemies: readonly Enemy[];
  /** Face down, the next card first; `?` stands for a card that the viewer must not know. */
  readonly pile: readonly CardId[];
  readonly discards: readonly CardId[];
  /** Cards in play that wait for answers. */
  readonly inPlay: readonly CardId[];
  readonly attack: Attack | null;
  readonly strike: Strike | null;
  readonly choice: Choice | null;
  /**
   * The facts of the last attack or other move so far. They stay until the next move that is neither an answer nor the end
   * of an attack or turn, so that a card, its answers, dice and damage can be seen together.
   */
  readonly account: readonly Fact[];
  /** The winning seats, once the game is over; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly last: readonly Fact[];
}

/** A table with its deck, for the rules. The deck is not part of snapshots. */
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
/** The rule of a verb for the mage whose turn it is. */
export type RuleOf<V extends Verb> = TurnRule<Play, MoveOf<Move, V>>;
/** The rule of a verb for whoever is asked for an answer or a choice. */
export type AskedRuleOf<V extends Verb> = Rule<Play, MoveOf<Move, V>>;
