// Painting takes a fourth of the time of a test's page, so pages are laid out alone but while something looks at colours.
/** An attribute of the root: the page is painted all the same. */
export const SEEN = 'data-seen';
export const UNPAINTED = `:root:not([${SEEN}]) { opacity: 0 }`;
