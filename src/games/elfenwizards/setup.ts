/** The table before the first turn. EW-S1 to EW-S6. */
import { badInput, draw, object, type NewGame } from '../../kit/index.js';
import {
  BOXES,
  COLOURS,
  DICE,
  MINOR_SPELLS,
  PAWNS,
  SPELL_BOXES,
  TITLES,
  TURNS,
  type Box,
  type Colour,
  type Title,
} from './map.js';
import { PLACEMENTS, type Placement } from './placements.js';
import { FRESH_GO } from './queries.js';
import type { Face, Mage, Options, Table } from './table.js';

/** Sets up the table. Throws `BadInput` with the space if the placement table is invalid. */
export function setup({ players, options, rng }: NewGame & { options: Options; rng: readonly number[] }): Table {
  const placement = options.placement === null ? PLACEMENTS[players]! : checkPlacement(options.placement, players);
  const dragon = draw(rng, 1, 0, players - 1);
  const mage = (colour: Colour): Mage => ({ owner: COLOURS.indexOf(colour), grey: 0, spells: [] });
  const on = (space: string): Colour[] => [placement[space] ?? []].flat();
  const byBox = <A>(make: (box: Box) => A) =>
    Object.fromEntries(BOXES.map((box) => [box, make(box)])) as Record<Box, A>;
  return {
    rng: dragon.rng,
    options,
    turn: 1,
    dragon: dragon.values[0]!,
    queue: [],
    go: FRESH_GO,
    awarded: 0,
    unawarded: 0,
    titles: Object.fromEntries(TITLES.map((title) => [title, on(title).map(mage)[0] ?? null])) as Record<
      Title,
      Mage | null
    >,
    users: byBox((box) => on(box).map(mage)),
    defeated: { wizard: [], sorcerer: [], necromancer: [] },
    track: Array.from({ length: TURNS }, () => null),
    players: Array.from({ length: players }, () => ({
      front: DICE,
      rolled: [],
      boxes: Object.fromEntries(SPELL_BOXES.map((box) => [box, [] as Face[]])) as never,
      reserve: MINOR_SPELLS,
      spent: 0,
      scores: [],
      bonus: 0,
      crowned: 0,
    })),
    winners: [],
    last: [
      { rule: 'EW-S4', code: 'firstDragon', params: { seat: dragon.values[0]! } },
      { rule: 'EW-1.1', code: 'noneRetires', params: { turn: 1 } },
    ],
  };
}

/**
 * EW-S3: validates a placement table: known spaces and colours, one mage on a title space, none on H, equally many mages
 * for each player. Throws `BadInput`.
 */
export function checkPlacement(placement: Placement, players: number): Placement {
  const path = 'options.placement';
  object(placement, path);
  const colours = COLOURS.slice(0, players);
  const counts = new Map<Colour, number>(colours.map((colour) => [colour, 0]));
  for (const [space, mages] of Object.entries(placement)) {
    const where = `${path}.${space}`;
    const isBox = (BOXES as readonly string[]).includes(space);
    const spaces = [...TITLES.slice(1), ...BOXES];
    if (!(spaces as string[]).includes(space)) throw badInput(where, mages, 'one', { values: spaces.join(', ') });
    if (isBox && !Array.isArray(mages)) throw badInput(where, mages, 'list');
    if (!isBox && Array.isArray(mages)) throw badInput(where, mages, 'one', { values: colours.join(', ') });
    for (const colour of [mages].flat() as Colour[]) {
      if (!counts.has(colour)) throw badInput(where, colour, 'one', { values: colours.join(', ') });
      counts.set(colour, counts.get(colour)! + 1);
    }
  }
  const [first, ...rest] = colours;
  const uneven = rest.find((colour) => counts.get(colour) !== counts.get(first!));
  if (uneven) throw badInput(path, Object.fromEntries(counts), 'even');
  if (counts.get(first!) === 0 || counts.get(first!)! * players > PAWNS) {
    throw badInput(path, counts.get(first!), 'each', { min: 1, max: Math.floor(PAWNS / players) });
  }
  return placement;
}
