/** Help texts for situations that random games seldom reach, advice where the right move is plain, and prompts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../../src/games/dark-mages/board/layout.js';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { boardEn as board } from '../../../src/games/dark-mages/text/board.en.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it } from '../../../src/games/dark-mages/text/it.js';
import { factParams, formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { ui } from '../../../src/games/dark-mages/ui.js';
import type { Fact } from '../../../src/games/dark-mages/table.js';
import { Decisions } from '../../../src/elements/session/decisions.js';
import { playPath } from '../../../src/elements/session/pointing.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { textOf } from '../../../src/i18n/text.js';
import { viewFor, type Params, type Refusal } from '../../../src/index.js';
import { chartOf } from '../../../src/kernel/chart.js';
import { asked } from '../asked.js';
import { codes, doubt, explained, said } from './helping.js';
import { attacking, newGame, preparing, scene, seen, type Scene } from './positions.js';

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

test('discarding a card takes two clicks, the card and then the discards; a click on the pile keeps all', () => {
  const view = seen(scene('end.deciding', { mages: { red: { hand: ['df_dodge', 'he_heal'] } } }));
  assert.deepEqual(
    view.moves.map((move) => ui.touches(move, view)),
    [['hand:df_dodge', 'discards'], ['hand:he_heal', 'discards'], ['pile']],
  );
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

test('an enemy covers no companion, and its turn count ends above what lies below', () => {
  for (const layout of ['wide', 'narrow'] as const) {
    for (let players = 2; players <= 8; players++) {
      const { niches, enemies, band, hand } = planOf(0, players, layout);
      const next = band.y > enemies.y ? band : hand;
      const below = layout === 'wide' ? 14 : 11;
      assert.ok(enemies.y + enemies.h + below < next.y, `${layout} ${players}: the count`);
      // One enemy stands in the middle; cards have the proportions 5 by 7.
      const half = (enemies.h * 5) / 14;
      const middle = enemies.x + enemies.w / 2;
      for (const { isOwn, shield } of niches)
        assert.ok(
          isOwn ||
            shield.y + shield.h <= enemies.y ||
            shield.x >= middle + half ||
            shield.x + shield.w <= middle - half,
          `${layout} ${players}: a shield`,
        );
    }
  }
});

test('on a phone up to three opponents are in view together with the band, one also with the hand', () => {
  // The height that a window of 375 by 667 leaves between story and controls, in units of a board 357 pixels wide.
  const free = (667 - 70 - 242) * (360 / 357);
  const [duel, ...more] = [planOf(0, 2, 'narrow'), planOf(0, 3, 'narrow'), planOf(0, 4, 'narrow')] as const;
  for (const { band } of [duel, ...more]) assert.ok(band.y + band.h <= free, `the band ends at ${band.y + band.h}`);
  // Cards have the proportions 5 by 7 and end with their names.
  assert.ok(duel.hand.y + duel.hand.h <= free + 6, `the hand ends at ${duel.hand.y + duel.hand.h}`);
});

test('on a narrow board three enemies cover no opponent, and the fire ends above the band or the hand', () => {
  for (let players = 2; players <= 8; players++) {
    const { niches, enemies, fire, band, hand } = planOf(0, players, 'narrow');
    const count = 3;
    const w = (enemies.h * 5) / 7;
    const step = Math.min(w * 1.08, (enemies.w - w) / (count - 1));
    const from = enemies.x + (enemies.w - w - step * (count - 1)) / 2;
    const to = from + w + step * (count - 1);
    for (const { isOwn, x, y, h, shield, ally, w } of niches)
      for (const rect of isOwn ? [] : [{ x, y, w, h }, shield, ally]) {
        assert.ok(rect.y + rect.h <= band.y, `${players}: above the band`);
        const isBeside = rect.x + rect.w <= from || rect.x >= to || rect.y + rect.h <= enemies.y;
        assert.ok(isBeside, `${players}: beside the enemies`);
      }
    assert.ok(fire.y + 24 * fire.size <= (band.y > fire.y ? band : hand).y, `${players}: the fire`);
  }
});

test('in every phase that waits, other players read who is asked and for what', () => {
  const chart = chartOf(darkMages.machine);
  const waits = chart.phases.filter((phase) => chart.waits(phase));
  assert.ok(waits.length > 10);
  for (const phase of waits) assert.match((en as Record<string, string>)[`theirs.${phase}`] ?? phase, /\{seat\W/);
  const read = (game: Scene) =>
    asked(ui as unknown as GameUi, viewFor(darkMages, game.snapshot, 'spectator'), [en], ['human', 'bot', 'bot']);
  const game = attacking({ players: 3, mages: { red: { hand: ['sp_fireball'] } } }).play('red cast sp_fireball blue');
  assert.equal(read(game), 'Green is asked for an answer: Red attacks Blue with Fireball.');
  const theirs = attacking({ players: 3, active: 'green' }).play('green cantrip blue');
  assert.equal(read(theirs), 'Blue is asked for an answer: Green attacks Blue with a cantrip.');
  const struck = scene('end.deciding', { mages: { red: { hand: ['df_dodge'] } }, pile: ['en_troll'] }).play('red keep');
  assert.equal(read(struck), 'Green is asked whether to dodge: the Troll strikes everybody.');
});

test('a player without an answer card reads that they cannot answer, in each language', () => {
  const read = (game: Scene, lang: Record<string, string> = en) => asked(ui as unknown as GameUi, seen(game), [lang]);
  const attacked = (hand: string[]) =>
    attacking({ active: 'green', mages: { red: { hand } } }).play('green cantrip red');
  assert.match(read(attacked(['df_dodge'])), /attacks you.*Do you answer\?$/);
  const bare = attacked(['it_robe_of_eyes']);
  assert.match(read(bare), /attacks you.*You cannot answer\.$/);
  assert.match(read(bare, fr), /Vous ne pouvez pas répondre\.$/);
  assert.match(read(bare, it), /Non puoi rispondere\.$/);
});

test('a player who can only end the attack is told so, in each language', () => {
  const read = (game: Scene, lang: Record<string, string> = en) => asked(ui as unknown as GameUi, seen(game), [lang]);
  const attack = (hand: string[], enemies: string[]) => attacking({ mages: { red: { hand } }, enemies });
  assert.match(read(attack(['sp_fireball'], [])), /Choose a card/);
  assert.match(read(attack(['sp_fireball'], ['en_troll 9'])), /attack the enemy first/);
  const spent = attack(['sp_fireball'], []).dice('d20=2').through('red cast sp_fireball green');
  assert.deepEqual(
    seen(spent).moves.map(({ type }) => type),
    ['endAttack'],
  );
  assert.equal(read(spent), 'Red: nothing more can be done. End your attack.');
  assert.match(read(spent, fr), /Terminez l’attaque\.$/);
  assert.match(read(spent, it), /Termina l’attacco\.$/);
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

test('DM-D2: of an attack that was turned back, others are asked as of one that comes back', () => {
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_burning_hands'] },
      green: { hand: ['df_shield_of_reflection'] },
      blue: { hand: ['df_counterspell'] },
    },
  }).play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection', 'red pass');
  const { code, params } = seen(game).prompt;
  assert.equal(code, 'attack.resolving.answers.asked.back');
  for (const words of [en, fr, it]) {
    const said = textOf('en', [words], formatValue, 2)(`prompt.${code}`, params);
    assert.match(said, /(comes back at Red|revient sur Rouge|torna contro Rosso)\. /);
    assert.doesNotMatch(said, /Green|Vert|Verde/);
  }
});

test('DM-A1: after the attack the prompt and the coach say that it is done, in each language', () => {
  const hand = ['sp_burning_hands', 'ar_talisman_of_pure_good'];
  const sketch = { mages: { red: { hand, hp: 20 } }, done: { stage: 'attack' as const, attacks: 1 } };
  const { code, params } = seen(scene('attack.deciding', sketch)).prompt;
  assert.equal(code, 'attack.deciding.done');
  const words = [en, fr, it].map((words) => textOf('en', [words], undefined, 0)(`prompt.${code}`, params));
  assert.deepEqual(words, [
    'Your attack is done. Play a card that still helps, or end your attack.',
    'Votre attaque est faite. Jouez une carte encore utile, ou terminez l’attaque.',
    'Il tuo attacco è fatto. Gioca una carta ancora utile, o termina l’attacco.',
  ]);
  const ally = { ...sketch, mages: { red: { hand, companion: 'co_wolf ally' } } };
  assert.equal(seen(scene('attack.deciding', ally)).prompt.code, 'attack.deciding', 'the companion attacks yet');
});

test('beside an enemy the attacker’s prompt is that of a paused duel', () => {
  const sketch = { mages: { red: { hand: ['sp_burning_hands'] } } };
  assert.equal(seen(attacking(sketch)).prompt.code, 'attack.deciding');
  assert.equal(seen(attacking({ ...sketch, enemies: ['en_troll 9'] })).prompt.code, 'attack.deciding.enemy');
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
