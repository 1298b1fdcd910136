/** The buttons of Elfenwizards in a browser: counts of equal dice, and labels that fit. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Table } from '../../../src/games/elfenwizards/table.js';
import { all, atPhase, mount, one, settled, words } from '../../elements/playable-game/support.js';

it('EW-5.1: beside own mages stand the other spells, and the two highest together, each a click and one undo', async () => {
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
  game.takeBack();
  await settled(game);
  one(game, '[data-point^="die:"]').click();
  await settled(game);
  const both = all(game, '.pick.to .chip').find((chip) => chip.querySelectorAll('svg').length === 2)!;
  expect(both.ariaLabel).to.match(/^Favour (your|(Red|Green|Blue)’s) .* with a \d and a \d$/);
  both.click();
  await settled(game);
  expect(game.record.slice(before.length).match(/favour/g)).to.have.length(2);
  game.takeBack();
  expect(game.record).to.equal(before);
});
it('EW-5.4: a phone shows the own mages that the spell in the hand can favour first, and those of others last', async () => {
  await setViewport({ width: 375, height: 667 });
  const game = await atPhase('competition', {}, 359);
  const { position } = game;
  const { players, queue, titles, users } = position.table as unknown as Table;
  const seat = queue[0]!;
  const boxes = { wizard: [2, 5], sorcerer: [3], necromancer: [4], user: [1, 6], minor: [], grey: [2] };
  Object.assign(players[seat]!, { front: 0, rolled: [], boxes });
  game.position = position;
  await settled(game);
  const isOwn = (place: string) =>
    (titles[place as 'W1'] ?? users[place[0] as 'A']?.[Number(place[1]) - 1])?.owner === seat;
  const inRow = (row: Element) =>
    [...row.querySelectorAll<HTMLElement>('[data-point]')].map((e) => e.dataset['point']!);
  one(game, '[data-point^="reserve:"]').click();
  await settled(game);
  const rows = all(game, '.pick.to');
  expect(inRow(rows[0]!)).to.satisfy((places: string[]) => places.length > 1 && places.every(isOwn));
  expect(rows[0]!.scrollWidth, 'nothing to swipe for').to.be.at.most(rows[0]!.clientWidth);
  // The spells that are not in the hand are under a heading that says so, beside the player's own mages.
  expect(all(game, '.apart > p').map(words)).to.eql(['Other spells for your mages', 'Mages of others']);
  expect(inRow(rows[1]!)).to.eql([]);
  for (const chip of rows[1]!.querySelectorAll<HTMLElement>('.chip'))
    expect(isOwn(chip.dataset['chip']!.split(' ')[1]!), chip.ariaLabel!).to.equal(true);
  expect(rows[2]!.querySelectorAll('.chip')).to.have.length(0);
  expect(inRow(rows[2]!)).to.satisfy((places: string[]) => places.length > 0 && !places.some(isOwn));
  await setViewport({ width: 800, height: 600 });
});
for (const [width, height] of [
  [375, 667],
  [320, 568],
] as const)
  it(`EW-5.3: passing comes before the mages, and no button covers or cuts another: ${width} px`, async () => {
    await setViewport({ width, height });
    const game = await atPhase('competition', {}, width - 16);
    one(game, '.controls [data-point^="reserve:"]').click();
    await settled(game);
    const buttons = all(game, '.controls button');
    expect(buttons[0]!.dataset['verb'], 'the first by keyboard').to.equal('pass');
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const { right } = one(game, '.controls').getBoundingClientRect();
    boxes.forEach((box, i) => {
      expect(box.right, words(buttons[i]!)).to.be.at.most(right + 1);
      for (const other of boxes.slice(i + 1)) {
        const isBeside = box.right <= other.left || other.right <= box.left;
        expect(isBeside || box.bottom <= other.top || other.bottom <= box.top, words(buttons[i]!)).to.equal(true);
      }
    });
    await setViewport({ width: 800, height: 600 });
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

it('on a phone the names of boxes take two lines at most, so that none is cut off', async () => {
  await setViewport({ width: 375, height: 667 });
  const game = await mount(
    { players: '3', seats: 'human human human', seed: '3', game: 'elfenwizards', lang: 'fr' },
    359,
  );
  one<HTMLButtonElement>(game, '.controls [data-verb="roll"]').click();
  await settled(game);
  if (all(game, '.pick.to').length === 0) one<HTMLButtonElement>(game, '.controls [data-point^="rolled:"]').click();
  await settled(game);
  for (const place of all(game, '.pick.to button')) {
    const range = document.createRange();
    range.selectNodeContents(place);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    expect(lines.size, words(place)).to.be.at.most(2);
  }
  await setViewport({ width: 800, height: 600 });
});

it('a line under the scoreboard says what its italic numbers are, until the game is over', async () => {
  const game = await atPhase('competition');
  expect(all(game, '.scoreboard .projected').length).to.be.above(0);
  expect(words(one(game, '.italics'))).to.equal('In italics: if nothing changes');
  expect(all(await atPhase('over'), '.italics')).to.eql([]);
});
