/** The window at every state in which a player decides: the question, its buttons, its places and the players are in it at once. */
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { transcripts as elfenwizards } from '../../../src/games/elfenwizards/transcripts.js';
import { all, mount, one, settled, words } from './support.js';

const PLAYED = { elfenwizards, elfengold, 'dark-mages': darkMages };
/** Window sizes, and the height of the header above a game on its page. */
const WINDOWS = [
  { width: 1366, height: 768, header: 168 },
  { width: 820, height: 1180, header: 0 },
  { width: 375, height: 667, header: 88 },
];

/** Here a player answers with buttons alone. */
const PLACELESS = new Set([
  'dark-mages, attack.resolving.answers.asked',
  'dark-mages, enemies.answering',
  'elfengold, auction',
  'elfengold, travel.collectIncome',
]);

describe('whatever a player decides', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const { width, height, header } of WINDOWS)
    it(`is seen at once with its buttons and places in a window of ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      for (const [name, transcripts] of Object.entries(PLAYED)) {
        const game = await mount({ game: name, players: '3', seats: 'human human human' }, width - 16);
        game.parentElement!.style.paddingBlockStart = `${header}px`;
        game.style.setProperty('--playable-height', `${height - header}px`);
        const heights = new Set<number>();
        for (const [state, { seed, moves }] of Object.entries(transcripts)) {
          if (state === 'over') continue;
          const where = `${name}, ${state}`;
          const players = /\byellow\b/.test(moves) ? '4' : '3';
          Object.assign(game, { players, seats: 'human '.repeat(Number(players)), seed: String(seed), moves });
          await settled(game);
          all(game, '[data-do=raise]')[0]?.click();
          await waitUntil(() => all(game, '.controls:not([aria-busy]) button').length > 0, where, { timeout: 8000 });
          await nextFrame();
          const now = one(game, '.now').getBoundingClientRect();
          heights.add(Math.round(now.height));
          const { top, bottom } = one(game, '.prompt').getBoundingClientRect();
          expect([top >= 0, bottom <= height], `${where}: the prompt`).to.eql([true, true]);
          const board = one(game, '.scene').getBoundingClientRect();
          const isBelow = now.left < board.right;
          const end = isBelow ? Math.min(board.bottom, now.top) : Math.min(board.bottom, height);
          const marked = all<Element>(game, '.scene :is(.source, .target)').map((place) =>
            place.getBoundingClientRect(),
          );
          const seen = marked.filter((place) => place.top >= board.top - 1 && place.bottom <= end + 1);
          expect(seen.length > 0, `${where}: its places`).to.equal(!PLACELESS.has(where));
          if (width > 1000)
            for (const row of all(game, '.scores tbody > tr'))
              expect(row.getBoundingClientRect().bottom, `${where}: ${words(row)}`).to.be.at.most(height);
          for (const button of all(game, '.controls button').filter((each) => each.checkVisibility())) {
            button.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
            const at = button.getBoundingClientRect();
            const hit = game.shadowRoot!.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
            expect(button.contains(hit), `${where}: “${words(button)}” can be pressed`).to.equal(true);
          }
          expect(scrollY, `${where}: the page`).to.equal(0);
        }
        // Beside the board the prompt is as high as its content, over the log.
        if (width < 1000) expect([...heights], `${name}: heights of the prompt`).to.have.length(1);
        else
          expect(Math.max(...heights), `${name}: the highest prompt leaves room for the log`).to.be.below(
            height * 0.65,
          );
        game.parentElement!.remove();
      }
    }).timeout(90_000);
});
