/** Small changes of a table that several rules share. Each returns a new table that shares its unchanged parts. */
import type { Seat } from '../../kit/index.js';
import { copyBoxes, copyTable, copyTitles, copyUsers, goWith, mageWith, playerWith, tableWith } from './immutable.js';
import type { Box, SpellBox, Title } from './map.js';
import { FRESH_GO, isBoxed, mageAt } from './queries.js';
import type { Face, Fact, Go, Mage, Player, Table } from './table.js';

// Almost every move uses these: writing to the copy costs half as much as assigning an object of changes.

export function withFacts(table: Table, ...facts: Fact[]): Table {
  const next = copyTable(table);
  next.last = facts;
  return next;
}
export const addFacts = (table: Table, ...facts: Fact[]): Table =>
  tableWith(table, { last: [...table.last, ...facts] });

export function withPlayer(table: Table, seat: Seat, change: Partial<Player>): Table {
  const players = table.players.slice();
  players[seat] = playerWith(players[seat]!, change);
  const next = copyTable(table);
  next.players = players;
  return next;
}
export function withGo(table: Table, change: Partial<Go>): Table {
  const next = copyTable(table);
  next.go = goWith(table.go, change);
  return next;
}

export function withTitle(table: Table, title: Title, mage: Mage | null): Table {
  const titles = copyTitles(table.titles);
  titles[title] = mage;
  return tableWith(table, { titles });
}
/** Replaces the mages in one Magic User box. */
export function withUsers(table: Table, box: Box, mages: readonly Mage[]): Table {
  const users = copyUsers(table.users);
  users[box] = mages;
  return tableWith(table, { users });
}

export function withMage(table: Table, ref: string, change: Partial<Mage>): Table {
  const mage = mageWith(mageAt(table, ref)!, change);
  if (!isBoxed(ref)) return withTitle(table, ref as Title, mage);
  const box = ref[0] as Box;
  const users = table.users[box].slice();
  users[Number(ref.slice(1)) - 1] = mage;
  return withUsers(table, box, users);
}

/** Removes the acting seat from the queue: it has finished this phase. */
export const withoutHead = (table: Table): Table => tableWith(table, { queue: table.queue.slice(1), go: FRESH_GO });

/** Replaces a player's dice in one box. */
export function withBox(
  table: Table,
  seat: Seat,
  box: SpellBox,
  dice: readonly Face[],
  more: Partial<Player> = {},
): Table {
  const boxes = copyBoxes(table.players[seat]!.boxes);
  boxes[box] = dice;
  return withPlayer(table, seat, { ...more, boxes });
}
