/**
 * Writes down the statechart of a game or of a gesture: states as in XState's config, guards and actions as plain functions of a
 * table. `chart.ts` runs it, and `machine.ts` makes an XState machine of it.
 */
import { show, type Move, type Rule, type Rules, type StateMeta, type Table } from './game.js';

/** A chart as its author wrote it: the parts of an XState machine that the kernel reads. Every XState machine is one. @public */
export interface Machine {
  /** The id of the chart. */
  readonly id: string;
  /** The states and their transitions, as in XState's config. */
  readonly config: object;
  /** The guards and actions that the config names. */
  readonly implementations: object;
}

/** What happens to a chart: in a game a move. */
export interface ChartEvent {
  /** The name of the event: in a game the verb. */
  readonly type: string;
}
/** Where the chart goes, and what becomes of its table. */
interface Transition<G, A> {
  /** The name of a condition. Without it, the transition is always open. */
  readonly guard?: G;
  /** The name of a sibling state, or `#` and the path of any state. Without it, the chart stays in its state. */
  readonly target?: string;
  /** The names of what changes the table, in their order. Without them, it stays as it is. */
  readonly actions?: A | readonly A[];
}
/** One transition, or several of which the first whose guard holds is taken. */
type Transitions<G, A> = Transition<G, A> | readonly Transition<G, A>[];

/** A state of a chart, as in XState's config. */
interface State<E extends ChartEvent, G, A> {
  /** In a final state the game is over. States within others cannot be final. */
  readonly type?: 'final';
  /** The rules that this state implements, and those that forbid verbs in it. */
  readonly meta?: StateMeta;
  /** The name of the state within this one in which it begins. A state with `states` needs it. */
  readonly initial?: string;
  /** The states within this one, by name. */
  readonly states?: Readonly<Record<string, State<E, G, A>>>;
  /** What an event does, in a game a move. The first transition whose guard holds is taken. */
  readonly on?: { readonly [V in E['type']]?: Transitions<G, A> };
  /** What follows without an event. */
  readonly always?: Transitions<G, A>;
}

/** Whether a transition is open for this event. */
type Guard<T, E> = (table: T, event: E) => boolean;
/** The table after this event. */
type Change<T, E> = (table: T, event: E) => T;

/** Its context is one value, called the table as in games, which guards read and actions replace. */
interface Definition<
  T,
  E extends ChartEvent,
  G extends string,
  A extends string,
  OwnG = never,
  OwnA = never,
> extends State<E, NoInfer<G> | OwnG, NoInfer<A> | OwnA> {
  /** The id of the chart, which errors name. */
  readonly id: string;
  /** The conditions of transitions, by name. */
  readonly guards: Readonly<Record<G, Guard<T, E>>>;
  /** The changes of the table, by name. */
  readonly actions: Readonly<Record<A, Change<T, E>>>;
}

/** A transition for moves that the rules allow; `actions` names an action of the chart in place of the verb’s `apply`. @public */
export function allowed<const A extends string = 'play'>(
  actions?: A,
): { readonly guard: 'allowed'; readonly actions: A };
/** The same to another state: `allowed({ target: 'selling' })`. Without a target the chart stays in its state. @public */
export function allowed(to: { readonly target: string }): {
  readonly guard: 'allowed';
  readonly actions: 'play';
  readonly target: string;
};
export function allowed(given: string | { readonly target: string } = 'play'): object {
  return { guard: 'allowed', ...(typeof given === 'string' ? { actions: given } : { actions: 'play', ...given }) };
}

/** What a rule or an action returned, if it is a table: in plain JavaScript it may be anything. */
function tableFrom<T extends Table>(made: T, where: string): T {
  if (Array.isArray((made as Partial<Table> | undefined)?.last)) return made;
  const said = (made as unknown) instanceof Promise ? 'a promise' : show(made);
  throw new Error(`${where}: ${said}, expected a table with its facts in last`);
}

const named = <A, B>(all: Readonly<Record<string, A>>, to: (one: A, name: string) => B) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one, name)]));

/** A chart of states as in XState's config, with guards and actions as plain functions of its table and an event. */
export function defineMachine<T, E extends ChartEvent, G extends string, A extends string>({
  guards,
  actions,
  ...config
}: Definition<T, E, G, A>): Machine {
  interface Args {
    readonly context: { readonly table: T };
    readonly event: E;
  }
  const guard =
    (test: Guard<T, E>) =>
    ({ context, event }: Args) =>
      test(context.table, event);
  const assign = (change: Change<T, E>) => ({
    assignment: ({ context, event }: Args) => ({ table: change(context.table, event) }),
  });
  return {
    id: config.id,
    config: { ...config, context: ({ input }: { input: unknown }) => input },
    implementations: { guards: named(guards, guard), actions: named(actions, assign) },
  };
}

/**
 * The chart of a game with these rules. Beside its own guards and actions it may name `allowed` (no rule refuses the move)
 * and `play` (the verb's rule applies the move).
 * @public
 */
export function defineChart<T extends Table, M extends Move, G extends string, A extends string>(
  rules: Rules<T, M>,
  { guards, actions, ...config }: Definition<T, M, G, A, 'allowed', 'play'>,
): Machine {
  const ruleOf = ({ type }: M): Rule<T, M> => rules[type as M['type']];
  return defineMachine<T, M, string, string>({
    ...config,
    guards: { allowed: (table, move) => ruleOf(move).refuse(table, move) === undefined, ...guards },
    actions: {
      play: (table, move) => tableFrom(ruleOf(move).apply(table, move), `${config.id}.rules.${move.type}.apply`),
      ...named<Change<T, M>, Change<T, M>>(
        actions,
        (change, name) => (table, move) => tableFrom(change(table, move), `${config.id}.actions.${name}`),
      ),
    },
  });
}
