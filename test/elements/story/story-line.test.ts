/** The story line: in step with the board, at the reader's pace, and announced once. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { sizeOf } from '../../../src/elements/story/story-line.js';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import {
  all,
  atPhase,
  button,
  listen,
  mount,
  motion,
  one,
  PAUSE,
  settled,
  transcripts,
  uncaught,
  words,
} from '../playable-game/support.js';

const line = (game: PlayableGame) => words(one(game, '.story .line'));
const phase = (game: PlayableGame) => words(one(game, '.phase'));

/** Mounts a game, plays the move that triggers the awarding, and waits until that is shown. */
async function awarding(attributes = {}): Promise<PlayableGame> {
  const { moves } = transcripts['awardVacantTitles']!;
  const game = await atPhase('awardVacantTitles', {
    moves: moves.slice(0, moves.lastIndexOf('green pass')),
    ...attributes,
  });
  game.play('green pass');
  await waitUntil(() => phase(game).includes('Awarding'), 'the awarding is shown', { timeout: 8000 });
  return game;
}

describe('the story line', () => {
  beforeEach(() => {
    motion.reduced = false;
    changeSettings({ pace: 'normal' });
  });
  afterEach(() => {
    motion.reduced = true;
    changeSettings({ pace: '' });
  });

  it('describes each contest with both sides and the winner, and marks them on the board', async () => {
    const game = await awarding();
    const told: string[] = [];
    while (phase(game).includes('Awarding') && !line(game).startsWith('Box D')) {
      button(game, 'Next').click();
      await settled(game);
      if (told.at(-1) !== line(game)) told.push(line(game));
      const [, title, first, second] = /^(\w+ \d): (\w+) \d+, (\w+) \d+\. \2 rises\./.exec(line(game)) ?? [];
      if (title === undefined) continue;
      expect(first).not.to.equal(undefined);
      expect(second).not.to.equal(undefined);
      expect(all(game, '.anchor.changed').length, line(game)).to.be.greaterThan(2);
    }
    expect(told.filter((said) => / rises\./.test(said))).not.to.be.empty;
    expect(told.filter((said) => said.startsWith('Wizard'))).to.have.length(2);
  });
  it('advances by one frame on "Next", and to the end on "All at once"', async () => {
    const game = await awarding();
    const before = line(game);
    button(game, 'Next').click();
    await settled(game);
    expect(line(game)).not.to.equal(before);
    expect(phase(game)).to.include('Awarding');
    button(game, 'All at once').click();
    await settled(game);
    expect(phase(game)).to.include('Recover');
    const after = line(game);
    for (const says of ['Next', 'All at once'])
      expect(button(game, says).getAttribute('aria-disabled'), says).to.equal('true');
    button(game, 'Next').click();
    await settled(game);
    expect(line(game)).to.equal(after);
  });
  it('brings a single reader to their move, and tells in one card what was skipped', async () => {
    const game = await mount({ players: '3', seed: '3', seats: 'bot bot human', save: 'off' });
    await waitUntil(() => button(game, 'To my move').getAttribute('aria-disabled') === 'false', 'the others move');
    await waitUntil(() => game.length > 1, 'they have moved', { timeout: 8000 });
    button(game, 'To my move').click();
    const isShown = () => all(game, '.others-did').some((card) => card.matches(':popover-open'));
    await waitUntil(isShown, 'the card opens when the reader is asked', { timeout: 8000 });
    const [card, board] = ['.others-did', '.scene'].map((part) => one(game, part).getBoundingClientRect());
    expect(card!.bottom, 'over the upper half of the board').to.be.at.most(board!.top + board!.height / 2 + 1);
    expect(words(one(game, '.others-did .since'))).to.match(/^What the others did since your last move .*(Red|Green) /);
  }).timeout(20_000);
  it('tells what was skipped above the question of a phone, until the reader closes it', async () => {
    await setViewport({ width: 320, height: 640 });
    const { seed, moves } = elfengold['travel.journey']!;
    const from = { players: '3', seed: String(seed), moves, seats: 'bot bot human', forced: 'off' };
    const game = await mount({ game: 'elfengold', ...from }, 320);
    await waitUntil(() => all(game, '[data-do=others]').length > 0, 'they have moved', { timeout: 8000 });
    one(game, '[data-do=others]').click();
    const card = () => all(game, '.others-did:popover-open')[0];
    expect(card()!.getBoundingClientRect().bottom).to.be.at.most(one(game, '.now').getBoundingClientRect().top);
    const close = one(game, '.others-did > .dismiss');
    expect(getComputedStyle(close, '::before').content, 'it has its own sign').to.equal('none');
    expect(parseFloat(getComputedStyle(close).fontSize)).to.be.above(10);
    close.click();
    expect(card()).to.equal(undefined);
    await setViewport({ width: 800, height: 600 });
  }).timeout(20_000);
  it('brings the reader to their move without an error where the browser has no popovers', async () => {
    const game = await mount({ players: '3', seed: '3', seats: 'bot bot human', save: 'off' });
    const showPopover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover;
    try {
      await waitUntil(() => game.length > 1, 'they have moved', { timeout: 8000 });
      const caught = await uncaught(async () => {
        button(game, 'To my move').click();
        const isAsked = () => button(game, 'To my move').getAttribute('aria-disabled') === 'true';
        await waitUntil(isAsked, 'the reader is asked', { timeout: 8000 });
        await settled(game);
      });
      expect(caught).to.eql([]);
      expect(all(game, '.warning')).to.eql([]);
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'showPopover', showPopover);
    }
  }).timeout(20_000);
  it('leaves to the list of what the others do, newest in sight, the room of a phone’s panel until the reader is asked', async () => {
    const game = await mount({ players: '3', seed: '3', seats: 'bot bot human', save: 'off' }, 375);
    const list = () => all(game, '.so-far li');
    await waitUntil(() => list().length > 0, 'they move', { timeout: 15_000, interval: 20 });
    const [newest, panel] = [list().at(-1)!, one(game, '.now')].map((part) => part.getBoundingClientRect());
    expect(newest!.bottom).to.be.at.most(panel!.bottom);
    expect(newest!.top).to.be.at.least(panel!.top);
    const height = panel!.height;
    button(game, 'To my move').click();
    await waitUntil(() => list().length === 0, 'the reader is asked', { timeout: 8000 });
    expect(one(game, '.now').getBoundingClientRect().height).to.equal(height);
    const wide = await mount({ players: '3', seed: '3', seats: 'bot bot human', save: 'off' }, 1000);
    await waitUntil(() => wide.length > 2, 'they move', { timeout: 15_000 });
    expect(all(wide, '.so-far li'), 'the log says the same').to.eql([]);
  }).timeout(40_000);
  it('tells several like moves of one player together', async () => {
    const game = await mount({ players: '3', seed: '3', seats: 'bot bot human', save: 'off' });
    const together = /^(Red|Green) – .*: \d and \d/;
    await waitUntil(() => together.test(line(game)), 'dice in one sentence', { timeout: 15_000, interval: 20 });
  }).timeout(20_000);
  it('keeps its height and that of the panel, whatever their text', async () => {
    const game = await awarding();
    const heights = new Set<string>();
    const height = () => ['.story', '.now'].map((part) => one(game, part).offsetHeight).join();
    for (let n = 0; n < 6; n++) {
      heights.add(height());
      button(game, 'Next').click();
      await settled(game);
    }
    heights.add(height());
    expect([...heights]).to.have.length(1);
  });
  for (const width of [312, 780, 1000])
    it(`fits long sentences at ${width} px, nearly all of them in one size`, async () => {
      const game = await atPhase('competition', {}, width);
      const line = one(game, '.story .line');
      const copy = line.cloneNode() as HTMLElement;
      line.style.display = 'none';
      line.after(copy);
      const sizes = [30, 60, 95, 105, 130].map((letters) => {
        copy.textContent = 'Yellow attacks Green with the staff. '.repeat(5).slice(0, letters);
        copy.className = sizeOf(copy.textContent);
        expect(copy.scrollHeight, String(letters)).to.be.at.most(copy.clientHeight);
        return getComputedStyle(copy).fontSize;
      });
      expect(new Set(sizes.slice(0, -1)).size).to.equal(1);
    });
  it('is whole in a narrow column while the reader is asked: buttons without effect leave it their room', async () => {
    await setViewport({ width: 720, height: 800 });
    const { seed, moves } = darkMages['preparation.deciding']!;
    const seats = 'human bot bot';
    const game = await mount({ game: 'dark-mages', players: '3', seats, seed: String(seed), moves }, 704);
    await waitUntil(() => all(game, '.others-door').length > 0, 'the reader is asked', { timeout: 8000 });
    const { offsetHeight } = one(game, '.story');
    const said = one(game, '.story .line');
    expect(words(said), 'nothing of this frame is told').to.equal('');
    said.append('Yellow’s companion rolls 16 + 2 = 18 against armour class 10: hit. Blue loses 6 hit points: 54 left.');
    expect(said.scrollHeight).to.be.at.most(said.clientHeight);
    expect(one(game, '[data-do=skip]').checkVisibility()).to.equal(false);
    expect(one(game, '.story').offsetHeight).to.equal(offsetHeight);
    await setViewport({ width: 800, height: 600 });
  });
  it('tells nothing of a frame of which the game selects nothing, as of an answer which the reader does not have', async () => {
    const moves = 'red enterAttack; red cast sp_lightning_bolt green';
    const from = { players: '2', seats: 'bot human', seed: '34', forced: 'off' };
    const game = await mount({ game: 'dark-mages', ...from, moves });
    expect(words(one(game, '.prompt'))).to.include('You cannot answer');
    expect(line(game)).to.equal('');
  });
  it('leaves a move of which it tells nothing to the live region, such as paying a caravan', async () => {
    const { seed, moves } = elfengold['travel.caravan']!;
    const seats = { players: '3', seats: 'human human human', curtain: 'off' };
    const game = await mount({ game: 'elfengold', seed: String(seed), moves, ...seats });
    one(game, '[data-do=raise]').click();
    await settled(game);
    const heard = listen(game);
    all(game, '.controls button')[0]!.click();
    await aTimeout(2 * PAUSE);
    expect(heard.messages.join(' ')).to.match(/Blue pays an? /);
    expect(line(game)).not.to.include('pay');
  });
  it('is announced once, by the live region alone', async () => {
    const game = await awarding();
    const heard = listen(game);
    button(game, 'Next').click();
    await aTimeout(PAUSE);
    const said = heard.messages.join(' ');
    expect(said.split('High Wizard')).to.have.length(2);
    expect(one(game, '.story .line').getAttribute('aria-hidden')).to.equal('true');
    expect(all(game, '[role="status"], [aria-live]')).to.have.length(1);
  });
  it('changes at the pace chosen by the reader, which is stored', async () => {
    const game = await awarding();
    const select = one<HTMLSelectElement>(game, '[data-do="pace"]');
    expect(select.value).to.equal('normal');
    select.value = 'instant';
    select.dispatchEvent(new Event('change'));
    button(game, 'Next').click();
    await settled(game);
    expect(phase(game), 'all frames are skipped').to.include('Recover');
    const other = await atPhase('competition');
    expect(one<HTMLSelectElement>(other, '[data-do="pace"]').value).to.equal('instant');
  });
  it('shows a pace that was chosen elsewhere, also after choices beside the line', async () => {
    const game = await awarding();
    const select = one<HTMLSelectElement>(game, '[data-do="pace"]');
    for (const chosen of ['slow', 'normal']) {
      select.value = chosen;
      select.dispatchEvent(new Event('change'));
      await settled(game);
    }
    changeSettings({ pace: 'slow' });
    await settled(game);
    expect(select.value).to.equal('slow');
  });
  it('changes at once with reduced motion, unless the reader has chosen a pace', async () => {
    motion.reduced = true;
    changeSettings({ pace: '' });
    const calm = await atPhase('competition');
    expect(one<HTMLSelectElement>(calm, '[data-do="pace"]').value).to.equal('instant');
    changeSettings({ pace: 'slow' });
    const game = await awarding();
    expect(phase(game)).to.include('Awarding');
  });
});
