/** The prompt while a move is told, before anybody is asked again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promptOf, type PromptProps } from '../../src/elements/session/prompt.js';
import { transcripts as elfengold } from '../../src/games/elfengold/transcripts.js';
import { transcripts as elfenwizards } from '../../src/games/elfenwizards/transcripts.js';
import { load } from '../../src/games/index.js';
import { en } from '../../src/i18n/playing/en.js';
import { fr } from '../../src/i18n/playing/fr.js';
import { it } from '../../src/i18n/playing/it.js';
import { textOf, type Catalogue } from '../../src/i18n/text.js';
import { chartOf, phaseOf } from '../../src/kernel/chart.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import type { Move, Snapshot } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { frames } from '../../src/kernel/play.js';
import { startFrames } from '../../src/kernel/start.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { viewFor } from '../../src/kernel/view.js';

const SEATS = ['Red', 'Green', 'Blue', 'Yellow'];
const PLAYED = { elfenwizards, elfengold };

interface Ply {
  readonly frames: readonly Snapshot[];
  readonly move?: Move;
}
/** What the first seat reads at a frame. */
function promptIn(ui: GameUi, plies: readonly Ply[], words: readonly Catalogue[]): (shown: Snapshot) => string {
  const viewOf = (frame: Snapshot) => viewFor(ui.game, frame, 0);
  const plyOf = (frame: Snapshot) => ({ n: plies.findLastIndex(({ frames }) => frames.includes(frame)) });
  return (shown) => {
    const view = viewOf(shown);
    const text = textOf('en', [...words], (name, value, say) => ui.formatValue!(name, value, say, view), 0);
    const session = {
      ui,
      view,
      playthrough: { plies, plyOf, isLive: true },
      playback: { shown },
      visit: { isHeld: false },
      hotSeat: { occupants: ['human', 'bot', 'bot', 'bot'] },
      knowledge: { viewOf },
      decisions: {},
    };
    return promptOf({ session, text, readonly: false } as unknown as PromptProps);
  };
}

for (const [id, transcripts] of Object.entries(PLAYED))
  test(`${id}: while a move is told, the prompt says whose it is, and asks the reader nothing that they have answered`, async () => {
    const ui = await load(id);
    const { game } = ui;
    const words = [await ui.text('en'), en];
    const kept = new Set<string>();
    const gone = new Set<string>();
    for (const { seed, moves } of Object.values(transcripts)) {
      const players = /\byellow\b/.test(moves) ? 4 : 3;
      const plies: Ply[] = [{ frames: startFrames(game, { players, seed }) }];
      const promptAt = promptIn(ui, plies, words);
      for (const line of moves.split(/[;\n]/).filter((line) => line.trim() !== '')) {
        const before = plies.at(-1)!.frames.at(-1)!;
        const asked = promptAt(before);
        const move = parseMove(game, line);
        const told = frames(game, before, move);
        plies.push({ frames: told, move });
        const next = promptAt(told.at(-1)!);
        const whose = move.seat === 0 ? 'Your move takes its course.' : `It is ${SEATS[move.seat]}’s turn.`;
        for (const frame of told.slice(0, -1).filter(({ value }) => chartOf(game.machine).waits(phaseOf(value)))) {
          if (viewFor(game, frame, 0).prompt.params?.['active'] !== undefined) continue;
          const isSame = phaseOf(frame.value) === phaseOf(before.value) && (move.seat !== 0 || next === asked);
          assert.equal(promptAt(frame), isSame ? asked : whose, line);
          (isSame ? kept : gone).add(asked);
        }
      }
    }
    assert.ok(kept.size > 1 && gone.size > 1, `${kept.size} questions stay, ${gone.size} go`);
    assert.ok([...kept].every((prompt) => prompt !== ''));
  });

test('between the roads of a planned journey the reader is not asked where to go', async () => {
  const ui = await load('elfengold');
  const { game } = ui;
  const { seed, moves } = elfengold['drawCards']!;
  const plies: Ply[] = [{ frames: startFrames(game, { players: 3, seed }) }];
  const promptAt = promptIn(ui, plies, [await ui.text('en'), en]);
  const said: string[] = [];
  for (const line of moves.split(/[;\n]/).filter((line) => line.trim() !== '')) {
    const town = plies.at(-1)!.frames.at(-1)!;
    const asked = promptAt(town);
    const move = parseMove(game, line);
    plies.push({ frames: frames(game, town, move), move });
    if (line.trim() === 'red stop') said.push(asked, promptAt(town));
  }
  assert.deepEqual(said, ['Travel on, or end your journey here.', 'Your move takes its course.']);
});

test('who attacks is not told to move while the attack is resolved', async () => {
  const ui = await load('dark-mages');
  const { game } = ui;
  const words = [await ui.text('en'), en];
  const plies: Ply[] = [{ frames: startFrames(game, { players: 2, seed: 3 }) }];
  const said = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const before = plies.at(-1)!.frames.at(-1)!;
    const offered = legalMoves(game, before);
    const move =
      offered.find(({ type }) => type === 'cast' || type === 'cantrip' || type === 'enterAttack') ?? offered.at(-1)!;
    plies.push({ frames: frames(game, before, move), move });
    const promptAt = promptIn(ui, plies, words);
    for (const frame of plies.at(-1)!.frames.slice(0, -1)) {
      const isReaders = viewFor(game, frame, 0).prompt.params?.['active'] === 0;
      if (isReaders && chartOf(game.machine).waits(phaseOf(frame.value))) said.add(promptAt(frame));
    }
  }
  assert.deepEqual([...said], ['Your move takes its course.']);
});

test('whose turn it is, is said to the reader as to one who plays', () => {
  const said = (lang: string, words: Catalogue, reader?: number) =>
    textOf(lang, [{ 'seat:0': 'Anna' }, words], undefined, reader)('ui.theirTurn', { seat: [0] });
  assert.deepEqual([said('en', en, 0), said('en', en)], ['It is your turn.', 'It is Anna’s turn.']);
  assert.deepEqual([said('fr', fr, 0), said('fr', fr)], ['C’est à vous.', 'C’est au tour d’Anna.']);
  assert.deepEqual([said('it', it, 0), said('it', it)], ['Tocca a te.', 'Tocca ad Anna.']);
});
