/** What players read of what has happened: facts, the story of a move and its headline. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { boardEn as board } from '../../../src/games/dark-mages/text/board.en.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { factParams, formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { ui } from '../../../src/games/dark-mages/ui.js';
import type { Fact } from '../../../src/games/dark-mages/table.js';
import { textOf } from '../../../src/i18n/text.js';
import { viewFor, type Params } from '../../../src/index.js';
import { attacking, newGame, scene, seen, type Scene } from './positions.js';

test('facts name the mages, and other players’ passes are not told', () => {
  const game = newGame(2);
  const view = viewFor(darkMages, game.snapshot, 0);
  const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, view));
  const [fact] = game.said('characters');
  assert.match(text('fact.characters', factParams(fact!.params)), /fire: [A-Z][\w ]+ and [A-Z][\w ]+\.$/);
  const passes: Fact = { rule: 'DM-D1', code: 'passes', params: { seat: 1 } };
  assert.deepEqual(ui.storyFacts!([passes], view), [], 'a player does not read that others gave no answer');
  const asked = attacking({ mages: { red: { hand: ['sp_blight'] } } });
  const during = viewFor(darkMages, asked.play('red cantrip green').snapshot, 0);
  const asks: Fact = { rule: 'DM-D1', code: 'asks', params: { seat: 1 } };
  assert.deepEqual(ui.storyFacts!([asks], during), [asks], 'whoever is asked now');
  assert.deepEqual(ui.storyFacts!([asks], view), [], 'that somebody was asked says nothing');
  for (const [hand, said] of [
    [[], []],
    [['df_dodge'], [asks]],
  ] as const) {
    const attacked = attacking({ mages: { red: { hand: ['sp_blight'] }, green: { hand } } });
    const own = viewFor(darkMages, attacked.play('red cantrip green').snapshot, 1);
    assert.deepEqual(ui.storyFacts!([asks], own), said, 'whoever can answer is asked, the prompt tells who cannot');
  }
  const isByHand = (people: number) => ui.isManual!({ type: 'pass' } as never, view, people);
  assert.deepEqual([1, 2].map(isByHand), [false, true], 'with other people at the table a pass is made by hand');
});

test('a fact about an enemy keeps its name after it is gone and another stands in its place', () => {
  const game = attacking({ mages: { red: { hand: ['sp_burning_hands'] } }, enemies: ['en_troll 1'] });
  game.dice('d20=15 d8=4').through('red cast sp_burning_hands enemy-1');
  assert.deepEqual(game.table.enemies, []);
  const roll = game.said('damage')[0]!;
  const lich = scene('attack.deciding', { enemies: ['en_lich'] });
  for (const { snapshot } of [game, lich]) {
    const view = viewFor(darkMages, snapshot, 0);
    const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, view));
    assert.match(text('fact.damage', factParams(roll.params)), /^The Troll loses 1 hit point/);
    assert.match(text('fact.cast', factParams(game.told('cast'))), /at the Troll\.$/);
  }
});

test('one point of damage is singular in French', () => {
  const text = textOf('fr', [fr], formatValue);
  const told = (total: number) => text('fact.leaps', factParams({ receiver: 'red', total }));
  assert.match(told(1), /: 1 dégât\.$/);
  assert.match(told(2), /: 2 dégâts\.$/);
});

test('a win has singular and plural, and only an enemy that stays shows its hit points left', () => {
  const text = textOf('en', [board, en], formatValue);
  const won = (winners: string[]) => text('fact.wins', factParams({ winners }));
  assert.deepEqual([won(['red']), won(['red', 'blue'])], ['Red wins the duel!', 'Red and blue win the duel!']);
  const view = seen(scene('attack.deciding', { enemies: ['en_wyvern 1', 'en_troll'] }));
  const [gone, stays] = ['enemy-1', 'enemy-2'].map((anchor) => ui.label!(anchor, view, text));
  assert.doesNotMatch(gone!, /left/);
  assert.match(stays!, /hit points left\.$/);
});

test('the story groups draws, shows of a strike only one’s own part, and tells the roll before the damage', () => {
  const heard = (game: Scene, viewer: 0 | 1 | 'spectator') =>
    game.frames.map((frame) => {
      const view = viewFor(darkMages, frame, viewer);
      const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, view));
      return ui.storyFacts!(view.last, view)
        .map(({ code, params }) => text(`fact.${code}`, factParams(params)))
        .join(' ');
    });
  const pile = ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'];
  const end = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, pile }).play('red keep');
  assert.ok(heard(end, 0).includes('Red draws Blight, Sunbeam, Shatter, and Entangle.'));
  assert.ok(heard(end, 1).includes('Red draws 4 cards.'));

  const struck = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, pile: ['en_wyvern'] });
  struck.play('red keep', 'green pass').dice('d10=7 d20=13 d20=14').play('red pass');
  const strike = (viewer: 0 | 1 | 'spectator') => heard(struck, viewer).find((line) => line.includes('1d10'));
  assert.equal(strike(0), 'The Wyvern rolls 1d10 = 7 damage. Red loses 7 hit points: 53 left.');
  assert.equal(strike('spectator'), 'The Wyvern rolls 1d10 = 7 damage.');

  const view = viewFor(darkMages, struck.snapshot, 0);
  const fact = (code: string, params: Fact['params'] = {}): Fact => ({ rule: 'DM-N2', code, params });
  const falls = [0, 1].map((seat) => fact('companionFalls', { seat, card: 'co_wolf' }));
  const roll = fact('strikeDamage');
  assert.deepEqual(
    ui.storyFacts!([roll, ...falls], view),
    [roll, falls[0]],
    'a phone’s line has no room for all companions',
  );
  assert.deepEqual(ui.storyFacts!(falls, view), falls);
  assert.deepEqual(ui.storyFacts!([fact('dotSave')], view), [], 'the roll of the save is told in the same line');

  const hit = attacking({ mages: { red: { hand: ['sp_blight'], worn: ['it_staff_of_power'] } } });
  hit.play('red cast sp_blight green').dice('d20=15 d10=3 d10=4').play('green pass');
  const lines = heard(hit, 0).filter((line) => line !== '');
  assert.deepEqual(lines.slice(0, 2), [
    'Red rolls 15 against armour class 10: hit.',
    'Damage: 2d10 = 7. Green loses 7 hit points: 53 left.',
  ]);
});

test('DM-M2: the told armour class names its bonus against the target’s own sphere', () => {
  const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say));
  const roll = { attacker: 'red', dice: [9], die: 9, bonus: 0, total: 9, verdict: 'miss' };
  const told = (ac: number, ownSphere: number) => text('fact.attackRoll', factParams({ ...roll, ac, ownSphere }));
  assert.equal(told(10, 0), 'Red rolls 9 against armour class 10: miss.');
  assert.equal(told(13, 3), 'Red rolls 9 against armour class 13 (3 of it against its own sphere): miss.');
});

test('told damage is the sum of the dice before doubling, and shows what a halving save leaves', () => {
  const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say));
  const damage = (params: Params) =>
    text('fact.damageDice', factParams({ dice: [1, 7], faces: 10, flat: 1, ...params }));
  assert.equal(damage({ verdict: 'critical', total: 18 }), 'Damage: 2d10 + 1 = 9.');
  assert.equal(damage({ verdict: 'saved', total: 4 }), 'Damage: 2d10 + 1 = 9, halved to 4.');
  assert.equal(damage({ verdict: 'hit', total: 9 }), 'Damage: 2d10 + 1 = 9.');
});

test('a save is told with the number that it has to stay under', () => {
  const text = textOf('en', [en], formatValue);
  const save = (die: number, verdict: string) =>
    text('fact.save', { target: 'enemy-1:en_troll', die, ac: 11, verdict });
  assert.equal(save(4, 'saved'), 'The Troll rolls 4, needs under 11: saved.');
  assert.equal(save(18, 'failed'), 'The Troll rolls 18, needs under 11: not saved.');
});

test('the headline shows how the last attack ended, and is empty during the next one', () => {
  const fact = (code: string) => ({ rule: 'DM-A3', code });
  const ended = [fact('attackRoll'), fact('damageDice'), fact('damage')];
  assert.deepEqual(
    ui.headline!(ended, {} as never).map(({ code }) => code),
    ['attackRoll', 'damage'],
  );
  assert.deepEqual(ui.headline!([...ended, fact('asks')], {} as never), []);
});

test('an answer or a pass does not count as a turn of its own', () => {
  const is = (type: string) => ui.isAnswer!({ type, seat: 0 } as never);
  assert.deepEqual(['answer', 'pass', 'cast', 'keep'].map(is), [true, true, false, false]);
});

test('an attack roll marks the band as changed, so that it comes into view', () => {
  assert.deepEqual(ui.changed!({ rule: 'DM-A3', code: 'attackRoll', params: { attacker: 'red' } }), ['band', 'red']);
});
