/** The days that a table may give for a move; 0: all are there and play at once. */
export const TIMES = [0, 1, 3, 7] as const;
/** How many moves later than the players others may see a game. */
export const DELAYS = [0, 5, 20] as const;
/** Milliseconds after which somebody without a page counts as away: before that, a connection may only be lost. */
export const AWAY = 60_000;
/** A day in milliseconds. */
export const DAY = 86_400_000;
