/** Rulings of the ledger on what the sources leave open, as far as no test of a rule or card covers them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arcaneOf, armourOf, attackBonus } from '../../../src/games/dark-mages/queries.js';
import type { Enemy, Status } from '../../../src/games/dark-mages/table.js';
import { attacking, preparing, rule, scene, type Scene, type Sketch } from './positions.js';

const NONE = { by: 0, stat: null, amount: 0, dice: null, save: false, until: 'used', seat: 0, turns: 1, fresh: false };
const status = (of: Partial<Status>): Status => ({ ...NONE, ...of }) as Status;
/** An armour class so low that no save succeeds. */
const low = { op: 'stat', card: 'sp_entangle', stat: 'ac', amount: -30, until: 'start', seat: 0 } as const;
/** The same scene with its enemies changed, such as to some that have been on the table for a while. */
function withEnemies(game: Scene, change: (enemy: Enemy, i: number) => Partial<Enemy>): Scene {
  const enemies = game.table.enemies.map((enemy, i) => ({ ...enemy, ...change(enemy, i) }));
  game.frames = [{ ...game.snapshot, context: { table: { ...game.table, enemies } } }];
  return game;
}
const HIGH_LEVEL = ['it_staff_of_power', 'it_robe_of_stars', 'it_amulet_of_the_planes'];

// The preparation.

rule('DM-P1 a fifth item in one turn is refused, even after an item was replaced', () => {
  const hand = [
    'it_staff_of_power',
    'it_staff_of_striking',
    'it_ring_of_evasion',
    'it_robe_of_eyes',
    'it_robe_of_stars',
  ];
  const game = preparing({ mages: { red: { hand } } });
  game.play(...hand.slice(0, 4).map((card) => `red equip ${card}`));
  assert.equal(game.refused('red equip it_robe_of_stars'), 'DM-P1 enoughItems');
  assert.deepEqual(game.table.discards, ['it_staff_of_power']);
});

rule('DM-P4 any number of companions may be called in a turn, each replacing the one before', () => {
  const game = preparing({ mages: { red: { hand: ['co_wolf', 'co_griffon'] } } });
  game.play('red summon co_wolf shield', 'red summon co_griffon ally');
  assert.deepEqual([game.mage('red').companion!.card, game.table.discards], ['co_griffon', ['co_wolf']]);
});

rule('DM-P6 several Magic Shields add up', () => {
  const game = preparing({ mages: { red: { hand: ['df_magic_shield', 'df_magic_shield'] } } });
  game.play('red ward df_magic_shield', 'red ward df_magic_shield');
  assert.equal(armourOf(game.playing, 'red'), 18);
});

test('DM-E2 drawing the last card shuffles nothing, and with both piles empty nothing is drawn', () => {
  const pile = ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'];
  const game = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, pile });
  const withPiles = (cards: readonly string[], discards: readonly string[]) => {
    game.frames = [{ ...game.snapshot, context: { table: { ...game.table, pile: cards, discards } } }];
    return game;
  };
  const before = game.snapshot;
  withPiles(pile, ['he_heal']).play('red keep');
  assert.deepEqual([game.said('reshuffled'), game.table.pile, game.mage('red').hand.length], [[], [], 5]);
  game.frames = [before];
  withPiles([], []).play('red keep');
  assert.deepEqual([game.said('drew'), game.mage('red').hand], [[], ['df_dodge']]);
  assert.equal(game.table.active, 1);
});

// Who may act on whom.

rule('DM-A9 a companion’s attack also ends what Quickened Spell has left of the mage’s attacks', () => {
  const hand = ['sp_burning_hands', 'sp_scorching_ray', 'sk_quickened_spell'];
  const game = attacking({ mages: { red: { hand, companion: 'co_wolf ally' } } }).play('red skill sk_quickened_spell');
  game.dice('d20=5').through('red cast sp_burning_hands green').dice('d20=5').through('red assault green');
  assert.equal(game.refused('red cast sp_scorching_ray green'), 'DM-A9 companionAttacked');
});

rule('DM-P5 Twinned Spell does not double a companion’s attack, and beside enemies doubles onto an enemy', () => {
  const red = { hand: ['sk_twinned_spell', 'hx_slow'], companion: 'co_wolf ally' };
  const own = attacking({ players: 3, mages: { red } }).play('red skill sk_twinned_spell');
  own.dice('d20=15').through('red assault green');
  assert.equal(own.said('attackRoll').length, 1);
  const beside = attacking({ players: 3, mages: { red }, enemies: ['en_troll', 'en_lich'] });
  beside.play('red skill sk_twinned_spell').through('red cast hx_slow enemy-1');
  assert.deepEqual(beside.told('twin')['targets'], ['enemy-1', 'enemy-2']);
  assert.deepEqual(beside.mage('red').effects, [], 'it is used up');
});

rule('DM-P5 Twinned Spell meets its targets clockwise, and a card on every opponent does not use it up', () => {
  const red = { hand: ['sk_twinned_spell', 'hx_slow', 'sc_stinking_cloud'] };
  const one = attacking({ players: 3, mages: { red } }).play('red skill sk_twinned_spell');
  one.through('red cast hx_slow blue');
  assert.deepEqual(one.told('twin'), { targets: ['green', 'blue'] });
  const all = attacking({ players: 3, mages: { red } }).play('red skill sk_twinned_spell');
  all.through('red cast sc_stinking_cloud all');
  assert.deepEqual(
    all.mage('red').effects.map(({ op }) => op),
    ['twin'],
  );
});

rule('DM-C1 an attack on every opponent hits each shield in place of its mage, and no ally', () => {
  const game = attacking({
    players: 4,
    mages: {
      red: { hand: ['sc_stinking_cloud'] },
      green: { companion: 'co_wolf shield' },
      blue: { companion: 'co_griffon ally' },
    },
  }).through('red cast sc_stinking_cloud all');
  assert.deepEqual(
    game.said('save').map(({ params }) => params!['target']),
    ['green-companion', 'blue', 'yellow'],
  );
});

rule('DM-P5 Sleight of Hand takes nothing from a mage who wears nothing', () => {
  const game = attacking({ mages: { red: { hand: ['sk_sleight_of_hand'] }, green: { effects: [low] } } });
  game.play('red steal sk_sleight_of_hand green');
  assert.deepEqual([game.told('save')['verdict'], game.phase], ['failed', 'attack.deciding']);
});

rule('DM-A1 an attack by the companion does not end its mage’s invisibility', () => {
  const hidden = { op: 'untargetable', card: 'po_invisibility', amount: 1, until: 'start' } as const;
  const game = attacking({ mages: { red: { effects: [hidden], companion: 'co_wolf ally' } } });
  game.through('red assault green');
  assert.equal(game.mage('red').effects.length, 1);
});

rule('DM-A1 a confused ally companion may attack its own mage', () => {
  const game = attacking({ mages: { red: { companion: 'co_wolf ally' } } });
  const effects = [status({ op: 'confuse', card: 'hx_confusion', by: 1 })];
  const [red, ...others] = game.table.mages;
  const mages = [{ ...red!, companion: { ...red!.companion!, effects } }, ...others];
  game.frames = [{ ...game.snapshot, context: { table: { ...game.table, mages } } }];
  game.dice('d6=1 d20=15 d6=4').play('red assault green');
  assert.equal(game.toAct, 'red');
  game.dice('d20=15 d6=4').through('red pass');
  assert.deepEqual([game.hp('red', 'green'), game.mage('red').companion!.effects], ['56 60', []]);
});

// Dice and damage.

rule('DM-A4 a critical hit is doubled before resistance halves it: 5 becomes 10, then 5', () => {
  const soft = { op: 'resistance', card: 'po_resistance', amount: 0.5, until: 'start' } as const;
  const game = attacking({ mages: { red: { hand: ['sp_spike_growth'] }, green: { effects: [soft] } } });
  game.dice('d20=20 d8=5').through('red cast sp_spike_growth green');
  assert.equal(game.hp('green'), '55');
});

rule('DM-A11 nobody loots a mage who falls by their own fumble, and nobody is asked', () => {
  const red = { hp: 3, hand: ['sp_scorching_ray'], worn: ['it_staff_of_power'] };
  const game = attacking({ players: 3, mages: { red, green: { hand: ['df_dodge'] } } });
  game.play('red cast sp_scorching_ray green', 'green pass').dice('d20=1 d6=5 d6=5').play('blue pass');
  assert.deepEqual([game.hp('red'), game.phase, game.table.active], ['0', 'preparation.deciding', 1]);
  assert.equal(game.said('mayLoot').length, 0);
});

rule('DM-C1 a mage’s +3 against its own sphere does not protect its companion', () => {
  const game = attacking({
    active: 'green',
    mages: { green: { hand: ['sp_burning_hands'] }, red: { companion: 'co_wolf shield' } },
  });
  game.dice('d20=11 d8=3').through('green cast sp_burning_hands red');
  assert.deepEqual([game.told('attackRoll')['ac'], game.told('attackRoll')['verdict']], [11, 'hit']);
});

const leaping = (mages: Sketch['mages'], more: Sketch = {}): Scene =>
  attacking({
    players: 3,
    ...more,
    mages: { ...mages, red: { character: 'ch_air', hand: ['sp_chain_lightning'], worn: HIGH_LEVEL, ...mages?.red } },
  });
rule('DM-A1 Chain Lightning leaps with half the damage before resistance, unanswered, and hits a shield', () => {
  const soft = { op: 'resistance', card: 'po_resistance', amount: 0.5, until: 'start' } as const;
  const game = leaping({
    green: { effects: [soft] },
    blue: { hand: ['df_dodge'], companion: 'co_shield_guardian shield' },
  });
  game.dice('d20=14 d12=1 d12=2').through('red cast sp_chain_lightning green');
  const total = Number(game.told('damageDice')['total']);
  assert.equal(game.hp('green', 'blue'), `${60 - Math.floor(total / 2)} 60`);
  assert.deepEqual(game.told('leaps'), { target: 'blue', receiver: 'blue-companion', total: Math.floor(total / 2) });
});

rule('DM-A1 beside enemies Chain Lightning leaps to another enemy, and with nobody else it does not leap', () => {
  const game = leaping({}, { enemies: ['en_troll', 'en_lich'] });
  game.dice('d20=19 d12=1 d12=1 d12=1').through('red cast sp_chain_lightning enemy-1');
  assert.equal(game.told('leaps')['target'], 'enemy-2');
  const three = leaping({}, { enemies: ['en_troll', 'en_lich', 'en_wyvern 1'] });
  three.dice('d20=19').through('red cast sp_chain_lightning enemy-2');
  assert.deepEqual(three.offers(), ['aim enemy-1', 'aim enemy-3']);
  const alone = leaping({}, { players: 2 }).dice('d20=19').through('red cast sp_chain_lightning green');
  assert.deepEqual([alone.said('leaps'), alone.phase], [[], 'attack.deciding']);
});
test('DM-N1 Chain Lightning that beats the last enemy leaps to no mage, who could not have answered it', () => {
  const game = leaping({}, { enemies: ['en_troll 1'] });
  game.dice('d20=19').through('red cast sp_chain_lightning enemy-1');
  assert.deepEqual([game.said('beaten').length, game.said('leaps'), game.phase], [1, [], 'attack.deciding']);
  assert.equal(game.hp('green', 'blue'), '60 60');
});

rule('DM-A7 a deadly Power Word Kill loots without a damage roll; other scroll dice grow with arcane level', () => {
  const red = { character: 'ch_battle', hand: ['sc_power_word_kill', 'sc_banishment'], worn: HIGH_LEVEL };
  const dice = (id: string, hp: number) =>
    attacking({ players: 3, mages: { red, green: { hp, worn: ['it_robe_of_eyes'] } } })
      .dice('d20=19')
      .through(`red cast ${id} green`);
  const felled = dice('sc_power_word_kill', 12);
  assert.deepEqual([felled.said('damageDice'), felled.table.choice], [[], { kind: 'loot', seat: 0, from: 1 }]);
  for (const id of ['sc_power_word_kill', 'sc_banishment'])
    assert.equal((dice(id, 60).told('damageDice')['dice'] as number[]).length, arcaneOf(felled.playing, 0, null), id);
});

rule('DM-A6 a failed save takes the whole damage; for some cards a successful one takes half', () => {
  const orb = (die: number) =>
    attacking({ mages: { red: { hand: ['ar_orb_of_dragonkind'] } } })
      .dice(`d20=${die} d8=5 d8=4 d8=3 d8=1`)
      .through('red cast ar_orb_of_dragonkind green');
  assert.deepEqual([orb(19).hp('green'), orb(1).hp('green')], ['47', '54']);
});

rule('DM-C3 Sphere of Annihilation destroys a companion that it hits, not that of a mage that it hits', () => {
  const game = attacking({
    mages: { red: { hand: ['ar_sphere_of_annihilation'] }, green: { companion: 'co_wolf ally' } },
  });
  game.dice('d20=19').through('red cast ar_sphere_of_annihilation green');
  assert.equal(game.mage('green').companion!.card, 'co_wolf');
  game.frames = attacking({
    mages: { red: { hand: ['ar_sphere_of_annihilation'] }, green: { companion: 'co_shield_guardian ally' } },
  }).frames;
  game.dice('d20=19 d10=1 d10=1 d10=1 d10=1').through('red cast ar_sphere_of_annihilation green-companion');
  assert.equal(game.said('companionFalls')[0]!.rule, 'DM-C3');
});

rule('DM-D2 a reflected Chain Lightning does not leap', () => {
  const game = leaping({ green: { hand: ['df_shield_of_reflection'] } });
  game.play('red cast sp_chain_lightning green', 'green answer df_shield_of_reflection', 'red pass');
  game.dice('d20=19').play('blue pass');
  assert.equal(game.told('attackRoll')['target'], 'red');
  assert.equal(game.said('leaps').length, 0);
});

rule('DM-A1 a “hit or miss” effect happens after a fumble and a reflection too, but not after a Counterspell', () => {
  const red = { hand: ['sp_stone_shape'], worn: HIGH_LEVEL };
  const fumbled = attacking({ mages: { red } }).dice('d20=1').through('red cast sp_stone_shape green');
  assert.equal(armourOf(fumbled.playing, 'red'), 12);
  const back = attacking({ mages: { red, green: { hand: ['df_shield_of_reflection'] } } });
  back.play('red cast sp_stone_shape green', 'green answer df_shield_of_reflection').dice('d20=3').play('red pass');
  assert.equal(armourOf(back.playing, 'red'), 12);
  const undone = attacking({ mages: { red, green: { hand: ['df_counterspell'] } } });
  undone.play('red cast sp_stone_shape green', 'green answer df_counterspell');
  assert.equal(armourOf(undone.playing, 'red'), 10);
});

// Answers.

rule('DM-D1 an attacker who falls at one target does not attack the remaining ones', () => {
  const red = { hp: 4, hand: ['sp_sunburst'], character: 'ch_life', worn: HIGH_LEVEL };
  const game = attacking({ players: 4, mages: { red } });
  game.play('red cast sp_sunburst all', 'green pass', 'blue pass').dice('d20=1').play('yellow pass');
  assert.equal(game.hp('red', 'green', 'blue', 'yellow'), '0 60 60 60');
  assert.deepEqual([game.said('attackRoll').length, game.phase, game.table.active], [1, 'preparation.deciding', 1]);
  assert.ok(game.table.discards.includes('sp_sunburst'));
});

// Enemies.

test('DM-N1 damage over time on a mage continues while an enemy is on the table', () => {
  const burning = { op: 'dot', card: 'sp_acid_arrow', by: 0, dice: '1d4', until: 'used' } as const;
  const game = scene('end.deciding', {
    mages: { red: { hand: ['df_dodge'] }, green: { effects: [burning] } },
    enemies: ['en_troll'],
    pile: ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'],
  });
  game.dice('d4=3').play('red keep');
  assert.equal(game.hp('green'), '57');
});

rule('DM-N2 Magic Shield makes the save against an enemy’s strike easier', () => {
  const shield = { op: 'stat', card: 'df_magic_shield', stat: 'ac', amount: 4, until: 'start', seat: 1 } as const;
  const game = scene('end.deciding', {
    mages: { red: { hand: ['df_dodge'] }, green: { effects: [shield] } },
    pile: ['en_wyvern'],
  }).play('red keep', 'green pass');
  game.dice('d10=7 d20=13 d20=13').play('red pass');
  assert.equal(game.hp('red', 'green'), '53 60');
});

rule('DM-N2 nobody loots a mage felled by an enemy', () => {
  const green = { hp: 1, worn: ['it_staff_of_power'], effects: [low] };
  const game = scene('end.deciding', {
    players: 3,
    mages: { red: { hand: ['df_dodge'] }, green },
    pile: ['en_wyvern'],
  });
  game.through('red keep');
  assert.deepEqual([game.hp('green'), game.said('mayLoot').length], ['0', 0]);
  assert.equal(game.mage('green').worn.staff, 'it_staff_of_power');
});

rule('DM-N3 each enemy counts its own round, and enemies strike in the order of their arrival', () => {
  const game = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, enemies: ['en_troll', 'en_lich'] });
  withEnemies(game, (_, i) => ({ struck: true, played: i === 0 ? [1] : [], since: 0 }));
  game.play('red keep');
  assert.equal(game.told('strikes')['card'], 'en_troll');
  game.through();
  assert.deepEqual(
    game.table.enemies.map(({ card, played }) => [card, played]),
    [
      ['en_troll', []],
      ['en_lich', [0]],
    ],
  );
  const both = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, enemies: ['en_lich', 'en_troll'] });
  withEnemies(both, () => ({ struck: true, played: [1], since: 0 }));
  both.through('red keep');
  assert.deepEqual(
    both.said('strikes').map(({ params }) => params!['card']),
    ['en_lich', 'en_troll'],
  );
});

rule('DM-N3 effects on hand, items, companions or arcane level do nothing to an enemy; lower armour class does', () => {
  for (const id of ['hx_slow', 'hx_feeblemind', 'hx_confusion', 'hx_fear', 'sc_heat_metal', 'sc_phantasmal_killer']) {
    const game = attacking({ mages: { red: { hand: [id] } }, enemies: ['en_lich'] });
    game.dice('d20=19').through(`red cast ${id} enemy-1`);
    assert.equal(game.told('save')['verdict'], 'failed');
    assert.deepEqual(game.table.enemies[0]!.effects, [], id);
    assert.equal(game.phase, 'attack.deciding');
  }
  const cursed = attacking({ mages: { red: { hand: ['hx_bestow_curse'] } }, enemies: ['en_lich'] });
  cursed.dice('d20=19').through('red cast hx_bestow_curse enemy-1');
  assert.equal(armourOf(cursed.playing, 'enemy-1'), 10);
});

rule('DM-N3 an effect on an enemy counts its strikes as turns and runs out after the last', () => {
  const curse = { op: 'stat', card: 'hx_bestow_curse', stat: 'ac', amount: -3, until: 'end', turns: 2 } as const;
  const game = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, enemies: ['en_lich'] });
  withEnemies(game, () => ({ struck: true, played: [1], since: 0, effects: [status(curse)] }));
  game.through('red keep');
  assert.deepEqual(
    game.table.enemies[0]!.effects.map(({ turns }) => turns),
    [1],
  );
  assert.equal(armourOf(game.playing, 'enemy-1'), 10);
});

// Ends.

rule('DM-V2 whoever cast damage over time loots, and loot does not count among the four items of a turn', () => {
  const burning = [{ op: 'dot', card: 'sp_acid_arrow', by: 0, dice: '1d4', until: 'used' }] as const;
  const green = { hp: 1, worn: ['it_staff_of_power'], effects: burning };
  const game = scene('end.deciding', { players: 3, mages: { red: { hand: ['df_dodge'] }, green } }).play('red keep');
  assert.deepEqual([game.phase, game.toAct], ['turnBegins.looting', 'red']);
  const blow = attacking({
    players: 3,
    done: { items: 4 },
    mages: { red: { hand: ['sp_burning_hands'] }, green: { hp: 1, worn: ['it_staff_of_power'] } },
  });
  blow.dice('d20=15').through('red cast sp_burning_hands green').play('red loot staff');
  assert.deepEqual([blow.table.done.items, blow.mage('red').worn.staff], [4, 'it_staff_of_power']);
});

rule('DM-M2 on a reflected Spell of the caster’s own sphere all three bonuses count', () => {
  const game = attacking({
    mages: { red: { hand: ['sp_fireball'] }, green: { hand: ['df_shield_of_reflection'] } },
  }).play('red cast sp_fireball green', 'green answer df_shield_of_reflection');
  game.dice('d20=12 d10=2 d10=3').play('red pass');
  const { bonus, ac, verdict } = game.told('attackRoll');
  assert.deepEqual({ bonus, ac, verdict }, { bonus: 1, ac: 13, verdict: 'hit' });
  assert.equal((game.told('damageDice')['dice'] as number[]).length, 2);
});

rule('DM-D2 a reflected effect “on its next turn” does not count the caster’s turn in which it began', () => {
  const game = attacking({
    mages: {
      red: { character: 'ch_water', hand: ['sp_sleet_storm', 'df_dodge'] },
      green: { character: 'ch_life', hand: ['df_shield_of_reflection'] },
    },
    pile: ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'],
  }).play('red cast sp_sleet_storm green', 'green answer df_shield_of_reflection');
  game.dice('d20=19').play('red pass', 'red endAttack', 'red keep');
  assert.deepEqual(
    game.mage('red').effects.map(({ card, turns }) => [card, turns]),
    [['sp_sleet_storm', 1]],
  );
  assert.equal(attackBonus(game.playing, 0, null), -2);
});

rule('DM-T2 lowered attack and arcane level count down at the end of the affected mage’s turn', () => {
  const slow = { op: 'stat', card: 'hx_slow', by: 1, stat: 'attack', amount: -4, until: 'end', turns: 1 } as const;
  const dull = { ...slow, card: 'hx_feeblemind', stat: 'arcane', amount: -1, turns: 2 } as const;
  const game = scene('end.deciding', {
    mages: { red: { hand: ['df_dodge'], worn: ['it_staff_of_power'], effects: [slow, dull] } },
  });
  assert.deepEqual([attackBonus(game.playing, 0, null), arcaneOf(game.playing, 0)], [-4, 1]);
  game.play('red keep');
  assert.deepEqual([attackBonus(game.playing, 0, null), arcaneOf(game.playing, 0)], [0, 1]);
});
