/**
 * The height of the panel on a phone; see `phone.styles.ts`. While the panel has a prompt and at most one row of buttons,
 * the game is marked as `data-brief`: the panel is lowered, and more of the board is seen. Once it has had more in a game it keeps
 * its height, so that its buttons stay where they are from one question to the next. While the controls scroll it is
 * marked as `data-scrolls`: a button raises the panel over part of the board, marked as `data-full`, until the reader lowers
 * it or nothing is left to scroll.
 */
import type { LitElement, ReactiveController } from 'lit';
import type { Layout } from '../../game-ui/game-ui.js';
import type { Playing } from '../board/playing.js';

/** More buttons would not fit into one row of a phone. */
const MOST = 2;
/** Less hidden content than this, in pixels, hides nothing that is read. */
const LINE = 4;

function isBrief(now: Element): boolean {
  const more = now.querySelector(
    ':scope > :not(.head, .prompt, .controls, :empty), .controls > * > :not(.row), .controls > * > .row + .row',
  );
  return more === null && now.querySelectorAll('.controls button').length <= MOST;
}

export class PhonePanel implements ReactiveController {
  readonly #host: LitElement;
  readonly #playing: () => Playing | undefined;
  readonly #layout: () => Layout;
  readonly #playthrough: () => unknown;
  /** The game in which the panel has had more than a row of buttons. */
  #hadMore: unknown;

  constructor(host: LitElement, playing: () => Playing | undefined, layout: () => Layout, playthrough: () => unknown) {
    this.#host = host;
    this.#playing = playing;
    this.#layout = layout;
    this.#playthrough = playthrough;
    host.addController(this);
  }
  hostConnected(): void {
    this.#host.renderRoot.addEventListener('click', this.#onClick);
    // What the reader opens or closes in the controls makes them longer or shorter, without an update of the element.
    this.#host.renderRoot.addEventListener('toggle', this.#mark, { capture: true });
  }
  /** The controls are updated after the element, but before the next paint. A wide board has no such panel. */
  hostUpdated(): void {
    const playing = this.#playing();
    if (playing && this.#layout() === 'narrow') void playing.complete().then(this.#mark);
  }
  readonly #find = <E extends HTMLElement>(part: string): E | null => this.#host.renderRoot.querySelector<E>(part);

  readonly #onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.fuller'))
      this.#raise(!this.#find('.game')!.matches('[data-full]'));
  };
  readonly #mark = (): void => {
    const now = this.#find('.now');
    const game = this.#find('.game');
    if (!game) return;
    const playthrough = this.#playthrough();
    const isShort = now !== null && isBrief(now);
    if (now && !isShort && !now.matches('.welcome')) this.#hadMore = playthrough;
    game.toggleAttribute('data-brief', isShort && this.#hadMore !== playthrough);
    // An answer of help lies over the panel as high as it is before it is raised.
    if (game.matches('[data-full]') && (this.#over() < 1 || this.#find('.help'))) this.#raise(false);
    const choices = this.#find('.controls > *');
    const isLong = choices !== null && choices.scrollHeight > choices.clientHeight + LINE;
    game.toggleAttribute('data-scrolls', isLong || game.matches('[data-full]'));
  };
  #height(part: string): number {
    return this.#find(part)?.getBoundingClientRect().height ?? 0;
  }
  /** How far the panel reaches over the board; 0 also behind a curtain, where there is no panel. */
  #over(): number {
    return this.#find('.foot') ? this.#height('.now') - this.#height('.foot') : 0;
  }
  /** The room of the panel stays as it was. What was in the middle of the board above it is so again. */
  #raise(isFull: boolean): void {
    const game = this.#find('.game')!;
    const scene = this.#find('.scene');
    const top = (scene?.scrollTop ?? 0) - this.#over() / 2;
    this.#find('.foot')?.style.setProperty('min-block-size', isFull ? `${this.#height('.now')}px` : null);
    game.toggleAttribute('data-full', isFull);
    this.#find('.fuller')?.setAttribute('aria-expanded', String(isFull));
    const over = this.#over();
    game.style.setProperty('--over', `${over}px`);
    scene?.scrollTo({ top: top + over / 2, behavior: 'instant' });
  }
}
