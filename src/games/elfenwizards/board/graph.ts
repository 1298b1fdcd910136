'use deferred';
/** The totals turn by turn as a small graph. Until it is loaded, the sheet keeps its room. */
import type { CSSResult, TemplateResult, nothing } from 'lit';
import { scoreGraph, scoreGraphStyles } from '../../../drawing/score-graph.js';
import type { Text } from '../../../i18n/text.js';
import { COLOURS, TURNS } from '../map.js';
import type { Table } from '../table.js';

export const graphStyles = (): CSSResult => scoreGraphStyles;

/** `projected` is what the turn that is played would bring. */
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
