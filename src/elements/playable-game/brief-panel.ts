/**
 * Marks the game as `data-brief` while its panel has a prompt and at most one row of buttons. On a phone the panel is then
 * lowered, and more of the board is seen; see `phone.styles.ts`.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Playing } from '../board/playing.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** More buttons would not fit into one row of a phone. */
const MOST = 2;

function isBrief(now: Element): boolean {
  const more = now.querySelector(
    ':scope > :not(.head, .prompt, .controls), .controls > * > :not(.row), .controls > * > .row + .row',
  );
  return more === null && now.querySelectorAll('.controls button').length <= MOST;
}

export class BriefPanel implements ReactiveController {
  readonly #host: Host;
  readonly #playing: () => Playing | undefined;

  constructor(host: Host, playing: () => Playing | undefined) {
    this.#host = host;
    this.#playing = playing;
    host.addController(this);
  }
  /** The controls are updated after the element, but before the next paint. */
  hostUpdated(): void {
    void this.#playing()?.complete().then(this.#mark);
  }
  readonly #mark = (): void => {
    const root = this.#host.renderRoot;
    const now = root.querySelector('.now');
    root.querySelector('.game')?.toggleAttribute('data-brief', now !== null && isBrief(now));
  };
}
