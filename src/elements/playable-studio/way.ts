/** "Take me there" of the studio: the phases in which somebody decides, by name, and a game that has come to one. */
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import { graphOf, indexOf } from '../../inspector/graph.js';
import { findPath } from '../../inspector/path-finding.js';
import { catalogueWords } from '../../inspector/words.js';
import { chartOf } from '../../kernel/chart.js';
import type { GameRecord } from '../../kernel/notation.js';
import { replay } from '../../kernel/play.js';

/** A phase that waits for somebody, with the name of the one that it is a part of before its own. */
export interface Phase {
  readonly id: string;
  readonly name: string;
}

export function phasesOf({ game }: GameUi, text: Text): readonly Phase[] {
  const graph = graphOf(game.machine);
  const index = indexOf(graph);
  const words = catalogueWords(graph, [(key) => (text.has(key) ? text(key) : undefined)]);
  const named = (id: string) => words.state(index.state(id))[0]!;
  const chart = chartOf(game.machine);
  return graph.states
    .filter(({ id, kind }) => kind === 'atomic' && chart.waits(id))
    .map(({ id, parent }) => {
      const names = parent === undefined || parent === graph.root ? [named(id)] : [named(parent), named(id)];
      return { id, name: [...new Set(names)].join(' › ') };
    });
}

/** The game, gone on by legal moves until it is in that phase; else why there is no way: a key of the catalogue. */
export async function wayTo(
  ui: GameUi,
  { start, moves }: GameRecord,
  phase: string,
  signal: AbortSignal,
): Promise<GameRecord | 'already' | 'noPath' | 'budget'> {
  const { game } = ui;
  const stored = await ui.paths?.();
  const found = await findPath(game, replay(game, start, moves), phase, {
    ...(stored && { stored }),
    signal,
    seed: start.seed,
  });
  if (!found.found) return found.why;
  return found.moves.length === 0 ? 'already' : { start, moves: [...moves, ...found.moves] };
}
