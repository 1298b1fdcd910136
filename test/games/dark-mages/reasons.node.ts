/** Reasons, doubts and prompts that must hold in situations of their own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it } from '../../../src/games/dark-mages/text/it.js';
import { healsNothing } from '../../../src/games/dark-mages/queries.js';
import { ui } from '../../../src/games/dark-mages/ui.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { viewFor } from '../../../src/index.js';
import { asked } from '../asked.js';
import { deck } from './cards.js';
import { codes, doubt, said } from './helping.js';
import { attacking, preparing, Scene } from './positions.js';

test('DM-D2 of a Spell turned back, everybody reads at whom it flies', () => {
  const read = (game: Scene, reader: 'spectator' | 2, lang: Record<string, string> = en) =>
    asked(ui as unknown as GameUi, viewFor(darkMages, game.snapshot, reader), [lang], ['bot', 'bot', 'human']);
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_burning_hands', 'df_shield_of_reflection'] },
      green: { hand: ['df_shield_of_reflection'] },
      blue: { hand: ['df_counterspell'] },
    },
  });
  game.play('red cast sp_burning_hands green');
  assert.match(said(game, 'green answer df_shield_of_reflection'), /flies back at Red\.$/);
  game.play('green answer df_shield_of_reflection');
  assert.equal(read(game, 'spectator'), 'Red is asked for an answer: Burning Hands comes back at Red.');
  assert.match(said(game, 'red answer df_shield_of_reflection'), /flies back at Green\.$/);
  const once = new Scene([game.snapshot]).play('red pass');
  assert.equal(read(once, 2), 'Blue: Burning Hands comes back at Red. Do you answer?');
  game.play('red answer df_shield_of_reflection');
  assert.equal(read(game, 'spectator'), 'Green is asked for an answer: Burning Hands comes back at Green.');
  assert.match(read(game, 'spectator', fr), /revient sur Vert\.$/);
  assert.match(read(game, 'spectator', it), /torna contro Verde\.$/);
  game.play('green pass');
  assert.equal(read(game, 2), 'Blue: Red attacks Green with Burning Hands. Do you answer?');
});

test('DM-P2 what only a Spell does to a mage is nothing to cure', () => {
  const weaker = { op: 'stat', stat: 'ac', amount: -2, by: 1, until: 'start', seat: 1 } as const;
  const hurt = (card: string) =>
    preparing({ mages: { red: { hand: ['he_restorative_ointment'], effects: [{ ...weaker, card }] } } });
  const heal = 'red heal he_restorative_ointment';
  const ointment = deck.cards.get('he_restorative_ointment')!;
  const isNothing = (game: Scene) => healsNothing(game.playing, ointment, game.mage('red'));
  const [spell, hex] = [hurt('sp_entangle'), hurt('hx_bestow_curse')];
  assert.deepEqual([codes(spell, heal), doubt(spell, heal), isNothing(spell)], [['heals'], 'wasted', true]);
  assert.deepEqual([codes(hex, heal), doubt(hex, heal), isNothing(hex)], [['cures', 'heals'], undefined, false]);
  assert.deepEqual(spell.play(heal).said('cured'), [], 'a cure of nothing is not told');
  assert.equal(hex.play(heal).said('cured').length, 1);
});

test('DM-T1 a mage that has lost the attack phase does not read that it may attack', () => {
  const lost = { op: 'skip_attack', card: 'hx_garden_gnome', by: 1 } as const;
  const game = preparing({ mages: { red: { hand: ['sp_burning_hands'], effects: [lost] } } });
  assert.match(said(game, 'red enterAttack'), /^This attack phase is lost/);
  assert.equal(game.play('red enterAttack').phase, 'end.deciding');
});

test('DM-P3 who goes on to the attack with a Potion for it reads that it is drunk there', () => {
  const hand = ['sp_burning_hands', 'po_growth'];
  assert.match(said(preparing({ mages: { red: { hand } } }), 'red enterAttack'), / is best drunk then/);
  assert.deepEqual(codes(preparing({ mages: { red: { hand: ['po_invisibility'] } } }), 'red enterAttack'), [
    'enterAttack.none',
  ]);
});

test('DM-P3 the reason for Potion of Invisibility says how long it lasts', () => {
  const game = attacking({ mages: { red: { hand: ['po_invisibility'] } } });
  assert.match(said(game, 'red drink po_invisibility'), /^Until your next turn, or until you attack, /);
});
