// Painting takes a quarter of the time of a test page, so test pages are invisible (laid out, not painted) except while a test
// inspects colours.
/** Attribute of the root element that makes the page visible. */
export const SEEN = 'data-seen';
export const UNPAINTED = `:root:not([${SEEN}]) { opacity: 0 }`;
