/** Themes such as Ghost's set the page's `rem` to 10 px. Our lengths are in `--rem`, which ignores that; conditions cannot use it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(drawing|elements|game-ui|games)\/.*\.ts$/.test(file),
);
const lines = files.flatMap((file) =>
  readFileSync(`src/${file}`, 'utf8')
    .split('\n')
    .map((line, i) => ({ at: `${file}:${i + 1}`, line })),
);

test('no length is in the page’s rem', () => {
  const isCondition = (line: string) => /@(container|media)|min-width/.test(line);
  const found = lines.filter(({ line }) => /\drem\b/.test(line.replace('--rem: max(1rem', '')) && !isCondition(line));
  assert.deepEqual(found, []);
});

test('no text is smaller than 12 px, except where a long one has room only so', () => {
  const sizeOf = (line: string) => Number(/font-size: calc\(([\d.]+) \* var\(--rem\)\)/.exec(line)?.[1] ?? 1);
  const small = lines.filter(({ line }) => 16 * sizeOf(line) < 12).map(({ at }) => at.split(':')[0]);
  assert.deepEqual(small, ['elements/story/story.styles.ts', 'games/elfengold/board/plan.styles.ts']);
});
