import { describe, test } from 'node:test';
import { describeGame } from 'playable-rules/testing';
import pig from '../../examples/pig/index.js';

describeGame(pig, { describe, test }, { folder: 'examples/pig' });
