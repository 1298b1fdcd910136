/**
 * The parts of the suite that play many games. A change waits for a share of the games, with other seeds each time;
 * `SHARE=5 npm test unit suite-random` plays five times as many as a game asks for, and runs every night.
 */
import { describe, test } from 'node:test';
import { subjects } from './all.js';
import { isChosen } from './chosen.js';
import { RANDOM, describeSubject } from '../../src/testing/suite.js';

const SHARE = process.env['SHARE'];
/** Of the games of long games, a change waits for all: there are only a few. */
const shareOf = (own: number) => (SHARE === undefined ? Math.min(own, 0.08) : own * Number(SHARE));

for (const subject of await subjects())
  if (isChosen(subject.ui.game.id))
    describeSubject({ ...subject, share: shareOf(subject.share ?? 1) }, { describe, test }, RANDOM);
