/** Shared helpers for the tests of <playable-phases>. */
import { aTimeout, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { defineElement, type PlayablePhases } from '../../../src/define.js';
import { motion, transcripts, type Attributes } from '../playable-game/support.js';

export { motion, transcripts };
export { focused, hear, words } from '../playable-game/support.js';

await defineElement('playable-phases');

export function make(attributes: Attributes = {}): PlayablePhases {
  const made = document.createElement('playable-phases');
  for (const [name, value] of Object.entries({ load: 'now', ...attributes })) made.setAttribute(name, value);
  return made;
}
export async function room(width = 1200): Promise<HTMLElement> {
  const made = await fixture<HTMLElement>(html`<main></main>`);
  made.style.width = `${width}px`;
  return made;
}
/** The element with a game of its own, loaded or failed. */
export async function mount(attributes: Attributes = {}, width = 1200): Promise<PlayablePhases> {
  const made = make({ players: '3', seed: '1', ...attributes });
  (await room(width)).append(made);
  await made.ready().catch(() => undefined);
  await settled(made);
  return made;
}
/** The element with a game of its own that has reached this phase, by the moves of a stored transcript. */
export function atPhase(phase: string, attributes: Attributes = {}, width = 1200): Promise<PlayablePhases> {
  const { seed, moves } = transcripts[phase]!;
  return mount({ seed: String(seed), moves, ...attributes }, width);
}
export async function settled(phases: PlayablePhases): Promise<void> {
  // The width is measured after one frame and used in the next.
  await nextFrame();
  await nextFrame();
  await aTimeout(0);
  await phases.updateComplete;
  // The part below a game's chart is rendered with the chart, after the element is ready.
  const isDrawn = all(phases, '.lead').length > 0;
  if (isDrawn) await waitUntil(() => all(phases, '.columns').length > 0, 'the part below the chart');
  // Many tests use the tree, which is closed beside a drawn chart.
  all<HTMLDetailsElement>(phases, '.words:not([open])').forEach((closed) => (closed.open = true));
}

export const all = <E extends Element = HTMLElement>(phases: Element, selector: string): E[] => [
  ...phases.shadowRoot!.querySelectorAll<E>(selector),
];
export function one<E extends Element = HTMLElement>(phases: Element, selector: string): E {
  const found = phases.shadowRoot!.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
export const ids = (phases: Element, selector: string): string[] =>
  all(phases, selector).map((each) => each.getAttribute('data-id')!);
/** The states marked as active in the chart and in the tree. */
export const inPicture = (phases: Element): string[] => ids(phases, '.chart .state.active');
export const inTree = (phases: Element): string[] => ids(phases, '.tree [aria-current]');
export const item = (phases: Element, id: string): HTMLElement => one(phases, `.tree [data-id="${CSS.escape(id)}"]`);

/** Opens one of the collapsed parts. */
export async function open(phases: PlayablePhases, part: string): Promise<HTMLElement> {
  const details = one<HTMLDetailsElement>(phases, `details.${part}`);
  details.open = true;
  await settled(phases);
  return details;
}
export async function press(phases: PlayablePhases, key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  phases.shadowRoot!.activeElement!.dispatchEvent(event);
  await settled(phases);
  return event.defaultPrevented;
}
