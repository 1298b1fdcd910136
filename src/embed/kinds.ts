/** The kinds of embeds. Without imports, for the scripts that a page loads before all else. */

/** What an embed may show; each kind has an element. @public */
export const KINDS = ['game', 'lesson', 'rulebook', 'phases'] as const;
/** One of `KINDS`. @public */
export type Kind = (typeof KINDS)[number];
/** The kinds that show a game with its moves. */
export const PLAYED = ['game', 'phases'] as const;
