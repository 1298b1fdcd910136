/**
 * How many actions a turn costs a reader: `npm run actions -- [games] [game]`. Seeded games are played in a browser on the
 * board and the controls of `<playable-game>`, one person against opponents, with the short ways that a sensible reader
 * takes: the kind that is in the hand is used again, a place is pointed at before its pieces, Shift takes all of a kind, a
 * proposal is one click. What is to be done an opponent says, a go at a time, as far as chance allows to plan. Three
 * numbers: by clicks alone; where a piece that is taken up for one place only is carried there, a drag being one action; and
 * where each move is pointed at by itself, as it had to be without any of this.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { abouts, GAMES, load } from '../../src/games/index.js';
import { games } from '../../src/games/registry.js';
import { phaseOf } from '../../src/kernel/chart.js';
import type { Game, Move, Snapshot, View } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatMove, parseRecord } from '../../src/kernel/notation.js';
import { frames, startFrames } from '../../src/kernel/play.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { openBrowser, root } from '../e2e/pages.js';

const SEAT = 0;
const COUNT = Number(process.argv[2] ?? 4);
const PLAYED = process.argv[3] ? [process.argv[3]] : GAMES.filter((id) => !abouts.get(id)!.draft);
const ADVICE = { level: 'hard', budget: 100 } as const;

/** One click: on a place, on a button of the controls, or on a proposal. */
type Click =
  { readonly anchor: string; readonly isAll?: boolean } | { readonly move: Move } | { readonly proposal: number };

/** What the reader wants to do until somebody else goes or chance decides, by an opponent's advice. */
function planOf(game: Game, from: Snapshot, seed: number): Move[] {
  const plan: Move[] = [];
  let snapshot = from;
  for (;;) {
    if (toAct(legalMoves(game, snapshot)).join() !== String(SEAT)) return plan;
    const view = viewFor(game, snapshot, SEAT);
    const move = chooseMove(game, view, { ...ADVICE, seed: seed + plan.length });
    const next = frames(game, snapshot, move).at(-1)!;
    plan.push(move);
    const isChance = String(next.context.table.rng) !== String(snapshot.context.table.rng);
    if (isChance || phaseOf(next.value) !== phaseOf(snapshot.value)) return plan;
    snapshot = next;
  }
}

/** Four play, or as near to it as the game allows. */
const playersOf = (id: string): number => {
  const [least, most] = abouts.get(id)!.players;
  return Math.max(least, Math.min(4, most));
};

/** The next click towards a plan, whose moves of one verb that lie side by side may be made in any order. */
function nextClick(ui: GameUi, view: View, plan: readonly Move[], hand: string | undefined): Click {
  if ((ui.proposals?.(view) ?? []).length > 0) return { proposal: 0 };
  const [first] = plan;
  if (ui.touches(first!, view).length !== 2) return { move: first! };
  const end = plan.findIndex(({ type }) => type !== first!.type);
  const wanted = plan.slice(0, end < 0 ? undefined : end).map((move) => ui.touches(move, view));
  const same = (from: string, to: string) => wanted.filter(([a, b]) => a === from && b === to).length;
  /** All of a kind that go to one place are one click, with Shift. */
  const isAll = (from: string, to: string) => same(from, to) > 1 && same(from, to) === ui.pieces?.(from, view);
  for (const [from, to] of wanted as [string, string][]) {
    if (from === hand) return { anchor: to, isAll: isAll(from, to) };
    if (to === hand) return { anchor: from, isAll: isAll(from, to) };
  }
  // Kinds that may go to the same places follow one another in the hand; a place stays there.
  const paths = view.moves.map((move) => ui.touches(move, view));
  const endsOf = (from: string) => paths.flatMap(([a, b]) => (a === from ? [b] : [])).join();
  const isPlace = wanted.every(([, to]) => !paths.some(([from]) => from === to));
  const takes = new Set(wanted.map(([from]) => endsOf(from!))).size;
  const places = new Set(wanted.map(([, to]) => to)).size;
  const [from] = paths.find(([a]) => wanted.some(([b]) => a === b))!;
  return { anchor: isPlace && places < takes ? wanted[0]![1]! : from! };
}

// The page.

const host = (page: Page) => page.locator('playable-game');
const stateOf = (page: Page) =>
  host(page).evaluate((element) => {
    const game = element as PlayableGame;
    const tree = game.shadowRoot!;
    return {
      record: game.record,
      isOver: tree.querySelector('.result') !== null,
      isAsked: tree.querySelector('.controls:not([aria-busy]) button') !== null,
      hand: tree.querySelector('.anchor.chosen')?.getAttribute('data-anchor') ?? undefined,
    };
  });
async function rested(page: Page) {
  for (let tries = 0; tries < 2000; tries++) {
    const state = await stateOf(page);
    if (state.isOver || state.isAsked) return state;
    await page.waitForTimeout(20);
  }
  throw new Error('Nobody was asked.');
}
async function click(page: Page, ui: GameUi, view: View, wish: Click): Promise<void> {
  const place = (anchor: string) => host(page).locator(`[data-anchor="${anchor}"]`).first();
  // By the keys, which mean what clicks do, whatever lies over the place.
  const point = (anchor: string, isAll = false) => place(anchor).press(isAll ? 'Shift+Enter' : 'Enter');
  if ('proposal' in wish) return host(page).locator(`[data-proposal="${wish.proposal}"]`).click();
  if ('anchor' in wish) return point(wish.anchor, wish.isAll);
  const index = view.moves.findIndex((move) => formatMove(ui.game, move) === formatMove(ui.game, wish.move));
  const buttons = host(page).locator(`.controls [data-move="${index}"]`);
  if ((await buttons.count()) > 0) return buttons.first().click();
  const [anchor] = ui.touches(wish.move, view);
  return point(anchor!);
}

/** Plays a game to its end: the clicks of each turn, and how many they were if each move were pointed at by itself. */
async function playGame(page: Page, ui: GameUi, seed: number) {
  const { game } = ui;
  let snapshots = startFrames(game, { players: playersOf(game.id), seed });
  const first = phaseOf(snapshots[0]!.value);
  const turns = [{ clicks: 0, drags: 0, single: 0 }];
  let known = 0;
  let plan: Move[] = [];
  for (;;) {
    const { record, isOver, hand } = await rested(page);
    const { moves } = parseRecord(game, record);
    for (const move of moves.slice(known)) {
      const i = plan.findIndex((other) => formatMove(game, other) === formatMove(game, move));
      plan = move.seat === SEAT && i >= 0 ? plan.toSpliced(i, 1) : [];
      const before = snapshots.at(-1)!;
      if (move.seat === SEAT) turns.at(-1)!.single += Math.max(1, ui.touches(move, viewFor(game, before, SEAT)).length);
      snapshots = frames(game, before, move);
      // A turn begins where the chart's first phase is entered anew.
      if (snapshots.some(({ value }) => phaseOf(value) === first) && phaseOf(before.value) !== first)
        turns.push({ clicks: 0, drags: 0, single: 0 });
    }
    known = moves.length;
    if (isOver) return turns;
    const now = snapshots.at(-1)!;
    const view = viewFor(game, now, SEAT);
    if (plan.length === 0) plan = planOf(game, now, seed + known);
    const turn = turns.at(-1)!;
    const next = nextClick(ui, view, plan, hand);
    turn.clicks++;
    // A piece that has to be taken up first may be carried instead: then taking it up costs nothing.
    if (!('anchor' in next) || next.isAll !== undefined) turn.drags++;
    await click(page, ui, view, next);
  }
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'actions-'));
const outside = { bundle: true, format: 'esm', target: 'es2022', tsconfig: join(root, 'tsconfig.json') } as const;
await build({
  ...outside,
  entryPoints: [join(root, 'src/define.ts'), join(root, 'src/opponent-worker.ts')],
  outdir: folder,
  splitting: true,
  external: ['@statelyai/inspect'],
  logLevel: 'error',
});
const site = await serve(folder);
const browser = await openBrowser();
try {
  for (const id of PLAYED) {
    const ui = { ...(await load(id)), game: await games[id]!() } as unknown as GameUi;
    const clicks: number[] = [];
    const drags: number[] = [];
    const single: number[] = [];
    for (let seed = 1; seed <= COUNT; seed++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 1250 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const players = playersOf(id);
      const seats = ['human', ...Array.from({ length: players - 1 }, () => 'bot:easy')].join(' ');
      const body = `<!doctype html><script type="module" src="/define.js"></script>
        <playable-game game="${id}" players="${players}" seats="${seats}" seed="${seed}" save="off" load="now"></playable-game>`;
      await page.route(`${site.url}/page.html`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${site.url}/page.html`);
      await host(page).evaluate((element) => (element as PlayableGame).ready());
      const turns = await playGame(page, ui, seed);
      console.log(
        `${id}, seed ${seed}: ${turns.map((turn) => `${turn.clicks}, ${turn.drags}, ${turn.single}`).join('; ')}`,
      );
      clicks.push(...turns.map((turn) => turn.clicks));
      drags.push(...turns.map((turn) => turn.drags));
      single.push(...turns.map((turn) => turn.single));
      await context.close();
    }
    const [alone, carried, before] = [clicks, drags, single].map(median);
    console.log(
      `${id}, the median of ${clicks.length} turns: ${alone} clicks; ${carried} with drags; ${before} one by one`,
    );
  }
} finally {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
}
