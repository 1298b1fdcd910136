/** Simulated players: by mouse, by touch, by keyboard in the list of moves, and by keyboard on the board and its buttons. */
import assert from 'node:assert/strict';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { neighbour } from '../../src/interaction/neighbours.js';
import type { Anchor } from '../../src/game-ui/game-ui.js';
import type { Session } from '../../src/elements/session/session.js';
import { look, nextInput, type Dice, type Seen } from './helpers.js';

type Play = (seen: Seen) => Promise<void>;

const anchorsNamed = (game: Locator, id: string) => game.locator(`[data-anchor="${id}"] > .hit`).first();
const buttons = (game: Locator, selector: string) => game.locator(`.controls ${selector}:visible`);

/** Plays with the mouse: of three moves on the board it makes one by dragging and two by clicks, and presses buttons. */
export function mouse(page: Page, game: Locator, pick: Dice): Play {
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
    const wanted = nextInput(seen, pick);
    if ('button' in wanted) return click(pick(await buttons(game, wanted.button).all()));
    if ('to' in wanted) return click(anchorsNamed(game, wanted.to));
    const source = anchorsNamed(game, wanted.from);
    const isDrag = n++ % 3 === 0;
    if (!isDrag) {
      await click(source);
      const { chosen, targets } = await look(game);
      if (chosen !== wanted.from) return; // the click alone was a whole move
      assert.ok(targets.length > 0, `${chosen} was selected but has no target`);
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

/** Plays by touch: taps a place if it is visible on the board, or else its button; and the buttons of the phase. */
export function touch(page: Page, game: Locator, pick: Dice): Play {
  const tap = async (what: Locator) => {
    await what.scrollIntoViewIfNeeded();
    const box = (await what.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  /** Whether a tap on its middle would hit it: a map may show another part, and the panel covers the bottom. */
  const isReachable = (place: Locator) =>
    place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      const there = root.elementFromPoint(x + width / 2, y + height / 2);
      return there?.closest('[data-anchor]') === element.closest('[data-anchor]');
    });
  const tapPlace = async (id: string) => {
    const place = anchorsNamed(game, id);
    const button = game.locator(`.controls [data-point="${id}"]`);
    if (await isReachable(place)) return tap(place);
    if ((await button.count()) > 0) return tap(button.first());
    // While a piece is held, others have no button: a finger scrolls the board until they are above the panel.
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    if (await isReachable(place)) return tap(place);
    // A place whose selection is a whole move has no button of its own, but one for the verb.
    return tap(game.locator('.controls [data-verb]:visible').first());
  };
  return async (seen) => {
    const wanted = nextInput(seen, pick);
    if ('button' in wanted) return tap(pick(await buttons(game, wanted.button).all()));
    if ('to' in wanted) return tapPlace(wanted.to);
    await tapPlace(wanted.from);
    const { chosen, targets } = await look(game);
    if (chosen === wanted.from && targets.length > 0) await tapPlace(pick(targets));
  };
}

interface Focus {
  readonly isLost: boolean;
  readonly isOutside: boolean;
  /** The board place that has the focus. */
  readonly anchor: string | undefined;
  /** The key that moves the focus towards the wanted element, `here`, or the reason why there is none. */
  readonly way: string;
}

/** Plays by keyboard from wherever the focus is. Records each key after which nothing has the focus. */
export class Keys {
  readonly #page: Page;
  readonly #game: Locator;
  #element: ElementHandle<SVGElement | HTMLElement> | undefined;
  /** The keys after which nothing had the focus. */
  readonly lost: string[] = [];
  #hadFocus = false;

  constructor(page: Page, game: Locator) {
    this.#page = page;
    this.#game = game;
  }

  async press(key: string): Promise<void> {
    await this.#pressed(key);
  }
  /** Presses a key and reads the focus with one call to the page, because tests press thousands of keys. */
  async #pressed(key: string, selector?: string): Promise<Focus> {
    await this.#page.keyboard.press(key);
    const focus = await this.#look(selector);
    if (focus.isLost && this.#hadFocus) this.lost.push(`${key}: nothing has the focus`);
    this.#hadFocus ||= !focus.isLost;
    return focus;
  }
  /** Reads where the focus is, and which key moves it towards an element that matches. */
  async #look(selector?: string): Promise<Focus> {
    // The handle is kept, because a locator would search for the game each time.
    this.#element ??= (await this.#game.elementHandle())!;
    return this.#element.evaluate((element, css) => {
      const outside = document.activeElement;
      const isLost = !outside || outside === document.body;
      const at = element.shadowRoot!.activeElement;
      const anchor = at?.getAttribute('data-anchor') ?? undefined;
      const wayTo = (selector: string) => {
        const wanted = element.shadowRoot!.querySelector(selector);
        if (!wanted) return `${selector} does not exist`;
        if (at?.matches(selector)) return 'here';
        const follows = Node.DOCUMENT_POSITION_FOLLOWING;
        if (at) return at.compareDocumentPosition(wanted) & follows ? 'Tab' : 'Shift+Tab';
        return isLost || outside.compareDocumentPosition(element) & follows ? 'Tab' : 'Shift+Tab';
      };
      return { isLost, isOutside: !at, anchor, way: css === undefined ? '' : wayTo(css) };
    }, selector);
  }
  /**
   * Moves the focus with Tab or Shift+Tab to an element that matches, and returns the focus. It goes on in one direction until
   * the focus leaves the game, since what comes next in the document may be elsewhere in the order of Tab.
   */
  async tabTo(selector: string): Promise<Focus> {
    let focus = await this.#look(selector);
    let { way } = focus;
    for (let keys = 0; keys < 80; keys++) {
      if (focus.way === 'here') return focus;
      if (!focus.way.endsWith('Tab')) throw new Error(focus.way);
      if (focus.isOutside) ({ way } = focus);
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
  /** Chooses a move in the list and plays it. */
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
    // A place with several moves asks which of them is meant, and keeps the focus until then.
    if ((await this.#game.locator('.chooser').count()) > 0) return this.press('Enter');
    const wanted = nextInput(seen, pick);
    if ('button' in wanted) {
      await this.tabTo(`.controls ${wanted.button}`);
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
    assert.ok(targets.length > 0, `${chosen} was selected but has no target`);
    await this.goTo(pick(targets));
    await this.press('Enter');
  }
  /** Moves the focus to a board place with the arrow keys. */
  async goTo(anchor: string): Promise<void> {
    let { anchor: at } = await this.tabTo('.board [tabindex="0"]');
    const anchors = await this.#game.evaluate((element) => {
      const { session } = element as unknown as { session: Session };
      return session.ui.anchors(session.view, element.clientWidth < 740 ? 'narrow' : 'wide');
    });
    // Because the drawing rounds coordinates, a key may lead to another of two equally near places; `known` remembers that.
    const known = new Map<string, string>();
    for (let keys = 0; at !== anchor; keys++) {
      assert.ok(keys < 60, `the arrows do not lead to ${anchor}`);
      const from = at!;
      const key = shortestPath(anchors, from, anchor, known)[0]!;
      ({ anchor: at } = await this.#pressed(key));
      assert.ok(at !== undefined, `${key} moves the focus off the board`);
      known.set(`${from} ${key}`, at);
    }
  }
}

/** The shortest sequence of arrow keys from one place to another (breadth-first search). */
function shortestPath(
  anchors: readonly Anchor[],
  from: string,
  to: string,
  known: ReadonlyMap<string, string>,
): string[] {
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
