/**
 * The answer to the reader's last try: in the card of the step, and beside the place on the board only while the card is out of view.
 * It goes when the reader tries something else.
 */
import type { LitElement, ReactiveController } from 'lit';

export class Answers implements ReactiveController {
  readonly #host: LitElement;
  readonly #forget: () => void;

  constructor(host: LitElement, forget: () => void) {
    this.#host = host;
    this.#forget = forget;
    host.addController(this);
    for (const [type, on] of this.#listeners) host.addEventListener(type, on, { capture: true });
  }
  hostUpdated(): void {
    const { renderRoot } = this.#host;
    const beside = renderRoot.querySelector<HTMLElement>('.beside.reason');
    const inCard = beside && renderRoot.querySelector('.now > .answer');
    if (beside) beside.hidden = !!inCard && isInView(inCard);
  }
  /**
   * Before the board and the controls learn of it, since they may answer at once. A press on the board counts when it ends: the card
   * becomes lower without the answer, and the board must not move under the pointer.
   */
  readonly #listeners = [
    ['pointerup', (event: Event) => this.#onAct(event, '.scene')],
    ['click', (event: Event) => this.#onAct(event, '.try')],
    ['keydown', (event: Event) => isPress(event as KeyboardEvent) && this.#onAct(event, '.scene')],
  ] as const;
  #onAct(event: Event, where: string): void {
    const isThere = (target: EventTarget) => target instanceof Element && target.matches(where);
    if (event.composedPath().some(isThere)) this.#forget();
  }
}

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
