/** Lists what each game lacks; only a draft may lack anything. */
import assert from 'node:assert/strict';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { graphOf } from '../../src/inspector/graph.js';
import { chartOf } from '../../src/kernel/chart.js';
import { start } from '../../src/kernel/start.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { replay } from '../../src/index.js';
import { viewFor } from '../../src/kernel/view.js';
import { fileURLToPath } from 'node:url';
import { abouts, GAMES, load } from '../../src/games/index.js';
import { isChosen } from './chosen.js';
import { bots } from '../../src/games/generated/bots.js';
import { games, paths, sites, texts, transcripts } from '../../src/games/generated/registry.js';

/** What a game lacks, in words. */
async function missing(id: string): Promise<string[]> {
  const ui = await load(id);
  const lessons = (await ui.lessons?.()) ?? [];
  const book = await ui.rulebook?.('en');
  const words = await ui.text('en');
  const has: Readonly<Record<string, boolean>> = {
    opponent: Object.hasOwn(bots, id),
    lessons: lessons.length > 0,
    rulebook: book !== undefined,
    'stored paths': Object.hasOwn(paths, id),
    transcripts: Object.hasOwn(transcripts, id),
    'words for the site': Object.hasOwn(sites, id),
    'words for the conditions of its chart': graphOf(ui.game.machine).transitions.every(
      ({ guard, kind }) => kind === 'event' || `guard:${guard ?? 'else'}` in words,
    ),
    sizes: existsSync(fileURLToPath(new URL(`../../src/games/${id}/size.json`, import.meta.url))),
  };
  const translated = LANGUAGES.flatMap((lang) => (Object.hasOwn(texts[id]!, lang) ? [] : [`words in ${lang}`]));
  // A lesson whose texts equal the English ones is not translated.
  const untold = await Promise.all(
    LANGUAGES.slice(1).flatMap((lang) =>
      lessons.map(async (lesson) =>
        JSON.stringify(await lesson.text(lang)) === JSON.stringify(await lesson.text('en'))
          ? [`the lesson ${lesson.id} in ${lang}`]
          : [],
      ),
    ),
  );
  return [...Object.keys(has).filter((what) => !has[what]), ...translated, ...untold.flat()];
}

test('games have distinct order numbers and are listed in that order', () => {
  const orders = GAMES.map((id) => abouts.get(id)!.order);
  assert.deepEqual(
    orders,
    [...new Set(orders)].sort((a, b) => a - b),
  );
});

for (const id of GAMES.filter(isChosen)) {
  test(`${id}: what its about.ts says before loading is true of the loaded game`, async () => {
    const ui = await load(id);
    const { players, board } = abouts.get(id)!;
    assert.equal(ui.game.id, id);
    const { machine, ...whole } = await games[id]!();
    const { machine: chart, ...game } = ui.game;
    assert.deepEqual({ ...whole, ...game }, whole, 'the entry for programs gives the same game, with opponents');
    assert.equal(machine.config.states, (chart.config as typeof machine.config).states);
    assert.deepEqual(ui.game.players, players);
    const view = viewFor(ui.game, start(ui.game, { players: players[1], seed: 1 }), 'spectator');
    for (const layout of ['wide', 'narrow'] as const) {
      const { width, height } = ui.size(view, layout);
      assert.deepEqual({ width, height }, board[layout], layout);
    }
  });

  test(`${id}: its transcripts lead to every phase that waits for a move, and to the end`, async () => {
    const { game } = await load(id);
    const stored = (await transcripts[id]?.()) ?? {};
    for (const [phase, { players = 3, seed, moves }] of Object.entries(stored)) {
      const lines = moves.split(';').map((line) => line.trim().replace(/\s+/g, ' '));
      const made = lines.filter(Boolean).map((line) => parseMove(game, line));
      assert.equal(viewFor(game, replay(game, { players, seed }, made), 'spectator').phase, phase);
    }
    const chart = chartOf(game.machine);
    const due = chart.phases.filter((phase) => chart.waits(phase) || chart.ends(phase));
    if (transcripts[id]) assert.deepEqual(Object.keys(stored).sort(), due.sort());
  });

  test(`${id}: lacks nothing, unless it is a draft`, async (t) => {
    const list = await missing(id);
    t.diagnostic(`${id} lacks ${list.join(', ') || 'nothing'}`);
    if (abouts.get(id)!.draft) assert.notDeepEqual(list, [], 'a game that lacks nothing is no draft');
    else assert.deepEqual(list, [], 'a game without these says `draft: true` in its about.ts');
  });
}
