/** What an author has played on the studio's board is kept, in its own lesson, however they leave that board. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableStudio } from '../../../src/define.js';
import { all, board, one, press, put, type, written } from './support.js';

const LESSON = { lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'Roll.' }] };
const SET = { lessons: ['A', 'B'].map((title) => ({ ...LESSON, id: title.toLowerCase(), title })) };

async function settingUp(
  what: object | string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<PlayableStudio> {
  const studio = await put('elfenwizards', attributes);
  await studio.open(typeof what === 'string' ? what : JSON.stringify(what));
  await studio.updateComplete;
  await press(studio, '[data-step="-1"]');
  await press(studio, '[data-mode="setup"]');
  return studio;
}
/** The moves before the first step of each lesson. */
const begins = (studio: PlayableStudio) => {
  const { lessons = [studio.written] } = studio.written as { lessons?: object[] };
  return lessons.map((lesson) => (lesson as { moves?: readonly string[] }).moves);
};

describe('what is played on the board of the studio', () => {
  it('is played on a board as wide as the studio, with its prompt beside it', async () => {
    const studio = await settingUp(LESSON);
    studio.parentElement!.style.inlineSize = '1200px';
    const game = await board(studio);
    const widthOf = (part: string) => one(studio, part).getBoundingClientRect().width;
    expect(widthOf('[part="side"]')).to.equal(widthOf('.columns'));
    const [prompt, drawn] = ['.now', '.board'].map((part) => one(game, part).getBoundingClientRect());
    expect(prompt!.left).to.be.at.least(drawn!.right);
    await press(studio, '[data-do="done"]');
    expect(widthOf('[part="side"]'), 'beside the writing').to.be.below(widthOf('.columns'));
  });
  it('belongs to its lesson when another is chosen', async () => {
    const studio = await settingUp(SET);
    (await board(studio)).play('red roll');
    const lessons = one<HTMLSelectElement>(studio, '[data-do="lesson"]');
    lessons.value = '1';
    lessons.dispatchEvent(new Event('change'));
    await studio.updateComplete;
    expect(begins(studio)).to.deep.equal([['red roll'], undefined]);
    expect(one<HTMLInputElement>(studio, 'input.title').value).to.equal('B');
  });
  it('belongs to its lesson when one is added', async () => {
    const studio = await settingUp(SET);
    (await board(studio)).play('red roll');
    await press(studio, '[data-do="addLesson"]');
    expect(begins(studio), 'which begins like the present one').to.deep.equal([['red roll'], undefined, ['red roll']]);
  });
  it('goes with its lesson when that is removed', async () => {
    const studio = await settingUp(SET);
    (await board(studio)).play('red roll');
    await press(studio, '[data-do="removeLesson"]');
    expect(begins(studio)).to.deep.equal([undefined]);
    expect(one<HTMLInputElement>(studio, 'input.title').value).to.equal('B');
    await press(studio, '[data-do="undo"]');
    expect(begins(studio)).to.deep.equal([['red roll'], undefined]);
  });
  it('does not change the beginning of a lesson at a suggested moment', async () => {
    const studio = await settingUp('playable-rules 1\ngame elfenwizards 1\nseed 7\nplayers 3\n\nred roll\nred hold');
    await board(studio);
    await waitUntil(() => studio.shadowRoot!.querySelector('[data-moment]'), 'the moment');
    const at = Number(one(studio, '[data-moment]').dataset['moment']);
    await press(studio, '[data-moment]');
    expect(begins(studio)).to.deep.equal([['red roll', 'red hold'].slice(0, at)]);
  });
  it('does not replace a position that was pasted meanwhile', async () => {
    const studio = await settingUp(LESSON);
    const game = await board(studio);
    game.play('red roll');
    const json = one<HTMLTextAreaElement>(studio, '.position textarea');
    json.value = JSON.stringify(game.position);
    json.dispatchEvent(new Event('input'));
    await studio.updateComplete;
    await press(studio, '.position button');
    const pasted = JSON.stringify(studio.written);
    await press(studio, '[data-step="0"]');
    expect(JSON.stringify(studio.written)).to.equal(pasted);
  });
  it('may be fewer moves than before', async () => {
    const studio = await settingUp({ ...LESSON, moves: ['red roll'] });
    expect((await board(studio)).takeBack()).to.equal(true);
    await press(studio, '[data-step="0"]');
    expect(begins(studio)).to.deep.equal([undefined]);
  });

  const key = (on: Element, more: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', {
      ...{ bubbles: true, composed: true, cancelable: true, ctrlKey: true },
      ...more,
    });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const isSettingUp = (studio: PlayableStudio) => all(studio, '[data-mode="setup"][aria-pressed="true"]').length === 1;

  it('is taken back move by move with the undo key on the board', async () => {
    const studio = await settingUp(LESSON);
    await type(studio, 'input.title', 'T');
    const game = await board(studio);
    for (const line of ['red roll', 'red hold']) game.play(line);
    await game.updateComplete;
    const place = game.shadowRoot!.querySelector('[data-anchor]')!;
    expect(key(place, { key: 'z' }), 'the browser does not undo too').to.equal(true);
    await studio.updateComplete;
    expect(game.isConnected && isSettingUp(studio), 'the board stays').to.equal(true);
    await press(studio, '[data-step="0"]');
    expect(begins(studio)).to.deep.equal([['red roll']]);
    expect(written(studio).title, 'the edit before it stays').to.equal('T');
  });
  it('is undone as one change with the undo key elsewhere, and can be redone', async () => {
    const studio = await settingUp(LESSON);
    await type(studio, 'input.title', 'T');
    (await board(studio)).play('red roll');
    key(one(studio, 'input.title'), { key: 'z' });
    await studio.updateComplete;
    expect([begins(studio), written(studio).title]).to.deep.equal([[undefined], 'T']);
    await press(studio, '[data-do="redo"]');
    expect(begins(studio)).to.deep.equal([['red roll']]);
  });
  it('is kept when there is something else to redo, and goes on', async () => {
    const studio = await settingUp(LESSON);
    await type(studio, 'input.title', 'T');
    await press(studio, '[data-do="undo"]');
    await press(studio, '[data-mode="setup"]');
    const game = await board(studio);
    game.play('red roll');
    await press(studio, '[data-do="redo"]');
    expect(begins(studio)).to.deep.equal([['red roll']]);
    expect(isSettingUp(studio)).to.equal(true);
    expect(await board(studio)).to.equal(game);
    game.play('red hold');
    await press(studio, '[data-step="0"]');
    expect(begins(studio)).to.deep.equal([['red roll', 'red hold']]);
  });
  it('is kept when the pieces are set up by hand, or another lesson is begun or opened', async () => {
    for (const leave of ['[data-mode="hand"]', '[data-do="new"]']) {
      const studio = await settingUp(LESSON);
      (await board(studio)).play('red roll');
      await press(studio, leave);
      expect(begins(studio), leave).to.deep.equal([['red roll']]);
    }
    const studio = await settingUp(LESSON);
    (await board(studio)).play('red roll');
    await studio.open(JSON.stringify(SET));
    await studio.updateComplete;
    await press(studio, '[data-do="undo"]');
    expect(begins(studio)).to.deep.equal([['red roll']]);
  });
  it('belongs to the lesson that undo leads back to', async () => {
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify(LESSON));
    await studio.updateComplete;
    await press(studio, '[data-do="addLesson"]');
    await press(studio, '[data-do="undo"]');
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="setup"]');
    (await board(studio)).play('red roll');
    await press(studio, '[data-step="0"]');
    expect(begins(studio)).to.deep.equal([['red roll']]);
  });
  it('has no place where the beginning cannot be played', async () => {
    const studio = await settingUp({ ...LESSON, moves: ['red nonsense'] });
    expect(all(studio, '#stage')).to.deep.equal([]);
    await press(studio, '[data-step="0"]');
    expect(begins(studio)).to.deep.equal([['red nonsense']]);
  });
  it('is left out when the author goes back without it, until that is undone', async () => {
    for (const back of ['[data-do="done"]', '[data-mode="setup"]']) {
      const studio = await settingUp(LESSON);
      (await board(studio)).play('red roll');
      await press(studio, back);
      expect(begins(studio)).to.deep.equal([undefined]);
      await press(studio, '[data-do="undo"]');
      expect(begins(studio)).to.deep.equal([['red roll']]);
    }
    const studio = await settingUp(LESSON);
    await board(studio);
    await press(studio, '[data-do="done"]');
    expect(one(studio, '[data-do="undo"]').getAttribute('aria-disabled'), 'nothing was played').to.equal('true');
  });
  it('is kept when the page is left, or the studio removed or given another game', async () => {
    const ways: readonly ((studio: PlayableStudio) => unknown)[] = [
      (studio) => studio.remove(),
      () => dispatchEvent(new PageTransitionEvent('pagehide')),
      (studio) => (studio.game = 'elfengold'),
    ];
    for (const [n, leave] of ways.entries()) {
      const save = `played-${Date.now()}-${n}`;
      const studio = await settingUp(LESSON, { save });
      (await board(studio)).play('red roll');
      leave(studio);
      await studio.updateComplete;
      const again = await put('elfenwizards', { save });
      expect(begins(again), String(leave)).to.deep.equal([['red roll']]);
    }
  });

  describe('at a step', () => {
    const step = (studio: PlayableStudio, n: number) => written(studio).steps[n];
    async function playing(play?: readonly string[]): Promise<PlayableStudio> {
      const studio = await put('elfenwizards');
      await studio.open(JSON.stringify({ ...LESSON, steps: [{ say: 'x', ...(play && { play }) }, { say: 'y' }] }));
      await studio.updateComplete;
      await press(studio, '[data-step="0"]');
      await press(studio, '[data-mode="play"]');
      return studio;
    }
    const takeBack = async (studio: PlayableStudio) => {
      const game = await board(studio);
      await game.updateComplete;
      one(game, '[data-do="undo"]').click();
      await studio.updateComplete;
    };
    it('is recorded at once, and so is what is taken back', async () => {
      const studio = await playing();
      const game = await board(studio);
      game.play('red roll');
      await studio.updateComplete;
      expect(step(studio, 0)).to.deep.equal({ say: 'x', play: ['red roll'] });
      await takeBack(studio);
      expect(step(studio, 0)).to.deep.equal({ say: 'x' });
      game.play('red roll');
      await studio.updateComplete;
      key(one(game, '[data-anchor]'), { key: 'z' });
      expect(step(studio, 0)).to.deep.equal({ say: 'x' });
      await studio.updateComplete;
      expect(one(studio, '[data-mode="play"]').getAttribute('aria-pressed')).to.equal('true');
      await press(studio, '[data-step="1"]');
      await press(studio, '[data-do="up"]');
      expect(written(studio).steps).to.deep.equal([{ say: 'y' }, { say: 'x' }]);
    });
    it('can be taken back if it was recorded before', async () => {
      const studio = await playing(['red roll', 'red hold']);
      await takeBack(studio);
      expect(step(studio, 0)!.play).to.deep.equal(['red roll']);
    });
    it('stays as it was written while it is only looked at', async () => {
      const studio = await playing(['red  roll']);
      (await board(studio)).click();
      expect(step(studio, 0)!.play).to.deep.equal(['red  roll']);
    });
  });
});
