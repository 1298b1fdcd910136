/** Plays games to their result with the builds: last turns and a short game by simulated input, a whole game by opponents. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { Keys, mouse, touch } from './input-drivers.js';
import { darkMages } from '../../src/games/dark-mages/index.js';
import { sketch } from '../../src/games/dark-mages/lessons/sketch.js';
import { elfengold } from '../../src/games/elfengold/index.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { botSeed } from '../../src/bots/opponents.js';
import type { Game, Move, NewGame, Table } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatRecord } from '../../src/kernel/notation.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import {
  ASKED,
  dice,
  openBody,
  openPage,
  recordOf,
  untilAsked,
  untilAskedAgain,
  useTestEnv,
  type Dice,
  type Seen,
  type Watched,
} from './helpers.js';

const env = useTestEnv();

async function hasResult(game: Locator, players: number): Promise<void> {
  assert.equal(await game.locator('.result li').count(), players);
  assert.match(await recordOf(game), /\n/);
}

/** A permalink to a game that was played at random until `late` holds. */
function linkTo<T extends Table, M extends Move>(game: Game<T, M>, from: NewGame, late: (table: T) => boolean): string {
  const pick = dice(from.seed);
  const moves: M[] = [];
  for (let at = start(game, from); !late(at.context.table); at = play(game, at, moves.at(-1)!)) {
    if (at.status !== 'active') throw new Error('The game was over before it was late.');
    const offered = legalMoves(game, at);
    const verb = pick([...new Set(offered.map(({ type }) => type))]);
    moves.push(pick(offered.filter(({ type }) => type === verb)));
  }
  return formatLink(game, { start: from, moves });
}

/** The record of a game of opponents, played without a page. */
function recordWithoutPage<T extends Table, M extends Move, V>(game: Game<T, M, V>, from: NewGame): string {
  const record = { start: from, moves: [] as M[] };
  for (let at = start(game, from); at.status === 'active'; at = play(game, at, record.moves.at(-1)!)) {
    const [seat] = toAct(legalMoves(game, at));
    record.moves.push(chooseMove(game, viewFor(game, at, seat!), { level: 'normal', seed: botSeed({ record }) }));
  }
  return formatRecord(game, record);
}

interface InputMethod {
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly begin?: () => Promise<void>;
  readonly play: (seen: Seen) => Promise<void>;
}
/** The methods of input, each for a whole turn so that it meets every phase. Only the mouse plays with motion, which it skips. */
const inputMethods = (page: Page, game: Locator, pick: Dice, keys: Keys): readonly InputMethod[] => [
  { reducedMotion: 'no-preference', play: mouse(page, game, pick) },
  { reducedMotion: 'reduce', begin: () => keys.openList(), play: () => keys.playFromList(pick) },
  { reducedMotion: 'reduce', play: (seen: Seen) => keys.playOnBoard(seen, pick) },
];

/** For each script that a page loads, the first rule id in it that matches, to detect code of other games. */
function ruleIdsIn(page: Page, ids: RegExp): Promise<string>[] {
  const found: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    // The response of a page that has been left cannot be read; the next page loads the same scripts.
    const read = response.text().catch(() => '');
    found.push(read.then((text) => ids.exec(text)?.[0] ?? ''));
  });
  return found;
}

test('the last three turns can be played by mouse, by keyboard in the list of moves, and by keyboard on the board', async () => {
  const watched = await openPage(env);
  const { page, game, troubles } = watched;
  const state = linkTo(elfenwizards, { players: 3, seed: 7 }, ({ turn }) => turn === 2);
  await openBody(env, watched, `<playable-game state="${state}" forced="off" save="off" load="now"></playable-game>`);
  const pick = dice(7);
  const keys = new Keys(page, game);
  const methods = inputMethods(page, game, pick, keys);
  const used = new Set<InputMethod>();
  const asked = untilAskedAgain(game);
  for (let seen = await asked(); !seen.isOver; seen = await asked()) {
    const turn = (await game.evaluate((e) => (e as PlayableGame).position.table as { turn: number })).turn - 1;
    const method = methods[turn % methods.length]!;
    if (!used.has(method)) await method.begin?.();
    used.add(method);
    await page.emulateMedia({ reducedMotion: method.reducedMotion });
    await method.play(seen);
  }
  assert.equal(used.size, methods.length);
  await hasResult(game, 3);
  assert.deepEqual(keys.lost, []);
  assert.deepEqual(troubles, []);
  await watched.close();
});

/**
 * Plays to the end with another method in each turn: mouse, keyboard in the list, keyboard on the board, touch at 375 px.
 * While the device is passed from one person to the other, a curtain hides the table; counts the curtains.
 */
async function playInTurns(
  { page, game }: Watched,
  pick: Dice,
  turnOf: (table: Readonly<Record<string, number>>) => number,
): Promise<{ readonly curtains: number }> {
  const keys = new Keys(page, game);
  const wide = { width: 1366, height: 900 };
  const methods = [
    { view: wide, play: mouse(page, game, pick) },
    { view: wide, play: () => keys.openList().then(() => keys.playFromList(pick)) },
    { view: wide, play: (seen: Seen) => keys.playOnBoard(seen, pick) },
    { view: { width: 375, height: 800 }, play: touch(page, game, pick) },
  ];
  let last: (typeof methods)[number] | undefined;
  const used = new Set<object>();
  const raise = game.locator('[data-do=raise]');
  let curtains = 0;
  const next = untilAskedAgain(game);
  const asked = async () => {
    await raise.or(game.locator(ASKED)).first().waitFor();
    if ((await raise.count()) > 0) {
      assert.equal(await game.locator('.board, [data-anchor]').count(), 0, 'the curtain hides the board');
      await raise.press('Enter');
      curtains++;
    }
    return next();
  };
  for (let seen = await asked(); !seen.isOver; seen = await asked()) {
    const table = await game.evaluate((e) => (e as PlayableGame).position.table as Record<string, number>);
    const method = methods[turnOf(table) % methods.length]!;
    if (method !== last) {
      await page.setViewportSize(method.view);
      seen = await untilAsked(game);
    }
    last = method;
    used.add(method);
    await method.play(seen);
  }
  assert.equal(used.size, methods.length);
  assert.deepEqual(keys.lost, []);
  return { curtains };
}

test('the last four rounds of Elfengold can be played by mouse, by keyboard in the list and on the board, and by touch', async () => {
  const watched = await openPage(env, { hasTouch: true, reducedMotion: 'reduce' });
  const { page, game, troubles } = watched;
  const others = ruleIdsIn(page, /\b(?:EW|DM)-\w?\d/);
  const open = (begin: string) =>
    openBody(
      env,
      watched,
      `<playable-game game="elfengold" ${begin} seats="human bot:easy" forced="off" save="off" load="now"></playable-game>`,
    );
  // A newcomer can read what to do now, and later in the log what has happened.
  await open('players="2" seed="5"');
  await untilAsked(game);
  assert.match((await game.locator('.prompt').textContent())!, /Which of your two counters do you show/);
  await open(`state="${linkTo(elfengold, { players: 2, seed: 5 }, ({ round }) => round === 3)}"`);
  await playInTurns(watched, dice(3), (table) => table['round']! - 1);
  await game.locator('.history > summary').click();
  const log = await game.locator('.history:has(.log)').textContent();
  for (const sentence of [
    /shows an? .* and hides the other counter/,
    /Nobody wants|Sold!/,
    /puts an? .* on the/,
    /The journeys begin/,
    /wins/,
  ])
    assert.match(log!, sentence);
  await hasResult(game, 2);
  assert.deepEqual(troubles, []);
  assert.deepEqual((await Promise.all(others)).filter(Boolean), [], 'no code of another game was loaded');
  await watched.close();
});

test('a duel of two people on one device can be played to its end, with a curtain between their turns', async () => {
  const watched = await openPage(env, { hasTouch: true, reducedMotion: 'reduce' });
  const { game, troubles } = watched;
  const mages = {
    red: { hp: 16, hand: ['it_staff_of_power', 'co_wolf', 'sp_burning_hands', 'df_dodge', 'sc_cloudkill'] },
    green: { hp: 16, hand: ['sp_control_water', 'po_heroism', 'hx_slow', 'it_robe_of_eyes', 'sp_magic_missile'] },
  };
  const position = sketch('preparation.deciding', { turn: 1, mages });
  const state = formatLink(darkMages, { start: { position, seed: 4 }, moves: [] });
  await openBody(
    env,
    watched,
    `<playable-game game="dark-mages" seats="human human" state="${state}" forced="off" save="off" load="now"></playable-game>`,
  );
  const { curtains } = await playInTurns(watched, dice(5), ({ turn }) => turn! - 1);
  assert.ok(curtains > 4, `${curtains} curtains`);
  await hasResult(game, 2);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a whole game of opponents with motion equals the one that they play without a page', async () => {
  // Motion is painted frame by frame, which is faster in a small window.
  const watched = await openPage(env, {
    reducedMotion: 'no-preference',
    viewport: { width: 900, height: 700 },
  });
  const { page, game, troubles } = watched;
  const others = ruleIdsIn(page, /\b(?:EG|DM)-\w?\d/);
  // The test's clock skips the time that motion takes.
  await page.clock.install();
  await openBody(env, watched, '<playable-game players="3" seats="bot bot bot" seed="14" save="off"></playable-game>');
  for (let waits = 0; (await game.locator('.result').count()) === 0; waits++) {
    assert.ok(waits < 2000, 'the game ends');
    await page.clock.runFor(2000);
  }
  await hasResult(game, 3);
  assert.equal(await recordOf(game), recordWithoutPage(elfenwizards, { players: 3, seed: 14 }));
  assert.deepEqual(troubles, []);
  assert.deepEqual((await Promise.all(others)).filter(Boolean), [], 'no code of another game was loaded');
  await watched.close();
});
