/** Builds positions from short sketches: lessons and tests state only the differences from a default table. */
import type { Params, Position, Start } from '../../../kit/index.js';
import { FRESH_DONE } from '../setup.js';
import { SEATS, SLOTS } from '../map.js';
import { STANDARD_DECK } from '../standard.js';
import type { Mage, Status, Table } from '../table.js';

type Name = (typeof SEATS)[number];
const card = (id: string) => STANDARD_DECK.cards.get(id)!;

export interface MageSketch {
  readonly character?: string;
  readonly hp?: number;
  readonly hand?: readonly string[];
  readonly worn?: readonly string[];
  /** For example `co_wolf ally`, or `co_wolf shield 4` with 4 hit points left. */
  readonly companion?: string;
  readonly effects?: readonly Partial<Status>[];
}
export interface Sketch {
  readonly players?: number;
  readonly active?: Name;
  readonly turn?: number;
  readonly options?: Params;
  readonly done?: Partial<Table['done']>;
  readonly mages?: Readonly<Partial<Record<Name, MageSketch>>>;
  /** For example `en_troll`, or `en_troll 5` with 5 hit points left. */
  readonly enemies?: readonly string[];
  /** The next cards of the draw pile. */
  readonly pile?: readonly string[];
  /** The last cards of the pile that are already discarded, or `all` of them. */
  readonly discarded?: 'all' | readonly string[];
}

/** Red is of fire, green of water, and so on: the first seats are the mages in the ledger's examples. */
const CHARACTERS = ['ch_fire', 'ch_water', 'ch_nature', 'ch_death', 'ch_battle', 'ch_earth', 'ch_air', 'ch_life'];

const status = (seat: number, changes: Partial<Status>): Status => ({
  op: 'stat',
  card: 'po_growth',
  by: seat,
  stat: null,
  amount: 0,
  dice: null,
  save: false,
  until: 'used',
  seat,
  turns: 1,
  fresh: false,
  ...changes,
});

function mage(seat: number, drawn: MageSketch): Mage {
  const worn = Object.fromEntries(SLOTS.map((slot) => [slot, null])) as Record<(typeof SLOTS)[number], string | null>;
  for (const id of drawn.worn ?? []) worn[card(id).slot!] = id;
  const [companion, role, hp] = (drawn.companion ?? '').split(' ');
  const order = (id: string) => STANDARD_DECK.order.get(id)!;
  return {
    character: drawn.character ?? CHARACTERS[seat]!,
    hp: drawn.hp ?? 60,
    hand: [...(drawn.hand ?? [])].sort((a, b) => order(a) - order(b)),
    worn,
    companion: companion
      ? { card: companion, role: role as 'ally', hp: Number(hp ?? card(companion).hp), effects: [] }
      : null,
    effects: (drawn.effects ?? []).map((effect) => status(seat, effect)),
  };
}

/** Builds the position in a phase that a sketch describes. Throws if it contains more of a card than the deck. */
export function sketch(phase: string, drawn: Sketch = {}): Position {
  const players = drawn.players ?? 2;
  const mages = SEATS.slice(0, players).map((name, seat) => mage(seat, drawn.mages?.[name] ?? {}));
  const enemies = (drawn.enemies ?? []).map((text, i) => {
    const [id, hp] = text.split(' ');
    return {
      card: id!,
      number: i + 1,
      hp: Number(hp ?? card(id!).hp),
      since: 1,
      struck: true,
      played: [],
      effects: [],
    };
  });
  const used = [
    ...mages.flatMap(({ hand, worn, companion }) => [
      ...hand,
      ...Object.values(worn).filter((id) => id !== null),
      ...(companion ? [companion.card] : []),
    ]),
    ...enemies.map((enemy) => enemy.card),
    ...(drawn.pile ?? []),
    ...(Array.isArray(drawn.discarded) ? (drawn.discarded as string[]) : []),
  ];
  const rest = [...STANDARD_DECK.all];
  for (const id of used) {
    if (!rest.includes(id)) throw new Error(`the deck has not so many of ${id}`);
    rest.splice(rest.indexOf(id), 1);
  }
  const stage = phase.startsWith('attack') ? 'attack' : phase.startsWith('end') ? 'end' : 'preparation';
  const table = {
    turn: drawn.turn ?? 2,
    active: SEATS.indexOf(drawn.active ?? 'red'),
    done: { ...FRESH_DONE, stage, ...drawn.done },
    mages,
    enemies,
    pile: [...(drawn.pile ?? []), ...(drawn.discarded ? [] : rest)],
    discards: drawn.discarded === 'all' ? rest : drawn.discarded ? [...rest, ...drawn.discarded] : [],
    inPlay: [],
    attack: null,
    strike: null,
    choice: null,
    account: [],
    winners: [],
  };
  return { game: 'dark-mages', version: 3, phase, table: table as unknown as Params, options: drawn.options ?? {} };
}

/** The start of a lesson: the position of a sketch, and the seed of what chance brings from there. */
export const startAt = (phase: string, { seed = 1, ...drawn }: Sketch & { readonly seed?: number }): Start => ({
  position: sketch(phase, drawn),
  seed,
});
