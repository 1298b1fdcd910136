/** The recap card after an enemy's strike. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recap } from '../../../src/games/dark-mages/help/recap.js';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { en as help } from '../../../src/games/dark-mages/text/help.en.js';
import { formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { viewFor } from '../../../src/index.js';
import { attacking } from './positions.js';

test('DM-N2 the recap after a strike shows each mage’s losses; there is none after other events', () => {
  const game = attacking({
    players: 3,
    mages: { red: { companion: 'co_wolf shield' }, green: { hp: 1 }, blue: { hand: ['df_dodge'] } },
    pile: ['en_wyvern'],
  });
  const text = textOf('en', [help, en], formatValue);
  const cardOf = () => recap(game.facts, viewFor(darkMages, game.snapshot, 'spectator') as never, text);
  game.play('red endAttack');
  assert.equal(cardOf(), undefined);
  game.play('green pass', 'blue answer df_dodge').dice('d10=8 d20=20 d20=20').play('red pass');
  const card = cardOf()!;
  assert.equal(card.title, 'The Wyvern has struck');
  assert.deepEqual(
    card.lines.map(({ seat, text: says }) => [seat, says]),
    [
      [0, 'The companion loses 8 hit points: 2 left.'],
      [1, 'Loses 1 hit point: 0 left. Falls.'],
      [2, 'Dodged.'],
    ],
  );
});

test('DM-N2 the recap tells apart which of mage and ally has saved', () => {
  const text = textOf('en', [help, en], formatValue);
  const saves = (mage: number, ally: number) => {
    const game = attacking({ mages: { red: { companion: 'co_wolf ally' } }, pile: ['en_wyvern'] });
    game.play('red endAttack', 'green pass').dice(`d10=4 d20=1 d20=${mage} d20=${ally}`).play('red pass');
    const told = recap(game.facts, viewFor(darkMages, game.snapshot, 'spectator') as never, text)!;
    return told.lines[0]!.text;
  };
  const said = [saves(1, 20), saves(20, 1), saves(1, 1), saves(20, 20)];
  assert.deepEqual(said, [
    'Made the saving throw. The companion loses 4 hit points: 6 left.',
    'Loses 4 hit points: 56 left. The companion made its saving throw.',
    'Mage and companion made their saving throws.',
    'Loses 4 hit points: 56 left. The companion loses 4 hit points: 6 left.',
  ]);
});
