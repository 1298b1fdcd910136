/** Properties that hold of whole games, whoever plays them, checked in random games. */
import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import {
  formatMove,
  formatRecord,
  frames,
  legalMoves,
  parseMove,
  parseRecord,
  play,
  positionOf,
  refusal,
  replay,
  resume,
  start,
  startFrames,
  type Move,
  type NewGame,
  type Snapshot,
} from '../../index.js';
import { chartOf } from '../../kernel/chart.js';
import { freshFrames, freshStart, type Fresh } from '../../kernel/fresh.js';
import { machineOf } from '../../kernel/machine.js';
import { formatLink, parseLink } from '../../kernel/permalink.js';
import { seeded, WORD } from '../../kernel/random.js';
import { difference } from '../difference.js';
import { picker } from '../picker.js';
import {
  chooser,
  every,
  everyMove,
  games,
  phaseOf,
  playGame,
  seated,
  startOf,
  type Choose,
  type Played,
  type Visit,
} from '../random-games.js';
import type { Checks, Subject } from '../subject.js';

/** The number of games in a test run; `npm run fuzz` plays as many as asked for. */
const GAMES = 60;
/** The most games in which a verb, a seat or an ending has to come up. */
const SELDOM = 400;

type Of = (subject: Subject) => Visit;

/** Each offered move has its own notation, which parses back to the move. */
export const checkNotation: Of =
  ({ ui: { game } }) =>
  (_snapshot, offered) => {
    const lines = offered.map((move) => formatMove(game, move));
    assert.equal(new Set(lines).size, lines.length, 'two moves have the same notation');
    lines.forEach((line, i) => assert.deepEqual(parseMove(game, line), offered[i]));
  };

/** Of all moves that can be written, exactly those are offered that are not refused; each refusal names its rule. */
export const checkOffers: Of =
  ({ ui: { game }, ledger }) =>
  (snapshot, offered) => {
    const offers = new Set(offered.map((move) => formatMove(game, move)));
    for (let seat = 0; seat < game.seated(snapshot.context.table); seat++) {
      for (const move of everyMove(game, seat)) {
        const why = refusal(game, snapshot, move);
        const line = formatMove(game, move);
        if ((why === undefined) !== offers.has(line))
          assert.fail(
            `${line} in ${phaseOf(snapshot)} is ${why ? `offered and refused by ${why.rule}` : 'allowed and not offered'}`,
          );
        if (why && !(why.code && (ledger?.ids.includes(why.rule) ?? true)))
          assert.fail(`${line} is refused by ${why.rule}`);
      }
    }
  };

/**
 * Offered moves lead to different tables, compared right after the move and before later phases can make them equal.
 */
export const checkDistinct: Of =
  ({ ui: { game }, alike = [] }) =>
  (snapshot, offered) => {
    const reached = new Map<string, Move>();
    for (const move of offered) {
      const table = JSON.stringify({ ...frames(game, snapshot, move)[0]!.context.table, last: [] });
      const other = reached.get(table);
      if (other && !alike.some((verbs) => verbs.includes(move.type) && verbs.includes(other.type)))
        assert.fail(
          `${formatMove(game, other)} and ${formatMove(game, move)} lead to the same table in ${phaseOf(snapshot)}`,
        );
      reached.set(table, move);
    }
  };

/** A snapshot works after a round trip through JSON, and a position resumes with the same moves offered. */
export const checkResume: Of =
  ({ ui: { game } }) =>
  (snapshot, offered) => {
    const copy = JSON.parse(JSON.stringify(snapshot)) as Snapshot;
    assert.deepEqual(copy, snapshot, 'plain JSON');
    assert.deepEqual(legalMoves(game, copy), offered);
    assert.deepEqual(play(game, copy, offered[0]!), play(game, snapshot, offered[0]!));
    const position = positionOf(game, copy);
    assert.equal(game.violation!(snapshot.context.table, position.phase), undefined);
    const again = resume(game, position, { seed: 5 });
    assert.deepEqual(legalMoves(game, again), offered);
    assert.deepEqual(positionOf(game, again), position);
  };

const plain = (snapshot: object): unknown => JSON.parse(JSON.stringify(snapshot));

/**
 * XState's own actor reaches the same state as the compiled chart after every event, in the same number of microsteps.
 */
export function checkActor({ ui: { game } }: Subject, { start: from, moves }: Played): void {
  const beginning = startFrames(game, from);
  let microsteps = 0;
  const actor = createActor(machineOf(game.machine), {
    input: { table: beginning[0]!.context.table },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') microsteps++;
    },
  }).start();
  let snapshot = beginning.at(-1)!;
  assert.deepEqual(plain(actor.getPersistedSnapshot()), plain(snapshot));
  for (const move of moves) {
    microsteps = 0;
    actor.send(move as never);
    const made = frames(game, snapshot, move);
    assert.deepEqual(play(game, snapshot, move), made.at(-1), 'the last frame is the snapshot that `play` returns');
    snapshot = made.at(-1)!;
    const { status, value, context, children } = actor.getPersistedSnapshot() as unknown as Snapshot;
    assert.deepEqual({ status, value, children }, { status: snapshot.status, value: snapshot.value, children: {} });
    assert.deepEqual(context, snapshot.context);
    assert.equal(microsteps, made.length, `microsteps of ${formatMove(game, move)}`);
  }
  assert.deepEqual(plain(actor.getPersistedSnapshot()), plain(snapshot));
}

/** The same start and moves give the same game, byte for byte. */
export function checkReplay({ ui: { game } }: Subject, { start: from, moves, end }: Played): void {
  const chance = 'Chance has to come from `draw` and `shuffle`';
  let again: Snapshot;
  try {
    again = replay(game, from, moves);
  } catch (error) {
    return assert.fail(`the same seed and moves lead elsewhere: ${(error as Error).message}. ${chance}`);
  }
  const told = difference(again, end) ?? 'another order of fields';
  if (JSON.stringify(again) !== JSON.stringify(end))
    assert.fail(`the same seed and moves lead elsewhere: ${told}. ${chance}`);
}

/**
 * A game whose chance is drawn fresh for each move uses nothing of its seed, replays frame by frame from the words it used, and
 * comes back from its transcript and its link.
 */
function checkFresh({ ui: { game } }: Subject, from: NewGame, choose: Choose, by: number): void {
  const pick = picker(by);
  const fresh: Fresh = (count) => Array.from({ length: count }, () => pick(WORD));
  const begun = freshStart(game, from, fresh);
  const plies = [begun.frames];
  const draws = [...begun.draws];
  const moves: Move[] = [];
  for (;;) {
    const snapshot = plies.at(-1)!.at(-1)!;
    assert.deepEqual(snapshot.context.table.rng, seeded(from.seed), 'the seed gave no number, and no word is left');
    const offered = legalMoves(game, snapshot);
    if (offered.length === 0) break;
    const move = choose(offered);
    const made = freshFrames(game, snapshot, move, fresh);
    moves.push(move);
    plies.push(made.frames);
    draws.push(...made.draws);
  }
  const record = { start: { ...from, draws }, moves };
  const withoutChance = (all: readonly Snapshot[]) =>
    JSON.stringify(all.map(({ context, ...rest }) => [rest, { ...context.table, rng: undefined }]));
  let again = startFrames(game, record.start);
  for (const [n, made] of plies.entries()) {
    if (n > 0) again = frames(game, again.at(-1)!, moves[n - 1]!);
    if (withoutChance(again) !== withoutChance(made)) assert.fail(`move ${n} replays otherwise`);
  }
  assert.deepEqual(again.at(-1), plies.at(-1)!.at(-1), 'all words are used');
  const { lines: _lines, ...read } = parseRecord(game, formatRecord(game, record));
  assert.deepEqual(read, record);
  const linked = parseLink(game, formatLink(game, record));
  assert.deepEqual([linked.start.draws, linked.moves], [draws, moves]);
}

export function playing(subject: Subject): Checks {
  const { game } = subject.ui;
  const ends = new Set<string>();
  const verbs = new Set<string>();
  const seats = new Set<number>();
  const note = ({ moves, end }: Played) => {
    for (const { type, seat } of moves) {
      verbs.add(type);
      seats.add(seat);
    }
    end.context.table.last.forEach(({ rule }) => ends.add(rule));
  };
  return {
    'random games keep every invariant at every frame, end, and replay byte for byte'() {
      games(subject, GAMES, (from, choose, n) => {
        const whole = playGame(subject, from, choose, every(10, checkNotation(subject)));
        if (n % 4 === 0) checkReplay(subject, whole);
        note(whole);
      });
    },
    'random games together use every verb and seat, and every kind of ending'() {
      const { rare = [], ends: endings = [], idle } = subject;
      const missing = () => [
        ...Object.keys(game.fields).filter((verb) => !verbs.has(verb) && !rare.includes(verb)),
        ...Array.from({ length: seated(subject).players[1] }, (_, seat) => seat).filter((seat) => !seats.has(seat)),
        ...endings.filter((rule) => !ends.has(rule)),
      ];
      // What the games above seldom reach may take some more.
      for (let n = 0; n < SELDOM && missing().length > 0; n++)
        note(playGame(subject, startOf(seated(subject), n, n), chooser(n, idle)));
      assert.deepEqual(missing(), []);
    },
    'an XState actor and the compiled chart agree on every event of random games, microsteps included'() {
      games(subject, 10, (from, choose) => checkActor(subject, playGame(subject, from, choose)));
    },
    'games with fresh chance for each move replay frame by frame, also from transcript and link'() {
      games(subject, 10, (from, choose, by) => checkFresh(subject, from, choose, by));
    },
    'of all moves that can be written, exactly those not refused are offered'() {
      const check = checkOffers(subject);
      games(subject, 10, (from, choose, n) => {
        playGame(subject, from, choose, (snapshot, offered, i) => (i + n) % 61 === 0 && check(snapshot, offered, i));
      });
    },
    'offers and refusals agree in every phase that waits, for every set of offered verbs'() {
      const seen = new Set<string>();
      const check = checkOffers(subject);
      games(subject, 12, (from, choose) => {
        playGame(subject, from, choose, (snapshot, offered, n) => {
          const situation = `${phaseOf(snapshot)} ${[...new Set(offered.map(({ type }) => type))].join()}`;
          if (!seen.has(situation)) check(snapshot, offered, n);
          seen.add(situation);
        });
      });
      const chart = chartOf(game.machine);
      const phases = new Set([...seen].map((situation) => situation.split(' ')[0]!));
      const { rare = [] } = subject;
      const isDue = (phase: string) => chart.waits(phase) && !rare.includes(phase);
      assert.deepEqual([...phases].filter(isDue).sort(), chart.phases.filter(isDue).sort());
    },
    'any two offered moves lead to different tables'() {
      games(subject, 8, (from, choose) => void playGame(subject, from, choose, every(7, checkDistinct(subject))));
    },
    'snapshots survive a JSON round trip, and positions resume with the same moves offered'() {
      games(subject, 8, (from, choose) => void playGame(subject, from, choose, every(5, checkResume(subject))));
    },
    'starting twice with the same seed and options gives the same snapshot'() {
      games(subject, 100, (from) => {
        assert.equal(JSON.stringify(start(game, from)), JSON.stringify(start(game, structuredClone(from))));
      });
    },
  };
}
