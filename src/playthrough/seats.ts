/** Who sits where: people share the device, opponents play by themselves. */
import { BadInput, LEVELS, type Game, type Level, type Seat, type Viewer } from '../kernel/game.js';
import type { Playthrough } from './playthrough.js';

export type SeatControl = 'human' | { readonly bot: Level };

/** Reads `human bot bot:hard`. Seats that are not named are opponents of the default level. Throws `BadInput`. */
export function parseSeats(text: string | null | undefined, players: number): SeatControl[] {
  const words = (text ?? 'human').trim().split(/\s+/).filter(Boolean);
  if (words.length > players) throw new BadInput('seats', text, `at most ${players} seats`);
  return Array.from({ length: players }, (_, i) => {
    const word = words[i] ?? 'bot';
    if (word === 'human') return 'human';
    const [kind, level = 'normal'] = word.split(':');
    if (kind !== 'bot' || !LEVELS.includes(level as Level)) {
      throw new BadInput('seats', word, `"human", "bot" or ${LEVELS.map((l) => `"bot:${l}"`).join(', ')}`);
    }
    return { bot: level as Level };
  });
}

export const formatSeats = (sitters: readonly SeatControl[]): string =>
  sitters.map((s) => (s === 'human' ? 'human' : s.bot === 'normal' ? 'bot' : `bot:${s.bot}`)).join(' ');

/** The opponent whose turn it is, if it is one's. */
export function turnOf(
  playthrough: Playthrough,
  sitters: readonly SeatControl[],
): { seat: Seat; level: Level } | undefined {
  if (!playthrough.isLive) return undefined;
  for (const seat of playthrough.toAct) {
    const sitter = sitters[seat];
    if (sitter && sitter !== 'human') return { seat, level: sitter.bot };
  }
  return undefined;
}

/** The most letters that a name may have. */
export const LONGEST_NAME = 24;
/** What would be more than a name: places for values, what turns the writing round, and what is no letter at all. */
const NO_LETTERS = /[{}\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]/gu;

/**
 * Reads what readers call the seats, with commas between: `Ada, Ben,, Zoe`. One that is empty is called as the game calls
 * it, and so are those that are not named. Throws `BadInput` for more names than there are seats, where that is known, and
 * for a name that is too long.
 */
export function parseNames(text: string | null | undefined, players = Infinity): string[] {
  const names = (text ?? '').split(',').map((name) => name.replace(NO_LETTERS, ' ').replace(/\s+/g, ' ').trim());
  while (names.at(-1) === '') names.pop();
  if (names.length > players) throw new BadInput('names', text, `at most ${players} names`);
  for (const name of names)
    if ([...name].length > LONGEST_NAME) throw new BadInput('names', name, `at most ${LONGEST_NAME} letters`);
  return names;
}
/** The same names as the attribute writes them. A comma within a name would part it, so none is left. */
export const formatNames = (names: readonly string[]): string =>
  parseNames(names.map((name) => name.replaceAll(',', ' ')).join(',')).join(', ');

/** Who looks on, by a seat's short name or `spectator`. Throws `BadInput` for a seat at which nobody sits among so many players. */
export function viewerOf({ seats }: Pick<Game, 'seats'>, seat: string, players: number): Viewer {
  if (seat === 'spectator') return seat;
  const taken = seats.slice(0, players);
  if (taken.includes(seat)) return taken.indexOf(seat);
  throw new BadInput('seat', seat, `one of ${taken.join(', ')}, spectator`);
}

/**
 * Who sits where, as the attribute writes it, in a game whose page names who looks on: without `seats` the person sits there
 * and the others are opponents. Throws `BadInput` where one person sits elsewhere, who then could not play.
 */
export function seatsWith(viewer: Viewer, seats: string | null, players: number): string {
  const controls = Array.from({ length: players }, (_, seat) => (seat === viewer ? 'human' : 'bot'));
  if (seats === null) return controls.join(' ');
  const people = parseSeats(seats, players).flatMap((control, seat) => (control === 'human' ? [seat] : []));
  if (people.length === 1 && people[0] !== viewer) {
    throw new BadInput('seat', viewer, `${people[0]}, where the person sits whom seats names; or readonly`);
  }
  return seats;
}
