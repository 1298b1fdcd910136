/** Shared helpers for the tests of the studio: they mount one, press, type and read its state. */
import { fixture, html, waitUntil } from '@open-wc/testing';
import { defineElement, type PlayableGame, type PlayableLesson, type PlayableStudio } from '../../../src/define.js';
import '../playable-game/support.js';

await defineElement('playable-studio');

export const one = <E extends Element = HTMLElement>(root: Element, selector: string): E => {
  const found = root.shadowRoot!.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
export const all = (root: Element, selector: string) => [...root.shadowRoot!.querySelectorAll<HTMLElement>(selector)];

export async function put(game: string, attributes: Readonly<Record<string, string>> = {}): Promise<PlayableStudio> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  const studio = document.createElement('playable-studio');
  for (const [name, value] of Object.entries({ load: 'now', save: 'off', game, ...attributes }))
    studio.setAttribute(name, value);
  main.append(studio);
  await studio.ready();
  return studio;
}
export async function press(studio: PlayableStudio, selector: string): Promise<void> {
  one(studio, selector).click();
  await studio.updateComplete;
}
export async function type(studio: PlayableStudio, selector: string, text: string): Promise<void> {
  const field = one<HTMLTextAreaElement>(studio, selector);
  field.value = text;
  field.setSelectionRange(text.length, text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await studio.updateComplete;
}
/** The board on which the author plays moves or points at places. */
export async function board(studio: PlayableStudio): Promise<PlayableGame> {
  await waitUntil(() => studio.shadowRoot!.querySelector('#stage'), 'the board');
  const game = one<PlayableGame>(studio, '#stage');
  await game.ready();
  return game;
}
/** The preview of the lesson, once it shows the current version. */
export async function reader(studio: PlayableStudio): Promise<PlayableLesson> {
  await waitUntil(() => studio.shadowRoot!.querySelector('.reader playable-lesson:not(.coming)'), 'the lesson', {
    timeout: 8000,
  });
  // The first one is in sight while it loads.
  return one<PlayableLesson>(studio, '.reader playable-lesson:not(.coming)').ready();
}
export const says = (studio: PlayableStudio) => one(studio, '.state').textContent!.trim();
export const written = (studio: PlayableStudio) =>
  studio.written as {
    steps: { say: string; show?: string[]; expect?: string[]; wrong?: object[]; ask?: object[]; play?: string[] }[];
    title?: string;
    words?: object;
  };
