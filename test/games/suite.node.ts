import { describe, test } from 'node:test';
import { subjects } from './all.js';
import { isChosen } from './chosen.js';
import { PARTS, RANDOM, describeSubject } from '../../src/testing/suite.js';

const parts = Object.keys(PARTS).filter((part) => !RANDOM.includes(part));
for (const subject of await subjects())
  if (isChosen(subject.ui.game.id)) describeSubject(subject, { describe, test }, parts);
