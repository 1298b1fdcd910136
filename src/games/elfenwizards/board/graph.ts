/** The graph of the totals, turn by turn. */
import type { TemplateResult, nothing } from 'lit';
import { scoreGraph, type Text } from '../../../kit/board.js';
import { TURNS } from '../map.js';
import type { Table } from '../table.js';

/** `projected`: the points of each seat for the current turn, if nothing changed. */
export const graph = (
  players: Pick<Table, 'players'>['players'],
  text: Text,
  projected: readonly number[] | undefined,
): TemplateResult | typeof nothing =>
  scoreGraph({
    label: text('scoreboard.graph'),
    rounds: TURNS,
    axes: { points: text('scoreboard.points'), rounds: text('scoreboard.turns') },
    lines: players.map(({ scores }, seat) => ({
      name: `seat-${seat}`,
      letter: text(`letter:${seat}`),
      rounds: scores,
      next: projected?.[seat],
    })),
  });
