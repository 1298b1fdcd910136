/** Turns pointer and keyboard events on the board into events of the gesture chart. */
import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import { anchorOf, placesOf } from '../../dom/anchors.js';
import { Gesture, type GestureEvent } from '../../interaction/gesture.js';
import { besides, neighbour } from '../../interaction/neighbours.js';
import { begins, isPlace, standIn, type Paths } from '../../interaction/paths.js';
import type { Offer } from '../session/decisions.js';
import type { Anchor, AnchorState } from '../../game-ui/game-ui.js';

/** Pixels that a pointer moves before a press becomes a drag. */
const DRAG = 8;
/** Milliseconds without movement before a press becomes a long press. */
const LONG = 500;

type Host = Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'> & Pick<LitElement, 'renderRoot'>;

/** Callbacks for the reader's actions on the board. */
export interface BoardActions {
  /**
   * The reader pointed at a move of `count` equal pieces. Returns whether that had an effect; if not, the piece stays in
   * the hand.
   */
  onPath(path: readonly string[], count: number): boolean;
  /** The reader picked up `count` equal pieces. */
  onTake?(count: number): void;
}
export class BoardInput implements ReactiveController {
  tabStop: string | undefined;
  /** The tab stop's last known place. */
  #tabStopAnchor: Anchor | undefined;
  /** Whether the focus moved the tab stop and no update has rendered that yet. */
  #isStopMoved = false;
  /** The place whose neighbours `[` and `]` walk through, and the neighbour that was reached. */
  #walk: { readonly hub: string; readonly at: string } | undefined;
  #paths: Paths = [];
  /** The last offer as text: its paths and the numbers of equal pieces. */
  #offered = '';
  #goesOnIn: string | undefined;
  #longPressTimer: ReturnType<typeof setTimeout> | undefined;
  #pressedAt: { x: number; y: number } | undefined;
  #carried: SVGGraphicsElement | undefined;
  /** The offset in pixels from where the drag started. */
  #dragOffset = { dx: 0, dy: 0 };
  readonly #gesture = new Gesture();
  /** The hand that was last drawn. */
  #drawn = this.#gesture.hand;
  readonly #host: Host;
  readonly #anchors: () => readonly Anchor[];
  readonly #on: BoardActions;

  constructor(host: Host, anchors: () => readonly Anchor[], on: BoardActions) {
    this.#host = host;
    this.#anchors = anchors;
    host.addController(this);
    this.#on = on;
  }
  hostUpdated(): void {
    this.#moveCarried();
  }
  hostDisconnected(): void {
    clearTimeout(this.#longPressTimer);
    this.#send({ type: 'cancel' });
  }
  #send(event: GestureEvent): void {
    const { pointed } = this.#hand;
    this.#gesture.send(event);
    this.#draw();
    const now = this.#hand.pointed;
    if (!now || now === pointed) return;
    const isDone = this.#on.onPath(now.path, now.count);
    if (!isDone && now.hand !== undefined) this.#send({ type: 'comeBack', anchor: now.hand });
  }
  /** Updates the host after a change of the hand. A press or release alone is not visible. */
  #draw(): void {
    const before = this.#drawn;
    const { chosen, count } = (this.#drawn = this.#hand);
    if (chosen === before.chosen && count === before.count) return;
    this.#host.requestUpdate();
    if (chosen !== undefined && (count > 1 || before.count > 1)) this.#on.onTake?.(count);
  }
  get #hand() {
    return this.#gesture.hand;
  }

  /** The anchor picked up: where a move begins, or a place where it ends. */
  get chosen(): string | undefined {
    return this.#hand.chosen;
  }
  /** How many equal pieces are picked up. `most` is how many there are. */
  get count(): number {
    return this.#hand.count;
  }
  get most(): number {
    const { pieces, chosen = '' } = this.#hand;
    return pieces[chosen] ?? 1;
  }

  /** Sets the moves offered now. The same moves again change nothing, unless pieces stayed in the hand after a move. */
  offer({ paths, pieces, kinds, mayDecline, goesOnIn }: Offer): void {
    const sources = pieces ? [...new Set(paths.map((path) => path[0]!))] : [];
    const counts = Object.fromEntries(sources.map((anchor) => [anchor, pieces!(anchor)]));
    const offered = JSON.stringify([paths, counts]);
    if (offered === this.#offered && this.#hand.kept === undefined) return;
    this.#offered = offered;
    this.#paths = paths;
    this.#send({
      type: 'offer',
      paths,
      pieces: counts,
      kinds: kinds ?? {},
      mayDecline,
      fills: goesOnIn === undefined ? undefined : goesOnIn === this.#goesOnIn ? 'same' : 'new',
    });
    if (paths.length > 0) this.#goesOnIn = goesOnIn;
  }
  cancel(): void {
    this.#send({ type: 'cancel' });
  }
  /** Acts like a click on an anchor: picks it up, or names it as the end of the move. `isAll`: with all equal pieces. */
  point(anchor: string, isAll = false): void {
    this.#send({ type: 'activate', anchor, isAll });
  }
  /** Picks up the piece that a move of these anchors begins with, in place of another; empties the hand if none goes anywhere. */
  pickUp([piece, place]: readonly string[]): void {
    if (piece === this.chosen && place !== undefined) return;
    this.cancel();
    if (place !== undefined) this.point(piece!);
  }
  /** Sets how many of the picked-up pieces to move. */
  take(count: number): void {
    this.#send({ type: 'take', count });
  }

  /**
   * Moves the tab stop to an anchor where a move begins, unless the focus is on the board. If the focused anchor no longer
   * exists, the nearest one becomes the tab stop.
   */
  settle(anchors: readonly Anchor[]): void {
    const known = anchors.find(({ id }) => id === this.tabStop);
    this.#tabStopAnchor = known ?? this.#tabStopAnchor;
    const isInside = (this.#host.renderRoot as ShadowRoot).activeElement?.hasAttribute('data-anchor') ?? false;
    const sources = anchors.filter(({ id }) => ['source', 'chosen'].includes(this.state(id)));
    if (known && (isInside || sources.length === 0 || sources.includes(known))) return;
    this.#tabStopAnchor = isInside
      ? nearest(anchors, this.#tabStopAnchor)
      : (sources[0] ?? nearest(anchors, this.#tabStopAnchor));
    this.tabStop = this.#tabStopAnchor?.id;
  }

  state(anchor: string): AnchorState {
    const { chosen } = this;
    const paths = this.#paths;
    if (chosen === anchor) return 'chosen';
    if (chosen !== undefined && paths.some((p) => p[0] === chosen && p[1] === anchor)) return 'target';
    // The reader chose the end of the move first: highlight the pieces that may go there.
    if (isPlace(paths, chosen)) return paths.some((p) => p[0] === anchor && p[1] === chosen) ? 'source' : 'idle';
    // The hand was filled automatically, and another piece of the same kind may go there.
    if (this.#hand.isGiven && standIn(this.#hand, anchor) !== undefined) return 'end';
    // A move with one anchor also counts as a beginning, since a reader may change their mind and choose it.
    return begins(paths, anchor) ? 'source' : isPlace(paths, anchor) && chosen === undefined ? 'end' : 'idle';
  }

  readonly pointerdown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#pressedAt = { x: event.clientX, y: event.clientY };
    const anchor = this.#under(event);
    this.#send({ type: 'press', anchor });
    clearTimeout(this.#longPressTimer);
    // A long press picks up all equal pieces.
    if (anchor !== undefined) this.#longPressTimer = setTimeout(() => this.#send({ type: 'hold' }), LONG);
  };
  readonly pointermove = (event: PointerEvent): void => {
    if (!this.#pressedAt || !event.isPrimary) return;
    // The pointer was released outside the board, so `pointerup` did not reach it.
    if (event.buttons === 0) return this.pointercancel();
    const dx = event.clientX - this.#pressedAt.x;
    const dy = event.clientY - this.#pressedAt.y;
    if (!this.#carried && Math.hypot(dx, dy) > DRAG) {
      clearTimeout(this.#longPressTimer);
      this.#send({ type: 'drag' });
      if (this.#gesture.state !== 'dragging') return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#dragOffset = { dx, dy };
    this.#moveCarried();
  };
  /** Moves the carried piece with the pointer. Looks the piece up again if an update has replaced its element. */
  #moveCarried(): void {
    if (this.#gesture.state !== 'dragging') return;
    if (!this.#carried?.isConnected) {
      this.#carried = placesOf(this.#host.renderRoot, this.chosen!)
        .flatMap((el) => [...el.querySelectorAll<SVGGraphicsElement>('[data-piece]')])
        .at(-1);
    }
    const matrix = (this.#carried?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM();
    if (!matrix) return;
    this.#carried!.style.setProperty('--drag-x', `${this.#dragOffset.dx / matrix.a}px`);
    this.#carried!.style.setProperty('--drag-y', `${this.#dragOffset.dy / matrix.d}px`);
    this.#carried!.classList.add('carried');
  }
  readonly pointerup = (event: PointerEvent): void => {
    if (!this.#pressedAt || !event.isPrimary) return;
    this.#putDown();
    this.#pressedAt = undefined;
    this.#send({ type: 'release', anchor: this.#under(event), isAll: event.shiftKey });
    this.#drawTabStop();
  };
  /** The browser started to scroll with this finger. */
  readonly pointercancel = (): void => this.abandon();

  /** Ends the press without pointing at anything. The hand stays as it was. */
  abandon(): void {
    this.#putDown();
    this.#pressedAt = undefined;
    this.#send({ type: 'abandon' });
    this.#drawTabStop();
  }

  /**
   * Arrow keys focus the next anchor in their direction; `[` and `]` walk through the places where the picked-up piece may
   * go, or with an empty hand through the neighbours of a place on a map; Home and End go to the first and last anchor;
   * Enter and Space point, with Shift at all equal pieces; Escape empties the hand.
   */
  readonly keydown = (event: KeyboardEvent): void => {
    const anchor = anchorOf(event.target);
    // On many keyboards brackets need AltGr or Option.
    const isBracket = event.key === '[' || event.key === ']';
    if (anchor === undefined || event.metaKey || ((event.altKey || event.ctrlKey) && !isBracket)) return;
    const anchors = this.#anchors();
    const fitting = this.#fitting(anchors);
    const hub = this.#walk?.at === anchor ? this.#walk.hub : anchor;
    const ways = () => anchors.find(({ id }) => id === hub)?.next ?? [];
    const next = isBracket
      ? besides(fitting ?? ways(), anchor, event.key === ']' ? 1 : -1)
      : neighbour(anchors, anchor, event.key);
    this.#walk = isBracket && !fitting && next !== undefined ? { hub, at: next } : undefined;
    if (next !== undefined) this.focus(next);
    else if (event.key === 'Enter' || event.key === ' ') this.point(anchor, event.shiftKey);
    else if (event.key === 'Escape' && this.chosen !== undefined) this.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The places where the picked-up piece may go, or the pieces that may go to the chosen place; with an empty hand `undefined`. */
  #fitting(anchors: readonly Anchor[]): readonly string[] | undefined {
    if (this.chosen === undefined) return undefined;
    const fits = isPlace(this.#paths, this.chosen) ? 'source' : 'target';
    return anchors.flatMap(({ id }) => (this.state(id) === fits ? [id] : []));
  }
  readonly focusin = (event: FocusEvent): void => {
    const anchor = anchorOf(event.target);
    if (anchor === undefined || anchor === this.tabStop) return;
    this.tabStop = anchor;
    this.#isStopMoved = true;
    // A press also moves the focus. The update waits for the release, so that both are rendered at once.
    if (!this.#pressedAt) this.#drawTabStop();
  };
  #drawTabStop(): void {
    if (this.#isStopMoved) this.#host.requestUpdate();
    this.#isStopMoved = false;
  }

  /** Focuses an anchor, or the tab stop if the anchor no longer exists. */
  focus(anchor: string): void {
    const [place] = [anchor, this.tabStop ?? ''].flatMap((id) => placesOf(this.#host.renderRoot, id));
    place?.focus();
  }

  #putDown(): void {
    clearTimeout(this.#longPressTimer);
    this.#carried?.classList.remove('carried');
    this.#carried = undefined;
  }
  /**
   * The anchor meant at a point. Several may overlap there, such as dice in boxes: prefers one where the picked-up piece
   * may go, then one where a move begins, then the topmost.
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

/** The anchor nearest to `from`; `undefined` if there is none. */
const nearest = (anchors: readonly Anchor[], from: Anchor = { id: '', x: 0, y: 0 }): Anchor | undefined => {
  const away = ({ x, y }: Anchor) => Math.hypot(x - from.x, y - from.y);
  return anchors.reduce<Anchor | undefined>(
    (best, next) => (best && away(best) <= away(next) ? best : next),
    undefined,
  );
};
