/** Hostile lessons: each must be walked to its end, or rejected with a `BadInput` that names path and expectation. */
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { readOwn, walkLesson, withKeys, wordsIn } from '../../src/loading/own-lesson.js';
import { BadInput } from '../../src/index.js';
import { subjects } from '../games/all.js';
import { picker } from '../../src/testing/picker.js';

/** All lessons of all games as JSON, and for each game a set of two lessons. */
const originals = (async () => {
  const made: (readonly [ui: GameUi, json: string])[] = [];
  for (const { ui } of await subjects()) {
    const entries = (await ui.lessons?.()) ?? [];
    const all = await Promise.all(
      entries.map(async (entry) => ({ ...(await entry.lesson()), words: { en: await entry.text('en') } })),
    );
    all.forEach((lesson) => made.push([ui, JSON.stringify(lesson)]));
    if (all.length > 1) made.push([ui, JSON.stringify({ title: 'Set', lessons: all.slice(0, 2) })]);
  }
  return made;
})();

export const EVIL: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e21, 99, '', ' ', '*', '* *', '* * *', 'red', 'red roll', 'own.title', 'title'],
  ...['{seat}', '{count?# a|# b}', '<img src=x onerror=alert(1)>', '__proto__', 'constructor', 'hasOwnProperty'],
  ...['x'.repeat(5000), '\ud800', '\u0000', 'en', 'fr', [], {}, [[]], [{}], [null], ['*'], { say: 'x' }],
  ...[
    { players: 3, seed: 1 },
    { players: 99, seed: 1 },
    { position: {}, seed: 1 },
    { position: null, seed: -1 },
  ],
  ...[{ en: {} }, { en: { title: 1 } }, { __proto__: { en: 1 } }, { code: 'x' }, { code: 'rolled', params: {} }],
];
const KEYS = [
  ...['say', 'show', 'rules', 'play', 'until', 'expect', 'wrong', 'ask', 'right', 'answer', 'move', 'seat', 'start'],
  ...['moves', 'steps', 'title', 'lang', 'words', 'chapter', 'game', 'lessons', 'id', 'phases', 'constructor', 'x'],
];

/** A lesson with a few random mutations. */
export async function bentLesson(n: number): Promise<readonly [ui: GameUi, json: string]> {
  const pick = picker(n);
  const any = <A>(all: readonly A[]): A => all[pick(all.length)]!;
  const [ui, json] = any(await originals);
  const value = JSON.parse(json) as object;
  for (let times = pick(4); times > 0; times--) {
    let node = value as Record<string, unknown>;
    for (let depth = pick(5); depth > 0; depth--) {
      const below = Object.values(node).filter((child) => typeof child === 'object' && child !== null);
      if (below.length === 0) break;
      node = any(below) as Record<string, unknown>;
    }
    const keys = Object.keys(node);
    // Arrays cannot have named keys in JSON.
    const others = Array.isArray(node) ? ['0'] : KEYS;
    const key = keys.length > 0 && pick(4) ? any(keys) : any(others);
    const change = pick(4);
    if (change === 0) delete node[key];
    else if (change === 1) node[key] = node[any(keys.length > 0 ? keys : KEYS)];
    else if (change === 2 && Array.isArray(node)) node.splice(pick(node.length + 1), 0, any([...node, ...EVIL]));
    else node[key] = any(EVIL);
  }
  try {
    const text = JSON.stringify(value);
    return [ui, pick(50) ? text : text.slice(0, pick(text.length))];
  } catch {
    // The mutations made it circular, which JSON cannot express: return the original.
    return [ui, json];
  }
}

/** Reads and walks one mutated lesson. Returns a description of the failure if any error but a proper `BadInput` was thrown. */
export async function walkOne(n: number): Promise<string | undefined> {
  const [ui, json] = await bentLesson(n);
  try {
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      return undefined;
    }
    for (const own of readOwn(value, ui.game.id).lessons) {
      walkLesson(ui, own);
      const words = wordsIn('fr', own);
      const { steps } = withKeys(own);
      const untranslated = steps.find(({ say }) => !Object.hasOwn(words, say));
      if (untranslated) return `${json}\nhas no sentence for ${untranslated.say}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof BadInput && error.path && error.expected) return undefined;
    return `${json}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
