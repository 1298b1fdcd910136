/** Assigns people and opponents to seats: people share the device, opponents play automatically, others are elsewhere. */
import { badInput } from '../kernel/bad-input.js';
import { LEVELS, type Game, type Level, type Seat, type Viewer } from '../kernel/game.js';
import type { History } from './history.js';

/** Who plays a seat. `elsewhere`: its moves come from a server, whoever makes them. */
export type Occupant = LocalOccupant | 'elsewhere';
/** Who plays a seat of a game of this page. */
export type LocalOccupant = 'human' | { readonly bot: Level };

/** Parses a word of the attribute `seats`: `human`, `bot` or `bot:hard`. Throws `BadInput` for any other. */
export function parseOccupant(word: string): LocalOccupant {
  if (word === 'human') return word;
  const bot = LEVELS.find((level) => word === `bot:${level}` || word === formatOccupant({ bot: level }));
  if (bot) return { bot };
  const values = ['human', 'bot', ...LEVELS.map((level) => `bot:${level}`)].join(', ');
  throw badInput('seats', word, 'one', { values });
}
export const formatOccupant = (occupant: LocalOccupant): string =>
  occupant === 'human' ? occupant : occupant.bot === 'normal' ? 'bot' : `bot:${occupant.bot}`;

/** The occupants that the attribute `seats` lists. Throws `BadInput` for an unknown word. */
export const listedSeats = (text: string): LocalOccupant[] =>
  text.trim().split(/\s+/).filter(Boolean).map(parseOccupant);

/**
 * Parses the attribute `seats`, such as `human bot bot:hard`. Seats beyond its words are opponents of the level `normal`;
 * without the attribute the first seat is a person. Throws `BadInput` for an unknown word or too many words.
 */
export function parseSeats(text: string | null | undefined, players: number): LocalOccupant[] {
  const listed = listedSeats(text ?? 'human');
  if (listed.length > players) throw badInput('seats', text, 'seats', { most: players });
  return Array.from({ length: players }, (_, i) => listed[i] ?? { bot: 'normal' });
}

/** The attribute's value. */
export const formatSeats = (occupants: readonly LocalOccupant[]): string => occupants.map(formatOccupant).join(' ');
/** Who plays the seats of a game on a server: this viewer is at this device, all `others` elsewhere. */
export const seatsAround = (viewer: Viewer, players: number, others: Occupant = 'elsewhere'): Occupant[] =>
  Array.from({ length: players }, (_, seat) => (seat === viewer ? 'human' : others));

/** The seats of the people at this device. */
export const peopleIn = (occupants: readonly Occupant[]): Seat[] =>
  occupants.flatMap((occupant, seat) => (occupant === 'human' ? [seat] : []));

/** The viewer that a page names, unless people who share the device are the viewers. */
export const namedViewer = (viewer: Viewer | undefined, people: readonly Seat[], readonly: boolean) =>
  readonly || people.length < 2 ? viewer : undefined;
/**
 * Who sees a game, at its start and later: the `fixed` viewer, else of the `people` the one to act or the first, else a spectator.
 * `undefined` if people who may not see each other's hands share the device: then it is whoever holds it, and nobody at the start.
 */
export function viewerAmong(
  people: readonly Seat[],
  given: { readonly fixed: Viewer | undefined; readonly readonly: boolean; readonly hides: boolean },
  toAct: () => readonly Seat[] = () => [],
): Viewer | undefined {
  if (given.fixed !== undefined) return given.fixed;
  if (given.hides && given.readonly) return 'spectator';
  if (given.hides && people.length > 1) return undefined;
  const acting = toAct();
  return people.find((seat) => acting.includes(seat)) ?? people[0] ?? 'spectator';
}

/** The first opponent that the game waits for; `undefined` when there is none or the cursor is in the past. */
export function turnOf(playthrough: History, occupants: readonly Occupant[]): { seat: Seat; level: Level } | undefined {
  if (!playthrough.isLive) return undefined;
  for (const seat of playthrough.toAct) {
    const occupant = occupants[seat];
    if (typeof occupant === 'object') return { seat, level: occupant.bot };
  }
  return undefined;
}

/** The maximum length of a name, in letters as they are read: an emoji is one, of however many code points it is made. */
export const LONGEST_NAME = 24;
/** The maximum length of a name in UTF-16 code units: marks can be piled on one letter without end. */
export const MOST_UNITS = 4 * LONGEST_NAME;
/** Characters that a name may not contain: braces (placeholders in texts), bidi and other controls, line separators, halves of others. */
const NO_LETTERS = /[{}\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name without what is too long, cut between letters: half of an emoji is another one, or none. */
export function cutName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const letters = lettersOf(name).slice(0, LONGEST_NAME);
  while (letters.join('').length > MOST_UNITS) letters.pop();
  return letters.join('');
}
/** In a browser from before 2024 that cannot tell letters, the code points. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

const cleaned = (name: string): string => name.replace(NO_LETTERS, ' ').replace(/\s+/g, ' ').trim();
/**
 * Parses the seat names that a reader chose, separated by commas: `Ada, Ben,, Zoe`. A seat with an empty or missing name
 * keeps the game's name. Throws `BadInput` for more names than `players`, if that is given, and for a name that is too long.
 */
export function parseNames(text: string | null | undefined, players = Infinity): string[] {
  const names = (text ?? '').split(',').map(cleaned);
  while (names.at(-1) === '') names.pop();
  if (names.length > players) throw badInput('names', text, 'names', { most: players });
  for (const name of names)
    if (cutName(name) !== name) throw badInput('names', name, 'letters', { most: LONGEST_NAME });
  return names;
}
/** The name in what somebody typed: without commas, which separate names, and without what is too long. */
export const nameIn = (typed: string): string => cutName(cleaned(typed.replaceAll(',', ' '))).trim();
/** Formats names as the attribute's value. */
export const formatNames = (names: readonly string[]): string => parseNames(names.map(nameIn).join(',')).join(', ');

/** The viewer for a seat's short name or `spectator`. Throws `BadInput` for a seat that `players` players do not use. */
export function viewerOf({ seats }: Pick<Game, 'seats'>, seat: string, players: number): Viewer {
  if (seat === 'spectator') return seat;
  const taken = seats.slice(0, players);
  if (taken.includes(seat)) return taken.indexOf(seat);
  throw badInput('seat', seat, 'one', { values: [...taken, 'spectator'].join(', ') });
}

/** Attributes that say who plays the seats of a game of this page, and who looks at it. */
export interface SeatAttributes {
  readonly seat: string | null;
  readonly seats: string | null;
  readonly readonly: boolean;
}
/** The viewer, if the page names one, and who plays the seats: the viewer has a seat unless they only look on. Throws `BadInput`. */
export function seating(
  game: Pick<Game, 'seats'>,
  { seat, seats, readonly }: SeatAttributes,
  players: number,
): { readonly viewer: Viewer | undefined; readonly seats: string | null } {
  const viewer = seat === null ? undefined : viewerOf(game, seat, players);
  return { viewer, seats: viewer === undefined || readonly ? seats : seatsWith(viewer, seats, players) };
}

/**
 * The value of the attribute `seats` for a page that sets the viewer. Without `seats`, the viewer's seat is a person and the
 * others are opponents. Throws `BadInput` if `seats` puts the only person at another seat, where they could not play.
 */
function seatsWith(viewer: Viewer, seats: string | null, players: number): string {
  const occupants = Array.from({ length: players }, (_, seat) => (seat === viewer ? 'human' : 'bot'));
  if (seats === null) return occupants.join(' ');
  const people = peopleIn(parseSeats(seats, players));
  if (people.length === 1 && people[0] !== viewer) {
    throw badInput('seat', viewer, 'person', { seat: people[0]! });
  }
  return seats;
}
