/** What the players who are asked, and the others, read of a phase that waits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it } from '../../../src/games/dark-mages/text/it.js';
import { formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { ui } from '../../../src/games/dark-mages/ui.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { textOf } from '../../../src/i18n/text.js';
import { viewFor } from '../../../src/index.js';
import { chartOf } from '../../../src/kernel/chart.js';
import { asked } from '../asked.js';
import { attacking, scene, seen, type Scene } from './positions.js';

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
