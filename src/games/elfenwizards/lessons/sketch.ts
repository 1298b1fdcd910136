/** Builds positions from short sketches: lessons and tests state only the differences from a default table. */
import type { Params, Position, Start } from '../../../kit/index.js';
import {
  BOXES,
  COLOURS,
  DEFEATED,
  DICE,
  MINOR_SPELLS,
  SPELL_BOXES,
  TITLES,
  type Box,
  type Colour,
  type DefeatedRank,
  type SpellBox,
  type Title,
} from '../map.js';
import type { Face, Go, Mage, Spell, Table } from '../table.js';

type PerColour<A> = Partial<Record<Colour, A>>;

/** Differences from the default table: no mages on the board, all dice in front, all Minor Spells in reserve. */
export interface Sketch {
  readonly players?: number;
  /** Default: 2. */
  readonly turn?: number;
  /** Default: Red. */
  readonly dragon?: Colour;
  readonly options?: Params;
  /** A mage is written as its colour and its Grey Magic: `red+2`. Players with fewer mages than others get more in box D. */
  readonly titles?: Partial<Record<Title, string>>;
  readonly boxes?: Partial<Record<Box, readonly string[]>>;
  readonly defeated?: Partial<Record<DefeatedRank, readonly string[]>>;
  /** Spells beside the mage at each place: `blue 5, red minor`. */
  readonly spells?: Readonly<Record<string, string>>;
  readonly dice?: PerColour<Partial<Record<SpellBox, readonly Face[]>>>;
  /** Rolled dice of the acting seat. */
  readonly rolled?: readonly Face[];
  /** Own Minor Spells in the Minor Spells box. */
  readonly spent?: PerColour<number>;
  readonly track?: readonly (Colour | null)[];
  /** The seats still to act. Default: follows from the rest. */
  readonly queue?: readonly Colour[];
  readonly go?: Partial<Go>;
  /** Default: 10 points for each turn. */
  readonly scores?: PerColour<readonly number[]>;
  readonly crowned?: PerColour<number>;
  readonly unawarded?: number;
}

export const seatOf = (colour: string): number => COLOURS.indexOf(colour as Colour);

function mageOf(text: string): Mage {
  const [colour = '', grey = '0'] = text.split('+');
  return { owner: seatOf(colour), grey: Number(grey), spells: [] };
}
function spellOf(text: string): Spell {
  const [colour = '', die = ''] = text.trim().split(' ');
  return { seat: seatOf(colour), die: die === 'minor' ? 'minor' : (Number(die) as Face) };
}
const sorted = (dice: readonly Face[] = []): Face[] => [...dice].sort();
const table = <K extends string, A>(keys: readonly K[], make: (key: K) => A) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, A>;

/** Lays out the mages of a sketch. Fills up box D until all players have equally many. */
function board(sketch: Sketch, colours: readonly Colour[]): Pick<Table, 'titles' | 'users' | 'defeated'> {
  const titles = table(TITLES, (title): Mage | null => (sketch.titles?.[title] ? mageOf(sketch.titles[title]) : null));
  const users = table(BOXES, (box) => (sketch.boxes?.[box] ?? []).map(mageOf));
  const defeated = table(DEFEATED, (rank) => (sketch.defeated?.[rank] ?? []).map(mageOf));
  for (const [place, list] of Object.entries(sketch.spells ?? {})) {
    const spells = list.split(',').map(spellOf);
    if (place in titles) titles[place as Title] = { ...titles[place as Title]!, spells };
    else {
      const box = users[place[0] as Box];
      const i = Number(place.slice(1)) - 1;
      box[i] = { ...box[i]!, spells };
    }
  }
  const all = [...Object.values(titles), ...Object.values(users).flat(), ...Object.values(defeated).flat()];
  const counts = colours.map((_, seat) => all.filter((mage) => mage?.owner === seat).length);
  colours.forEach((colour, seat) => {
    for (let n = counts[seat]!; n < Math.max(1, ...counts); n++) users.D.push(mageOf(colour));
  });
  return { titles, users, defeated };
}

/** The default queue of a phase. */
function queueOf(phase: string, { titles, defeated }: ReturnType<typeof board>, order: readonly number[]): number[] {
  if (phase === 'highWizardRetires') return titles.H ? [titles.H.owner] : [];
  const ranks = phase === 'demoteMages' ? DEFEATED : DEFEATED.filter((rank) => defeated[rank].length > 0).slice(0, 1);
  return ['awardVacantTitles', 'demoteMages'].includes(phase)
    ? order.filter((seat) => ranks.some((rank) => defeated[rank].some(({ owner }) => owner === seat)))
    : [...order];
}

/** Builds the position in a phase that a sketch describes. */
export function sketch(phase: string, drawn: Sketch = {}): Position {
  const { players: n = 3, turn = 2, dragon = 'red', options = {} } = drawn;
  const colours = COLOURS.slice(0, n);
  const mages = board(drawn, colours);
  const order = colours.map((_, i) => (seatOf(dragon) + i) % n);
  const queue = drawn.queue?.map(seatOf) ?? queueOf(phase, mages, order);
  const beside = [...Object.values(mages.titles), ...Object.values(mages.users).flat()].flatMap((m) => m?.spells ?? []);
  const track = [0, 1, 2, 3].map((i) => (drawn.track?.[i] ? seatOf(drawn.track[i]) : null));
  const players = colours.map((colour, seat) => {
    const boxes = table(SPELL_BOXES, (box) => sorted(drawn.dice?.[colour]?.[box]));
    const own = beside.filter((spell) => spell.seat === seat);
    const minor = own.filter(({ die }) => die === 'minor').length;
    const isHead = seat === queue[0];
    const rolled = isHead ? sorted(drawn.rolled) : [];
    const used = isHead ? (drawn.go?.using?.length ?? 0) : 0;
    const spent = drawn.spent?.[colour] ?? 0;
    return {
      front: DICE - Object.values(boxes).flat().length - rolled.length - used - (own.length - minor),
      rolled,
      boxes,
      reserve: MINOR_SPELLS - spent - minor - track.filter((mark) => mark === seat).length,
      spent,
      scores: [...(drawn.scores?.[colour] ?? Array.from({ length: turn - 1 }, () => 10))],
      bonus: 0,
      crowned: drawn.crowned?.[colour] ?? 0,
    };
  });
  const { rolled = [] } = drawn;
  const go = { rolled: rolled.length > 0, rerolled: false, placed: 0, using: [], removed: 0, ...drawn.go };
  const counted = { turn, dragon: seatOf(dragon), queue, go, awarded: 0, unawarded: drawn.unawarded ?? 0, track };
  return {
    game: 'elfenwizards',
    version: 1,
    phase,
    table: { ...counted, ...mages, players, winners: [] } as unknown as Params,
    options,
  };
}

/** The start of a lesson: the position of a sketch, and the seed of what chance brings from there. */
export const startAt = (phase: string, { seed = 1, ...drawn }: Sketch & { readonly seed?: number }): Start => ({
  position: sketch(phase, drawn),
  seed,
});
