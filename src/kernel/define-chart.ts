/**
 * Writes down the statechart of a game: states as in XState's config, guards and actions as plain functions of the table.
 * `chart.ts` runs it, and `machine.ts` makes an XState machine of it.
 */
import { show, type Move, type Rule, type Rules, type StateMeta, type Table } from './game.js';

/** A chart as its author wrote it: the parts of an XState machine that the kernel reads. Every XState machine is one. @public */
export interface Machine {
  readonly id: string;
  readonly config: object;
  readonly implementations: object;
}

interface Transition<G, A> {
  readonly guard?: G | 'allowed';
  /** The name of a sibling state, or `#` and the path of any state. Without it, the chart stays in its state. */
  readonly target?: string;
  readonly actions?: A | 'play';
}
type Transitions<G, A> = Transition<G, A> | readonly Transition<G, A>[];

interface State<M extends Move, G, A> {
  readonly type?: 'final';
  readonly meta?: StateMeta;
  readonly initial?: string;
  readonly states?: Readonly<Record<string, State<M, G, A>>>;
  /** What a move does. The first transition whose guard holds is taken. */
  readonly on?: { readonly [V in M['type']]?: Transitions<G, A> };
  /** What follows without a move. */
  readonly always?: Transitions<G, A>;
}

interface Definition<T, M extends Move, G extends string, A extends string> extends State<M, NoInfer<G>, NoInfer<A>> {
  readonly id: string;
  readonly guards: Readonly<Record<G, (table: T, move: M) => boolean>>;
  readonly actions: Readonly<Record<A, (table: T, move: M) => T>>;
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

/**
 * The chart of a game with these rules. Beside its own guards and actions it may name `allowed` (no rule refuses the move)
 * and `play` (the verb's rule applies the move).
 * @public
 */
export function defineChart<T extends Table, M extends Move, G extends string, A extends string>(
  rules: Rules<T, M>,
  { guards, actions, ...config }: Definition<T, M, G, A>,
): Machine {
  interface Args {
    readonly context: { readonly table: T };
    readonly event: M;
  }
  const ruleOf = (move: M) => rules[move.type as M['type']] as Rule<T, M>;
  const named = <A, B>(all: Readonly<Record<string, A>>, to: (one: A, name: string) => B) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one, name)]));
  return {
    id: config.id,
    config: { ...config, context: ({ input }: { input: unknown }) => input },
    implementations: {
      guards: named(
        { allowed: (table: T, move: M) => ruleOf(move).refuse(table, move) === undefined, ...guards },
        (guard) =>
          ({ context, event }: Args) =>
            guard(context.table, event),
      ),
      actions: named({ play: (table: T, move: M) => ruleOf(move).apply(table, move), ...actions }, (action, name) => ({
        assignment: ({ context, event }: Args) => {
          const where = name === 'play' ? `rules.${event.type}.apply` : `actions.${name}`;
          return { table: tableFrom(action(context.table, event), `${config.id}.${where}`) };
        },
      })),
    },
  };
}
