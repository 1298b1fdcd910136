/** What tests of whole pages say in words: open a page, look at the game on it, wait until somebody is asked. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Frame, Locator, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { complaints, openBrowser, root, unpaint } from './pages.js';

export interface House {
  readonly browser: Browser;
  /** The address of the built docs site, and of the project's folder with its builds. */
  readonly docs: string;
  readonly builds: string;
  close(): Promise<void>;
}

/** A browser, the built site and the builds, served from this machine. */
export async function openHouse(headers: Record<string, string> = {}): Promise<House> {
  for (const built of ['docs-dist/index.html', 'dist/cdn/define.js'])
    if (!existsSync(join(root, built))) throw new Error(`${built} is missing: run the builds first.`);
  const browser = await openBrowser();
  const docs = await serve(join(root, 'docs-dist'), { headers });
  const builds = await serve(root, { headers });
  const close = async () => {
    await browser.close();
    docs.close();
    builds.close();
  };
  return { browser, docs: docs.url, builds: builds.url, close };
}

/** A house for all tests of a file: opened before the first of them, closed after the last. */
export function useHouse(headers?: Record<string, string>): House {
  const house: Partial<House> = {};
  before(async () => void Object.assign(house, await openHouse(headers)));
  after(() => house.close?.());
  return house as House;
}

/** A page that is watched: `troubles` collects errors, warnings, blocked things and requests to elsewhere. */
export interface Watched {
  readonly page: Page;
  readonly game: Locator;
  readonly troubles: string[];
  close(): Promise<void>;
}
export async function openPage(
  { browser, docs, builds }: House,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1250 }, ...options });
  const page = await context.newPage();
  const troubles = complaints(page);
  if (!process.env['SHOTS']) await unpaint(page);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![docs, builds].includes(origin)) troubles.push(`elsewhere: ${request.url()}`);
  });
  // The compiler of the tests names functions by this one, also those that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`blocked by policy: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );
  return { page, game: page.locator('playable-game').first(), troubles, close: () => context.close() };
}

const document_ = (body: string) => `<!doctype html>
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

/** Opens a page of the builds that holds just this. */
export async function openBody(
  { builds }: House,
  { page }: Watched,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const address = `${builds}/a-page.html`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: document_(body) }),
  );
  await page.goto(address);
}

/** Opens a page of the docs with attributes of our own on its game: a test must not depend on chance. */
export async function openDocs({ docs }: House, { page }: Watched, attributes: string, path = '/'): Promise<void> {
  await page.route(docs + path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes('<playable-game ')) throw new Error('The docs page has no game.');
    await route.fulfill({ response, body: text.replace('<playable-game ', `<playable-game ${attributes} `) });
  });
  await page.goto(docs + path);
}

/** What a reader sees of a game. */
export interface Seen {
  readonly isOver: boolean;
  readonly phase: string;
  /** Anchors where a move begins; what was taken up; where it may go. */
  readonly sources: readonly string[];
  readonly chosen: string | undefined;
  readonly targets: readonly string[];
  /** Buttons that are whole moves; buttons that take up; buttons that name the end. */
  readonly verbs: readonly string[];
  readonly takes: readonly string[];
  readonly ends: readonly string[];
}
/** What is on show; with `asked` only once that is, else nothing as soon as `skip` is. All in the page, for that is quick. */
const lookWhen = (
  game: Locator,
  when: { readonly asked?: string; readonly skip?: string },
): Promise<Seen | undefined> =>
  game.evaluate(async (element, { asked, skip }) => {
    const isShown = (selector: string) =>
      [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].some((found) => found.checkVisibility());
    for (const began = performance.now(); ;) {
      // A reader sees what is painted: a pointer that has moved may not have been heeded before the next frame.
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
        takes: all('.controls:not([aria-busy]) .pick:not(.to) [data-point]', 'data-point'),
        ends: all('.controls:not([aria-busy]) .pick.to [data-point]', 'data-point'),
      };
    }
  }, when);
export const look = async (game: Locator): Promise<Seen> => (await lookWhen(game, {}))!;

/** While the reader's own move is shown, the controls stay where they are and wait. */
export const ASKED = '.controls:not([aria-busy]) button, .result';
const SKIP = '[data-do=skip][aria-disabled=false]';
/** Waits until a person is asked or the game is over; others' moves are skipped as a reader would, with the button. */
export async function untilAsked(game: Locator): Promise<Seen> {
  for (let tries = 0; tries < 200; tries++) {
    const seen = await lookWhen(game, { asked: ASKED, skip: SKIP });
    // It may be gone before it is reached: then there is nothing to skip.
    if (!seen)
      await game
        .locator(SKIP)
        .click({ timeout: 1000 })
        .catch(() => {});
    else if (seen.isOver || seen.sources.length + seen.targets.length + seen.verbs.length > 0) return seen;
  }
  throw new Error('Nobody was asked.');
}

/** Waits until somebody is asked, as often as it is called; where inputs bring no move any more it fails and says what is on show. */
export function untilAskedAgain(game: Locator): () => Promise<Seen> {
  let record = '';
  let inputs = 0;
  return async () => {
    const seen = await untilAsked(game);
    const now = await recordOf(game);
    inputs = now === record ? inputs + 1 : 0;
    record = now;
    if (inputs > 60) throw new Error(`60 inputs brought no move: ${JSON.stringify(seen)}`);
    return seen;
  };
}

/** The whole game as a transcript. */
export const recordOf = (game: Locator): Promise<string> => game.evaluate((e) => (e as PlayableGame).record);
/** How many moves were made. */
export const movesOf = async (game: Locator): Promise<number> => movesIn(await recordOf(game));
/** A transcript has its moves below an empty line, and ends with a line. */
export const movesIn = (record: string): number => record.split('\n\n')[1]!.split('\n').length - 1;
/** Opens the log: a closed one is not drawn. */
export async function openLog(game: Locator): Promise<void> {
  const log = game.locator('.game:not(.room) .history');
  await log.waitFor({ state: 'attached' });
  await log.evaluate((details) => void ((details as HTMLDetailsElement).open = true));
}

/** The first move of a person: whatever stands first among the controls, and where that goes first. */
export async function playsAMove(frame: Frame): Promise<void> {
  const game = frame.locator('playable-game');
  const first = game.locator('.controls button').first();
  const skip = game.locator('[data-do=skip][aria-disabled=false]');
  await first.or(skip).first().waitFor();
  await game.evaluate((element) =>
    element.addEventListener('playable-moved', () => element.toggleAttribute('data-moved', true)),
  );
  while ((await first.count()) === 0) await skip.click({ timeout: 1000 }).catch(() => {});
  const end = game.locator('.pick.to button').first();
  // What is in the hand already would be put down.
  if ((await end.count()) === 0) await first.click();
  const moved = frame.locator('playable-game[data-moved]');
  await end.or(moved).first().waitFor();
  if ((await end.count()) > 0) await end.click();
  await moved.waitFor();
}

/** Chance that is the same each time. */
export function dice(seed: number): <A>(among: readonly A[]) => A {
  let state = seed;
  return (among) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return among[Math.floor((state / 2 ** 32) * among.length)]!;
  };
}
export type Dice = ReturnType<typeof dice>;

/**
 * What to do next, among what is offered: an anchor where a move begins, one where what is in the hand may go, or a button.
 * Taking back what was just chosen is left for when there is nothing else, so that games end.
 */
export function wish(
  { sources, targets, verbs }: Seen,
  pick: Dice,
): { readonly from: string } | { readonly to: string } | { readonly verb: string } {
  const places = [...sources.map((from) => ({ from })), ...targets.map((to) => ({ to }))];
  const forward = verbs.filter((verb) => !/^(putBack|takeBack)/.test(verb));
  const buttons = forward.length > 0 || places.length > 0 ? forward : verbs;
  if (places.length + buttons.length === 0) throw new Error('Asked, but nothing is offered.');
  const byButton = buttons.length > 0 && (places.length === 0 || pick([true, false, false]));
  return byButton ? { verb: pick(buttons) } : pick(places);
}
