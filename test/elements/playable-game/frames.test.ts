import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { parseMove, parseRecord } from '../../../src/kernel/transcript.js';
import { frames, replay } from '../../../src/kernel/play.js';
import {
  PAUSE,
  all,
  anchor,
  button,
  element,
  hear,
  listen,
  motion,
  mount,
  one,
  place,
  pointer,
  press,
  settled,
  transcripts,
  touchPoint,
  words,
} from './support.js';

/** A game one move before the end of the competition. That move triggers the awarding, which is shown frame by frame. */
const { seed, moves } = transcripts['awardVacantTitles']!;
const before = moves.slice(0, moves.lastIndexOf('green pass'));

async function beforeAwarding(): Promise<PlayableGame> {
  const game = await mount({ players: '3', seats: 'human human human', seed: String(seed), moves: before });
  return game;
}
const { start, moves: movesMade } = parseRecord(
  elfenwizards,
  `playable-rules 1\ngame elfenwizards 1\nseed ${seed}\nplayers 3\n${before.replaceAll(';', '\n')}`,
);
const PASS = parseMove(elfenwizards, 'green pass');
const FRAMES = frames(elfenwizards, replay(elfenwizards, start, movesMade), PASS);
const END = FRAMES.at(-1)!;

const isAtEnd = (game: PlayableGame) => all(game, '.controls button').length > 0;
const phase = (game: PlayableGame) => words(one(game, '.phase'));

describe('frames', () => {
  beforeEach(() => (motion.reduced = false));
  afterEach(() => (motion.reduced = true));

  it('show the awarding of titles one by one, the highest first', async () => {
    expect(FRAMES.length).to.be.greaterThan(5);
    const game = await beforeAwarding();
    const heard = listen(game);
    const seen: string[] = [];
    new MutationObserver(() => {
      const now = phase(game);
      const glow = all(game, '.anchor.changed').map((g) => g.getAttribute('data-anchor')!);
      const shown = `${now} ${glow.join()}`;
      if (seen.at(-1) !== shown) seen.push(shown);
    }).observe(game.shadowRoot!, { subtree: true, childList: true, characterData: true, attributes: true });
    game.play('green pass');
    await waitUntil(() => phase(game).includes('Awarding'), 'the awarding is shown');
    expect(isAtEnd(game)).to.equal(false);
    await waitUntil(() => seen.length > 3, 'a few titles are awarded', { timeout: 8000 });
    expect(phase(game)).to.include('Awarding');
    expect(seen.length, seen.join(' | ')).to.be.greaterThan(2);
    expect(heard.messages.join(' ')).to.match(/High Wizard/);
    expect(heard.messages.join(' ')).not.to.match(/Box D/);
  });
  it('determine prompt, controls, move list and board while they are shown', async () => {
    const game = await beforeAwarding();
    game.play('green pass');
    await waitUntil(() => phase(game).includes('Awarding'));
    expect(words(one(game, '.prompt'))).to.equal('Titles are awarded from top to bottom.');
    expect(all(game, '.controls button, .moves input, .moves option, .anchor.source')).to.eql([]);
    expect(words(one(game, '.list summary'))).to.equal('Possible moves (0)');
    expect(game.position.phase, 'the game is ahead of the shown frame').not.to.equal('awardTitles');
  });
  const ways: [string, (game: PlayableGame) => unknown][] = [
    ['a click on the board', (game) => pointer('pointerdown', touchPoint(game, 'grey'))],
    [
      'a click on the board outside its places',
      (game) => pointer('pointerdown', { target: one(game, '.board'), clientX: 3, clientY: 3 }),
    ],
    [
      'a click on the panel',
      (game) => pointer('pointerdown', { target: one(game, '.prompt'), clientX: 3, clientY: 3 }),
    ],
    ['a key on the board', (game) => press(game, 'x', anchor(game, 'W1'))],
    ['a key in the panel', (game) => press(game, 'x', one(game, '.now'))],
    ['the button "All at once"', (game) => button(game, 'All at once').click()],
    ['a call of play()', (game) => expect(() => game.play('green pass')).to.throw(/refused/)],
  ];
  for (const [name, skip] of ways) {
    it(`are skipped by ${name}`, async () => {
      const game = await beforeAwarding();
      game.play('green pass');
      await waitUntil(() => phase(game).includes('Awarding'));
      await skip(game);
      await settled(game);
      expect(isAtEnd(game)).to.equal(true);
      expect(phase(game)).to.include('Recover');
    });
  }
  it('are not skipped by keys that go elsewhere or are for the browser or a screen reader', async () => {
    const game = await beforeAwarding();
    game.play('green pass');
    await waitUntil(() => phase(game).includes('Awarding'));
    const keys = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'F6'].map((key) => ({ key }));
    const held = ['ctrlKey', 'altKey', 'metaKey'].map((held) => ({ key: 'c', [held]: true }));
    for (const at of [one(game, '.now'), anchor(game, 'W1')])
      for (const init of [...keys, ...held]) at.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    await game.updateComplete;
    expect(phase(game)).to.include('Awarding');
    await press(game, 'Escape', one(game, '.now'));
    expect(isAtEnd(game)).to.equal(true);
  });
  it('are skipped by a click that has no other effect', async () => {
    const game = await beforeAwarding();
    game.play('green pass');
    await waitUntil(() => phase(game).includes('Awarding'));
    const { record } = game;
    const at = touchPoint(game, 'grey');
    pointer('pointerdown', at);
    pointer('pointerup', at);
    await settled(game);
    expect(all(game, '.refused, .anchor.chosen[data-anchor="grey"]')).to.eql([]);
    expect(game.record).to.equal(record);
  });
  it('are skipped with reduced motion, and every title is still announced', async () => {
    motion.reduced = true;
    const game = await beforeAwarding();
    const heard = listen(game);
    game.play('green pass');
    await settled(game);
    expect(isAtEnd(game)).to.equal(true);
    expect(
      document.getAnimations().filter((a) => a.effect instanceof KeyframeEffect && !(a instanceof CSSAnimation)),
    ).to.eql([]);
    await aTimeout(PAUSE);
    // Every awarded title is announced.
    const said = heard.messages.join(' ');
    for (const title of ['High Wizard title', 'Wizard title 1', 'Wizard title 2', 'Sorcerer title 4', 'Box A', 'Box D'])
      expect(said).to.include(title);
  });
  it('fire playable-phase for every phase they pass through, whether shown or skipped', async () => {
    const phases: string[][] = [];
    for (const how of ['reduced', 'skipped'] as const) {
      motion.reduced = how === 'reduced';
      const game = await beforeAwarding();
      const heard = hear(game, 'playable-phase');
      game.play('green pass');
      await settled(game);
      expect(isAtEnd(game)).to.equal(how === 'reduced');
      await press(game, 'x', one(game, '.now'));
      phases.push(heard.map(({ detail }) => (detail as { phase: string }).phase));
    }
    expect(phases[0]).to.eql(['awardTitles', 'recoverMinorSpellsAgain']);
    expect(phases[1]).to.eql(phases[0]);
  });
  it('leave the same record with and without motion', async () => {
    const records: string[] = [];
    for (const reduced of [true, false]) {
      motion.reduced = reduced;
      const game = await beforeAwarding();
      game.play('green pass');
      await settled(game);
      records.push(game.record);
      expect(game.position.phase).to.equal(END.value);
    }
    expect(records[0]).to.equal(records[1]);
  });
  it('stop when goTo() shows another move', async () => {
    const game = await beforeAwarding();
    game.play('green pass');
    await waitUntil(() => phase(game).includes('Awarding'));
    game.goTo(0);
    await settled(game);
    expect(phase(game)).to.include('Cast Major Spells');
    await aTimeout(1300);
    expect(phase(game)).to.include('Cast Major Spells');
  });
  it('of opponents are skipped up to the reader’s turn by one click, and later frames are shown', async () => {
    const game = element({ players: '3', seats: 'human bot bot', seed: '1' });
    (await place()).append(game);
    await game.ready();
    await waitUntil(() => game.record.includes('roll'), 'an opponent moves', { timeout: 5000 });
    expect(isAtEnd(game)).to.equal(false);
    button(game, 'To my move').click();
    await waitUntil(() => isAtEnd(game), 'the person is asked to move', { timeout: 8000 });
    expect(words(one(game, '.prompt'))).to.include('Roll your');
    // The next move is animated again.
    game.play('red roll');
    await settled(game);
    const isShown = () => all(game, '.controls[aria-busy]').length > 0;
    expect(isShown()).to.equal(true);
    await waitUntil(() => !isShown());
  });
  for (const [phase, what, ...types] of [
    ['highWizardRetires', 'plays no forced move', 'playable-move'],
    ['over', 'fires no playable-over', 'playable-over'],
  ] as const)
    it(`are dropped when another game is loaded, and the old game ${what}`, async () => {
      const { seed, moves } = transcripts[phase]!;
      const end = moves.lastIndexOf(';');
      const game = element({
        players: '3',
        seats: 'human human human',
        seed: String(seed),
        moves: moves.slice(0, end),
      });
      (await place()).append(game);
      await game.ready();
      game.play(moves.slice(end + 1).trim());
      await settled(game);
      expect(isAtEnd(game), 'frames are still to be shown').to.equal(false);
      const heard = hear(game, ...types);
      game.removeAttribute('moves');
      game.setAttribute('game', 'elfengold');
      await game.ready();
      await aTimeout(PAUSE);
      expect(heard).to.eql([]);
    });
});
