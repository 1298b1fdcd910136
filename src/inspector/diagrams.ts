/** The diagrams of a game's chart that are stored with the game. */
import type { Machine } from '../kernel/define-chart.js';
import { graphOf } from './graph.js';
import { layout } from './layout.js';
import type { Diagram } from './diagram.js';
import { catalogueWords } from './words.js';

/** Numbers of columns, from narrow to wide pages. */
export const COLUMNS = [1, 2, 3] as const;

/** One diagram per number of columns, with space for the labels of all catalogues. */
export const diagramsOf = (machine: Machine, catalogues: readonly Readonly<Record<string, string>>[]): Diagram[] => {
  const graph = graphOf(machine);
  return COLUMNS.map((columns) => layout(graph, { words: catalogueWords(graph, catalogues), columns }));
};
