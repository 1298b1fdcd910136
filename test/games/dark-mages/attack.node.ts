import assert from 'node:assert/strict';
import { arcaneOf, armourOf, attackBonus } from '../../../src/games/dark-mages/queries.js';
import { HP_MAX } from '../../../src/games/dark-mages/map.js';
import { card } from './cards.js';
import { attacking, preparing, rule, type Sketch } from './positions.js';

/** Red is the fire mage, green the water mage. */
const holding = (hand: readonly string[], more: Sketch = {}): Sketch => ({
  ...more,
  mages: { ...more.mages, red: { ...more.mages?.red, hand } },
});

rule('DM-A1 one attack a turn, on an opponent’s mage or ally companion', () => {
  const game = attacking(
    holding(['sp_burning_hands', 'sp_scorching_ray'], {
      players: 3,
      mages: { green: { companion: 'co_wolf ally' }, blue: { companion: 'co_griffon shield' } },
    }),
  );
  assert.deepEqual(game.offers('cast sp_burning_hands'), [
    'cast sp_burning_hands green',
    'cast sp_burning_hands green-companion',
    'cast sp_burning_hands blue',
  ]);
  assert.equal(game.refused('red cast sp_burning_hands red'), 'DM-A1 oneself');
  assert.equal(game.refused('red cast sp_burning_hands blue-companion'), 'DM-C1 aimAtItsMage');
  assert.equal(game.refused('red cast sp_burning_hands enemy-1'), 'DM-A1 nobodyThere');
  assert.equal(game.refused('red cast sp_burning_hands all'), 'DM-A1 oneTarget');
  assert.equal(game.refused('red cast sp_blight green'), 'DM-A1 notInHand');
  for (const nobody of ['blue', 'green-companion'])
    assert.equal(
      attacking(holding(['sp_burning_hands'])).refused(`red cast sp_burning_hands ${nobody}`),
      'DM-A1 nobodyThere',
    );
  game.dice('d20=15 d8=4 d8=4').through('red cast sp_burning_hands green');
  assert.equal(game.phase, 'attack.deciding');
  assert.equal(game.refused('red cast sp_scorching_ray green'), 'DM-A1 attackedAlready');
});

rule('DM-A1 a card on every opponent targets all of them, with a separate roll for each', () => {
  const worn = ['it_staff_of_power', 'it_robe_of_stars'];
  const able = attacking({ players: 3, mages: { red: { character: 'ch_earth', hand: ['sp_earthquake'], worn } } });
  assert.equal(able.refused('red cast sp_earthquake green'), 'DM-A1 everyOpponent');
  assert.deepEqual(able.offers('cast'), ['cast sp_earthquake all']);
  able.dice('d20=15 d8=1 d8=1').through('red cast sp_earthquake all');
  assert.deepEqual(
    able.said('attackRoll').map(({ params }) => params!['target']),
    ['green', 'blue'],
  );
});

rule('DM-A1 a hidden mage cannot be chosen as the target, but is hit by a card on every opponent', () => {
  const hidden = { op: 'untargetable', card: 'po_invisibility', amount: 1, until: 'start' } as const;
  const game = attacking(
    holding(['sp_burning_hands', 'sc_stinking_cloud'], { players: 3, mages: { green: { effects: [hidden] } } }),
  );
  assert.equal(game.refused('red cast sp_burning_hands green'), 'DM-A1 cannotBeSeen');
  game.through('red cast sc_stinking_cloud all');
  assert.deepEqual(game.told('cast')['targets'], ['green', 'blue']);
});

rule('DM-A2 at arcane level 1 the fire mage may cast Fireball, the water mage may not', () => {
  const fire = attacking(holding(['sp_fireball']));
  fire.dice('d20=9 d10=4 d10=7').through('red cast sp_fireball green');
  const { bonus, total, ac, verdict } = fire.told('attackRoll');
  assert.deepEqual({ bonus, total, ac, verdict }, { bonus: 1, total: 10, ac: 10, verdict: 'hit' });
  assert.deepEqual(fire.told('damageDice')['dice'], [4, 7]);
  assert.equal(fire.hp('green'), '49');
  const water = attacking({ active: 'green', mages: { green: { hand: ['sp_fireball'] } } });
  assert.equal(water.refused('green cast sp_fireball red'), 'DM-A2 arcaneTooLow');
});

rule('DM-A3 a total equal to the armour class hits or misses, as the option `hitOnEqual` says', () => {
  for (const hitOnEqual of [true, false]) {
    const game = attacking(holding(['sp_fireball'], { options: { hitOnEqual } }));
    game.dice('d20=9 d10=4 d10=7').through('red cast sp_fireball green');
    assert.equal(game.told('attackRoll')['verdict'], hitOnEqual ? 'hit' : 'miss');
    assert.equal(game.hp('green'), hitOnEqual ? '49' : '60');
    assert.equal(game.said('damage').length, hitOnEqual ? 1 : 0);
  }
});

rule('DM-A3 a miss has none of the effects of a hit', () => {
  const game = attacking({ mages: { red: { character: 'ch_nature', hand: ['sp_entangle'] } } });
  game.dice('d20=2').through('red cast sp_entangle green');
  assert.deepEqual([game.mage('green').effects, game.said('effect.stat')], [[], []]);
});

rule('DM-A3 an attack roll uses up advantage, but no bonus that lasts longer', () => {
  const strong = { op: 'stat', card: 'po_heroism', stat: 'attack', amount: 3, until: 'end' } as const;
  const twice = { op: 'advantage_attack', card: 'sk_foresight', amount: 1, until: 'end' } as const;
  const game = attacking(holding(['sp_burning_hands'], { mages: { red: { effects: [strong, twice] } } }));
  game.dice('d20=3 d20=15').through('red cast sp_burning_hands green');
  assert.deepEqual(game.told('attackRoll')['dice'], [3, 15]);
  assert.deepEqual(
    game.mage('red').effects.map(({ op }) => op),
    ['stat'],
  );
  const ally = attacking({ mages: { red: { companion: 'co_wolf ally', effects: [strong] } } });
  ally.dice('d20=15').through('red assault green');
  assert.equal(ally.told('attackRoll')['bonus'], 1, 'the companion’s own bonus, not its mage’s');
});

rule('DM-A1 a confused attacker rolls for the target, and other effects on them stay', () => {
  const weak = { op: 'stat', card: 'hx_slow', stat: 'attack', amount: -4, until: 'end', by: 1 } as const;
  const confused = { op: 'confuse', card: 'hx_confusion', until: 'used', by: 1 } as const;
  const game = attacking(holding(['sp_burning_hands'], { mages: { red: { effects: [weak, confused] } } }));
  game.dice('d6=6').play('red cast sp_burning_hands green');
  assert.deepEqual(game.told('confusion'), { target: 'red', die: 6, astray: false });
  assert.deepEqual(
    game.mage('red').effects.map(({ op }) => op),
    ['stat'],
  );
});

rule('DM-A4 a natural 20 doubles the total: 3 and 5 make 16', () => {
  const game = attacking({
    active: 'green',
    mages: { green: { hand: ['sp_burning_hands'], worn: ['it_staff_of_power'] }, red: { character: 'ch_life' } },
  });
  game.dice('d20=20 d8=3 d8=5').through('green cast sp_burning_hands red');
  assert.equal(game.told('damageDice')['total'], 16);
  assert.deepEqual(game.told('doubled'), { total: 16 });
  assert.equal(game.hp('red'), '44');
});

rule('DM-A4 a natural 20 always hits, and a natural 1 always misses', () => {
  const ac = { op: 'stat', card: 'df_magic_shield', stat: 'ac', amount: 30, until: 'start' } as const;
  const hit = attacking(holding(['sp_burning_hands'], { mages: { green: { effects: [ac] } } }));
  hit.dice('d20=20').through('red cast sp_burning_hands green');
  assert.equal(hit.told('attackRoll')['verdict'], 'critical');
  assert.deepEqual(hit.told('critical'), { attacker: 'red' });
  const low = { op: 'stat', card: 'sp_entangle', stat: 'ac', amount: -30, until: 'start' } as const;
  const miss = attacking(holding(['sp_burning_hands'], { mages: { green: { effects: [low] } } }));
  miss.dice('d20=1').through('red cast sp_burning_hands green');
  assert.equal(miss.told('attackRoll')['verdict'], 'fumble');
  assert.deepEqual(miss.told('fumble'), { attacker: 'red' });
  assert.equal(miss.hp('green'), '60');
});

rule('DM-A5 Hexes and Scrolls make no attack roll: the target saves', () => {
  const hex = attacking(holding(['hx_slow']))
    .dice('d20=10')
    .through('red cast hx_slow green');
  assert.equal(hex.said('attackRoll').length, 0);
  assert.deepEqual(hex.told('mustSave'), { target: 'green', card: 'hx_slow', penalty: 0 });
  assert.equal(hex.mage('green').effects.length, 1);
  const scroll = attacking(holding(['sc_cloudkill']))
    .dice('d20=10 d10=6')
    .through('red cast sc_cloudkill green');
  assert.equal(scroll.hp('green'), '54');
});

rule('DM-A6 a save has to stay under the armour class: at 10, a 9 succeeds and a 10 fails', () => {
  for (const [die, verdict] of [
    [9, 'saved'],
    [10, 'failed'],
  ] as const) {
    const game = attacking(holding(['sc_cloudkill']))
      .dice(`d20=${die}`)
      .through('red cast sc_cloudkill green');
    assert.deepEqual(game.told('save'), { target: 'green', die, ac: 10, verdict });
    assert.equal(game.hp('green') === '60', verdict === 'saved');
  }
});

rule('DM-A6 at armour class 12 with a -3 curse a save succeeds on 1 to 8', () => {
  const cursed = { op: 'stat', card: 'hx_bestow_curse', stat: 'ac', amount: -3, until: 'end', turns: 2 } as const;
  for (let die = 1; die <= 20; die++) {
    const game = attacking(
      holding(['sc_cloudkill'], { mages: { green: { worn: ['it_ring_of_protection'], effects: [cursed] } } }),
    );
    game.dice(`d20=${die}`).through('red cast sc_cloudkill green');
    assert.equal(game.told('save')['verdict'], die <= 8 ? 'saved' : 'failed');
  }
});

rule('DM-A7 arcane level sets the number of dice of Spells, cantrips and Scrolls, and of nothing else', () => {
  const worn = ['it_staff_of_power', 'it_robe_of_stars', 'it_ring_of_spell_storing'];
  const dice = (id: string) => {
    const game = attacking({ active: 'green', mages: { green: { hand: [id], worn } } });
    game.dice('d20=19').through(`green cast ${id} red`);
    return (game.told('damageDice')['dice'] as number[]).length;
  };
  assert.equal(dice('sp_burning_hands'), 4);
  assert.equal(dice('sp_control_water'), 5, 'one more for the caster’s own sphere');
  assert.equal(dice('sc_cloudkill'), 4);
  assert.equal(dice('ar_sphere_of_annihilation'), 4, 'an Artifact rolls as printed');
  const cantrip = attacking({ active: 'green', mages: { green: { worn } } });
  cantrip.dice('d20=19').through('green cantrip red');
  assert.equal((cantrip.told('damageDice')['dice'] as number[]).length, 4);
  const ally = attacking({ active: 'green', mages: { green: { worn, companion: 'co_wolf ally' } } });
  ally.dice('d20=19').through('green assault red');
  assert.equal((ally.told('damageDice')['dice'] as number[]).length, 1);
});

rule('DM-A8 the cantrip needs a hand without a playable attack card, unless the option `freeCantrip` is on', () => {
  const held = holding(['sp_burning_hands']);
  assert.equal(attacking(held).refused('red cantrip green'), 'DM-A8 attackCardInHand');
  assert.deepEqual(attacking({ ...held, options: { freeCantrip: true } }).offers('cantrip'), ['cantrip green']);
  assert.deepEqual(
    attacking(holding(['sp_earthquake'])).offers('cantrip'),
    ['cantrip green'],
    'the card is not playable',
  );
  assert.deepEqual(
    attacking(holding(['ar_talisman_of_pure_good'])).offers('cantrip'),
    ['cantrip green'],
    'the card is no attack',
  );
});

rule('DM-A8 the cantrip cannot be combined with another attack, not even by Quickened Spell', () => {
  const game = attacking(holding(['sp_burning_hands', 'sk_quickened_spell'], { options: { freeCantrip: true } }));
  game.through('red skill sk_quickened_spell').dice('d20=5').through('red cast sp_burning_hands green');
  assert.equal(game.refused('red cantrip green'), 'DM-A8 neverAdded');
  const other = attacking(holding(['sp_burning_hands', 'sk_quickened_spell'], { options: { freeCantrip: true } }));
  other.through('red skill sk_quickened_spell').dice('d20=5').through('red cantrip green');
  assert.deepEqual([other.told('attackOver'), other.said('discarded')], [{ attacker: 'red' }, []]);
  assert.equal(other.refused('red cast sp_burning_hands green'), 'DM-A8 neverAdded');
});

rule('DM-A9 an ally companion may attack even if its mage did not, which ends the mage’s attacks', () => {
  const game = attacking(holding(['sp_burning_hands'], { mages: { red: { companion: 'co_wolf ally' } } }));
  game.dice('d20=15 d6=4').through('red assault green');
  assert.equal(game.told('attackRoll')['bonus'], 1);
  assert.equal(game.hp('green'), '56');
  assert.equal(game.refused('red assault green'), 'DM-A9 companionAttacked');
  for (const line of ['red cast sp_burning_hands green', 'red cantrip green'])
    assert.equal(game.refused(line), 'DM-A9 companionAttacked');
  const both = { companion: 'co_wolf ally', hand: ['sp_burning_hands'] };
  const mine = attacking({ mages: { red: both, green: { companion: 'co_griffon ally' } } });
  assert.equal(mine.refused('green assault red'), 'DM-S3 notYourTurn');
});

rule('DM-A9 an ally may attack on the turn it was called, but not if the attack phase is lost', () => {
  const game = preparing(holding(['co_wolf'])).play('red summon co_wolf ally', 'red enterAttack');
  assert.deepEqual(game.offers('assault'), ['assault green']);
  game.play('red assault green');
  const lost = { op: 'skip_attack', card: 'hx_garden_gnome', by: 1 } as const;
  const confused = { op: 'confuse', card: 'hx_confusion', until: 'used', by: 1 } as const;
  const red = { companion: 'co_wolf ally', hand: ['df_dodge'], effects: [lost, confused] };
  const skipping = preparing({ mages: { red } }).play('red enterAttack');
  assert.equal(skipping.phase, 'end.deciding');
  assert.deepEqual(
    skipping.mage('red').effects.map(({ op }) => op),
    ['confuse'],
  );
  assert.equal(skipping.said('attackLost').length, 1);
});

rule('DM-A10 a card is discarded after use, even if it missed', () => {
  const game = attacking(holding(['sp_burning_hands'])).dice('d20=3');
  game.play('red cast sp_burning_hands green');
  assert.deepEqual([game.table.inPlay, game.table.discards], [['sp_burning_hands'], []]);
  game.through('green pass');
  assert.deepEqual([game.table.inPlay, game.table.discards], [[], ['sp_burning_hands']]);
  assert.equal(game.said('discarded').length, 1);
});

rule('DM-A11 a fumble hits the attacker past their shield: Burning Hands at level 2 with 3 and 5 takes 8', () => {
  const game = attacking({
    active: 'green',
    mages: { green: { hand: ['sp_burning_hands'], worn: ['it_staff_of_power'], companion: 'co_wolf shield' } },
  });
  game.dice('d20=1 d8=3 d8=5').through('green cast sp_burning_hands red');
  assert.equal(game.hp('green', 'red'), '52 60');
  assert.equal(game.mage('green').companion!.hp, 10);
});

rule('DM-A11 in a fumble’s damage, bonus damage counts and resistance halves the sum', () => {
  const strong = [
    { op: 'damage_bonus', card: 'po_giant_strength', amount: 4, until: 'end' },
    { op: 'resistance', card: 'po_resistance', amount: 0.5, until: 'start' },
  ] as const;
  const game = attacking(holding(['sp_blight'], { mages: { red: { effects: strong, worn: ['it_staff_of_power'] } } }));
  game.dice('d20=1 d10=3 d10=4').through('red cast sp_blight green');
  assert.equal(game.hp('red'), `${HP_MAX - Math.floor((3 + 4 + 4) / 2)}`);
});

rule('DM-A11 a companion’s fumble hits the companion', () => {
  const game = attacking({ mages: { red: { companion: 'co_wolf ally' } } })
    .dice('d20=1 d6=4')
    .through('red assault green');
  assert.equal(game.mage('red').companion!.hp, 6);
  assert.equal(game.hp('red', 'green'), '60 60');
});

rule('DM-M2 a Spell of one’s own sphere has +1 arcane level and +1 to the roll, and its mages have +3 armour', () => {
  const { playing } = attacking();
  const fireball = card('sp_fireball');
  assert.deepEqual([arcaneOf(playing, 0, fireball), attackBonus(playing, 0, fireball)], [2, 1]);
  assert.deepEqual([arcaneOf(playing, 1, fireball), attackBonus(playing, 1, fireball)], [1, 0]);
  assert.deepEqual([armourOf(playing, 'red', fireball), armourOf(playing, 'green', fireball)], [13, 10]);
  for (const id of ['sc_cloudkill', 'sp_magic_missile']) assert.equal(armourOf(playing, 'red', card(id)), 10);
  assert.equal(attackBonus(playing, 0, null), 0, 'a cantrip has no bonus');
});

rule('DM-M2 the +3 armour class also counts for saves that the Spell asks for', () => {
  const game = attacking({
    active: 'red',
    mages: {
      red: { hand: ['sp_freezing_sphere'], character: 'ch_battle', worn: ['it_staff_of_power', 'it_robe_of_stars'] },
      green: {},
    },
  });
  game.dice('d20=14').through('red cast sp_freezing_sphere green');
  assert.deepEqual([game.told('attackRoll')['ac'], game.told('attackRoll')['ownSphere']], [13, 3]);
  assert.equal(game.told('save')['ac'], 13);
});

rule('DM-M3 worn items raise the arcane level, and it never falls below 1', () => {
  const worn = ['it_staff_of_power', 'it_robe_of_stars', 'it_ring_of_spell_storing', 'it_amulet_of_the_planes'];
  assert.equal(arcaneOf(attacking({ mages: { red: { worn } } }).playing, 0), 5);
  const feeble = { op: 'stat', card: 'hx_feeblemind', stat: 'arcane', amount: -1, until: 'end' } as const;
  const { playing } = attacking({ mages: { red: { effects: [feeble, feeble] } } });
  assert.equal(arcaneOf(playing, 0), 1);
  assert.equal(arcaneOf(playing, 0, card('sp_fireball')), 2, 'the sphere’s bonus is added after the lower limit');
});

rule('DM-A3 the table keeps the account of an attack until the next player acts', () => {
  const mages = { green: { hand: ['df_dodge'] } };
  const pile = ['sp_blight', 'sp_sunbeam', 'sp_shatter', 'sp_entangle'];
  const game = attacking(holding(['sp_burning_hands', 'df_magic_shield'], { mages, pile }));
  game.dice('d20=15 d8=4').play('red cast sp_burning_hands green');
  const codes = () => game.table.account.map(({ code }) => code);
  assert.ok(codes().includes('cast'));
  game.play('green pass');
  assert.ok(['cast', 'passes', 'attackRoll', 'damageDice', 'damage'].every((code) => codes().includes(code)));
  const told = codes();
  game.play('red endAttack');
  assert.deepEqual(codes(), told, 'the account outlasts the end of the attack');
  game.play('red keep');
  assert.deepEqual(codes(), told);
  game.play('green enterAttack');
  assert.deepEqual(codes(), ['phase.attack']);
});

rule('DM-A1 each step of an attack is a state, and a step in which nothing happens is left out', () => {
  const steps = (hand: string, dice: string) => {
    const game = attacking(holding([hand])).play(`red cast ${hand} green`);
    assert.equal(game.phase, 'attack.resolving.answers.asked');
    return game
      .dice(dice)
      .play('green pass')
      .phases.map((phase) => phase.replace(/^attack\.(resolving\.)?/, ''));
  };
  assert.deepEqual(steps('sp_burning_hands', 'd20=2'), ['answers.asked', 'roll', 'discard', 'deciding']);
  assert.deepEqual(steps('sp_burning_hands', 'd20=14'), ['answers.asked', 'roll', 'damage', 'discard', 'deciding']);
  assert.deepEqual(steps('hx_slow', 'd20=14'), ['answers.asked', 'roll', 'riders', 'discard', 'deciding']);
});
