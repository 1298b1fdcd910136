/** Shared helpers for the tests of the lesson player. */
import { aTimeout, fixture, html, nextFrame } from '@open-wc/testing';
import { defineElement, type PlayableLesson } from '../../../src/define.js';
import { motion, type Attributes } from '../playable-game/support.js';

export { focused, hear, words } from '../playable-game/support.js';
export { motion };

await defineElement('playable-lesson');

export async function settled(lesson: PlayableLesson): Promise<void> {
  await nextFrame();
  await lesson.updateComplete;
  await aTimeout(0);
}

/** A lesson with these attributes and children, loaded or failed. `page` holds attributes of the element around it. */
export async function put(attributes: Attributes = {}, children = '', page: Attributes = {}): Promise<PlayableLesson> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  for (const [name, value] of Object.entries(page)) main.setAttribute(name, value);
  const lesson = document.createElement('playable-lesson');
  for (const [name, value] of Object.entries({ load: 'now', ...attributes })) lesson.setAttribute(name, value);
  lesson.append(document.createRange().createContextualFragment(children));
  main.append(lesson);
  await lesson.ready().catch(() => undefined);
  await settled(lesson);
  return lesson;
}
/** The markup of an author's own lesson as a child of the element. */
export const inline = (lesson: object | string): string =>
  `<script type="application/json">${typeof lesson === 'string' ? lesson : JSON.stringify(lesson)}</script>`;

export const all = <E extends Element = HTMLElement>(lesson: Element, selector: string): E[] => [
  ...lesson.shadowRoot!.querySelectorAll<E>(selector),
];
export function one<E extends Element = HTMLElement>(lesson: Element, selector: string): E {
  const found = lesson.shadowRoot!.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
/** Presses a button of the step: next, back, show, playOn, return, otherReading, following, playGame, again. */
export async function go(lesson: PlayableLesson, what: string): Promise<void> {
  one(lesson, `[data-do="${what}"]`).click();
  await settled(lesson);
}
/** The number of the step on show and how many there are. */
export function at(lesson: PlayableLesson): string {
  const steps = all(lesson, '.steps li');
  return `${steps.findIndex((step) => step.getAttribute('aria-current') === 'step') + 1} of ${steps.length}`;
}
export const textIn = (lesson: PlayableLesson, selector: string): string =>
  one(lesson, selector).textContent!.replace(/\s+/g, ' ').trim();

/** A short lesson of an author's own: a step that expects a roll, and a question. */
export const OWN = {
  title: 'Mine',
  start: { players: 3, seed: 1 },
  steps: [
    {
      say: 'Green begins.',
      show: ['front:1'],
      expect: ['green roll'],
      wrong: [{ move: 'green hold', say: 'First roll (EW-2.1).' }],
    },
    {
      say: 'Green has rolled.',
      ask: [
        { say: 'Hold', answer: 'Not yet.' },
        { say: 'Place', right: true, answer: 'So it is.' },
      ],
    },
  ],
};
