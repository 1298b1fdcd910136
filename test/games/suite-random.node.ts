import { describe, test } from 'node:test';
import { subjects } from './all.js';
import { isChosen } from './chosen.js';
import { RANDOM, describeSubject } from '../../src/testing/suite.js';

for (const subject of await subjects())
  if (isChosen(subject.ui.game.id)) describeSubject(subject, { describe, test }, RANDOM);
