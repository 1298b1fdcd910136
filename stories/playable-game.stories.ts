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
  /** In pixels. Default: all of the available width. */
  width?: number;
  scheme?: 'light' | 'dark';
}

/** The fallback for pages without scripts, and until they are loaded. */
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

/** A game in a state of the statechart, with the controls of that state. */
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

/** A static diagram: nothing in it can be pressed. */
export const Diagram = at('competition', { readonly: true });

/** The game in an earlier state: the reader can go forward again, or continue from there. */
export const LookingBack: StoryObj<Args> = {
  args: { ...at('competition').args, at: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '[data-do="live"], [data-do="fork"]').length).toBe(2);
    await expect(within(game, '.controls > *').length).toBe(0);
  },
};

/** Six people share the device. */
export const PeopleOnly: StoryObj<Args> = {
  args: { players: '6', seats: 'human human human human human human', seed: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.scoreboard tbody tr').length).toBe(6);
    await expect(within(game, '.controls button').length).toBe(1);
  },
};

/** One person, who begins, with opponents. */
export const Alone: StoryObj<Args> = {
  args: { players: '3', seats: 'bot human bot', seed: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.controls button').length).toBe(1);
  },
};

/** The seats have the names given by the page, wherever they are mentioned. */
export const Names: StoryObj<Args> = {
  args: { seed: '1', names: 'Ada, Ben, Cleo' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.scoreboard tbody th')[0]!.textContent).toContain('Ada');
    await expect(within(game, '.prompt')[0]!.textContent).toMatch(/Ada|Ben|Cleo/);
  },
};

/** The drawing has the width of its column, however low the window is. */
export const FitsItsColumn = at('competition', { fit: 'width', width: 1000 });

/** Even a single possible move is left to the reader. */
export const NothingMadeByItself = at('competition', { forced: 'off' });

/** A coach explains what matters before the first decision of each phase. */
export const Coach: StoryObj<Args> = {
  args: { seed: '1', coach: true },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await waitFor(() => expect(within(game, '.coach p')[0]!.textContent.length).toBeGreaterThan(20), {
      timeout: 8000,
    });
  },
};

/** The last events are above the board. */
export const StoryLine: StoryObj<Args> = {
  args: { seats: 'human bot bot', seed: '1' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await expect(within(game, '.story .line')[0]!.textContent).toMatch(/\.$/);
  },
};

/** The winner, the points by round, and the turning point of the game. */
export const Ending: StoryObj<Args> = {
  args: { ...at('over').args, seats: 'human bot bot' },
  play: async ({ canvasElement }) => {
    const game = await shown(canvasElement);
    await waitFor(() => expect(within(game, '.course tbody tr').length).toBeGreaterThan(0), { timeout: 8000 });
    await expect(within(game, '.result .wreath').length).toBeLessThanOrEqual(1);
  },
};

/** Names the invalid attribute, and shows the page's fallback. */
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
