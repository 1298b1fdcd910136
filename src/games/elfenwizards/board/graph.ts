/** The graph of the totals, turn by turn. */
import type { TemplateResult, nothing } from 'lit';
import { scoreGraph } from '../../../drawing/score-graph.js';
import type { Text } from '../../../i18n/text.js';
import { COLOURS, TURNS } from '../map.js';
import type { Table } from '../table.js';

/** `projected`: the points of each seat for the current turn, if nothing changed. */
export const graph = (
  players: Pick<Table, 'players'>['players'],
  text: Text,
  projected: readonly number[] | undefined,
): TemplateResult | typeof nothing =>
  scoreGraph({
    label: text('sheet.graph'),
    rounds: TURNS,
    axes: { points: text('sheet.points'), rounds: text('sheet.turns') },
    lines: players.map(({ scores }, seat) => ({
      name: COLOURS[seat]!,
      letter: text(`letter:${seat}`),
      rounds: scores,
      next: projected?.[seat],
    })),
  });
