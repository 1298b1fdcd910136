/** The event on an element whose button the reader has pressed before it was loaded: it shows its content and takes the focus. */
export const START = 'playable-start';
