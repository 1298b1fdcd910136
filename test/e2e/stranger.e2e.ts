/** A stranger's first minute: the home page says what the game is about, and tells what happens while it is played. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import type { Table } from '../../src/games/elfenwizards/table.js';
import { load } from '../../src/games/index.js';
import { textOf, type Catalogue } from '../../src/i18n/text.js';
import type { Fact } from '../../src/kernel/game.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { frames } from '../../src/kernel/play.js';
import { startFrames } from '../../src/kernel/start.js';
import { viewFor } from '../../src/kernel/view.js';
import { openDocs, openPage, recordOf, untilAsked, useHouse } from './helpers.js';

const house = useHouse();
/** The seat of whoever opens the page. */
const OWN = 0;

/** The sentences of each frame that gave a title to somebody else, in the first turn of a game. */
function changes(record: string, ui: GameUi, catalogue: Catalogue): string[][] {
  const { start, moves } = parseRecord(elfenwizards, record);
  const found: string[][] = [];
  let before = startFrames(elfenwizards, start).at(-1)!;
  for (const move of moves) {
    for (const frame of frames(elfenwizards, before, move)) {
      const owners = (table: Table) => Object.values(table.titles).map((mage) => mage?.owner);
      const now = owners(frame.context.table);
      const isChanged = owners(before.context.table).some((owner, i) => now[i] !== undefined && owner !== now[i]);
      const view = viewFor(elfenwizards, frame, OWN);
      const text = textOf('en', [catalogue], (name, value, say) => ui.formatValue!(name, value, say, view));
      const said = ({ code, params }: Fact) => text(`fact.${code}`, ui.factParams(params, view));
      if (isChanged) found.push(ui.storyFacts!(view.last, view).map(said));
      before = frame;
    }
    if (before.context.table.turn > 1) break;
  }
  return found;
}

test('the home page says the aim and what to do, and the first turn, played on the board, is told in words', async () => {
  const watched = await openPage(house, { viewport: { width: 1366, height: 768 } });
  const { page, game, troubles } = watched;
  await page.addInitScript(() => localStorage.setItem('playable-rules/settings', '{"pace":"fast"}'));
  await openDocs(house, watched, 'players="3" seed="3" save="off"');
  await untilAsked(game);

  // All of it in the first screen.
  const inSight = async (what: string) => {
    const box = (await game.locator(what).first().boundingBox())!;
    assert.ok(box.y >= 0 && box.y + box.height <= 768, `${what}: ${JSON.stringify(box)}`);
  };
  for (const what of ['.goal', '.prompt', '.controls', '.scene svg', '[data-anchor^="front:"]']) await inSight(what);
  assert.match((await game.locator('.goal p').textContent())!, /the most points win/);
  assert.match((await game.locator('.prompt').textContent())!, /roll your 7 dice/);

  // What the line above the board said, word by word.
  await game.evaluate((element) => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    const listen = () => said.add(element.shadowRoot!.querySelector('.story .line')?.textContent?.trim() ?? '');
    new MutationObserver(listen).observe(element.shadowRoot!, { subtree: true, childList: true, characterData: true });
  });
  const turn = () => game.evaluate((e) => (e as unknown as { position: { table: Table } }).position.table.turn);
  let clicks = 0;
  const asked = game.locator('.controls:not([aria-busy]) button').first();
  while ((await turn()) === 1) {
    await asked.waitFor({ timeout: 60_000 });
    const targets = game.locator('.anchor.target');
    const sources = game.locator('.anchor.source');
    // Things lie on one another: whatever is under the pointer, what it is over is meant.
    if ((await targets.count()) > 0) await targets.first().click({ force: true });
    else if ((await sources.count()) > 0) await sources.first().click({ force: true });
    // What is no place on the board is a button.
    else await asked.click();
    clicks++;
    assert.ok(clicks < 80, 'the turn comes to its end');
  }
  await asked.waitFor({ timeout: 60_000 });
  const said = await page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
  const ui = (await load('elfenwizards')) as unknown as GameUi;
  const titles = changes(await recordOf(game), ui, await ui.text('en'));
  assert.ok(titles.length > 2, 'titles changed hands');
  for (const sentences of titles)
    for (const sentence of sentences)
      assert.ok(
        said.some((line) => line.includes(sentence)),
        sentence,
      );
  assert.match((await game.locator('.recap').textContent())!, /Red/, 'the card says what the turn brought');
  assert.deepEqual(troubles, []);
  await watched.close();
});
