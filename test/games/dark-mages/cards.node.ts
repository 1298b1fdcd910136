/**
 * Every card of the deck that is not cast at somebody is played here and does what its text says; `answers.node.ts` has
 * the details of answers.
 */
import assert from 'node:assert/strict';
import {
  arcaneOf,
  attackBonus,
  attacksAllowed,
  armourOf,
  effectOf,
  saveOf,
} from '../../../src/games/dark-mages/queries.js';
import type { Slot } from '../../../src/games/dark-mages/map.js';
import { card, deck } from './cards.js';
import { casts, damage, does, isCast, playsAll, taken, WORN } from './playing-cards.js';
import { attacking, preparing, scene, type MageSketch, type Scene, type Sketch } from './positions.js';

for (const { id, category, hp, ac, bonus, dice } of deck.cards.values()) {
  if (category !== 'companion') continue;
  does('can be a shield or an ally with its hit points, armour class and attack', id).as(() => {
    for (const role of ['shield', 'ally'] as const) {
      const game = preparing({ mages: { red: { hand: [id] } } }).play(`red summon ${id} ${role}`);
      assert.deepEqual(game.mage('red').companion, { card: id, role, hp, effects: [] });
      assert.equal(armourOf(game.playing, 'red-companion'), ac);
      game.play('red enterAttack');
      assert.equal(game.offers('assault').length, role === 'ally' ? 1 : 0);
      if (role === 'shield') continue;
      game.dice(`d20=15 d${dice!.faces}=2`).through('red assault green');
      assert.deepEqual([game.told('attackRoll')['bonus'], game.hp('green')], [bonus, '58']);
    }
  });
}

const skilled = (id: string, hand: readonly string[], more: Sketch = {}): Scene =>
  attacking({ players: 3, ...more, mages: { ...more.mages, red: { worn: WORN, hand: [id, ...hand] } } }).play(
    `red skill ${id}`,
  );
does('allows one more attack card after the first', 'sk_quickened_spell').as(() => {
  const game = skilled('sk_quickened_spell', ['sp_blight', 'hx_slow', 'sp_shatter']);
  assert.equal(attacksAllowed(game.table, 0), 2);
  game.through('red cast sp_blight green').through('red cast hx_slow green');
  assert.equal(game.refused('red cast sp_shatter green'), 'DM-A1 attackedAlready');
});
does('adds one damage die to the next attack, and is used up by any attack', 'sk_empowered_spell').as(() => {
  const game = skilled('sk_empowered_spell', ['sp_blight']).dice('d20=14').through('red cast sp_blight green');
  assert.equal((game.told('damageDice')['dice'] as number[]).length, 5);
  assert.deepEqual(game.mage('red').effects, []);
  assert.deepEqual(
    skilled('sk_empowered_spell', ['hx_slow']).through('red cast hx_slow green').mage('red').effects,
    [],
  );
});
does('makes saves against a hex or scroll count as if the armour class were 4 lower', 'sk_heightened_spell').as(() => {
  const game = skilled('sk_heightened_spell', ['sc_cloudkill']).dice('d20=6').through('red cast sc_cloudkill green');
  assert.deepEqual([game.told('save')['ac'], game.told('save')['verdict']], [6, 'failed']);
  const orb = skilled('sk_heightened_spell', ['ar_orb_of_dragonkind']).through('red cast ar_orb_of_dragonkind green');
  assert.equal(orb.told('save')['ac'], 10);
});
does('adds a second target, chosen if there are several and automatic if there is one', 'sk_twinned_spell').as(() => {
  const game = skilled('sk_twinned_spell', ['sp_blight'], { players: 4 }).play('red cast sp_blight blue');
  assert.deepEqual([game.phase, game.offers().join()], ['attack.aiming', 'aim green,aim yellow']);
  game.through('red aim green');
  assert.deepEqual(game.table.attack, null);
  const one = skilled('sk_twinned_spell', ['hx_slow']).through('red cast hx_slow green');
  assert.deepEqual(one.told('twin')['targets'], ['green', 'blue']);
  assert.equal(one.said('save').length, 2);
  const none = skilled('sk_twinned_spell', ['hx_slow'], { players: 2 }).through('red cast hx_slow green');
  assert.equal(none.said('noTwin').length, 1);
  const dying = { green: { hp: 1, companion: 'co_wolf ally' } } as const;
  const gone = skilled('sk_twinned_spell', ['sp_blight'], { mages: dying })
    .play('red cast sp_blight green', 'red aim green-companion', 'green pass')
    .dice('d20=15')
    .through('blue pass');
  assert.deepEqual(gone.told('targetGone'), { target: 'green-companion' }, 'the ally is gone with its mage');
  const cantrip = skilled('sk_twinned_spell', []).through('red cantrip green');
  assert.equal(cantrip.said('attackRoll').length, 2);
});
does('takes the better of two dice for the next attack roll', 'sk_foresight').as(() => {
  const game = skilled('sk_foresight', ['sp_blight']).dice('d20=4 d20=17').through('red cast sp_blight green');
  assert.deepEqual([game.told('attackRoll')['dice'], game.told('attackRoll')['die']], [[4, 17], 17]);
  assert.deepEqual(game.mage('red').effects, []);
});
does('steals an item on a failed save, past answers, shields and invisibility', 'sk_sleight_of_hand').as(() => {
  const hidden = { op: 'untargetable', card: 'po_invisibility', amount: 1, until: 'start' } as const;
  const green = { worn: ['it_ring_of_evasion', 'it_robe_of_eyes'], companion: 'co_wolf shield', effects: [hidden] };
  const red = { hand: ['sk_sleight_of_hand'], worn: ['it_robe_of_stars'] };
  for (const begin of [preparing, attacking]) {
    const game = begin({ mages: { red, green } }).dice('d20=16').play('red steal sk_sleight_of_hand green');
    assert.deepEqual(game.told('save')['ac'], 14);
    assert.ok(game.table.done.skill, 'DM-P5: it counts as the one Skill of the turn');
    assert.ok(game.phase.endsWith('stealing'));
    assert.equal(game.refused('red take staff'), 'DM-P5 nothingThere');
    game.play('red take robe');
    assert.ok(game.phase.endsWith('deciding'));
    assert.deepEqual([game.mage('red').worn.robe, game.mage('green').worn.robe], ['it_robe_of_eyes', null]);
    assert.ok(game.table.discards.includes('it_robe_of_stars'));
    const saved = begin({ mages: { red, green } }).dice('d20=2').play('red steal sk_sleight_of_hand green');
    assert.ok(saved.phase.endsWith('deciding'));
  }
  const one = preparing({ mages: { red, green: { worn: ['it_ring_of_evasion'] } } }).dice('d20=16');
  assert.equal(one.play('red steal sk_sleight_of_hand green').mage('red').worn.ring, 'it_ring_of_evasion');
  const fallen = preparing({ players: 3, mages: { red, blue: { hp: 0 } } });
  assert.equal(fallen.refused('red steal sk_sleight_of_hand blue'), 'DM-V1 fallen');
  assert.equal(fallen.refused('red steal sk_sleight_of_hand yellow'), 'DM-A1 nobodyThere');
  assert.equal(fallen.refused('red steal sk_sleight_of_hand red'), 'DM-A1 oneself');
});

does('can be played as an answer', 'df_shield_of_reflection', 'df_dodge', 'df_counterspell').as(() => {
  for (const id of ['df_shield_of_reflection', 'df_dodge', 'df_counterspell']) {
    const game = attacking({ mages: { red: { hand: ['sp_magic_missile'] }, green: { hand: [id] } } });
    game.play('red cast sp_magic_missile green', `green answer ${id}`);
    assert.equal(game.mage('green').hand.length, 0);
  }
});
does('gives +4 armour class until the player’s next turn', 'df_magic_shield').as(() => {
  const game = preparing({ mages: { red: { hand: ['df_magic_shield'] } } }).play('red ward df_magic_shield');
  assert.equal(armourOf(game.playing, 'red'), 14);
  assert.equal(saveOf(game.playing, 'red'), 14);
});

for (const { id, category, slot, modifiers: m } of deck.cards.values()) {
  if (category !== 'magic_item') continue;
  does('is worn at its symbol and gives the modifiers that it names', id).as(() => {
    const game = preparing({ mages: { red: { hp: 20, hand: [id, 'he_cure_wounds'] } } }).play(`red equip ${id}`);
    assert.equal(game.mage('red').worn[slot as Slot], id);
    const { playing } = game;
    assert.deepEqual(
      [arcaneOf(playing, 0), attackBonus(playing, 0, null), armourOf(playing, 'red'), saveOf(playing, 'red')],
      [1 + m.arcane, m.attack, 10 + m.ac, 10 + m.ac + m.save],
    );
    game.dice('d8=2 d8=3').play('red heal he_cure_wounds');
    assert.equal(game.hp('red'), String(25 + m.heal_bonus));
    const turn = scene('end.deciding', {
      active: 'green',
      mages: { red: { hp: 20, worn: [id] }, green: { hand: ['df_dodge'] } },
      pile: ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'],
    });
    turn.dice('d4=3').play('green keep');
    assert.equal(turn.hp('red'), m.regen ? '23' : '20');
    assert.equal(effectOf(card(id), 'revive') !== undefined, id === 'it_amulet_of_second_chance');
  });
}

const drunk = (id: string, more: MageSketch = {}): Scene =>
  attacking({ mages: { red: { ...more, hand: [id, ...(more.hand ?? [])] } } }).play(`red drink ${id}`);
does('gives +3 to attack rolls this turn', 'po_heroism').as(() => {
  const game = drunk('po_heroism');
  assert.equal(attackBonus(game.playing, 0, null), 3);
  game.play('red endAttack');
  if (game.phase === 'end.deciding') game.play('red keep');
  assert.deepEqual(game.mage('red').effects, []);
});
does(
  'gives hits of mage and companion +4 damage this turn, doubled on a critical hit, not for saves',
  'po_giant_strength',
).as(() => {
  const game = drunk('po_giant_strength', { companion: 'co_wolf ally' });
  game.dice('d20=20 d6=2').through('red cantrip green');
  assert.equal(game.told('damageDice')['total'], 12);
  game.dice('d20=15 d6=2').through('red assault green');
  assert.equal(game.told('damageDice')['total'], 6);
  const scroll = drunk('po_giant_strength', { hand: ['sc_cloudkill'] });
  scroll.dice('d20=15 d10=5').through('red cast sc_cloudkill green');
  assert.equal(scroll.told('damageDice')['total'], 5);
  assert.deepEqual(scroll.play('red endAttack').mage('red').effects, []);
});
does('gives +1 arcane level this turn', 'po_growth').as(() => assert.equal(arcaneOf(drunk('po_growth').playing, 0), 2));
does('halves damage until the player’s next turn', 'po_resistance').as(() => {
  const { effects } = drunk('po_resistance').mage('red');
  const game = attacking({ active: 'green', mages: { red: { effects } } })
    .dice('d20=15 d6=5')
    .through('green cantrip red');
  assert.equal(game.hp('red'), '58');
});
does('keeps its mage from being chosen as a target until the mage attacks', 'po_invisibility').as(() => {
  const { effects } = drunk('po_invisibility').mage('red');
  const game = attacking({ players: 3, active: 'green', mages: { red: { effects } } });
  assert.deepEqual(game.offers('cantrip'), ['cantrip blue']);
  const own = drunk('po_invisibility').through('red cantrip green');
  assert.deepEqual(own.mage('red').effects, []);
});

for (const [id, dice, gain] of [
  ['he_healing_word', 'd4=2 d4=3', 5],
  ['he_cure_wounds', 'd8=2 d8=3', 5],
  ['he_restorative_ointment', 'd6=2 d6=3', 5],
  ['he_heal', 'd10=2 d10=3 d10=4', 9],
] as const) {
  does('heals by the dice rolled', id).as(() => {
    const game = preparing({ mages: { red: { hp: 20, hand: [id] } } })
      .dice(dice)
      .play(`red heal ${id}`);
    assert.equal(game.mage('red').hp, 20 + gain);
  });
}
const ill = [
  { op: 'dot', card: 'sp_acid_arrow', by: 1, dice: '1d4', until: 'used' },
  { op: 'stat', card: 'hx_slow', by: 1, stat: 'attack', amount: -4, until: 'end' },
  { op: 'stat', card: 'sp_entangle', by: 1, stat: 'ac', amount: -2, until: 'start', seat: 1 },
] as const;
does(
  'ends hexes and damage over time on the mage, and nothing else',
  'he_restorative_ointment',
  'ar_talisman_of_pure_good',
).as(() => {
  const sketch = {
    mages: { red: { hp: 20, hand: ['he_restorative_ointment', 'ar_talisman_of_pure_good'], effects: ill } },
  };
  for (const line of ['red heal he_restorative_ointment', 'red use ar_talisman_of_pure_good']) {
    const game = preparing(sketch).play(line);
    assert.deepEqual(
      game.mage('red').effects.map((effect) => effect.card),
      ['sp_entangle'],
    );
  }
  assert.equal(preparing(sketch).play('red use ar_talisman_of_pure_good').hp('red'), '45');
});
does('deals 4d8, half on a save, or discards an enemy instead', 'ar_orb_of_dragonkind').as(() => {
  const half = casts('ar_orb_of_dragonkind', 'd20=5 d8=3 d8=3 d8=3 d8=4');
  assert.equal(taken(half), 6);
  const whole = casts('ar_orb_of_dragonkind', 'd20=15 d8=3 d8=3');
  assert.equal((whole.told('damageDice')['dice'] as number[]).length, 4);
  assert.equal(taken(whole), damage(whole));
  const confused = [{ op: 'confuse', card: 'hx_confusion', by: 1 }] as const;
  const game = attacking({
    mages: { red: { hand: ['ar_orb_of_dragonkind', 'sp_magic_missile'], effects: confused } },
    enemies: ['en_lich'],
  });
  game.play('red dismiss ar_orb_of_dragonkind enemy-1');
  assert.deepEqual([game.table.enemies, game.phase], [[], 'attack.deciding']);
  assert.equal(game.refused('red cast sp_magic_missile green'), 'DM-A1 attackedAlready');
  const nobody = attacking({ mages: { red: { hand: ['ar_orb_of_dragonkind'] } } });
  assert.equal(nobody.refused('red dismiss ar_orb_of_dragonkind enemy-1'), 'DM-A1 nobodyThere');
});
does('attacks at +2 with 4d10, and discards a companion that it hits', 'ar_sphere_of_annihilation').as(() => {
  const game = casts('ar_sphere_of_annihilation', 'd20=15 d10=1 d10=1 d10=1 d10=1', {
    companion: 'co_shield_guardian shield',
  });
  assert.equal(game.told('attackRoll')['bonus'], 2);
  assert.deepEqual([game.mage('green').companion, taken(game)], [null, 0]);
});

for (const [id, faces, count] of [
  ['en_swarm_of_bats', 6, 1],
  ['en_wyvern', 10, 1],
  ['en_young_red_dragon', 8, 2],
  ['en_troll', 6, 1],
  ['en_lich', 8, 1],
] as const) {
  does('strikes everybody who does not save, and stays only if tenacious', id).as(() => {
    const game = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] }, green: {} }, pile: [id] }).play(
      'red keep',
    );
    const dice = Array<string>(count).fill(`d${faces}=3`).join(' ');
    game.play('green pass').dice(`${dice} d20=15 d20=2`).play('red pass');
    assert.equal(game.hp('green', 'red'), `${60 - 3 * count} 60`);
    const isTenacious = card(id).category === 'enemy_tenacious';
    assert.deepEqual(
      game.table.enemies.map(({ card: name, hp }) => [name, hp]),
      isTenacious ? [[id, card(id).hp]] : [],
    );
    if (isTenacious) assert.equal(armourOf(game.playing, 'enemy-1'), card(id).ac);
  });
}

void playsAll('the categories that are not cast at somebody', (category) => !isCast(category));
