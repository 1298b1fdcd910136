/**
 * Exports the chart as SCXML, the format of the W3C. Guards, actions and delays become calls of `guard(name)`,
 * `action(name)` and `delay(name)`, which the host of the document must provide. The document behaves like the machine in
 * XState, with one exception: if one event takes transitions from several regions of a parallel state into each other,
 * the states are exited in another order.
 */
import { indexOf, type ChartState, type ChartTransition, type Graph } from '../graph.js';
import { namer } from './names.js';
import { tag, xml } from './xml.js';

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

/** A valid XML name: letters, digits and few other characters. */
const plain = (id: string): string => {
  const clean = id.replace(/[^\p{L}\p{N}._-]+/gu, '_');
  return /^[\p{L}_]/u.test(clean) ? clean : `_${clean}`;
};

/** The chart as an XML document. */
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
  const stays = ({ source, targets, reenter }: ChartTransition): boolean =>
    !reenter && targets.every((target) => target === source) && index.state(source).children.length === 0;
  /** Whether a state lies in a region of a parallel state, which is `outer` or lies in it. */
  const isInRegion = (id: string, outer: string): boolean =>
    index.around(id).some((state, i) => i > 0 && state.kind === 'parallel' && index.isWithin(state.id, outer));
  /**
   * Conditions that keep an outer transition from being taken. If a region handles an event without exiting a state,
   * XState does not look at outer transitions; SCXML skips them only if both exit states. So the outer transition gets a
   * condition that the inner one is not enabled.
   */
  const answersOf = ({ kind, event, source }: ChartTransition): string[] =>
    kind !== 'event'
      ? []
      : graph.transitions.flatMap((inner) => {
          const isFirst =
            inner.kind === 'event' && inner.source !== source && (inner.targets.length === 0 || stays(inner));
          if (!isFirst || !isInRegion(inner.source, source) || !mayMeet(inner.event, event)) return [];
          const conds = [
            `In(${quote(name(inner.source))})`,
            inner.event !== event && isNamed(inner.event),
            guardOf(inner),
          ];
          return [`!(${conds.filter(Boolean).join(' && ')})`];
        });
  const guardOf = ({ guard }: ChartTransition) => guard !== undefined && `guard(${quote(guard)})`;
  /** An event name in SCXML also matches all names that start with it and a dot; in XState it matches only itself. */
  const condOf = (t: ChartTransition): string | undefined => {
    const { kind, event } = t;
    const isPrefix = kind === 'event' && graph.transitions.some((other) => other.event.startsWith(`${event}.`));
    return [isPrefix && isNamed(event), guardOf(t), ...answersOf(t)].filter(Boolean).join(' && ') || undefined;
  };
  /** XState tries longer patterns first, SCXML follows document order. */
  const inOrder = (id: string): readonly ChartTransition[] =>
    index.from(id).toSorted((a, b) => (a.kind === b.kind && a.kind === 'event' ? b.event.length - a.event.length : 0));
  /** In SCXML a history state may not lead to the parallel state around it, so it leads to all of its regions. */
  const firstOf = ({ parent, otherwise }: ChartState): string =>
    otherwise![0] === parent
      ? index
          .state(parent!)
          .children.filter((child) => index.state(child).kind !== 'history')
          .map(name)
          .join(' ')
      : otherwise!.map(name).join(' ');
  const transition = (t: ChartTransition): string => {
    const { source, targets, reenter } = t;
    return tag(
      'transition',
      {
        event: eventOf(t),
        cond: condOf(t),
        target: stays(t) || targets.length === 0 ? undefined : targets.map(name).join(' '),
        type:
          !stays(t) && !reenter && targets.length > 0 && targets.every((target) => index.isWithin(target, source))
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
      // When the root is done, XState stops and handles no further event: an empty transition consumes the event that
      // SCXML raises.
      ...(id === graph.root && children.some((child) => index.state(child).kind === 'final')
        ? [line(depth + 1, tag('transition', { event: `done.state.${own}` }))]
        : []),
      ...inOrder(id).map((t) => line(depth + 1, transition(t))),
      ...children.map((child) => element(index.state(child), depth + 1)),
    ];
    const tagName = kind === 'parallel' || kind === 'final' ? kind : 'state';
    const attributes = { id: own, initial: initial === undefined ? undefined : name(initial) };
    return line(depth, tag(tagName, attributes, inner.length > 0 ? [...inner, `\n${'  '.repeat(depth)}`] : []));
  };
  const root = index.state(graph.root);
  // The `scxml` element may contain only states, and starts in one of them.
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

/** Whether two event names or patterns can match the same event. */
const mayMeet = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((pattern) => pattern.replace(/\.?\*$/, ''));
  return a === b || (a.endsWith('*') && other!.startsWith(one!)) || (b.endsWith('*') && one!.startsWith(other!));
};
/** Condition that the current event matches this name or pattern by XState's rules; `false` if no condition is needed. */
function isNamed(event: string): string | false {
  const word = event.replace(/\s+/g, '_');
  if (word === '*') return false;
  if (!word.endsWith('.*')) return `_event.name === ${quote(word)}`;
  const stem = word.slice(0, -2);
  return `(_event.name === ${quote(stem)} || _event.name.indexOf(${quote(`${stem}.`)}) === 0)`;
}

const line = (depth: number, text: string): string => `\n${'  '.repeat(depth)}${text}`;
