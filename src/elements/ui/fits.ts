/** What limits the size of the board: the column and the window's height (`screen`), or the column's width alone (`width`). */
export const FITS = ['screen', 'width'] as const;
export type Fit = (typeof FITS)[number];
