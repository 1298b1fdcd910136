/** Landmarks of a page with several games: screen readers list them by their names, which must tell the games apart. */
import 'axe-core/axe.min.js';
import type axeCore from 'axe-core';
import { expect } from '@open-wc/testing';
import { addGame, defineElement, type PlayableGame } from '../../src/define.js';
import goofspiel from '../../examples/goofspiel/index.js';
import { element, one, place, settled, type Attributes } from './playable-game/support.js';

addGame(goofspiel);
const { axe } = globalThis as unknown as { axe: typeof axeCore };

/** The landmarks on the page with the name of another one. */
async function alike(): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly: ['landmark-unique'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
const nameOf = (of: PlayableGame, part = '.now') => one(of, part).getAttribute('aria-label');
async function mount(room: HTMLElement, attributes: Attributes) {
  const game = element(attributes);
  room.append(game);
  await game.ready();
  await settled(game);
  return game;
}

describe('landmarks of a page with several games', () => {
  it('are compared by a rule that can fail', async () => {
    (await place()).innerHTML = '<section aria-label="Now"></section><section aria-label="Now"></section>';
    expect(await alike()).to.have.length(1);
  });

  it('are named by the game, and by a number if the game is there again', async () => {
    const room = await place();
    const first = await mount(room, { game: 'elfengold' });
    const again = await mount(room, { game: 'elfengold' });
    const other = await mount(room, { game: 'elfenwizards', lang: 'fr' });
    const covered = await mount(room, { game: 'goofspiel', seats: 'human human', lang: 'it' });
    expect([first, again, other].map((game) => nameOf(game))).to.eql([
      'What to do now, Elfengold',
      'What to do now, Elfengold 2',
      'Que faire maintenant, Elfenwizards',
    ]);
    expect(nameOf(covered, '.curtain')).to.match(/, Goofspiel$/);
    expect(await alike()).to.eql([]);
  });

  it('are named by the game in charts and lessons too', async () => {
    await Promise.all(['playable-phases', 'playable-lesson'].map(defineElement));
    const room = await place();
    for (const tag of ['playable-phases', 'playable-lesson'])
      for (const game of ['elfengold', 'elfenwizards']) {
        const made = document.createElement(tag) as HTMLElement & { ready(): Promise<unknown> };
        for (const [name, value] of Object.entries({ game, load: 'now' })) made.setAttribute(name, value);
        room.append(made);
        await made.ready();
        expect(made.shadowRoot!.querySelectorAll('section').length).to.be.greaterThan(0);
      }
    expect(await alike()).to.eql([]);
  });

  it('lose the number when the other game has left', async () => {
    const room = await place();
    (await mount(room, { game: 'elfengold' })).remove();
    expect(nameOf(await mount(room, { game: 'elfengold' }))).to.equal('What to do now, Elfengold');
  });
});
