/** The places of a board that can be pointed at: the attribute `data-anchor` names them in its drawing. */

/** The anchor that an element is part of. */
export const anchorOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest('[data-anchor]')?.getAttribute('data-anchor')) || undefined;

/** What is drawn at an anchor; a place may be drawn in several parts. */
export const placesOf = (root: ParentNode, anchor: string): SVGGraphicsElement[] => [
  ...root.querySelectorAll<SVGGraphicsElement>(`[data-anchor="${CSS.escape(anchor)}"]`),
];

/** The anchor on which an event happened: in `root`, by default in whichever shadow root. Only while the event is dispatched. */
export const anchorIn = (event: Event, root?: Node): string | undefined =>
  event
    .composedPath()
    .filter((target) => !root || (target instanceof Node && target.getRootNode() === root))
    .map(anchorOf)
    .find((anchor) => anchor !== undefined);
