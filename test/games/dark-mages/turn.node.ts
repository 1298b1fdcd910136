import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preparing, attacking, rule, scene } from './positions.js';

rule('DM-T1 a turn has preparation, attack and end, and moves of another phase are refused', () => {
  const game = preparing({ mages: { red: { hand: ['sp_burning_hands', 'it_staff_of_power'] } } });
  assert.equal(game.refused('red endAttack'), 'DM-T1 notNow');
  assert.equal(game.refused('red cast sp_burning_hands green'), 'DM-A1 closed.cast');
  game.play('red enterAttack');
  assert.equal(game.phase, 'attack.deciding');
  assert.equal(game.refused('red equip it_staff_of_power'), 'DM-P1 closed.equip');
  game.play('red endAttack');
  assert.equal(game.phase, 'end.deciding');
  game.play('red keep');
  assert.equal(game.phase, 'preparation.deciding');
  assert.equal(game.table.active, 1);
  assert.deepEqual(
    game.frames.map((frame) => JSON.stringify(frame.value)),
    ['{"end":"drawing"}', '{"end":"drawing"}', '"turnEnds"', '{"turnBegins":"effects"}', '{"preparation":"deciding"}'],
  );
});

rule('DM-A2 DM-A8 DM-C2 in the preparation, what an attack lacks is told before its phase', () => {
  const game = preparing({ mages: { red: { hand: ['sp_burning_hands', 'sp_disintegrate'] } } });
  assert.equal(game.refused('red cast sp_disintegrate green'), 'DM-A2 arcaneTooLow');
  assert.equal(game.refused('red cantrip green'), 'DM-A8 attackCardInHand');
  assert.equal(game.refused('red assault green'), 'DM-C2 noAlly');
  const effects = [{ op: 'skip_attack', card: 'hx_garden_gnome', by: 1 }] as const;
  const lost = preparing({ mages: { red: { hand: ['sp_disintegrate'], effects } } });
  assert.equal(lost.refused('red cast sp_disintegrate green'), 'DM-A1 closed.cast');
});

rule(
  'DM-T1 DM-D1 a refusal in the preparation does not tell whether an enemy is drawn at the end of a lost turn',
  () => {
    const effects = [{ op: 'skip_attack', card: 'hx_garden_gnome', by: 1 }] as const;
    const refused = (next: string, move: string) =>
      preparing({ mages: { red: { effects } }, pile: [next] }).refused(move);
    for (const move of ['red pass', 'red answer df_dodge', 'red keep'])
      assert.equal(refused('en_troll', move), refused('sp_fireball', move), move);
  },
);

rule('DM-T1 with an empty hand the end of the turn asks nothing and draws five cards', () => {
  const game = attacking().play('red endAttack');
  assert.equal(game.phase, 'preparation.deciding');
  assert.equal(game.mage('red').hand.length, 5);
});

rule('DM-T2 at the start of a turn effects expire, then damage over time hurts, then regeneration heals', () => {
  const game = scene('end.deciding', {
    mages: {
      red: { hand: ['df_dodge'] },
      green: {
        hp: 40,
        worn: ['it_ring_of_regeneration'],
        effects: [
          { op: 'dot', card: 'sp_acid_arrow', by: 0, dice: '1d4', until: 'used' },
          { op: 'stat', card: 'df_magic_shield', stat: 'ac', amount: 4, until: 'start' },
        ],
      },
    },
    pile: ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'],
  });
  game.dice('d4=3 d4=2').play('red keep');
  assert.deepEqual(
    game.facts.filter((fact) => fact.rule === 'DM-T2').map(({ code }) => code),
    ['expires', 'dot', 'regenerates'],
  );
  assert.equal(game.hp('green'), '39');
  assert.deepEqual(game.mage('green').effects, []);
});

rule('DM-T2 a mage without a wound rolls for no regeneration', () => {
  const worn = ['it_ring_of_regeneration'];
  const told = (hp: number) => {
    const game = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] }, green: { hp, worn } } });
    return game.play('red keep').facts.filter(({ code }) => code === 'regenerates').length;
  };
  assert.deepEqual([59, 60].map(told), [1, 0]);
});

rule('DM-T2 a mage defeated by damage over time at the start of their turn loses that turn', () => {
  const dying = { hp: 2, effects: [{ op: 'dot', card: 'sp_acid_arrow', by: 0, dice: '1d4', until: 'used' }] } as const;
  const game = scene('end.deciding', { players: 3, mages: { red: { hand: ['df_dodge'] }, green: dying } });
  game.dice('d4=4').play('red keep');
  assert.equal(game.hp('green'), '0');
  assert.equal(game.table.active, 2);
  assert.equal(game.phase, 'preparation.deciding');
});

rule('DM-T2 “until your next turn” ends when that turn would have come, even if its mage has fallen', () => {
  const weak = { op: 'stat', card: 'sp_entangle', by: 1, stat: 'ac', amount: -2, until: 'start', seat: 1 } as const;
  const game = scene('end.deciding', {
    players: 3,
    mages: { red: { hand: ['df_dodge'], effects: [weak] }, green: { hp: 0 } },
  });
  game.play('red keep');
  assert.deepEqual(game.mage('red').effects, []);
  assert.equal(game.table.active, 2);
});

rule('DM-P1 one item is worn for each symbol, and the replaced one is discarded', () => {
  const game = preparing({ mages: { red: { hand: ['it_staff_of_power'], worn: ['it_staff_of_striking'] } } });
  assert.equal(game.refused('red equip it_robe_of_eyes'), 'DM-P1 notInHand');
  game.play('red equip it_staff_of_power');
  assert.equal(game.mage('red').worn.staff, 'it_staff_of_power');
  assert.deepEqual(game.table.discards, ['it_staff_of_striking']);
});

rule('DM-P1 at most four items may be put on in a turn', () => {
  const game = preparing({ done: { items: 4 }, mages: { red: { hand: ['it_staff_of_power'] } } });
  assert.equal(game.refused('red equip it_staff_of_power'), 'DM-P1 enoughItems');
});

rule('DM-P2 one Healing a turn, never above 60 hit points: Cure Wounds with 11 brings 55 to 60', () => {
  const game = preparing({ mages: { red: { hp: 55, hand: ['he_cure_wounds', 'he_heal'] } } });
  game.dice('d8=5 d8=6').play('red heal he_cure_wounds');
  assert.equal(game.hp('red'), '60');
  assert.deepEqual(game.told('heals'), {
    seat: 0,
    card: 'he_cure_wounds',
    dice: [5, 6],
    faces: 8,
    amount: 11,
    healed: 5,
    hp: 60,
  });
  assert.equal(game.refused('red heal he_heal'), 'DM-P2 oneHealing');
});

rule('DM-P2 a Healing may be played even if it heals nothing, and then rolls no dice', () => {
  const game = preparing({ mages: { red: { hand: ['he_cure_wounds'] } } }).play('red heal he_cure_wounds');
  assert.equal(game.hp('red'), '60');
  assert.deepEqual(game.told('heals')['dice'], []);
  assert.deepEqual(game.table.discards, ['he_cure_wounds']);
});

rule('DM-P3 one Potion a turn, in the preparation or the attack', () => {
  const game = preparing({ mages: { red: { hand: ['po_growth', 'po_heroism'] } } }).play('red drink po_growth');
  assert.equal(game.refused('red drink po_heroism'), 'DM-P3 onePotion');
  game.play('red enterAttack');
  assert.equal(game.refused('red drink po_heroism'), 'DM-P3 onePotion');
  const later = attacking({ mages: { red: { hand: ['po_growth'] } } }).play('red drink po_growth');
  assert.deepEqual(later.table.discards, ['po_growth']);
});

rule('DM-P4 a player has one companion with a declared role, and the replaced one is discarded', () => {
  const game = preparing({ mages: { red: { hand: ['co_griffon'], companion: 'co_wolf shield 3' } } });
  assert.deepEqual(game.offers('summon'), ['summon co_griffon shield', 'summon co_griffon ally']);
  game.play('red summon co_griffon ally');
  assert.deepEqual(game.mage('red').companion, { card: 'co_griffon', role: 'ally', hp: 18, effects: [] });
  assert.deepEqual(game.table.discards, ['co_wolf']);
  assert.equal(game.refused('red summon co_wolf ally'), 'DM-P4 notInHand');
});

rule('DM-P5 one Skill a turn, only in a phase that its card names', () => {
  const hand = ['sk_foresight', 'sk_empowered_spell', 'ar_talisman_of_pure_good'];
  const game = preparing({ mages: { red: { hand, hp: 20 } } });
  assert.equal(game.refused('red skill sk_foresight'), 'DM-P5 closed.skill');
  game.play('red use ar_talisman_of_pure_good', 'red enterAttack', 'red skill sk_foresight');
  assert.equal(game.hp('red'), '45');
  assert.equal(game.refused('red skill sk_empowered_spell'), 'DM-P5 oneSkill');
});

rule('DM-P6 Magic Shield is played in the preparation, once for each card held, and the effects add up', () => {
  const game = preparing({ mages: { red: { hand: ['df_magic_shield', 'df_magic_shield'] } } });
  assert.deepEqual(game.offers('ward'), ['ward df_magic_shield']);
  game.play('red ward df_magic_shield', 'red ward df_magic_shield');
  assert.deepEqual(
    game.mage('red').effects.map(({ amount, until, seat }) => [amount, until, seat]),
    [
      [4, 'start', 0],
      [4, 'start', 0],
    ],
  );
  assert.equal(game.refused('red ward df_magic_shield'), 'DM-P6 notInHand');
});

rule('DM-E1 exactly one card may be discarded, then the hand is filled up to five', () => {
  const hand = ['sp_fireball', 'sp_meteor_swarm', 'df_dodge'];
  const pile = ['sp_blight', 'sp_sunbeam', 'sp_shatter'];
  const game = scene('end.deciding', { mages: { red: { hand } }, pile });
  assert.equal(game.refused('red discard sp_blight'), 'DM-E1 notInHand');
  for (const line of ['green keep', 'green discard sp_fireball']) assert.equal(game.refused(line), 'DM-S3 notYourTurn');
  game.play('red discard sp_fireball');
  assert.deepEqual(game.table.discards, ['sp_fireball']);
  assert.deepEqual(game.mage('red').hand, ['sp_meteor_swarm', 'sp_shatter', 'sp_blight', 'sp_sunbeam', 'df_dodge']);
  assert.equal(game.said('drew').length, 3);
});

rule('DM-E1 a full hand draws nothing', () => {
  const hand = ['sp_fireball', 'sp_meteor_swarm', 'df_dodge', 'sp_blight', 'sp_sunbeam'];
  const game = scene('end.deciding', { mages: { red: { hand } } }).play('red keep');
  assert.equal(game.said('drew').length, 0);
  assert.equal(game.table.active, 1);
});

rule('DM-E2 the discards are shuffled into an empty draw pile when the next card is needed', () => {
  const game = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, discarded: 'all', enemies: [] });
  const count = game.table.discards.length;
  game.play('red keep');
  assert.equal(game.told('reshuffled')['count'], count);
  // No enemy is among the five cards of this seed.
  assert.equal(game.said('enemyArrives').length, 0);
  assert.equal(game.mage('red').hand.length, 5);
});

rule('DM-T2 effects that end with the turn are reported, and longer ones stay', () => {
  const strong = { op: 'stat', card: 'po_heroism', stat: 'attack', amount: 3, until: 'end' } as const;
  const confused = { op: 'confuse', card: 'hx_confusion', until: 'used', by: 1 } as const;
  const entangled = { op: 'stat', card: 'sp_entangle', stat: 'ac', amount: -2, until: 'start', seat: 0 } as const;
  const game = scene('end.deciding', {
    turn: 4,
    mages: { red: { hand: ['df_dodge'], effects: [confused, strong] }, green: { effects: [entangled] } },
  }).play('red keep');
  assert.deepEqual(game.told('expires'), { target: 'red', cards: ['po_heroism'] });
  assert.deepEqual(
    game.mage('red').effects.map(({ op }) => op),
    ['confuse'],
  );
  assert.equal(game.mage('green').effects.length, 1, 'it lasts until its caster’s next turn');
  assert.deepEqual(game.told('turn'), { seat: 1, turn: 5 });
});

rule('DM-P5 Potions, Artifacts, Skills and thefts are offered by kind, and only if the card is in hand', () => {
  const hand = ['po_growth', 'ar_talisman_of_pure_good', 'ar_orb_of_dragonkind', 'sk_sleight_of_hand', 'sk_foresight'];
  const game = attacking({ mages: { red: { hand } } });
  assert.equal(game.refused('red steal sk_sleight_of_hand blue'), 'DM-A1 nobodyThere');
  const bare = attacking();
  assert.equal(bare.refused('red drink po_growth'), 'DM-P3 notInHand');
  assert.equal(bare.refused('red use ar_talisman_of_pure_good'), 'DM-P5 notInHand');
  assert.equal(bare.refused('red skill sk_foresight'), 'DM-P5 notInHand');
  assert.deepEqual(
    game.offers().filter((line) => /^(drink|use|skill|steal) /.test(line)),
    ['drink po_growth', 'use ar_talisman_of_pure_good', 'skill sk_foresight', 'steal sk_sleight_of_hand green'],
  );
  game.play('red drink po_growth', 'red use ar_talisman_of_pure_good');
  assert.equal(game.said('drink')[0]!.rule, 'DM-P3');
  assert.equal(game.said('use')[0]!.rule, 'DM-P5');
  game.play('red skill sk_foresight');
  assert.equal(game.refused('red steal sk_sleight_of_hand green'), 'DM-P5 oneSkill');
});

rule('DM-P5 a cure names the effects it ended, and a Healing bonus does not apply to an Artifact', () => {
  const infected = { op: 'dot', card: 'hx_infection', dice: '1d6', turns: 2, by: 1, until: 'used' } as const;
  const strong = { op: 'stat', card: 'po_heroism', stat: 'attack', amount: 3, until: 'end' } as const;
  const worn = ['it_amulet_of_health'];
  const red = { hp: 20, hand: ['ar_talisman_of_pure_good'], worn, effects: [strong, infected] };
  const game = preparing({ mages: { red } }).play('red use ar_talisman_of_pure_good');
  assert.deepEqual(game.told('cured')['ended'], ['hx_infection']);
  assert.equal(game.hp('red'), '45');
});

rule('DM-A5 the cards that Fear discards are chosen at random', () => {
  const green = { hand: ['sp_blight', 'hx_slow', 'df_dodge'] };
  const game = attacking({ mages: { red: { hand: ['hx_fear'] }, green } }).play('red cast hx_fear green');
  const { hand } = game.mage('green');
  game.dice('d20=19 d3=1 d2=1').play('green pass');
  assert.deepEqual(game.told('discardsRandom'), { seat: 1, cards: hand.slice(0, 2) });
});

rule('DM-A3 effects can lower a companion’s attack too', () => {
  const game = attacking({
    mages: { red: { hand: ['sp_sleet_storm'] }, green: { companion: 'co_shield_guardian ally' } },
  });
  game.dice('d20=19 d6=1').through('red cast sp_sleet_storm green-companion');
  assert.deepEqual(
    game.mage('green').companion!.effects.map(({ stat, amount }) => [stat, amount]),
    [['attack', -2]],
  );
});

test('each kind of effect has its expected duration', () => {
  const lasts = (hand: string, verb: string) => {
    const { until, turns, fresh, seat } = attacking({ mages: { red: { hand: [hand] } } })
      .dice('d20=19')
      .through(`red ${verb}`)
      .table.mages.flatMap(({ effects }) => effects)[0]!;
    return [until, turns, fresh, seat];
  };
  assert.deepEqual(lasts('po_giant_strength', 'drink po_giant_strength'), ['end', 1, false, 0]);
  assert.deepEqual(lasts('po_resistance', 'drink po_resistance'), ['start', 1, false, 0]);
  assert.deepEqual(lasts('sk_heightened_spell', 'skill sk_heightened_spell'), ['end', 1, false, 0]);
  assert.deepEqual(lasts('hx_slow', 'cast hx_slow green'), ['end', 2, false, 1]);
  assert.deepEqual(lasts('hx_garden_gnome', 'cast hx_garden_gnome green'), ['used', 1, false, 1]);
  assert.deepEqual(lasts('hx_infection', 'cast hx_infection green').slice(2), [false, 1]);
});

test('an effect that began during its own mage’s turn does not count that turn', () => {
  const slow = { op: 'stat', card: 'hx_slow', by: 1, stat: 'attack', amount: -4, until: 'end', turns: 2 } as const;
  const fresh = scene('end.deciding', { mages: { red: { hand: ['df_dodge'], effects: [{ ...slow, fresh: true }] } } });
  fresh.play('red keep');
  assert.deepEqual(
    fresh.mage('red').effects.map(({ turns, fresh: isFresh }) => [turns, isFresh]),
    [[2, false]],
  );
  const old = scene('end.deciding', { mages: { red: { hand: ['df_dodge'], effects: [slow] } } }).play('red keep');
  assert.deepEqual(
    old.mage('red').effects.map(({ turns }) => turns),
    [1],
  );
});
