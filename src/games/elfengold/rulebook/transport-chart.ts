/** The transport chart as a table of the rulebook, from the chart that the game plays by. */
import type { RuleTable } from '../../../game-ui/game-ui.js';
import { CHART, RAFTS, TRANSPORTS } from '../map.js';

const LANDS = ['plain', 'forest', 'desert', 'mountain'] as const;
const WATERS = ['down', 'up', 'lake'] as const;

/** `lands` names the seven columns in their order, `kinds` the seven rows; a dash is impossible. */
export const transportChart = (caption: string, lands: readonly string[], kinds: readonly string[]): RuleTable => ({
  caption,
  head: ['', ...lands],
  rows: [
    ...TRANSPORTS.map((kind) => [...LANDS.map((land) => CHART[kind][land]), ...WATERS.map(() => undefined)]),
    [...LANDS.map(() => undefined), ...WATERS.map((way) => RAFTS[way])],
  ].map((cells, i) => [kinds[i]!, ...cells.map((cell) => (cell === undefined ? '–' : String(cell)))]),
});
