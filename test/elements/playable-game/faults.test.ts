/** What is shown and logged when something cannot be loaded, and when code has a bug. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { ReactiveController } from 'lit';
import { reportFailedLoad } from '../../../src/elements/ui/failed-loads.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import { load } from '../../../src/games/index.js';
import { all, element, failureOf, mount, one, place, settled, words } from './support.js';

await mount(); // registers the games, which the tests replace
const ui = await load('elfenwizards');
/** An error such as a bug throws: its message does not look like a network failure. */
const bug = () => new TypeError("Cannot read properties of undefined (reading 'loaded')");
const logs: unknown[] = [];
const { error: log } = console;

beforeEach(() => {
  logs.length = 0;
  console.error = (error: unknown) => void logs.push(error);
});
afterEach(() => {
  console.error = log;
  provideGames({ load });
});

/** Mounts an element whose game has these parts replaced, and waits for it even if it cannot be shown. */
async function withGame(part: Partial<GameUi>, attributes = {}) {
  provideGames({ load: () => Promise.resolve({ ...ui, ...part }) });
  const game = element({ players: '3', seats: 'human human human', ...attributes });
  (await place()).append(game);
  await game.ready().catch(() => undefined);
  await game.updateComplete;
  return game;
}

describe('a failed load', () => {
  it('is logged, whatever the error, and retried when the browser is online again', () => {
    const fault = bug();
    let tries = 0;
    const host = { addController: (one: ReactiveController) => one.hostConnected!(), requestUpdate: () => {} };
    reportFailedLoad(host, 'part', fault, () => tries++);
    reportFailedLoad(host, 'other', new Error('no'), () => tries++);
    dispatchEvent(new Event('online'));
    expect([logs[0], logs.length, tries]).to.eql([fault, 2, 2]);
  });
  it('is retried once per failure, and not while its element is disconnected', () => {
    let controller!: ReactiveController;
    const host = { addController: (one: ReactiveController) => void (controller = one), requestUpdate: () => {} };
    let tries = 0;
    const fail = () => reportFailedLoad(host, 'part', bug(), () => tries++);
    fail();
    controller.hostConnected!();
    dispatchEvent(new Event('online'));
    fail();
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    expect(tries).to.equal(2);
    fail();
    controller.hostDisconnected!();
    dispatchEvent(new Event('online'));
    expect(tries).to.equal(2);
    controller.hostConnected!();
    dispatchEvent(new Event('online'));
    expect(tries).to.equal(3);
    controller.hostDisconnected!();
  });
  it('that fails once more after a retry offers to reload the page, in each language', async () => {
    for (const [lang, says] of [
      ['en', 'Reload the page'],
      ['fr', 'Recharger la page'],
      ['it', 'Ricarica la pagina'],
    ] as const) {
      const game = await mount({ lang });
      const fail = () => reportFailedLoad(game, 'part', bug(), fail);
      fail();
      await settled(game);
      expect(all(game, '[data-do=reload]')).to.have.length(0);
      one(game, '[data-do=missed]').click();
      await settled(game);
      expect(words(one(game, '[data-do=reload]'))).to.equal(says);
      expect(all(game, '[data-do=missed]'), 'the network may have been down').to.have.length(1);
    }
  });
  it('before the first board is logged and offers a retry button, whatever the error', async () => {
    const fault = new Error('no such thing');
    let isFailing = true;
    provideGames({ load: () => (isFailing ? Promise.reject(fault) : Promise.resolve(ui)) });
    const game = element({ seats: 'human human human' });
    (await place()).append(game);
    expect(await failureOf(game)).to.equal('no such thing');
    await game.updateComplete;
    expect(logs).to.eql([fault]);
    expect(words(one(game, '.warning'))).to.include('could not be loaded');
    isFailing = false;
    one(game, '[data-do="again"]').click();
    await waitUntil(() => all(game, '.board').length > 0, 'the board');
  });
});

describe('explanations that fail to load', () => {
  it('are logged once, however often the board renders, and retried on the next hover', async () => {
    const unhandled: unknown[] = [];
    const hear = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      unhandled.push(event.reason);
    };
    addEventListener('unhandledrejection', hear);
    const fault = new Error('no such thing');
    let fail = () => {};
    let tries = 0;
    const coach = () => (tries++, new Promise<never>((_, reject) => (fail = () => reject(fault))));
    const game = await withGame({ coach });
    await waitUntil(() => all(game, '[data-anchor]').length > 0, 'the board is shown');
    const hover = () =>
      one(game, '[data-anchor]').dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }),
      );
    hover();
    await waitUntil(() => tries === 1, 'the first try');
    for (let n = 0; n < 3; n++) {
      game.requestUpdate();
      await game.updateComplete;
    }
    fail();
    await aTimeout(50);
    expect([unhandled, logs]).to.eql([[], [fault]]);
    hover();
    await waitUntil(() => tries === 2, 'another try');
    removeEventListener('unhandledrejection', hear);
    game.remove();
    fail();
    await aTimeout(0);
  });
});

describe('a bug', () => {
  it('that keeps a game from starting is logged and its message shown, without a retry button', async () => {
    const fault = bug();
    const broken = Object.create(ui.game) as GameUi['game'];
    Object.defineProperty(broken, 'seated', {
      value: () => {
        throw fault;
      },
    });
    const game = await withGame({ game: broken });
    expect(logs).to.eql([fault]);
    expect(words(one(game, '.warning'))).to.include(fault.message);
    expect(all(game, '[data-do="again"]')).to.eql([]);
  });
  it('of an opponent is logged, and a note says that the opponent has stopped', async () => {
    const fault = bug();
    const choose = () => {
      throw fault;
    };
    const game = await withGame({ bot: () => Promise.resolve({ ...ui.game, choose } as never) }, { seats: 'human' });
    await waitUntil(
      () => words(one(game, '.game')).includes('The opponent has stopped'),
      'the note with the retry button is shown',
    );
    expect(logs).to.eql([fault]);
    expect(all(game, '[data-do="missed"]')).to.eql([]);
  });
  it('of an opponent that breaks the rules is told as the opponent’s, and nothing is refused to the reader', async () => {
    const choose = () => ({ type: 'roll', seat: 7 });
    const game = await withGame({ bot: () => Promise.resolve({ choose } as never) }, { seats: 'human' });
    await waitUntil(() => words(one(game, '.game')).includes('The opponent has stopped'), 'the note is shown');
    expect(logs.map(String)).to.eql([
      'Error: elfenwizards.choose: {"type":"roll","seat":7}, expected one of the moves of its view',
    ]);
    expect(all(game, '.refused')).to.eql([]);
  });
});

it('an opponent that failed to load can be loaded again by the retry button', async () => {
  let isFailing = true;
  const opponent = () => (isFailing ? Promise.reject(new Error('no such thing')) : ui.bot!());
  const game = await withGame({ bot: opponent }, { seats: 'human' });
  await waitUntil(() => all(game, '[data-do="missed"]').length > 0, 'the note with the retry button is shown');
  // It is in view wherever the reader is, also at the top of a game that is higher than the window.
  const bottom = (selector: string) => one(game, selector).getBoundingClientRect().bottom;
  expect(bottom('.game')).to.be.above(innerHeight + 100);
  game.scrollIntoView();
  expect(bottom('[data-do="missed"]')).to.be.at.most(innerHeight);
  isFailing = false;
  one(game, '[data-do="missed"]').click();
  await waitUntil(() => game.record.includes('green roll'), 'the opponent’s move');
});

it('an invalid attribute is named in the error and not logged', async () => {
  const game = await withGame({}, { players: 'many' });
  expect(await failureOf(game)).to.include('players');
  expect(logs).to.eql([]);
});

it('a fault on show is told once, also when the element cannot be rendered any more', async () => {
  const game = await withGame({}, { players: 'many' });
  await failureOf(game);
  expect(all(game, '.warning')).to.have.length(1);
  Object.assign(game, {
    willUpdate() {
      throw new Error('a bug');
    },
  });
  game.requestUpdate();
  await game.updateComplete;
  expect(all(game, '.warning').map(words)).to.have.length(1);
  expect(words(one(game, '.warning'))).to.include('players: "many"');
});
