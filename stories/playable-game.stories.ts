import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, waitFor } from 'storybook/test';
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
  names?: string;
  fit?: 'screen' | 'width';
  forced?: 'off';
  coach?: boolean;
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
  render: ({ players, seats, seed, moves, at, readonly, names, fit, forced, coach, width, scheme }) =>
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
        names=${names ?? nothing}
        fit=${fit ?? nothing}
        forced=${forced ?? nothing}
        ?coach=${coach}
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

/** The seats are called as the page says, wherever they are named. */
export const Names: StoryObj<Args> = {
  args: { seed: '1', names: 'Ada, Ben, Cleo' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.sheet tbody th')[0]!.textContent).toContain('Ada');
    await expect(within(game, '.prompt')[0]!.textContent).toMatch(/Ada|Ben|Cleo/);
  },
};

/** The drawing is as broad as its column, however low the window. */
export const FitsItsColumn = at('competition', { fit: 'width', width: 1000 });

/** A move that is the only one is left to the reader. */
export const NothingMadeByItself = at('competition', { forced: 'off' });

/** A coach says what matters before the first decision of each phase. */
export const Coach: StoryObj<Args> = {
  args: { seed: '1', coach: true },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await waitFor(() => expect(within(game, '.coach p')[0]!.textContent.length).toBeGreaterThan(20), {
      timeout: 8000,
    });
  },
};

/** What happened last stands above the board, and the aim of a fresh game beside it. */
export const StoryLine: StoryObj<Args> = {
  args: { seats: 'human bot bot', seed: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.story .line')[0]!.textContent).toMatch(/\.$/);
    await expect(within(game, '.goal p')[0]!.textContent.length).toBeGreaterThan(20);
  },
};

/** Who won, the points by rounds, and where the game turned. */
export const Ending: StoryObj<Args> = {
  args: { ...at('over').args, seats: 'human bot bot' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await waitFor(() => expect(within(game, '.course tbody tr').length).toBeGreaterThan(0), { timeout: 8000 });
    await expect(within(game, '.result .wreath').length).toBeLessThanOrEqual(1);
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
