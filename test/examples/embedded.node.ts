/** Each example is shared by a link, embedded by an address of each kind, and drawn where no script runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addGame } from '../../src/define.js';
import {
  formatAddress,
  formatLink,
  load,
  parseAddress,
  plainText,
  renderStatic,
  resolveEmbed,
  snippets,
} from '../../src/embed/index.js';
import { legalMoves, play, start, type Game, type GameRecord } from '../../src/index.js';
import type { AddedGame } from '../../src/kit/board.js';
import fanorona from '../../examples/fanorona/index.js';
import goofspiel from '../../examples/goofspiel/index.js';
import pig from '../../examples/pig/index.js';
import polignac from '../../examples/polignac/index.js';
import { markup } from '../drawing/render.js';

/** The first moves of a game. */
function begun(game: Game): GameRecord {
  const from = { players: game.players[0], seed: 5 };
  const moves = [];
  for (let now = start(game, from); moves.length < 6; now = play(game, now, moves.at(-1)!))
    moves.push(legalMoves(game, now)[0]!);
  return { start: from, moves };
}

const games: readonly AddedGame[] = [fanorona, goofspiel, pig, polignac];
for (const added of games) {
  const { game } = added;
  const { id } = game;
  test(`${id} is shared, embedded and drawn`, async () => {
    addGame(added);
    const record = begun(game);
    const [lesson] = await added.lessons!();
    for (const embed of [
      { kind: 'game', game: id, state: formatLink(game, record) },
      { kind: 'phases', game: id, state: formatLink(game, record) },
      { kind: 'lesson', game: id, lesson: lesson!.id },
      { kind: 'rulebook', game: id },
    ] as const) {
      const address = formatAddress(embed);
      const resolved = await resolveEmbed(parseAddress(address), load);
      if ('state' in embed) assert.deepEqual(resolved.record.moves, record.moves, embed.kind);
      const made = await renderStatic(parseAddress(address), { load, markup: (it) => Promise.resolve(markup(it)) });
      assert.ok(plainText(made).length > 40, embed.kind);
      if (embed.kind !== 'rulebook') assert.match(made.pictures[0]!, /^<svg .*<(rect|path|text)/, embed.kind);
      const { iframe } = snippets(resolved, made, { site: 'https://my.example/', script: 'https://my.example/l.js' });
      assert.ok(iframe.includes(`https://my.example/${address.split('?')[0]!}`), iframe);
    }
  });
}
