/**
 * The statechart of gestures on a board, the same for click, touch, drag and keys. The reader picks up an anchor where a
 * move begins, then points at the anchor where it ends; or points at the end (a place) first, then at the piece. The hand
 * holds the anchor that was picked up. After a move it stays in the hand while it can be used again; when it is used up, the
 * next anchor that can go to the same places replaces it. If only one anchor can be picked up, and the reader has to pick up one, it
 * comes to the hand automatically. Several equal pieces can be picked up at once. The anchors that the reader pointed at are
 * `pointed` in the hand; who made the gesture decides which move they mean. It runs as the games' charts do, without XState.
 */
import { chartOf } from '../kernel/chart.js';
import { defineMachine } from '../kernel/define-chart.js';
import type { StateValue } from '../kernel/game.js';
import { begins, isPlace, kindOf, standIn, type Kinds, type Paths } from './paths.js';

export type GestureEvent =
  /** The pointer went down on an anchor, or on none. */
  | { type: 'press'; anchor: string | undefined }
  /** The pointer moved far enough to be a drag. */
  | { type: 'drag' }
  /** A long press: the reader means all pieces at the anchor. */
  | { type: 'hold' }
  /** The pointer went up, over an anchor or none. `isAll`: the reader means all equal pieces. */
  | { type: 'release'; anchor: string | undefined; isAll?: boolean }
  /** Enter or Space on an anchor. */
  | { type: 'activate'; anchor: string; isAll?: boolean }
  /** Sets how many of the picked-up pieces to move. */
  | { type: 'take'; count: number }
  /** The path that was emitted leads to no move: the anchor comes back to the hand. */
  | { type: 'comeBack'; anchor: string }
  | { type: 'cancel' }
  /** The press became something else, such as moving a map: it points at nothing. Only a drag then empties the hand. */
  | { type: 'abandon' }
  /**
   * Sets the moves offered now: their paths, the number of equal pieces at some of their beginnings, and the kinds of the
   * pieces. With `fills`, the hand may be filled automatically: `same` if these moves continue the last ones, so that the
   * kept piece may stay in the hand, else `new`. Without `fills` the hand is emptied. `mayDecline`: the reader may also make a
   * move that begins at none.
   */
  | {
      type: 'offer';
      paths: Paths;
      pieces?: Readonly<Record<string, number>>;
      kinds?: Kinds;
      mayDecline?: boolean | undefined;
      fills?: 'same' | 'new' | undefined;
    };

/** The anchors that the reader pointed at, the beginning of the move first, and the number of equal pieces meant. */
export interface Pointed {
  readonly path: readonly string[];
  readonly count: number;
  /** The anchor in the hand; unset after a drag. If the path leads to no move, `comeBack` brings it back. */
  readonly hand?: string | undefined;
}

/** What the chart remembers. */
export interface Hand {
  /** The paths of the moves offered. */
  readonly paths: Paths;
  readonly pieces: Readonly<Record<string, number>>;
  readonly kinds: Kinds;
  /** The kind of piece that the reader last moved: the hand is filled from it automatically. */
  readonly kind: string | undefined;
  /** Whether the reader put down the piece in the hand, or dragged it: then `kind` does not fill the hand. */
  readonly isEmptied: boolean;
  readonly pressed: string | undefined;
  /** The anchor in the hand: where a move begins, or a place where it ends. */
  readonly chosen: string | undefined;
  /** How many equal pieces of it are in the hand. */
  readonly count: number;
  /** Whether the hand was filled automatically: then pointing at `chosen` picks it up instead of putting it down. */
  readonly isGiven: boolean;
  /** Whether the anchor came back to the hand: a reader who points at it once more begins the move anew, and does not put it down. */
  readonly isBack: boolean;
  /** The anchor that the last move was made with, followed by those that can replace it. */
  readonly kept: readonly string[] | undefined;
  /** What the reader last pointed at: another object each time. */
  readonly pointed: Pointed | undefined;
}

const leads = (paths: Paths, from: string | undefined, to: string | undefined): boolean =>
  paths.some((p) => p.length === 2 && p[0] === from && p[1] === to);

/** Whether a move from this anchor to another one is offered. */
const leadsOn = (paths: Paths, from: string | undefined): boolean => paths.some((p) => p.length === 2 && p[0] === from);

/** The anchor that this event points at. */
const anchorMeant = (hand: Hand, event: GestureEvent): string | undefined =>
  event.type === 'activate' || event.type === 'release' ? event.anchor : hand.pressed;
const many = ({ pieces }: Hand, anchor: string | undefined): number => pieces[anchor ?? ''] ?? 1;
const isAll = (event: GestureEvent): boolean => 'isAll' in event && event.isAll === true;
/** How many pieces at an anchor a move takes that begins there: all of them, or as many as are in the hand. */
const countOf = (hand: Hand, event: GestureEvent, anchor: string | undefined): number =>
  isAll(event) ? many(hand, anchor) : anchor === hand.chosen ? hand.count : 1;
const NOTHING = {
  chosen: undefined,
  pressed: undefined,
  kept: undefined,
  isGiven: false,
  isBack: false,
  count: 1,
} as const;

/** The ends of all moves that begin at an anchor, joined into a string for comparison. */
const endsFrom = (paths: Paths, from: string): string =>
  paths.flatMap((p) => (p[0] === from && p.length === 2 ? [p[1]!] : [])).join();
/**
 * The anchor in the hand, followed by those that can go to the same places, in the order of its kind, starting again at its
 * beginning. A chosen place is kept only if pieces have kinds, because several of them may go there. Without kinds the
 * reader chooses a place for each.
 */
function alike({ paths, kinds }: Hand, chosen: string): string[] {
  if (!begins(paths, chosen)) return Object.keys(kinds).length > 0 ? [chosen] : [];
  const kind = kinds[kindOf(kinds, chosen) ?? ''] ?? paths.map((p) => p[0]!);
  const all = [...new Set(kind)].filter((from) => endsFrom(paths, from) === endsFrom(paths, chosen));
  const at = all.indexOf(chosen);
  return [...all.slice(at), ...all.slice(0, at)];
}
/**
 * The first usable anchor of the kind that the reader used last; if it has none, that of the only kind that has. `undefined`
 * before the first move: the reader sees everything and picks up the first piece.
 */
function firstOfKind({ paths, kinds }: Pick<Hand, 'paths' | 'kinds'>, { kind, isEmptied }: Hand): string | undefined {
  if (kind === undefined || isEmptied) return undefined;
  const able = (all: readonly string[] = []) => all.find((anchor) => leadsOn(paths, anchor));
  const [only, ...others] = Object.values(kinds).flatMap((all) => able(all) ?? []);
  return able(kinds[kind]) ?? (others.length === 0 ? only : undefined);
}
/**
 * The only beginning of all moves; else, if pieces have kinds, the only place where they end. `undefined` if there are
 * several, or if one anchor is a whole move. Without kinds each piece does something different, so no place is chosen before
 * the reader has picked one.
 */
function onlyOne(paths: Paths, kinds: Kinds): string | undefined {
  if (paths.some((p) => p.length !== 2)) return undefined;
  const columns = Object.keys(kinds).length > 0 ? [0, 1] : [0];
  return columns.flatMap((i) => {
    const all = new Set(paths.map((p) => p[i]!));
    return all.size === 1 && (i === 0 || isPlace(paths, [...all][0])) ? [...all] : [];
  })[0];
}

export const gesture = defineMachine({
  guards: {
    /** The anchor alone is a whole move. */
    isWholeMove: (hand: Hand, event: GestureEvent) =>
      hand.paths.some((p) => p.length === 1 && p[0] === anchorMeant(hand, event)),
    isBeginning: (hand, event) => begins(hand.paths, anchorMeant(hand, event)),
    isPlace: (hand, event) => isPlace(hand.paths, anchorMeant(hand, event)),
    isChosen: (hand, event) => hand.chosen !== undefined && hand.chosen === anchorMeant(hand, event),
    isGiven: (hand, event) => hand.isGiven && hand.chosen === anchorMeant(hand, event),
    isBack: (hand, event) => hand.isBack && hand.chosen === anchorMeant(hand, event),
    /** The reader asks for all pieces of the anchor in the hand, which holds fewer. */
    isMore(hand, event) {
      const anchor = anchorMeant(hand, event);
      return hand.chosen === anchor && isAll(event) && hand.count < many(hand, anchor);
    },
    /**
     * The reader wants to move the piece in the hand to this anchor, allowed or not; only pointing at another beginning
     * changes the choice. For a hand that was filled automatically the move must be allowed: the reader may not mean it.
     */
    isEnd(hand, event) {
      const { chosen, paths, isGiven } = hand;
      const anchor = anchorMeant(hand, event);
      if (!begins(paths, chosen) || anchor === undefined) return false;
      return leads(paths, chosen, anchor) || (!isGiven && !begins(paths, anchor));
    },
    /** The piece at this anchor can go to the place in the hand. */
    isFitting: (hand, event) =>
      isPlace(hand.paths, hand.chosen) && leads(hand.paths, anchorMeant(hand, event), hand.chosen),
    /** The hand was filled automatically, and another piece can go to this place (checked after `isEnd`). */
    hasStandIn: (hand, event) => hand.isGiven && standIn(hand, anchorMeant(hand, event)) !== undefined,
    isSomewhere: (hand, event) => anchorMeant(hand, event) !== undefined,
    isClick: (hand, event) => event.type === 'release' && event.anchor === hand.pressed,
    canDrag: ({ paths, pressed }) => leadsOn(paths, pressed),
    isMany: (hand) => leadsOn(hand.paths, hand.pressed) && many(hand, hand.pressed) > 1,
    isDropped: (hand, event) => event.type === 'release' && event.anchor !== undefined && event.anchor !== hand.chosen,
  },
  actions: {
    press: (hand, event) => (event.type === 'press' ? { ...hand, pressed: event.anchor } : hand),
    choose: (hand, event) => {
      const chosen = anchorMeant(hand, event);
      return { ...hand, ...NOTHING, chosen, count: isAll(event) ? many(hand, chosen) : 1 };
    },
    takeUpPressed: (hand) => ({
      ...hand,
      chosen: hand.pressed,
      count: hand.chosen === hand.pressed ? hand.count : 1,
      isGiven: false,
      isBack: false,
      kept: undefined,
    }),
    takeUpAll: (hand) => ({ ...hand, ...NOTHING, chosen: hand.pressed, count: many(hand, hand.pressed) }),
    comeBack: (hand, event) =>
      event.type === 'comeBack' ? { ...hand, ...NOTHING, chosen: event.anchor, isBack: true } : hand,
    take: (hand, event) =>
      event.type === 'take' ? { ...hand, count: Math.max(1, Math.min(event.count, many(hand, hand.chosen))) } : hand,
    deselect: (hand) => ({ ...hand, ...NOTHING, isEmptied: true }),
    empty: (hand) => ({ ...hand, ...NOTHING }),
    /** Empties the hand until the next offer, and remembers what may come back to it. */
    keep: (hand) => ({
      ...hand,
      ...NOTHING,
      kept: alike(hand, hand.chosen!),
      kind: kindOf(hand.kinds, hand.chosen) ?? hand.kind,
      isEmptied: false,
    }),
    offer(hand, event) {
      if (event.type !== 'offer') return hand;
      const { paths, pieces = {}, kinds = {}, mayDecline, fills } = event;
      const offered = { ...hand, ...NOTHING, paths, pieces, kinds };
      // Nothing is offered while a move is being made: `kept` is needed afterwards.
      if (paths.length === 0) return { ...offered, kept: hand.kept };
      const kept = fills === 'same' ? hand.kept : undefined;
      const again = kept?.find((anchor) => paths.some((p) => p.length === 2 && p.includes(anchor)));
      const only = mayDecline ? undefined : onlyOne(paths, kinds);
      const chosen = fills && (again ?? only ?? firstOfKind({ paths, kinds }, hand));
      return { ...offered, chosen, isGiven: chosen !== undefined };
    },
    pointAtOne(hand, event) {
      const anchor = anchorMeant(hand, event)!;
      return { ...hand, pointed: { path: [anchor], count: countOf(hand, event, anchor) } };
    },
    pointAtTwo: (hand, event) => ({
      ...hand,
      pointed: {
        path: [hand.chosen!, anchorMeant(hand, event)!],
        count: countOf(hand, event, hand.chosen),
        hand: hand.chosen,
      },
    }),
    /** Points at the stand-in and the place. The anchor in the hand stays there for the next offer. */
    pointInstead(hand, event) {
      const to = anchorMeant(hand, event)!;
      const from = standIn(hand, to)!;
      return { ...hand, pointed: { path: [from, to], count: countOf(hand, event, from), hand: hand.chosen } };
    },
    bring(hand, event) {
      const anchor = anchorMeant(hand, event)!;
      const pointed = { path: [anchor, hand.chosen!], count: countOf(hand, event, anchor), hand: hand.chosen };
      return { ...hand, pointed };
    },
    drop: (hand, event) => ({
      ...hand,
      pointed: {
        path: [hand.chosen!, anchorMeant(hand, event)!],
        count: countOf(hand, event, hand.chosen),
      },
    }),
  },
  id: 'gesture',
  initial: 'idle',
  on: {
    offer: { target: '.idle', actions: 'offer' },
    cancel: { target: '.idle', actions: 'deselect' },
    take: { actions: 'take' },
    comeBack: { target: '.idle', actions: 'comeBack' },
  },
  states: {
    idle: {
      on: {
        press: { target: 'pressing', actions: 'press' },
        activate: { target: 'pointing' },
      },
    },
    pressing: {
      on: {
        drag: { guard: 'canDrag', target: 'dragging', actions: 'takeUpPressed' },
        hold: { guard: 'isMany', target: 'idle', actions: 'takeUpAll' },
        release: [{ guard: 'isClick', target: 'pointing' }, { target: 'idle' }],
        abandon: { target: 'idle' },
      },
    },
    dragging: {
      on: {
        release: [
          { guard: 'isDropped', target: 'idle', actions: ['drop', 'deselect'] },
          { target: 'idle', actions: 'deselect' },
        ],
        abandon: { target: 'idle', actions: 'deselect' },
      },
    },
    /** A transient state after a click, tap or key: the first guard that holds decides what it means. */
    pointing: {
      always: [
        { guard: 'isMore', target: 'idle', actions: 'choose' },
        { guard: 'isGiven', target: 'idle', actions: 'choose' },
        { guard: 'isBack', target: 'idle', actions: 'choose' },
        { guard: 'isChosen', target: 'idle', actions: 'deselect' },
        { guard: 'isFitting', target: 'idle', actions: ['bring', 'keep'] },
        { guard: 'isEnd', target: 'idle', actions: ['pointAtTwo', 'keep'] },
        { guard: 'hasStandIn', target: 'idle', actions: ['pointInstead', 'keep'] },
        { guard: 'isWholeMove', target: 'idle', actions: ['pointAtOne', 'empty'] },
        { guard: 'isBeginning', target: 'idle', actions: 'choose' },
        { guard: 'isPlace', target: 'idle', actions: 'choose' },
        { guard: 'isSomewhere', target: 'idle', actions: 'pointAtOne' },
        { target: 'idle', actions: 'deselect' },
      ],
    },
  },
});

/** An empty hand, before any move is offered. */
export const EMPTY: Hand = {
  ...{ paths: [], pieces: {}, kinds: {}, kind: undefined, isEmptied: false, pointed: undefined },
  ...NOTHING,
};

/** The gestures on one board: the state of the chart and the hand, as the events so far have made them. */
export class Gesture {
  readonly #chart = chartOf<Hand, GestureEvent>(gesture);
  #now = this.#chart.begin(EMPTY).at(-1)!;

  send(event: GestureEvent): void {
    this.#now = this.#chart.microsteps(this.#now, event).at(-1) ?? this.#now;
  }
  get state(): StateValue {
    return this.#now.value;
  }
  get hand(): Hand {
    return this.#now.context.table;
  }
}
