/** The buttons of Elfenwizards: how many pieces of a kind there are to take up. */
import { expect } from '@open-wc/testing';
import type { Table } from '../../../src/games/elfenwizards/table.js';
import { all, mount, one, settled, words } from '../../elements/playable-game/support.js';

it('a die of which there are several says how many', async () => {
  const game = await mount({ players: '3', seats: 'human human human', seed: '3', game: 'elfenwizards' });
  one<HTMLButtonElement>(game, '.controls [data-verb="roll"]').click();
  await settled(game);
  const { players, queue } = game.position.table as unknown as Table;
  const { rolled } = players[queue[0]!]!;
  const counts = new Map(rolled.map((die) => [die, rolled.filter((other) => other === die).length]));
  const said = all(game, '.controls [data-point^="rolled:"]').map(words);
  expect(said).to.have.members([...counts].map(([die, count]) => `Die ${die}${count > 1 ? ` ×${count}` : ''}`));
  expect(Math.max(...counts.values())).to.be.above(1);
});
