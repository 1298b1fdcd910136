/**
 * The suite that every game has to pass: `describeGame` runs it for each game of the registry and for the toy game of
 * the tests.
 */
import { describe, test } from 'node:test';
import type { Checks, Subject } from './subject.js';
import { board } from './suite/board.js';
import { chart } from './suite/chart.js';
import { help } from './suite/help.js';
import { translations } from './suite/languages.js';
import { lessons } from './suite/lessons.js';
import { outside } from './suite/outside.js';
import { playing } from './suite/playing.js';
import { ledger, rulebook } from './suite/rulebook.js';
import { secrets } from './suite/secrets.js';
import { words } from './suite/words.js';

/** The parts of the suite, by subject. */
export const PARTS: Readonly<Record<string, (subject: Subject) => Checks>> = {
  'random games': playing,
  secrets,
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
export const RANDOM = ['random games', 'secrets', 'untrusted input'];

/** Defines the tests of these parts for a game, as far as they need no browser; `suite.test.ts` has the others. */
export function describeGame(subject: Subject, parts = Object.keys(PARTS)): void {
  describe(subject.ui.game.id, () => {
    for (const part of parts) {
      const checks = Object.entries(PARTS[part]!(subject));
      if (checks.length === 0) continue;
      describe(part, () => {
        for (const [title, check] of checks)
          test(title, async () => {
            await check();
          });
      });
    }
  });
}
