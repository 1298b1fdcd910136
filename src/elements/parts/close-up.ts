/**
 * A thing of the board, larger and with all that is written on it: while a pointer rests on it, while keys have come to it,
 * and while it is pressed for long. What it says is in the place's label too, so that a screen reader passes it over.
 */
import { nothing, render } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Session } from './session.js';

/** Milliseconds until it is shown: a pointer that passes by shows nothing. */
const REST = 250;
const PRESS = 450;

export class CloseUp {
  readonly #view: HTMLElement;
  #session: Session | undefined;
  #text: Text | undefined;
  #anchor: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a mouse was pressed and still is: what follows is looked at, and not the place under the pointer. */
  #pressed: string | undefined;

  /** `view` stands about the drawing and has a box of the class `close-up`. */
  constructor(view: HTMLElement) {
    this.#view = view;
    this.#listen(view);
  }
  update(session: Session, text: Text): void {
    this.#session = session;
    this.#text = text;
    // What was there may have gone.
    if (this.#anchor !== undefined) this.#show(this.#anchor);
  }

  #listen(view: HTMLElement): void {
    view.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0 || anchorOf(event.target) === this.#pressed) return;
      this.#pressed = undefined;
      this.#after(REST, event);
    });
    view.addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'mouse') return this.#after(PRESS, event);
      this.#pressed = anchorOf(event.target);
      this.#show(undefined);
    });
    view.addEventListener('pointerleave', () => (this.#pressed = undefined));
    view.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' || key === ' ') this.#show(undefined);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave', 'focusout'])
      view.addEventListener(end, () => this.#show(undefined));
    view.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('[data-anchor]:focus-visible')) this.#show(anchorOf(target));
    });
  }
  #after(wait: number, { target }: Event): void {
    const anchor = anchorOf(target);
    if (anchor === this.#anchor) return;
    this.#show(undefined);
    if (anchor !== undefined) this.#timer = setTimeout(() => this.#show(anchor), wait);
  }
  #show(anchor: string | undefined): void {
    clearTimeout(this.#timer);
    this.#anchor = anchor;
    const box = this.#view.querySelector<HTMLElement>('.close-up');
    if (!box) return;
    const { ui, view } = this.#session!;
    const place = anchor === undefined ? null : this.#view.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
    render(place ? (ui.closeUp!(anchor!, view, this.#text!) ?? nothing) : nothing, box);
    if (place) this.#place(box, place);
  }
  /** Above the place or below it, wherever there is more room; by CSSOM, since a strict policy forbids style attributes. */
  #place(box: HTMLElement, place: Element): void {
    const room = this.#view.getBoundingClientRect();
    const at = place.getBoundingClientRect();
    const left = at.x + at.width / 2 - room.x - box.offsetWidth / 2;
    const isLow = at.y - room.y > room.bottom - at.bottom;
    const top = isLow ? at.y - room.y - box.offsetHeight - 8 : at.bottom - room.y + 8;
    box.style.setProperty('left', `${Math.max(0, Math.min(left, room.width - box.offsetWidth))}px`);
    box.style.setProperty('top', `${top}px`);
  }
}
const anchorOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest('[data-anchor]')?.getAttribute('data-anchor')) || undefined;
