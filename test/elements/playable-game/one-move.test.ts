/** The controls of a game without controls of its own. */
import { expect } from '@open-wc/testing';
import fanorona from '../../../examples/fanorona/index.js';
import pig from '../../../examples/pig/index.js';
import { addGame } from '../../../src/define.js';
import { all, element, place, settled, words } from './support.js';

addGame(pig);
addGame(fanorona);

async function shown(game: string) {
  const made = element({ game, seats: 'human human', load: 'now', save: 'off', forced: 'off' });
  (await place()).append(made);
  await made.ready();
  await settled(made);
  return made;
}

it('a verb of one move with a place is a button without a heading, and one of several moves has its heading', async () => {
  const one = await shown('pig');
  expect(all(one, '.controls button').map(words)).to.eql(['Roll the die']);
  expect(all(one, '.controls .caption')).to.eql([]);
  const many = await shown('fanorona');
  expect(all(many, '.controls .caption')).to.have.length(1);
});
