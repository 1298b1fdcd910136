/**
 * The chart as SCXML, the W3C's format. Guards and actions are ours to run, not SCXML's: they are calls of two functions,
 * `guard(name)` and `action(name)`, that whoever runs the document provides; so is `delay(name)`.
 */
import { indexOf, type ChartState, type ChartTransition, type Graph } from '../graph.js';
import { namer } from './names.js';
import { tag, xml } from './xml.js';

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

/** As XML's names are: letters, digits, and few signs. */
const plain = (id: string): string => {
  const clean = id.replace(/[^\p{L}\p{N}._-]+/gu, '_');
  return /^[\p{L}_]/u.test(clean) ? clean : `_${clean}`;
};

/** An XML document. */
export function scxmlOf(graph: Graph): string {
  const index = indexOf(graph);
  const name = namer(plain);
  const actions = (names: readonly string[]) =>
    names.map((action) => tag('script', {}, [xml(`action(${quote(action)})`)]));
  const eventOf = ({ id, source, kind, event }: ChartTransition): string | undefined => {
    const word = event.replace(/\s+/g, '_');
    switch (kind) {
      case 'event':
        return word;
      case 'always':
        return undefined;
      case 'after':
        return `after.${name(id)}`;
      case 'done':
        return event === '' ? `done.state.${name(source)}` : `done.invoke.${name(event)}`;
      case 'error':
        return `error.platform.${name(event)}`;
      default:
        return `${kind}.${word}`;
    }
  };
  /** A name in SCXML means all that begin with it and a dot as well; XState means just this one. */
  const condOf = ({ kind, event, guard }: ChartTransition): string | undefined => {
    const isPrefix = kind === 'event' && graph.transitions.some((other) => other.event.startsWith(`${event}.`));
    const conds = [isPrefix && `_event.name === ${quote(event)}`, guard !== undefined && `guard(${quote(guard)})`];
    return conds.filter(Boolean).join(' && ') || undefined;
  };
  const within = (id: string, outer: string) => index.around(id).some((state) => state.id === outer);
  /** XState tries longer patterns first, SCXML what stands first. */
  const inOrder = (id: string): readonly ChartTransition[] =>
    index.from(id).toSorted((a, b) => (a.kind === b.kind && a.kind === 'event' ? b.event.length - a.event.length : 0));
  /** A history state may not lead to the parallel state around it: it leads to all of its regions. */
  const firstOf = ({ parent, otherwise }: ChartState): string =>
    otherwise === parent
      ? index
          .state(parent!)
          .children.filter((child) => index.state(child).kind !== 'history')
          .map(name)
          .join(' ')
      : name(otherwise!);
  const transition = (t: ChartTransition): string => {
    const { source, targets, reenter } = t;
    const stays = !reenter && targets.every((target) => target === source) && index.state(source).children.length === 0;
    return tag(
      'transition',
      {
        event: eventOf(t),
        cond: condOf(t),
        target: stays || targets.length === 0 ? undefined : targets.map(name).join(' '),
        type:
          !stays && !reenter && targets.length > 0 && targets.every((target) => within(target, source))
            ? 'internal'
            : undefined,
      },
      actions(t.actions),
    );
  };
  const delays = (state: ChartState) => index.from(state.id).filter(({ kind }) => kind === 'after');
  const element = (state: ChartState, depth: number): string => {
    const { id, kind, children, initial, history, entry, exit, invokes } = state;
    const own = name(id);
    if (history) {
      const first = tag('transition', { target: firstOf(state) });
      return line(depth, tag('history', { id: own, type: history }, [first]));
    }
    const sends = delays(state).map((t) =>
      tag('send', {
        id: `send.${name(t.id)}`,
        event: eventOf(t),
        ...(/^\d+$/.test(t.event) ? { delay: `${t.event}ms` } : { delayexpr: `delay(${quote(t.event)})` }),
      }),
    );
    const cancels = delays(state).map((t) => tag('cancel', { sendid: `send.${name(t.id)}` }));
    const block = (what: string, inner: readonly string[]) =>
      inner.length > 0 ? [line(depth + 1, tag(what, {}, inner))] : [];
    const inner = [
      ...block('onentry', [...actions(entry), ...sends]),
      ...block('onexit', [...actions(exit), ...cancels]),
      ...invokes.map((invoke) =>
        line(depth + 1, tag('invoke', { id: name(invoke.id), type: 'xstate', src: invoke.src })),
      ),
      ...inOrder(id).map((t) => line(depth + 1, transition(t))),
      ...children.map((child) => element(index.state(child), depth + 1)),
    ];
    const element0 = kind === 'parallel' || kind === 'final' ? kind : 'state';
    const attributes = { id: own, initial: initial === undefined ? undefined : name(initial) };
    return line(depth, tag(element0, attributes, inner.length > 0 ? [...inner, `\n${'  '.repeat(depth)}`] : []));
  };
  const root = index.state(graph.root);
  // The document itself may hold states and nothing else, and begins in one of them.
  const isPlain =
    root.kind === 'compound' &&
    index.from(root.id).length + root.entry.length + root.exit.length + root.invokes.length === 0;
  const document = tag(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      datamodel: 'ecmascript',
      name: plain(graph.id),
      initial: name(isPlain ? root.initial! : root.id),
    },
    [...(isPlain ? root.children.map((child) => element(index.state(child), 1)) : [element(root, 1)]), '\n'],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

const line = (depth: number, text: string): string => `\n${'  '.repeat(depth)}${text}`;
