import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PlayableRulebook } from '../src/define.js';
import './frame.js';

interface Args {
  rule?: string;
  lang?: string;
  /** Whether a game is on the same page, which the rulebook follows. */
  game?: boolean;
  /** In pixels. Default: all of the available width. */
  width?: number;
  scheme?: 'light' | 'dark';
}

const meta: Meta<Args> = {
  title: 'playable-rulebook',
  component: 'playable-rulebook',
  render: ({ rule, lang, game, width, scheme }) =>
    html`<story-room width=${width ?? nothing} scheme=${scheme ?? nothing}>
      ${game ? html`<playable-game id="board" load="now" save="off" seed="1" seats="human bot bot"></playable-game>` : nothing}
      <playable-rulebook
        load="now"
        level="1"
        rule=${rule ?? nothing}
        lang=${lang ?? nothing}
        for=${game ? 'board' : nothing}
        ><p>The rules.</p></playable-rulebook
      >
    </story-room>`,
};
export default meta;

async function shown(canvas: HTMLElement): Promise<PlayableRulebook> {
  await customElements.whenDefined('playable-rulebook');
  const book = canvas.querySelector<PlayableRulebook>('playable-rulebook')!;
  await book.ready();
  return book;
}
const all = (book: PlayableRulebook, selector: string) => [...book.shadowRoot!.querySelectorAll<HTMLElement>(selector)];

const open = (args: Args): StoryObj<Args> => ({
  args,
  play: async ({ canvasElement }) => {
    const book = await shown(canvasElement);
    await expect(all(book, '.rule').length).toBeGreaterThan(40);
    if (args.rule) await expect(all(book, '.rule[aria-current]').map((r) => r.dataset['rule'])).toEqual([args.rule]);
  },
});

export const Whole = open({});
export const AtARule = open({ rule: 'EW-5.11' });
export const French = open({ lang: 'fr' });
export const Italian = open({ lang: 'it' });
export const Narrow = open({ width: 320 });
export const Dark = open({ scheme: 'dark' });

/** Marks the chapter of the phase that the game is in. */
export const BesideAGame: StoryObj<Args> = {
  args: { game: true },
  play: async ({ canvasElement }) => {
    const book = await shown(canvasElement);
    await waitFor(() => expect(all(book, '.chapter.current').length).toBe(1));
  },
};

/** Marks the search results, and hides the rest. */
export const Search: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const book = await shown(canvasElement);
    await userEvent.type(all(book, '[type="search"]')[0]!, 'dragon');
    await waitFor(() => expect(all(book, 'mark').length).toBeGreaterThan(0));
    await expect(all(book, '.rule[hidden]').length).toBeGreaterThan(0);
  },
};

/** Opens a lesson within the rulebook instead of leaving the page. */
export const LessonInPlace: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const book = await shown(canvasElement);
    await userEvent.click(all(book, '[data-lesson="EW-5.11"]')[0]!);
    await waitFor(() =>
      expect(book.shadowRoot!.querySelector('playable-lesson')?.shadowRoot?.querySelector('.say')).toBeTruthy(),
    );
  },
};
