import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PlayableLesson } from '../src/define.js';
import './frame.js';

interface Args {
  lesson?: string;
  rule?: string;
  step?: string;
  lang?: string;
  /** A custom lesson, as JSON. */
  own?: string;
  /** In pixels. Default: all of the available width. */
  width?: number;
  scheme?: 'light' | 'dark';
}

const meta: Meta<Args> = {
  title: 'playable-lesson',
  component: 'playable-lesson',
  render: ({ lesson, rule, step, lang, own, width, scheme }) =>
    html`<story-room width=${width ?? nothing} scheme=${scheme ?? nothing}>
      <playable-lesson
        load="now"
        lesson=${lesson ?? nothing}
        rule=${rule ?? nothing}
        step=${step ?? nothing}
        lang=${lang ?? nothing}
        >${own === undefined ? html`<p>A lesson on one rule.</p>` : html`<script type="application/json" .text=${own}></script>`}</playable-lesson
      >
    </story-room>`,
};
export default meta;

async function shown(canvas: HTMLElement): Promise<PlayableLesson> {
  await customElements.whenDefined('playable-lesson');
  const lesson = canvas.querySelector<PlayableLesson>('playable-lesson')!;
  await lesson.ready();
  await lesson.updateComplete;
  return lesson;
}
const one = (lesson: PlayableLesson, selector: string) => lesson.shadowRoot!.querySelector<HTMLElement>(selector);

/** Opens the lesson at the given step. */
const open = (args: Args): StoryObj<Args> => ({
  args,
  play: async ({ canvasElement }) => {
    const lesson = await shown(canvasElement);
    await expect(one(lesson, '.say')!.textContent!.trim()).not.toBe('');
    await expect(one(lesson, `.steps li:nth-child(${args.step ?? 1})`)!.ariaCurrent).toBe('step');
  },
});

export const FirstGame = open({ lesson: 'first-game' });
export const AwardingATitle = open({ rule: 'EW-5.11', step: '3' });
export const Question = open({ lesson: 'awarding-a-title', step: '6' });
export const French = open({ rule: 'EW-4.1', lang: 'fr' });
export const Italian = open({ rule: 'EW-8.2', lang: 'it' });
export const Narrow = open({ rule: 'EW-5.1', width: 320 });
export const NarrowAndDark = open({ rule: 'EW-5.1', width: 320, scheme: 'dark' });
export const Dark = open({ rule: 'EW-2.3', scheme: 'dark' });

/** Shows the right move on request, and the lesson goes on. */
export const ShowMe: StoryObj<Args> = {
  args: { rule: 'EW-4.1', step: '2' },
  play: async ({ canvasElement }) => {
    const lesson = await shown(canvasElement);
    await userEvent.click(one(lesson, '[data-do="show"]')!);
    await waitFor(() => expect(one(lesson, '.steps li:nth-child(3)')!.ariaCurrent).toBe('step'));
  },
};

/** A lesson written by the page's author. */
export const Own: StoryObj<Args> = {
  args: {
    own: JSON.stringify({
      title: 'Roll your dice',
      start: { players: 3, seed: 1 },
      steps: [
        { say: 'Your turn begins. Roll.', expect: ['green roll'] },
        { say: 'That is all.', show: ['dragon'] },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const lesson = await shown(canvasElement);
    await expect(one(lesson, '.title')!.textContent).toContain('Roll your dice');
  },
};

/** Names the unknown rule, and shows the page's fallback. */
export const Failed: StoryObj<Args> = {
  args: { rule: 'EW-99' },
  play: async ({ canvasElement }) => {
    await customElements.whenDefined('playable-lesson');
    const lesson = canvasElement.querySelector<PlayableLesson>('playable-lesson')!;
    await expect(lesson.ready()).rejects.toThrow('EW-99');
    await lesson.updateComplete;
    await expect(one(lesson, '.warning')!.textContent).toContain('EW-99');
    await expect(canvasElement.querySelector('p')!.checkVisibility()).toBe(true);
  },
};
