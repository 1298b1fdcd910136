/** Attributes that change while the phases load, or afterwards: the last value counts, and errors can be corrected. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { createActor, createMachine, type AnyActorRef } from 'xstate';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../../src/loading/games.js';
import { failureOf } from '../playable-game/support.js';
import { all, inTree, make, mount, one, open, room, settled, words } from './support.js';

const ours = await loadGame('elfenwizards');
/** Games whose loading a test controls. */
const slow = new Map<string, Promise<GameUi>>();
provideGames({ load: (id) => slow.get(id) ?? Promise.resolve(ours) });

const noActor = {} as AnyActorRef;
const light = () => createActor(createMachine({ id: 'light', initial: 'red', states: { red: {} } })).start();
const warnings = (phases: Element) => all(phases, '.warning').map(words);

describe('phases whose attributes change', () => {
  it('report an invalid actor instead of showing a game, until it is corrected', async () => {
    const phases = await mount();
    for (const [actor, active] of [
      [light(), ['#light', 'red']],
      [undefined, ['#elfenwizards', 'castMajorSpells']],
    ] as const) {
      phases.actor = noActor;
      expect(await failureOf(phases)).to.match(/^actor: /);
      await settled(phases);
      expect(warnings(phases).join()).to.match(/^These phases cannot be shown\. actor: /);
      expect(phases.active).to.eql([]);
      phases.actor = actor;
      expect(await failureOf(phases)).to.equal('none');
      await settled(phases);
      expect(warnings(phases)).to.eql([]);
      expect(phases.active).to.eql(active);
    }
  });
  it('report an invalid actor once the element is near the viewport', async () => {
    const phases = make({ load: 'near' });
    phases.actor = noActor;
    (await room()).append(phases);
    await waitUntil(() => warnings(phases).join().startsWith('These phases cannot be shown. actor: '));
    await aTimeout(50);
    expect(warnings(phases)).to.have.length(1);
    expect(await failureOf(phases)).to.match(/^actor: /);
  });
  it('report an invalid actor before their texts are loaded', async () => {
    const phases = make({ load: 'click' });
    phases.actor = noActor;
    (await room()).append(phases);
    await phases.updateComplete;
    expect(warnings(phases).join()).to.include('expected a running XState actor').and.not.to.include('phases.error');
  });
  it('recover when an invalid value of `load` is corrected', async () => {
    const phases = await mount({ load: 'soon' });
    expect(warnings(phases).join()).to.include('load: "soon"');
    phases.setAttribute('load', 'now');
    expect(await failureOf(phases)).to.equal('none');
    await settled(phases);
    expect(warnings(phases)).to.eql([]);
    expect(inTree(phases)).to.have.length(1);
  });
  it('ignore a game that loads or fails after it was replaced', async () => {
    for (const end of ['comes', 'fails']) {
      let resolve = (_ui: GameUi): void => undefined;
      let fail = (_error: Error): void => undefined;
      slow.set(
        'late',
        new Promise((done, refuse) => {
          resolve = done;
          fail = refuse;
        }),
      );
      const phases = await mount();
      phases.game = 'late';
      await phases.updateComplete;
      phases.game = 'elfenwizards';
      phases.players = 4;
      expect(await failureOf(phases), end).to.equal('none');
      if (end === 'comes') resolve(ours);
      else fail(new Error('too late'));
      await aTimeout(0);
      await settled(phases);
      expect(warnings(phases), end).to.eql([]);
      expect(inTree(phases), end).to.have.length(1);
    }
  });
  it('show the last of two games whose texts load slowly', async () => {
    const phases = await mount();
    let loadTexts = (): void => undefined;
    const textsLoaded = new Promise<void>((done) => (loadTexts = done));
    const text = async (lang: string) => {
      await textsLoaded;
      return ours.text(lang);
    };
    slow.set('wordy', Promise.resolve({ ...ours, text }));
    phases.game = 'wordy';
    await phases.updateComplete;
    await aTimeout(0);
    phases.players = 5;
    await phases.updateComplete;
    await aTimeout(0);
    loadTexts();
    await phases.ready();
    await aTimeout(0);
    await settled(phases);
    await open(phases, 'history');
    expect(all(phases, '.history option'), '“everybody” and five seats').to.have.length(6);
  });
});

describe('phases: the seat', () => {
  it('is reported if too few play for it, until it or the number of players is corrected', async () => {
    const [, , third = '', fourth = ''] = ours.game.seats;
    const phases = await mount({ seat: fourth });
    expect(warnings(phases).join()).to.include(`seat: "${fourth}"`);
    phases.seat = third;
    expect(await failureOf(phases)).to.equal('none');
    await settled(phases);
    expect(inTree(phases)).to.have.length(1);
    phases.players = 4;
    phases.seat = fourth;
    expect(await failureOf(phases)).to.equal('none');
    await settled(phases);
    await open(phases, 'table');
    expect(words(one(phases, 'details.table'))).to.match(/As \w+ sees it/);
  });
});
