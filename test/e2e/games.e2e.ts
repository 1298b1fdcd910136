/** Whole games, from the first move to the result, on the built site. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { Keys, mouse } from './input-drivers.js';
import { dice, openBody, openDocs, openPage, recordOf, untilAsked, useHouse, type Dice, type Seen } from './helpers.js';

const house = useHouse();

async function hasResult(game: Locator, players: number): Promise<void> {
  assert.equal(await game.locator('.result li').count(), players);
  assert.match(await recordOf(game), /\n/);
}

interface Way {
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly begin?: () => Promise<void>;
  readonly play: (seen: Seen) => Promise<void>;
}
/** A turn of the game each, so that every phase is played in each way; with motion where it is skipped by mouse. */
const ways = (page: Page, game: Locator, pick: Dice, keys: Keys): readonly Way[] => [
  { reducedMotion: 'no-preference', play: mouse(page, game, pick) },
  { reducedMotion: 'reduce', begin: () => keys.openList(), play: () => keys.playFromList(pick) },
  { reducedMotion: 'reduce', play: (seen: Seen) => keys.playOnBoard(seen, pick) },
];

test('a whole game by hand: a turn by mouse alone, one by keys through the list of moves, one by keys on the board', async () => {
  const watched = await openPage(house);
  const { page, game, troubles } = watched;
  await openDocs(house, watched, 'seed="7" players="3"');
  const pick = dice(7);
  const keys = new Keys(page, game);
  const hands = ways(page, game, pick, keys);
  const used = new Set<Way>();
  for (let seen = await untilAsked(game); !seen.isOver; seen = await untilAsked(game)) {
    const turn = (await game.evaluate((e) => (e as PlayableGame).position.table as { turn: number })).turn - 1;
    const way = hands[turn % hands.length]!;
    if (!used.has(way)) await way.begin?.();
    used.add(way);
    await page.emulateMedia({ reducedMotion: way.reducedMotion });
    await way.play(seen);
  }
  assert.equal(used.size, hands.length);
  await hasResult(game, 3);
  assert.deepEqual(keys.lost, []);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a whole game by opponents alone, the same with and without motion', async () => {
  const records: string[] = [];
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const watched = await openPage(house, { reducedMotion });
    const { page, game, troubles } = watched;
    // The time that motion takes is let pass at once.
    await page.clock.install();
    await openBody(
      house,
      watched,
      '<playable-game players="3" seats="bot bot bot" seed="14" save="off"></playable-game>',
    );
    let seen = 0;
    for (; (await game.locator('.result').count()) === 0; seen++) {
      assert.ok(seen < 2000, 'the game ends');
      await page.clock.runFor(2000);
    }
    await hasResult(game, 3);
    records.push(await recordOf(game));
    assert.deepEqual(troubles, []);
    await watched.close();
  }
  assert.equal(records[0], records[1]);
});
