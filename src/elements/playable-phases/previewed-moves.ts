/**
 * Which moves the reader looks at, on the board, in the controls or in a list: those under the pointer, or else those
 * with the focus.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Move } from '../../kernel/game.js';
import type { Session } from '../session/session.js';

const NONE: readonly Move[] = [];

export class PreviewedMoves implements ReactiveController {
  /** The moves looked at; empty if there are none. */
  moves: readonly Move[] = NONE;
  #session: Session | undefined;
  #hovered: readonly Move[] = NONE;
  #focused: readonly Move[] = NONE;
  #roots: readonly ShadowRoot[] = [];
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.follow(undefined, []);
  }

  /** Listens to `roots`, which render `session`. */
  follow(session: Session | undefined, roots: readonly ShadowRoot[]): void {
    if (session !== this.#session) this.#hovered = this.#focused = this.moves = NONE;
    this.#session = session;
    if (roots.length === this.#roots.length && roots.every((root, i) => root === this.#roots[i])) return;
    for (const [type, listen] of Object.entries(this.#listeners)) {
      this.#roots.forEach((root) => root.removeEventListener(type, listen));
      roots.forEach((root) => root.addEventListener(type, listen));
    }
    this.#roots = roots;
  }

  readonly #listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerover: (event) => this.#look({ hovered: this.#movesOf(event) }),
    pointerout: (event) => {
      if (!(event as PointerEvent).relatedTarget) this.#look({ hovered: NONE });
    },
    focusin: (event) => this.#look({ focused: this.#movesOf(event) }),
    focusout: () => this.#look({ focused: NONE }),
    change: (event) => this.#look({ focused: this.#movesOf(event) }),
    // After a click the move is played, or the element stands for another move.
    click: () => this.#look({ hovered: NONE, focused: NONE }),
  };
  #look({ hovered = this.#hovered, focused = this.#focused }): void {
    this.#hovered = hovered;
    this.#focused = focused;
    const moves = hovered.length > 0 ? hovered : focused;
    if (moves.length === this.moves.length && moves.every((move, i) => move === this.moves[i])) return;
    this.moves = moves;
    this.#host.requestUpdate();
  }

  #movesOf(event: Event): readonly Move[] {
    const session = this.#session;
    if (!session?.playback.shown || !session.isOpen) return NONE;
    const { ui, view } = session;
    for (const node of event.composedPath()) {
      if (!(node instanceof Element)) continue;
      const index = node instanceof HTMLSelectElement ? node.value : node.getAttribute('data-move');
      if (index) return [view.moves[Number(index)] ?? []].flat();
      const anchor = node.getAttribute('data-anchor') ?? node.getAttribute('data-point');
      if (anchor !== null) return view.moves.filter((move) => ui.touches(move, view).includes(anchor));
      if (node === event.currentTarget) break;
    }
    return NONE;
  }
}
