/** Exports the chart as a Mermaid state diagram (`stateDiagram-v2`). */
import { indexOf, type ChartState, type ChartTransition, type Graph } from '../graph.js';
import { ownWords, type Words } from '../diagram.js';
import { namer } from './names.js';

/** Mermaid's reserved words. It also uses names as keys of plain objects, where inherited names already have a meaning. */
const RESERVED = /^(state|note|end|as|direction|class|classDef|style|default|click|hide|scale|accTitle|accDescr)$/i;
/** Characters that end a label, or start other syntax in it. */
const SIGNS = /[#;:"{}[\]<>%`\n]/g;
const label = (text: string): string => text.replace(SIGNS, (sign) => `#${sign.codePointAt(0)};`);

/**
 * Mermaid allows no arrow between substates of two different states. Such an arrow is drawn between those states, and its
 * label names the real source and target. A transition that stays in its state becomes a line of that state, or a note
 * beside a state with children.
 */
export function mermaidOf(graph: Graph, words: Words = ownWords): string {
  const index = indexOf(graph);
  const name = namer((id) => {
    const plain = id.replace(/\W+/g, '_').replace(/^_/, '');
    return RESERVED.test(plain) || plain in {} || !/^[a-z]/i.test(plain) ? `state_${plain}` : plain;
  });
  const say = (transition: ChartTransition) => words.transition(transition)[0]!;
  const isInside = ({ source, targets }: ChartTransition) =>
    targets.every((target) => [source, target].includes(index.meeting(source, target).level));

  const arrow = (transition: ChartTransition, target: string): string => {
    const { source } = transition;
    const { from, to } = index.meeting(source, target);
    const more = [from === source ? '' : `from ${source}`, to === target ? '' : `to ${target}`].filter(Boolean);
    const text = [say(transition), more.length > 0 ? `(${more.join(' ')})` : ''].filter(Boolean).join(' ');
    return `${name(from!)} --> ${name(to!)} : ${label(text)}`;
  };
  const stay = (state: ChartState): string[] => {
    const lines = index
      .from(state.id)
      .filter(isInside)
      .map((t) =>
        [say(t), ...t.targets.filter((target) => target !== state.id).map((target) => `→ ${target}`)].join(' '),
      );
    if (state.children.length === 0) return lines.map((line) => `${name(state.id)} : ${label(line)}`);
    return lines.length > 0
      ? [`note right of ${name(state.id)}`, ...lines.map((line) => `  ${label(line)}`), 'end note']
      : [];
  };
  const inside = ({ id, kind, children, initial }: ChartState): string[] => {
    const arrows = graph.transitions.flatMap((t) =>
      isInside(t)
        ? []
        : t.targets.filter((target) => index.meeting(t.source, target).level === id).map((target) => arrow(t, target)),
    );
    const parts = children.map((child) => whole(index.state(child)));
    return [
      ...(initial === undefined ? [] : [`[*] --> ${name(initial)}`]),
      ...parts.flatMap((part, i) => (kind === 'parallel' && i > 0 ? ['--', ...part] : part)),
      ...arrows,
    ];
  };
  const whole = (state: ChartState): string[] => {
    const own = name(state.id);
    const title = `state "${label(words.state(state)[0]!)}" as ${own}`;
    const block =
      state.children.length > 0 ? [`${title} {`, ...inside(state).map((line) => `  ${line}`), '}'] : [title];
    return [...block, ...stay(state), ...(state.kind === 'final' ? [`${own} --> [*]`] : [])];
  };
  const root = index.state(graph.root);
  // Parallel regions and lines of text are possible only within a state.
  const isPlain = root.kind !== 'parallel' && stay(root).length === 0 && root.children.length > 0;
  return ['stateDiagram-v2', ...(isPlain ? inside(root) : whole(root)).map((line) => `  ${line}`), ''].join('\n');
}
