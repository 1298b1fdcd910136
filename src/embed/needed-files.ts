/** Which files an element needs first; none but in the builds for pages, where `scripts/needed.js` fills them in. */
export interface NeededFiles {
  /**
   * By kind of element names with spaces between: one that begins with a dot is the game's, `#` is one of its lessons, `@` the
   * language.
   */
  readonly names: Readonly<Record<string, string>>;
  /** What the names of files end with. */
  readonly ending: string;
  /** The games that have them all; the first is that of an element that names none. */
  readonly games: readonly string[];
}

export const files: NeededFiles = { names: {}, ending: '', games: [] };
/** What asks for a file of this name in time: modules are fetched in another way than scripts. */
export const linkTo: (name: string) => Partial<HTMLLinkElement> = () => ({});
