/** Every Spell, Hex and Scroll of the deck is cast here and does what its text says. */
import assert from 'node:assert/strict';
import { arcaneOf, attackBonus, armourOf } from '../../../src/games/dark-mages/queries.js';
import { card, deck } from './cards.js';
import { casts, damage, does, isCast, playsAll, taken, WORN } from './playing-cards.js';
import { attacking, scene, type MageSketch, type Sketch } from './positions.js';

for (const { id, category, dice, effects, bonus, sphere, all } of deck.cards.values()) {
  if (category !== 'spell') continue;
  does('makes an attack roll with its bonus, and rolls dice by arcane level', id).as(() => {
    const game = casts(id, `d20=14 d${dice!.faces}=2`);
    const { params } = game.said('attackRoll')[0]!;
    const own = sphere === 'battle' ? 1 : 0;
    assert.deepEqual([params!['die'], params!['bonus']], [14, bonus + own]);
    assert.equal(params!['ac'], 10 + (sphere === 'life' ? 3 : 0));
    assert.equal((game.said('damageDice')[0]!.params!['dice'] as number[]).length, dice!.count + 3 + own);
    assert.equal(game.hp('green'), String(60 - damage(game)));
    assert.equal(game.said('attackRoll').length, all ? 2 : 1);
    if (effects.length === 0) assert.deepEqual([...game.mage('green').effects, ...game.mage('red').effects], []);
    assert.ok(game.table.discards.includes(id));
  });
}

does('deals half the damage to the target’s ally', 'sp_fireball').as(() => {
  const game = casts('sp_fireball', 'd20=14', { companion: 'co_shield_guardian ally' });
  assert.equal(game.mage('green').companion!.hp, 26 - Math.floor(damage(game) / 2));
});
does('gives the target -2 to attack rolls on its next turn', 'sp_sleet_storm').as(() => {
  const { playing } = casts('sp_sleet_storm', 'd20=14');
  assert.equal(attackBonus(playing, 1, null), -2);
  assert.deepEqual(playing.mages[1]!.effects[0], { ...playing.mages[1]!.effects[0]!, until: 'end', turns: 1, seat: 1 });
});
does('costs the target its next attack phase on a failed save', 'sp_freezing_sphere').as(() => {
  const own = { mages: { red: { character: 'ch_water' } } };
  assert.equal(casts('sp_freezing_sphere', 'd20=20', {}, own).said('save').length, 1);
  const game = casts('sp_freezing_sphere', 'd20=14', { effects: [low] });
  assert.equal(game.mage('green').effects.filter(({ op }) => op === 'skip_attack').length, 1);
});
/** An armour class so low that no save succeeds, and one so high that every save does. */
const low = { op: 'stat', card: 'sp_entangle', stat: 'ac', amount: -30, until: 'start', seat: 0 } as const;
const high = { op: 'stat', card: 'df_magic_shield', stat: 'ac', amount: 15, until: 'start', seat: 1 } as const;

does('makes the target discard one random card', 'sp_gust_of_wind').as(() => {
  const game = casts('sp_gust_of_wind', 'd20=14', { hand: ['df_dodge', 'df_counterspell'] });
  assert.equal(game.mage('green').hand.length, 1);
  assert.equal((game.told('discardsRandom')['cards'] as string[]).length, 1);
  assert.equal(casts('sp_gust_of_wind', 'd20=14').mage('green').hand.length, 0);
});
does('deals half to one other opponent, chosen if there are several; a kill by it loots', 'sp_chain_lightning').as(
  () => {
    const game = casts('sp_chain_lightning', 'd20=14', {}, { players: 4 });
    assert.deepEqual([game.phase, game.toAct], ['attack.resolving.chain', 'red']);
    assert.deepEqual(game.offers(), ['aim blue', 'aim yellow']);
    assert.equal(game.refused('red aim green'), 'DM-A1 notAmongThem');
    const total = taken(game);
    game.play('red aim yellow');
    assert.equal(game.hp('blue', 'yellow'), `60 ${60 - Math.floor(total / 2)}`);
    const kill = casts('sp_chain_lightning', 'd20=20', {}, { mages: { blue: { hp: 1, worn: ['it_robe_of_eyes'] } } });
    assert.equal(kill.phase, 'attack.resolving.looting');
    const last = casts('sp_chain_lightning', 'd20=20', { hp: 1 }, { mages: { blue: { hp: 1 } } });
    assert.equal(last.phase, 'over');
  },
);
does('allows looting a chosen second target as soon as it falls', 'sp_chain_lightning').as(() => {
  const yellow = { hp: 1, worn: ['it_robe_of_eyes'] };
  const game = casts('sp_chain_lightning', 'd20=14', {}, { players: 4, mages: { yellow } }).play('red aim yellow');
  assert.equal(game.phase, 'attack.resolving.looting');
  game.play('red loot robe');
  assert.deepEqual([game.phase, game.mage('red').worn.robe], ['attack.deciding', 'it_robe_of_eyes']);
});
does('finishes looting a fallen first target before the second one is chosen', 'sp_chain_lightning').as(() => {
  const game = casts('sp_chain_lightning', 'd20=14', { hp: 1, worn: ['it_robe_of_eyes'] }, { players: 4 });
  game.play('red loot robe');
  assert.equal(game.phase, 'attack.resolving.chain');
  assert.deepEqual(
    game.frames.map(({ context }) => context.table.last.map(({ code }) => code)),
    [['loots'], ['choosesTarget']],
  );
});
does('deals +4 damage to a companion', 'sp_shatter').as(() => {
  const game = casts('sp_shatter', 'd20=14', { companion: 'co_shield_guardian shield' });
  assert.equal(game.told('damageDice')['flat'], 4);
  assert.equal(casts('sp_shatter', 'd20=14').told('damageDice')['flat'], 0);
});
for (const id of ['sp_stone_shape', 'sp_blade_barrier']) {
  does('gives +2 armour class until the caster’s next turn, hit or miss, even after a Dodge', id).as(() => {
    for (const die of [14, 2]) assert.equal(armourOf(casts(id, `d20=${die}`).playing, 'red'), 12);
    const game = attacking({ mages: { red: { hand: [id], worn: WORN }, green: { hand: ['df_dodge'] } } });
    game.play(`red cast ${id} green`, 'green answer df_dodge');
    assert.equal(armourOf(game.playing, 'red'), 12);
    game.play('red endAttack', 'green enterAttack', 'green endAttack');
    if (game.phase === 'end.deciding') game.play('green keep');
    game.through();
    assert.equal(armourOf(game.playing, 'red'), 10);
  });
}
does('gives the target -2 armour class until the caster’s next turn', 'sp_entangle').as(() => {
  const game = casts('sp_entangle', 'd20=14');
  assert.equal(armourOf(game.playing, 'green'), 8);
  assert.deepEqual([game.mage('green').effects[0]!.until, game.mage('green').effects[0]!.seat], ['start', 0]);
});
for (const [id, faces] of [
  ['sp_insect_plague', 6],
  ['sp_acid_arrow', 4],
] as const) {
  does('deals more damage at the start of the target’s next turn', id).as(() => {
    const game = casts(id, 'd20=14');
    const before = game.mage('green').hp;
    game.play('red endAttack').dice(`d${faces}=3`);
    if (game.phase === 'end.deciding') game.play('red keep');
    assert.equal(game.said('dot').length, 1);
    assert.ok(game.mage('green').hp < before);
    assert.deepEqual(game.mage('green').effects, []);
  });
}
does('heals the caster by half of the hit points that the target really lost', 'sp_vampiric_touch').as(() => {
  const game = casts('sp_vampiric_touch', 'd20=14', {}, { mages: { red: { hp: 20 } } });
  assert.equal(game.mage('red').hp, 20 + Math.floor(taken(game) / 2));
  const last = casts('sp_vampiric_touch', 'd20=14', { hp: 3 }, { mages: { red: { hp: 20 } } });
  assert.equal(last.mage('red').hp, 21);
});
does('heals the caster by 1d4, hit or miss', 'sp_spirit_guardians').as(() => {
  const game = casts('sp_spirit_guardians', 'd20=2 d4=3', {}, { mages: { red: { hp: 20 } } });
  assert.equal(game.mage('red').hp, 23);
});
does('destroys an item unless the target saves; the caster chooses among several', 'sp_disintegrate').as(() => {
  const worn = ['it_ring_of_evasion', 'it_robe_of_eyes'];
  const game = casts('sp_disintegrate', 'd20=14', { worn, effects: [low] });
  assert.deepEqual(
    [game.phase, game.toAct, game.offers().join()],
    ['attack.resolving.riders', 'red', 'destroy ring,destroy robe'],
  );
  game.play('red destroy ring');
  assert.deepEqual([game.mage('green').worn.ring, game.phase], [null, 'attack.deciding']);
  const one = casts('sp_disintegrate', 'd20=14', { worn: ['it_robe_of_eyes'], effects: [low] });
  assert.equal(one.mage('green').worn.robe, null);
  assert.equal(
    casts('sp_disintegrate', 'd20=20', { worn, effects: [high] }).mage('green').worn.robe,
    'it_robe_of_eyes',
  );
});

const hexed = (id: string, green: MageSketch = {}, more: Sketch = {}) => casts(id, 'd20=15', green, more);
does('infects for three turns with 1d8 damage or a save at the start of each', 'hx_infection').as(() => {
  const game = hexed('hx_infection', { hand: ['df_dodge'] });
  // Nobody answered and nothing is lost at once.
  assert.equal(game.hp('green'), '60');
  assert.deepEqual(
    game.mage('green').effects.map(({ op, turns, save, dice }) => [op, turns, save, dice]),
    [['dot', 3, true, '1d8']],
  );
});
does('stacks: each infection makes its own save at the start of the turn', 'hx_infection').as(() => {
  const infected = {
    op: 'dot',
    card: 'hx_infection',
    by: 0,
    dice: '1d8',
    save: true,
    until: 'used',
    turns: 3,
  } as const;
  const next = (dice: string) =>
    scene('end.deciding', {
      mages: { red: { hand: ['df_dodge'] }, green: { effects: [infected, infected] } },
      pile: ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'],
    })
      .dice(dice)
      .play('red keep');
  const game = next('d20=15 d8=5 d20=2');
  assert.equal(game.hp('green'), '55');
  assert.deepEqual(
    game.mage('green').effects.map(({ turns }) => turns),
    [2, 2],
  );
});
does('costs the target its next attack phase; lost attack phases do not add up', 'hx_garden_gnome').as(() => {
  const game = hexed('hx_garden_gnome', { effects: [{ op: 'skip_attack', card: 'hx_garden_gnome' }] });
  assert.equal(game.mage('green').effects.length, 1);
});
does('shares one lost attack phase with an earlier Spell, which stays lost after a cure', 'hx_garden_gnome').as(() => {
  const game = hexed('hx_garden_gnome', {
    hand: ['ar_talisman_of_pure_good', 'df_dodge'],
    effects: [{ op: 'skip_attack', card: 'sp_freezing_sphere' }],
  });
  game.play('red endAttack', 'green use ar_talisman_of_pure_good', 'green enterAttack');
  assert.equal(game.phase, 'end.deciding');
  assert.deepEqual(game.mage('green').effects, []);
});
does('gives the target -3 armour class for its next two turns', 'hx_bestow_curse').as(() => {
  const game = hexed('hx_bestow_curse');
  assert.equal(armourOf(game.playing, 'green'), 7);
  assert.equal(game.mage('green').effects[0]!.turns, 2);
});
does('gives the target -4 to attack rolls', 'hx_slow').as(() => {
  assert.equal(attackBonus(hexed('hx_slow').playing, 1, null), -4);
});
does('lowers the target’s arcane level by one, but not below 1', 'hx_feeblemind').as(() => {
  assert.equal(arcaneOf(hexed('hx_feeblemind', { worn: ['it_staff_of_the_magi'] }).playing, 1), 1);
  assert.equal(arcaneOf(hexed('hx_feeblemind', {}).playing, 1), 1);
  assert.equal(
    hexed('hx_feeblemind', { companion: 'co_wolf shield' }).said('lost').length,
    1,
    'DM-C1: it has no effect on a companion',
  );
});
does('turns the target’s next attack on its own mage if a d6 shows 1 to 3', 'hx_confusion').as(() => {
  const confused = hexed('hx_confusion').mage('green').effects;
  assert.deepEqual(
    confused.map(({ op, until }) => [op, until]),
    [['confuse', 'used']],
  );
  for (const die of [1, 3, 4, 6]) {
    const slow = { op: 'stat', card: 'hx_slow', stat: 'attack', amount: -4, until: 'end' } as const;
    const game = attacking({ players: 3, mages: { red: { effects: [...confused, slow] } } }).dice(`d6=${die}`);
    game.play('red cantrip green');
    assert.equal(game.toAct, die <= 3 ? 'red' : 'green');
    assert.deepEqual(
      game.mage('red').effects.map(({ card }) => card),
      ['hx_slow'],
    );
  }
  const onAll = attacking({ players: 3, mages: { red: { hand: ['sc_stinking_cloud'], effects: confused } } });
  onAll.dice('d6=1').play('red cast sc_stinking_cloud all');
  assert.deepEqual(onAll.table.attack!.targets, ['red']);
});
does('has no effect on a shield, and confuses an ally that is the target', 'hx_confusion').as(() => {
  assert.equal(hexed('hx_confusion', { companion: 'co_wolf shield' }).said('lost').length, 1);
  const game = attacking({ mages: { red: { hand: ['hx_confusion'] }, green: { companion: 'co_wolf ally' } } });
  game.dice('d20=15').through('red cast hx_confusion green-companion');
  assert.deepEqual(
    game.mage('green').companion!.effects.map(({ op }) => op),
    ['confuse'],
  );
});
does('drives the companion away, or without one makes the target discard two random cards', 'hx_fear').as(() => {
  const hand = ['sp_blight', 'sp_sunbeam', 'sp_shatter'];
  const ally = hexed('hx_fear', { hand, companion: 'co_wolf ally' });
  assert.deepEqual([ally.mage('green').companion, ally.mage('green').hand.length], [null, 3]);
  const alone = hexed('hx_fear', { hand });
  assert.equal(alone.mage('green').hand.length, 1);
  const shield = hexed('hx_fear', { hand, companion: 'co_wolf shield' });
  assert.deepEqual([shield.mage('green').companion, shield.mage('green').hand.length], [null, 3]);
});

for (const id of [
  'sc_cloudkill',
  'sc_phantasmal_killer',
  'sc_harm',
  'sc_stinking_cloud',
  'sc_storm_of_vengeance',
  'sc_heat_metal',
]) {
  does('deals dice by arcane level on a failed save, and nothing on a success', id).as(() => {
    const game = casts(id, 'd20=15', { hand: ['sp_blight'] });
    assert.equal((game.said('damageDice')[0]!.params!['dice'] as number[]).length, 4);
    assert.equal(taken(game), damage(game));
    assert.equal(game.said('save').length, card(id).all ? 2 : 1);
    assert.equal(taken(casts(id, 'd20=5')), 0);
  });
}
does('takes 12 or fewer hit points to 0, and deals d8 damage to anyone else', 'sc_power_word_kill').as(() => {
  const soft = { op: 'resistance', card: 'po_resistance', amount: 0.5, until: 'start' } as const;
  assert.equal(casts('sc_power_word_kill', 'd20=15', { hp: 12, effects: [soft] }).hp('green'), '0');
  const more = casts('sc_power_word_kill', 'd20=15', { hp: 60 });
  assert.equal(more.told('damageDice')['faces'], 8);
  assert.equal(casts('sc_power_word_kill', 'd20=5', { hp: 12 }).hp('green'), '12', 'nothing on a save');
  assert.equal(taken(more), damage(more));
  const enemy = attacking({ mages: { red: { hand: ['sc_power_word_kill'] } }, enemies: ['en_lich 12'] });
  enemy.dice('d20=15').play('red cast sc_power_word_kill enemy-1');
  assert.deepEqual(enemy.table.enemies, []);
});
does('also makes the target discard one random card', 'sc_phantasmal_killer').as(() => {
  assert.equal(casts('sc_phantasmal_killer', 'd20=15', { hand: ['sp_blight'] }).mage('green').hand.length, 0);
});
does('leaves the target at least 1 hit point', 'sc_harm').as(() => {
  assert.equal(casts('sc_harm', 'd20=15', { hp: 3 }).hp('green'), '1');
  assert.equal(casts('sc_harm', 'd20=15', { hp: 1 }).hp('green'), '1');
});
does('destroys an item if the target wears one', 'sc_heat_metal').as(() => {
  assert.equal(casts('sc_heat_metal', 'd20=15', { worn: ['it_robe_of_eyes'] }).mage('green').worn.robe, null);
  assert.equal(casts('sc_heat_metal', 'd20=15').phase, 'attack.deciding', 'without an item there is nothing to choose');
});
does('discards the target’s companion, or without one deals d10 damage', 'sc_banishment').as(() => {
  for (const role of ['shield', 'ally']) {
    const game = casts('sc_banishment', 'd20=15', { companion: `co_wolf ${role}` });
    assert.deepEqual([game.mage('green').companion, taken(game)], [null, 0]);
  }
  const alone = casts('sc_banishment', 'd20=15');
  assert.equal(alone.told('damageDice')['faces'], 10);
  assert.equal(taken(alone), damage(alone));
});

void playsAll('the categories that are cast at somebody', isCast);
