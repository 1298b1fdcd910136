/** Editing with mages, dice and tokens: which can be picked up, where each can be put, and the table that results. */
import type { Seat } from '../../../kit/index.js';
import type { Setting, Text, TrayThing } from '../../../kit/board.js';
import { copyDefeated, tableWith } from '../immutable.js';
import {
  BOXES,
  DEFEATED,
  PAWNS,
  SPELL_BOXES,
  TITLES,
  type Box,
  type DefeatedRank,
  type SpellBox,
  type Title,
} from '../map.js';
import { withBox, withGo, withMage, withPlayer, withTitle, withUsers } from '../changes.js';
import { allMages, greyLeft, faces, minus, mageAt, placedMages, plus } from '../queries.js';
import { FACES, type Face, type Mage, type Spell, type Table } from '../table.js';

/** Places beside the board: `away` returns a piece to its owner, `rolled` holds rolled dice. */
const AWAY = 'away';
const ROLLED = 'rolled';
type Thing = { readonly mage: Mage } | { readonly spell: Spell } | 'grey';

/** The seat that may have rolled dice and dice in use. */
const headOf = (table: Table, seat: Seat): Seat => table.queue[0] ?? seat;
const isTitle = (place: string): place is Title => (TITLES as readonly string[]).includes(place);

export function tray({ table, seat }: Setting<Table>, text: Text): TrayThing[] {
  const { reserve } = table.players[seat]!;
  const beside = placedMages(table).flatMap(([mage, { spells }]) =>
    spells.flatMap(({ seat: owner, die }, i) =>
      owner === seat ? [{ id: `beside:${mage}:${i}`, label: text('editor.beside', { spell: die, mage }) }] : [],
    ),
  );
  return [
    { id: `mage:${seat}`, label: text('editor.mage'), count: PAWNS - allMages(table).length },
    ...FACES.map((n) => ({ id: `face:${seat}:${n}`, label: text('editor.face', { n }) })),
    { id: `reserve:${seat}`, label: text('editor.minor'), count: reserve },
    ...beside,
    ...(headOf(table, seat) === seat ? [{ id: ROLLED, label: text('editor.rolled'), isPlace: true }] : []),
    { id: AWAY, label: text('editor.away'), isPlace: true },
  ];
}

export function paths({ table, seat }: Setting<Table>): [string, string][] {
  const head = headOf(table, seat);
  const places = placedMages(table).map(([place]) => place);
  const rivals = places.filter((place) => place !== 'H');
  const turns = table.track.map((_, i) => `track:${i + 1}`);
  const ranks = DEFEATED.map((rank) => `defeated:${rank}`);
  const found: [string, string][] = [];
  const may = (piece: string, ...to: readonly (readonly string[])[]) =>
    to.flat().forEach((place) => place !== piece && found.push([piece, place]));
  const mayMage = (piece: string, { grey }: Mage) =>
    may(
      piece,
      TITLES,
      BOXES.filter((box) => box !== piece[0]),
      ranks,
      [AWAY],
      grey > 0 ? ['grey'] : [],
    );

  for (const [place, mage] of placedMages(table)) mayMage(place, mage);
  for (const rank of DEFEATED)
    for (const mage of table.defeated[rank]) mayMage(`defeated:${rank}:${mage.owner}:${mage.grey}`, mage);
  if (allMages(table).length < PAWNS)
    may(
      `mage:${seat}`,
      TITLES.filter((title) => !table.titles[title]),
      BOXES,
      ranks,
    );
  if (greyLeft(table) > 0) may('grey', places);

  table.players.forEach(({ boxes, spent }, owner) => {
    const more = owner === seat && seat === head ? [ROLLED, AWAY] : [AWAY];
    for (const box of SPELL_BOXES)
      for (const face of faces(boxes[box]))
        may(
          `die:${box}:${owner}:${face}`,
          SPELL_BOXES.filter((other) => other !== box),
          rivals,
          more,
        );
    if (spent > 0) may(`spent:${owner}`, rivals, turns, [AWAY]);
  });
  for (const face of faces(table.players[head]!.rolled)) may(`rolled:${face}`, SPELL_BOXES, rivals, [AWAY]);
  if (table.go.using.length > 0) may('using', SPELL_BOXES, [AWAY]);
  if (table.players[seat]!.front > 0)
    for (const face of FACES) may(`face:${seat}:${face}`, SPELL_BOXES, rivals, seat === head ? [ROLLED] : []);
  for (const owner of new Set([seat, head]))
    if (table.players[owner]!.reserve > 0) may(`reserve:${owner}`, ['minor'], rivals, turns);
  table.track.forEach((mark, i) => mark !== null && may(turns[i]!, ['minor'], rivals, turns, [AWAY]));
  for (const [place, { spells }] of placedMages(table))
    spells.forEach(({ seat: owner, die }, i) => {
      const others = rivals.filter((other) => other !== place);
      if (owner === seat) may(`beside:${place}:${i}`, die === 'minor' ? ['minor'] : SPELL_BOXES, others, [AWAY]);
    });
  return found;
}

export function put({ table, seat }: Setting<Table>, piece: string, place: string): Table {
  if (place === 'grey' && mageAt(table, piece)) return withMage(table, piece, { grey: mageAt(table, piece)!.grey - 1 });
  const [left, thing] = take(table, seat, piece);
  const there = isTitle(place) && left.titles[place];
  // The two mages swap places.
  if (there && thing !== 'grey' && 'mage' in thing) return lay(lay(left, thing, place), { mage: there }, homeOf(piece));
  return lay(left, thing, place);
}
/** The title, box or rank from which a mage is taken. */
const homeOf = (piece: string): string =>
  isTitle(piece) ? piece : piece.startsWith('defeated:') ? piece.split(':', 2).join(':') : piece[0]!;

/** Takes a piece: returns the table without it, and the piece. */
function take(table: Table, seat: Seat, piece: string): [Table, Thing] {
  const [kind = '', ...rest] = piece.split(':');
  const [first = '', second = '', third = ''] = rest;
  const owner = Number(kind === 'die' ? second : first);
  const player = table.players[owner]!;
  const spell = (whose: Seat, die: Spell['die']): Thing => ({ spell: { seat: whose, die } });
  switch (kind) {
    case 'grey':
      return [table, 'grey'];
    case 'mage':
      return [table, { mage: { owner, grey: 0, spells: [] } }];
    case 'defeated': {
      const rank = first as DefeatedRank;
      const all = table.defeated[rank];
      const at = all.findIndex((mage) => mage.owner === Number(second) && mage.grey === Number(third));
      return [withDefeated(table, rank, all.toSpliced(at, 1)), { mage: all[at]! }];
    }
    case 'die': {
      const [box, face] = [first as SpellBox, Number(third) as Face];
      return [withBox(table, owner, box, minus(player.boxes[box], face)), spell(owner, face)];
    }
    case 'face':
      return [withPlayer(table, owner, { front: player.front - 1 }), spell(owner, Number(second) as Face)];
    case 'rolled': {
      const head = headOf(table, seat);
      const face = Number(first) as Face;
      return [withPlayer(table, head, { rolled: minus(table.players[head]!.rolled, face) }), spell(head, face)];
    }
    case 'using': {
      const [face, ...using] = table.go.using;
      return [withGo(table, { using }), spell(table.queue[0]!, face!)];
    }
    case 'spent':
      return [withPlayer(table, owner, { spent: player.spent - 1 }), spell(owner, 'minor')];
    case 'reserve':
      return [withPlayer(table, owner, { reserve: player.reserve - 1 }), spell(owner, 'minor')];
    case 'track': {
      const i = Number(first) - 1;
      return [tableWith(table, { track: table.track.with(i, null) }), spell(table.track[i]!, 'minor')];
    }
    case 'beside': {
      const { spells } = mageAt(table, first)!;
      const i = Number(second);
      return [withMage(table, first, { spells: spells.toSpliced(i, 1) }), { spell: spells[i]! }];
    }
  }
  const mage = mageAt(table, piece)!;
  if (isTitle(piece)) return [withTitle(table, piece, null), { mage }];
  const box = piece[0] as Box;
  return [withUsers(table, box, table.users[box].toSpliced(Number(piece.slice(1)) - 1, 1)), { mage }];
}

/** The table with a piece put at a place. */
function lay(table: Table, thing: Thing, place: string): Table {
  if (thing === 'grey') return withMage(table, place, { grey: mageAt(table, place)!.grey + 1 });
  if ('mage' in thing) {
    const { mage } = thing;
    if (place === AWAY) return mage.spells.reduce((left, spell) => lay(left, { spell }, AWAY), table);
    if (isTitle(place)) return withTitle(table, place, mage);
    if (place.length === 1) return withUsers(table, place as Box, [...table.users[place as Box], mage]);
    const rank = place.slice('defeated:'.length) as DefeatedRank;
    return withDefeated(table, rank, [...table.defeated[rank], mage]);
  }
  const { spell } = thing;
  const { seat, die } = spell;
  const player = table.players[seat]!;
  if (mageAt(table, place)) return withMage(table, place, { spells: [...mageAt(table, place)!.spells, spell] });
  if (die === 'minor') {
    if (place === AWAY) return withPlayer(table, seat, { reserve: player.reserve + 1 });
    if (place === 'minor') return withPlayer(table, seat, { spent: player.spent + 1 });
    const i = Number(place.slice('track:'.length)) - 1;
    const before = table.track[i];
    const freed = typeof before === 'number' ? lay(table, { spell: { seat: before, die } }, AWAY) : table;
    return tableWith(freed, { track: table.track.with(i, seat) });
  }
  if (place === AWAY) return withPlayer(table, seat, { front: player.front + 1 });
  if (place === ROLLED) return withPlayer(table, seat, { rolled: plus(player.rolled, die) });
  return withBox(table, seat, place as SpellBox, plus(player.boxes[place as SpellBox], die));
}

function withDefeated(table: Table, rank: DefeatedRank, mages: readonly Mage[]): Table {
  const defeated = copyDefeated(table.defeated);
  defeated[rank] = mages;
  return tableWith(table, { defeated });
}
