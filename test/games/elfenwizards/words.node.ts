import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elfenwizards, type Move, type Table } from '../../../src/games/elfenwizards/index.js';
import { load } from '../../../src/games/index.js';
import { formatValue, describeMove, factParams } from '../../../src/games/elfenwizards/text/phrase.js';
import { en as embed } from '../../../src/i18n/embed/en.js';
import { en as elements } from '../../../src/i18n/en.js';
import { en as phases } from '../../../src/i18n/phases/en.js';
import { en as reading } from '../../../src/i18n/reading/en.js';
import { textOf } from '../../../src/i18n/text.js';
import { formatMove, legalMoves, play, refusal, start, viewFor, type Snapshot } from '../../../src/index.js';
import { chartOf } from '../../../src/kernel/chart.js';
import { pseudoLegalMoves } from '../../../src/kernel/legal.js';

const en = await (await load('elfenwizards')).text('en');
const catalogue: Readonly<Record<string, string>> = { ...elements, ...reading, ...phases, ...embed, ...en };
const text = textOf('en', [en, elements], formatValue);
const chart = chartOf<Table>(elfenwizards.machine);
const root = new URL('../../../src/', import.meta.url);
const sources = (folder: string): string =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('text/'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
    .join('\n');

/** A sentence that is one: no key, no brace, no hole. */
function isSaid(sentence: string, what: string): void {
  assert.ok(sentence.trim() !== '', `${what} says nothing`);
  assert.ok(!/[{}]|undefined|null|\[object|\b[a-z]+[.:][a-zA-Z]+\b/.test(sentence), `${what}: ${sentence}`);
}

/** A game in which every move is the one that a small generator picks. */
function walk(players: number, seed: number, visit: (snapshot: Snapshot<Table>) => void): void {
  let chance = seed;
  let snapshot = start(elfenwizards, { players, seed });
  for (;;) {
    visit(snapshot);
    const moves = legalMoves(elfenwizards, snapshot);
    if (moves.length === 0) return;
    chance = (chance * 16807) % 2147483647;
    snapshot = play(elfenwizards, snapshot, moves[chance % moves.length] as Move);
  }
}

test('every phase has a name, every verb a sentence and a group', () => {
  for (const phase of chart.phases) {
    assert.ok(catalogue[`phase:${phase}`], phase);
    assert.ok(`number:${phase}` in catalogue, phase);
  }
  for (const verb of Object.keys(elfenwizards.fields)) {
    assert.ok(catalogue[`move.${verb}`], verb);
    assert.ok(catalogue[`group:${verb}`], verb);
  }
});

test('every verb that a phase closes has a reason of its own', () => {
  for (const phase of chart.phases) {
    for (const verb of Object.keys(chart.meta(phase).closed ?? {})) {
      assert.ok(catalogue[`refuse.closed.${verb}`], `${phase}: ${verb}`);
    }
  }
  for (const code of ['notNow', 'noSuchMove', 'notYourTurn']) assert.ok(catalogue[`refuse.${code}`], code);
});

test('every option and each of its values has a name', () => {
  for (const [name, values] of Object.entries(elfenwizards.options)) {
    if (values.length > 0) assert.ok(catalogue[`option.${name}`], name);
    for (const value of values) assert.ok(catalogue[`option.${name}:${String(value)}`], `${name} ${String(value)}`);
  }
});

test('every code written in the rules is a fact or a refusal in the catalogue', () => {
  const codes = [...sources('games/elfenwizards').matchAll(/\bcode: (?:[^'\n,]* \? )?'([\w.]+)'(?: : '([\w.]+)')?/g)]
    .flatMap(([, one, other]) => [one, other])
    .filter((code) => code !== undefined);
  assert.ok(codes.length > 60, `${codes.length} codes found`);
  for (const code of codes) assert.ok(catalogue[`fact.${code}`] ?? catalogue[`refuse.${code}`], code);
});

test('every key that the elements ask for is in the catalogue', () => {
  const asked = [
    ...`${sources('elements')}\n${sources('games/elfenwizards/board')}`.matchAll(/\btext\(\s*'([\w.:]+)'/g),
  ];
  assert.ok(asked.length > 60, `${asked.length} keys found`);
  for (const [, key] of asked) assert.ok(key! in catalogue, key);
});

test('facts, prompts, moves and refusals of random games are said in whole sentences', () => {
  const facts = new Set<string>();
  for (let n = 1; n <= 24; n++) {
    walk(3 + (n % 4), n, (snapshot) => {
      const { table } = snapshot.context;
      for (const fact of table.last) {
        facts.add(fact.code);
        isSaid(text(`fact.${fact.code}`, factParams(fact.params)), `fact.${fact.code}`);
      }
      const [seat] = legalMoves(elfenwizards, snapshot).map((move) => move.seat);
      const view = viewFor(elfenwizards, snapshot, seat ?? 'spectator');
      isSaid(text(`prompt.${view.prompt.code}`, view.prompt.params), `prompt.${view.prompt.code}`);
      const said = view.moves.map((move) => describeMove(move, view, text));
      said.forEach((sentence, i) => isSaid(sentence, formatMove(elfenwizards, view.moves[i]!)));
      assert.equal(new Set(said).size, said.length, `two moves say the same: ${said.join(' | ')}`);
    });
  }
  assert.ok(facts.size > 40, `${facts.size} kinds of facts`);
});

test('every refusal of every move that can be written down is a whole sentence', () => {
  const codes = new Set<string>();
  for (let n = 1; n <= 3; n++) {
    let step = 0;
    walk(3, n, (snapshot) => {
      if (step++ % 9 !== 0) return;
      for (const seat of [0, 1, 2]) {
        for (const move of pseudoLegalMoves(elfenwizards, seat)) {
          const why = refusal(elfenwizards, snapshot, move);
          if (!why || codes.has(why.code)) continue;
          codes.add(why.code);
          isSaid(text(`refuse.${why.code}`, factParams(why.params)), `refuse.${why.code}`);
        }
      }
    });
  }
  assert.ok(codes.size > 20, `${codes.size} kinds of refusals`);
});
