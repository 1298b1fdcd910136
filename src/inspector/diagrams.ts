/** The pictures of a game's chart that are stored with it. */
import type { Machine } from '../kernel/setup.js';
import { graphOf } from './graph.js';
import { layout } from './layout.js';
import type { Diagram } from './diagram.js';
import { catalogueWords } from './words.js';

/** From a narrow page to a wide one. */
export const COLUMNS = [1, 2, 3] as const;

/** One picture for each number of columns, with room for the words of every catalogue. */
export const diagramsOf = (machine: Machine, catalogues: readonly Readonly<Record<string, string>>[]): Diagram[] => {
  const graph = graphOf(machine);
  return COLUMNS.map((columns) => layout(graph, { words: catalogueWords(graph, catalogues), columns }));
};
