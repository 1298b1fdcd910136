/** The buttons of Elfenwizards in a browser: counts of equal dice, and labels that fit. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Table } from '../../../src/games/elfenwizards/table.js';
import { all, atPhase, mount, one, settled, words } from '../../elements/playable-game/support.js';

it('EW-5.1: beside each mage stand the other spells, and the two highest together, each a click and one undo', async () => {
  const game = await atPhase('competition', { undo: 'free' });
  const { position } = game;
  const { players, queue } = position.table as unknown as Table;
  const boxes = { wizard: [2, 5], sorcerer: [3], necromancer: [4], user: [1, 6], minor: [], grey: [2] };
  Object.assign(players[queue[0]!]!, { front: 0, rolled: [], boxes });
  game.position = position;
  await settled(game);
  const before = game.record;
  one(game, '[data-point^="die:"]').click();
  await settled(game);
  const chips = all(game, '.pick.to .chip');
  const single = chips.find((chip) => chip.querySelectorAll('svg').length === 1)!;
  expect(single.ariaLabel).to.match(/^Favour (your|(Red|Green|Blue)’s) .* with (a \d|a Minor Spell)$/);
  single.click();
  await settled(game);
  expect(game.record.slice(before.length).trim()).to.match(/^\w+ favour [^\n]*$/);
  game.undo();
  await settled(game);
  one(game, '[data-point^="die:"]').click();
  await settled(game);
  const both = all(game, '.pick.to .chip').find((chip) => chip.querySelectorAll('svg').length === 2)!;
  expect(both.ariaLabel).to.match(/^Favour (your|(Red|Green|Blue)’s) .* with a \d and a \d$/);
  both.click();
  await settled(game);
  expect(game.record.slice(before.length).match(/favour/g)).to.have.length(2);
  game.undo();
  expect(game.record).to.equal(before);
});
it('a button shows how many equal dice there are', async () => {
  const game = await mount({ players: '3', seats: 'human human human', seed: '3', game: 'elfenwizards' });
  one<HTMLButtonElement>(game, '.controls [data-verb="roll"]').click();
  await settled(game);
  const { players, queue } = game.position.table as unknown as Table;
  const { rolled } = players[queue[0]!]!;
  const counts = new Map(rolled.map((die) => [die, rolled.filter((other) => other === die).length]));
  const said = all(game, '.controls [data-point^="rolled:"]').map(words);
  expect(said).to.have.members([...counts].map(([die, count]) => `Die ${die}${count > 1 ? ` ×${count}` : ''}`));
  expect(Math.max(...counts.values())).to.be.above(1);
  expect(all(game, '.controls .pick-die')).to.have.length(counts.size);
});
it('the buttons of six kinds of dice are as wide as their dice at 320 px', async () => {
  await setViewport({ width: 320, height: 568 });
  const game = await mount({ players: '3', seats: 'human human human', seed: '3', game: 'elfenwizards' }, 304);
  one<HTMLButtonElement>(game, '.controls [data-verb="roll"]').click();
  await settled(game);
  const { position } = game;
  const { players, queue } = position.table as unknown as Table;
  Object.assign(players[queue[0]!]!, { rolled: [1, 2, 3, 4, 5, 6, 6] });
  game.position = position;
  await settled(game);
  const dice = all(game, '.controls [data-point^="rolled:"]');
  expect(dice).to.have.length(6);
  for (const die of dice) expect(die.scrollWidth, words(die)).to.be.at.most(die.clientWidth);
  await setViewport({ width: 800, height: 600 });
});
for (const [lang, says] of [
  ['en', /^Wizard: you \d+, best \d+$/],
  ['fr', /^Druide\s: vous \d+, max \d+$/],
  ['it', /^Wizard: tu \d+, max \d+$/],
] as const)
  for (const [width, height] of [
    [375, 667],
    [320, 568],
  ] as const)
    it(`the button of a box says the sums in it, and all buttons fit: ${lang}, ${width} px`, async () => {
      await setViewport({ width, height });
      const game = await mount(
        { players: '3', seats: 'human human human', seed: '3', game: 'elfenwizards', lang },
        width - 16,
      );
      // Sums of two digits make the longest words.
      const { position } = game;
      const { players } = position.table as unknown as Table;
      Object.assign(players[2]!, { front: 5, boxes: { ...players[2]!.boxes, necromancer: [6, 5] } });
      game.position = position;
      await settled(game);
      const press = async (what: string) => {
        one(game, `.controls ${what}`).click();
        await settled(game);
      };
      await press('[data-verb="roll"]');
      for (const box of ['wizard', 'necromancer', 'user']) {
        if (all(game, '.pick.to').length === 0) await press('[data-point^="rolled:"]');
        await press(`.pick.to [data-point="${box}"]`);
      }
      if (all(game, '.pick.to').length === 0) await press('[data-point^="rolled:"]');
      expect(words(one(game, '.pick.to [data-point="wizard"]'))).to.match(says);
      expect(words(one(game, '.pick.to [data-point="necromancer"]'))).to.include('11');
      for (const button of all(game, '.pick.to button')) {
        expect(button.scrollHeight, words(button)).to.be.at.most(button.clientHeight + 1);
        expect(button.offsetHeight, words(button)).to.be.at.most(48);
      }
      await setViewport({ width: 800, height: 600 });
    });

/** The smallest distance between a button's text and its sides, in pixels. */
function smallestMargin(button: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(button);
  const { left, right } = button.getBoundingClientRect();
  return Math.min(...[...range.getClientRects()].flatMap((words) => [words.left - left, right - words.right]));
}
for (const lang of ['en', 'fr', 'it'])
  it(`the buttons of boxes keep a margin around their text on the narrowest phone: ${lang}`, async () => {
    const game = await mount({ players: '3', seats: 'human human human', seed: '3', game: 'elfenwizards', lang }, 307);
    one<HTMLButtonElement>(game, '.controls [data-verb="roll"]').click();
    await settled(game);
    one<HTMLButtonElement>(game, '.controls [data-point^="rolled:"]').click();
    await settled(game);
    const places = all(game, '.pick.to button');
    expect(places).to.have.length(6);
    for (const place of places) expect(smallestMargin(place), words(place)).to.be.at.least(4);
    expect(Math.max(...places.map((place) => place.getBoundingClientRect().right))).to.be.below(
      game.getBoundingClientRect().right,
    );
  });

it('a line under the scoreboard says what its italic numbers are, until the game is over', async () => {
  const game = await atPhase('competition');
  expect(all(game, '.scoreboard .projected').length).to.be.above(0);
  expect(words(one(game, '.italics'))).to.equal('In italics: if nothing changes');
  expect(all(await atPhase('over'), '.italics')).to.eql([]);
});
