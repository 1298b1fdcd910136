/** Real fingers on a phone: a board must leave the page's own gestures to the browser, and take those that move its pieces or its map. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession } from 'playwright-core';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { transcripts } from '../../src/games/elfenwizards/transcripts.js';
import { openBody, openPage, useTestEnv, type Watched } from './helpers.js';

const env = useTestEnv();

type Point = readonly [x: number, y: number];

interface Phone extends Watched {
  readonly session: CDPSession;
}
async function onPhone(attributes: string): Promise<Phone> {
  const phone = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true } as const;
  const watched = await openPage(env, { ...phone, reducedMotion: 'reduce' });
  const rest = `<p>${'The text of the page goes on. '.repeat(200)}</p>`;
  await openBody(
    env,
    watched,
    `<playable-game ${attributes} forced="off" save="off" load="now"></playable-game>${rest}`,
  );
  await watched.game.locator('.view .source').first().waitFor();
  await watched.game.evaluate(async (game) => {
    game.shadowRoot!.querySelector('.scene')!.scrollIntoView({ block: 'start', behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  return { ...watched, session: await watched.page.context().newCDPSession(watched.page) };
}

type Way = readonly [from: Point, to: Point];
const along = ([from, to]: Way, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
/** Moves each finger from one point to another. Without `isLast` they stay down there; with `isDown` they were down before. */
async function move(
  { page, session }: Phone,
  ways: readonly Way[],
  { isDown = false, isLast = true } = {},
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const starts = ways.map(([from]) => from);
  if (!isDown) for (const n of starts.keys()) await touch('touchStart', starts.slice(0, n + 1));
  for (let n = 1; n <= 20; n++)
    await touch(
      'touchMove',
      ways.map((way) => along(way, n / 20)),
    );
  if (isLast) await touch('touchEnd', []);
  await page.waitForTimeout(300);
}
const line = (...[x, y, toX, toY]: readonly [number, number, number, number]): Way => [
  [x, y],
  [toX, toY],
];
const pinch = (watched: Phone) => move(watched, [line(170, 200, 60, 200), line(200, 200, 310, 200)]);

const pageOf = ({ page }: Watched) =>
  page.evaluate(() => ({ scale: visualViewport!.scale, left: visualViewport!.offsetLeft }));
const partOf = ({ game }: Watched) =>
  game.evaluate((element) => element.shadowRoot!.querySelector('.view > svg')!.getAttribute('viewBox')!);

const { seed, moves } = transcripts['competition']!;
const wizards = `game="elfenwizards" players="3" seats="human human human" seed="${seed}" moves="${moves}"`;

test('a piece is dragged, also down, where the page would scroll', async () => {
  const watched = await onPhone(wizards);
  const { game } = watched;
  const middleOf = (what: string) =>
    game.evaluate((element, what) => {
      const found = [...element.shadowRoot!.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
      const { x, y, width, height } = found.find(({ top, bottom }) => top > 60 && bottom < 500)!;
      return [x + width / 2, y + height / 2] as const;
    }, what);
  const length = () => game.evaluate((element) => (element as PlayableGame).length);
  const before = await length();
  const from = await middleOf('.source .hit');
  const near: Point = [from[0], from[1] + 20];
  await move(watched, [[from, near]], { isLast: false });
  await move(watched, [[near, await middleOf('.target .hit')]], { isDown: true });
  assert.equal(await length(), before + 1);
  await watched.close();
});

test('two fingers on a board zoom the page, which one finger on the board then moves sideways', async () => {
  const watched = await onPhone(wizards);
  await pinch(watched);
  const { scale, left } = await pageOf(watched);
  assert.ok(scale > 1, `${scale}`);
  await move(watched, [line(250, 300, 120, 300)]);
  assert.ok((await pageOf(watched)).left > left);
  await watched.close();
});

test('two fingers on a map zoom the map, which one finger then moves', async () => {
  const watched = await onPhone('game="elfengold" players="2" seats="human bot" seed="5"');
  const whole = await partOf(watched);
  await pinch(watched);
  const part = await partOf(watched);
  assert.notEqual(part, whole);
  await move(watched, [line(250, 200, 120, 180)]);
  assert.notEqual(await partOf(watched), part);
  assert.equal((await pageOf(watched)).scale, 1);
  await watched.close();
});

test('under a finger, the targets of a held piece and a label in two lines have room in the panel', async () => {
  for (const lang of ['en', 'fr', 'it']) {
    const from = transcripts['castMajorSpells']!;
    const seats = 'seats="human human human"';
    const { game, page } = await onPhone(
      `game="elfenwizards" players="3" lang="${lang}" ${seats} seed="${from.seed}" moves="${from.moves}"`,
    );
    for (const next of ['[data-verb=roll]', '.controls .pick button']) {
      if ((await game.locator('.pick.to').count()) > 0) break;
      if ((await game.locator(next).count()) > 0) await game.locator(next).first().click();
      await page.waitForTimeout(300);
    }
    const { cut, spare } = await game.evaluate((element) => {
      const root = element.shadowRoot!;
      const { bottom } = root.querySelector('.controls > *')!.getBoundingClientRect();
      const suggest = root.querySelector<HTMLElement>('[data-do=suggest]')!;
      const text = new Range();
      text.selectNodeContents(suggest);
      return {
        cut: [...root.querySelectorAll('.pick.to button')].map(
          (button) => button.getBoundingClientRect().bottom - bottom,
        ),
        spare: suggest.getBoundingClientRect().height - text.getBoundingClientRect().height,
      };
    });
    assert.ok(cut.length > 5, `${lang}: ${cut.length} targets`);
    assert.ok(Math.max(...cut) <= 0.5, `${lang}: ${Math.max(...cut)} px of the last targets are cut off`);
    assert.ok(spare >= 5, `${lang}: ${spare} px around the label`);
  }
});
