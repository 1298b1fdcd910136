/** How many can play, and the short names of the seats: `red play 12`. */
export const PLAYERS = [2, 4] as const;
export const SEATS = ['red', 'blue', 'green', 'yellow'] as const;
