/** The machine's config as JSON, as Stately's editor and `createMachine` read it: functions are left as their names. */
import { machineOf, nameOf } from '../graph.js';

/** Where a function stands for something that has a name; elsewhere one is left out. */
const NAMED = new Set(['guard', 'actions', 'entry', 'exit', 'src', 'guards']);

/**
 * Plain JSON from which `createMachine` makes a machine with the same graph; the context is what it begins with. Throws
 * `BadInput` for what has no chart.
 */
export function configOf(source: unknown): Record<string, unknown> {
  return plain(machineOf(source).config, '') as Record<string, unknown>;
}
/** The same without a context. */
export function chartConfigOf(source: unknown): Record<string, unknown> {
  const { context: _context, ...chart } = machineOf(source).config as Record<string, unknown>;
  return plain(chart, '') as Record<string, unknown>;
}

export const jsonOf = (source: unknown): string => `${JSON.stringify(configOf(source), null, 2)}\n`;

function plain(value: unknown, key: string): unknown {
  if (typeof value === 'function' || (NAMED.has(key) && isLogic(value)))
    return NAMED.has(key) ? nameOf(value) : undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, plain(inner, name)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** An actor's logic that stands in the config itself. */
const isLogic = (value: unknown): boolean => typeof value === 'object' && value !== null && 'transition' in value;
