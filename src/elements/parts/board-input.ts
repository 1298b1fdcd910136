/** Pointer and keys on a drawn board, as events of the gesture chart. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Actor } from 'xstate';
import type { gesture, GestureEvent } from '../../interaction/gesture.js';
import { besides, neighbour } from '../../interaction/neighbours.js';
import { begins, isPlace, standIn, type Kinds, type Paths } from '../../interaction/paths.js';
import type { Anchor, AnchorState } from '../../game-ui/game-ui.js';

/** Pixels a pointer moves before a press is a drag. */
const DRAG = 8;
/** Milliseconds it rests before a press is a long one. */
const LONG = 500;

const anchorOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest('[data-anchor]')?.getAttribute('data-anchor')) || undefined;

/** What a reader did on the board. */
export interface BoardActions {
  /** They pointed at a move, and mean so many equal pieces. Says whether it was done; where it was not, what was taken up stays in the hand. */
  point(path: readonly string[], count: number): boolean;
  /** They took so many equal pieces up. */
  take?(count: number): void;
  /** They pressed long where there are not several pieces to be taken up. Says whether anything came of it; else it is a click. */
  hold?(anchor: string): boolean;
}
/** What is offered: the paths of the moves, how many equal pieces lie at an anchor and of which kinds, and whether something may be in the hand at once. */
export interface Offer {
  readonly paths: Paths;
  readonly pieces?: ((anchor: string) => number) | undefined;
  readonly kinds?: Kinds | undefined;
  /**
   * Names the phase, who acts, and the last move of the others: while it is the same, what a move was made with stays in the
   * hand. Without it the hand is empty.
   */
  readonly goesOnIn?: string | undefined;
}

export class BoardInput implements ReactiveController {
  /** The anchor that Tab comes to. */
  tabStop: string | undefined;
  /** Where it was when last seen. */
  #stop: Anchor | undefined;
  /** Whether the focus moved it and that is not drawn yet. */
  #isStopMoved = false;
  /** The place whose neighbours `[` and `]` walk through, and the neighbour that they came to. */
  #walk: { readonly hub: string; readonly at: string } | undefined;
  #paths: Paths = [];
  #goesOnIn: string | undefined;
  #long: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | undefined;
  #carried: SVGGraphicsElement | undefined;
  /** How far the pointer has carried it, in pixels. */
  #by = { dx: 0, dy: 0 };
  #actor: Actor<typeof gesture> | undefined;
  /** What happened before the chart had come. */
  readonly #early: GestureEvent[] = [];
  readonly #host: ReactiveControllerHost & { renderRoot: HTMLElement | DocumentFragment };
  readonly #anchors: () => readonly Anchor[];
  readonly #on: BoardActions;

  constructor(
    host: ReactiveControllerHost & { renderRoot: HTMLElement | DocumentFragment },
    anchors: () => readonly Anchor[],
    on: BoardActions,
  ) {
    this.#host = host;
    this.#anchors = anchors;
    this.#on = on;
    host.addController(this);
  }
  hostUpdated(): void {
    this.#carry();
  }
  hostDisconnected(): void {
    clearTimeout(this.#long);
    this.#send({ type: 'cancel' });
  }
  /** Has the gesture chart, which comes behind a first board, read what was pointed at and what will be. */
  begin(startGesture: () => Actor<typeof gesture>): void {
    const actor = (this.#actor = startGesture());
    actor.on('path', ({ path, count, hand }) => {
      const isDone = this.#on.point(path, count);
      if (!isDone && hand !== undefined) this.point(hand);
    });
    let drawn = `${undefined} 1`;
    let taken = 1;
    actor.subscribe(({ context: { chosen, count } }) => {
      // Only what is taken up is drawn: a press and a release alone change nothing to be seen.
      const now = `${chosen} ${count}`;
      if (now === drawn) return;
      drawn = now;
      this.#host.requestUpdate();
      if (chosen !== undefined && (count > 1 || taken > 1)) this.#on.take?.(count);
      taken = count;
    });
    this.#early.splice(0).forEach((event) => actor.send(event));
  }
  /** Empties the hand; what is pointed at from now on waits until it begins again. */
  end(): void {
    clearTimeout(this.#long);
    this.#actor?.stop();
    this.#actor = this.#goesOnIn = undefined;
    this.#paths = [];
  }
  get isRunning(): boolean {
    return this.#actor !== undefined;
  }
  #send(event: GestureEvent): void {
    if (this.#actor) return this.#actor.send(event);
    // What was pointed at among other moves is over.
    if (event.type === 'offer') this.#early.length = 0;
    this.#early.push(event);
  }
  /** Whether the gesture is in a state of its chart. */
  #is(state: 'pressing' | 'dragging'): boolean {
    return this.#actor?.getSnapshot().matches(state) ?? false;
  }
  get #hand() {
    return this.#actor?.getSnapshot().context;
  }

  /** What is taken up now: where a move begins, or a place where it ends. */
  get chosen(): string | undefined {
    return this.#hand?.chosen;
  }
  /** How many equal pieces of it, and how many there are. */
  get count(): number {
    return this.#hand?.count ?? 1;
  }
  get most(): number {
    const { pieces = {}, chosen = '' } = this.#hand ?? {};
    return pieces[chosen] ?? 1;
  }

  /** The moves offered now; the same again change nothing, unless a move was made with what is in the hand. */
  offer({ paths, pieces, kinds, goesOnIn }: Offer): void {
    const isSame = JSON.stringify(paths) === JSON.stringify(this.#paths);
    if (isSame && this.#hand?.kept === undefined) return;
    this.#paths = paths;
    const sources = pieces ? new Set(paths.map((path) => path[0]!)) : [];
    this.#send({
      type: 'offer',
      paths,
      pieces: Object.fromEntries([...sources].map((anchor) => [anchor, pieces!(anchor)])),
      kinds: kinds ?? {},
      fills: goesOnIn === undefined ? undefined : goesOnIn === this.#goesOnIn ? 'same' : 'new',
    });
    if (paths.length > 0) this.#goesOnIn = goesOnIn;
  }
  cancel(): void {
    this.#send({ type: 'cancel' });
  }
  /** Takes an anchor up, or names it as the end, as a click on it would; `isAll`: with all equal pieces. */
  point(anchor: string, isAll = false): void {
    this.#send({ type: 'activate', anchor, isAll });
  }
  /** So many of the pieces taken up are meant. */
  take(count: number): void {
    this.#send({ type: 'take', count });
  }

  /**
   * Lets Tab come to where a move begins, unless the reader is on the board; where their place is gone, they find
   * themselves at the nearest.
   */
  settle(anchors: readonly Anchor[]): void {
    const known = anchors.find(({ id }) => id === this.tabStop);
    this.#stop = known ?? this.#stop;
    const isInside = (this.#host.renderRoot as ShadowRoot).activeElement?.hasAttribute('data-anchor') ?? false;
    const sources = anchors.filter(({ id }) => ['source', 'chosen'].includes(this.state(id)));
    if (known && (isInside || sources.length === 0 || sources.includes(known))) return;
    this.#stop = isInside ? nearest(anchors, this.#stop) : (sources[0] ?? nearest(anchors, this.#stop));
    this.tabStop = this.#stop?.id;
  }

  state(anchor: string): AnchorState {
    const { chosen } = this;
    const paths = this.#paths;
    if (chosen === anchor) return 'chosen';
    if (chosen !== undefined && paths.some((p) => p[0] === chosen && p[1] === anchor)) return 'target';
    // Where a place was taken up, what may go there stands out.
    if (isPlace(paths, chosen)) return paths.some((p) => p[0] === anchor && p[1] === chosen) ? 'source' : 'idle';
    // Another of the kind that came to be in the hand goes there.
    if (this.#hand?.isGiven && standIn(this.#hand, anchor) !== undefined) return 'end';
    // A whole move is a beginning too; a reader may change their mind for another one.
    return begins(paths, anchor) ? 'source' : isPlace(paths, anchor) && chosen === undefined ? 'end' : 'idle';
  }

  readonly pointerdown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { x: event.clientX, y: event.clientY };
    const anchor = this.#under(event);
    this.#send({ type: 'press', anchor });
    clearTimeout(this.#long);
    if (anchor !== undefined) this.#long = setTimeout(() => this.#hold(anchor), LONG);
  };
  /** All equal pieces are taken up at once; what else a long press means is for the host to say. */
  #hold(anchor: string): void {
    this.#send({ type: 'hold' });
    if (this.#is('pressing') && this.#on.hold?.(anchor)) this.abandon();
  }
  readonly pointermove = (event: PointerEvent): void => {
    if (!this.#from || !event.isPrimary) return;
    // It came up outside the board, which heard nothing of it.
    if (event.buttons === 0) return this.pointercancel();
    const dx = event.clientX - this.#from.x;
    const dy = event.clientY - this.#from.y;
    if (!this.#carried && Math.hypot(dx, dy) > DRAG) {
      clearTimeout(this.#long);
      this.#send({ type: 'drag' });
      if (!this.#is('dragging')) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#by = { dx, dy };
    this.#carry();
  };
  /** Draws the piece under the pointer: another element stands for it when the board was drawn again. */
  #carry(): void {
    if (!this.#is('dragging')) return;
    if (!this.#carried?.isConnected) {
      this.#carried = this.#elements(this.chosen!)
        .flatMap((el) => [...el.querySelectorAll<SVGGraphicsElement>('[data-piece]')])
        .at(-1);
    }
    const matrix = (this.#carried?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM();
    if (!matrix) return;
    this.#carried!.style.setProperty('--drag-x', `${this.#by.dx / matrix.a}px`);
    this.#carried!.style.setProperty('--drag-y', `${this.#by.dy / matrix.d}px`);
    this.#carried!.classList.add('carried');
  }
  readonly pointerup = (event: PointerEvent): void => {
    if (!this.#from || !event.isPrimary) return;
    this.#putDown();
    this.#from = undefined;
    this.#send({ type: 'release', anchor: this.#under(event), isAll: event.shiftKey });
    this.#drawTabStop();
  };
  /** The browser took the finger to scroll with. */
  readonly pointercancel = (): void => this.abandon();

  /** The press became something else: nothing is pointed at, and what was taken up before stays in the hand. */
  abandon(): void {
    this.#putDown();
    this.#from = undefined;
    this.#send({ type: 'abandon' });
    this.#drawTabStop();
  }

  /**
   * Arrows go to the next anchor that way, `[` and `]` through the neighbours of a place on a map, Home and End to the
   * first and last, Enter and Space point, with Shift at all equal pieces, Escape lets go.
   */
  readonly keydown = (event: KeyboardEvent): void => {
    const anchor = anchorOf(event.target);
    // Many keyboards have brackets only with AltGr or Option.
    const isBracket = event.key === '[' || event.key === ']';
    if (anchor === undefined || event.metaKey || ((event.altKey || event.ctrlKey) && !isBracket)) return;
    const hub = this.#walk?.at === anchor ? this.#walk.hub : anchor;
    // Where keys lead comes with the gesture chart.
    const next = !this.isRunning
      ? undefined
      : isBracket
        ? besides(this.#anchors(), hub, anchor, event.key === ']' ? 1 : -1)
        : neighbour(this.#anchors(), anchor, event.key);
    this.#walk = isBracket && next !== undefined ? { hub, at: next } : undefined;
    if (next !== undefined) this.focus(next);
    else if (event.key === 'Enter' || event.key === ' ') this.point(anchor, event.shiftKey);
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
    clearTimeout(this.#long);
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

/** The one nearest to a place, or the first. */
const nearest = (anchors: readonly Anchor[], from: Anchor = { id: '', x: 0, y: 0 }): Anchor | undefined => {
  const away = ({ x, y }: Anchor) => Math.hypot(x - from.x, y - from.y);
  return anchors.reduce<Anchor | undefined>(
    (best, next) => (best && away(best) <= away(next) ? best : next),
    undefined,
  );
};
