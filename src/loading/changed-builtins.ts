/** Pages with old libraries, some of which give built-in functions another meaning or add properties to every object. */
import { badInput } from '../kernel/bad-input.js';

/** What games and XState rely on and such libraries are known to replace, each with a case that they answer otherwise. */
const CASES: Readonly<Record<string, () => boolean>> = {
  'Array.from': () => Array.from(new Set([7]))[0] === 7,
  'Array.prototype.entries': () => [...[7].entries()][0]?.[1] === 7,
  'Array.prototype.every': () => [7].every((n) => n === 7) && [].every(() => false),
  'Array.prototype.filter': () => [7, 8].filter((n) => n > 7)[0] === 8,
  'Array.prototype.find': () => [7, 8].find((n) => n > 7) === 8,
  'Array.prototype.flat': () => [[7], [[8]]].flat().length === 2,
  'Array.prototype.map': () => [7].map((n, at) => n + at)[0] === 7,
  'Array.prototype.reduce': () => [7, 8].reduce((sum, n, at) => sum + n * at, 1) === 9,
  'Array.prototype.some': () => [7].some((n) => n === 7) && ![].some(() => true),
  'Object.entries': () => Object.entries({ a: 7 })[0]?.[1] === 7,
  'Function.prototype.bind': () => ((n: number, m: number) => n - m).bind(undefined, 8)(1) === 7,
};
function holds(isAsEver: () => boolean): boolean {
  try {
    return isAsEver();
  } catch {
    return false;
  }
}

/** Throws a `BadInput` that names what the scripts of the page have changed: no game could be played here. */
export function refuseChangedBuiltins(): void {
  const added: string[] = [];
  for (const name in {}) added.push(`Object.prototype.${name}`);
  const [changed] = [...added, ...Object.keys(CASES).filter((name) => !holds(CASES[name]!))];
  if (changed !== undefined) throw badInput('page', changed, 'builtin');
}
