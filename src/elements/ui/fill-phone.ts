import type { LitElement } from 'lit';

/** A narrower element has the layout of a phone, on which a game needs the whole window. In pixels. */
const PHONE = 540;

/** Whether the panel, which stays in the window, lies over the board: the page shows only a part of the game. */
function isCovered({ renderRoot }: LitElement): boolean {
  const [board, panel] = ['.scene', '.now'].map((part) => renderRoot.querySelector(part)?.getBoundingClientRect());
  return !!board && !!panel && panel.top < board.bottom && panel.left < board.right;
}

/** Scrolls a game that the reader begins to the top of the window: on a phone, and wherever the panel lies over the board. */
export function fillPhone(element: LitElement): void {
  if (element.clientWidth < PHONE || isCovered(element)) element.scrollIntoView();
}
