/** Plays the ends of games with the builds: by simulated input, and by opponents. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
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
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { Session } from '../../src/elements/session/session.js';
import {
  ASKED,
  BY_HAND,
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

/**
 * Makes this many moves at once without any input, or fewer if somebody else has to act. Moves that take back a choice come only
 * if there is nothing else, so that games end.
 */
const playSome = (game: Locator, count: number, pick: Dice): Promise<void> =>
  game.evaluate(
    (element, nths) => {
      const running = element as PlayableGame & { readonly session: Session };
      for (const nth of nths) {
        if (!running.session.isOpen) return;
        const { moves } = running.session.view;
        const forward = moves.filter(({ type }) => !/^(putBack|takeBack)/.test(type));
        const among = forward.length > 0 ? forward : moves;
        running.play(among[nth % among.length]!);
      }
    },
    Array.from({ length: count }, () => pick(Array.from({ length: 997 }, (_, n) => n))),
  );

async function hasResult(game: Locator, players: number): Promise<void> {
  assert.equal(await game.locator('.result li').count(), players);
  assert.match(await recordOf(game), /\n/);
}

/** A game that was played at random until `late` holds. */
function played<T extends Table, M extends Move, V>(game: Game<T, M, V>, from: NewGame, late: (table: T) => boolean) {
  const pick = dice(from.seed);
  const record = { start: from, moves: [] as M[] };
  let at = start(game, from);
  for (; !late(at.context.table); at = play(game, at, record.moves.at(-1)!)) {
    if (at.status !== 'active') throw new Error('The game was over before it was late.');
    const offered = legalMoves(game, at);
    const verb = pick([...new Set(offered.map(({ type }) => type))]);
    record.moves.push(pick(offered.filter(({ type }) => type === verb)));
  }
  return { record, at, state: formatLink(game, record) };
}

/** The record of a late game once opponents have ended it without a page. */
function endedWithoutPage<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  { record: { start, moves }, at }: ReturnType<typeof played<T, M, V>>,
): string {
  const record = { start, moves: [...moves] };
  for (; at.status === 'active'; at = play(game, at, record.moves.at(-1)!)) {
    const [seat] = toAct(legalMoves(game, at));
    record.moves.push(chooseMove(game, viewFor(game, at, seat!), { level: 'normal', seed: botSeed({ record }) }));
  }
  return formatRecord(game, record);
}

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

/**
 * Plays to the end, by hand with each method in turn and then with one chosen at random: by mouse with motion, which it skips, by keyboard in the list, by keyboard
 * on the board, by touch at 375 px. While the device is passed from one person to the other, a curtain hides the table; counts
 * the curtains.
 */
async function playInTurns({ page, game }: Watched, pick: Dice): Promise<{ readonly curtains: number }> {
  const keys = new Keys(page, game);
  const [wide, narrow] = [
    { width: 1366, height: 900 },
    { width: 375, height: 800 },
  ];
  const methods = [
    { view: wide, motion: 'no-preference', play: mouse(page, game, pick) },
    { view: wide, motion: 'reduce', play: () => keys.openList().then(() => keys.playFromList(pick)) },
    { view: wide, motion: 'reduce', play: (seen: Seen) => keys.playOnBoard(seen, pick) },
    { view: narrow, motion: 'reduce', play: touch(page, game, pick) },
  ] as const;
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
  const used = new Set<object>();
  let method: (typeof methods)[number] | undefined;
  let record = '';
  for (let seen = await asked(); !seen.isOver; seen = await asked()) {
    const now = await recordOf(game);
    // A choice that was begun by one method is ended by it.
    if (now !== record) {
      if (method && BY_HAND > 1) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // Each method has its turn soon; what is left is then played faster.
        await playSome(game, used.size < methods.length ? BY_HAND - 1 : 6 * BY_HAND, pick);
        if ((await asked()).isOver) break;
      }
      record = await recordOf(game);
      method = methods[used.size] ?? pick(methods);
    }
    used.add(method!);
    await page.emulateMedia({ reducedMotion: method!.motion });
    await page.setViewportSize(method!.view);
    await method!.play(await untilAsked(game));
  }
  assert.equal(used.size, methods.length);
  assert.deepEqual(keys.lost, []);
  return { curtains };
}

/** Elfenwizards at the beginning of the last turn. */
const lateTurn = () => played(elfenwizards, { players: 3, seed: 8 }, ({ turn }) => turn === 4);

test('the last turn can be played by mouse, by keyboard in the list and on the board, and by touch', async () => {
  const watched = await openPage(env, { hasTouch: true });
  const { state } = lateTurn();
  await openBody(
    env,
    watched,
    `<playable-game state="${state}" seats="human bot:easy bot:easy" forced="off" save="off" load="now"></playable-game>`,
  );
  await playInTurns(watched, dice(7));
  await hasResult(watched.game, 3);
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

test('the last round of Elfengold can be played by mouse, by keyboard in the list and on the board, and by touch', async () => {
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
  await open(`state="${played(elfengold, { players: 2, seed: 5 }, ({ round }) => round === 6).state}"`);
  await playInTurns(watched, dice(3));
  await game.locator('.history > summary').click();
  const log = await game.locator('.history:has(.log)').textContent();
  for (const sentence of [
    /shows an? .* and hides the other counter/,
    /Nobody wants|Sold!/,
    /puts an? .* on the/,
    /The journeys begin/,
    /wins|share the win/,
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
    red: { hp: 4, hand: ['it_staff_of_power', 'co_wolf', 'sp_burning_hands', 'df_dodge', 'sc_cloudkill'] },
    green: { hp: 4, hand: ['sp_control_water', 'po_heroism', 'hx_slow', 'it_robe_of_eyes', 'sp_magic_missile'] },
  };
  const position = sketch('preparation.deciding', { turn: 1, mages });
  const state = formatLink(darkMages, { start: { position, seed: 4 }, moves: [] });
  await openBody(
    env,
    watched,
    `<playable-game game="dark-mages" seats="human human" state="${state}" forced="off" save="off" load="now"></playable-game>`,
  );
  const { curtains } = await playInTurns(watched, dice(5));
  assert.ok(curtains > 4, `${curtains} curtains`);
  await hasResult(game, 2);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('the last turn of opponents with motion equals the one that they play without a page', async () => {
  // Motion is painted frame by frame, which is faster in a small window.
  const watched = await openPage(env, {
    reducedMotion: 'no-preference',
    viewport: { width: 900, height: 700 },
  });
  const { page, game, troubles } = watched;
  const others = ruleIdsIn(page, /\b(?:EG|DM)-\w?\d/);
  // The test's clock skips the time that motion takes.
  await page.clock.install();
  const late = lateTurn();
  await openBody(env, watched, `<playable-game seats="bot bot bot" state="${late.state}" save="off"></playable-game>`);
  for (let waits = 0; (await game.locator('.result').count()) === 0; waits++) {
    assert.ok(waits < 2000, 'the game ends');
    await page.clock.runFor(2000);
  }
  await hasResult(game, 3);
  assert.equal(await recordOf(game), endedWithoutPage(elfenwizards, late));
  assert.deepEqual(troubles, []);
  assert.deepEqual((await Promise.all(others)).filter(Boolean), [], 'no code of another game was loaded');
  await watched.close();
});
