/** The keyboard goes through the panel of a game in the order in which it is seen (WCAG 2.4.3). */
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { all, focused, mount, one, settled } from './support.js';

const PARTS = ['.head', '.controls .row', '.controls .pick', '.history', '.scores', '.timeline', '.list', '.others'];
/** On a phone the log is below the list of moves. */
const ON_PHONE = ['.head', '.controls .row', '.controls .pick', '.scores', '.timeline', '.list', '.history', '.others'];

describe('the panel of a game', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [layout, width, high, parts] of [
    ['in two columns beside the board', 1366, '560px', PARTS],
    ['in one column beside the board', 1000, '768px', PARTS],
    ['on a phone', 375, '667px', ON_PHONE],
  ] as const)
    it(`is gone through as it is seen, ${layout}`, async () => {
      await setViewport({ width, height: 768 });
      const { seed, moves } = darkMages['preparation.deciding']!;
      const people = { players: '3', seats: 'human human human', undo: 'free' };
      const game = await mount({ game: 'dark-mages', ...people, seed: String(seed), moves }, width - 16);
      game.style.setProperty('--playable-height', high);
      one(game, '[data-do=raise]').click();
      await waitUntil(() => all(game, '.controls .pick button').length > 0, 'the controls are there', {
        timeout: 5000,
      });
      await settled(game);
      one(game, '.now').focus();
      const gone: string[] = [];
      for (;;) {
        await sendKeys({ press: 'Tab' });
        const at = focused();
        if (!at?.closest('.side')) break;
        const part = PARTS.find((each) => at.closest(each));
        if (part !== undefined && part !== gone.at(-1)) gone.push(part);
      }
      expect(gone).to.eql(parts);
    });
});
