/** The machine's config as JSON, as Stately's editor and `createMachine` read it; functions are replaced by their names. */
import type { AnyStateNode } from 'xstate';
import { badSource } from '../../kernel/bad-source.js';
import type { Json } from '../../kernel/game.js';
import { formatPath } from '../changes.js';
import { machineFrom, implementationName } from '../graph.js';
import { plain } from '../plain.js';
import { brief, insideOf, Named, safeCopy, Special, type SafeRecord, type SafeValue } from '../safe-copy.js';

/** Keys under which a function is replaced by its name; under other keys it is omitted. */
const NAMED = new Set(['guard', 'actions', 'entry', 'exit', 'src', 'guards']);
/** Keys whose objects are parts of the chart. Those under other keys are data of any kind, such as `meta`. */
const PARTS = new Set([...NAMED, '', 'initial', 'invoke', 'always', 'onDone', 'onError', 'onSnapshot', 'route']);

/**
 * Plain JSON from which `createMachine` makes a machine with the same graph, without context. Throws `BadInput` if the
 * source has no chart.
 */
export function chartConfigOf(source: unknown): Readonly<Record<string, Json>> {
  const machine = machineFrom(source);
  const { context: _context, ...chart } = machine.config as Record<string, unknown>;
  return stateConfig(chart, machine.root) as Record<string, Json>;
}
/** The same with the initial context. Throws `BadInput` that names the place if the context is not plain JSON. */
export function configOf(source: unknown): Record<string, unknown> {
  const chart = chartConfigOf(source);
  const { context } = machineFrom(source).config as { readonly context?: unknown };
  // A function creates the context for each actor: there is no value to export.
  if (context === undefined || typeof context === 'function') return chart;
  const strange = strangerIn(safeCopy(context), ['context']);
  if (strange) throw badSource(formatPath(strange.path), strange.what, 'context');
  return { ...chart, context };
}
type Path = readonly (string | number)[];
/** The first value that JSON cannot represent. */
function strangerIn(value: SafeValue, path: Path): { readonly path: Path; readonly what: string } | undefined {
  const inside = insideOf(value);
  if (value instanceof Special || value instanceof Named || Number.isNaN(value)) return { path, what: brief(value) };
  for (const key of Object.keys(inside ?? {})) {
    const found = strangerIn((inside as SafeRecord)[key], [...path, Array.isArray(inside) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

export const jsonOf = (source: unknown): string => `${JSON.stringify(configOf(source), null, 2)}\n`;

/** The config of a state. Its events and delays are read by their keys, as XState does: their holder may be an array. */
const stateConfig = (config: object, node: AnyStateNode): object =>
  mapped(config, (value, key) => {
    if (typeof value !== 'object' || value === null) return part(value, key);
    if (key === 'states') return mapped(value, (state, name) => stateConfig(state as object, node.states[name]!));
    if (key === 'on') return renamed(mapped(value, target), [...node.transitions.keys()]);
    if (key === 'after') return mapped(value, target);
    return part(value, key);
  });
/** An event mapped to `undefined` is forbidden, also for the states around this one. In JSON `{}` means the same. */
const target = (to: unknown): unknown => (to === undefined ? {} : part(to, ''));
/**
 * Gives the events the names that the state listens to, which begin with those of the config in the same order. They differ
 * in machines that XState made from SCXML, where the config says `go` and the state hears `go.*`.
 */
const renamed = (on: object, names: readonly string[]): object =>
  Object.fromEntries(Object.values(on).map((to: unknown, i) => [names[i]!, to]));

function part(value: unknown, key: string): unknown {
  if (typeof value === 'function' || (NAMED.has(key) && isLogic(value)))
    return NAMED.has(key) ? implementationName(value) : undefined;
  if (Array.isArray(value) && PARTS.has(key)) return value.map((item) => part(item, key));
  return typeof value === 'object' && value !== null && PARTS.has(key) ? mapped(value, part) : plain(value, Infinity);
}

const mapped = (of: object, map: (value: unknown, key: string) => unknown): object =>
  Object.fromEntries(
    Object.entries(of)
      .map(([key, value]) => [key, map(value, key)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Whether a value is actor logic given inline in the config. */
const isLogic = (value: unknown): boolean => typeof value === 'object' && value !== null && 'transition' in value;
