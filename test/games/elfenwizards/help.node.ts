/**
 * The prompts and reasons of Elfenwizards: prompts offer only what is possible, and reasons mention only what is there.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elfenwizards, type Move, type Table } from '../../../src/games/elfenwizards/index.js';
import { label } from '../../../src/games/elfenwizards/board/anchors.js';
import { coach } from '../../../src/games/elfenwizards/help/coach.js';
import { explain } from '../../../src/games/elfenwizards/help/explain.js';
import { reasons } from '../../../src/games/elfenwizards/help/reasons.js';
import { en as bookEn } from '../../../src/games/elfenwizards/rulebook/en.js';
import { fr as bookFr } from '../../../src/games/elfenwizards/rulebook/fr.js';
import { it as bookIt } from '../../../src/games/elfenwizards/rulebook/it.js';
import { fr as textsFr } from '../../../src/games/elfenwizards/text/fr.js';
import { it as textsIt } from '../../../src/games/elfenwizards/text/it.js';
import { en as texts } from '../../../src/games/elfenwizards/text/en.js';
import { en } from '../../../src/games/elfenwizards/text/help.en.js';
import { fr } from '../../../src/games/elfenwizards/text/help.fr.js';
import { it } from '../../../src/games/elfenwizards/text/help.it.js';
import { formatValue } from '../../../src/games/elfenwizards/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { prompt } from '../../../src/games/elfenwizards/prompt.js';
import { start } from '../../../src/kernel/start.js';
import { viewFor } from '../../../src/kernel/view.js';
import { parseMove } from '../../../src/index.js';
import { scene, type Sketch } from './positions.js';

const { table: initial } = start(elfenwizards, { players: 3, seed: 1 }).context as { table: Table };
const seen = (table: Table, phase: string, moves: readonly Move[] = []) => ({
  ...viewFor(elfenwizards, start(elfenwizards, { players: 3, seed: 1 }), 0),
  table,
  phase,
  moves,
});
const codes = (table: Table, move: Move, moves: readonly Move[] = [move]) =>
  reasons(seen(table, 'competition', moves) as never, move).map(({ code }) => code);
const withPlayer = (seat: number, change: object): Table => ({
  ...initial,
  queue: [seat],
  players: initial.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

test('the first die is placed with a purpose: the prompt, the coach, help and the rule say what it does in its box', () => {
  const said = [
    [{ ...texts, ...en }, bookEn, /help/],
    [{ ...textsFr, ...fr }, bookFr, /aide/],
    [{ ...textsIt, ...it }, bookIt, /aiuta/],
  ] as const;
  for (const [words, { rules }, helps] of said) {
    assert.match(words['prompt.castMajorSpells.place'], helps);
    for (const sentence of [words['coach.castMajorSpells'], words['explain.rolled'], rules['EW-2.1']]) {
      assert.match(sentence, helps);
      assert.match(sentence, /(phase|fase) 5/);
    }
  }
});

describe('a prompt', () => {
  const says = (grey: readonly number[], token: boolean) => {
    const { boxes } = initial.players[0]!;
    const table = withPlayer(0, { boxes: { ...boxes, grey, minor: grey }, spent: token ? 1 : 0 });
    const titles = { ...table.titles, W1: { owner: 0, grey: token ? 1 : 0, spells: [] } };
    return ['removeGreyMagic', 'recoverMinorSpellsAgain'].map((phase) => prompt({ ...table, titles }, phase).code);
  };
  test('offers to buy only what the dice can pay for', () => {
    assert.deepEqual(says([4], true), ['removeGreyMagic', 'recoverMinorSpellsAgain']);
    assert.deepEqual(says([1], true), ['removeGreyMagic.few', 'recoverMinorSpellsAgain.few']);
    assert.deepEqual(says([1, 2], true), ['removeGreyMagic.few', 'recoverMinorSpellsAgain']);
    assert.deepEqual(says([6], false), ['removeGreyMagic.none', 'recoverMinorSpellsAgain.none']);
  });
});

test('EW-B5: a box with dice explains the sums on its edge, the highest first', () => {
  const game = scene('competition', { dice: { red: { wizard: [6, 6], minor: [2] }, green: { wizard: [6, 6, 6] } } });
  const said = (box: string) =>
    explain(box, viewFor(elfenwizards, game.snapshot, 0), textOf('en', [en, texts], formatValue))!.text;
  assert.match(said('wizard'), /The badges below count the pips of each guild: Green 18, Red 12\.$/);
  assert.match(said('minor'), /guild: Red 2\.$/);
  assert.doesNotMatch(said('sorcerer'), /badges/);
});

test('EW-T1, EW-E2: the aim promises four turns at most, and prompt and help warn of an earlier end', () => {
  for (const [words, most] of [
    [texts, /at most/],
    [textsFr, /au plus/],
    [textsIt, /al massimo/],
  ] as const)
    assert.match(words['game.goal'], most);
  const asked = (sketch: Sketch) =>
    scene('competition', {
      turn: 2,
      queue: ['red'],
      titles: { W1: 'green', W2: 'red' },
      dice: { red: { wizard: [6] } },
      ...sketch,
    });
  const codeOf = (game: ReturnType<typeof asked>) => prompt(game.table, 'competition');
  const green = { crowned: { green: 1 }, spells: { W1: 'green 3' } };
  assert.equal(codeOf(asked(green)).code, 'competition.first.ends');
  assert.equal(codeOf(asked(green)).params!['owner'], 1);
  assert.equal(codeOf(asked({ ...green, crowned: { red: 1 } })).code, 'competition.first');
  assert.equal(codeOf(asked({ ...green, spells: { W1: 'green 3', W2: 'red 3' } })).code, 'competition.first');
  const why = (sketch: Sketch) => {
    const game = asked(sketch);
    const move = parseMove(elfenwizards, 'red favour 6 W2') as Move;
    return reasons(viewFor(elfenwizards, game.snapshot, 0), move).map(({ code, rule }) => `${code} ${rule}`);
  };
  assert.ok(
    why({ crowned: { red: 1 } })
      .slice(0, 2)
      .includes('favour.ends EW-E2'),
  );
  assert.ok(!why(green).includes('favour.ends EW-E2'));
});

describe('a reason', () => {
  test('counts no rivals in an empty box', () => {
    const demote = { type: 'demote', seat: 0, rank: 'wizard', grey: 0, to: 'D' } as Move;
    const one = [{ owner: 0, grey: 0, spells: [] }];
    assert.deepEqual(codes({ ...initial, users: { ...initial.users, D: [] } }, demote), ['noRivals']);
    assert.deepEqual(codes({ ...initial, users: { ...initial.users, D: one } }, demote), ['fewRivals']);
  });
  test('compares the player’s sum in a spell box with the highest of another guild', () => {
    const boxes = (dice: readonly number[]) => ({ ...initial.players[0]!.boxes, sorcerer: dice });
    const withDice = (...dice: readonly (readonly number[])[]) => ({
      ...initial,
      players: initial.players.map((player, seat) => ({ ...player, boxes: boxes(dice[seat] ?? []) })),
    });
    const place: Move = { type: 'place', seat: 0, die: 5, box: 'sorcerer' };
    const last = (table: object) => reasons(seen(table as Table, 'castMajorSpells', [place]) as never, place).at(-1)!;
    const { code, params } = last(withDice([4], [6, 4], [2]));
    assert.deepEqual([code, params], ['place.sum', { points: 9, rival: 10 }]);
    assert.equal(last(withDice([4])).code, 'place.first');
  });
  test('tells whom helping another mage stops, whether that player is ahead, and that a second spell is due', () => {
    const favour: Move = { type: 'favour', seat: 0, spell: 5, mage: 'W1' };
    const pass: Move = { type: 'pass', seat: 0 };
    const titles = {
      ...initial.titles,
      W1: { owner: 1, grey: 0, spells: [] },
      W2: { owner: 2, grey: 0, spells: [{ seat: 2, die: 3 as const }] },
    };
    const table = { ...initial, titles };
    assert.deepEqual(codes(table, favour, [favour, pass]), ['favour.stops']);
    const players = table.players.map((player, seat) => ({ ...player, scores: [seat === 2 ? 30 : 20] }));
    assert.deepEqual(codes({ ...table, players }, favour, [favour, pass]), ['favour.stops', 'favour.ahead']);
    assert.deepEqual(codes(table, favour), ['favour.must', 'favour.stops']);
    assert.deepEqual(codes(table, { ...favour, spell: 2 }, [favour, pass]), ['favour.other']);
    assert.deepEqual(codes(table, { ...favour, spell: 3 }, [favour, pass]), ['favour.tie']);
  });
});

test('EW-4.1, EW-4.3, EW-6.1, EW-9.2, EW-9.4: a reason about dice names the rule of its phase', () => {
  for (const [phase, type, rule] of [
    ['recoverMinorSpells', 'putBack', 'EW-4.1'],
    ['recoverMinorSpells', 'done', 'EW-4.3'],
    ['recoverMinorSpellsAgain', 'done', 'EW-6.1'],
    ['removeGreyMagic', 'putBackGrey', 'EW-9.4'],
    ['removeGreyMagic', 'doneGrey', 'EW-9.2'],
  ] as const)
    assert.equal(reasons(seen(initial, phase) as never, { type, seat: 0 })[0]!.rule, rule, `${phase} ${type}`);
});

describe('in a Magic User box', () => {
  const none = { firstPlaceTie: 'none-rises' } as const;
  /** A box in which mages stand with these points; Red, who has dice and Minor Spells for it, is asked. */
  const box = (points: Readonly<Record<string, number>>, options = {}) =>
    scene('competition', {
      turn: 1,
      options,
      boxes: { A: Object.keys(points) },
      spells: Object.fromEntries(
        Object.entries(points).flatMap(([guild, n], i) => (n > 0 ? [[`A${i + 1}`, `${guild} ${n}`]] : [])),
      ),
      dice: { red: { user: [1, 3, 4] } },
    });
  const move = (line: string) => parseMove(elfenwizards, line) as Move;
  const view = (game: ReturnType<typeof box>) => viewFor(elfenwizards, game.snapshot, 0);
  const first = (game: ReturnType<typeof box>, line: string) => {
    const [{ code, rule, params }] = reasons(view(game), move(line)) as [ReturnType<typeof reasons>[number]];
    return [code, rule, params?.['points'], params?.['rival']];
  };
  const doubt = (game: ReturnType<typeof box>, line: string) => coach.doubt(view(game), move(line))?.code;

  test('EW-5.15 a reason says “you lead” only of the first, and “your rivals have no points” only if none has any', () => {
    const favours = (points: Readonly<Record<string, number>>, die: number) =>
      first(box(points), `red favour ${die} A1`);
    assert.deepEqual(favours({ red: 0, green: 5 }, 1), ['favour.among', 'EW-5.15', 1, 5]);
    assert.deepEqual(favours({ red: 0, green: 6, blue: 3 }, 4), ['favour.among', 'EW-5.15', 4, 6]);
    assert.deepEqual(favours({ red: 0, green: 3, blue: 2 }, 4), ['favour.leads', 'EW-5.15', 4, 3]);
    assert.deepEqual(favours({ red: 0, green: 0, blue: 0 }, 4), ['favour.first', 'EW-5.15', 4, 0]);
    assert.deepEqual(favours({ red: 5, green: 3, blue: 0 }, 4), ['favour.secures', 'EW-5.15', 9, 3]);
    assert.deepEqual(favours({ red: 1, green: 3, blue: 0 }, 1), ['favour.among', 'EW-5.15', 2, 3]);
  });
  test('EW-5.16 a reason names the rule of ties in a box, and who then does not rise', () => {
    const favours = (points: Readonly<Record<string, number>>, options = {}) =>
      first(box(points, options), `red favour 3 A1`);
    assert.deepEqual(favours({ red: 0, green: 6, blue: 3 }), ['favour.ties', 'EW-5.16', 3, 3]);
    assert.deepEqual(favours({ red: 0, green: 3, blue: 2 }), ['favour.among', 'EW-5.16', 3, 3]);
    assert.deepEqual(favours({ red: 0, green: 3 }, none), ['favour.ties', 'EW-5.16', 3, 3]);
    assert.deepEqual(favours({ red: 1, green: 4 }, none), ['favour.tie', 'EW-5.16', 4, 4]);
    assert.deepEqual(favours({ blue: 0, green: 3 }, none), ['favour.tie', 'EW-5.16', 3, 3]);
    assert.deepEqual(favours({ blue: 0, green: 5 }), ['favour.other', 'EW-5.4', 3, 5]);
  });
  test('EW-5.16 the coach asks about passing while a point more breaks a tie that lets nobody rise', () => {
    assert.equal(doubt(box({ red: 3, green: 3 }, none), 'red pass'), 'passEarly');
    assert.equal(doubt(box({ red: 3, green: 3 }), 'red pass'), undefined);
  });
  test('EW-5.16 the board says “leads” of no mage that its tie keeps from rising', () => {
    const words = (key: string) => key;
    const says = (options: object) => label('A1', view(box({ red: 3, green: 3 }, options)), words as never);
    assert.match(says({}), /leads/);
    assert.doesNotMatch(says(none), /leads/);
  });
  test('EW-5.15 where all candidates are of one guild, not every mage with a point is said to rise', () => {
    const game = scene('competition', {
      boxes: { A: ['green', 'green', 'green'] },
      spells: { A1: 'green 6', A2: 'green 3', A3: 'green 1' },
    });
    assert.equal(game.passAll().at('A'), 'green');
    for (const [lang, words] of Object.entries({ en, fr, it }))
      assert.doesNotMatch(
        explain('A3', view(game), textOf(lang, [words, texts], formatValue))!.text,
        /enough|suffit|basta/,
      );
  });
});
