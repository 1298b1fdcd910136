/** The pictures of new games, which pages show before the rules are loaded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { Layout } from '../../src/game-ui/game-ui.js';
import { GAMES } from '../../src/games/index.js';
import { boardTexts, boards, pictures } from '../../src/games/generated/registry.js';
import { wordsOf } from '../../src/i18n/index.js';
import { textOf, type Catalogue, type Text } from '../../src/i18n/text.js';
import { phaseOf } from '../../src/kernel/chart.js';
import type { NewGame, Viewer } from '../../src/kernel/game.js';
import { setUp, sightOf } from '../../src/kernel/opening.js';
import { mayBegin, startFrames } from '../../src/kernel/start.js';
import { inTurn } from '../turns.js';
import { isChosen } from './chosen.js';

/** The texts of catalogues; a key that they lack fails the test. */
function strict(lang: string, words: readonly Catalogue[], formatValue: Parameters<typeof textOf>[2]): Text {
  const text = textOf(lang, words, formatValue);
  return new Proxy(text, {
    apply(_text, _this, [key, params]: Parameters<Text>) {
      assert.ok(text.has(key), `${lang}: no word on the board has the key ${key}`);
      return text(key, params);
    },
  });
}

const SHOWN: readonly (readonly [Viewer, Layout])[] = [
  ['spectator', 'wide'],
  [0, 'narrow'],
  ['spectator', 'narrow'],
  [0, 'wide'],
];

for (const id of GAMES.filter(isChosen)) {
  const starts = async (): Promise<NewGame[]> => {
    const { game } = await boards[id]!();
    const [min, max] = game.players;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const choices = Object.entries(game.options).flatMap(([name, values]) =>
      values.map((value) => ({ [name]: value })),
    );
    return counts
      .flatMap((players) => [{}, ...choices].map((options, i) => ({ players, options, seed: players * 100 + i })))
      .filter((from) => mayBegin(game, from));
  };

  test(`${id}: the picture shows the table on which the game begins, in its first state`, async () => {
    const [{ game }, { opening, phase }] = await Promise.all([boards[id]!(), pictures[id]!()]);
    for (const from of await starts()) {
      const [first] = startFrames(game, from);
      assert.equal(phaseOf(first!.value), phase);
      assert.deepEqual(setUp(opening, from), first!.context.table);
    }
  });

  test(`${id}: the words on the board are enough for the picture, in every language and layout`, async () => {
    const { opening, phase, board, size, formatValue } = await pictures[id]!();
    const texts = boardTexts[id]!;
    const all = await starts();
    // Each option in English; which words are asked for hardly depends on the language.
    const bare = all.filter(({ options }) => Object.keys(options!).length === 0);
    for (const lang of Object.keys(texts)) {
      const words = [await texts[lang]!(), await wordsOf(lang)];
      for (const from of lang === 'en' ? all : bare)
        // Each option meets each of these with one of the numbers of players.
        for (const [viewer, layout] of inTurn(SHOWN, from.seed! + from.players)) {
          const view = sightOf(opening, phase, setUp(opening, from), viewer);
          const text = strict(lang, words, (name, value, say) => formatValue?.(name, value, say, view));
          const none = new Set<string>();
          const still = { state: () => 'idle' as const, changed: none, shown: none, tabStop: undefined };
          const { width, height } = size(view, layout);
          const drawn = await collectResult(render(board(view, { text, layout, prefix: 'p-', ...still })));
          assert.match(drawn, /<svg/);
          assert.ok(width > 0 && height > 0);
        }
    }
  });
}
