/** The start for both versions of EW-5.16: ties for first place in two boxes. */
import type { Start } from '../../../kit/index.js';
import type { Options } from '../table.js';
import { startAt } from './sketch.js';

export const tied = (firstPlaceTie: Options['firstPlaceTie']): Start =>
  startAt('competition', {
    options: { firstPlaceTie },
    boxes: { A: ['red', 'green', 'blue'], B: ['red', 'blue', 'green'] },
    spells: { A1: 'red 5', A2: 'green 6', A3: 'blue 6', B1: 'red 2', B2: 'blue 2', B3: 'green 1' },
    dice: { blue: { minor: [1] } },
    spent: { red: 6 },
    queue: ['red'],
  });
