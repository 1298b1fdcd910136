/** Helpers for tests of whole pages: open a page, read the game on it, wait until a person is asked for a move. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Frame, Locator, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { complaints, openBrowser, root, unpaint } from './pages.js';

export interface TestEnv {
  readonly browser: Browser;
  /** The address of the built docs site. */
  readonly docs: string;
  /** The address of the project's folder with its builds. */
  readonly builds: string;
  /**
   * Serves a page there, under a path without a file; returns its address. A test that answers a request itself has the browser
   * ask it about each request of the page.
   */
  readonly serves: (path: string, body: string, headers?: Readonly<Record<string, string>>) => string;
  readonly close: () => Promise<void>;
}

/** Starts a browser and local servers for the built site and the builds. */
export async function openTestEnv(headers: Record<string, string> = {}): Promise<TestEnv> {
  for (const built of ['docs-dist/index.html', 'dist/cdn/define.js'])
    if (!existsSync(join(root, built))) throw new Error(`${built} is missing: run the builds first.`);
  const browser = await openBrowser();
  const docs = await serve(join(root, 'docs-dist'), { headers });
  const pages = new Map<string, { headers: Record<string, string>; body: string }>();
  const builds = await serve(root, { headers, pages });
  const serves: TestEnv['serves'] = (path, body, more) => {
    pages.set(path, { headers: { 'content-type': 'text/html; charset=utf-8', ...more }, body });
    return builds.url + path;
  };
  const close = async () => {
    await browser.close();
    docs.close();
    builds.close();
  };
  return { browser, docs: docs.url, builds: builds.url, serves, close };
}

/** The environment for all tests of a file: started before the first of them, closed after the last. */
export function useTestEnv(headers?: Record<string, string>): TestEnv {
  const env: Partial<TestEnv> = {};
  before(async () => void Object.assign(env, await openTestEnv(headers)));
  after(() => env.close?.());
  return env as TestEnv;
}

/**
 * Of how many moves, or lessons, a test makes one by hand, to save time. `BY_HAND=1 npm test e2e games.e2e lessons.e2e`, which
 * runs every night, makes all.
 */
export const BY_HAND = Number(process.env['BY_HAND'] ?? 5);

/** A page whose problems are recorded: `troubles` collects errors, warnings, policy violations and requests to other origins. */
export interface Watched {
  readonly page: Page;
  readonly game: Locator;
  readonly troubles: string[];
  readonly close: () => Promise<void>;
}
/** Opens a page of a reader who knows the games, or with `isNew` of one who is welcomed first. */
export async function openPage(
  { browser, docs, builds }: TestEnv,
  { isNew = false, ...options }: BrowserContextOptions & { readonly isNew?: boolean } = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1250 }, ...options });
  const page = await context.newPage();
  const troubles = complaints(page);
  if (!process.env['SHOTS']) await unpaint(page);
  if (!isNew) await page.addInitScript(WELCOMED);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![docs, builds].includes(origin)) troubles.push(`elsewhere: ${request.url()}`);
  });
  // The test compiler inserts calls of __name into functions, also into those that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`blocked by policy: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );
  return { page, game: page.locator('playable-game').first(), troubles, close: () => context.close() };
}

const pageWith = (body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>A page with a game</title>
    <link rel="icon" href="/docs-site/icon.svg" />
    <script type="module" src="/dist/cdn/define.js"></script>
  </head>
  <body>
    ${body}
  </body>
</html>`;

/** Opens a page with this body and the built elements. */
export async function openBody(
  { serves }: TestEnv,
  { page }: Watched,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(serves('/a-page.html', pageWith(body), headers));
}

/** Opens a page of the docs with additional attributes on its game, such as a seed, so that tests are deterministic. */
export async function openDocs({ docs }: TestEnv, { page }: Watched, attributes: string, path = '/'): Promise<void> {
  await page.route(docs + path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes('<playable-game ')) throw new Error('The docs page has no game.');
    await route.fulfill({ response, body: text.replace('<playable-game ', `<playable-game ${attributes} `) });
  });
  await page.goto(docs + path);
}

/** The visible state of a game. */
export interface Seen {
  readonly isOver: boolean;
  readonly phase: string;
  /** Anchors where a move can begin. */
  readonly sources: readonly string[];
  /** The anchor that is selected. */
  readonly chosen: string | undefined;
  /** Anchors where the selected piece can go. */
  readonly targets: readonly string[];
  /** Verbs of the buttons that make a whole move. */
  readonly verbs: readonly string[];
  /** Numbers of the buttons that make a proposal. */
  readonly proposals: readonly string[];
  /** Anchors of the buttons that select the start of a move. */
  readonly takes: readonly string[];
  /** Anchors of the buttons that select the end of a move. */
  readonly ends: readonly string[];
}
/**
 * Reads the visible state. With `asked`, waits until that selector is visible, or returns `undefined` as soon as `skip` is.
 * Runs entirely in the page, because that is fast.
 */
const lookWhen = (
  game: Locator,
  when: { readonly asked?: string; readonly skip?: string },
): Promise<Seen | undefined> =>
  game.evaluate(async (element, { asked, skip }) => {
    const isShown = (selector: string) =>
      [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].some((found) => found.checkVisibility());
    for (const began = performance.now(); ;) {
      // Waits for two frames, because the page may handle a pointer's move only in the next frame.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
      if (asked !== undefined && !isShown(asked)) {
        if (skip !== undefined && isShown(skip)) return undefined;
        if (performance.now() - began > 20_000) throw new Error(`Nobody was asked: there is no ${asked}`);
        continue;
      }
      const tree = element.shadowRoot!;
      const all = (selector: string, name: string) =>
        [...tree.querySelectorAll<HTMLElement>(selector)].map((e) => e.getAttribute(name)!);
      return {
        isOver: tree.querySelector('.result') !== null,
        phase: tree.querySelector('.phase')?.textContent?.trim() ?? '',
        sources: all('.anchor.source', 'data-anchor'),
        chosen: all('.anchor.chosen', 'data-anchor')[0],
        targets: all('.anchor.target', 'data-anchor'),
        verbs: all('.controls:not([aria-busy]) [data-verb]', 'data-verb'),
        proposals: all('.controls:not([aria-busy]) [data-proposal]', 'data-proposal'),
        takes: all('.controls:not([aria-busy]) .pick:not(.to) [data-point]', 'data-point'),
        ends: all('.controls:not([aria-busy]) .pick.to [data-point]', 'data-point'),
      };
    }
  }, when);
export const look = async (game: Locator): Promise<Seen> => (await lookWhen(game, {}))!;

/** Whether there is something to do. A proposal may take the place of the buttons of its moves. */
export const isOffered = ({ sources, targets, verbs, proposals }: Seen): boolean =>
  sources.length + targets.length + verbs.length + proposals.length > 0;

/** Matches when a person is asked or the game is over. While a move is shown, the controls stay visible but are busy. */
export const ASKED = '.controls:not([aria-busy]) button, .result';
const SKIP = '[data-do=skip][aria-disabled=false]';
/** Waits until a person is asked or the game is over. Skips the display of others' moves with the button. */
export async function untilAsked(game: Locator): Promise<Seen> {
  for (let tries = 0; tries < 200; tries++) {
    const seen = await lookWhen(game, { asked: ASKED, skip: SKIP });
    // The button may disappear before the click; then there is nothing left to skip.
    if (!seen)
      await game
        .locator(SKIP)
        .click({ timeout: 1000 })
        .catch(() => {});
    else if (seen.isOver || isOffered(seen)) return seen;
    // Over a network a move is on its way while its buttons are still there.
    else await game.page().waitForTimeout(20);
  }
  throw new Error('Nobody was asked.');
}

/** Returns a function like `untilAsked` that fails, with the visible state, if many inputs in a row have made no move. */
export function untilAskedAgain(game: Locator): () => Promise<Seen> {
  let record = '';
  let inputs = 0;
  return async () => {
    const seen = await untilAsked(game);
    const now = await recordOf(game);
    inputs = now === record ? inputs + 1 : 0;
    record = now;
    if (inputs > 60) throw new Error(`60 inputs made no move: ${JSON.stringify(seen)}`);
    return seen;
  };
}

/** The whole game as a transcript. */
export const recordOf = (game: Locator): Promise<string> => game.evaluate((e) => (e as PlayableGame).record);
/** The number of moves made. */
export const movesOf = async (game: Locator): Promise<number> => movesIn(await recordOf(game));
/** The number of moves in a transcript, which has one per line after an empty line and ends with a line break. */
export const movesIn = (record: string): number => record.split('\n\n')[1]!.split('\n').length - 1;
/** Opens the log, because a closed one is not rendered. */
export async function openLog(game: Locator): Promise<void> {
  const log = game.locator('.game:not(.room) .history');
  await log.waitFor({ state: 'attached' });
  await log.evaluate((details) => void ((details as HTMLDetailsElement).open = true));
}

/** Plays one move of a person with the first button of the controls, and the first one for its target if needed. */
export async function playOneMove(frame: Frame): Promise<void> {
  const game = frame.locator('playable-game');
  const first = game.locator('.controls button').first();
  const skip = game.locator('[data-do=skip][aria-disabled=false]');
  await first.or(skip).first().waitFor();
  await game.evaluate((element) =>
    element.addEventListener('playable-moved', () => element.toggleAttribute('data-moved', true)),
  );
  while ((await first.count()) === 0) await skip.click({ timeout: 1000 }).catch(() => {});
  const end = game.locator('.pick.to button').first();
  // If a piece is already selected, the first button would deselect it.
  if ((await end.count()) === 0) await first.click();
  const moved = frame.locator('playable-game[data-moved]');
  await end.or(moved).first().waitFor();
  if ((await end.count()) > 0) await end.click();
  await moved.waitFor();
}

/** A seeded random choice: the same each time. */
export function dice(seed: number): <A>(among: readonly A[]) => A {
  let state = seed;
  return (among) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return among[Math.floor((state / 2 ** 32) * among.length)]!;
  };
}
export type Dice = ReturnType<typeof dice>;

/**
 * Chooses the next input at random: an anchor where a move begins, a target of the selected piece, or a button, given
 * by its selector. Moves that take back a choice and proposals are chosen only if there is nothing else, so that games end.
 */
export function nextInput(
  { sources, targets, verbs, proposals }: Seen,
  pick: Dice,
): { readonly from: string } | { readonly to: string } | { readonly button: string } {
  const places = [...sources.map((from) => ({ from })), ...targets.map((to) => ({ to }))];
  const forward = verbs.filter((verb) => !/^(putBack|takeBack)/.test(verb));
  const pressed = forward.length > 0 || places.length > 0 ? forward : verbs;
  const buttons = pressed.map((verb) => `[data-verb="${verb}"]`);
  if (places.length + buttons.length === 0) buttons.push(...proposals.map((n) => `[data-proposal="${n}"]`));
  if (places.length + buttons.length === 0) throw new Error('Asked, but nothing is offered.');
  const usesButton = buttons.length > 0 && (places.length === 0 || pick([true, false, false]));
  return usesButton ? { button: pick(buttons) } : pick(places);
}
