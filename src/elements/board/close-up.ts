/**
 * An enlarged view of a thing on the board with all its text: while a mouse rests on it, while it has keyboard focus, and
 * during a long press. Hidden from screen readers, since the place's label says the same.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { anchorOf, placesOf } from '../../dom/anchors.js';
import { formatRefusal } from '../../game-ui/sentences.js';
import type { Text } from '../../i18n/text.js';
import { whyNothingBegins } from '../session/pointing.js';
import type { Session } from '../session/session.js';

/** Milliseconds until a close-up is shown, so that a passing pointer shows none. */
const REST = 250;
const PRESS = 450;

const positionOf = ({ clientX, clientY }: MouseEvent): string => `${clientX} ${clientY}`;
/** Where the mouse was last: an event at the same point comes from a page that scrolls under a resting mouse, and is ignored. */
let mouseAt = '';
const noteMouse = (event: MouseEvent): void => void (mouseAt = positionOf(event));

export class CloseUp {
  readonly #view: HTMLElement;
  #session: Session | undefined;
  #text: Text | undefined;
  #anchor: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The anchor that a mouse pressed and has not left: no close-up there, so that the reader sees the result of the press. */
  #pressed: string | undefined;

  /** `view` is the element around the drawing and contains an element with the class `close-up`. */
  constructor(view: HTMLElement) {
    this.#view = view;
    this.#listen(view);
  }
  update(session: Session, text: Text): void {
    this.#session = session;
    this.#text = text;
    // The thing at this place may have changed or be gone.
    if (this.#anchor !== undefined) this.#show(this.#anchor);
  }

  #listen(view: HTMLElement): void {
    // The same listener is added once, however often it is asked for; it hears an event after the listeners below.
    for (const type of ['pointermove', 'pointerdown'] as const) addEventListener(type, noteMouse, { passive: true });
    let isUnder = false;
    view.addEventListener('pointermove', (event) => {
      if (!isUnder || positionOf(event) === mouseAt) return;
      isUnder = false;
      if (event.pointerType === 'mouse' && event.buttons === 0) this.#after(REST, event);
    });
    view.addEventListener('pointerover', (event) => {
      isUnder = event.pointerType === 'mouse' && positionOf(event) === mouseAt;
      if (isUnder) return this.#show(undefined);
      if (event.pointerType !== 'mouse' || event.buttons > 0) return;
      if (this.#pressed !== undefined && anchorOf(event.target) === this.#pressed) return;
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
    clearTimeout(this.#timer);
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
    const [place] = anchor === undefined ? [] : placesOf(this.#view, anchor);
    const drawn = place ? ui.closeUp!(anchor!, view, this.#text!) : undefined;
    render(drawn ? html`${drawn}${this.#refusal(anchor!)}` : nothing, box);
    if (place) this.#place(box, place);
  }
  /** Why a piece of the reader cannot be played now, so that it is known before it is tried. */
  #refusal(anchor: string): TemplateResult | typeof nothing {
    const { ui, view, isOpen, decisions } = this.#session!;
    const paths = [
      ...view.moves.map((move) => ui.touches(move, view)),
      ...decisions.proposals.map(({ touches = [] }) => touches),
    ];
    if (!isOpen || paths.some((path) => path.includes(anchor))) return nothing;
    const why = whyNothingBegins(this.#session!, anchor);
    const text = this.#text!;
    if (!why || !text.has(`refuse.${why.code}`)) return nothing;
    return html`<p class="why">${formatRefusal(why, { ui, view }, text)}</p>`;
  }
  /**
   * Places the box above or below the place, where the window has more room, and within the window. Uses CSSOM, since a strict policy forbids style
   * attributes.
   */
  #place(box: HTMLElement, place: Element): void {
    const room = this.#view.getBoundingClientRect();
    const at = place.getBoundingClientRect();
    const left = at.x + at.width / 2 - room.x - box.offsetWidth / 2;
    const wanted = at.y > innerHeight - at.bottom ? at.y - box.offsetHeight - 8 : at.bottom + 8;
    const top = Math.max(0, Math.min(wanted, innerHeight - box.offsetHeight));
    box.style.setProperty('left', `${Math.max(0, Math.min(left, room.width - box.offsetWidth))}px`);
    box.style.setProperty('top', `${top - room.y}px`);
  }
}
