/** The words of a rule as they are displayed, without the marks of its terms: `[[title|titles]]` is `titles`. */
export const plainRule = (words: string): string => words.replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1');
