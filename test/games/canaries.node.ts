/**
 * Tests of the suite itself: when the toy game leaks a secret or its subject breaks a promise, a check of the suite
 * fails.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { Rulebook } from '../../src/game-ui/rulebook.js';
import type { Fact, Move, View, Viewer } from '../../src/index.js';
import { chartOf } from '../../src/kernel/chart.js';
import { allowed, defineChart } from '../../src/kernel/define-chart.js';
import { toy, type Seen, type Table } from '../toy/game.js';
import { toySubject } from './toy/subject.js';
import type { Subject } from '../../src/testing/subject.js';
import { incompleteAmong } from '../../src/testing/page-checks.js';
import { describeSubject, PARTS } from '../../src/testing/suite.js';
import { translation } from '../../src/testing/suite/languages.js';

type Toy = Subject<Table, Move, Seen>;
const whole = toySubject as unknown as Toy;
const withGame = (change: Partial<typeof toy>): Subject =>
  ({ ...whole, ui: { ...whole.ui, game: { ...toy, ...change } } }) as unknown as Subject;
const withUi = (change: Partial<Toy['ui']>): Subject =>
  ({ ...whole, ui: { ...whole.ui, ...change } }) as unknown as Subject;
/** The toy game with a view that shows something it should hide. */
const showing = (shown: (table: Table) => object): Subject =>
  withGame({ view: (table: Table, viewer: Viewer) => ({ ...toy.view(table, viewer), ...shown(table) }) });

/**
 * The titles of the failing checks of a part. `chosen` limits the checks that run, because reporting a leak in full
 * takes long.
 */
async function failing(subject: Subject, part: string, chosen = /^/): Promise<string[]> {
  const failed: string[] = [];
  for (const [title, check] of Object.entries(PARTS[part]!(subject))) {
    if (!chosen.test(title)) continue;
    try {
      await check();
    } catch {
      failed.push(title);
    }
  }
  return failed;
}

describe('the suite', () => {
  const LEAKS: Readonly<Record<string, (table: Table) => object>> = {
    hands: ({ hands }) => ({ hands }),
    answers: ({ answers }) => ({ answers }),
    'facts for one seat': ({ last }) => ({ last }),
    'the random number generator': ({ rng }) => ({ rng }),
  };
  for (const [what, shown] of Object.entries(LEAKS))
    test(`fails for a view that leaks ${what}`, async () => {
      const finds =
        what === 'the random number generator'
          ? /contains the random number generator/
          : /view does not depend on what its viewer may not know/;
      assert.equal((await failing(showing(shown), 'secrets', finds)).length, 1);
    });

  test('fails for a fact that tells a hidden card, an answer or a draw to all, and says which and to whom', () => {
    const title = 'whoever sees the same table is told the same facts: a fact tells nothing that the table hides';
    /** The toy game whose `redeal` leaves the facts alone, as its author may forget them where `view` does. */
    const telling = (codes: readonly string[]): Subject => ({
      ...showing((table) => ({ last: table.last.filter(({ code }) => codes.includes(code)) })),
      redeal: (table, viewer, pick) => ({ ...whole.redeal!(table as Table, viewer, pick), last: table.last }),
    });
    const check = (subject: Subject) => PARTS['secrets']!({ ...subject, seed: 1 })[title]!;
    assert.throws(
      check(telling(['answer'])),
      /After \w+ answer \w+ in [\w.]+, \w+ is told last\[0\]\.params\.word \("\w+" or "\w+"\) of fact\.answer/,
    );
    assert.throws(check(telling(['drew'])), /is told last\[0\]\.params\.card \(\d or \d\) of fact\.drew/);
    check(telling(['bid', 'dealt', 'shown']))();
    const { reveals: _gone, ...strict } = telling(['shown']);
    assert.throws(check(strict as Subject), /is told last\[0\]\.params\.best \(\d or \d\) of fact\.shown/);
  });

  test('says of a leak who sees what in which state', () => {
    const [title] = Object.keys(PARTS['secrets']!(whole as unknown as Subject)).filter((each) =>
      /^a view does/.test(each),
    );
    const leaking = { ...showing(({ hands }) => ({ hands })), seed: 1 };
    const seen = /(ann|bob|a spectator) sees table\.hands\[\d\]\[\d\] \(\d or \d\) in [\w.]+\n/;
    assert.throws(PARTS['secrets']!(leaking)[title!]!, seen);
  });

  test('fails for a move that reveals a secret, and for a game that denies hiding anything', async () => {
    const told = await failing(withGame({ redact: (move) => move as never }), 'secrets');
    assert.ok(
      told.some((title) => title.startsWith('a redacted move')),
      told.join(),
    );
    const open = await failing(withGame({ redact: undefined as never }), 'secrets');
    assert.ok(
      open.some((title) => title.startsWith('everything a view leaves out')),
      open.join(),
    );
  });

  test('says of a replaced position that fails which value it has where, and in which phase', () => {
    const violation = () => {
      throw new Error('a bug');
    };
    const check = PARTS['untrusted input']!(withGame({ violation }))[
      'a position with values replaced at random is refused, or can be played to the end'
    ]!;
    assert.throws(check, /Got error: In [\w.]+, with [\w.[\]]+ = .+: a bug/);
  });

  test('fails for a subject whose `redeal` misses hidden information', async () => {
    const silent = { ...whole, redeal: undefined };
    const failed = await failing(silent as unknown as Subject, 'secrets');
    assert.ok(
      failed.some((title) => title.startsWith('everything a view leaves out')),
      failed.join(),
    );
  });

  test('fails for a broken invariant, an allowed move that is not offered, and a place off the board', async () => {
    const broken = { ...toySubject, invariants: () => () => ['something'] };
    assert.ok((await failing(broken, 'random games')).length > 0);
    const rules = { ...toy.rules, bid: { ...toy.rules.bid, options: () => [] } };
    assert.ok((await failing(withGame({ rules }), 'random games')).length > 0);
    assert.ok((await failing(withUi({ touches: () => ['nowhere'] }), 'board')).length > 0);
    assert.ok((await failing(withUi({ anchors: () => [{ id: 'card:1', x: 999, y: 0 }] }), 'board')).length > 0);
  });

  test('names the move whose rule changes its table or returns none, and what is no plain data', () => {
    const [title] = Object.keys(PARTS['random games']!(toySubject));
    const bidding = (apply: (table: Table) => unknown): (() => unknown) => {
      const machine = defineChart<Table, Move & { readonly type: 'bid' }, never, never>(
        { bid: { ...toy.rules.bid, apply: apply as never } } as never,
        {
          ...{ id: 'toy', guards: {}, actions: {}, initial: 'bidding' },
          states: { bidding: { on: { bid: allowed({ target: 'over' }) } }, over: { type: 'final' } },
        },
      );
      return PARTS['random games']!({ ...withGame({ machine: machine as never }), seed: 1 })[title!]!;
    };
    const change = bidding((table) => {
      (table.hands[0] as number[]).push(7);
      return { ...table };
    });
    assert.throws(change, /^Error: ann bid \d in bidding: a table was changed, expected a new one\. Cannot add/);
    assert.throws(
      bidding(() => Promise.resolve()),
      /^Error: ann bid \d in bidding: toy\.rules\.bid\.apply: a promise, expected a table/,
    );
    const more = (value: unknown) =>
      bidding((table) => ({ ...table, more: [value], last: [{ rule: 'T-2', code: 'bid' }] }));
    for (const [value, said] of [
      [new Map(), 'a Map'],
      [NaN, 'NaN'],
      [undefined, 'nothing'],
    ] as const)
      assert.throws(more(value), new RegExp(`ann bid \\d in bidding: table\\.more\\[0\\]: ${said}, expected text`));
    // The transcript of the game follows.
    assert.throws(change, /The game so far:\n\nplayable-rules 1\ngame toy 3\nseed \d+\nplayers 2\n[^]*\nann bid \d\n$/);
  });

  test('skips what plays when no game can be played to its end, and nothing else', async () => {
    const broken = { ...toySubject, invariants: () => () => ['something'], seed: 1 };
    const failed: string[] = [];
    const skipped: string[] = [];
    const passed: string[] = [];
    const runs: (() => Promise<void>)[] = [];
    describeSubject(broken, {
      describe: (_, body) => body(),
      test: (title, body: (context?: object) => Promise<void>) =>
        runs.push(async () => {
          const before = skipped.length;
          await body({ skip: () => skipped.push(title) }).then(
            () => skipped.length > before || passed.push(title),
            () => failed.push(title),
          );
        }),
    });
    for (const run of runs) await run();
    assert.deepEqual(failed, Object.keys(PARTS['random games']!(broken)).slice(0, 1));
    assert.ok(skipped.length > 20, String(skipped.length));
    assert.ok(passed.includes('transitions lead from the beginning to every state'), passed.join());
  });

  test('fails for an opponent that throws, breaks the rules, chooses nothing, is of two minds or changes its view', async () => {
    const title = 'choose one of the moves of their view, the same for the same seed, and bring a game to its end';
    const chosen = (choose: (view: View<never, never>) => unknown) =>
      Promise.resolve().then(() => PARTS['opponents']!(withGame({ choose: choose as never }))[title]!());
    const at = 'the opponent of ann, easy, in round\\.bidding: ';
    const idle = () => {
      throw new Error('no idea');
    };
    let n = 0;
    for (const [choose, said] of [
      [idle, 'no idea'],
      [() => ({ type: 'bid', seat: 0, card: 1 }), 'toy\\.choose: \\{.*\\}, expected one of the moves of its view'],
      [() => undefined, 'toy\\.choose: nothing, expected'],
      [({ moves }: View) => Promise.resolve(moves[0]), 'toy\\.choose: a promise, expected'],
      [({ moves }: View) => moves[n++ % moves.length], 'another move for the same view and seed'],
      [({ moves }: View) => (moves as Move[]).pop(), 'Cannot delete property'],
    ] as const)
      await assert.rejects(chosen(choose as never), new RegExp(at + said));
    await chosen(({ moves }) => moves[0]);
  });

  test('tries the same with a seed each time, and names another seed than its own', () => {
    const message = (seed: number) => {
      const check = Object.values(
        PARTS['random games']!({ ...toySubject, invariants: () => () => ['something'], seed }),
      )[0]!;
      try {
        check();
      } catch (error) {
        return (error as Error).message;
      }
      return undefined;
    };
    assert.match(message(1)!, /^in round\.bidding: something\n/);
    assert.equal(message(1), message(1));
    assert.match(message(8)!, /^With seed: 8\. in round\.bidding: something\n/);
  });

  test('lists all sentences of a translation that are wrong, and says what to do if they are right', async () => {
    const words = { first: 'Une carte ?', second: 'Deux cartes !', third: 'All', fourth: 'Deux of trois' };
    const english = { first: 'A card?', second: 'Two cards!', third: 'All', fourth: 'Two of three' };
    const checks = translation(() => Promise.resolve({ lang: 'fr', english, words }));
    const said = async (title: string) =>
      Promise.resolve()
        .then(() => checks[title]!())
        .then(
          () => '',
          (error: Error) => error.message.split('\n'),
        );
    assert.deepEqual(await said('follows the typography of the language'), [
      'first: Une carte ?',
      'second: Deux cartes !',
    ]);
    assert.deepEqual(await said('contains no English words'), [
      'third reads as in English: All. If that is right, `sameInEnglish.fr` has to match the key',
      'fourth has the English “of”: Deux of trois. If that is right, `notEnglish.fr` has to match it',
    ]);
  });

  test('fails for a fact that marks a place off the board, or moves a piece from or to one', () => {
    const message = (change: Parameters<typeof withUi>[0]) => {
      const checks = Object.entries(PARTS['board']!(withUi(change)));
      const [, check] = checks.find(([title]) => title.startsWith('every place that a fact'))!;
      try {
        return check();
      } catch (error) {
        return (error as Error).message;
      }
    };
    const only = (code: string, place: string) => (fact: Fact) =>
      fact.code === code ? { piece: 'card', to: place } : undefined;
    assert.equal(message({ motion: only('bid', 'card:1') }), undefined);
    assert.equal(message({ motion: only('bid', 'card:') }), undefined);
    assert.equal(message({ motion: only('bid', 'nowhere') }), 'motion of fact.bid names nowhere');
    const from = (fact: Fact) => (fact.code === 'bid' ? { piece: 'card', from: 'cards:', to: 'card:1' } : undefined);
    assert.equal(message({ motion: from }), 'motion of fact.bid names cards:');
    assert.equal(
      message({ changed: () => ['nowhere'] })
        ?.toString()
        .split('\n').length,
      1,
    );
  });

  test('fails for a missing sentence, a sentence with a hole, and an unused sentence', async () => {
    const words = await whole.ui.text('en');
    const { 'fact.bid': _gone, ...fewer } = words;
    const catalogues = {
      'no sentence': fewer,
      'a hole': { ...words, 'fact.bid': '{seat} says {nothing} .' },
      'an unused key': { ...words, 'fact.lost': 'Somebody is lost.' },
    };
    for (const [what, catalogue] of Object.entries(catalogues))
      assert.ok((await failing(withUi({ text: () => Promise.resolve(catalogue) }), 'words')).length > 0, what);
  });

  test('names the language and the whole key of a sentence that is missing', async () => {
    const words = await whole.ui.text('en');
    for (const [part, n, key] of [
      ['chart', 1, 'group:bid'],
      ['chart', 1, 'guard:hasBid'],
      ['words', 0, 'move.bid'],
      ['words', 1, 'seat:3'],
      ['words', 1, 'option.hand:2'],
    ] as const) {
      const { [key]: _gone, ...fewer } = words as Record<string, string>;
      const check = Object.values(PARTS[part]!(withUi({ text: () => Promise.resolve(fewer) })))[n]!;
      await assert.rejects(Promise.resolve().then(check), { message: `en: no sentence for ${key}` });
    }
  });

  test('takes no abbreviation for a bare key', async () => {
    const words = await whole.ui.text('en');
    const fact = '{seat} says {card}, e.g. at 5 p.m.';
    assert.deepEqual(
      await failing(withUi({ text: () => Promise.resolve({ ...words, 'fact.bid': fact }) }), 'words'),
      [],
    );
    assert.deepEqual(incompleteAmong(['i.e. now', 'fact.bid']), ['fact.bid']);
  });

  test('finds the rules in the titles of tests, whatever their function is called, and fails for one without a test', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'titles-'));
    const subject = { ...toySubject, ledger: { ids: ['T-1', 'T-2.a', 'T-3', 'T-4'], stated: [] }, tests: folder };
    const untested = () => failing(subject, 'ledger', /titled/);
    writeFileSync(
      join(folder, 'one.node.ts'),
      `test('T-1 says so', f);\n  it("T-2.a", f);\nrule(\n  \`T-3: that\`, f);\ntest('is whole', f);`,
    );
    assert.equal((await untested()).length, 1);
    writeFileSync(join(folder, 'two.test.js'), `test('T-4 as well', f);`);
    assert.deepEqual(await untested(), []);
    writeFileSync(join(folder, 'three.node.ts'), `rule('T-5 is none', f);`);
    assert.equal((await untested()).length, 1);
    rmSync(folder, { recursive: true });
  });

  test('fails for a chapter without a rule', async () => {
    const rules = toySubject.ledger!.ids.map((id) => ({ id, text: `What ${id} says.` }));
    const { phases } = chartOf(toy.machine);
    const chapters = [{ title: 'All', phases, rules }];
    const stated = (chapters: Rulebook['chapters']) =>
      failing(withUi({ rulebook: () => Promise.resolve({ title: 'Toy', chapters, terms: {} }) }), 'rulebook');
    assert.deepEqual(await stated(chapters), []);
    assert.equal((await stated([...chapters, { title: 'None', phases: [], rules: [] }])).length, 1);
  });

  test('names each place that has a rule which the rulebook lacks', async () => {
    const lesson = { id: 'first', rules: ['T-1', 'T-2'], steps: [{}, { rules: ['T-6'] }] };
    const lessons = () => Promise.resolve([{ ...lesson, lesson: () => Promise.resolve(lesson) } as never]);
    const places = async (lacking?: string) => {
      const ids = toySubject.ledger!.ids.filter((id) => id !== lacking);
      const chapters = [{ title: 'All', phases: [], rules: ids.map((id) => ({ id, text: id })) }];
      const rulebook = () => Promise.resolve({ title: 'Toy', chapters, terms: {} });
      const checks = Object.entries(PARTS['rulebook']!(withUi({ rulebook, lessons })));
      const [, check] = checks.find(([title]) => title.startsWith('every rule that'))!;
      try {
        return await check();
      } catch (error) {
        return (error as Error).message.replaceAll(`: "${lacking}", expected a rule of the rulebook`, '').split('\n');
      }
    };
    assert.equal(await places(), undefined);
    assert.deepEqual(await places('T-0'), ['order.phase', 'fact.dealt', 'refuse.notNow']);
    const bidding = 'machine.round.bidding.meta';
    assert.deepEqual(await places('T-2'), [`${bidding}.rules`, 'lesson first.rules', 'refuse.tooLow', 'fact.bid']);
    const teaching = await places('T-6');
    assert.ok(Array.isArray(teaching) && teaching.includes('lesson first.steps[1].rules'));
    const closed = await places('T-3');
    assert.ok(Array.isArray(closed) && closed.includes(`${bidding}.closed.answer`));
  });

  test('fails for a state that no transition leads to', () => {
    const { config, implementations } = toy.machine as AnyStateMachine;
    const orphan = { on: { pass: '#toy.showing' } };
    const machine = createMachine({ ...config, states: { ...config.states, orphan } }, implementations as never);
    const [check] = Object.values(PARTS['chart']!(withGame({ machine })));
    assert.throws(() => check!(), { message: 'orphan: no transition leads there' });
  });

  test('fails for a missing stored path and for a rule that no game shows', async () => {
    const paths = await whole.ui.paths!();
    const { finished: _finished, ...rest } = paths.paths;
    const shorter = withUi({ paths: () => Promise.resolve({ ...paths, paths: rest }) });
    assert.ok((await failing(shorter, 'chart')).length > 0);
    const ledger = { ids: [...toySubject.ledger!.ids, 'T-99'], stated: [] };
    assert.ok((await failing({ ...toySubject, ledger }, 'ledger')).length > 0);
  });
});
