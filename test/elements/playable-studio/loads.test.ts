/** The studio while parts of it load slowly, or not at all. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { addGame, type PlayableStudio } from '../../../src/define.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { pack } from '../../../src/loading/packed.js';
import { aboutGame, loadGame } from '../../../src/loading/games.js';
import { all, board, one, press, put, reader } from './support.js';

// An element of a game's own controls is registered only once.
const { controls: _own, ...usual } = await loadGame('elfenwizards', 'en');
const LESSON = JSON.stringify({ lang: 'en', title: 'Mine', start: { players: 3, seed: 2 }, steps: [{ say: 'Roll.' }] });

let games = 0;
/** A game like another, some parts of which load in their own way. Returns its id. */
function gameWith(parts: Partial<GameUi>): string {
  const id = `loads-${++games}`;
  addGame({ ...usual, ...parts, game: { ...usual.game, id }, about: aboutGame('elfenwizards') });
  return id;
}
const fails = () => Promise.reject(new Error('offline'));
/** Fails the first time. */
const failsOnce = <A extends unknown[], T>(load: (...args: A) => Promise<T>) => {
  let calls = 0;
  return (...args: A): Promise<T> => (calls++ === 0 ? fails() : load(...args));
};
/** A promise, and what resolves it. */
function later<T>(): { readonly coming: Promise<T>; readonly come: (value: T) => void } {
  let come!: (value: T) => void;
  const coming = new Promise<T>((resolve) => (come = resolve));
  return { coming, come };
}
const titles = (studio: PlayableStudio) => all(studio, '[name="lesson"] option').map((option) => option.textContent);
const failure = (studio: PlayableStudio) => studio.shadowRoot!.querySelector<HTMLElement>('[data-do="missed"]');
/** Errors that the studio reports go to the console: they are expected here. */
const { error } = console;
beforeEach(() => (console.error = () => undefined));
afterEach(() => (console.error = error));

describe('the studio, while parts of it load', () => {
  it('loads once an invalid value of `load` is corrected', async () => {
    let message = '';
    await put('elfenwizards', { load: 'soon' }).catch((error: Error) => ({ message } = error));
    expect(message).to.include('load: "soon"');
    const studio = document.querySelector('playable-studio')!;
    studio.setAttribute('load', 'now');
    await studio.ready();
    expect(all(studio, '.studio').length).to.equal(1);
  });
  it('names a language that could not be loaded, which is loaded again on request', async () => {
    let isAway = true;
    const text = (lang: string) => (isAway && lang === 'it' ? fails() : usual.text(lang));
    const studio = await put(gameWith({ text }), { lang: 'en' });
    studio.lang = 'it';
    const again = () => studio.shadowRoot!.querySelector<HTMLElement>('[data-do="language"]');
    await waitUntil(again, 'the note');
    expect(again()!.parentElement!.textContent).to.include('Italian');
    isAway = false;
    again()!.click();
    await waitUntil(() => !again(), 'the language');
  });
  it('can be used without the list of lessons, which is loaded again on request', async () => {
    const studio = await put(
      gameWith({
        lessons: failsOnce(() => usual.lessons!()),
        rulebook: failsOnce((lang: string) => usual.rulebook!(lang)),
      }),
    );
    await waitUntil(() => failure(studio), 'the note');
    await studio.open(LESSON);
    await studio.updateComplete;
    expect(one<HTMLInputElement>(studio, 'input.title').value).to.equal('Mine');
    await press(studio, '[data-step="-1"]');
    expect(one<HTMLSelectElement>(studio, '[data-field="rules"]').options.length).to.equal(1);
    failure(studio)!.click();
    await waitUntil(() => one<HTMLSelectElement>(studio, '[data-field="rules"]').options.length > 1, 'the rules');
    await press(studio, '[data-do="new"]');
    await waitUntil(() => titles(studio).length > 0, 'the lessons');
    expect(failure(studio)).to.equal(null);
  });
  it('does not list the lessons of a game that it left', async () => {
    const slow = later<Awaited<ReturnType<NonNullable<GameUi['lessons']>>>>();
    const none = gameWith({ lessons: () => Promise.resolve([]) });
    const studio = await put(gameWith({ lessons: () => slow.coming }));
    studio.game = none;
    await studio.ready();
    slow.come(await usual.lessons!());
    await slow.coming;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(titles(studio)).to.deep.equal([]);

    studio.game = 'elfenwizards';
    await studio.ready();
    await waitUntil(() => titles(studio).length > 0, 'the lessons');
    studio.game = gameWith({ lessons: fails });
    await studio.ready();
    await waitUntil(() => failure(studio), 'the note');
    expect(titles(studio)).to.deep.equal([]);
  });

  it('opens the lesson that was asked for last, whichever comes last', async () => {
    const slow = later<Awaited<ReturnType<NonNullable<GameUi['lessons']>>>>();
    const game = gameWith({ lessons: () => slow.coming });
    const studio = await put(game);
    const opening = studio.open(`e/${game}/lesson/?v=1&lesson=competition`);
    await studio.open(LESSON);
    slow.come(await usual.lessons!());
    await opening;
    expect((studio.written as { title?: string }).title).to.equal('Mine');
  });
  it('opens a lesson that was asked for before the studio has its first one', async () => {
    const studio = document.createElement('playable-studio');
    const first = await pack(LESSON.replace('Mine', 'First'));
    for (const [name, value] of Object.entries({ load: 'now', save: 'off', game: 'elfenwizards', data: first }))
      studio.setAttribute(name, value);
    (await fixture(html`<main></main>`)).append(studio);
    await studio.open(LESSON);
    expect((studio.written as { title?: string }).title).to.equal('Mine');
  });
  it('does not report the failure of a lesson in whose place another was begun', async () => {
    const slow = later<Awaited<ReturnType<NonNullable<GameUi['lessons']>>>>();
    const studio = await put(gameWith({ lessons: () => slow.coming }));
    one<HTMLTextAreaElement>(studio, '[name="given"]').value = `e/${studio.game}/lesson/?v=1&lesson=none`;
    one<HTMLFormElement>(studio, '[data-begin="yours"]').requestSubmit();
    await press(studio, '[data-begin="game"] button.primary');
    slow.come([]);
    await slow.coming;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await press(studio, '[data-do="new"]');
    expect(all(studio, '[role="alert"]')).to.deep.equal([]);
  });
  it('reports a file that cannot be read', async () => {
    const studio = await put('elfenwizards');
    const input = one<HTMLInputElement>(studio, '[type="file"]');
    Object.defineProperty(input, 'files', { value: [{ text: () => Promise.reject(new Error('The file is gone.')) }] });
    input.dispatchEvent(new Event('change'));
    await waitUntil(() => studio.shadowRoot!.querySelector('[role="alert"]'), 'why');
    expect(one(studio, '[role="alert"]').textContent).to.include('The file is gone.');
  });
  it('reports that the lesson beside the text does not load, and loads it again on request', async () => {
    let isOff = false;
    const studio = await put(gameWith({ text: (lang) => (isOff ? fails() : usual.text(lang)) }));
    isOff = true;
    await studio.open(LESSON);
    await waitUntil(() => failure(studio), 'the note');
    expect(all(studio, '.reader playable-lesson')).to.deep.equal([]);
    isOff = false;
    failure(studio)!.click();
    expect((await reader(studio)).summary).to.equal('Mine');
  });
  it('reports that the way to a phase does not load, and searches again on request', async () => {
    const studio = await put(gameWith({ paths: failsOnce(() => Promise.resolve({ logs: [], paths: {} })) }));
    await studio.open(LESSON);
    await studio.updateComplete;
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="setup"]');
    await board(studio);
    await waitUntil(() => studio.shadowRoot!.querySelector('[name="phase"]'), 'the phases');
    one<HTMLSelectElement>(studio, '[name="phase"]').value = 'competition';
    await press(studio, '[data-do="go"]');
    await waitUntil(() => failure(studio), 'the note');
    const answer = () => one(studio, '.phase [role="status"]').textContent!.trim();
    expect(answer()).to.equal('');
    failure(studio)!.click();
    await waitUntil(() => /moves led there/.test(answer()), 'the moves to the phase');
  });
  describe('when the opponent looks for moments', () => {
    const PLAYED = 'playable-rules 1\ngame GAME 1\nseed 7\nplayers 3\n\nred roll\nred hold';
    async function asking(bot: NonNullable<GameUi['bot']>): Promise<PlayableStudio> {
      const game = gameWith({ bot });
      const studio = await put(game);
      await studio.open(PLAYED.replace('GAME', game));
      await studio.updateComplete;
      await press(studio, '[data-do="askOpponent"]');
      return studio;
    }
    it('shows nothing of the game before, once another is opened', async () => {
      const slow = later<Awaited<ReturnType<NonNullable<GameUi['bot']>>>>();
      const studio = await asking(() => slow.coming);
      expect(all(studio, '.moments [data-do="stop"]').length).to.equal(1);
      await studio.open(PLAYED.replace('GAME', studio.game).replace('\nred hold', ''));
      await studio.updateComplete;
      expect(all(studio, '.moments [data-do="askOpponent"]').length, 'it can be asked about this game').to.equal(1);
      slow.come(undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(all(studio, '.moments .row .quiet')).to.deep.equal([]);
    });
    it('stops when undo shows the game before', async () => {
      const slow = later<Awaited<ReturnType<NonNullable<GameUi['bot']>>>>();
      const game = gameWith({ bot: () => slow.coming });
      const studio = await put(game);
      for (const seed of [7, 2]) await studio.open(PLAYED.replace('GAME', game).replace('seed 7', `seed ${seed}`));
      await studio.updateComplete;
      await press(studio, '[data-do="askOpponent"]');
      await press(studio, '[data-do="undo"]');
      expect(all(studio, '.moments [data-do="askOpponent"]').length, 'it can be asked about this game').to.equal(1);
      slow.come(undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(all(studio, '.moments .row .quiet')).to.deep.equal([]);
    });
    it('reports that it cannot be loaded, and asks again on request', async () => {
      const studio = await asking(failsOnce(() => usual.bot?.() ?? Promise.resolve(undefined)));
      await waitUntil(() => failure(studio), 'the note');
      expect(all(studio, '.moments [data-do="askOpponent"]').length).to.equal(1);
      failure(studio)!.click();
      await waitUntil(() => studio.shadowRoot!.querySelector('.moments .row .quiet'), 'how far it is', {
        timeout: 10_000,
      });
    }).timeout(15_000);
  });
});
