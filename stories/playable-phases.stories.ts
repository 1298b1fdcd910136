import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { assign, createActor, setup, type AnyActorRef } from 'xstate';
import type { PlayableGame, PlayablePhases } from '../src/define.js';
import { transcripts } from './transcripts.js';
import './frame.js';

interface Args {
  /** The state of the statechart that its game is in. */
  at?: string;
  /** The selected state or transition. */
  phase?: string;
  /** Whether it is beside a game or a lesson. */
  beside?: 'game' | 'lesson';
  /** Uses an actor that is not a game. */
  actor?: boolean;
  lang?: string;
  /** In pixels. Default: all of the available width. */
  width?: number;
  scheme?: 'light' | 'dark';
}

const light = setup({
  types: { context: {} as { cars: number }, events: {} as { type: string; cars?: number } },
}).createMachine({
  id: 'light',
  context: { cars: 0 },
  initial: 'red',
  states: {
    red: {
      on: {
        ARRIVE: { actions: assign({ cars: ({ context, event }) => context.cars + (event.cars ?? 1) }) },
        CHANGE: 'green',
      },
    },
    green: { on: { CHANGE: 'yellow' } },
    yellow: { after: { 3000: 'red' } },
  },
});

const meta: Meta<Args> = {
  title: 'playable-phases',
  component: 'playable-phases',
  render: ({ at, phase, beside, actor, lang, width, scheme }) => {
    const { seed, moves } = transcripts[at ?? 'castMajorSpells']!;
    const people = 'human human human';
    return html`<story-room width=${width ?? nothing} scheme=${scheme ?? nothing} lang=${lang ?? nothing}>
      ${
        beside === 'game'
          ? html`<playable-game
              id="board"
              load="now"
              save="off"
              players="3"
              seats=${people}
              seed=${seed}
              moves=${moves}
            ></playable-game>`
          : beside === 'lesson'
            ? html`<playable-lesson id="board" load="now" rule="EW-5.11" step="3"></playable-lesson>`
            : nothing
      }
      <playable-phases
        load="now"
        for=${beside ? 'board' : nothing}
        players=${beside ? nothing : '3'}
        seed=${beside ? nothing : seed}
        moves=${beside ? nothing : moves}
        phase=${phase ?? nothing}
        .actor=${actor ? (createActor(light).start() as AnyActorRef) : undefined}
        ><p>The phases of a turn.</p></playable-phases
      >
    </story-room>`;
  },
};
export default meta;

const all = (phases: PlayablePhases, selector: string) => [
  ...phases.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const active = (phases: PlayablePhases) => all(phases, '.tree [aria-current]').map(({ dataset }) => dataset['id']);

async function shown(canvas: HTMLElement): Promise<PlayablePhases> {
  await customElements.whenDefined('playable-phases');
  const phases = canvas.querySelector<PlayablePhases>('playable-phases')!;
  await phases.ready();
  await waitFor(() => expect(active(phases).length).toBeGreaterThan(0));
  return phases;
}

/** The chart marks the state of the game, and its transitions. */
const stands = (at: string, more: Partial<Args> = {}): StoryObj<Args> => ({
  args: { at, ...more },
  play: async ({ canvasElement }) => {
    const phases = await shown(canvasElement);
    await expect(active(phases)).toEqual([at]);
    // In a narrow window every story has its chart folded.
    await waitFor(() => expect(all(phases, '.chart .state.active, .folded').length).toBe(1));
    if (more.width === 320) await waitFor(() => expect(all(phases, '.folded').length).toBe(1));
  },
});

export const HighWizardRetires = stands('highWizardRetires');
export const CastMajorSpells = stands('castMajorSpells');
export const CastRemainingSpells = stands('castRemainingSpells');
export const RecoverMinorSpells = stands('recoverMinorSpells');
export const Competition = stands('competition');
export const RecoverMinorSpellsAgain = stands('recoverMinorSpellsAgain');
export const AwardVacantTitles = stands('awardVacantTitles');
export const DemoteMages = stands('demoteMages');
export const RemoveGreyMagic = stands('removeGreyMagic');
export const Over = stands('over');

export const OneColumn = stands('competition', { width: 600 });
export const TwoColumns = stands('competition', { width: 800 });
export const Narrow = stands('competition', { width: 320 });
export const Dark = stands('competition', { scheme: 'dark' });
export const Italian = stands('competition', { lang: 'it' });
export const Chosen = stands('competition', { phase: 'awardTitles' });

/** A shared timeline: going back in the history moves the board too. */
export const BesideAGame: StoryObj<Args> = {
  args: { at: 'competition', beside: 'game' },
  play: async ({ canvasElement }) => {
    const phases = await shown(canvasElement);
    const game = canvasElement.querySelector<PlayableGame>('playable-game')!;
    await expect(active(phases)).toEqual([game.phase]);
    await userEvent.click(all(phases, 'details.history summary')[0]!);
    await waitFor(() => expect(all(phases, '.events [data-n="2"] > .stamp').length).toBe(1));
    await userEvent.click(all(phases, '.events [data-n="2"] > .stamp')[0]!);
    await waitFor(() => expect(active(phases)).toEqual(['castMajorSpells']));
    await expect(game.phase).toBe('castMajorSpells');
  },
};

export const BesideALesson: StoryObj<Args> = {
  args: { beside: 'lesson' },
  play: async ({ canvasElement }) => {
    const phases = await shown(canvasElement);
    await expect(active(phases)).toEqual([canvasElement.querySelector('playable-lesson')!.phase]);
  },
};

/** Marks where a move would lead before it is made; moves that depend on chance only say so. */
export const Preview: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const phases = await shown(canvasElement);
    await waitFor(() => expect(all(phases, '.moves .option, .chart, .folded').length).toBe(2));
    // In a narrow window the chart is folded.
    all(phases, '.folded > summary')[0]?.click();
    await waitFor(() => expect(all(phases, '.chart').length).toBe(1));
    await userEvent.hover(all(phases, '.moves .option')[0]!);
    await waitFor(() => expect(all(phases, '.chart .ring.rests, .chart .chance').length).toBe(2));
  },
};

/** Goes to a copy of the game, and back. */
export const TakeMeThere: StoryObj<Args> = {
  args: { at: 'competition', beside: 'game', phase: 'awardTitles' },
  play: async ({ canvasElement }) => {
    const phases = await shown(canvasElement);
    await waitFor(() => expect(all(phases, '[data-do="go"]').length).toBe(1));
    await userEvent.click(all(phases, '[data-do="go"]')[0]!);
    await waitFor(() => expect(active(phases)).toEqual(['awardTitles']), { timeout: 5000 });
    await userEvent.click(all(phases, '[data-do="live"]')[0]!);
    await waitFor(() => expect(active(phases)).toEqual(['competition']));
  },
};

/** A custom actor, with an event that has a payload. */
export const AnyActor: StoryObj<Args> = {
  args: { actor: true },
  play: async ({ canvasElement }) => {
    const phases = await shown(canvasElement);
    await expect(active(phases)).toEqual(['red']);
    await userEvent.type(all(phases, '[name="event"]')[0]!, 'ARRIVE');
    await userEvent.type(all(phases, '[name="payload"]')[0]!, '{{"cars": 3}');
    await userEvent.click(all(phases, '.send button')[0]!);
    await expect((phases.actor!.getSnapshot() as { context: object }).context).toEqual({ cars: 3 });
  },
};
