/** The guide on the built site: the game runs beside each step as it is then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog } from './helpers.js';
import { openSite, useSite } from './site-pages.js';

const env = useSite();
const open = (path: string) => openSite(env, path);

test('the guide’s game runs beside each step as it is then, loaded when the reader comes there', async () => {
  const { page, troubles } = await open('guide/');
  const room = (step: number) => page.locator(`[data-step="${step}"]`);
  /** Goes to a step and waits for what is beside it. */
  const shown = async (step: number, what: string) => {
    await room(step).evaluate((of) => of.scrollIntoView());
    await room(step).locator(what).first().waitFor();
  };
  await shown(1, '.board');
  assert.match(await room(10).innerText(), /once the scripts/);
  assert.equal(await room(5).locator('playable-game').count(), 0);

  const said = (step: number) => room(step).locator('.bench [role=status]').innerText();
  /** Presses a button of a step by keyboard. */
  const press = async (step: number, name: string) => {
    await room(step).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  for (const step of [2, 3, 4]) {
    await shown(step, '.bench');
    await press(step, 'red keep');
    assert.match(await said(step), /^refused: .*PIG-3/);
    await press(step, 'red roll');
    assert.match(await said(step), /^last: .*"die": 5/);
    await press(step, 'red keep');
  }
  assert.match(await room(2).innerText(), /turn: 0/, 'without a chart nobody passes the die on');
  assert.match(await room(3).innerText(), /state: daring[^]*points: \[5, 0\][^]*turn: 1/);
  await room(3).locator('playable-phases .chart').waitFor();
  await press(4, 'chooseMove');
  assert.match(await said(4), /"seat": 1/);

  await shown(5, '.controls button');
  assert.equal(await room(5).locator('[data-anchor]').count(), 0);
  await shown(6, '.board [data-anchor=die]');
  await shown(8, '[data-do=show]');
  await shown(9, '.rule');
  await shown(10, 'button');
  assert.equal(await room(10).locator('li').count(), 5);
  assert.deepEqual(troubles, []);
  await page.close();
});

test('the guide’s game is played against an opponent', async () => {
  const { page, troubles } = await open('guide/#7-the-page');
  const game = page.locator('[data-step="7"] playable-game');
  await game.locator('.controls').getByRole('button', { name: 'Roll the die' }).click();
  await openLog(game);
  await game
    .locator('.log')
    .getByText(/^You roll a/)
    .first()
    .waitFor({ state: 'attached' });
  await game.evaluate((element) => element.setAttribute('seats', 'bot:easy bot:easy'));
  await game.locator('.result').waitFor({ timeout: 60_000 });
  assert.deepEqual(troubles, []);
  await page.close();
});
