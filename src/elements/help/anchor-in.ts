/** The anchor on which an event happened. */
export const anchorIn = (event: Event): string | undefined => {
  for (const at of event.composedPath())
    if (at instanceof Element && at.hasAttribute('data-anchor')) return at.getAttribute('data-anchor')!;
  return undefined;
};
