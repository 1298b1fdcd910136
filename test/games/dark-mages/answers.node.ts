import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { refusal } from '../../../src/index.js';
import { attacking, rule, type Sketch } from './positions.js';

const three = (red: string, green: readonly string[] = [], blue: readonly string[] = []): Sketch => ({
  players: 3,
  mages: { red: { hand: [red, 'df_dodge'] }, green: { hand: green }, blue: { hand: blue } },
});

rule('DM-D1 about a Spell every other player is asked, clockwise from the attacker, whatever they hold', () => {
  const game = attacking(three('sp_burning_hands', ['sp_blight'])).play('red cast sp_burning_hands blue');
  assert.deepEqual(game.told('mayAnswer'), { target: 'blue', seats: [1, 2] });
  assert.deepEqual(darkMages.rules.pass.options(attacking().table), [], 'no pass is possible while nobody is asked');
  assert.equal(game.refused('green answer sp_blight'), 'DM-D1 noAnswer');
  assert.deepEqual([game.phase, game.toAct], ['attack.resolving.answers.asked', 'green']);
  assert.deepEqual(game.offers(), ['pass']);
  assert.equal(game.refused('blue pass'), 'DM-D1 notAsked');
  assert.deepEqual(refusal(darkMages, game.snapshot, { type: 'pass', seat: 2 })!.params, { seat: 1 });
  game.play('green pass');
  assert.equal(game.toAct, 'blue');
  game.play('blue pass');
  assert.equal(game.phase, 'attack.deciding');
});

rule('DM-D1 about any other attack only the player aimed at is asked', () => {
  for (const id of ['hx_slow', 'sc_cloudkill', 'ar_orb_of_dragonkind']) {
    const game = attacking(three(id)).play(`red cast ${id} blue`);
    assert.equal(game.toAct, 'blue');
    assert.equal(game.through('blue pass').said('mayAnswer').length, 0);
  }
  assert.equal(attacking({ players: 3 }).play('red cantrip blue').toAct, 'blue');
  const ally = attacking({ players: 3, mages: { red: { companion: 'co_wolf ally' } } }).play('red assault green');
  assert.equal(ally.toAct, 'green');
});

rule('DM-D1 a Dodge cancels an attack on mage or companion, and cannot be answered', () => {
  const game = attacking(three('sp_burning_hands', ['df_dodge'])).play('red cast sp_burning_hands green');
  assert.deepEqual(game.offers('answer'), ['answer df_dodge']);
  game.play('green answer df_dodge');
  assert.equal(game.phase, 'attack.deciding');
  assert.deepEqual(game.said('attackRoll'), []);
  assert.deepEqual([...game.table.discards].sort(), ['df_dodge', 'sp_burning_hands']);
  const ally = attacking({
    mages: { red: { hand: ['sp_burning_hands'] }, green: { hand: ['df_dodge'], companion: 'co_wolf ally' } },
  });
  ally.play('red cast sp_burning_hands green-companion', 'green answer df_dodge');
  assert.equal(ally.mage('green').companion!.hp, 10);
});

rule('DM-D1 a mage behind a shield counts as aimed at and may Dodge', () => {
  const game = attacking({
    mages: { red: { hand: ['hx_slow'] }, green: { hand: ['df_dodge'], companion: 'co_wolf shield' } },
  });
  game.play('red cast hx_slow green', 'green answer df_dodge');
  assert.equal(game.said('save').length, 0);
});

rule('DM-D1 any player’s Counterspell cancels a Spell and its “hit or miss” effect, but not a Hex', () => {
  const game = attacking(three('sp_spirit_guardians', [], ['df_counterspell']));
  game.play('red cast sp_spirit_guardians green', 'green pass', 'blue answer df_counterspell');
  assert.equal(game.phase, 'attack.deciding');
  assert.equal(game.said('heals').length, 0);
  assert.deepEqual([...game.table.discards].sort(), ['df_counterspell', 'sp_spirit_guardians']);
  const hex = attacking(three('hx_slow', ['df_counterspell'])).play('red cast hx_slow green');
  assert.equal(hex.refused('green answer df_counterspell'), 'DM-D1 notAgainst');
});

rule('DM-D1 only the player aimed at may use a Dodge or Shield of Reflection, and only from their hand', () => {
  const game = attacking(three('sp_burning_hands', ['df_dodge', 'df_shield_of_reflection']));
  game.play('red cast sp_burning_hands blue');
  assert.equal(game.refused('green answer df_dodge'), 'DM-D1 notAimedAtYou');
  assert.equal(game.refused('green answer df_shield_of_reflection'), 'DM-D1 notAimedAtYou');
  assert.equal(game.refused('green answer df_counterspell'), 'DM-D1 notInHand');
});

rule('DM-D1 a Counterspell at a later target cancels the rest of the Spell', () => {
  const worn = ['it_staff_of_power', 'it_robe_of_stars'];
  const game = attacking({
    players: 3,
    mages: { red: { hand: ['sp_sunburst'], character: 'ch_life', worn }, blue: { hand: ['df_counterspell'] } },
  });
  game.play('red cast sp_sunburst all', 'green pass').dice('d20=15').play('blue pass');
  assert.equal(game.said('attackRoll').length, 1, 'the attack on green is over');
  assert.equal(game.toAct, 'green');
  game.play('green pass', 'blue answer df_counterspell');
  assert.equal(game.phase, 'attack.deciding');
  assert.equal(game.hp('blue'), '60');
});

test('DM-D1 beside an enemy nobody is asked for a Counterspell', () => {
  const game = attacking({ ...three('sp_burning_hands', [], ['df_counterspell']), enemies: ['en_troll'] });
  game.dice('d20=15').play('red cast sp_burning_hands enemy-1');
  assert.equal(game.phase, 'attack.deciding');
});

rule('DM-D1 a confused attacker who became their own target is asked last', () => {
  const confused = { op: 'confuse', card: 'hx_confusion', by: 1 } as const;
  const game = attacking({
    players: 3,
    mages: { red: { hand: ['sp_burning_hands'], effects: [confused] } },
  });
  game.dice('d6=2').play('red cast sp_burning_hands green', 'green pass', 'blue pass');
  assert.equal(game.toAct, 'red');
  game.dice('d20=10 d8=3 d8=3').play('red pass');
  assert.deepEqual(game.told('attackRoll')['ac'], 13, 'the +3 also counts against the caster’s own Spell');
  assert.equal(game.told('attackRoll')['bonus'], 1);
});
rule('DM-D1 a confused caster may counter the own Spell, also beside an enemy', () => {
  const confused = { op: 'confuse', card: 'hx_confusion', by: 1 } as const;
  const red = { hand: ['sp_burning_hands', 'df_counterspell'], effects: [confused] };
  const game = attacking({ mages: { red }, enemies: ['en_troll'] });
  game.dice('d6=2').play('red cast sp_burning_hands enemy-1');
  assert.deepEqual([game.toAct, game.offers()], ['red', ['answer df_counterspell', 'pass']]);
  game.play('red answer df_counterspell');
  assert.deepEqual([game.phase, game.said('attackRoll'), game.hp('red')], ['attack.deciding', [], '60']);
});

rule('DM-D2 a reflected Spell is rolled by its caster against themselves, and a natural 1 is only a miss', () => {
  const game = attacking(three('sp_blight', ['df_shield_of_reflection']));
  const able = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_blight', 'df_dodge'], worn: ['it_staff_of_power'] },
      green: { hand: ['df_shield_of_reflection'] },
    },
  });
  assert.equal(game.refused('red cast sp_blight green'), 'DM-A2 arcaneTooLow');
  able.play('red cast sp_blight green', 'green answer df_shield_of_reflection');
  assert.deepEqual([able.phase, able.toAct], ['attack.resolving.answers.countering', 'red']);
  assert.deepEqual(able.table.inPlay, ['sp_blight', 'df_shield_of_reflection']);
  assert.deepEqual(able.offers(), ['answer df_dodge', 'pass']);
  able.play('red pass');
  assert.deepEqual(
    [able.phase, able.toAct],
    ['attack.resolving.answers.asked', 'blue'],
    'asking continues with the next player',
  );
  able.dice('d20=15 d10=3 d10=4').play('blue pass');
  assert.deepEqual(able.told('attackRoll')['target'], 'red');
  assert.equal(able.hp('red', 'green'), '53 60');
  assert.deepEqual([...able.table.discards].sort(), ['df_shield_of_reflection', 'sp_blight']);
  const missed = attacking(three('sp_burning_hands', ['df_shield_of_reflection']));
  missed.play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection', 'red pass');
  missed.dice('d20=1').play('blue pass');
  assert.equal(missed.told('attackRoll')['verdict'], 'miss');
  assert.equal(missed.hp('red'), '60');
});

rule('DM-D2 a reflection may be answered by another, which counts first, or by a Dodge', () => {
  const twice = attacking({
    mages: {
      red: { hand: ['sc_cloudkill', 'df_shield_of_reflection'] },
      green: { hand: ['df_shield_of_reflection', 'df_dodge'] },
    },
  });
  twice.play('red cast sc_cloudkill green', 'green answer df_shield_of_reflection');
  twice.play('red answer df_shield_of_reflection');
  assert.deepEqual([twice.phase, twice.toAct], ['attack.resolving.answers.countering', 'green']);
  twice.play('green answer df_dodge');
  assert.equal(twice.phase, 'attack.deciding');
  assert.deepEqual(twice.table.inPlay, []);
  assert.equal(twice.hp('red', 'green'), '60 60');
  const dodged = attacking(three('sp_burning_hands', ['df_shield_of_reflection']));
  dodged.play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection', 'red answer df_dodge');
  assert.equal(dodged.hp('red', 'green'), '60 60');
});

rule('DM-D2 a reflected reflection that nobody answers hits the first target', () => {
  const game = attacking({
    mages: { red: { hand: ['sc_cloudkill', 'df_shield_of_reflection'] }, green: { hand: ['df_shield_of_reflection'] } },
  });
  game.play('red cast sc_cloudkill green', 'green answer df_shield_of_reflection');
  game.play('red answer df_shield_of_reflection').dice('d20=12 d10=5').play('green pass');
  assert.equal(game.hp('red', 'green'), '60 55');
});

rule('DM-D2 after reflections the remaining players are still asked', () => {
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_burning_hands', 'df_shield_of_reflection'] },
      green: { hand: ['df_shield_of_reflection'] },
    },
  }).play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection');
  game.play('red answer df_shield_of_reflection', 'green pass');
  assert.equal(game.toAct, 'blue');
});

rule('DM-D2 a Hex and an attack on a companion cannot be reflected, and a reflection cannot be countered', () => {
  const hex = attacking(three('hx_slow', ['df_shield_of_reflection'])).play('red cast hx_slow green');
  assert.equal(hex.refused('green answer df_shield_of_reflection'), 'DM-D2 notAgainst');
  const ally = attacking({
    mages: { red: { hand: ['sc_cloudkill'] }, green: { hand: ['df_shield_of_reflection'], companion: 'co_wolf ally' } },
  });
  ally.play('red cast sc_cloudkill green-companion');
  assert.equal(ally.refused('green answer df_shield_of_reflection'), 'DM-D2 notForCompanion');
  const counter = attacking({
    mages: {
      red: { hand: ['sp_burning_hands', 'df_counterspell'] },
      green: { hand: ['df_shield_of_reflection'] },
    },
  });
  counter.play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection');
  assert.equal(counter.refused('red answer df_counterspell'), 'DM-D2 notAgainstReflection');
});

rule('DM-D2 a choice given by a reflected card is the reflecting player’s, and so is its damage over time', () => {
  const worn = ['it_staff_of_power', 'it_robe_of_stars'];
  const game = attacking({
    mages: { red: { hand: ['sc_heat_metal'], worn }, green: { hand: ['df_shield_of_reflection'] } },
  });
  game.play('red cast sc_heat_metal green', 'green answer df_shield_of_reflection').dice('d20=15').play('red pass');
  assert.deepEqual([game.phase, game.toAct], ['attack.resolving.riders', 'green']);
  assert.deepEqual(game.offers(), ['destroy staff', 'destroy robe']);
  game.play('green destroy robe');
  assert.equal(game.mage('red').worn.robe, null);
  const dot = attacking({
    mages: {
      red: { hand: ['sp_acid_arrow'], worn: ['it_staff_of_power'] },
      green: { hand: ['df_shield_of_reflection'] },
    },
  });
  dot.play('red cast sp_acid_arrow green', 'green answer df_shield_of_reflection').dice('d20=15').play('red pass');
  assert.deepEqual(
    dot.mage('red').effects.map(({ op, by }) => [op, by]),
    [['dot', 1]],
  );
});

rule('DM-D2 the caster’s own shield takes a reflected Spell', () => {
  const game = attacking({
    mages: {
      red: { hand: ['sp_burning_hands'], companion: 'co_wolf shield' },
      green: { hand: ['df_shield_of_reflection'] },
    },
  });
  game.play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection');
  game.dice('d20=14 d8=2 d8=2').play('red pass');
  assert.equal(game.told('attackRoll')['target'], 'red-companion');
  assert.equal(game.mage('red').companion!.hp, 6);
});

test('while no choice is open its verbs have no options, and their refusal says whose choice it is', () => {
  const { table } = attacking();
  const { aim, destroy, take, loot, leave } = darkMages.rules;
  for (const verb of [aim, destroy, take, loot, leave]) assert.deepEqual(verb.options(table), []);
  const why = { rule: 'DM-S3', code: 'notYourChoice', params: { seat: null } };
  assert.deepEqual(aim.refuse(table, { type: 'aim', seat: 0, target: 'green' }), why);
  assert.deepEqual(leave.refuse(table, { type: 'leave', seat: 0 }), why);
  const red = { hand: ['sc_power_word_kill'] };
  const green = { hp: 5, worn: ['it_robe_of_eyes'] };
  const game = attacking({ players: 3, mages: { red, green } })
    .dice('d20=19')
    .through('red cast sc_power_word_kill green');
  assert.deepEqual(refusal(darkMages, game.snapshot, { type: 'leave', seat: 1 })!.params, { seat: 0 });
});
