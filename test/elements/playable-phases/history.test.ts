/** The list of past events, and time travel, which does not change the game. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayablePhases } from '../../../src/define.js';
import { ui as toy } from '../../toy/ui.js';
import { atPhase as gameAt, element, viewOf } from '../playable-game/support.js';
import { provide } from './games.js';
import { all, atPhase, make, one, open, room, settled, words } from './support.js';

const rows = (phases: PlayablePhases) => all(phases, '.events > li').map(words);
const shown = (phases: PlayablePhases) => all(phases, '.events > [aria-current="step"]').map((row) => row.dataset['n']);
async function search(phases: PlayablePhases, query: string): Promise<void> {
  const field = one<HTMLInputElement>(phases, '.find input');
  field.value = query;
  field.dispatchEvent(new Event('input'));
  await settled(phases);
}

describe('history', () => {
  it('lists each event with seat, move, states and changes, newest first', async () => {
    const phases = await atPhase('competition');
    await open(phases, 'history');
    const entries = rows(phases);
    expect(entries).to.have.length(25);
    expect(entries[0]).to.include('green place').and.to.include('2 Cast Major Spells → 5a Competition');
    expect(entries[0])
      .to.include('(EW-5.1)')
      .and.to.match(/\d+ changes? on the table/);
    expect(entries.at(-1)).to.include('Beginning');
    expect(words(one(phases, '.events .changes li'))).to.match(/^\S+ .* → /);
  });
  it('can be searched by words, ignoring accents and case, and filtered by seat', async () => {
    const phases = await atPhase('competition', { lang: 'fr' }, 800);
    await open(phases, 'history');
    expect(one(phases, '.find input').offsetWidth, 'the field is wide enough in a narrow panel').to.be.greaterThan(150);
    await search(phases, 'COMPETITION');
    expect(rows(phases).length).to.be.within(1, 24);
    await search(phases, 'red roll');
    expect(rows(phases).every((row) => row.includes('red roll'))).to.equal(true);
    await search(phases, '');
    const seats = one<HTMLSelectElement>(phases, '.find select');
    seats.value = '2';
    seats.dispatchEvent(new Event('change'));
    await settled(phases);
    expect(rows(phases).every((row) => /^\d+ blue/.test(row))).to.equal(true);
    await search(phases, 'gibt es nicht');
    expect(words(one(phases, 'details.history .quiet:last-of-type'))).to.equal('Rien de tel n’est arrivé.');
  });
  it('names the players as the game does, also when their names or the page’s own words change', async () => {
    provide(toy);
    const game = element({ id: 'g', game: 'toy', players: '2', seats: 'human human', moves: 'ann bid 2' });
    const phases = make({ for: 'g' });
    (await room()).append(game, phases);
    await game.ready();
    await settled(phases);
    await open(phases, 'history');
    expect(rows(phases)[0]).to.include('Ann says 2.');
    game.names = 'Zoe, Bob';
    await waitUntil(() => words(one(phases, '.events')).includes('Zoe says 2.'), 'the new name');
    phases.words = { 'fact.bid': '{seat} calls {card}.' };
    await settled(phases);
    expect(rows(phases)[0]).to.include('Zoe calls 2.');
  });
  it('shows part of a long game, and more on demand without losing the focus', async () => {
    const phases = await atPhase('over');
    await open(phases, 'history');
    expect(all(phases, '.events > li')).to.have.length(40);
    for (let more; (more = all(phases, '[data-do="more"]')[0]);) {
      more.focus();
      more.click();
      await settled(phases);
    }
    expect(rows(phases).at(-1)).to.include('Beginning');
    expect(phases.shadowRoot!.activeElement === null, 'the focus').to.equal(false);
  });
  it('shows an event or a step of one in the game too, without changing the game', async () => {
    const game = await gameAt('competition', { id: 'g' });
    const phases = make({ for: 'g' });
    game.parentElement!.append(phases);
    await phases.ready();
    await settled(phases);
    await open(phases, 'history');
    const { record } = game;
    one(phases, '.events [data-n="3"] > .stamp').click();
    await settled(phases);
    expect([game.phase, shown(phases)]).to.eql(['castMajorSpells', ['3']]);
    const step = all(phases, '.events [data-n="24"] .row .stamp').find((each) => words(each).includes('Recover'))!;
    step.click();
    await settled(phases);
    expect([game.phase, phases.active.at(-1)]).to.eql(['recoverMinorSpells', 'recoverMinorSpells']);
    one(phases, '[data-do="live"]').click();
    await settled(phases);
    expect([game.phase, game.record]).to.eql(['competition', record]);
  });
  it('keeps the game identical after time travel, and forks it at the move on show', async () => {
    const game = await gameAt('competition', { id: 'g' });
    const straight = await gameAt('competition');
    const phases = make({ for: 'g' });
    game.parentElement!.append(phases);
    await phases.ready();
    await settled(phases);
    for (const n of [0, 9, 24, 3, 24]) {
      game.goTo(n);
      await settled(phases);
    }
    for (let n = 0; n < 12; n++) {
      const { moves } = viewOf(straight);
      const move = moves[(n * 7) % moves.length]!;
      straight.play(move as never);
      game.play(move as never);
      game.goTo(n);
      game.goTo(9999);
    }
    expect([game.record, game.position]).to.eql([straight.record, straight.position]);
    game.goTo(5);
    await settled(phases);
    one(phases, '[data-do="fork"]').click();
    await settled(phases);
    expect(game.record).to.equal(`${straight.record.split('\n').slice(0, 10).join('\n')}\n`);
    expect(phases.shadowRoot!.activeElement === null || phases.shadowRoot!.activeElement.matches('.now')).to.equal(
      true,
    );
  });
  it('reveals neither another seat’s hidden move nor its hidden values in the table', async () => {
    provide(toy);
    const game = element({
      id: 'g',
      game: 'toy',
      players: '3',
      seats: 'human bot bot',
      seed: '5',
      moves: 'ann bid 4; bob answer doubt',
    });
    const phases = make({ for: 'g' });
    (await room()).append(game, phases);
    await game.ready();
    await phases.ready();
    await settled(phases);
    await open(phases, 'history');
    const bob = rows(phases).find((row) => row.includes('bob'))!;
    expect(bob)
      .to.include('Answer')
      .and.not.to.match(/doubt|believe/);
    await open(phases, 'table');
    for (let shut; (shut = all<HTMLDetailsElement>(phases, '.data details:not([open])')).length > 0;) {
      shut[0]!.open = true;
      await settled(phases);
    }
    const table = words(one(phases, 'details.table'));
    expect(table)
      .to.include('hands')
      .and.not.to.match(/rng|seed|doubt|believe/);
    const hands = all(phases, '.data li').filter((li) => /^1 3 entries/.test(words(li)));
    expect(hands.map(words)[0]).to.match(/0 0 ?1 0 ?2 0/);
    expect(words(one(phases, 'details.table'))).to.include('As Ann sees it');
  });
  it('marks in the table what the last step changed', async () => {
    const phases = await atPhase('competition');
    await open(phases, 'table');
    expect(all(phases, '.data > .changed').length).to.be.greaterThan(0);
    const touched = one<HTMLDetailsElement>(phases, '.data > .changed details');
    touched.open = true;
    await settled(phases);
    expect(words(one(phases, 'details.table'))).to.match(/changed, before:|new/);
  });
});
