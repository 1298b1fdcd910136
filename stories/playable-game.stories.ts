import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect } from 'storybook/test';
import type { PlayableGame } from '../src/define.js';
import { transcripts } from './transcripts.js';
import './frame.js';

interface Args {
  players: string;
  seats: string;
  seed?: string;
  moves?: string;
  at?: string;
  readonly?: boolean;
  /** Pixels; all there are unless it says otherwise. */
  width?: number;
  scheme?: 'light' | 'dark';
}

/** A picture for a page that has no script, or none yet. */
const fallback = html`<p>A game for three.</p>`;

const meta: Meta<Args> = {
  title: 'playable-game',
  component: 'playable-game',
  args: { players: '3', seats: 'human human human' },
  render: ({ players, seats, seed, moves, at, readonly, width, scheme }) =>
    html`<story-room width=${width ?? nothing} scheme=${scheme ?? nothing}>
      <playable-game
        load="now"
        save="off"
        players=${players}
        seats=${seats}
        seed=${seed ?? nothing}
        moves=${moves ?? nothing}
        at=${at ?? nothing}
        ?readonly=${readonly}
        >${fallback}</playable-game
      >
    </story-room>`,
};
export default meta;

const shown = (canvas: HTMLElement): Promise<PlayableGame> =>
  canvas.querySelector<PlayableGame>('playable-game')!.ready();
const within = (game: PlayableGame, selector: string) => game.shadowRoot!.querySelectorAll<HTMLElement>(selector);

/** The game stands in a state of the chart, and shows that state's controls. */
const at = (phase: string, more: Partial<Args> = {}): StoryObj<Args> => {
  const { seed, moves } = transcripts[phase]!;
  return {
    args: { seed: String(seed), moves, ...more },
    play: async ({ canvasElement }) => {
      const game = await shown(canvasElement);
      await expect(game.position).toMatchObject({ phase });
      await expect(within(game, '.controls > *').length).toBe(phase === 'over' || more.readonly ? 0 : 1);
    },
  };
};

export const HighWizardRetires = at('highWizardRetires');
export const CastMajorSpells = at('castMajorSpells');
export const CastRemainingSpells = at('castRemainingSpells');
export const RecoverMinorSpells = at('recoverMinorSpells');
export const Competition = at('competition');
export const RecoverMinorSpellsAgain = at('recoverMinorSpellsAgain');
export const AwardVacantTitles = at('awardVacantTitles');
export const DemoteMages = at('demoteMages');
export const RemoveGreyMagic = at('removeGreyMagic');
export const Over = at('over');

export const Narrow = at('competition', { width: 320 });
export const Dark = at('competition', { scheme: 'dark' });
export const NarrowAndDark = at('demoteMages', { width: 320, scheme: 'dark' });

/** A position to look at: nothing in it can be pressed. */
export const Diagram = at('competition', { readonly: true });

/** The game as it was: whoever looks back comes forward again, or goes on from there. */
export const LookingBack: StoryObj<Args> = {
  args: { ...at('competition').args, at: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '[data-do="live"], [data-do="fork"]').length).toBe(2);
    await expect(within(game, '.controls > *').length).toBe(0);
  },
};

/** Six people pass the device around. */
export const PeopleOnly: StoryObj<Args> = {
  args: { players: '6', seats: 'human human human human human human', seed: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.sheet tbody tr').length).toBe(6);
    await expect(within(game, '.controls button').length).toBe(1);
  },
};

/** One person alone, who begins; opponents follow. */
export const Alone: StoryObj<Args> = {
  args: { players: '3', seats: 'bot human bot', seed: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.controls button').length).toBe(1);
  },
};

/** A wrong attribute is named, and what the page has for those without a script is shown. */
export const Failed: StoryObj<Args> = {
  args: { players: '9' },
  play: async ({ canvasElement }) => {
    const game = canvasElement.querySelector<PlayableGame>('playable-game')!;
    await expect(game.ready()).rejects.toThrow('players');
    await game.updateComplete;
    await expect(within(game, '.warning')[0]!.textContent).toContain('players');
    await expect(canvasElement.querySelector('p')!.checkVisibility()).toBe(true);
  },
};
