/** The computed odds of attacks and saves agree with the rules and with rolled dice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackOdds, saveOdds } from '../../../src/games/dark-mages/index.js';
import { attackVerdict, saveVerdict } from '../../../src/games/dark-mages/rules/verdict.js';
import { boardOf } from '../../../src/games/dark-mages/board/board.js';
import { inPlay } from '../../../src/games/dark-mages/board/in-play.js';
import { ALL } from '../../../src/games/dark-mages/targets.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { ui } from '../../../src/games/dark-mages/ui.js';
import { oddsOf } from '../../../src/games/dark-mages/odds.js';
import { draw } from '../../../src/kernel/random.js';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { textOf } from '../../../src/i18n/text.js';
import { viewFor } from '../../../src/index.js';
import { markup } from '../../drawing/render.js';
import { deck } from './cards.js';
import { attacking } from './positions.js';
import { seeded } from '../../../src/kernel/random.js';

const near = (actual: number, expected: number, by: number, what: string) =>
  assert.ok(Math.abs(actual - expected) <= by, `${what}: ${actual} and not ${expected}`);

test('the odds of known attack rolls and saves are exact', () => {
  near(attackOdds(0, 10).hit, 10 / 20, 1e-9, '10 to 19');
  near(attackOdds(0, 10, { hitOnEqual: false }).hit, 9 / 20, 1e-9, '11 to 19');
  assert.equal(attackOdds(0, 99).hit, 0);
  near(attackOdds(0, 99).critical, 1 / 20, 1e-9, 'a natural 20 always hits');
  near(attackOdds(50, 10).fumble, 1 / 20, 1e-9, 'a natural 1 never does');
  near(attackOdds(0, 11, { advantage: true }).critical, 39 / 400, 1e-9, 'one of two');
  assert.deepEqual([saveOdds(10), saveOdds(1), saveOdds(30)], [9 / 20, 0, 1]);
});

test('the odds of hit, critical, miss and fumble add up to 1', () => {
  for (let bonus = -5; bonus <= 12; bonus++) {
    for (let ac = 3; ac <= 22; ac++) {
      for (const options of [{}, { hitOnEqual: false }, { advantage: true }]) {
        const { hit, critical, miss, fumble } = attackOdds(bonus, ac, options);
        near(hit + critical + miss + fumble, 1, 1e-9, `${bonus} ${ac}`);
      }
    }
  }
});

test('a million rolled dice match the odds', () => {
  const rolls = 1_000_000;
  const { values } = draw(seeded(11), rolls, 1, 20);
  for (const [bonus, ac, hitOnEqual] of [
    [1, 10, true],
    [1, 10, false],
    [4, 15, true],
  ] as const) {
    const counts = { hit: 0, critical: 0, miss: 0, fumble: 0, saved: 0, failed: 0 };
    for (const die of values) counts[attackVerdict(die, bonus, ac, hitOnEqual)]++;
    const odds = attackOdds(bonus, ac, { hitOnEqual });
    for (const verdict of ['hit', 'critical', 'miss', 'fumble'] as const)
      near(counts[verdict] / rolls, odds[verdict], 0.002, `${verdict} with ${bonus} against ${ac}`);
  }
  let better = 0;
  for (let i = 0; i < rolls; i += 2)
    better += Number(attackVerdict(Math.max(values[i]!, values[i + 1]!), 2, 16, true) === 'hit');
  near(better / (rolls / 2), attackOdds(2, 16, { advantage: true }).hit, 0.002, 'with advantage');
  let saved = 0;
  for (const die of values) saved += Number(saveVerdict(die, 12) === 'saved');
  near(saved / rolls, saveOdds(12), 0.002, 'saves');
});

test('the outlook of an attack matches the average of played attacks', () => {
  const sketch = {
    mages: {
      red: { hand: ['sp_fireball'], worn: ['it_staff_of_the_magi'] },
      green: { worn: ['it_ring_of_protection'] },
    },
  };
  const { playing } = attacking(sketch);
  const outlook = oddsOf(playing, 0, { kind: 'spell', card: 'sp_fireball' }, 'green');
  assert.equal(outlook.least, 10, '+1 for the sphere and +1 for the staff against 12');
  near(outlook.hits, 11 / 20, 1e-9, 'hits');
  const mean = 3 * 5.5;
  near(outlook.damage, (10 / 20) * mean + (1 / 20) * 2 * mean, 1e-9, 'damage');
  near(outlook.fumble, mean / 20, 1e-9, 'fumble');
  const rounds = 1500;
  let dealt = 0;
  for (let seed = 0; seed < rounds; seed++) {
    const game = attacking(sketch);
    const table = { ...game.table, rng: seeded(seed) };
    game.frames = [{ ...game.snapshot, context: { table } }];
    dealt += 60 - game.through('red cast sp_fireball green').mage('green').hp;
  }
  near(dealt / rounds, outlook.damage, 0.9, 'damage of played attacks');
  const orb = attacking({ mages: { red: { hand: ['ar_orb_of_dragonkind'] } } }).playing;
  const scroll = oddsOf(orb, 0, { kind: 'artifact', card: 'ar_orb_of_dragonkind' }, 'green');
  near(scroll.damage, 18 * (11 / 20) + 9 * (9 / 20), 1e-9, 'half on a save');
  assert.equal(scroll.least, 9);
});

test('the board shows the odds beside each target, and for an attack on all beside every opponent', () => {
  const mages = {
    red: { hand: ['sp_burning_hands', 'sc_stinking_cloud'] },
    green: { worn: ['it_ring_of_protection'] },
    blue: { hp: 0 },
  };
  const view = viewFor(darkMages, attacking({ players: 4, mages }).snapshot, 0);
  const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, view));
  const badges = (layout: 'wide' | 'narrow', card: string, aims: readonly string[]) => {
    const state = (id: string) => (id === `hand:${card}` ? 'chosen' : aims.includes(id) ? 'target' : 'idle');
    const nobody = new Set<string>();
    const ctx = { text, layout, prefix: 'a', state, changed: nobody, shown: nobody, tabStop: undefined } as const;
    const drawn = markup(boardOf(deck, inPlay)(view, ctx) as never);
    const [slab, own] = ['band', 'red'].map((id) => drawn.indexOf(`data-anchor="${id}"`));
    assert.ok(slab! < own!, 'the band is drawn first, so that arrows lie above it');
    // Texts are defined once and referenced where they appear.
    const said = (id: string) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(drawn)![1];
    return [...drawn.matchAll(/<g class="odds".*?<\/g>/g)].map(([badge]) =>
      [...badge.matchAll(/href="#(\w+)"/g)].map(([, id]) => said(id!)).join(', '),
    );
  };
  for (const layout of ['wide', 'narrow'] as const) {
    assert.deepEqual(
      badges(layout, 'sp_burning_hands', ['green', 'yellow']),
      ['50% to hit, ≈ 5 on average', '60% to hit, ≈ 6 on average'],
      layout,
    );
    assert.deepEqual(
      badges(layout, 'sc_stinking_cloud', [ALL]),
      ['45% to work, ≈ 1 on average', '55% to work, ≈ 1 on average'],
      layout,
    );
  }
});

test('the description of an attack says that damage is an average, and mentions a second die', () => {
  const game = attacking({ mages: { red: { hand: ['sk_foresight', 'sp_burning_hands'] } } });
  const words = () => {
    const view = viewFor(darkMages, game.snapshot, 0);
    const text = textOf('en', [en], (name, value, say) => formatValue(name, value, say, view));
    const move = view.moves.find(({ type }) => type === 'cast')!;
    return ui.describeMove(move, view, text);
  };
  assert.equal(words(), 'Burning Hands at Green: hits on 9 or more, 60%, 6 damage on average');
  game.play('red skill sk_foresight');
  assert.equal(words(), 'Burning Hands at Green: hits on 9 or more, the better of two dice, 84%, 8 damage on average');
});
