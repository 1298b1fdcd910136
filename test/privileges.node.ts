import assert from 'node:assert/strict';
import { test } from 'node:test';
import { privileges } from './privileges.js';
import { sources } from './sources.js';

test('our games use nothing that games of other packages cannot use', () => {
  assert.ok(
    Object.keys(sources).some((path) => path.startsWith('src/games/')),
    'found the games',
  );
  assert.deepEqual(privileges(sources), []);
});

const game = 'src/games/chess/';
const kit = {
  'src/kit/index.ts': `export * from '../index.js'; export { roll } from '../kernel/dice.js';`,
  'src/kit/board.ts': `export type * from '../game-ui/game-ui.js'; export { type Rect } from '../drawing/rect.js';`,
  'src/index.ts': `export { play } from './kernel/play.js';`,
};
const told = (code: string, path = `${game}board/a.ts`) => privileges({ ...kit, [path]: code });

const PLANTED: readonly (readonly [name: string, code: string])[] = [
  ['a name that the kit does not export', `import { shuffle } from '../../../kernel/dice.js';`],
  ['one of several names', `import { roll, shuffle } from '../../../kernel/dice.js';`],
  ['a value of which the kit exports the type', `import { Rect } from '../../../drawing/rect.js';`],
  ['a value of a file of which the kit exports all types', `import { x } from '../../../game-ui/game-ui.js';`],
  ['a type that the kit does not export', `import type { Pips } from '../../../kernel/dice.js';`],
  ['a module that it loads late', `const late = async () => import('../../../kernel/dice.js');`],
  ['a type in place', `type A = import('../../../kernel/die.js').A;`],
  ['what it exports', `export { shuffle } from '../../../kernel/dice.js';`],
  ['a whole module', `import * as dice from '../../../kernel/dice.js';`],
];
for (const [name, code] of PLANTED)
  test(`a game's privilege is found: ${name}`, () => assert.equal(told(code).length, 1, code));

test('what the kit exports, the game itself and packages are no privileges', () => {
  const code = `
    import { roll } from '../../../kernel/dice.js';
    import { play } from '../../../kernel/play.js';
    import type { GameUi } from '../../../game-ui/game-ui.js';
    import { type Rect } from '../../../drawing/rect.js';
    import { own } from '../own.js';
    import { svg } from 'lit';
    const late = () => import('./late.js');`;
  assert.deepEqual(told(code), []);
  assert.deepEqual(told(`import type { GameSite } from '../../../game-ui/about.js';`, `${game}site/index.ts`), []);
});
