/**
 * Plays random games of every game in turn and checks their invariants: `npx tsx test/fuzz/fuzz.ts [games=100000] [seed]`.
 * Each game is accompanied by a mutated embed address, a mutated message to an embed page, one from an external inspector,
 * and a mutated custom lesson: each must work or give a named error, and a message may change a game only by a legal move.
 * For every hundredth game a random chart is drawn and exported in every format.
 * Runs on all cores. The first failure stops it and is printed, for a game with its transcript.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { formatRecord, type Move, type NewGame } from '../../src/index.js';
import { subjects } from '../games/all.js';
import { chooser, playGame, startOf, waysToBegin, type Choose, type Visit } from '../../src/testing/random-games.js';
import type { Subject } from '../../src/testing/subject.js';
import {
  checkActor,
  checkDistinct,
  checkNotation,
  checkOffers,
  checkReplay,
  checkResume,
} from '../../src/testing/suite/playing.js';
import { checkSecrets } from '../../src/testing/suite/secrets.js';
import { resolveOne } from './addresses.js';
import { exportOne } from './charts.js';
import { walkOne } from './lessons.js';
import { sendToInspectorOne, sendToPageOne } from './messages.js';

/** The number of games that are also played through XState's own actor. */
const BY_ACTOR = 1000;
/** One position in this many gets the expensive checks. */
const EXPENSIVE_EVERY = 997;

interface Report {
  readonly games?: number;
  readonly moves?: number;
  readonly failure?: string;
}

const CHECKS = [checkNotation, checkOffers, checkDistinct, checkResume, checkSecrets];
const expensiveChecks =
  (subject: Subject): Visit =>
  (snapshot, offered, n) =>
    CHECKS.forEach((check) => void check(subject)(snapshot, offered, n));

const all = await subjects();

/** Plays game `n`. Reports its number of moves, or the failure with the moves so far. */
function playOne(n: number, seed: number, byActor: boolean): Report {
  const subject = all[n % all.length]!;
  const { game } = subject.ui;
  const start: NewGame = startOf(game, Math.floor(n / all.length) % waysToBegin(game), (seed ^ n) >>> 0);
  const check = expensiveChecks(subject);
  const made: Move[] = [];
  const chooseRandomly = chooser((seed ^ Math.imul(n, 0x9e3779b1)) >>> 0);
  const choose: Choose = (offered) => {
    const move = chooseRandomly(offered);
    made.push(move);
    return move;
  };
  try {
    const played = playGame(
      subject,
      start,
      choose,
      (snapshot, offered, i) => (n * 31 + i) % EXPENSIVE_EVERY === 0 && check(snapshot, offered, i),
    );
    checkReplay(subject, played);
    if (byActor) checkActor(subject, played);
    return { games: 1, moves: made.length };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      failure: `game ${n} of seed ${seed}, ${game.id}:\n${why}\n\n${formatRecord(game, { start, moves: made })}`,
    };
  }
}

const [first, second, ...share] = process.argv.slice(2);
const games = Number(first ?? 100_000);
const seed = Number(second ?? Math.floor(Date.now() / 1000));

async function work(from: number, step: number): Promise<void> {
  let done = { games: 0, moves: 0 };
  const send = (report: Report) => process.send!(report);
  for (let n = from; n < games; n += step) {
    const { failure, moves = 0 } = playOne(n, seed, n < BY_ACTOR);
    const mutation = (seed ^ Math.imul(n + 1, 0x85ebca6b)) >>> 0;
    const firstFailure =
      failure ??
      (await resolveOne(mutation)) ??
      (await sendToPageOne(mutation)) ??
      sendToInspectorOne(mutation) ??
      (await walkOne(mutation)) ??
      (n % 100 === 0 ? exportOne(mutation) : undefined);
    if (firstFailure) return void send({ failure: firstFailure });
    done = { games: done.games + 1, moves: done.moves + moves };
    if (done.games === 100) {
      send(done);
      done = { games: 0, moves: 0 };
    }
  }
  send(done);
}

function lead(): void {
  const cores = Math.max(2, availableParallelism());
  const sum = { games: 0, moves: 0 };
  const since = performance.now();
  console.log(`${games} games, addresses, messages, lessons and charts, seed ${seed}, ${cores} processes`);
  const workers = Array.from({ length: cores }, (_, i) =>
    fork(fileURLToPath(import.meta.url), [String(games), String(seed), String(i), String(cores)]),
  );
  let shown = 0;
  for (const worker of workers) {
    worker.on('message', (report: Report) => {
      if (report.failure !== undefined) {
        console.error(report.failure);
        process.exitCode = 1;
        workers.forEach((other) => other.kill());
        return;
      }
      sum.games += report.games!;
      sum.moves += report.moves!;
      if (sum.games - shown >= games / 20) {
        shown = sum.games;
        console.log(`${sum.games} games, ${sum.moves} moves, ${Math.round((performance.now() - since) / 1000)} s`);
      }
    });
    worker.on('exit', (code) => {
      // A worker that was killed has no exit code; its games were not played, so this counts as a failure.
      if (code !== 0) process.exitCode = 1;
      if (workers.every((other) => other.exitCode !== null || other.signalCode !== null)) {
        const all = process.exitCode ? 'stopped after' : 'no failure in';
        console.log(
          `${all} ${sum.games} games, ${sum.moves} moves, ${Math.min(sum.games, BY_ACTOR)} of them also by XState`,
        );
      }
    });
  }
}

if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed)) {
  console.error('usage: npx tsx test/fuzz/fuzz.ts [games=100000] [seed]');
  process.exitCode = 2;
} else if (share.length === 2) void work(Number(share[0]), Number(share[1]));
else lead();
