/** The machine's config as JSON, as Stately's editor and `createMachine` read it: functions are left as their names. */
import { BadInput } from '../../kernel/game.js';
import { formatPath } from '../changes.js';
import { machineOf, nameOf } from '../graph.js';
import { brief, insideOf, Named, safeCopy, Special, type SafeRecord, type SafeValue } from '../safe-copy.js';

/** Where a function stands for something that has a name; elsewhere one is left out. */
const NAMED = new Set(['guard', 'actions', 'entry', 'exit', 'src', 'guards']);

/** Plain JSON from which `createMachine` makes a machine with the same graph, without a context. Throws `BadInput` for what has no chart. */
export function chartConfigOf(source: unknown): Record<string, unknown> {
  const { context: _context, ...chart } = machineOf(source).config as Record<string, unknown>;
  return plain(chart, '') as Record<string, unknown>;
}
/** The same with the context that it begins with. Throws `BadInput` naming the place where that is no JSON. */
export function configOf(source: unknown): Record<string, unknown> {
  const chart = chartConfigOf(source);
  const { context } = machineOf(source).config as { readonly context?: unknown };
  // A function makes the context anew for each actor: there is nothing to write down.
  if (context === undefined || typeof context === 'function') return chart;
  const strange = strangerIn(safeCopy(context), ['context']);
  if (strange) throw new BadInput(formatPath(strange.path), strange.what, 'a context of plain JSON');
  return { ...chart, context };
}
type Path = readonly (string | number)[];
/** The first thing that JSON has no form for. */
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

function plain(value: unknown, key: string): unknown {
  if (typeof value === 'function' || (NAMED.has(key) && isLogic(value)))
    return NAMED.has(key) ? nameOf(value) : undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // An event without anything is forbidden: nothing around the state may take it either.
      .map(([name, inner]) => [name, key === 'on' && inner === undefined ? {} : plain(inner, name)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** An actor's logic that stands in the config itself. */
const isLogic = (value: unknown): boolean => typeof value === 'object' && value !== null && 'transition' in value;
