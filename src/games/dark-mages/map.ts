/** The constants of the rules, which do not depend on the deck. */

/** The seats' short names, clockwise. DM-S1: 2 to 8 players. */
export const SEATS = ['red', 'green', 'blue', 'yellow', 'black', 'white', 'violet', 'orange'] as const;
export const PLAYERS = [2, SEATS.length] as const;
export const HP_MAX = 60;
export const HAND = 5;
/** DM-P1: magic items placed in a turn. */
export const ITEMS_A_TURN = 4;
/** DM-M2: bonuses for the own sphere. */
export const SPHERE_BONUS = { arcane: 1, attack: 1, ac: 3 } as const;
/** DM-A4: natural rolls. */
export const CRITICAL = 20;
export const FUMBLE = 1;
/** DM-V4: numbers of teams; 0: no teams. */
export const TEAMS = [0, 2, 3, 4] as const;

/** DM-M1. No character has the last one. */
export const SPHERES = ['battle', 'life', 'death', 'nature', 'fire', 'air', 'water', 'earth', 'common'] as const;
export type Sphere = (typeof SPHERES)[number];
export const SLOTS = ['staff', 'ring', 'robe', 'amulet'] as const;
export type Slot = (typeof SLOTS)[number];
export const ROLES = ['shield', 'ally'] as const;
export type Role = (typeof ROLES)[number];

export const CATEGORIES = [
  'spell',
  'hex',
  'scroll',
  'companion',
  'skill',
  'defense',
  'magic_item',
  'potion',
  'healing',
  'artifact',
  'enemy_passing',
  'enemy_tenacious',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const PHASES = ['preparation', 'attack', 'end', 'reaction', 'on_draw'] as const;
export const TARGETS = [
  'one_opponent',
  'all_opponents',
  'self',
  'incoming_attack',
  'all_magicians_and_ally_companions',
] as const;
/** The kinds of attack that a Defense may answer. */
export const ATTACK_KINDS = [
  'spell',
  'scroll',
  'hex',
  'cantrip',
  'companion_attack',
  'enemy',
  'artifact',
  'reflected',
] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];
/** DM-M4: the dice that exist. */
export const DICE_FACES = [4, 6, 8, 10, 12, 20, 100] as const;
