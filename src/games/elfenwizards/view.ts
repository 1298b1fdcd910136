/** What a seat sees: everything except the random generator. EW-H1. */
import type { View, Viewer } from '../../kit/index.js';
import type { Table } from './table.js';

export type Seen = Omit<Table, 'rng'>;

export function view({ rng: _rng, ...seen }: Table, _viewer: Viewer): Seen {
  return seen;
}

/** The table of a view, for queries and rules: it lacks only the random generator, which nothing needs that readers see. */
export const tableOf = ({ table }: Pick<View<Seen>, 'table'>): Table => table as Table;

/** A full table for a view: only future chance is hidden. */
export const imagine = (seen: Seen, rng: readonly number[]): Table => ({ rng, ...seen });
