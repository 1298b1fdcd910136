// Pages of tests are laid out and not painted, which costs a fourth of their time, but while something looks at colours.
/** An attribute of the root: the page is painted all the same. */
export const SEEN = 'data-seen';
export const UNPAINTED = `:root:not([${SEEN}]) { opacity: 0 }`;
