/**
 * A position is set up in the studio's editor on the built site by mouse, by touch on a narrow screen, or by keyboard alone. A
 * lesson is made from it, its link is opened, and the lesson is played.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openPage, useTestEnv } from './helpers.js';
import { overflow } from './pages.js';

const env = useTestEnv();

/** The actions of an author and a reader with one input device. */
interface InputMethod {
  readonly press: (what: Locator) => Promise<void>;
  readonly write: (into: Locator, text: string) => Promise<void>;
  readonly choose: (among: Locator, label: string) => Promise<void>;
  /** Moves a piece to a place. */
  readonly put: (piece: Locator, place: Locator) => Promise<void>;
}

/** The point to press: the middle of a board place's hit area, or of any other element. */
async function middleOf(what: Locator): Promise<[x: number, y: number]> {
  const hit = what.locator('> .hit');
  const spot = (await hit.count()) > 0 ? hit.first() : what;
  await spot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await spot.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
const chosen = async (among: Locator, label: string) => void (await among.selectOption({ label }));

/** Drags pieces, and clicks buttons. */
const mouse = (page: Page): InputMethod => ({
  press: (what) => what.click(),
  write: (into, text) => into.fill(text),
  choose: chosen,
  async put(piece, place) {
    await page.mouse.move(...(await middleOf(piece)));
    await page.mouse.down();
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await page.mouse.up();
  },
});
const touch = (page: Page): InputMethod => ({
  press: (what) => what.tap(),
  write: (into, text) => into.fill(text),
  choose: chosen,
  async put(piece, place) {
    await page.touchscreen.tap(...(await middleOf(piece)));
    // No scrolling here: the editor must show the target on the screen by itself.
    const { x, y, width, height } = (await place.boundingBox())!;
    assert.ok(y > 0 && y + height <= page.viewportSize()!.height, 'the target is visible');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  },
});
function keys(page: Page): InputMethod {
  const hasFocus = (what: Locator) =>
    what.evaluate((element) => (element.getRootNode() as Document).activeElement === element);
  const tabTo = async (what: Locator) => {
    await what.waitFor();
    for (let n = 0; !(await hasFocus(what)); n++) {
      assert.ok(n < 150, `${String(what)} can be reached by Tab`);
      await page.keyboard.press('Tab');
    }
  };
  const press = async (what: Locator) => {
    await tabTo(what);
    await page.keyboard.press('Space');
  };
  return {
    press,
    async write(into, text) {
      await tabTo(into);
      await page.keyboard.type(text);
    },
    async choose(among, label) {
      await tabTo(among);
      await page.keyboard.type(label);
    },
    async put(piece, place) {
      await press(piece);
      await press(place);
    },
  };
}

interface Case {
  readonly game: string;
  readonly by: string;
  readonly method: (page: Page) => InputMethod;
  readonly options: BrowserContextOptions;
  /** Sets up something and returns the anchor where readers will find it. */
  readonly setUp: (hand: Locator, method: InputMethod) => Promise<string>;
}
const at = (hand: Locator, anchor: string) => hand.locator(`[data-anchor="${anchor}"]`).first();

const CASES: readonly Case[] = [
  {
    ...{ game: 'elfenwizards', by: 'by mouse', method: mouse },
    options: { viewport: { width: 1366, height: 768 } },
    async setUp(hand, { put, press, choose }) {
      // An impossible position is reported, and can be undone in the editor.
      await put(at(hand, 'W1'), at(hand, 'H'));
      await hand.locator('.amiss').waitFor();
      await press(hand.locator('.bar [data-do="undo"]'));
      await hand.locator('.amiss').waitFor({ state: 'detached' });
      await choose(hand.locator('[name="dragon"]'), 'Green guild');
      const seat = await hand.locator('[data-seat][aria-pressed="true"]').getAttribute('data-seat');
      await put(at(hand, `face:${seat}:4`), at(hand, 'sorcerer'));
      return `die:sorcerer:${seat}:4`;
    },
  },
  {
    ...{ game: 'elfengold', by: 'by touch at 375 px', method: touch },
    options: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
    async setUp(hand, { put }) {
      const raft = at(hand, 'pile:raft');
      const seat = await hand.locator('[data-seat][aria-pressed="true"]').getAttribute('data-seat');
      await put(raft, at(hand, 'hand'));
      await hand.locator(`[name="players[${seat}].coins"]`).fill('3');
      return 'card:raft';
    },
  },
  {
    ...{ game: 'dark-mages', by: 'by keyboard alone', method: keys },
    options: { viewport: { width: 1366, height: 768 } },
    async setUp(hand, { put, press }) {
      // The hand is full, so its first card goes on the pile.
      await put(hand.locator('.view [tabindex="0"]').first(), at(hand, 'onPile'));
      const group = hand.locator('.tray details').first();
      await press(group.locator('summary'));
      const card = group.locator('.thing').first();
      const id = (await card.getAttribute('data-anchor'))!.slice('draw:'.length);
      await put(card, at(hand, 'inHand'));
      return `hand:${id}`;
    },
  },
];

/** Makes the first move of the list of all moves. */
async function makeFirst(game: Locator, { press, choose }: InputMethod): Promise<void> {
  const list = game.locator('.list');
  await list.waitFor();
  if ((await list.getAttribute('open')) === null) await press(list.locator('summary'));
  const few = game.locator('.option input').first();
  const many = game.locator('.moves select');
  await few.or(many).first().waitFor();
  if ((await few.count()) === 0)
    await choose(many, (await many.locator('option:not([value=""])').first().textContent())!.trim());
  else await press(few);
  await press(game.locator('.moves button.primary'));
}

for (const { game, by, method, options, setUp } of CASES)
  test(`${game}: a position can be set up ${by}, made into a lesson, and played through its link`, async () => {
    const watched = await openPage(env, { reducedMotion: 'reduce', ...options });
    const { page, troubles } = watched;
    await page.addInitScript(
      () => (crypto.getRandomValues = (into) => (into as unknown as Uint32Array).fill(7) as never),
    );
    await page.goto(`${env.docs}/studio/${game === 'elfenwizards' ? '' : `${game}/`}`);
    const studio = page.locator('playable-studio');
    const input = method(page);
    await input.press(studio.locator('[data-begin="hand"] button.primary'));
    const hand = studio.locator('.hand');
    await hand.locator('[data-anchor]').first().waitFor();
    const found = await setUp(hand, input);
    assert.equal(await hand.locator('#check.quiet').count(), 1, 'the position is possible');
    assert.equal(await overflow(page), 0, 'nothing overflows the page');
    await input.press(hand.locator('[data-do="done"]'));

    await input.press(studio.locator('[data-step="0"]'));
    await input.write(studio.locator('.write > .sentence textarea'), 'Your turn.');
    await input.press(studio.locator('[data-mode="expect"]'));
    await makeFirst(studio.locator('#stage'), input);
    await studio.locator('.lines li, .line').first().waitFor();
    await input.press(studio.locator('[data-do="done"]'));
    await input.press(studio.locator('[data-do="out"]'));
    await input.choose(studio.locator('dialog select'), 'a link that carries it whole');
    const link = await studio.locator('dialog textarea').inputValue();
    assert.match(link, /^http/);

    await page.goto(link);
    const lesson = page.locator('playable-lesson');
    await lesson.locator(`[data-anchor="${found}"]`).first().waitFor();
    assert.match((await lesson.locator('.say').first().textContent())!, /Your turn\./);
    await makeFirst(lesson, input);
    await lesson.locator('[data-do="again"]').waitFor();
    assert.deepEqual(troubles, []);
    await watched.close();
  });
