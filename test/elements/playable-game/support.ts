/** Helpers for browser tests of `<playable-game>`: mount one at a known point of a game, and play it by pointer and keys. */
import { fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/define.js';
import type { PlayableGame } from '../../../src/define.js';
import type { Move, View } from '../../../src/kernel/game.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { ui } from '../../../src/games/elfenwizards/ui.js';
import { formatMove } from '../../../src/kernel/notation.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { replay } from '../../../src/kernel/play.js';
import { viewFor } from '../../../src/kernel/view.js';
import { transcripts } from '../../../src/games/elfenwizards/transcripts.js';
import { all, settled, words } from '../../../src/testing/page-checks.js';

export { all, settled, transcripts, words };
/** The phases in which a player has to decide. */
export const WAITING = Object.keys(transcripts).filter((phase) => phase !== 'over');

/** Mocks `prefers-reduced-motion`: on by default, so that moves are shown at once; tests of animations switch it off. */
export const motion = { reduced: true };
const realMatchMedia = matchMedia.bind(window);
window.matchMedia = (query) =>
  query.includes('prefers-reduced-motion') ? ({ matches: motion.reduced } as MediaQueryList) : realMatchMedia(query);

const known = localStorage.getItem('playable-rules/settings');
/** Clears what is kept, but for the games that the reader knows. */
export function forgetAll(): void {
  localStorage.clear();
  localStorage.setItem('playable-rules/settings', known!);
}

export type Attributes = Readonly<Record<string, string>>;

export function element(attributes: Attributes = {}, fallback = ''): PlayableGame {
  const made = document.createElement('playable-game');
  for (const [name, value] of Object.entries({ load: 'now', save: 'off', seed: '1', ...attributes })) {
    made.setAttribute(name, value);
  }
  made.append(fallback);
  return made;
}

/** A container of this width in the page, removed after the test. */
export async function place(width = 800, attributes: Attributes = {}): Promise<HTMLElement> {
  const made = await fixture<HTMLElement>(html`<main></main>`);
  made.style.width = `${width}px`;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Mounts an element with these attributes and waits until it can be played. */
export async function mount(attributes: Attributes = {}, width = 800): Promise<PlayableGame> {
  const made = element(attributes);
  (await place(width)).append(made);
  await made.ready();
  await settled(made);
  return made;
}

/** Mounts a game of three people at this phase, reached by recorded moves. */
export const atPhase = (phase: string, attributes: Attributes = {}, width = 800): Promise<PlayableGame> => {
  const { seed, moves } = transcripts[phase]!;
  return mount({ players: '3', seats: 'human human human', seed: String(seed), moves, ...attributes }, width);
};

export function one<E extends Element = HTMLElement>(game: PlayableGame, selector: string): E {
  const found = game.shadowRoot!.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
/** Waits for the list of all moves, which loads after the first board, and returns its matching elements. */
export async function listed<E extends Element = HTMLElement>(game: PlayableGame, moves = '[data-move]'): Promise<E[]> {
  await waitUntil(() => all(game, `.moves ${moves}`).length > 0, 'the list of moves is shown', { timeout: 5000 });
  return all<E>(game, `.moves ${moves}`);
}
/** Opens the menu with files and settings. */
export async function openMenu(game: PlayableGame): Promise<HTMLElement> {
  one<HTMLDetailsElement>(game, '.menu').open = true;
  await waitUntil(() => all(game, '.menu-items').length > 0, 'the menu is open', { timeout: 8000 });
  return one(game, '.menu-items');
}
/** Opens the log of events. A closed log is not rendered. */
export async function openLog(game: PlayableGame): Promise<HTMLElement> {
  one<HTMLDetailsElement>(game, '.history').open = true;
  await waitUntil(() => all(game, '.log').length > 0, 'the log is open', { timeout: 8000 });
  return one(game, '.history');
}
/** Opens the form for a new game. */
export async function openForm(game: PlayableGame): Promise<HTMLDialogElement> {
  one(game, '[data-do="new"]').click();
  await waitUntil(
    () => all<HTMLDialogElement>(game, 'dialog:has(.new-game)')[0]?.open,
    'the form for a new game is open',
    { timeout: 8000 },
  );
  return one(game, 'dialog:has(.new-game)');
}
/** The button with this text or `aria-label`. */
export function button(game: PlayableGame, label: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(game, 'button').find((b) => words(b) === label || b.ariaLabel === label);
  if (!found) throw new Error(`No button is labelled ${label}: ${all(game, 'button').map(words).join(' | ')}`);
  return found;
}
export const anchor = (game: PlayableGame, id: string): SVGGraphicsElement =>
  one(game, `[data-anchor="${CSS.escape(id)}"]`);
export const anchors = (game: PlayableGame): string[] =>
  all(game, '[data-anchor]').map((g) => g.getAttribute('data-anchor')!);
/** The focused element, also inside shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** The view of the player who is to act, computed from the record without the element. */
export function viewOf(game: PlayableGame): View & { readonly moves: readonly Move[] } {
  const { start, moves } = parseRecord(elfenwizards, game.record);
  const snapshot = replay(elfenwizards, start, moves);
  const [seat] = viewFor(elfenwizards, snapshot, 'spectator').toAct;
  return viewFor(elfenwizards, snapshot, seat ?? 'spectator');
}
export const notation = (move: Move): string => formatMove(elfenwizards, move as never);
export const pathOf = (game: PlayableGame, move: Move): readonly string[] =>
  ui.touches(move as never, viewOf(game) as never);

/** Scrolls a place of the board into view and returns its centre. */
export function touchPoint(game: PlayableGame, id: string): { clientX: number; clientY: number; target: Element } {
  const target = anchor(game, id).querySelector('.hit') ?? anchor(game, id);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2, target };
}
export function pointer(
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { target, ...at }: { target: Element; clientX: number; clientY: number },
  more: PointerEventInit = {},
): void {
  const buttons = type === 'pointerdown' || type === 'pointermove' ? 1 : 0;
  const options = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons, ...at, ...more };
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, ...options }));
}
export async function click(game: PlayableGame, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const at = touchPoint(game, id);
    pointer('pointerdown', at);
    pointer('pointerup', at);
    await settled(game);
  }
}
/** Drags a piece from one place to another in small steps. */
export async function drag(game: PlayableGame, from: string, to: string, more: PointerEventInit = {}): Promise<void> {
  const at = touchPoint(game, from);
  pointer('pointerdown', at, more);
  pointer('pointermove', { ...at, clientX: at.clientX + 5 }, more);
  pointer('pointermove', { ...at, clientX: at.clientX + 12 }, more);
  await settled(game);
  const end = touchPoint(game, to);
  pointer('pointermove', { ...end, target: at.target }, more);
  pointer('pointerup', { ...end, target: at.target }, more);
  await settled(game);
}
/** Applies the style rules for forced colours during `act`. */
export async function withForcedColours(game: PlayableGame, act: () => unknown): Promise<void> {
  const rules = game
    .shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) as CSSMediaRule[];
  if (rules.length === 0) throw new Error('There are no styles for forced colours.');
  rules.forEach(({ media }) => (media.mediaText = 'all'));
  try {
    await act();
  } finally {
    rules.forEach(({ media }) => (media.mediaText = '(forced-colors: active)'));
  }
}
/** Presses a key on the focused or the given element. Returns whether a listener prevented the default. */
export async function press(game: PlayableGame, key: string, on: Element | null = focused()): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  on!.dispatchEvent(event);
  await settled(game);
  return event.defaultPrevented;
}

/** Collects the announcements in the live region of an element. */
export function listen(game: PlayableGame): { readonly messages: string[] } {
  const region = one(game, '[role="status"]');
  const messages: string[] = [];
  new MutationObserver(() => {
    const now = words(region);
    if (now !== '') messages.push(now);
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return { messages };
}
/** Milliseconds until an announcement is made (`SAID`), and until the next one may follow (`PAUSE`). */
export const SAID = 150;
export const PAUSE = 1200;

/** Collects all events of these types. */
export function hear(game: EventTarget, ...types: string[]): CustomEvent[] {
  const events: CustomEvent[] = [];
  types.forEach((type) => game.addEventListener(type, (event) => events.push(event as CustomEvent)));
  return events;
}

// Capturing the pointer of a synthetic event would throw.
Element.prototype.setPointerCapture = () => {};

/** The first move of each type that one or two clicks can make. A place whose click makes a move cannot start another. */
export function kinds(game: PlayableGame): Move[] {
  const { moves } = viewOf(game);
  const wholes = moves.map((move) => pathOf(game, move)).flatMap((path) => (path.length === 1 ? path : []));
  const found = moves.filter((move) => {
    const path = pathOf(game, move);
    return path.length === 1 || (path.length === 2 && !wholes.includes(path[0]!));
  });
  return found.filter(({ type }, i) => found.findIndex((move) => move.type === type) === i);
}

const fileOf = async ({ href, download: name }: HTMLAnchorElement) => {
  const file = await (await fetch(href)).blob();
  return { name, type: file.type, text: await file.text() };
};
/** The files that are downloaded while `act` runs. */
export async function handed(act: () => unknown): Promise<{ name: string; type: string; text: string }[]> {
  const files: ReturnType<typeof fileOf>[] = [];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- restored below on the same prototype
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    files.push(fileOf(this));
  };
  try {
    await act();
    return await Promise.all(files);
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
}

/** The message with which `ready()` rejects, or 'none'. */
export const failureOf = (element: { ready(): Promise<unknown> }): Promise<string> =>
  element.ready().then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  );

/** The errors and rejections that nothing caught while `run` ran. */
export async function uncaught(run: () => unknown): Promise<unknown[]> {
  const caught: unknown[] = [];
  const collect = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    caught.push((event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason);
  };
  const { onerror, onunhandledrejection } = window;
  window.onerror = window.onunhandledrejection = null;
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, collect, true);
  try {
    await run();
    await new Promise((resolve) => setTimeout(resolve, 30));
  } finally {
    for (const type of ['error', 'unhandledrejection']) window.removeEventListener(type, collect, true);
    Object.assign(window, { onerror, onunhandledrejection });
  }
  return caught;
}
