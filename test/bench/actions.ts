/**
 * Counts the clicks that a turn costs a reader: `npx tsx test/bench/actions.ts [games] [game]`. Prints the turns of seeded games
 * against opponents, then the clicks by phase and purpose, as `clicks.ts` counts them without a page. Then the clicks of the
 * first game are made in a browser, on the board and the buttons of `<playable-game>`: they must lead to the same game.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { Session } from '../../src/elements/session/session.js';
import { abouts, GAMES } from '../../src/games/index.js';
import type { NewGame } from '../../src/kernel/game.js';
import { formatMove, formatRecord } from '../../src/kernel/notation.js';
import { openBrowser, root } from '../e2e/pages.js';
import { clicksOf, median, type Played } from './clicks.js';

const COUNT = Number(process.argv[2] ?? 8);
const PLAYED = process.argv[3] ? [process.argv[3]] : GAMES.filter((id) => !abouts.get(id)!.draft);

const host = (page: Page) => page.locator('playable-game');

/** Waits until the reader may move after this many moves. */
async function untilAsked(page: Page, length: number): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    const isThere = await host(page).evaluate((element, wanted) => {
      const { session, shadowRoot } = element as unknown as { session: Session; shadowRoot: ShadowRoot };
      const isAsked = shadowRoot.querySelector('.controls:not([aria-busy], .forced) button') !== null;
      return session.playthrough.length === wanted && session.isOpen && isAsked;
    }, length);
    if (isThere) return;
    await page.waitForTimeout(20);
  }
  const record = await host(page).evaluate((element) => (element as PlayableGame).record);
  throw new Error(`Nobody was asked after ${length} moves of this game:\n${record}`);
}
/** Makes a click of the count, on a button if it means one. A planner is used through the moves on the board. */
async function perform(page: Page, { click, ui, view, proposals }: Played): Promise<void> {
  // Enter does the same as a click, works even if something covers the place, and never comes too early for a new button.
  const press = (selector: string) => host(page).locator(`.controls ${selector}`).first().press('Enter');
  const point = (anchor: string, isAll = false) =>
    host(page)
      .locator(`[data-anchor="${anchor}"]`)
      .first()
      .press(isAll ? 'Shift+Enter' : 'Enter');
  const indexOf = (move: (typeof view.moves)[number]) =>
    view.moves.findIndex((other) => formatMove(ui.game, other) === formatMove(ui.game, move));
  if ('proposal' in click) return press(`[data-proposal="${proposals.indexOf(click.proposal)}"]`);
  if ('anchor' in click) return point(click.anchor, click.isAll);
  if ('moves' in click) {
    await host(page).evaluate((element, moves) => {
      (element as unknown as { session: Session }).session.decisions.series(moves);
    }, click.moves);
    return;
  }
  const path = click.series?.touches ?? ui.touches(click.move, view);
  const isHeld = (await host(page).locator(`.controls .held [data-point="${path[0]}"]`).count()) > 0;
  // A series may begin like a single move, whose small button then stands before its own.
  if (click.what === 'chip' && click.series)
    return host(page)
      .locator(`.controls [data-chip="${path.join(' ')}"]`)
      .last()
      .press('Enter');
  // A piece that is in the hand already needs no more than its place.
  if (click.what === 'chip') return isHeld ? point(path[1]!) : press(`[data-chip="${path.join(' ')}"]`);
  const button = host(page).locator(`.controls [data-move="${indexOf(click.move)}"]`);
  if (path.length === 0 || (await button.count()) > 0) return button.first().press('Enter');
  await press(`[data-point="${path[0]}"]`);
  const choice = host(page).locator(`.chooser [data-move="${indexOf(click.move)}"]`);
  if ((await choice.count()) > 0) await choice.press('Enter');
}

const folder = mkdtempSync(join(tmpdir(), 'actions-'));
await build({
  bundle: true,
  format: 'esm',
  target: 'es2022',
  tsconfig: join(root, 'tsconfig.json'),
  entryPoints: [join(root, 'src/define.ts'), join(root, 'src/bot-worker.ts')],
  outdir: folder,
  splitting: true,
  external: ['@statelyai/inspect'],
  logLevel: 'error',
});
const site = await serve(folder);
const browser = await openBrowser();

/** Plays the first game of a count in a browser. */
async function replay(id: string, { played, playthrough }: Awaited<ReturnType<typeof clicksOf>>): Promise<void> {
  const { moves } = playthrough.record;
  const start = playthrough.record.start as NewGame;
  const context = await browser.newContext({ viewport: { width: 1440, height: 1250 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const seats = ['human', ...Array.from({ length: start.players - 1 }, () => 'bot:normal')].join(' ');
  const body = `<!doctype html><script>${WELCOMED}</script><script type="module" src="/define.js"></script>
    <playable-game game="${id}" players="${start.players}" seats="${seats}" seed="${start.seed}" save="off" load="now"></playable-game>`;
  await page.route(`${site.url}/page.html`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}/page.html`);
  await host(page).evaluate((element) => (element as PlayableGame).ready());
  for (const each of played) {
    await untilAsked(page, each.length);
    await perform(page, each);
  }
  await page.waitForTimeout(1000);
  const record = await host(page).evaluate((element) => (element as PlayableGame).record);
  const upTo = Math.max(...played.map(({ length }) => length));
  const lines = (text: string) => text.split('\n').filter((line) => / /.test(line));
  const wanted = lines(formatRecord(playthrough.game, { start, moves: moves.slice(0, upTo) }));
  assert.deepEqual(lines(record).slice(0, wanted.length), wanted);
  await context.close();
}

try {
  for (const id of PLAYED) {
    const totals: number[] = [];
    const kinds = new Map<string, number>();
    for (let seed = 1; seed <= COUNT; seed++) {
      const counted = await clicksOf(id, seed);
      for (const turn of counted.turns) {
        totals.push(turn.reduce((sum, { times }) => sum + times, 0));
        for (const { phase, what, times } of turn)
          kinds.set(`${phase}: ${what}`, (kinds.get(`${phase}: ${what}`) ?? 0) + times);
      }
      if (seed === 1) await replay(id, counted);
    }
    const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    console.log(
      `${id}: ${median(totals)} clicks a turn in the median, ${mean.toFixed(1)} on average, of ${totals.length} turns`,
    );
    for (const [what, count] of [...kinds].sort(([, a], [, b]) => b - a))
      console.log(`${(count / totals.length).toFixed(2).padStart(6)} ${what}`);
  }
} finally {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
}
