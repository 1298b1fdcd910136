/**
 * Counts the actions that a turn costs a reader: `npx tsx test/bench/actions.ts [games] [game]`. Plays seeded games in a browser on the
 * board and the controls of `<playable-game>`, one person against opponents. The person uses the available shortcuts: keeps
 * a kind of piece in the hand for several moves, selects a place before its pieces, moves all pieces of a kind with Shift,
 * and accepts a proposal with one click. A hard opponent decides what to play, as far ahead as no random result intervenes.
 * Prints three numbers per turn: actions if pieces are dragged (a drag is one action), clicks without dragging, and clicks
 * if every move is made separately, without the shortcuts. Then it prints the clicks of a turn by phase and purpose.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { abouts, GAMES, load } from '../../src/games/index.js';
import { games } from '../../src/games/registry.js';
import { phaseOf } from '../../src/kernel/chart.js';
import type { Game, Move, Snapshot, View } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatMove } from '../../src/kernel/notation.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { frames } from '../../src/kernel/play.js';
import { startFrames } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { standIn } from '../../src/interaction/paths.js';
import { openBrowser, root } from '../e2e/pages.js';

const SEAT = 0;
const COUNT = Number(process.argv[2] ?? 8);
const PLAYED = process.argv[3] ? [process.argv[3]] : GAMES.filter((id) => !abouts.get(id)!.draft);
const LEVEL = { level: 'hard', budget: 300 } as const;

/** One click: picking up a piece, putting it somewhere, pressing a button of the controls, or accepting a proposal. */
type Click =
  | { readonly kind: 'take up'; readonly anchor: string }
  | { readonly kind: 'put'; readonly anchor: string; readonly isAll: boolean }
  | { readonly kind: string; readonly move: Move }
  | { readonly kind: 'proposal'; readonly proposal: number };

/** The person's next moves as an opponent would choose them, until another seat is to act, the phase ends or chance decides. */
function planOf(game: Game, from: Snapshot, seed: number): Move[] {
  const plan: Move[] = [];
  let snapshot = from;
  for (;;) {
    if (toAct(legalMoves(game, snapshot)).join() !== String(SEAT)) return plan;
    const view = viewFor(game, snapshot, SEAT);
    const move = chooseMove(game, view, { ...LEVEL, seed: seed + plan.length });
    const next = frames(game, snapshot, move).at(-1)!;
    plan.push(move);
    const isChance = String(next.context.table.rng) !== String(snapshot.context.table.rng);
    if (isChance || phaseOf(next.value) !== phaseOf(snapshot.value)) return plan;
    snapshot = next;
  }
}

/** Four players, or the nearest number that the game allows. */
const playersOf = (id: string): number => {
  const [least, most] = abouts.get(id)!.players;
  return Math.max(least, Math.min(4, most));
};

/** How many times in a row a move can be made with the identical pieces at its start. */
function timesOf(ui: GameUi, from: Snapshot, move: Move): number {
  const text = formatMove(ui.game, move);
  const most = ui.pieces?.(ui.touches(move, viewFor(ui.game, from, SEAT))[0]!, viewFor(ui.game, from, SEAT)) ?? 1;
  let times = 0;
  for (let at = from; times < most && isLegal(ui.game, at, text); times++) at = frames(ui.game, at, move).at(-1)!;
  return times;
}
const isLegal = (game: Game, at: Snapshot, text: string): boolean =>
  legalMoves(game, at).some((move) => formatMove(game, move) === text);

/** The next click towards a plan. Consecutive moves with the same verb may be made in any order. */
function nextClick(ui: GameUi, now: Snapshot, plan: readonly Move[], hand: string | undefined): Click {
  const view = viewFor(ui.game, now, SEAT);
  if ((ui.proposals?.(view) ?? []).length > 0) return { kind: 'proposal', proposal: 0 };
  const [first] = plan;
  if (ui.touches(first!, view).length !== 2) return { kind: first!.type, move: first! };
  const end = plan.findIndex(({ type }) => type !== first!.type);
  const moves = plan.slice(0, end < 0 ? undefined : end);
  const wanted = moves.map((move) => ui.touches(move, view));
  /** If all identical pieces of the plan go to one place, Shift moves them with one click. */
  const put = (i: number, anchor: string): Click => {
    const same = wanted.filter((path) => path.join() === wanted[i]!.join()).length;
    return { kind: 'put', anchor, isAll: same > 1 && same === timesOf(ui, now, moves[i]!) };
  };
  for (const [i, [from, to]] of wanted.entries()) {
    if (from === hand) return put(i, to!);
    if (to === hand) return put(i, from!);
  }
  const paths = view.moves.map((move) => ui.touches(move, view));
  const given = { paths, kinds: ui.kinds?.(view) ?? {}, chosen: hand };
  const substitute = wanted.findIndex(([from, to]) => {
    const isReached = paths.some(([a, b]) => a === hand && b === to);
    return hand !== undefined && !isReached && standIn(given, to) === from;
  });
  if (substitute >= 0) return put(substitute, wanted[substitute]![1]!);
  // After a move the hand takes the next kind that can go to the same places; a selected place stays selected. So it is
  // cheaper to select the place first if there are fewer places than kinds.
  const endsOf = (from: string) => paths.flatMap(([a, b]) => (a === from ? [b] : [])).join();
  const isPlace = wanted.every(([, to]) => !paths.some(([from]) => from === to));
  const takes = new Set(wanted.map(([from]) => endsOf(from!))).size;
  const places = new Set(wanted.map(([, to]) => to)).size;
  // Begin with the first kind, because the hand continues in this order.
  const all = [...Object.values(given.kinds).flat(), ...paths.map(([a]) => a!)];
  const from = all.find((a) => wanted.some(([b]) => a === b))!;
  return { kind: 'take up', anchor: isPlace && places < takes ? wanted[0]![1]! : from };
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
async function untilAskedOrOver(page: Page) {
  for (let tries = 0; tries < 2000; tries++) {
    const state = await stateOf(page);
    if (state.isOver || state.isAsked) return state;
    await page.waitForTimeout(20);
  }
  throw new Error('Nobody was asked.');
}
async function perform(page: Page, ui: GameUi, view: View, click: Click): Promise<void> {
  const place = (anchor: string) => host(page).locator(`[data-anchor="${anchor}"]`).first();
  // The keyboard does the same as a click, and works even if something covers the place.
  const point = (anchor: string, isAll = false) => place(anchor).press(isAll ? 'Shift+Enter' : 'Enter');
  if ('proposal' in click) return host(page).locator(`[data-proposal="${click.proposal}"]`).click();
  if ('anchor' in click) return point(click.anchor, 'isAll' in click && click.isAll);
  const index = view.moves.findIndex((move) => formatMove(ui.game, move) === formatMove(ui.game, click.move));
  const buttons = host(page).locator(`.controls [data-move="${index}"]`);
  if ((await buttons.count()) > 0) return buttons.first().click();
  const [anchor] = ui.touches(click.move, view);
  return point(anchor!);
}

/** Plays a game to its end and returns the actions of each turn. Counts the purposes of clicks in `kinds`. */
async function playGame(page: Page, ui: GameUi, seed: number, kinds: Map<string, number>) {
  const { game } = ui;
  let snapshots = startFrames(game, { players: playersOf(game.id), seed });
  const first = phaseOf(snapshots[0]!.value);
  const turns = [{ clicks: 0, drags: 0, single: 0 }];
  let known = 0;
  let plan: Move[] = [];
  for (;;) {
    const { record, isOver, hand } = await untilAskedOrOver(page);
    const { moves } = parseRecord(game, record);
    for (const move of moves.slice(known)) {
      const i = plan.findIndex((other) => formatMove(game, other) === formatMove(game, move));
      plan = move.seat === SEAT && i >= 0 ? plan.toSpliced(i, 1) : [];
      const before = snapshots.at(-1)!;
      if (move.seat === SEAT) turns.at(-1)!.single += Math.max(1, ui.touches(move, viewFor(game, before, SEAT)).length);
      snapshots = frames(game, before, move);
      // A turn begins when the chart's first phase is entered again.
      if (snapshots.some(({ value }) => phaseOf(value) === first) && phaseOf(before.value) !== first)
        turns.push({ clicks: 0, drags: 0, single: 0 });
    }
    known = moves.length;
    if (isOver) return turns;
    const now = snapshots.at(-1)!;
    // A single legal move is played automatically.
    const [only, ...others] = viewFor(game, now, SEAT).moves;
    if (others.length === 0 && !ui.isCeremony?.(only!, phaseOf(now.value), 1, viewFor(game, now, SEAT))) {
      await page.waitForTimeout(50);
      continue;
    }
    if (plan.length === 0) plan = planOf(game, now, seed + known);
    const turn = turns.at(-1)!;
    const next = nextClick(ui, now, plan, hand);
    const what = `${phaseOf(now.value)}: ${next.kind}`;
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
    turn.clicks++;
    // Dragging a piece replaces two clicks by one action, so picking it up does not count.
    if (next.kind !== 'take up') turn.drags++;
    await perform(page, ui, viewFor(game, now, SEAT), next);
  }
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'actions-'));
const bundling = { bundle: true, format: 'esm', target: 'es2022', tsconfig: join(root, 'tsconfig.json') } as const;
await build({
  ...bundling,
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
    const kinds = new Map<string, number>();
    for (let seed = 1; seed <= COUNT; seed++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 1250 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const players = playersOf(id);
      const seats = ['human', ...Array.from({ length: players - 1 }, () => 'bot:easy')].join(' ');
      const body = `<!doctype html><script>${WELCOMED}</script><script type="module" src="/define.js"></script>
        <playable-game game="${id}" players="${players}" seats="${seats}" seed="${seed}" save="off" load="now"></playable-game>`;
      await page.route(`${site.url}/page.html`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${site.url}/page.html`);
      await host(page).evaluate((element) => (element as PlayableGame).ready());
      const turns = await playGame(page, ui, seed, kinds);
      console.log(
        `${id}, seed ${seed}: ${turns.map((turn) => `${turn.drags}, ${turn.clicks}, ${turn.single}`).join('; ')}`,
      );
      clicks.push(...turns.map((turn) => turn.clicks));
      drags.push(...turns.map((turn) => turn.drags));
      single.push(...turns.map((turn) => turn.single));
      await context.close();
    }
    const [dragging, clicking, separately] = [drags, clicks, single].map(median);
    console.log(
      `${id}, the median of ${clicks.length} turns: ${dragging} actions; ${clicking} by clicks alone; ${separately} one by one`,
    );
    for (const [what, count] of [...kinds].sort(([, a], [, b]) => b - a))
      console.log(`${(count / clicks.length).toFixed(2).padStart(6)} ${what}`);
  }
} finally {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
}
