/**
 * Measures the strength of the opponents: `npx tsx test/bench/opponents.ts [game] [fraction of the games, 0 to 1]`.
 *
 * Plays matches of one game, or of every game that has goals, with rotating seats and one process per core. Prints each win
 * rate with its 95 % interval (Wilson); a shared win counts as a fraction. Fails when a goal is missed.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/games/generated/registry.js';
import type { Game } from '../../src/kernel/game.js';
import { playMatch, type Sitter } from './match.js';

interface Match {
  readonly sitters: readonly Sitter[];
  readonly games: number;
  /** The win rate of the first sitter that must be reached: by the rate itself, or by the lower end of its interval. */
  readonly goal: number;
  readonly by: 'rate' | 'interval';
}
interface Result {
  readonly win: number;
  /** Milliseconds of each move that the first sitter chose. */
  readonly took: readonly number[];
  /** Milliseconds of processor time for the whole game. */
  readonly cpu: number;
}

/** The goals of each game. */
const MATCHES: Readonly<Record<string, readonly Match[]>> = {
  elfenwizards: [
    { sitters: ['normal', 'random', 'random'], games: 500, goal: 0.85, by: 'rate' },
    { sitters: ['hard', 'normal', 'normal'], games: 600, goal: 1 / 3, by: 'interval' },
  ],
  'dark-mages': [
    { sitters: ['normal', 'random'], games: 500, goal: 0.75, by: 'rate' },
    { sitters: ['hard', 'normal'], games: 600, goal: 1 / 2, by: 'interval' },
  ],
  elfengold: [
    { sitters: ['normal', 'random', 'random'], games: 300, goal: 0.9, by: 'rate' },
    { sitters: ['hard', 'normal', 'normal'], games: 600, goal: 1 / 3, by: 'interval' },
  ],
};

/** Plays one game. The sitters rotate by one seat from game to game. */
function playOne(game: Game, sitters: readonly Sitter[], number: number): Result {
  const players = sitters.length;
  const cpu = process.cpuUsage();
  const seated = sitters.map((_, seat) => sitters[(seat + number) % players]!);
  const { winners, took } = playMatch(game, seated, { players, seed: number }, number);
  const first = (players - (number % players)) % players;
  const { user, system } = process.cpuUsage(cpu);
  return {
    win: winners.includes(first) ? 1 / winners.length : 0,
    took: took.flatMap(({ seat, ms }) => (seated[seat] === sitters[0] ? [ms] : [])),
    cpu: (user + system) / 1000,
  };
}

/** The 95 % interval of a rate, after Wilson. */
function wilson(rate: number, n: number): [number, number] {
  const z = 1.96;
  const middle = rate + (z * z) / (2 * n);
  const half = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return [(middle - half) / (1 + (z * z) / n), (middle + half) / (1 + (z * z) / n)];
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const part = Number(words.find((word) => Number(word) > 0) ?? 1);
  const wanted = Object.entries(MATCHES).filter(([id]) => words.every((word) => !(word in MATCHES) || word === id));
  const began = performance.now();
  let missed = false;
  let cpu = 0;
  const matches = wanted.flatMap(([id, list]) => list.map((match) => ({ ...match, id })));
  for (const { id, sitters, games: all, goal, by } of matches) {
    const from = performance.now();
    const count = Math.ceil(all * part);
    let next = 0;
    const results: Result[] = [];
    await Promise.all(
      Array.from(
        { length: availableParallelism() },
        () =>
          new Promise<void>((resolve, reject) => {
            // Processes instead of worker threads, because worker threads of Node 20 cannot run TypeScript.
            const worker = fork(fileURLToPath(import.meta.url), [id, ...sitters]);
            const ask = () => {
              if (next < count) return worker.send(next++);
              resolve();
              worker.disconnect();
            };
            worker.on('message', (result: Result) => {
              results.push(result);
              ask();
            });
            worker.on('error', reject);
            ask();
          }),
      ),
    );
    const rate = results.reduce((sum, { win }) => sum + win, 0) / count;
    const [low, high] = wilson(rate, count);
    cpu += results.reduce((sum, result) => sum + result.cpu, 0);
    const took = results.flatMap((result) => result.took).sort((a, b) => a - b);
    const reached = by === 'rate' ? rate >= goal : low > goal;
    missed ||= !reached;
    console.log(
      [
        `${id}: ${sitters[0]} against ${sitters.slice(1).join(' and ')}: wins ${percent(rate)} of ${count} games`,
        `95 % interval ${percent(low)} to ${percent(high)}`,
        `goal ${by === 'rate' ? 'at least' : 'lower end above'} ${percent(goal)}: ${reached ? 'reached' : 'MISSED'}`,
        `a choice took ${took[took.length >> 1]!.toFixed(2)} ms (median), ${took[Math.floor(took.length * 0.99)]!.toFixed(1)} ms (99 %)`,
        `${((performance.now() - from) / 1000).toFixed(0)} s`,
      ].join('; '),
    );
  }
  console.log(
    `${((performance.now() - began) / 60_000).toFixed(1)} minutes on ${availableParallelism()} cores, ${(cpu / 60_000).toFixed(1)} minutes of processor time`,
  );
  if (missed) process.exitCode = 1;
}

if (process.send) {
  const [id, ...sitters] = process.argv.slice(2);
  const game = await games[id!]!();
  process.on('message', (number: number) => process.send!(playOne(game, sitters as Sitter[], number)));
} else await main();
