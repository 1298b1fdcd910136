/**
 * The recap cards after titles are awarded and after a turn is scored: who rose, who was defeated, and correct sums.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecapLine } from '../../../src/game-ui/game-ui.js';
import type { Contest } from '../../../src/games/elfenwizards/map.js';
import { prize } from '../../../src/games/elfenwizards/help/contests.js';
import { recap } from '../../../src/games/elfenwizards/help/recap.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { en } from '../../../src/games/elfenwizards/text/en.js';
import { formatValue } from '../../../src/games/elfenwizards/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { frames } from '../../../src/kernel/play.js';
import { start } from '../../../src/kernel/start.js';
import { factsOf, viewFor } from '../../../src/kernel/view.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import { chooser } from '../../../src/testing/random-games.js';

const text = textOf('en', [en], formatValue);
const evaluate = (sum: string): number =>
  sum
    .replace(/ − /g, ' + -')
    .split(' + ')
    .reduce((all, term) => all + term.split(' × ').reduce((product, n) => product * Number(n), 1), 0);

test('EW-10.1, EW-5.17: a recap card follows each awarding and each scoring, and nothing else, with correct lines', () => {
  let [awarded, scored, grey] = [0, 0, 0];
  for (let seed = 1; seed <= 6; seed++) {
    const choose = chooser(seed);
    let snapshot = start(elfenwizards, { players: 3 + (seed % 4), seed });
    while (snapshot.status === 'active') {
      const made = frames(elfenwizards, snapshot, choose(legalMoves(elfenwizards, snapshot)));
      snapshot = made.at(-1)!;
      const facts = factsOf(elfenwizards, made, 'spectator').flat();
      const card = recap(facts, viewFor(elfenwizards, snapshot, 'spectator'), text);
      const of = (code: string) => facts.filter((fact) => fact.code === code);
      assert.equal(card !== undefined, of('phase.award').length + of('score').length > 0);
      if (!card) continue;
      awarded += of('phase.award').length;
      const lineOf = (seat: unknown): RecapLine | undefined => card.lines.find((line) => line.seat === seat);
      for (const { params } of of('rises')) {
        const line = lineOf(params!['seat']);
        const rank = text(`rank:${prize(String(params!['title']) as Contest)}`);
        assert.match(line!.text.split('Defeated')[0]!, new RegExp(`^Rises: .*${rank}`));
        assert.ok(line!.anchors!.includes(String(params!['title'])));
      }
      for (const { params } of of('defeated')) assert.match(lineOf(params!['seat'])!.text, /Defeated: /);
      for (const { params } of of('score')) {
        const { text: said } = lineOf(params!['seat'])!;
        const [, sum, points, rest] = /([\d+×− ]+?)(?: \(Grey Magic\))? = (\d+)(.*)$/.exec(said)!;
        assert.equal(evaluate(sum!), Number(points));
        // EW-E4: the last scoring counts the Minor Spells left.
        const bonus = of('bonus').find((fact) => fact.params!['seat'] === params!['seat'])?.params!['points'];
        if (bonus === undefined) {
          const [, total] = /^(?:, (\d+) in all)?\.$/.exec(rest!)!;
          assert.equal(Number(total ?? points), params!['total'], 'the total, unless it is what was just scored');
        } else {
          const all = Number(params!['total']) + Number(bonus);
          assert.equal(rest, `, and ${Number(bonus)} for the Minor Spells left: ${all} in all.`);
        }
        assert.equal(Number(points), params!['points']);
        if (sum!.includes('−')) grey++;
        scored++;
      }
    }
  }
  assert.ok(awarded > 10 && scored > 30 && grey > 0, `${awarded} awardings, ${scored} sums, ${grey} with Grey Magic`);
});
