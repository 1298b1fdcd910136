/** What runs inside the measured pages: when a board can be played, how long the page was blocked, what a redraw costs. */
import type { Page } from 'playwright-core';

/** How each page says that its board is there: so many elements of this selector, in the page or in a shadow root. */
export interface Ready {
  readonly host: string;
  readonly inside?: string;
  readonly count: number;
}

export interface Boot {
  /** Milliseconds from navigation. */
  readonly ready: number;
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Must run before the page does. The first frame in which all boards are there counts. */
export async function watchBoot(page: Page, ready: Ready): Promise<void> {
  // The compiler names functions by this one, also those that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript((wanted: Ready) => {
    const seen = { ready: 0, paint: 0, blocked: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const tick = () => {
      const hosts = [...document.querySelectorAll(wanted.host)];
      const there = hosts.filter((host) => !wanted.inside || host.shadowRoot?.querySelector(wanted.inside));
      if (there.length < wanted.count) return void requestAnimationFrame(tick);
      // The frame is on the screen when what follows it runs.
      setTimeout(() => {
        seen.ready = performance.now();
      });
    };
    tick();
  }, ready);
}
export async function bootOf(page: Page): Promise<Boot> {
  await page.waitForFunction(() => (globalThis as unknown as { seen: Boot }).seen.ready > 0, undefined, {
    polling: 100,
  });
  await page.waitForTimeout(300);
  return page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Boot }).seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}

export interface Redraw {
  /** Milliseconds of script for one move's drawing, and for the same changes made by hand to a copy. */
  readonly ours: number;
  readonly patch: number;
}

/** Plays moves in a page and times what draws each of them. Reduced motion: nothing travels, so nothing is measured. */
export function redraws(page: Page, most: number): Promise<Redraw[]> {
  return page.evaluate(async (count) => {
    type Updating = HTMLElement & { performUpdate(): void; updateComplete: Promise<boolean> };
    const game = document.querySelector('playable-game') as unknown as Updating;
    const tree = game.shadowRoot!;
    let spent = 0;
    const timed = new WeakSet<object>();
    /** Adds up what an element's own drawing takes, without what is drawn inside it. */
    const time = (element: Updating) => {
      if (timed.has(element)) return;
      timed.add(element);
      const draw = element.performUpdate.bind(element);
      element.performUpdate = () => {
        const from = performance.now();
        draw();
        spent += performance.now() - from;
      };
    };
    time(game);
    const twin = document.createElement('div');
    twin.attachShadow({ mode: 'open' });
    twin.shadowRoot!.adoptedStyleSheets = tree.adoptedStyleSheets;
    document.body.append(twin);
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

    /** The same changes, made directly to a copy of what was there before. */
    const patch = (copies: Map<Node, Node>, changes: readonly MutationRecord[]): number => {
      const from = performance.now();
      for (const { type, target, attributeName, addedNodes, removedNodes, nextSibling } of changes) {
        const copy = copies.get(target);
        if (!copy) continue; // inside something that was put there whole
        if (type === 'attributes') {
          const value = (target as Element).getAttribute(attributeName!);
          if (value === null) (copy as Element).removeAttribute(attributeName!);
          else (copy as Element).setAttribute(attributeName!, value);
        } else if (type === 'characterData') (copy as Text).data = (target as Text).data;
        else {
          for (const node of removedNodes) copies.get(node)?.parentNode?.removeChild(copies.get(node)!);
          const before = nextSibling ? copies.get(nextSibling) : undefined;
          for (const node of addedNodes) {
            const made = node.cloneNode(true);
            copies.set(node, made);
            copy.insertBefore(made, before?.parentNode === copy ? before : null);
          }
        }
      }
      return performance.now() - from;
    };

    const results: Redraw[] = [];
    for (let n = 0; n < count && !tree.querySelector('.result'); n++) {
      for (const part of tree.querySelectorAll<Updating>('*')) if ('performUpdate' in part) time(part);
      const options = [...tree.querySelectorAll<HTMLElement>('.moves :is(option, .option input)')];
      const forward = options.filter(
        (option) => !/put the chosen|take .* back/i.test((option.closest('label') ?? option).textContent),
      );
      const among = forward.length ? forward : options;
      const option = among[(n * 7) % among.length]!;
      if (option instanceof HTMLOptionElement) {
        option.selected = true;
        option.closest('select')!.dispatchEvent(new Event('change', { bubbles: true }));
      } else option.click();
      await frame();

      const copies = new Map<Node, Node>();
      const pair = (node: Node, copy: Node) => {
        copies.set(node, copy);
        node.childNodes.forEach((child, i) => pair(child, copy.childNodes[i]!));
      };
      twin.shadowRoot!.replaceChildren(...[...tree.childNodes].map((child) => child.cloneNode(true)));
      copies.set(tree, twin.shadowRoot!);
      tree.childNodes.forEach((child, i) => pair(child, twin.shadowRoot!.childNodes[i]!));
      await frame();

      const changes: MutationRecord[] = [];
      const observer = new MutationObserver((records) => void changes.push(...records));
      observer.observe(tree, { subtree: true, childList: true, attributes: true, characterData: true });
      spent = 0;
      tree.querySelector<HTMLElement>('.moves button')!.click();
      await game.updateComplete;
      await new Promise((done) => setTimeout(done));
      changes.push(...observer.takeRecords());
      observer.disconnect();
      if (changes.length === 0) throw new Error('A move changed nothing.');
      results.push({ ours: spent, patch: patch(copies, changes) });
      await frame();
    }
    twin.remove();
    return results;
  }, most);
}
