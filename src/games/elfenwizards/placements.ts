import type { Colour } from './map.js';

/** The starting places of mages: a colour on a title space, a list of colours in a Magic User box. EW-S3. */
export type Placement = Readonly<Record<string, Colour | readonly Colour[]>>;

/**
 * The placement table by number of players. It is a reconstruction: the original, on the back of the rulebook, is in none
 * of our sources. 8, 6, 5 or 4 mages each; every title below High Wizard is filled.
 *
 * `test/bench/seats.ts` measures whether it is fair. The colours of the table shift by a seat from game to game, so that
 * wins by seat and wins by colour in the table are counted separately. The order of seats gives no advantage, at any level
 * (chi² at most 4.5 with five degrees of freedom). The colours in the table do, depending on who plays. In 1,800 games of
 * `normal` opponents, blue won 44 % with three players (a third would be even) and 12 % with six, white 21 % with six. With
 * random moves, 2,100 games each, three players are even (chi² 2.5) and blue has 21 % with six. `hard` opponents come near
 * an even split: 191 : 183 : 225 of 600 games with three (chi² 5.0, where 6.0 would be one in twenty), 54 : 66 : 47 : 43 :
 * 39 : 50 of 300 with six (chi² 9.3, where 11.1 would be). So the differences come mostly from how well an opponent plays a
 * colour's places and not from the table, which therefore stays.
 */
export const PLACEMENTS: Readonly<Record<number, Placement>> = {
  '3': {
    ...{ W1: 'red', W2: 'green' },
    ...{ S1: 'blue', S2: 'green', S3: 'red', S4: 'blue' },
    ...{ N1: 'blue', N2: 'red', N3: 'blue', N4: 'green', N5: 'blue', N6: 'red', N7: 'blue', N8: 'green' },
    A: ['red', 'green', 'blue'],
    B: ['red', 'green'],
    C: ['red', 'green'],
    D: ['red', 'green', 'blue'],
  },
  '4': {
    ...{ W1: 'red', W2: 'green' },
    ...{ S1: 'blue', S2: 'green', S3: 'red', S4: 'yellow' },
    ...{ N1: 'blue', N2: 'yellow', N3: 'blue', N4: 'red', N5: 'yellow', N6: 'green', N7: 'blue', N8: 'yellow' },
    A: ['red', 'green'],
    B: ['green', 'blue', 'yellow'],
    C: ['red', 'blue', 'yellow'],
    D: ['red', 'green'],
  },
  '5': {
    ...{ W1: 'red', W2: 'green' },
    ...{ S1: 'black', S2: 'blue', S3: 'yellow', S4: 'black' },
    ...{ N1: 'blue', N2: 'yellow', N3: 'black', N4: 'green', N5: 'red', N6: 'black', N7: 'blue', N8: 'yellow' },
    A: ['red', 'green', 'yellow'],
    B: ['red', 'blue', 'green'],
    C: ['green', 'red', 'yellow'],
    D: ['black', 'blue'],
  },
  '6': {
    ...{ W1: 'red', W2: 'green' },
    ...{ S1: 'blue', S2: 'yellow', S3: 'black', S4: 'white' },
    ...{ N1: 'black', N2: 'white', N3: 'yellow', N4: 'black', N5: 'blue', N6: 'yellow', N7: 'white', N8: 'blue' },
    A: ['red', 'green', 'yellow'],
    B: ['red', 'black'],
    C: ['green', 'blue'],
    D: ['red', 'green', 'white'],
  },
};
