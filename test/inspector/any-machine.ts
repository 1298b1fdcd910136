/** Random machines with all shapes that a chart may have. */
import { createMachine, type AnyStateMachine } from 'xstate';
import { picker } from '../../src/testing/picker.js';

/** Keys of states: plain ones, and ones with a special meaning in JavaScript, XML, Mermaid or CSS. */
const PLAIN = ['a', 'b-c', 'state', 'e é'];
const HOSTILE = [
  ...[
    'constructor',
    'toString',
    'hasOwnProperty',
    'end',
    'note',
    'class',
    '[*]',
    '-->',
    '{',
    '"',
    '<b>',
    ']]>',
    '&lt;',
  ],
  ...[' ', '\n', 'nul\u0000', '\ud800', '\u202e', '🧙', '%', ';', ':', "'", '--', '/*', '1', '`', 'then'],
];

/** A random machine; the same seed gives the same machine. */
export function anyMachine(seed: number): AnyStateMachine {
  const pick = picker(seed);
  const paths: string[] = [];
  const from = pick(2) ? HOSTILE : PLAIN;
  const begin = pick(from.length);
  const names = Array.from({ length: 4 }, (_, i) => from[(begin + i) % from.length]!);
  const shape = (path: string, depth: number): Shape => {
    const count = depth < 3 && pick(5) >= depth ? 1 + pick(4) : 0;
    const keys = names.slice(0, count);
    keys.forEach((key) => paths.push(`${path}.${key}`));
    return { path, inner: keys.map((key) => [key, shape(`${path}.${key}`, depth + 1)]) };
  };
  const whole = shape('any', 0);
  const target = () => (paths.length > 0 ? `#${paths[pick(paths.length)]!}` : undefined);
  const transition = () => ({
    ...(pick(5) > 0 && target() && { target: target() }),
    ...(pick(3) === 0 && { guard: ['isTrue', 'has "two" words'][pick(2)]! }),
    ...(pick(3) === 0 && { actions: ['act', 'do <it>'].slice(0, 1 + pick(2)) }),
    ...(pick(4) === 0 && { reenter: true }),
  });
  const some = () => Array.from({ length: 1 + pick(2) }, transition);
  const config = ({ inner }: Shape, isFirst: boolean): object => {
    if (inner.length === 0 && !isFirst && pick(6) === 0) return { type: 'final' };
    if (inner.length === 0 && !isFirst && pick(6) === 0)
      return { type: 'history', history: pick(2) ? 'deep' : 'shallow' };
    const isParallel = inner.length > 1 && pick(3) === 0;
    return {
      ...(isParallel ? { type: 'parallel' } : inner.length > 0 && { initial: inner[0]![0] }),
      ...(pick(2) && { on: { GO: some(), 'x: y;': some() } }),
      ...(pick(3) === 0 && { always: { ...transition(), guard: 'isTrue' } }),
      ...(pick(4) === 0 && { after: { 100: transition(), later: transition() } }),
      ...(pick(4) === 0 && { entry: 'begin', exit: ['end', 'go'] }),
      ...(inner.length > 0 && {
        states: Object.fromEntries(inner.map(([key, state], i) => [key, config(state, i === 0 || isParallel)])),
      }),
    };
  };
  return createMachine({ id: 'any', ...config(whole, true) });
}
interface Shape {
  readonly path: string;
  readonly inner: readonly (readonly [key: string, inside: Shape])[];
}
