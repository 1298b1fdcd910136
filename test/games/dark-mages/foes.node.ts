import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attacking, preparing, rule, scene, type Scene } from './positions.js';

rule('DM-C1 a shield takes the attack for its mage: 14 damage on 10 hit points discard it alone', () => {
  const game = attacking({
    mages: { red: { hand: ['sp_fireball'] }, green: { companion: 'co_wolf shield' } },
  });
  game.dice('d20=15 d10=6 d10=8').through('red cast sp_fireball green');
  assert.deepEqual(game.told('shielded'), { target: 'green', receiver: 'green-companion' });
  assert.equal(game.told('attackRoll')['ac'], 11, 'its own armour class');
  assert.equal(game.told('damage')['target'], 'green-companion');
  assert.equal(game.said('damage')[0]!.rule, 'DM-C1');
  assert.equal(game.mage('green').companion, null);
  assert.equal(game.hp('green'), '60');
});

rule('DM-C1 a shield saves on its own armour class, and effects that cannot apply to it are lost', () => {
  const game = attacking({
    mages: { red: { hand: ['hx_garden_gnome'] }, green: { companion: 'co_shield_guardian shield' } },
  });
  game.dice('d20=14').through('red cast hx_garden_gnome green');
  assert.equal(game.told('save')['ac'], 14);
  assert.equal(game.said('lost').length, 1);
  assert.deepEqual([game.mage('green').effects, game.mage('green').companion!.effects], [[], []]);
});

rule('DM-C2 an ally takes splash damage, and a mage without an ally cannot attack with one', () => {
  const game = attacking({ mages: { red: { hand: ['sp_fireball'] }, green: { companion: 'co_griffon ally' } } });
  game.dice('d20=15 d10=6 d10=7').through('red cast sp_fireball green');
  assert.equal(game.said('splashed').length, 1);
  assert.deepEqual([game.hp('green'), game.mage('green').companion!.hp], ['47', 12]);
  assert.equal(attacking({ mages: { green: {} } }).refused('red assault green'), 'DM-C2 noAlly');
});

rule('DM-C3 a companion at 0 hit points is discarded', () => {
  const game = attacking({ mages: { red: { hand: ['sp_fireball'] }, green: { companion: 'co_wolf ally 3' } } });
  game.dice('d20=15').through('red cast sp_fireball green-companion');
  assert.equal(game.mage('green').companion, null);
  assert.ok(game.table.discards.includes('co_wolf'));
});

const drawing = (pile: readonly string[], more = {}): Scene =>
  scene('end.deciding', {
    players: 3,
    mages: { red: { hand: ['df_dodge'] }, green: { hand: ['df_dodge'], companion: 'co_wolf ally' }, ...more },
    pile,
  });

rule('DM-N1 a drawn enemy goes to the table and strikes at once, then another card is drawn for it', () => {
  const game = drawing(['sp_blight', 'en_wyvern']).play('red keep');
  assert.deepEqual([game.phase, game.toAct], ['enemies.answering', 'green']);
  assert.deepEqual(game.told('enemyArrives'), {
    seat: 0,
    card: 'en_wyvern',
    target: 'enemy-1',
    foes: { 'enemy-1': 'en_wyvern' },
  });
  assert.equal(game.mage('red').hand.length, 2);
  game.through();
  assert.equal(game.mage('red').hand.length, 5);
  assert.deepEqual(game.table.discards, ['en_wyvern']);
  assert.equal(game.table.active, 1);
});

rule('DM-N1 an enemy that joins another one gets its own number', () => {
  const red = { hand: ['df_dodge'] };
  const game = scene('end.deciding', { mages: { red }, enemies: ['en_troll'], pile: ['en_lich'] }).play('red keep');
  assert.deepEqual(game.told('enemyArrives')['target'], 'enemy-2');
});

rule('DM-N1 nobody may act against a player while an enemy is on the table', () => {
  const hand = ['sp_burning_hands', 'sk_sleight_of_hand', 'sc_stinking_cloud'];
  const game = attacking({
    mages: { red: { hand, companion: 'co_wolf ally' }, green: { companion: 'co_griffon ally' } },
    enemies: ['en_troll', 'en_lich'],
  });
  for (const move of ['cast sp_burning_hands green', 'assault green', 'cast sp_burning_hands green-companion']) {
    assert.equal(game.refused(`red ${move}`), 'DM-N1 enemyFirst');
  }
  assert.equal(game.refused('red steal sk_sleight_of_hand green'), 'DM-N1 enemyFirst');
  assert.deepEqual(game.offers('assault'), ['assault enemy-1', 'assault enemy-2']);
  game.through('red cast sc_stinking_cloud all');
  assert.deepEqual(game.told('cast')['targets'], ['enemy-1', 'enemy-2']);
});

rule('DM-N2 one roll strikes all mages and allies: each may Dodge or saves, a shield saves for its mage', () => {
  const game = drawing(['en_young_red_dragon'], { blue: { companion: 'co_brown_bear shield' } }).play('red keep');
  assert.deepEqual(game.told('strikes')['seats'], [1, 2, 0], 'clockwise, ending with the active player');
  assert.equal(game.refused('red pass'), 'DM-D1 notAsked');
  game.play('green answer df_dodge', 'blue pass').dice('d8=5 d8=6 d20=15 d20=5').play('red pass');
  assert.deepEqual(
    game.said('save').map(({ params }) => [params!['target'], params!['verdict']]),
    [
      ['blue-companion', 'failed'],
      ['red', 'saved'],
    ],
  );
  assert.equal(game.said('damage').length, 1, 'no damage fact for those who lose nothing');
  assert.equal(game.mage('blue').companion!.hp, 9);
  assert.equal(game.hp('red', 'green', 'blue'), '60 60 60');
  assert.equal(game.mage('green').companion!.hp, 10, 'one Dodge covers mage and ally');
});

rule('DM-N2 where everybody dodged no damage is rolled', () => {
  const game = drawing(['en_young_red_dragon'], { blue: { hp: 0 } }).play('red keep');
  game.play('green answer df_dodge', 'red answer df_dodge');
  assert.deepEqual(game.told('strikesNobody'), { card: 'en_young_red_dragon' });
  assert.deepEqual([game.said('strikeDamage').length, game.hp('red', 'green')], [0, '60 60']);
  assert.equal(game.table.enemies.length, 0);
});

rule('DM-N2 fallen mages are not asked, and the ally of a mage felled by the strike makes no save', () => {
  const game = drawing(['en_wyvern'], { green: { hp: 3, companion: 'co_wolf ally' }, blue: { hp: 0 } }).play(
    'red keep',
  );
  assert.deepEqual(game.told('strikes')['seats'], [1, 0]);
  game.play('green pass').dice('d10=7 d20=19 d20=3').play('red pass');
  assert.deepEqual(
    game.said('save').map(({ params }) => params!['target']),
    ['green', 'red'],
  );
  assert.deepEqual(game.told('wins'), { winners: [0] });
});

rule('DM-N2 an ally saves for itself, resistance halves a strike, and only a Dodge answers it', () => {
  const soft = { op: 'resistance', card: 'po_resistance', amount: 0.5, until: 'start', seat: 2 } as const;
  const game = drawing(['en_wyvern'], {
    green: { hand: ['df_counterspell'], companion: 'co_wolf ally' },
    blue: { effects: [soft] },
  }).play('red keep');
  assert.equal(game.refused('green answer df_counterspell'), 'DM-N2 onlyDodge');
  game.play('green pass', 'blue pass').dice('d10=7 d20=19 d20=18 d20=17 d20=3').play('red pass');
  assert.deepEqual([game.hp('red', 'green', 'blue'), game.mage('green').companion!.hp], ['60 53 57', 3]);
});

rule('DM-N2 of two resistances each halves what the other leaves, in a deck where both can run', () => {
  const soft = { op: 'resistance', card: 'po_resistance', amount: 0.5, until: 'start', seat: 2 } as const;
  const game = drawing(['en_wyvern'], { blue: { effects: [soft, soft] } }).play('red keep', 'green pass', 'blue pass');
  game.dice('d10=7 d20=19 d20=18 d20=17 d20=3').play('red pass');
  assert.equal(game.hp('green', 'blue'), '53 59');
});

rule('DM-N3 a tenacious enemy strikes at once, and again after every standing mage has played a turn', () => {
  const game = drawing(['en_troll']).play('red keep').through();
  assert.deepEqual(game.table.enemies.length, 1);
  const rounds: string[] = [];
  for (const name of ['green', 'blue', 'red'] as const) {
    assert.equal(game.table.active, ['red', 'green', 'blue'].indexOf(name));
    game.play(`${name} enterAttack`, `${name} endAttack`);
    if (game.phase === 'end.deciding') game.play(`${name} keep`);
    rounds.push(game.phase);
    game.through();
  }
  assert.deepEqual(rounds, ['preparation.deciding', 'preparation.deciding', 'enemies.answering']);
  assert.deepEqual(game.table.enemies[0]!.played, []);
});

rule('DM-N3 a tenacious enemy saves on its own armour class, and is discarded without loot when beaten', () => {
  const game = attacking({
    mages: { red: { hand: ['sc_banishment', 'sp_burning_hands'] } },
    enemies: ['en_troll 5'],
  });
  game.dice('d20=11 d10=6').through('red cast sc_banishment enemy-1');
  assert.equal(game.told('save')['ac'], 11);
  assert.equal(game.said('beaten').length, 1);
  assert.deepEqual(game.table.enemies, []);
  assert.deepEqual([...game.table.discards].sort(), ['en_troll', 'sc_banishment']);
});

rule('DM-N3 beating one enemy leaves the others on the table', () => {
  const game = attacking({ mages: { red: { hand: ['sp_burning_hands'] } }, enemies: ['en_troll 1', 'en_lich'] });
  game.dice('d20=19').through('red cast sp_burning_hands enemy-1');
  assert.equal(game.said('beaten')[0]!.rule, 'DM-N3');
  assert.deepEqual(
    game.table.enemies.map(({ card }) => card),
    ['en_lich'],
  );
});

rule('DM-N3 a lost attack phase costs an enemy its strike, and damage over time comes before it', () => {
  const troll = (effect: object) => {
    const base = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] }, green: {} }, enemies: ['en_troll 3'] });
    const enemy = { ...base.table.enemies[0]!, played: [1], effects: [effect] } as (typeof base.table.enemies)[0];
    base.frames = [{ ...base.snapshot, context: { table: { ...base.table, enemies: [enemy] } } }];
    return base;
  };
  const none = {
    by: 0,
    stat: null,
    amount: 0,
    save: false,
    until: 'used',
    seat: 0,
    turns: 1,
    fresh: false,
    dice: null,
  };
  const skipped = troll({ ...none, op: 'skip_attack', card: 'hx_garden_gnome' }).play('red keep');
  assert.equal(skipped.said('strikeLost').length, 1);
  assert.equal(skipped.phase, 'preparation.deciding');
  assert.deepEqual([skipped.table.enemies[0]!.effects, skipped.table.enemies[0]!.played], [[], []]);
  const burning = troll({ ...none, op: 'dot', card: 'sp_acid_arrow', dice: '1d4' })
    .dice('d4=4')
    .play('red keep');
  assert.equal(burning.said('beaten').length, 1);
  assert.equal(burning.phase, 'preparation.deciding');
});

rule('DM-N3 a drawn tenacious enemy asks for answers before it strikes', () => {
  const game = drawing(['en_troll', 'sp_blight'], { red: { hp: 1, hand: [] } });
  game.dice('d6=4 d20=3 d20=3 d20=3 d20=15').play('red keep');
  assert.equal(game.phase, 'enemies.answering');
});

test('a mage felled by the enemy it drew draws no further card, and its turn does not count for the enemy', () => {
  const game = drawing(['en_troll', 'sp_blight'], { red: { hp: 1, hand: ['df_dodge'] } }).play('red keep');
  game.play('green pass', 'blue pass').dice('d6=4 d20=3 d20=3 d20=3 d20=15').play('red pass');
  assert.equal(game.hp('red'), '0');
  assert.deepEqual(game.mage('red').hand, []);
  assert.deepEqual([game.table.active, game.table.enemies[0]!.played], [1, []]);
});

rule('DM-V1 at 0 hit points a mage is defeated: hand and companion are discarded, worn items stay', () => {
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_fireball'] },
      green: { hp: 5, hand: ['df_magic_shield'], worn: ['it_staff_of_power'], companion: 'co_wolf ally' },
    },
  });
  game.dice('d20=15 d10=9 d10=9').through('red cast sp_fireball green');
  const green = game.mage('green');
  assert.deepEqual([green.hp, green.hand, green.companion, green.worn.staff], [0, [], null, 'it_staff_of_power']);
  assert.deepEqual(game.told('defeated'), { seat: 1, cards: ['df_magic_shield', 'co_wolf'] });
  assert.ok(['df_magic_shield', 'co_wolf'].every((card) => game.table.discards.includes(card)));
  assert.equal(game.phase, 'attack.resolving.looting');
  game.play('red leave');
  assert.equal(game.refused('red cantrip green').startsWith('DM-'), true);
  const next = attacking({ players: 3, mages: { green: { hp: 0 } } });
  assert.equal(next.refused('red cantrip green'), 'DM-V1 fallen');
});

rule('DM-V1 Amulet of Second Chance revives with a d20, here 7 hit points, and is discarded; nobody loots', () => {
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_fireball'] },
      green: { hp: 5, worn: ['it_amulet_of_second_chance', 'it_robe_of_eyes'] },
    },
  });
  game.dice('d20=15 d10=9 d10=9 d20=7').through('red cast sp_fireball green');
  assert.equal(game.hp('green'), '7');
  assert.equal(game.mage('green').worn.amulet, null);
  assert.equal(game.phase, 'attack.deciding');
});

rule('DM-V2 the victor may take and wear one item, and the replaced one is discarded', () => {
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_fireball'], worn: ['it_robe_of_stars'] },
      green: { hp: 5, worn: ['it_staff_of_power', 'it_robe_of_eyes'] },
    },
  });
  game.dice('d20=15').through('red cast sp_fireball green');
  assert.deepEqual(game.offers(), ['loot staff', 'loot robe', 'leave']);
  assert.equal(game.refused('red loot ring'), 'DM-V2 nothingThere');
  assert.equal(game.refused('green leave'), 'DM-S3 notYourChoice');
  game.play('red loot robe');
  assert.deepEqual([game.mage('red').worn.robe, game.mage('green').worn.robe], ['it_robe_of_eyes', null]);
  assert.ok(game.table.discards.includes('it_robe_of_stars'));
});

rule('DM-V2 there is loot after a mage’s blow, but not after a companion’s', () => {
  const game = attacking({
    players: 3,
    mages: { red: { companion: 'co_wolf ally', hand: ['sp_blight'] }, green: { hp: 1, worn: ['it_staff_of_power'] } },
  });
  game.dice('d20=15').through('red assault green');
  assert.equal(game.hp('green'), '0');
  assert.equal(game.phase, 'attack.deciding');
  const mine = attacking({ players: 3, mages: { green: { hp: 1, worn: ['it_staff_of_power'] } } });
  mine.dice('d20=15').through('red cantrip green');
  assert.equal(mine.phase, 'attack.resolving.looting');
  assert.equal(mine.said('mayLoot').length, 1);
});

rule('DM-V2 the caster of a hex loots a mage felled by its damage, unless the caster has fallen', () => {
  const dying = {
    hp: 1,
    worn: ['it_staff_of_power'],
    effects: [{ op: 'dot', card: 'hx_infection', by: 0, dice: '1d8', save: true, until: 'used', turns: 2 }],
  } as const;
  const game = scene('end.deciding', { players: 3, mages: { red: { hand: ['df_dodge'] }, green: dying } });
  game.dice('d20=15').play('red keep');
  assert.deepEqual([game.phase, game.toAct], ['turnBegins.looting', 'red']);
  game.play('red loot staff');
  assert.deepEqual([game.table.active, game.mage('red').worn.staff], [2, 'it_staff_of_power']);
  const late = scene('end.deciding', {
    players: 4,
    active: 'yellow',
    mages: { yellow: { hand: ['df_dodge'] }, red: { hp: 0 }, green: { ...dying, effects: dying.effects } },
  });
  late.dice('d20=15').play('yellow keep');
  assert.deepEqual([late.hp('green'), late.phase, late.table.active], ['0', 'preparation.deciding', 2]);
});

rule('DM-V2 a player who reflects the deadly attack loots its caster', () => {
  const game = attacking({
    players: 3,
    mages: {
      red: { hp: 2, hand: ['sc_cloudkill'], worn: ['it_staff_of_power'] },
      green: { hand: ['df_shield_of_reflection'] },
    },
  });
  game
    .play('red cast sc_cloudkill green', 'green answer df_shield_of_reflection')
    .dice('d20=19 d10=5')
    .play('red pass');
  assert.deepEqual([game.phase, game.toAct], ['attack.resolving.looting', 'green']);
  game.play('green loot staff');
  assert.deepEqual([game.table.active, game.phase], [1, 'preparation.deciding'], 'the turn of the fallen mage is over');
});

rule('DM-V3 the last mage standing wins, and nothing is looted after the last blow', () => {
  const game = attacking({ mages: { green: { hp: 1, worn: ['it_staff_of_power'] } } });
  game.dice('d20=15').through('red cantrip green');
  assert.equal(game.phase, 'over');
  assert.deepEqual(game.table.winners, [0]);
});

rule('DM-V3 if all fall at once, the game is a draw', () => {
  const game = drawing(['en_wyvern'], { red: { hp: 1, hand: ['df_dodge'] }, green: { hp: 1 }, blue: { hp: 1 } });
  game.play('red keep', 'green pass', 'blue pass').dice('d10=5 d20=19 d20=19 d20=19').play('red pass');
  assert.equal(game.phase, 'over');
  assert.deepEqual(game.table.winners, []);
  assert.equal(game.said('draw').length, 1);
});

rule('DM-V4 the last team wins together with its defeated members, and teammates cannot be attacked', () => {
  const game = attacking({
    players: 4,
    options: { teams: 2 },
    mages: { blue: { hp: 0 }, green: { hp: 1 }, yellow: { hp: 0 } },
  });
  assert.equal(game.refused('red cantrip blue'), 'DM-V1 fallen');
  game.dice('d20=15').through('red cantrip green');
  assert.deepEqual(game.table.winners, [0, 2]);
  assert.equal(game.said('wins')[0]!.rule, 'DM-V4');
  const friends = attacking({ players: 4, options: { teams: 2 }, mages: { red: { hand: ['sk_sleight_of_hand'] } } });
  assert.equal(friends.refused('red steal sk_sleight_of_hand blue'), 'DM-V4 friend');
  assert.equal(friends.refused('red cantrip blue'), 'DM-V4 friend');
  assert.deepEqual(friends.offers('cantrip'), ['cantrip green', 'cantrip yellow']);
});

test('a lost attack phase takes the turn from preparation straight to its end', () => {
  const lost = { op: 'skip_attack', card: 'hx_garden_gnome', by: 1 } as const;
  const game = preparing({ mages: { red: { effects: [lost], hand: ['df_dodge'] } } }).play('red enterAttack');
  assert.equal(game.phase, 'end.deciding');
});
