/**
 * How a reader points at a move, the same by click, touch, drag and keys: take up an anchor where a move begins, then name
 * the anchor where it goes. The chart emits `path` with what was pointed at; what that means is for others to say.
 */
import { assign, emit, setup } from 'xstate';

export type GestureEvent =
  /** The pointer went down on an anchor, or on none. */
  | { type: 'press'; anchor: string | undefined }
  /** It moved far enough to be a drag. */
  | { type: 'drag' }
  /** It came up, over an anchor or none. */
  | { type: 'release'; anchor: string | undefined }
  /** Enter or Space on an anchor. */
  | { type: 'activate'; anchor: string }
  | { type: 'cancel' }
  /** The press became something else, such as moving a map: nothing is pointed at, and what was taken up before stays so. */
  | { type: 'abandon' }
  /** Other moves are offered now. */
  | { type: 'offer'; paths: readonly (readonly string[])[] };

interface Context {
  /** The paths of the moves offered. */
  readonly paths: readonly (readonly string[])[];
  readonly pressed: string | undefined;
  readonly chosen: string | undefined;
}
type Args = { context: Context; event: GestureEvent };

const begins = (context: Context, anchor: string | undefined): boolean => context.paths.some((p) => p[0] === anchor);
/** The anchor that this event points at. */
const pointed = ({ context, event }: Args): string | undefined =>
  event.type === 'activate' ? event.anchor : event.type === 'release' ? event.anchor : context.pressed;

export const gesture = setup({
  types: {
    context: {} as Context,
    events: {} as GestureEvent,
    /** `isDropped`: it was carried there, and is not in the hand any more. */
    emitted: {} as { type: 'path'; path: readonly string[]; isDropped?: boolean },
  },
  guards: {
    /** One anchor is a whole move. */
    isWhole: (args: Args) => args.context.paths.some((p) => p.length === 1 && p[0] === pointed(args)),
    isBeginning: (args: Args) => begins(args.context, pointed(args)),
    isChosen: (args: Args) => args.context.chosen !== undefined && args.context.chosen === pointed(args),
    /** What was taken up goes here, or the reader thinks so: only another beginning is a change of mind. */
    isEnd: (args: Args) => {
      const { chosen, paths } = args.context;
      const anchor = pointed(args);
      if (chosen === undefined || anchor === undefined) return false;
      return paths.some((p) => p[0] === chosen && p[1] === anchor) || !begins(args.context, anchor);
    },
    isSomewhere: (args: Args) => pointed(args) !== undefined,
    isClick: ({ context, event }: Args) => event.type === 'release' && event.anchor === context.pressed,
    canDrag: ({ context }: Args) => context.paths.some((p) => p.length === 2 && p[0] === context.pressed),
    isDropped: ({ context, event }: Args) =>
      event.type === 'release' && event.anchor !== undefined && event.anchor !== context.chosen,
  },
  actions: {
    press: assign({ pressed: ({ event }: Args) => (event.type === 'press' ? event.anchor : undefined) }),
    choose: assign({ chosen: (args: Args) => pointed(args) }),
    takeUpPressed: assign({ chosen: ({ context }: Args) => context.pressed }),
    letGo: assign({ chosen: undefined, pressed: undefined }),
    offer: assign({
      paths: ({ event }: Args) => (event.type === 'offer' ? event.paths : []),
      chosen: undefined,
      pressed: undefined,
    }),
    pointAtOne: emit((args: Args) => ({ type: 'path' as const, path: [pointed(args)!] })),
    pointAtTwo: emit((args: Args) => ({ type: 'path' as const, path: [args.context.chosen!, pointed(args)!] })),
    drop: emit((args: Args) => ({
      type: 'path' as const,
      path: [args.context.chosen!, pointed(args)!],
      isDropped: true,
    })),
  },
}).createMachine({
  id: 'gesture',
  context: { paths: [], pressed: undefined, chosen: undefined },
  initial: 'idle',
  on: {
    offer: { target: '.idle', actions: 'offer' },
    cancel: { target: '.idle', actions: 'letGo' },
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
        { guard: 'isChosen', target: 'idle', actions: 'letGo' },
        { guard: 'isEnd', target: 'idle', actions: ['pointAtTwo', 'letGo'] },
        { guard: 'isWhole', target: 'idle', actions: ['pointAtOne', 'letGo'] },
        { guard: 'isBeginning', target: 'idle', actions: 'choose' },
        { guard: 'isSomewhere', target: 'idle', actions: 'pointAtOne' },
        { target: 'idle', actions: 'letGo' },
      ],
    },
  },
});
