/** "Take me there" searches moves to a state or transition and plays them in a copy of the game. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { defineElement, type PlayablePhases } from '../../../src/define.js';
import { ui as toy } from '../../toy/ui.js';
import { paths } from '../../toy/paths.js';
import { atPhase as gameAt, element, one as oneOf } from '../playable-game/support.js';
import { provide } from './games.js';
import { raise } from '../playable-game/toy-support.js';
import { all, item, make, mount, one, room, settled, words } from './support.js';

async function beside(game: HTMLElement): Promise<PlayablePhases> {
  game.id = 'g';
  const phases = make({ for: 'g' });
  game.parentElement!.append(phases);
  await phases.ready();
  await settled(phases);
  return phases;
}
async function choose(phases: PlayablePhases, id: string): Promise<void> {
  if (all(phases, `.tree [data-id="${CSS.escape(id)}"]`).length === 0) {
    item(phases, id.split(':')[0]!).click();
    await settled(phases);
  }
  item(phases, id).click();
  await settled(phases);
}
async function go(phases: PlayablePhases, id: string): Promise<string> {
  await choose(phases, id);
  one(phases, '[data-do="go"]').click();
  await waitUntil(() => all(phases, '.answer').some((p) => !words(p).startsWith('Looking')), 'an answer', {
    timeout: 8000,
  });
  await settled(phases);
  return all(phases, '.answer').map(words).join(' ');
}

describe('“Take me there”', () => {
  it('plays to a state with a decision in a copy, and one button returns to the game', async () => {
    const game = await gameAt('castMajorSpells');
    const { record } = game;
    const phases = await beside(game);
    expect(await go(phases, 'competition')).to.match(
      /^Here it is, in a copy of the game: \d+ moves led to 5a Competition/,
    );
    expect([game.phase, phases.active.at(-1)]).to.eql(['competition', 'competition']);
    expect([game.position.phase, game.record], 'the record is that of the game').to.eql(['competition', record]);
    one(phases, '[data-do="live"]').click();
    await waitUntil(() => all(phases, '[data-do="live"]').length === 0, 'back in the game');
    expect([game.phase, game.record]).to.eql(['castMajorSpells', record]);
    expect(words(phases.shadowRoot!.activeElement ?? document.body)).not.to.equal('');
  });
  it('holds the copy at a frame of the last move for a state without a decision', async () => {
    const game = await gameAt('competition');
    const phases = await beside(game);
    await go(phases, 'awardTitles');
    expect([game.phase, phases.active.at(-1)]).to.eql(['awardTitles', 'awardTitles']);
    expect(all(game, '.controls button')).to.have.length(0);
    oneOf(game, '[data-do="live"]').click();
    await settled(phases);
    expect(game.phase).to.equal('competition');
  });
  it('holds the copy where opponents would act, until the reader continues it', async () => {
    const game = await gameAt('castMajorSpells');
    const phases = await beside(game);
    await go(phases, 'competition');
    expect(all(phases, '[data-do="release"]'), 'a person has to move').to.have.length(0);
    game.setAttribute('seats', 'bot bot bot');
    await settled(phases);
    expect(words(one(phases, '.foot'))).to.include('The copy stands still here until you let it go on.');
    const position = () => JSON.stringify(game.position);
    const held = position();
    oneOf(game, '[data-do="release"]').click();
    await waitUntil(() => position() !== held, 'an opponent has played in the copy');
    expect(all(phases, '[data-do="release"]')).to.have.length(0);
    expect(all(phases, '[data-do="live"]'), 'it is still a copy').to.have.length(1);
  });
  it('continues a held copy with the game’s Next button', async () => {
    const game = await gameAt('competition');
    const phases = await beside(game);
    await go(phases, 'awardTitles');
    const next = oneOf(game, '.story [data-do="next"], [data-do="next"]');
    expect(next.ariaDisabled, 'the Next button is enabled').to.equal('false');
    next.click();
    await waitUntil(() => game.phase !== 'awardTitles', 'the rest of the move');
    const held = () => all(phases, '[data-do="release"], .answer').length;
    await waitUntil(() => held() === 0, 'the copy is not held, and the answer is gone', { timeout: 5000 });
  });
  it('removes its answer when the reader returns to the game', async () => {
    const game = await gameAt('castMajorSpells');
    const phases = await beside(game);
    expect(await go(phases, 'competition')).to.include('Here it is');
    one(phases, '[data-do="live"]').click();
    await settled(phases);
    expect(all(phases, '.answer')).to.have.length(0);
  });
  it('leads to a transition, which is then marked as just taken, with the chart in view', async () => {
    const phases = await mount({}, 700);
    await go(phases, 'castMajorSpells:hold');
    expect(item(phases, 'castMajorSpells:hold').ariaLabel).to.include('just taken');
    const { top, bottom } = one(phases, '.picture').getBoundingClientRect();
    expect([top >= -1, bottom <= innerHeight + 1], 'the chart is in view').to.eql([true, true]);
  });
  it('reports that the chart has no path, and is not offered for the current state', async () => {
    const over = await gameAt('over');
    const phases = await beside(over);
    expect(await go(phases, 'competition')).to.equal('The chart has no path from here to 5a Competition.');
    expect(over.phase).to.equal('over');
    const other = await mount();
    await choose(other, 'castMajorSpells');
    expect(all(other, '[data-do="go"]')).to.have.length(0);
  });
  it('starts from a lesson, which continues at its step afterwards', async () => {
    await defineElement('playable-lesson');
    const lesson = document.createElement('playable-lesson');
    for (const [name, value] of Object.entries({ id: 'g', load: 'now', rule: 'EW-5.11', step: '3' })) {
      lesson.setAttribute(name, value);
    }
    (await room()).append(lesson);
    await lesson.ready();
    const phases = await beside(lesson);
    await go(phases, 'removeGreyMagic');
    expect([lesson.phase, all(lesson, '.try .controls button').length]).to.eql(['removeGreyMagic', 0]);
    one(lesson, '[data-do="live"]').click();
    await settled(phases);
    expect([lesson.phase, phases.active.at(-1)]).to.eql(['competition', 'competition']);
    one(phases, '[data-do="go"]').click();
    await waitUntil(() => lesson.phase === 'removeGreyMagic');
    one(lesson, '[data-do="show"]').click();
    await waitUntil(() => all(lesson, '[data-do="live"]').length === 0, 'back at its step');
    expect(lesson.shadowRoot!.querySelectorAll('.steps .done').length).to.equal(4);
  });
  it('can be cancelled, with a message and the focus kept', async () => {
    const phases = await mount();
    await choose(phases, 'over');
    one(phases, '[data-do="go"]').click();
    await phases.updateComplete;
    one(phases, '[data-do="cancel"]').focus();
    one(phases, '[data-do="cancel"]').click();
    await waitUntil(() => all(phases, '.answer').some((p) => words(p) === 'The search was stopped.'));
    await settled(phases);
    expect(phases.active.at(-1)).to.equal('castMajorSpells');
    expect(phases.shadowRoot!.activeElement === null, 'the focus').to.equal(false);
  });
  it('stops, and tells nothing, once another game is shown', async () => {
    let arrive = (): void => undefined;
    const coming = new Promise<void>((resolve) => (arrive = resolve));
    provide({ ...toy, paths: () => coming.then(() => paths) });
    const main = await room();
    const games = ['g', 'h'].map((id) => element({ id, game: 'toy', players: '2', moves: 'ann bid 2' }));
    main.append(...games);
    await Promise.all(games.map((game) => game.ready()));
    const phases = await beside(games[0]!);
    await choose(phases, 'finished');
    one(phases, '[data-do="go"]').click();
    phases.htmlFor = 'h';
    await settled(phases);
    arrive();
    // A search that began later finds its game.
    const later = await mount({ game: 'toy', players: '2', moves: 'ann bid 2' });
    await choose(later, 'finished');
    one(later, '[data-do="go"]').click();
    await waitUntil(() => all(later, '.answer').some((p) => words(p).startsWith('Here')), 'an answer');
    expect(games.map((game) => all(game, '[data-do="live"]').length)).to.eql([0, 0]);
    expect(all(phases, '.answer, [data-do="cancel"]')).to.eql([]);
    expect(words(one(phases, '[role="status"]'))).not.to.match(/Here it is|stopped/);
  });
  it('ends the search if loading fails, and offers to retry', async () => {
    let isAway = true;
    const load = () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(paths));
    provide({ ...toy, paths: load });
    const phases = await mount({ game: 'toy', players: '2', moves: 'ann bid 2' });
    await choose(phases, 'finished');
    one(phases, '[data-do="go"]').click();
    await waitUntil(() => all(phases, '[data-do="missed"]').length > 0, 'a note', { timeout: 4000 });
    await settled(phases);
    expect(all(phases, '.answer, [data-do="cancel"]')).to.eql([]);
    isAway = false;
    one(phases, '[data-do="missed"]').click();
    await waitUntil(() => all(phases, '.answer').some((p) => words(p).startsWith('Here')), 'an answer');
    expect(all(phases, '[data-do="missed"]')).to.eql([]);
  });
  it('names the game option that makes a state reachable', async () => {
    const stored = {
      logs: paths.logs.map((log) => log.replace('players 2', 'players 2\noption hand 2')),
      paths: paths.paths,
    };
    provide({ ...toy, paths: () => Promise.resolve(stored) });
    const phases = await mount({
      game: 'toy',
      players: '2',
      moves: 'ann bid 2; bob answer believe; bob bid 8; ann answer doubt',
    });
    expect(await go(phases, 'showing')).to.include('A game with this option comes there: Cards: two.');
  });
  it('leaves the game in its copy, with the button back, when the element is removed', async () => {
    const game = await gameAt('castMajorSpells');
    const { record } = game;
    const phases = await beside(game);
    await go(phases, 'competition');
    phases.remove();
    await aTimeout(0);
    oneOf(game, '[data-do="live"]').click();
    expect(game.record).to.equal(record);
  });
  it('redistributes hidden cards in the copy, so that nothing can be learnt about them', async () => {
    provide(toy);
    const hands = new Set<string>();
    for (let n = 0; n < 6; n++) {
      const game = element({ game: 'toy', players: '3', seats: 'human human human', seed: '5' });
      (await room()).append(game);
      await game.ready();
      const phases = await beside(game);
      await raise(game);
      const own = words(oneOf(game, '.hands')).split(' | ')[0];
      await go(phases, 'round.answering');
      await raise(game);
      const [ann, bob] = words(oneOf(game, '.hands')).split(' | ');
      expect([ann, own].includes('0 0 0')).to.equal(true);
      hands.add(bob!);
      phases.parentElement!.remove();
    }
    expect(hands.size, 'Bob’s hand varies').to.be.greaterThan(1);
  });
});
