import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect } from 'storybook/test';
import type { PlayableGame } from '../src/define.js';
import { transcripts } from './elfenwizards.transcripts.js';

interface Args {
  game: string;
  players: string;
  seats: string;
  seed?: string;
  moves?: string;
}

const meta: Meta<Args> = {
  title: 'playable-game',
  component: 'playable-game',
  args: { game: 'elfenwizards', players: '3', seats: 'human human human' },
  render: ({ game, players, seats, seed, moves }) =>
    html`<playable-game
      load="now"
      save="off"
      game=${game}
      players=${players}
      seats=${seats}
      seed=${seed ?? nothing}
      moves=${moves ?? nothing}
    ></playable-game>`,
};
export default meta;

/** The game stands in a state of the chart, and shows that state's controls. */
const at = (phase: string): StoryObj<Args> => {
  const { seed, moves } = transcripts[phase]!;
  return {
    args: { seed: String(seed), moves },
    play: async ({ canvasElement }) => {
      const element = canvasElement.querySelector<PlayableGame>('playable-game')!;
      await element.ready();
      await expect(element.position).toMatchObject({ phase });
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
