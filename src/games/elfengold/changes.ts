/** Small changes of a table that several rules share. Each returns a new table that shares its unchanged parts. */
import type { Seat } from '../../kit/index.js';
import { TOKENS, TOWNS, TRAVEL_CARDS, type RoadId, type Token, type Town, type TravelCard } from './map.js';
import { FRESH_GO, minus, plus, sorted } from './queries.js';
import type { Face, Fact, Go, Player, Table } from './table.js';

export const tableWith = (table: Table, changes: Partial<Table>): Table => ({ ...table, ...changes });
export const withFacts = (table: Table, ...facts: Fact[]): Table => tableWith(table, { last: facts });
export const addFacts = (table: Table, ...facts: Fact[]): Table =>
  tableWith(table, { last: [...table.last, ...facts] });
export const withGo = (table: Table, change: Partial<Go>): Table =>
  tableWith(table, { go: { ...table.go, ...change } });
export const withPlayer = (table: Table, seat: Seat, change: Partial<Player>): Table =>
  tableWith(table, { players: table.players.with(seat, { ...table.players[seat]!, ...change }) });
export const withCoins = (table: Table, seat: Seat, coins: number): Table =>
  withPlayer(table, seat, { coins: table.players[seat]!.coins + coins });
export const withRoad = (table: Table, road: RoadId, lying: readonly Token[]): Table =>
  tableWith(table, { roads: { ...table.roads, [road]: sorted(lying, TOKENS) } });

export const withCard = (table: Table, seat: Seat, card: TravelCard): Table =>
  withPlayer(table, seat, { hand: plus(table.players[seat]!.hand, card, TRAVEL_CARDS) });
export const withToken = (table: Table, seat: Seat, token: Token, face: Face): Table =>
  withPlayer(table, seat, { [face]: plus(table.players[seat]![face], token, TOKENS) });
export const withoutToken = (table: Table, seat: Seat, token: Token, face: Face): Table =>
  withPlayer(table, seat, { [face]: minus(table.players[seat]![face], token) });
export const withTown = (table: Table, seat: Seat, town: Town): Table =>
  withPlayer(table, seat, { towns: plus(table.players[seat]!.towns, town, TOWNS) });
export const inBowl = (table: Table, ...tokens: Token[]): Table =>
  tokens.length > 0 ? tableWith(table, { bowl: sorted([...table.bowl, ...tokens], TOKENS) }) : table;

/** Removes the acting seat from the queue. */
export const withoutHead = (table: Table): Table => tableWith(table, { queue: table.queue.slice(1), go: FRESH_GO });
