import { describe, test } from 'node:test';
import { subjects } from '../games/all.js';
import { describeSubject } from '../../src/testing/suite.js';
for (const subject of await subjects()) describeSubject(subject, { describe, test }, (process.env.PARTS ?? 'words').split(','));
