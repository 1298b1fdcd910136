/**
 * How a reader points at a move, the same by click, touch, drag and keys: take up an anchor where a move begins, then name
 * the anchor where it goes; or first the place, then what goes there. What was taken up stays in the hand while it can be
 * used again; when it is used up, the next that may go to the same places is; and where there is only one thing to be
 * taken up, that is. Several equal pieces may be taken up at once. The chart emits `path` with what was pointed at; what
 * that means is for others to say.
 */
import { assign, createActor, emit, setup, type Actor } from 'xstate';
import { begins, isPlace, kindOf, standIn, type Kinds, type Paths } from './paths.js';

export type GestureEvent =
  /** The pointer went down on an anchor, or on none. */
  | { type: 'press'; anchor: string | undefined }
  /** It moved far enough to be a drag. */
  | { type: 'drag' }
  /** It stayed where it was for so long that all pieces there are meant. */
  | { type: 'hold' }
  /** It came up, over an anchor or none; `isAll`: as many equal pieces as there are. */
  | { type: 'release'; anchor: string | undefined; isAll?: boolean }
  /** Enter or Space on an anchor. */
  | { type: 'activate'; anchor: string; isAll?: boolean }
  /** So many of the pieces taken up are meant. */
  | { type: 'take'; count: number }
  | { type: 'cancel' }
  /** The press became something else, such as moving a map: nothing is pointed at, and what was taken up before stays so. */
  | { type: 'abandon' }
  /**
   * Other moves are offered now: their paths, how many equal pieces lie where some of them begin, and of which kinds they
   * are. Something may be in the hand at once: `same` where these go on from the last ones, `new` where they do not;
   * without it the hand is empty.
   */
  | {
      type: 'offer';
      paths: Paths;
      pieces?: Readonly<Record<string, number>>;
      kinds?: Kinds;
      fills?: 'same' | 'new' | undefined;
    };

/** What was pointed at, the beginning first, and how many equal pieces are meant. */
export interface Pointed {
  readonly type: 'path';
  readonly path: readonly string[];
  readonly count: number;
  /** What was in the hand and was not carried there: where nothing comes of it, it stays in the hand. */
  readonly hand?: string | undefined;
}

interface Context {
  /** The paths of the moves offered. */
  readonly paths: Paths;
  readonly pieces: Readonly<Record<string, number>>;
  readonly kinds: Kinds;
  /** The kind that a reader last made a move with: it comes to the hand by itself. */
  readonly kind: string | undefined;
  /** Whether the reader put down what was in the hand, or carries pieces: then no kind comes to it by itself. */
  readonly isEmptied: boolean;
  readonly pressed: string | undefined;
  /** What was taken up, a beginning, or a place that something will go to. */
  readonly chosen: string | undefined;
  /** How many equal pieces of it. */
  readonly count: number;
  /** Whether it came to be in the hand by itself: a reader who points at it takes it up, and does not let go. */
  readonly isGiven: boolean;
  /** What the last move was made with: that, and the others of which each may take its place. */
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
/** How many pieces a move is meant to take that goes with the hand. */
const countOf = (args: Args): number => (isAll(args) ? many(args.context, args.context.chosen) : args.context.count);
const NOTHING = { chosen: undefined, pressed: undefined, kept: undefined, isGiven: false, count: 1 } as const;

/** Where a move may end that begins here. */
const endsFrom = (paths: Paths, from: string): string =>
  paths.flatMap((p) => (p[0] === from && p.length === 2 ? [p[1]!] : [])).join();
/**
 * What was in the hand, and behind it, in the order of its kind and round again, what may go to the same places. A place
 * stays where pieces have kinds, of which several go on: elsewhere each of them goes where its reader says.
 */
function alike({ paths, kinds }: Context, chosen: string): string[] {
  if (!begins(paths, chosen)) return Object.keys(kinds).length > 0 ? [chosen] : [];
  const kind = kinds[kindOf(kinds, chosen) ?? ''] ?? paths.map((p) => p[0]!);
  const all = [...new Set(kind)].filter((from) => endsFrom(paths, from) === endsFrom(paths, chosen));
  const at = all.indexOf(chosen);
  return [...all.slice(at), ...all.slice(0, at)];
}
/**
 * What comes to the hand of the kind that was used last; where that has nothing to do, of the only kind that has. Whoever has
 * used nothing yet sees all that there is, and takes up the first themselves.
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
 * The only beginning, or where pieces have kinds the only place; `undefined` where there are several, or a whole move. Of
 * things without a kind each does something else: nothing is taken up until its reader has said which.
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
    /** One anchor is a whole move. */
    isWhole: (args: Args) => args.context.paths.some((p) => p.length === 1 && p[0] === pointed(args)),
    isBeginning: (args: Args) => begins(args.context.paths, pointed(args)),
    isPlace: (args: Args) => isPlace(args.context.paths, pointed(args)),
    isChosen: (args: Args) => args.context.chosen !== undefined && args.context.chosen === pointed(args),
    isGiven: (args: Args) => args.context.isGiven && args.context.chosen === pointed(args),
    /** More of what is in the hand is meant. */
    isMore: (args: Args) =>
      args.context.chosen === pointed(args) && isAll(args) && args.context.count < many(args.context, pointed(args)),
    /**
     * What was taken up goes here, or the reader thinks so: only another beginning is a change of mind. Of what came to be
     * in the hand by itself the reader need not think.
     */
    isEnd: (args: Args) => {
      const { chosen, paths, isGiven } = args.context;
      const anchor = pointed(args);
      if (!begins(paths, chosen) || anchor === undefined) return false;
      return leads(paths, chosen, anchor) || (!isGiven && !begins(paths, anchor));
    },
    /** It goes to the place that was taken up. */
    isFitting: (args: Args) =>
      isPlace(args.context.paths, args.context.chosen) && leads(args.context.paths, pointed(args), args.context.chosen),
    /** What came to be in the hand by itself cannot go there, and something else can in its stead. */
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
      kept: undefined,
    })),
    takeUpAll: assign(({ context }: Args) => ({
      ...NOTHING,
      chosen: context.pressed,
      count: many(context, context.pressed),
    })),
    take: assign(({ context, event }: Args) => ({
      count: event.type === 'take' ? Math.max(1, Math.min(event.count, many(context, context.chosen))) : context.count,
    })),
    letGo: assign({ ...NOTHING, isEmptied: true }),
    empty: assign(NOTHING),
    /** The hand is empty until other moves are offered. */
    keep: assign(({ context }: Args) => ({
      ...NOTHING,
      kept: alike(context, context.chosen!),
      kind: kindOf(context.kinds, context.chosen) ?? context.kind,
      isEmptied: false,
    })),
    offer: assign(({ context, event }: Args) => {
      if (event.type !== 'offer') return {};
      const { paths, pieces = {}, kinds = {}, fills } = event;
      // While nothing is offered, a move is on its way.
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
    /** What was in the hand by itself stays there. */
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
    cancel: { target: '.idle', actions: 'letGo' },
    take: { actions: 'take' },
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
          { guard: 'isDropped', target: 'idle', actions: ['drop', 'letGo'] },
          { target: 'idle', actions: 'letGo' },
        ],
        abandon: { target: 'idle', actions: 'letGo' },
      },
    },
    /** A click, a tap or a key pointed at an anchor: what it means follows at once. */
    pointing: {
      always: [
        { guard: 'isMore', target: 'idle', actions: 'choose' },
        { guard: 'isGiven', target: 'idle', actions: 'choose' },
        { guard: 'isChosen', target: 'idle', actions: 'letGo' },
        { guard: 'isFitting', target: 'idle', actions: ['bring', 'keep'] },
        { guard: 'isEnd', target: 'idle', actions: ['pointAtTwo', 'keep'] },
        { guard: 'hasStandIn', target: 'idle', actions: ['pointInstead', 'keep'] },
        { guard: 'isWhole', target: 'idle', actions: ['pointAtOne', 'empty'] },
        { guard: 'isBeginning', target: 'idle', actions: 'choose' },
        { guard: 'isPlace', target: 'idle', actions: 'choose' },
        { guard: 'isSomewhere', target: 'idle', actions: 'pointAtOne' },
        { target: 'idle', actions: 'letGo' },
      ],
    },
  },
});

/** An actor of it, for one board. Whoever imports this loads XState. */
export const startGesture = (): Actor<typeof gesture> => createActor(gesture).start();
