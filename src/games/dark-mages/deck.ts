/** The types of a deck: as data (`DeckData`, described by `data.schema.json`), and as used by the rules (`Deck`). */
import type { Json } from '../../kit/index.js';
import type { Dice } from './dice.js';
import type { Effect, EffectData } from './effects.js';
import type { PHASES, TARGETS, Category, Slot, Sphere } from './map.js';

export type CardId = string;

type Unit = 'this_turn' | 'until_start_of_own_next_turn' | 'target_turns' | 'while_equipped';
export interface Duration {
  readonly unit: Unit;
  readonly count: number;
}
/** The bonuses of a worn item. */
export interface Modifiers {
  readonly arcane: number;
  readonly attack: number;
  readonly ac: number;
  readonly save: number;
  readonly heal_bonus: number;
  /** Dice of hit points regained at the start of its wearer's turn. */
  readonly regen: Dice | null;
}

/** The origin of names and values: for people, not for the rules. */
interface Notes {
  readonly provenance?: string;
  readonly source_fields?: readonly string[];
  readonly designed_fields?: readonly string[];
  readonly source_url?: string | null;
  readonly source_urls?: readonly string[];
  readonly srd_ref?: Json;
  readonly name_origin?: string;
  readonly dice_parts?: Json;
}
/** A card as data; missing fields are null, false, 0 or empty. */
export interface CardData extends Notes {
  readonly id: CardId;
  readonly name_en: string;
  readonly name_fr: string;
  /** If missing, the English name is used. */
  readonly name_it?: string;
  readonly category: Category;
  readonly sphere?: Sphere | null;
  readonly level?: number | null;
  readonly dice?: string | null;
  readonly dice_scales_with_arcane?: boolean;
  readonly attack_roll?: boolean;
  readonly attack_bonus?: number;
  readonly save?: { readonly type: 'roll_under_own_ac'; readonly on_success: 'negate' | 'half' } | null;
  readonly phase: readonly (typeof PHASES)[number][];
  readonly target: (typeof TARGETS)[number];
  readonly slot?: Slot | null;
  readonly modifiers?: Partial<Omit<Modifiers, 'regen'>> & { readonly regen?: string };
  readonly hp?: number | null;
  readonly ac?: number | null;
  readonly duration?: { readonly unit: Unit; readonly count?: number | null } | null;
  readonly effects?: readonly EffectData[];
  readonly text_en: string;
  readonly text_fr: string;
  readonly text_it?: string;
  readonly copies: number;
}
export interface CharacterData extends Notes {
  readonly id: string;
  readonly name_en: string;
  readonly name_fr: string;
  readonly title_en: string;
  readonly title_fr: string;
  readonly title_it?: string;
  readonly neutral_name_en: string;
  readonly sphere: Sphere;
  readonly hp: number;
  readonly hp_max?: number;
  readonly ac: number;
  readonly arcane_level: number;
  readonly slots?: readonly Slot[];
  readonly cantrip: Notes & {
    readonly name_en: string;
    readonly name_fr: string;
    readonly dice: string;
    readonly dice_scales_with_arcane?: boolean;
    readonly attack_roll?: boolean;
    readonly attack_bonus?: number;
    readonly sphere_bonus?: boolean;
  };
}
export interface DeckData {
  readonly meta: { readonly title: string; readonly version: string; readonly attribution: string } & Readonly<
    Record<string, Json>
  >;
  readonly characters: readonly CharacterData[];
  readonly cards: readonly CardData[];
}

/** A card as used by the rules. */
export interface Card {
  readonly id: CardId;
  readonly category: Category;
  readonly sphere: Sphere | null;
  readonly level: number;
  readonly dice: Dice | null;
  readonly scales: boolean;
  /** Whether it makes an attack roll. */
  readonly roll: boolean;
  readonly bonus: number;
  /** The effect of a successful saving throw against it; `null` if there is no save. */
  readonly save: 'negate' | 'half' | null;
  readonly phases: readonly (typeof PHASES)[number][];
  readonly all: boolean;
  readonly slot: Slot | null;
  readonly modifiers: Modifiers;
  readonly hp: number;
  readonly ac: number;
  readonly duration: Duration | null;
  readonly effects: readonly Effect[];
  readonly copies: number;
}
export interface Character {
  readonly id: string;
  readonly sphere: Sphere;
  readonly hp: number;
  readonly ac: number;
  readonly arcane: number;
  readonly cantrip: { readonly dice: Dice; readonly scales: boolean; readonly bonus: number };
}
export interface Deck {
  readonly cards: ReadonlyMap<CardId, Card>;
  readonly characters: ReadonlyMap<string, Character>;
  /** The position of each card in the deck. Hands are sorted by it, so that equal hands are equal data. */
  readonly order: ReadonlyMap<CardId, number>;
  /** The ids of all cards, each as often as it exists. */
  readonly all: readonly CardId[];
}

/** The validated parts of a deck. */
export interface Cards {
  readonly cards: readonly Card[];
  readonly characters: readonly Character[];
}

export function deckOf({ cards, characters }: Cards): Deck {
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    characters: new Map(characters.map((character) => [character.id, character])),
    order: new Map(cards.map((card, i) => [card.id, i])),
    all: cards.flatMap((card) => Array<CardId>(card.copies).fill(card.id)),
  };
}

export const isEnemy = (category: Category): boolean => category === 'enemy_passing' || category === 'enemy_tenacious';

/** When an effect ends, and at which of such turns: as its operation says, else its card, else after its turns. */
export function spanOf(effect: Effect, { category, duration }: Pick<Card, 'category' | 'duration'>) {
  const own = 'expires' in effect ? effect.expires : undefined;
  if (own) return { when: own.when, count: own.count ?? 1 };
  switch (duration?.unit) {
    case 'until_start_of_own_next_turn':
      return { when: 'start_of_own_next_turn', count: 1 } as const;
    case 'target_turns':
      return { when: 'end_of_target_turn', count: duration.count } as const;
    case 'this_turn':
      return { when: 'end_of_this_turn', count: 1 } as const;
    default: {
      if (category === 'skill') return { when: 'end_of_this_turn', count: 1 } as const;
      const turns = 'turns' in effect ? (effect.turns ?? 1) : 1;
      return { when: 'end_of_target_turn', count: Math.max(1, turns) } as const;
    }
  }
}
