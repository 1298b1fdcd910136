import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PlayableStudio } from '../src/define.js';
import './frame.js';

interface Args {
  lang?: string;
  /** In pixels. Default: all of the available width. */
  width?: number;
  scheme?: 'light' | 'dark';
}

const meta: Meta<Args> = {
  title: 'playable-studio',
  component: 'playable-studio',
  render: ({ lang, width, scheme }) =>
    html`<story-room width=${width ?? nothing} scheme=${scheme ?? nothing}>
      <playable-studio load="now" save="off" lang=${lang ?? nothing}></playable-studio>
    </story-room>`,
};
export default meta;

const LESSON = JSON.stringify({
  title: 'Your first roll',
  lang: 'en',
  start: { players: 3, seed: 2 },
  steps: [{ say: 'The player with the Dragon begins.' }, { say: 'Roll all seven dice.', expect: ['* roll'] }],
});

async function shown(canvas: HTMLElement): Promise<PlayableStudio> {
  await customElements.whenDefined('playable-studio');
  const studio = canvas.querySelector<PlayableStudio>('playable-studio')!;
  await studio.ready();
  return studio;
}

/** The choices at the start. */
export const Begin: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const studio = await shown(canvasElement);
    await expect(studio.shadowRoot!.querySelectorAll('.card').length).toBe(4);
  },
};

const open = (args: Args): StoryObj<Args> => ({
  args,
  play: async ({ canvasElement }) => {
    const studio = await shown(canvasElement);
    await studio.open(LESSON);
    await studio.updateComplete;
    await expect(studio.shadowRoot!.querySelectorAll('.entry').length).toBe(3);
    await userEvent.click(studio.shadowRoot!.querySelector('[data-step="1"]')!);
    await waitFor(() => expect(studio.shadowRoot!.querySelector('.line input')).toBeTruthy());
  },
});
export const Writing = open({});
export const French = open({ lang: 'fr' });
export const Narrow = open({ width: 320 });
export const Dark = open({ scheme: 'dark' });
