/** Help texts for situations that random games seldom reach, and advice where the right move is plain. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ui } from '../../../src/games/dark-mages/ui.js';
import { Decisions } from '../../../src/elements/session/decisions.js';
import { playPath } from '../../../src/elements/session/pointing.js';
import { type Refusal } from '../../../src/index.js';
import { codes, doubt, explained, said } from './helping.js';
import { attacking, preparing, scene, seen, type Scene } from './positions.js';

test('the reasons for an item name what it adds and which item it replaces', () => {
  const game = preparing({
    mages: { red: { hand: ['it_robe_of_stars', 'it_amulet_of_second_chance'], worn: ['it_robe_of_eyes'] } },
  });
  assert.deepEqual(codes(game, 'red equip it_robe_of_stars'), ['item.arcane', 'item.replaces']);
  assert.match(said(game, 'red equip it_robe_of_stars'), /1 arcane level: .*place of Robe of Eyes/);
  assert.deepEqual(codes(game, 'red equip it_amulet_of_second_chance'), ['item.effect']);
});

test('the reasons for an attack name a possible kill first, then the odds', () => {
  const near = attacking({ mages: { red: { hand: ['sp_fireball'] }, green: { hp: 4 } } });
  assert.deepEqual(codes(near, 'red cast sp_fireball green'), ['fells', 'odds', 'ownSphere']);
  assert.match(said(near, 'red cast sp_fireball green'), /may fell Green, at 4 hit points\. .*60%/);
  const shielded = attacking({
    mages: { red: { hand: ['sc_cloudkill'] }, green: { hp: 4, companion: 'co_wolf shield' } },
  });
  assert.deepEqual(codes(shielded, 'red cast sc_cloudkill green'), ['odds', 'shield']);
});

test('a Potion, a Skill, a theft and the dismissal of an enemy have their own reasons', () => {
  const hand = ['po_resistance', 'sk_empowered_spell', 'sk_sleight_of_hand', 'po_invisibility'];
  const game = attacking({ mages: { red: { hand }, green: { worn: ['it_staff_of_power'] } } });
  assert.deepEqual(codes(game, 'red drink po_resistance'), ['help.resistance']);
  assert.deepEqual(codes(game, 'red drink po_invisibility'), ['help.untargetable']);
  assert.deepEqual(codes(game, 'red skill sk_empowered_spell'), ['help.extra_die']);
  assert.match(said(game, 'red steal sk_sleight_of_hand green'), /Green’s save fails 55% of the time/);
  const beside = attacking({ mages: { red: { hand: ['ar_orb_of_dragonkind'] } }, enemies: ['en_troll'] });
  assert.match(said(beside, 'red dismiss ar_orb_of_dragonkind enemy-1'), /^The Troll is gone at once/);
  assert.ok(codes(beside, 'red cast ar_orb_of_dragonkind enemy-1').includes('enemy'));
});

test('a player asked for an answer learns what is at stake and what each answer does', () => {
  const defender = { hp: 9, hand: ['df_dodge', 'df_shield_of_reflection', 'df_counterspell'] };
  const game = attacking({
    players: 3,
    mages: { red: { hand: ['sp_fireball', 'df_shield_of_reflection'] }, green: defender },
  });
  game.play('red cast sp_fireball green');
  assert.deepEqual(codes(game, 'green answer df_dodge'), ['answer.deadly']);
  assert.deepEqual(codes(game, 'green answer df_shield_of_reflection'), ['answer.deadly', 'answer.reflects']);
  assert.equal(doubt(game, 'green pass'), 'takesIt');
  game.play('green answer df_shield_of_reflection');
  assert.match(said(game, 'red pass'), /damage is to be expected/);
  const other = attacking({
    players: 3,
    mages: { red: { hand: ['sp_fireball'] }, blue: { hand: ['df_counterspell'] } },
  });
  other.play('red cast sp_fireball green');
  assert.equal(said(other, 'green pass'), 'No card in your hand can answer this.');
  other.play('green pass');
  assert.match(said(other, 'blue answer df_counterspell'), /away from Green/);
  assert.match(said(other, 'blue pass'), /aimed at Green, not at you/);
  assert.equal(doubt(other, 'blue pass'), undefined);
  const hex = attacking({ mages: { red: { hand: ['hx_slow'] }, green: { hand: ['df_dodge'] } } }).play(
    'red cast hx_slow green',
  );
  assert.deepEqual(codes(hex, 'green answer df_dodge'), ['answer.effect']);
  assert.deepEqual(codes(hex, 'green pass'), ['pass.effect']);
  assert.equal(doubt(hex, 'green pass'), undefined);
});

test('the reasons name a second target’s hit points, and that a better item is worn already', () => {
  const hand = ['sp_burning_hands', 'sk_twinned_spell'];
  const game = attacking({ players: 4, mages: { red: { hand }, blue: { hp: 7 } } });
  game.play('red skill sk_twinned_spell', 'red cast sp_burning_hands green');
  assert.match(said(game, 'red aim blue'), /Blue has 7 hit points left/);
  const worn = preparing({ mages: { red: { hand: ['it_staff_of_striking'], worn: ['it_staff_of_the_magi'] } } });
  worn.play('red enterAttack', 'red endAttack');
  assert.deepEqual(codes(worn, 'red discard it_staff_of_striking'), ['discard.worn']);
});

test('the coach doubts an unprepared turn, a missed attack and a wasted card', () => {
  const hand = ['it_staff_of_power', 'he_cure_wounds', 'sp_burning_hands', 'po_heroism'];
  const game = preparing({ mages: { red: { hand } } });
  assert.equal(doubt(game, 'red enterAttack'), 'unprepared');
  assert.equal(doubt(game, 'red heal he_cure_wounds'), 'wasted');
  assert.equal(doubt(game, 'red drink po_heroism'), undefined);
  game.play('red equip it_staff_of_power');
  assert.equal(doubt(game, 'red enterAttack'), undefined);
  game.play('red enterAttack');
  assert.equal(doubt(game, 'red endAttack'), 'noAttack');
  game.through('red cast sp_burning_hands green');
  assert.equal(doubt(game, 'red endAttack'), undefined);
  assert.equal(doubt(game, 'red drink po_heroism'), 'wasted');
  const poor = preparing({ mages: { red: { hand: ['sk_sleight_of_hand'] } } });
  assert.equal(doubt(poor, 'red steal sk_sleight_of_hand green'), 'wasted');
});

test('explanations tell a card’s level, an enemy’s next strike and a shield in front of a mage', () => {
  const game = attacking({
    mages: {
      red: { hand: ['sp_meteor_swarm', 'df_magic_shield', 'ar_orb_of_dragonkind'] },
      green: { companion: 'co_wolf shield' },
    },
    enemies: ['en_troll'],
  });
  assert.match(explained(game, 'hand:sp_meteor_swarm')!.text, /yours is only \d/);
  assert.equal(explained(game, 'hand:df_magic_shield')!.rule, 'DM-P6');
  assert.match(explained(game, 'hand:ar_orb_of_dragonkind')!.text, /^An attack/);
  assert.match(explained(game, 'enemy-1')!.text, /Turns until it strikes again: 2\. While it is there/);
  assert.match(explained(game, 'green')!.text, /A shield companion stands in front/);
  assert.match(explained(game, 'red')!.text, /Your cantrip deals \d+d\d+/);
  assert.equal(explained(game, 'green-companion')!.rule, 'DM-C1');
});

test('discarding a card takes two clicks, the card and then the discards; a click on the pile keeps all', () => {
  const view = seen(scene('end.deciding', { mages: { red: { hand: ['df_dodge', 'he_heal'] } } }));
  assert.deepEqual(
    view.moves.map((move) => ui.touches(move, view)),
    [['hand:df_dodge', 'discards'], ['hand:he_heal', 'discards'], ['pile']],
  );
});

test('a hand card that cannot be played now says why when clicked', () => {
  const refusalsOf = (game: Scene, card: string) => {
    const heard: (Refusal | undefined)[] = [];
    const events = { ask: () => {}, refused: (_: unknown, refusal: Refusal) => void heard.push(refusal) };
    const session = { ui, playthrough: { snapshot: game.snapshot }, view: seen(game), isOpen: true, play: () => true };
    playPath(new Decisions(session as never, events, () => false), [`hand:${card}`]);
    return heard.map((refusal) => `${refusal!.rule} ${refusal!.code}`);
  };
  const hand = ['sp_fireball', 'sp_disintegrate', 'df_dodge', 'he_heal'];
  const early = preparing({ mages: { red: { hand } } });
  assert.deepEqual(refusalsOf(early, 'sp_fireball'), ['DM-A1 closed.cast'], 'at level 1 by its own sphere');
  assert.deepEqual(refusalsOf(early, 'sp_disintegrate'), ['DM-A2 arcaneTooLow']);
  assert.deepEqual(refusalsOf(early, 'df_dodge'), ['DM-D1 closed.answer']);
  assert.deepEqual(refusalsOf(early, 'he_heal'), [], 'it can be played now');
  const late = attacking({ mages: { red: { hand } } });
  assert.deepEqual(refusalsOf(late, 'sp_disintegrate'), ['DM-A2 arcaneTooLow']);
  assert.deepEqual(refusalsOf(late, 'he_heal'), ['DM-P2 closed.heal']);
  const asked = attacking({ mages: { red: { hand: ['sp_blight'] }, green: { hand: ['sp_fireball', 'df_dodge'] } } });
  asked.play('red cantrip green');
  assert.deepEqual(
    refusalsOf(asked, 'sp_fireball'),
    ['DM-D1 noAnswer'],
    'the player is asked for an answer, and this card is none',
  );
  assert.deepEqual(refusalsOf(asked, 'df_dodge'), []);
});
