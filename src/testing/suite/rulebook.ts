/** Checks of the ledger and the rulebook: every rule is tested or shows up in games, and each language states it. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from '../../index.js';
import { chartOf } from '../../kernel/chart.js';
import { chooser, everyMove, playGame, startOf, waysToBegin, seated } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';
import { heardIn } from './heard.js';
import { frames, startFrames } from '../../index.js';

/** The words that begin the titles of the game's own tests, which are defined by `rule`, `test` or `it`. */
function titlesOf(folder: string): { by: string; word: string }[] {
  return readdirSync(folder)
    .filter((name) => /\.(node|test)\.[jt]s$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*(rule|test|it)\(\s*['"`]([\w.-]+)/gm),
    ])
    .map(([, by, word]) => ({ by: by!, word: word! }));
}

/** The rules that facts and refusals of some random games name. */
function produced(subject: Subject): Set<string> {
  const { game } = subject.ui;
  const rules = new Set<string>();
  for (let n = 0; n < 2 * waysToBegin(seated(subject)); n++) {
    const from = startOf(seated(subject), n, 40);
    startFrames(game, from).forEach((frame) => frame.context.table.last.forEach(({ rule }) => rules.add(rule)));
    const { moves } = playGame(subject, from, chooser(n, subject.idle), (snapshot, offered) => {
      for (const move of offered)
        frames(game, snapshot, move).forEach((frame) =>
          frame.context.table.last.forEach(({ rule }) => rules.add(rule)),
        );
      for (let seat = 0; seat < game.seated(snapshot.context.table); seat++)
        for (const move of everyMove(game, seat)) {
          const why = refusal(game, snapshot, move);
          if (why) rules.add(why.rule);
        }
    });
    assert.ok(moves.length > 0);
  }
  return rules;
}

export function ledger(subject: Subject): Checks {
  const { ui, ledger: own, tests } = subject;
  if (!own) return {};
  const checks: Record<string, () => unknown> = {
    'the ledger lists each rule once, and the stated rules are among them, each once'() {
      assert.equal(new Set(own.ids).size, own.ids.length);
      assert.equal(new Set(own.stated).size, own.stated.length);
      for (const id of own.stated) assert.ok(own.ids.includes(id), id);
    },
    'the chart refers to no rule outside the ledger'() {
      const chart = chartOf(ui.game.machine);
      for (const phase of chart.phases) {
        const { rules = [], closed = {} } = chart.meta(phase) ?? {};
        for (const id of [...rules, ...Object.values(closed)]) assert.ok(own.ids.includes(id), `${phase}: ${id}`);
      }
    },
  };
  if (tests !== undefined)
    checks['every rule of the ledger has a test titled with its id, and no title names an unknown rule'] = () => {
      const titles = titlesOf(tests);
      const tested = new Set(titles.map(({ word }) => word));
      assert.deepEqual(
        own.ids.filter((id) => !tested.has(id)),
        [],
      );
      // A title of `test` or `it` may begin with any word.
      assert.deepEqual(
        titles.filter(({ by, word }) => by === 'rule' && !own.ids.includes(word)),
        [],
      );
    };
  else
    checks['every rule of the ledger that is not only stated shows up in random games'] = () => {
      const rules = produced(subject);
      assert.deepEqual(
        own.ids.filter((id) => !rules.has(id) && !own.stated.includes(id)),
        [],
      );
    };
  return checks;
}

/** Each rule that something names, with the place where it does. */
async function named(subject: Subject): Promise<[place: string, rule: string][]> {
  const { ui } = subject;
  const { game } = ui;
  const chart = chartOf(game.machine);
  const taught = await Promise.all(((await ui.lessons?.()) ?? []).map((entry) => entry.lesson()));
  return [
    ...Object.entries(game.order).map(([name, rule]): [string, string] => [`order.${name}`, rule]),
    ...chart.phases.flatMap((phase) => {
      const { rules = [], closed = {} } = chart.meta(phase);
      const at = `machine.${phase}.meta`;
      return [
        ...rules.map((rule): [string, string] => [`${at}.rules`, rule]),
        ...Object.entries(closed).map(([verb, rule]): [string, string] => [`${at}.closed.${verb}`, rule]),
      ];
    }),
    ...taught.flatMap(({ id, rules, steps }) => [
      ...rules.map((rule): [string, string] => [`lesson ${id}.rules`, rule]),
      ...steps.flatMap(({ rules: shown = [] }, n) =>
        shown.map((rule): [string, string] => [`lesson ${id}.steps[${n}].rules`, rule]),
      ),
    ]),
    ...heardIn(subject).told.map(({ key, fact }): [string, string] => [key, fact.rule]),
  ];
}

export function rulebook(subject: Subject): Checks {
  const { ui } = subject;
  if (!ui.rulebook) return {};
  const checks: Record<string, () => unknown> = {
    async 'every phase of the chart belongs to exactly one chapter, and chapters name no other'() {
      const { chapters } = await ui.rulebook!('en');
      const phases = chapters.flatMap((chapter) => chapter.phases);
      assert.deepEqual([...phases].sort(), [...chartOf(ui.game.machine).phases].sort());
    },
    async 'every rule that the chart, the order, a fact, a refusal or a lesson names is in the rulebook'() {
      const { chapters } = await ui.rulebook!('en');
      const ids = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
      const strange = (await named(subject)).filter(([, rule]) => !ids.has(rule));
      const faults = new Set(strange.map(([place, rule]) => `${place}: "${rule}", expected a rule of the rulebook`));
      assert.ok(faults.size === 0, [...faults].join('\n'));
    },
  };
  for (const lang of subject.languages)
    checks[`the rulebook states every rule once and defines exactly the terms it marks (${lang})`] = async () => {
      const { title, chapters, terms } = await ui.rulebook!(lang);
      assert.ok(title && chapters.every((chapter) => chapter.title));
      for (const chapter of chapters) assert.ok(chapter.rules.length > 0, `“${chapter.title}” has no rule`);
      const rules = chapters.flatMap((chapter) => chapter.rules);
      if (subject.ledger) assert.deepEqual(rules.map(({ id }) => id).sort(), [...subject.ledger.ids].sort());
      for (const { id, text } of rules) assert.ok(text.length > 10, id);
      const marked = rules.flatMap(({ text }) =>
        [...text.matchAll(/\[\[([^\]|]+)(?:\|[^\]]*)?\]\]/g)].map(([, term]) => term!),
      );
      assert.deepEqual([...new Set(marked)].sort(), Object.keys(terms).sort());
    };
  return checks;
}
