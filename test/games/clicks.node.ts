import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicksOf } from '../bench/clicks.js';
import { abouts, GAMES } from '../../src/games/index.js';
import { isChosen } from './chosen.js';

/** The most clicks that a turn may cost a reader on average, in the game with this seed. */
const MOST: Readonly<Record<string, number>> = { elfenwizards: 20, elfengold: 19, 'dark-mages': 4 };
const SEED = 1;

for (const id of GAMES.filter((game) => isChosen(game) && !abouts.get(game)!.draft))
  test(`${id}: a turn costs a reader few clicks`, async () => {
    const { turns } = await clicksOf(id, SEED);
    const clicks = turns.flat().reduce((sum, { times }) => sum + times, 0) / turns.length;
    assert.ok(clicks <= MOST[id]!, `${clicks.toFixed(2)} clicks a turn`);
  });
