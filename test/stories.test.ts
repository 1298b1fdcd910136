/** Runs every story as a test: it renders, its play function passes, and axe finds no fault (unless another test runs axe on it). */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
// @ts-expect-error -- Storybook ships no types for this entry
import * as renderer from '@storybook/web-components/entry-preview';
import { composeStories, composeStory, setProjectAnnotations } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '../src/define.js';
import * as drawing from '../stories/drawing.stories.js';
import * as playableGame from '../stories/playable-game.stories.js';
import * as playableLesson from '../stories/playable-lesson.stories.js';
import * as playablePhases from '../stories/playable-phases.stories.js';
import * as playableRulebook from '../stories/playable-rulebook.stories.js';
import * as playableStudio from '../stories/playable-studio.stories.js';
import { transcripts } from '../stories/transcripts.js';
import { violations } from './elements/violations.js';

// The web-components renderer exports no composeStories of its own, so use the generic ones with its annotations.
const project = setProjectAnnotations([renderer]);
// With this flag Storybook stops animations. Without it, it waits five seconds for scroll-driven ones, which never end.
Object.assign(globalThis, { __vitest_browser__: true });
// The default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// A browser cannot list a folder, so the files are listed here; stories.node.ts fails if one is missing.
const files = {
  drawing,
  'playable-game': playableGame,
  'playable-lesson': playableLesson,
  'playable-phases': playablePhases,
  'playable-rulebook': playableRulebook,
  'playable-studio': playableStudio,
};

/**
 * Whether a story shows one state of a game. These need no axe scan here: `test/games/suite.test.ts` and `ending.test.ts`
 * scan the same states at this width, and `test/e2e/phases.e2e.ts` scans the same transcripts in whole pages, light and dark.
 */
const isState = (file: string, name: string) =>
  file === 'playable-game' && Object.keys(transcripts).includes(name.charAt(0).toLowerCase() + name.slice(1));

const storiesOf = (csf: object) => Object.entries(composeStories(csf as never, project, composeStory as never));
async function run(Story: unknown, check: (canvas: HTMLElement) => Promise<void>): Promise<void> {
  const canvasElement = document.createElement('main');
  document.body.append(canvasElement);
  try {
    await (Story as { run(context: object): Promise<void> }).run({ canvasElement });
    expect(canvasElement.childElementCount).to.be.greaterThan(0);
    await check(canvasElement);
  } finally {
    canvasElement.remove();
  }
}

for (const [file, csf] of Object.entries(files)) {
  describe(`stories: ${file}`, () => {
    for (const [name, Story] of storiesOf(csf))
      it(`${name} renders, plays and is accessible`, () =>
        run(Story, async (canvas) => {
          if (!isState(file, name)) expect(await violations(canvas)).to.deep.equal([]);
        }));
  });
}

describe('stories: playable-phases in a narrow window, where every chart is folded', () => {
  before(() => setViewport({ width: 400, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));
  for (const [name, Story] of storiesOf(playablePhases)) it(`${name} plays`, () => run(Story, () => Promise.resolve()));
});
