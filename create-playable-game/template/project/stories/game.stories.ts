import type { Meta, StoryObj } from '@storybook/web-components-vite';

const meta: Meta = { title: 'My game' };
export default meta;

/** A story of this markup. `seed` always gives the same game, and `save="off"` begins it anew each time. */
const story = (markup: string): StoryObj => ({ render: () => markup });

export const Game = story('<playable-game game="my-game" seed="1" save="off"></playable-game>');
export const TwoPeople = story(
  '<playable-game game="my-game" players="2" seats="human human" seed="1" save="off"></playable-game>',
);
export const OpponentsAlone = story(
  '<playable-game game="my-game" players="2" seats="bot bot" seed="1" save="off"></playable-game>',
);
export const Lesson = story('<playable-lesson game="my-game" lesson="first"></playable-lesson>');
export const Rulebook = story('<playable-rulebook game="my-game"></playable-rulebook>');
export const Phases = story('<playable-phases game="my-game"></playable-phases>');
