/**
 * The statechart of gestures on a board, the same for click, touch, drag and keys. The reader picks up an anchor where a
 * move begins, then points at the anchor where it ends; or points at the end (a place) first, then at the piece. The hand
 * holds the anchor that was picked up. After a move it stays in the hand while it can be used again; when it is used up, the
 * next anchor that can go to the same places replaces it. If only one anchor can be picked up, it comes to the hand
 * automatically. Several equal pieces can be picked up at once. The chart emits `path` with the anchors that the reader
 * pointed at; the subscriber decides which move they mean.
 */
import { assign, createActor, emit, setup, type Actor } from 'xstate';
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
   * kept piece may stay in the hand, else `new`. Without `fills` the hand is emptied.
   */
  | {
      type: 'offer';
      paths: Paths;
      pieces?: Readonly<Record<string, number>>;
      kinds?: Kinds;
      fills?: 'same' | 'new' | undefined;
    };

/** The anchors that the reader pointed at, the beginning of the move first, and the number of equal pieces meant. */
export interface Pointed {
  readonly type: 'path';
  readonly path: readonly string[];
  readonly count: number;
  /** The anchor in the hand; unset after a drag. If the path leads to no move, the subscriber sends it back with `comeBack`. */
  readonly hand?: string | undefined;
}

interface Context {
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
}
type Args = { context: Context; event: GestureEvent };

const leads = (paths: Paths, from: string | undefined, to: string | undefined): boolean =>
  paths.some((p) => p.length === 2 && p[0] === from && p[1] === to);

/** The anchor that this event points at. */
const pointed = ({ context, event }: Args): string | undefined =>
  event.type === 'activate' ? event.anchor : event.type === 'release' ? event.anchor : context.pressed;
const many = ({ pieces }: Context, anchor: string | undefined): number => pieces[anchor ?? ''] ?? 1;
const isAll = ({ event }: Args): boolean => 'isAll' in event && event.isAll === true;
/** How many of the pieces in the hand a move takes. */
const countOf = (args: Args): number => (isAll(args) ? many(args.context, args.context.chosen) : args.context.count);
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
function alike({ paths, kinds }: Context, chosen: string): string[] {
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
function firstOfKind(
  { paths, kinds }: Pick<Context, 'paths' | 'kinds'>,
  { kind, isEmptied }: Context,
): string | undefined {
  if (kind === undefined || isEmptied) return undefined;
  const able = (all: readonly string[] = []) =>
    all.find((anchor) => paths.some((p) => p.length === 2 && p[0] === anchor));
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

export const gesture = setup({
  types: { context: {} as Context, events: {} as GestureEvent, emitted: {} as Pointed },
  guards: {
    /** The anchor alone is a whole move. */
    isWholeMove: (args: Args) => args.context.paths.some((p) => p.length === 1 && p[0] === pointed(args)),
    isBeginning: (args: Args) => begins(args.context.paths, pointed(args)),
    isPlace: (args: Args) => isPlace(args.context.paths, pointed(args)),
    isChosen: (args: Args) => args.context.chosen !== undefined && args.context.chosen === pointed(args),
    isGiven: (args: Args) => args.context.isGiven && args.context.chosen === pointed(args),
    isBack: (args: Args) => args.context.isBack && args.context.chosen === pointed(args),
    /** The reader asks for all pieces of the anchor in the hand, which holds fewer. */
    isMore: (args: Args) =>
      args.context.chosen === pointed(args) && isAll(args) && args.context.count < many(args.context, pointed(args)),
    /**
     * The reader wants to move the piece in the hand to this anchor, allowed or not; only pointing at another beginning
     * changes the choice. For a hand that was filled automatically the move must be allowed: the reader may not mean it.
     */
    isEnd: (args: Args) => {
      const { chosen, paths, isGiven } = args.context;
      const anchor = pointed(args);
      if (!begins(paths, chosen) || anchor === undefined) return false;
      return leads(paths, chosen, anchor) || (!isGiven && !begins(paths, anchor));
    },
    /** The piece at this anchor can go to the place in the hand. */
    isFitting: (args: Args) =>
      isPlace(args.context.paths, args.context.chosen) && leads(args.context.paths, pointed(args), args.context.chosen),
    /** The hand was filled automatically, and another piece can go to this place (checked after `isEnd`). */
    hasStandIn: (args: Args) => args.context.isGiven && standIn(args.context, pointed(args)) !== undefined,
    isSomewhere: (args: Args) => pointed(args) !== undefined,
    isClick: ({ context, event }: Args) => event.type === 'release' && event.anchor === context.pressed,
    canDrag: ({ context }: Args) => context.paths.some((p) => p.length === 2 && p[0] === context.pressed),
    isMany: ({ context }: Args) =>
      context.paths.some((p) => p.length === 2 && p[0] === context.pressed) && many(context, context.pressed) > 1,
    isDropped: ({ context, event }: Args) =>
      event.type === 'release' && event.anchor !== undefined && event.anchor !== context.chosen,
  },
  actions: {
    press: assign({ pressed: ({ event }: Args) => (event.type === 'press' ? event.anchor : undefined) }),
    choose: assign((args: Args) => ({
      ...NOTHING,
      chosen: pointed(args),
      count: isAll(args) ? many(args.context, pointed(args)) : 1,
    })),
    takeUpPressed: assign(({ context }: Args) => ({
      chosen: context.pressed,
      count: context.chosen === context.pressed ? context.count : 1,
      isGiven: false,
      isBack: false,
      kept: undefined,
    })),
    takeUpAll: assign(({ context }: Args) => ({
      ...NOTHING,
      chosen: context.pressed,
      count: many(context, context.pressed),
    })),
    comeBack: assign(({ event }: Args) =>
      event.type === 'comeBack' ? { ...NOTHING, chosen: event.anchor, isBack: true } : {},
    ),
    take: assign(({ context, event }: Args) => ({
      count: event.type === 'take' ? Math.max(1, Math.min(event.count, many(context, context.chosen))) : context.count,
    })),
    deselect: assign({ ...NOTHING, isEmptied: true }),
    empty: assign(NOTHING),
    /** Empties the hand until the next offer, and remembers what may come back to it. */
    keep: assign(({ context }: Args) => ({
      ...NOTHING,
      kept: alike(context, context.chosen!),
      kind: kindOf(context.kinds, context.chosen) ?? context.kind,
      isEmptied: false,
    })),
    offer: assign(({ context, event }: Args) => {
      if (event.type !== 'offer') return {};
      const { paths, pieces = {}, kinds = {}, fills } = event;
      // Nothing is offered while a move is being made: `kept` is needed afterwards.
      if (paths.length === 0) return { ...NOTHING, paths, pieces, kinds, kept: context.kept };
      const kept = fills === 'same' ? context.kept : undefined;
      const again = kept?.find((anchor) => paths.some((p) => p.length === 2 && p.includes(anchor)));
      const chosen = fills && (again ?? onlyOne(paths, kinds) ?? firstOfKind({ paths, kinds }, context));
      return { ...NOTHING, paths, pieces, kinds, chosen, isGiven: chosen !== undefined };
    }),
    pointAtOne: emit((args: Args): Pointed => {
      const anchor = pointed(args)!;
      return { type: 'path', path: [anchor], count: isAll(args) ? many(args.context, anchor) : 1 };
    }),
    pointAtTwo: emit((args: Args): Pointed => {
      const { chosen } = args.context;
      return { type: 'path', path: [chosen!, pointed(args)!], count: countOf(args), hand: chosen };
    }),
    /** Points at the stand-in and the place. The anchor in the hand stays there for the next offer. */
    pointInstead: emit((args: Args): Pointed => {
      const { context } = args;
      const from = standIn(context, pointed(args))!;
      const count = isAll(args) ? many(context, from) : 1;
      return { type: 'path', path: [from, pointed(args)!], count, hand: context.chosen };
    }),
    bring: emit((args: Args): Pointed => {
      const { chosen } = args.context;
      const anchor = pointed(args)!;
      return {
        type: 'path',
        path: [anchor, chosen!],
        count: isAll(args) ? many(args.context, anchor) : 1,
        hand: chosen,
      };
    }),
    drop: emit((args: Args): Pointed => {
      const { chosen } = args.context;
      return { type: 'path', path: [chosen!, pointed(args)!], count: countOf(args) };
    }),
  },
}).createMachine({
  id: 'gesture',
  context: { paths: [], pieces: {}, kinds: {}, kind: undefined, isEmptied: false, ...NOTHING },
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
        activate: 'pointing',
      },
    },
    pressing: {
      on: {
        drag: { guard: 'canDrag', target: 'dragging', actions: 'takeUpPressed' },
        hold: { guard: 'isMany', target: 'idle', actions: 'takeUpAll' },
        release: [{ guard: 'isClick', target: 'pointing' }, { target: 'idle' }],
        abandon: 'idle',
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

/** Starts a gesture actor for one board. Importing this module loads XState. */
export const startGesture = (): Actor<typeof gesture> => createActor(gesture).start();
