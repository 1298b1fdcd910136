/** The suite that every game has to pass. The games of this package pass it as well. */
import type { Checks, Subject } from './subject.js';
import { board } from './suite/board.js';
import { chart } from './suite/chart.js';
import { help } from './suite/help.js';
import { translations } from './suite/languages.js';
import { lessons } from './suite/lessons.js';
import { opponents } from './suite/opponents.js';
import { outside } from './suite/outside.js';
import { playing } from './suite/playing.js';
import { ledger, rulebook } from './suite/rulebook.js';
import { secrets } from './suite/secrets.js';
import { words } from './suite/words.js';

/** The parts of the suite, by subject. */
export const PARTS: Readonly<Record<string, (subject: Subject) => Checks>> = {
  'random games': playing,
  secrets,
  opponents,
  'untrusted input': outside,
  board,
  chart,
  words,
  translations,
  lessons,
  help,
  ledger,
  rulebook,
};

/** Parts that play many games: they take longest, and run in a file of their own. */
export const RANDOM = ['random games', 'secrets', 'opponents', 'untrusted input'];
/** Parts that play games. */
const PLAYED = [...RANDOM, 'board', 'words', 'help', 'lessons', 'ledger', 'rulebook'];

/** The functions of a test runner that define tests: those of `node:test`, of Vitest, or of Mocha with `it` as `test`. @public */
export interface Runner {
  /** Groups the tests that `body` defines, under a title. */
  readonly describe: (title: string, body: () => void) => unknown;
  /** Defines a test, which fails if `body` rejects. */
  readonly test: (title: string, body: () => Promise<void>) => unknown;
}

/** What `node:test` and Vitest pass to a test. */
interface Skipping {
  skip?(why: string): unknown;
}

/**
 * Defines the tests of these parts for a game. When the first one fails, which plays games from their beginning to their end, the
 * parts that play would fail for the same reason: they are skipped.
 */
export function describeSubject(subject: Subject, { describe, test }: Runner, parts = Object.keys(PARTS)): void {
  let isBroken = false;
  describe(subject.ui.game.id, () => {
    for (const part of parts) {
      const checks = Object.entries(PARTS[part]!(subject));
      if (checks.length === 0) continue;
      const isPlayed = PLAYED.includes(part);
      describe(part, () => {
        for (const [n, [title, check]] of checks.entries())
          test(title, async (...[context]: Skipping[]) => {
            if (isBroken && isPlayed && context?.skip)
              return void context.skip('the first test of the random games fails');
            try {
              await check();
            } catch (error) {
              if (part === parts[0] && isPlayed && n === 0) isBroken = true;
              throw error;
            }
          });
      });
    }
  });
}
