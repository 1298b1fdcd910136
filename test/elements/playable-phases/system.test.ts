/** The whole system of an actor: its children can be opened, and the messages are a sequence diagram. */
import { expect, waitUntil } from '@open-wc/testing';
import { createActor, createMachine, emit, type AnyActorRef } from 'xstate';
import type { PlayablePhases } from '../../../src/define.js';
import { orchestra } from '../../inspector/orchestra.js';
import { all, inPicture, make, one, open, press, room, settled, words } from './support.js';
import { violations } from '../violations.js';

async function show(actor: AnyActorRef, width?: number, lang = 'en'): Promise<PlayablePhases> {
  const phases = make({ lang });
  phases.actor = actor;
  (await room(width)).append(phases);
  await phases.ready();
  await settled(phases);
  return phases;
}
async function opened(width?: number, lang?: string) {
  const { machine, tell, finish } = orchestra();
  const actor = createActor(machine).start();
  const phases = await show(actor, width, lang);
  finish();
  await open(phases, 'system');
  await waitUntil(() => all(phases, '.actors button').length === 5, 'the actors');
  return { phases, actor, tell };
}
const arrows = (phases: PlayablePhases) => all(phases, '.arrow').map((each) => each.getAttribute('aria-label')!);
const actorNamed = (phases: PlayablePhases, name: string) =>
  all(phases, '.actors button').find((each) => words(each) === name)!;

describe('the system of an actor', () => {
  it('lists all actors with their state, and shows the chart of a machine that is opened', async () => {
    const { phases, actor } = await opened();
    expect(all(phases, '.actors li').map(words)).to.eql([
      'orchestra running · "ready"',
      'drum running',
      'clock running',
      'score done',
      'violin player · running · "silent"',
    ]);
    actorNamed(phases, 'violin').click();
    await settled(phases);
    expect(phases.active).to.eql(['#player', 'silent']);
    expect(actorNamed(phases, 'violin').getAttribute('aria-current')).to.equal('true');
    actor.send({ type: 'START' });
    await settled(phases);
    expect(phases.active).to.eql(['#player', 'playing']);
    actorNamed(phases, 'orchestra').click();
    await settled(phases);
    expect(phases.active).to.eql(['#orchestra', 'ready']);
    await open(phases, 'history');
    expect(words(one(phases, '.events'))).to.include('START');
    actorNamed(phases, 'violin').click();
    await settled(phases);
    expect(all(phases, '.events > li')).to.have.length(1);
  });
  it('says what is known of an actor that has no chart', async () => {
    const { phases } = await opened();
    actorNamed(phases, 'score').click();
    await settled(phases);
    expect(words(one(phases, '.known'))).to.include('"output":"allegro"');
    expect(phases.active[0]).to.equal('#orchestra');
    actorNamed(phases, 'score').click();
    await settled(phases);
    expect(all(phases, '.known')).to.have.length(0);
  });
  it('describes no actor of the system before, once the page gives another actor', async () => {
    const { phases, actor } = await opened();
    actorNamed(phases, 'score').click();
    await settled(phases);
    actor.send({ type: 'START', tempo: 90 });
    await settled(phases);
    all(phases, '.arrow')[0]!.click();
    await settled(phases);
    phases.actor = createActor(orchestra().machine).start();
    await waitUntil(() => actorNamed(phases, 'orchestra')?.getAttribute('aria-current') === 'true', 'the other actor');
    expect(all(phases, '.known, .said')).to.eql([]);
  });
  it('has an arrow for each message, from the line of its sender to that of its receiver', async () => {
    const { phases, actor, tell } = await opened();
    actor.send({ type: 'START', tempo: 90 });
    tell(7);
    await settled(phases);
    expect(arrows(phases).slice(3)).to.eql([
      '4. START: from outside to orchestra',
      '5. PLAY: from orchestra to violin',
      '6. BEAT: from violin to drum',
      '7. HEARD: from drum to orchestra',
      '8. applause: emitted by orchestra',
      '9. xstate.observable.next: from clock to clock',
      '10. xstate.snapshot.clock: from clock to orchestra',
    ]);
    const columns = all(phases, '.heads b').map(words);
    const middles = all(phases, '.lines i').map((each) => each.getBoundingClientRect().left);
    const lineOf = (name: string) => middles[columns.indexOf(name)]!;
    for (const [name, from, to] of [
      ['START', 'outside', 'orchestra'],
      ['PLAY', 'orchestra', 'violin'],
      ['BEAT', 'violin', 'drum'],
    ] as const) {
      const box = all(phases, '.arrow')
        .find((each) => words(each) === name)!
        .getBoundingClientRect();
      const [left, right] = [lineOf(from), lineOf(to)].sort((a, b) => a - b);
      expect(box.left).to.be.closeTo(left!, 2, name);
      expect(box.right).to.be.closeTo(right!, 2, name);
    }
    all(phases, '.arrow')
      .find((each) => words(each) === 'START')!
      .click();
    await settled(phases);
    expect(words(one(phases, '.said'))).to.equal('4. START: from outside to orchestra {"tempo":90}');
  });
  it('is one stop for the Tab key; arrow keys lead through the messages', async () => {
    const { phases } = await opened();
    const stops = () => all(phases, '.arrow[tabindex="0"]');
    expect(stops()).to.have.length(1);
    stops()[0]!.focus();
    const focused = () => phases.shadowRoot!.activeElement!.getAttribute('aria-label');
    expect(focused()).to.equal(arrows(phases).at(-1));
    for (const [key, n] of [
      ['ArrowUp', 1],
      ['Home', 0],
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['End', 2],
    ] as const) {
      expect(await press(phases, key)).to.equal(true);
      expect(focused()).to.equal(arrows(phases)[n]);
    }
  });
  it('can be reached by Tab also when the opened message is no longer among those shown', async () => {
    const { phases, actor } = await opened();
    all(phases, '.arrow')[0]!.click();
    await settled(phases);
    expect(one(phases, '.arrow[tabindex="0"]')).to.equal(all(phases, '.arrow')[0]);
    for (let i = 0; i < 45; i++) actor.send({ type: 'NOTHING' });
    await settled(phases);
    expect(one(phases, '.arrow[tabindex="0"]')).to.equal(all(phases, '.arrow').at(-1));
  });
  for (const [lang, says] of Object.entries({
    fr: 'd’orchestra à violin',
    it: 'da orchestra a violin',
  }))
    it(`stays within a host of 320 px and speaks ${lang}`, async () => {
      const { phases, actor } = await opened(320, lang);
      actor.send({ type: 'START' });
      await settled(phases);
      expect(arrows(phases).join()).to.include(says);
      expect(await violations(phases)).to.deep.equal([]);
      all(phases, '.arrow')[0]!.click();
      await settled(phases);
      const right = phases.getBoundingClientRect().right + 1;
      for (const part of ['.sequence', '.actors', '.said', '.system'])
        expect(one(phases, part).getBoundingClientRect().right).to.be.at.most(right, part);
    });
  it('breaks the long value of a parallel actor in a host of 320 px', async () => {
    const region = { initial: 'begun', states: { begun: {} } };
    const states = Object.fromEntries(['transport', 'sound', 'picture', 'caption'].map((name) => [name, region]));
    const phases = await show(createActor(createMachine({ id: 'm', type: 'parallel', states })).start(), 320);
    await open(phases, 'system');
    await waitUntil(() => all(phases, '.actors li').length > 0, 'the actors');
    expect(words(one(phases, '.actors'))).to.include('"transport":"begun"');
    expect(one(phases, '.actors span').getBoundingClientRect().right).to.be.at.most(
      phases.getBoundingClientRect().right + 1,
    );
  });
  it('has emitted events in the history', async () => {
    const on = { GO: { actions: [emit({ type: 'told', n: 1 }), emit({ type: 'again' })] } };
    const actor = createActor(createMachine({ id: 'm', initial: 'a', states: { a: { on } } } as object)).start();
    const phases = await show(actor);
    await open(phases, 'history');
    actor.send({ type: 'GO' });
    actor.send({ type: 'NOTHING' });
    await settled(phases);
    const [later, first] = all(phases, '.events > li').map(words);
    expect(first).to.include('Emitted: told {"n":1}').and.to.include('Emitted: again');
    expect(later).not.to.include('Emitted');
    expect(inPicture(phases)).to.eql(['a']);
  });
  it('is not loaded before it is opened, and ends with its element', async () => {
    const actor = createActor(orchestra().machine).start();
    const phases = await show(actor);
    expect(all(phases, '.actors')).to.have.length(0);
    phases.remove();
    actor.send({ type: 'START' });
    expect(actor.getSnapshot().status).to.equal('active');
  });
});
