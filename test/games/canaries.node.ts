/** That the suite can fail: each line of the toy's `view` undone, each promise of its subject broken, turns a check red. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Move, Viewer } from '../../src/index.js';
import { toy, type Seen, type Table } from '../toy/game.js';
import { toySubject } from './toy/subject.js';
import type { Subject } from './subject.js';
import { PARTS } from './suite.js';

type Toy = Subject<Table, Move, Seen>;
const whole = toySubject as unknown as Toy;
const withGame = (change: Partial<typeof toy>): Subject =>
  ({ ...whole, ui: { ...whole.ui, game: { ...toy, ...change } } }) as unknown as Subject;
const withUi = (change: Partial<Toy['ui']>): Subject =>
  ({ ...whole, ui: { ...whole.ui, ...change } }) as unknown as Subject;
/** The toy with something shown of the table that its view leaves out. */
const showing = (shown: (table: Table) => object): Subject =>
  withGame({ view: (table: Table, viewer: Viewer) => ({ ...toy.view(table, viewer), ...shown(table) }) });

/** The titles of the checks of a part that fail; what a leak breaks besides takes long to be told in full. */
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
    'the generator': ({ rng }) => ({ rng }),
  };
  for (const [what, shown] of Object.entries(LEAKS))
    test(`finds a view that shows ${what}`, async () => {
      const finds = what === 'the generator' ? /carries the generator/ : /whatever a viewer may not know/;
      assert.equal((await failing(showing(shown), 'secrets', finds)).length, 1);
    });

  test('finds a move that tells others what they may not know, and a game that says it hides nothing', async () => {
    const told = await failing(withGame({ redact: (move) => move as never }), 'secrets');
    assert.ok(
      told.some((title) => title.startsWith('a move as another')),
      told.join(),
    );
    const open = await failing(withGame({ redact: undefined as never }), 'secrets');
    assert.ok(
      open.some((title) => title.startsWith('all that a view leaves out')),
      open.join(),
    );
  });

  test('finds a subject that says too little of what is hidden', async () => {
    const silent = { ...whole, redeal: undefined };
    const failed = await failing(silent as unknown as Subject, 'secrets');
    assert.ok(
      failed.some((title) => title.startsWith('all that a view leaves out')),
      failed.join(),
    );
  });

  test('finds what breaks an invariant, what is offered and refused, and a place off the board', async () => {
    const broken = { ...toySubject, invariants: () => () => ['something'] };
    assert.ok((await failing(broken, 'random games')).length > 0);
    const rules = { ...toy.rules, bid: { ...toy.rules.bid, options: () => [] } };
    assert.ok((await failing(withGame({ rules }), 'random games')).length > 0);
    assert.ok((await failing(withUi({ touches: () => ['nowhere'] }), 'board')).length > 0);
    assert.ok((await failing(withUi({ anchors: () => [{ id: 'card:1', x: 999, y: 0 }] }), 'board')).length > 0);
  });

  test('finds a sentence that is missing, one with a hole, and one that nobody hears', async () => {
    const words = await whole.ui.text('en');
    const { 'fact.bid': _gone, ...fewer } = words;
    const catalogues = {
      'no sentence': fewer,
      'a hole': { ...words, 'fact.bid': '{seat} says {nothing} .' },
      'a key too many': { ...words, 'fact.lost': 'Somebody is lost.' },
    };
    for (const [what, catalogue] of Object.entries(catalogues))
      assert.ok((await failing(withUi({ text: () => Promise.resolve(catalogue) }), 'words')).length > 0, what);
  });

  test('finds a stored log that does not hold and a rule that nothing shows', async () => {
    const paths = await whole.ui.paths!();
    const { finished: _finished, ...rest } = paths.paths;
    const shorter = withUi({ paths: () => Promise.resolve({ ...paths, paths: rest }) });
    assert.ok((await failing(shorter, 'chart')).length > 0);
    const ledger = { ids: [...toySubject.ledger!.ids, 'T-99'], stated: [] };
    assert.ok((await failing({ ...toySubject, ledger }, 'ledger')).length > 0);
  });
});
