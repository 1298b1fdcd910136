/** Pointer and keys on a drawn board, as events of the gesture chart. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createActor, type Actor } from 'xstate';
import { gesture } from '../../interaction/gesture.js';
import type { Anchor, AnchorState } from '../../game-ui/game-ui.js';

/** Pixels a pointer moves before a press is a drag. */
const DRAG = 8;

const anchorOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest('[data-anchor]')?.getAttribute('data-anchor')) || undefined;

export class BoardInput implements ReactiveController {
  /** The anchor that Tab comes to. */
  tabStop: string | undefined;
  /** Where it was when last seen. */
  #stop: Anchor | undefined;
  /** Whether the focus moved it and that is not drawn yet. */
  #isStopMoved = false;
  /** The place whose neighbours `[` and `]` walk through, and the neighbour that they came to. */
  #walk: { readonly hub: string; readonly at: string } | undefined;
  #paths: readonly (readonly string[])[] = [];
  #from: { x: number; y: number } | undefined;
  #carried: SVGGraphicsElement | undefined;
  #made: Actor<typeof gesture> | undefined;
  readonly #host: ReactiveControllerHost & { renderRoot: HTMLElement | DocumentFragment };
  readonly #anchors: () => readonly Anchor[];
  readonly #onPath: (path: readonly string[]) => boolean;

  /** `onPath` says whether what was pointed at was done; where it was not, what was taken up stays in the hand. */
  constructor(
    host: ReactiveControllerHost & { renderRoot: HTMLElement | DocumentFragment },
    anchors: () => readonly Anchor[],
    onPath: (path: readonly string[]) => boolean,
  ) {
    this.#host = host;
    this.#anchors = anchors;
    this.#onPath = onPath;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.#made?.send({ type: 'cancel' });
  }
  /** Made when there is a board to play on. */
  get #actor(): Actor<typeof gesture> {
    if (!this.#made) {
      this.#made = createActor(gesture);
      this.#made.on('path', ({ path, isDropped }) => {
        const isDone = this.#onPath(path);
        if (!isDone && path.length > 1 && !isDropped) this.point(path[0]!);
      });
      let drawn: string | undefined;
      this.#made.subscribe(({ context: { chosen } }) => {
        // Only what is taken up is drawn: a press and a release alone change nothing to be seen.
        if (chosen !== drawn) this.#host.requestUpdate();
        drawn = chosen;
      });
      this.#made.start();
    }
    return this.#made;
  }

  /** What is taken up now. */
  get chosen(): string | undefined {
    return this.#actor.getSnapshot().context.chosen;
  }

  /** The moves offered now, as paths of anchors; the same paths again change nothing. */
  offer(paths: readonly (readonly string[])[]): void {
    if (JSON.stringify(paths) === JSON.stringify(this.#paths)) return;
    this.#paths = paths;
    this.#actor.send({ type: 'offer', paths });
  }
  cancel(): void {
    this.#actor.send({ type: 'cancel' });
  }
  /** Takes an anchor up, or names it as the end, as a click on it would. */
  point(anchor: string): void {
    this.#actor.send({ type: 'activate', anchor });
  }

  /**
   * Lets Tab come to where a move begins, unless the reader is on the board; where their place is gone, they find
   * themselves at the nearest.
   */
  settle(anchors: readonly Anchor[]): void {
    const known = anchors.find(({ id }) => id === this.tabStop);
    this.#stop = known ?? this.#stop;
    const isInside = (this.#host.renderRoot as ShadowRoot).activeElement?.hasAttribute('data-anchor') ?? false;
    const sources = anchors.filter(({ id }) => this.state(id) === 'source');
    if (known && (isInside || sources.length === 0 || sources.includes(known))) return;
    this.tabStop = (isInside ? nearest(anchors, this.#stop) : (sources[0] ?? nearest(anchors, this.#stop)))?.id;
  }

  state(anchor: string): AnchorState {
    const { chosen } = this;
    if (chosen === anchor) return 'chosen';
    if (chosen !== undefined && this.#paths.some((p) => p[0] === chosen && p[1] === anchor)) return 'target';
    // A whole move is a beginning too; while something is taken up only its targets stand out.
    return chosen === undefined && this.#paths.some((p) => p[0] === anchor) ? 'source' : 'idle';
  }

  readonly pointerdown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#actor.send({ type: 'press', anchor: this.#under(event) });
  };
  readonly pointermove = (event: PointerEvent): void => {
    if (!this.#from || !event.isPrimary) return;
    // It came up outside the board, which heard nothing of it.
    if (event.buttons === 0) return this.pointercancel();
    const dx = event.clientX - this.#from.x;
    const dy = event.clientY - this.#from.y;
    if (!this.#carried && Math.hypot(dx, dy) > DRAG) {
      this.#actor.send({ type: 'drag' });
      if (!this.#actor.getSnapshot().matches('dragging')) return;
      this.#carried = this.#elements(this.chosen!)
        .flatMap((el) => [...el.querySelectorAll<SVGGraphicsElement>('[data-piece]')])
        .at(-1);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const matrix = (this.#carried?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM();
    if (matrix) {
      this.#carried!.style.setProperty('--drag-x', `${dx / matrix.a}px`);
      this.#carried!.style.setProperty('--drag-y', `${dy / matrix.d}px`);
      this.#carried!.classList.add('carried');
    }
  };
  readonly pointerup = (event: PointerEvent): void => {
    if (!this.#from || !event.isPrimary) return;
    this.#putDown();
    this.#from = undefined;
    this.#actor.send({ type: 'release', anchor: this.#under(event) });
    this.#drawTabStop();
  };
  readonly pointercancel = (): void => {
    this.#putDown();
    this.#from = undefined;
    this.cancel();
    this.#drawTabStop();
  };

  /** The press became something else: nothing is pointed at, and what was taken up before stays in the hand. */
  abandon(): void {
    this.#putDown();
    this.#from = undefined;
    this.#actor.send({ type: 'abandon' });
    this.#drawTabStop();
  }

  /**
   * Arrows go to the nearest anchor that way, `[` and `]` through the neighbours of a place on a map, Home and End to the
   * first and last, Enter and Space point, Escape lets go.
   */
  readonly keydown = (event: KeyboardEvent): void => {
    const anchor = anchorOf(event.target);
    // Many keyboards have brackets only with AltGr or Option.
    const isBracket = event.key === '[' || event.key === ']';
    if (anchor === undefined || event.metaKey || ((event.altKey || event.ctrlKey) && !isBracket)) return;
    const hub = this.#walk?.at === anchor ? this.#walk.hub : anchor;
    const next = isBracket
      ? besides(this.#anchors(), hub, anchor, event.key === ']' ? 1 : -1)
      : neighbour(this.#anchors(), anchor, event.key);
    this.#walk = isBracket && next !== undefined ? { hub, at: next } : undefined;
    if (next !== undefined) this.focus(next);
    else if (event.key === 'Enter' || event.key === ' ') this.point(anchor);
    else if (event.key === 'Escape' && this.chosen !== undefined) this.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  readonly focusin = (event: FocusEvent): void => {
    const anchor = anchorOf(event.target);
    if (anchor === undefined || anchor === this.tabStop) return;
    this.tabStop = anchor;
    this.#isStopMoved = true;
    // A press moves the focus; it is drawn with what the release brings, at once.
    if (!this.#from) this.#drawTabStop();
  };
  #drawTabStop(): void {
    if (this.#isStopMoved) this.#host.requestUpdate();
    this.#isStopMoved = false;
  }

  /** Brings the focus to an anchor, or when that is gone to the one that Tab comes to. */
  focus(anchor: string): void {
    (this.#elements(anchor)[0] ?? this.#elements(this.tabStop ?? '')[0])?.focus();
  }

  #putDown(): void {
    this.#carried?.classList.remove('carried');
    this.#carried = undefined;
  }
  #elements(anchor: string): SVGGraphicsElement[] {
    return [...this.#host.renderRoot.querySelectorAll<SVGGraphicsElement>(`[data-anchor="${CSS.escape(anchor)}"]`)];
  }
  /**
   * The anchor meant at a point. Dice lie in boxes and mages stand in them, so several may be there: the one where what
   * was taken up may go, else one where a move begins, else the topmost.
   */
  #under({ clientX, clientY }: PointerEvent): string | undefined {
    const stack = (this.#host.renderRoot as ShadowRoot).elementsFromPoint(clientX, clientY).map(anchorOf);
    const ids = stack.filter((id) => id !== undefined);
    const { chosen } = this;
    return (
      ids.find((id) => this.#paths.some((p) => p[0] === chosen && p[1] === id)) ??
      ids.find((id) => this.#paths.some((p) => p[0] === id)) ??
      ids[0]
    );
  }
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The one nearest to a place, or the first. */
const nearest = (anchors: readonly Anchor[], from: Anchor = { id: '', x: 0, y: 0 }): Anchor | undefined => {
  const away = ({ x, y }: Anchor) => Math.hypot(x - from.x, y - from.y);
  return anchors.reduce<Anchor | undefined>(
    (best, next) => (best && away(best) <= away(next) ? best : next),
    undefined,
  );
};

/** The neighbour of a place on a map that comes after or before another one, in their order and round again. */
function besides(anchors: readonly Anchor[], hub: string, at: string, by: 1 | -1): string | undefined {
  const next = anchors.find(({ id }) => id === hub)?.next ?? [];
  const i = next.indexOf(at);
  return i < 0 ? next.at(by > 0 ? 0 : -1) : next[(i + by + next.length) % next.length];
}

/**
 * The anchor that a key leads to from another: the nearest that way, a step aside counting double; on a map, of its
 * neighbours alone.
 */
export function neighbour(anchors: readonly Anchor[], from: string, key: string): string | undefined {
  if (key === 'Home') return anchors[0]?.id;
  if (key === 'End') return anchors.at(-1)?.id;
  const way = DIRECTIONS[key];
  const here = anchors.find(({ id }) => id === from);
  if (!way || !here) return undefined;
  let best: { id: string; cost: number } | undefined;
  const { next } = here;
  for (const { id, x, y } of next ? anchors.filter((other) => next.includes(other.id)) : anchors) {
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    const cost = along + 2 * aside;
    if (id !== from && along > 0 && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id ?? from;
}
