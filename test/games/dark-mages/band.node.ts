/** The band on the board, which shows how an attack went. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountOf } from '../../../src/games/dark-mages/board/attack-outcome.js';
import { band } from '../../../src/games/dark-mages/board/band.js';
import { closeUp } from '../../../src/games/dark-mages/board/close-up.js';
import { diceWords, tabsOf } from '../../../src/games/dark-mages/board/faces.js';
import { inPlay } from '../../../src/games/dark-mages/board/in-play.js';
import { planOf } from '../../../src/games/dark-mages/board/layout.js';
import { atLevel, seeing } from '../../../src/games/dark-mages/board/seeing.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { markup } from '../../drawing/render.js';
import { deck } from './cards.js';
import { attacking, seen, type Scene } from './positions.js';

test('the account of an attack keeps the card of a companion or enemy that the attack removed', () => {
  const cards = (game: Scene) => accountOf(game.table.account)!.cards;
  const shield = attacking({ mages: { red: { hand: ['sp_fireball'] }, green: { companion: 'co_wolf shield 3' } } });
  shield.dice('d20=15').through('red cast sp_fireball green');
  assert.deepEqual(cards(shield), { 'green-companion': 'co_wolf' });
  const troll = attacking({ mages: { red: { hand: ['sp_fireball'] } }, enemies: ['en_troll 2'] });
  troll.dice('d20=15').through('red cast sp_fireball enemy-1');
  assert.deepEqual([troll.table.enemies, cards(troll)], [[], { 'enemy-1': 'en_troll' }]);
});

test('the band shows an attack cell by cell, each with its rule, in both layouts', () => {
  const game = attacking({ mages: { red: { hand: ['sp_burning_hands'] }, green: { companion: 'co_wolf shield' } } });
  game.dice('d20=20').through('red cast sp_burning_hands green');
  const view = seen(game);
  const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, view));
  for (const layout of ['wide', 'narrow'] as const) {
    const plan = planOf(0, 2, layout);
    const drawn = markup(band(seeing(view, deck), plan, text, inPlay) as never);
    const rules = [...drawn.matchAll(/data-rule="([^"]+)"/g)].map(([, rule]) => rule);
    assert.deepEqual(rules, ['DM-A3', 'DM-A3', 'DM-A4', 'DM-A7', 'DM-C3'], layout);
    assert.match(drawn, /critical hit/);
    assert.match(drawn, /×2 = /);
  }
});

test('the title of the band stays within the band, however long the name of the card', () => {
  const game = attacking({ mages: { red: { hand: ['sp_burning_hands'] } } });
  game.dice('d20=20').through('red cast sp_burning_hands green');
  const view = seen(game);
  const title = 'Rouge lance Parchemin de mot de pouvoir mortel';
  const titles = Object.fromEntries(Object.keys(fr).flatMap((key) => (key.startsWith('band.') ? [[key, title]] : [])));
  const text = textOf('fr', [{ ...fr, ...titles }], (name, value, say) => formatValue(name, value, say, view));
  for (const layout of ['wide', 'narrow'] as const) {
    const plan = planOf(0, 2, layout);
    const drawn = markup(band(seeing(view, deck), plan, text, inPlay) as never);
    // The title breaks into two lines if one is too short.
    const lines = [...drawn.matchAll(/<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*text-anchor="start">([^<]*)</g)];
    assert.equal(lines.map(([, , , said]) => said).join(' '), title, layout);
    for (const [, x, size, said] of lines)
      assert.ok(Number(x) + said!.length * 0.6 * Number(size) <= plan.band.x + plan.band.w, `${layout}: ${said}`);
  }
});

test('a card in hand, its close-up and the attack show as many dice as the arcane level makes them', () => {
  const worn = ['it_staff_of_power', 'it_robe_of_stars', 'it_ring_of_spell_storing'];
  const game = attacking({ mages: { red: { hand: ['sp_burning_hands'], worn } } });
  const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, seen(game)));
  const printed = diceWords(deck.cards.get('sp_burning_hands')!.dice!);
  assert.match(printed, /^1d/);
  const now = printed.replace('1', '5'); // three items, and the mage’s own sphere;
  const close = markup(closeUp(deck, 'hand:sp_burning_hands', seen(game), text) as never);
  assert.ok(close.includes(`>${now}<`) && !close.includes(`>${printed}<`), close);
  const { seat } = seen(game);
  const held = atLevel(deck.cards.get('sp_burning_hands')!, seeing(seen(game), deck).play, seat as number);
  assert.deepEqual(tabsOf(held, text), [now]);
  game.dice('d20=19').through('red cast sp_burning_hands green');
  assert.equal((game.told('damageDice')['dice'] as number[]).length, 5, 'the rolled dice');
  const drawn = markup(band(seeing(seen(game), deck), planOf(0, 2, 'wide'), text, inPlay) as never);
  assert.ok(drawn.includes(`>${now}<`) && !drawn.includes(`>${printed}<`), 'the attack');
});
