/**
 * "Take me there" of the studio: the names of the phases in which a player decides, and a search for a game that reaches
 * one.
 */
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import { graphOf, indexOf } from '../../inspector/graph.js';
import { findPath } from '../../inspector/path-finding.js';
import { catalogueWords } from '../../inspector/words.js';
import { chartOf } from '../../kernel/chart.js';
import type { GameRecord } from '../../kernel/notation.js';
import { replay } from '../../kernel/play.js';

/** A phase in which a player decides; its name includes that of its parent state. */
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

/** The game, continued with legal moves until it reaches the phase; otherwise why there is no path, as a catalogue key. */
export async function pathToPhase(
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
