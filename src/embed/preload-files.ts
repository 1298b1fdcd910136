/** The files that an element needs first; empty except in the builds for pages, where `scripts/preloads.js` fills it in. */
export interface NeededFiles {
  /**
   * File names by kind of element, separated by spaces: a leading dot stands for the game's id, `#` for one of its
   * lessons, `@` for the language.
   */
  readonly names: Readonly<Record<string, string>>;
  /** Ending of the file names. */
  readonly ending: string;
  /** The games that have all these files; the first is the default of elements that name none. */
  readonly games: readonly string[];
}

export const files: NeededFiles = { names: {}, ending: '', games: [] };
/** Attributes of the `<link>` that preloads a file of this name: modules are preloaded in another way than scripts. */
export const linkTo: (name: string) => Partial<HTMLLinkElement> = () => ({});
