/** How a person plays: by mouse on the board, by keys through the list of moves, by keys on the board and its buttons. */
import assert from 'node:assert/strict';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { neighbour } from '../../src/interaction/neighbours.js';
import type { Anchor } from '../../src/game-ui/game-ui.js';
import type { Session } from '../../src/elements/parts/session.js';
import { look, wish, type Dice, type Seen } from './helpers.js';

type Hand = (seen: Seen) => Promise<void>;

const anchorsNamed = (game: Locator, id: string) => game.locator(`[data-anchor="${id}"] > .hit`).first();
const verbButton = (game: Locator, verb: string) => game.locator(`.controls [data-verb="${verb}"]`);

/** Plays with the mouse: clicks twice, drags every third time, presses the buttons of the phase. */
export function mouse(page: Page, game: Locator, pick: Dice): Hand {
  const over = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const box = (await place.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const goTo = async (place: Locator, steps = 1) => {
    const { x, y } = await over(place);
    await page.mouse.move(x, y, { steps });
  };
  const click = async (place: Locator) => {
    await goTo(place);
    await page.mouse.down();
    await page.mouse.up();
  };
  let n = 0;
  return async (seen) => {
    const wanted = wish(seen, pick);
    if ('verb' in wanted) return click(pick(await verbButton(game, wanted.verb).all()));
    if ('to' in wanted) return click(anchorsNamed(game, wanted.to));
    const source = anchorsNamed(game, wanted.from);
    const isDrag = n++ % 3 === 0;
    if (!isDrag) {
      await click(source);
      const { chosen, targets } = await look(game);
      if (chosen !== wanted.from) return; // it was a whole move
      assert.ok(targets.length > 0, `${chosen} was taken up and may go nowhere`);
      return click(anchorsNamed(game, pick(targets)));
    }
    const { x, y } = await over(source);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 3, { steps: 3 });
    const { chosen, targets } = await look(game);
    if (chosen === wanted.from) await goTo(anchorsNamed(game, pick(targets)), 4);
    else await page.mouse.move(x, y);
    await page.mouse.up();
  };
}

/** Plays with a finger: taps what is in sight on the board, else its button, and the buttons of the phase. */
export function touch(page: Page, game: Locator, pick: Dice): Hand {
  const tap = async (what: Locator) => {
    await what.scrollIntoViewIfNeeded();
    const box = (await what.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  /** Whether a finger on its middle would be on it: the map may show another part, and the panel lies over its foot. */
  const isInSight = (place: Locator) =>
    place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      const there = root.elementFromPoint(x + width / 2, y + height / 2);
      return there?.closest('[data-anchor]') === element.closest('[data-anchor]');
    });
  const tapPlace = async (id: string) => {
    const place = anchorsNamed(game, id);
    const button = game.locator(`.controls [data-point="${id}"]`);
    if (await isInSight(place)) return tap(place);
    // What is a whole move by itself has a button of its verb, and no other.
    return tap(((await button.count()) > 0 ? button : game.locator('.controls [data-verb]')).first());
  };
  return async (seen) => {
    const wanted = wish(seen, pick);
    if ('verb' in wanted) return tap(pick(await verbButton(game, wanted.verb).all()));
    if ('to' in wanted) return tapPlace(wanted.to);
    await tapPlace(wanted.from);
    const { chosen, targets } = await look(game);
    if (chosen === wanted.from && targets.length > 0) await tapPlace(pick(targets));
  };
}

interface Focus {
  readonly isLost: boolean;
  /** The place of the board that it is on. */
  readonly anchor: string | undefined;
  /** The key that leads on, `here`, or why none does. */
  readonly way: string;
}

/** Plays with keys, from wherever the focus is. After each key the focus must be on something. */
export class Keys {
  readonly #page: Page;
  readonly #game: Locator;
  #element: ElementHandle<SVGElement | HTMLElement> | undefined;
  /** What the focus was on after each key that lost it. */
  readonly lost: string[] = [];
  #began = false;

  constructor(page: Page, game: Locator) {
    this.#page = page;
    this.#game = game;
  }

  async press(key: string): Promise<void> {
    await this.#pressed(key);
  }
  /** Presses a key and looks where the focus is then: in one question, for tests press thousands of keys. */
  async #pressed(key: string, selector?: string): Promise<Focus> {
    await this.#page.keyboard.press(key);
    const focus = await this.#look(selector);
    if (focus.isLost && this.#began) this.lost.push(`${key}: focus is nowhere`);
    this.#began ||= !focus.isLost;
    return focus;
  }
  /** Where the focus is, and what leads from there to an element that matches. */
  async #look(selector?: string): Promise<Focus> {
    // A locator would look for the game anew each time.
    this.#element ??= (await this.#game.elementHandle())!;
    return this.#element.evaluate((element, css) => {
      const outside = document.activeElement;
      const isLost = !outside || outside === document.body;
      const at = element.shadowRoot!.activeElement;
      const anchor = at?.getAttribute('data-anchor') ?? undefined;
      const wayTo = (selector: string) => {
        const wanted = element.shadowRoot!.querySelector(selector);
        if (!wanted) return `${selector} is not there`;
        if (at?.matches(selector)) return 'here';
        const follows = Node.DOCUMENT_POSITION_FOLLOWING;
        if (at) return at.compareDocumentPosition(wanted) & follows ? 'Tab' : 'Shift+Tab';
        return isLost || outside.compareDocumentPosition(element) & follows ? 'Tab' : 'Shift+Tab';
      };
      return { isLost, anchor, way: css === undefined ? '' : wayTo(css) };
    }, selector);
  }
  /** Tabs to an element that matches, forwards or backwards; a page's top is before everything. Gives where the focus is then. */
  async tabTo(selector: string): Promise<Focus> {
    let focus = await this.#look(selector);
    for (let keys = 0; keys < 80; keys++) {
      const { way } = focus;
      if (way === 'here') return focus;
      if (!way.endsWith('Tab')) throw new Error(way);
      focus = await this.#pressed(way, selector);
    }
    throw new Error(`${selector} cannot be reached by Tab`);
  }

  /** Opens the list of moves, if it is closed. */
  async openList(): Promise<void> {
    if ((await this.#game.locator('.list[open]').count()) > 0) return;
    await this.tabTo('.list > summary');
    await this.press('Enter');
    await this.#game.locator('.list[open]').waitFor();
  }
  /** Chooses a move of the list and plays it. */
  async playFromList(pick: Dice): Promise<void> {
    const options = this.#game.locator('.moves .option');
    const isFew = (await options.count()) > 0;
    const count = isFew ? await options.count() : await this.#game.locator('.moves option').count();
    assert.ok(count > 0, 'the list is empty');
    const down = pick(Array.from({ length: Math.min(count, 9) }, (_, i) => i));
    if (isFew) {
      await this.tabTo('.moves input');
      if (down === 0) await this.press('Space');
    } else await this.tabTo('.moves select');
    for (let i = 0; i < (isFew ? down : down + 1); i++) await this.press('ArrowDown');
    await this.tabTo('.moves button');
    await this.press('Enter');
  }

  /** Plays on the board and with the buttons of the phase. */
  async playOnBoard(seen: Seen, pick: Dice): Promise<void> {
    const wanted = wish(seen, pick);
    if ('verb' in wanted) {
      await this.tabTo(`.controls [data-verb="${wanted.verb}"]`);
      return this.press(pick(['Enter', 'Space']));
    }
    if ('to' in wanted) {
      await this.goTo(wanted.to);
      return this.press('Enter');
    }
    await this.goTo(wanted.from);
    await this.press(pick(['Enter', 'Space']));
    const { chosen, targets } = await look(this.#game);
    if (chosen !== wanted.from) return;
    assert.ok(targets.length > 0, `${chosen} was taken up and may go nowhere`);
    await this.goTo(pick(targets));
    await this.press('Enter');
  }
  /** Walks to an anchor of the board with the arrow keys. */
  async goTo(anchor: string): Promise<void> {
    let { anchor: at } = await this.tabTo('.board [tabindex="0"]');
    const anchors = await this.#game.evaluate((element) => {
      const { session } = element as unknown as { session: Session };
      return session.ui.anchors(session.view, element.clientWidth < 740 ? 'narrow' : 'wide');
    });
    // The drawing rounds, so a key may lead to another of two places that are equally near: then that is learnt.
    const known = new Map<string, string>();
    for (let keys = 0; at !== anchor; keys++) {
      assert.ok(keys < 60, `the arrows do not lead to ${anchor}`);
      const from = at!;
      const key = walk(anchors, from, anchor, known)[0]!;
      ({ anchor: at } = await this.#pressed(key));
      assert.ok(at !== undefined, `${key} leads off the board`);
      known.set(`${from} ${key}`, at);
    }
  }
}

/** The fewest arrow keys from one anchor to another. */
function walk(anchors: readonly Anchor[], from: string, to: string, known: ReadonlyMap<string, string>): string[] {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [id, keys] of ways) {
    if (id === to) return keys;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = known.get(`${id} ${key}`) ?? neighbour(anchors, id, key);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`the arrows do not lead from ${from} to ${to}`);
}
