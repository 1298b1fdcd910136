/** Every story runs as a test: it renders, its play function passes, and axe finds nothing that it does not look for elsewhere. */
import { expect } from '@open-wc/testing';
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

// The web-components renderer exports no composeStories of its own, so use the generic ones with its annotations.
const project = setProjectAnnotations([renderer]);
// Storybook then stops animations; else it waits five seconds for those that go with scrolling, which never end.
Object.assign(globalThis, { __vitest_browser__: true });
// By default what a story waits for fails after a second, which is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// A browser cannot list a folder: stories.node.ts says when a file is missing here.
const files = {
  drawing,
  'playable-game': playableGame,
  'playable-lesson': playableLesson,
  'playable-phases': playablePhases,
  'playable-rulebook': playableRulebook,
  'playable-studio': playableStudio,
};

/**
 * The states of a game are scanned as wide as here by `test/games/suite.test.ts` and `ending.test.ts`, and from the same
 * transcripts in whole pages, light and dark, by `test/e2e/phases.e2e.ts`: their stories need not be scanned once more.
 */
const isState = (file: string, name: string) =>
  file === 'playable-game' && Object.keys(transcripts).includes(name.charAt(0).toLowerCase() + name.slice(1));

for (const [file, csf] of Object.entries(files)) {
  describe(`stories: ${file}`, () => {
    for (const [name, Story] of Object.entries(composeStories(csf as never, project, composeStory as never))) {
      it(`${name} renders, plays and is accessible`, async () => {
        const canvasElement = document.createElement('main');
        document.body.append(canvasElement);
        try {
          await (Story as unknown as { run(context: object): Promise<void> }).run({ canvasElement });
          expect(canvasElement.childElementCount).to.be.greaterThan(0);
          if (!isState(file, name)) await expect(canvasElement).to.be.accessible();
        } finally {
          canvasElement.remove();
        }
      });
    }
  });
}
