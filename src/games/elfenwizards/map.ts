/** The printed board: spaces, ladders and boxes. EW-B1, EW-B2. */

export const BOXES = ['A', 'B', 'C', 'D'] as const;
export type Box = (typeof BOXES)[number];

/** Title spaces from top to bottom and left to right, which is the order of EW-5.10. */
export const TITLES = [
  'H',
  'W1',
  'W2',
  'S1',
  'S2',
  'S3',
  'S4',
  'N1',
  'N2',
  'N3',
  'N4',
  'N5',
  'N6',
  'N7',
  'N8',
] as const;
export type Title = (typeof TITLES)[number];

/** Ranks from top to bottom. */
export const RANKS = ['high', 'wizard', 'sorcerer', 'necromancer', 'user'] as const;
export type Rank = (typeof RANKS)[number];
/** The ranks with a Defeated box, EW-B4. */
export const DEFEATED = ['wizard', 'sorcerer', 'necromancer'] as const;
export type DefeatedRank = (typeof DEFEATED)[number];
/** The ranks whose defeated mages take Grey Magic when they are demoted, EW-B4 and EW-8.2. */
export const GREY_RANKS: readonly Rank[] = ['wizard', 'sorcerer'];

/** The boxes for Major Spells: four for the competing ranks (EW-B5), the Minor Spells box and the Grey Magic box (EW-B6). */
export const MAJOR_BOXES = ['wizard', 'sorcerer', 'necromancer', 'user'] as const;
export type MajorBox = (typeof MAJOR_BOXES)[number];
export const SPELL_BOXES = [...MAJOR_BOXES, 'minor', 'grey'] as const;
export type SpellBox = (typeof SPELL_BOXES)[number];

/** Points for a mage at the end of a turn, by rank, EW-10.1. */
export const POINTS: Readonly<Record<Rank, number>> = { high: 10, wizard: 7, sorcerer: 5, necromancer: 3, user: 2 };

/** The titles that ladders lead to: one from a title, two from a Magic User box. EW-B2. */
export const LADDERS: Readonly<Record<Title | Box, readonly Title[]>> = {
  H: [],
  W1: ['H'],
  W2: ['H'],
  S1: ['W1'],
  S2: ['W1'],
  S3: ['W2'],
  S4: ['W2'],
  N1: ['S1'],
  N2: ['S1'],
  N3: ['S2'],
  N4: ['S2'],
  N5: ['S3'],
  N6: ['S3'],
  N7: ['S4'],
  N8: ['S4'],
  A: ['N1', 'N2'],
  B: ['N3', 'N4'],
  C: ['N5', 'N6'],
  D: ['N7', 'N8'],
};

/** A contest is for one title, or for both titles above a Magic User box. */
export type Contest = Exclude<Title, `N${number}`> | Box;
/** The contests in the order in which they are decided, EW-5.10. */
export const CONTESTS: readonly Contest[] = ['H', 'W1', 'W2', 'S1', 'S2', 'S3', 'S4', ...BOXES];

export const TURNS = 4;
/** Grey Magic under one mage: a position set up by hand may start with at most 12, and each turn adds at most one. */
export const HAND_MADE_GREY = 12;
export const MOST_GREY = HAND_MADE_GREY + TURNS;
export const DICE = 7;
export const MINOR_SPELLS = 7;
/** EW-4.1: a Minor Spell costs 2 pips. EW-9.1, EW-9.3: a Grey Magic token costs 4, or 3. */
export const MINOR_COST = 2;
export const GREY_TOKENS = 12;
export const PAWNS = 39;
/** Seconds of the optional timer, EW-A2: for each player before rolling, for all together before the competition. */
export const NEGOTIATION = { casting: 60, competition: 300 } as const;

/** The guilds' colours by seat, EW-S2. */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

const RANK_OF: Readonly<Record<string, Rank>> = { H: 'high', W: 'wizard', S: 'sorcerer', N: 'necromancer' };

/** The rank of a title, of a Magic User box, or of a place in such a box. */
export const rankOf = (place: string): Rank => RANK_OF[place[0]!] ?? 'user';

export const titlesOf = (rank: Rank): readonly Title[] => TITLES_OF[rank];
const TITLES_OF = Object.fromEntries(RANKS.map((rank) => [rank, TITLES.filter((t) => rankOf(t) === rank)])) as Record<
  Rank,
  Title[]
>;

/** The contest of a mage at this place; `undefined` for High Wizard. */
export const contestOf = (place: string): Contest | undefined =>
  rankOf(place) === 'user' ? (place[0] as Box) : (LADDERS[place as Title][0] as Contest | undefined);

/** For each title, the title spaces whose mages are its candidates. */
export const FEEDERS = Object.fromEntries(
  TITLES.map((title) => [title, TITLES.filter((below) => LADDERS[below][0] === title)]),
) as unknown as Readonly<Record<Title, readonly Title[]>>;
