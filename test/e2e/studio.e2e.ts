/**
 * The site shows one lesson per game that was made in the studio. Each is made again on the built site by clicks and typing,
 * from an empty studio to the page that shows it, and must equal the stored one. A change waits for one game; every night, with
 * `EVERY_GAME=1`, all have their turn.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { siteFile } from '../../docs-site/games.js';
import type { PlayableLesson } from '../../src/elements/playable-lesson/playable-lesson.js';
import type { OwnLesson } from '../../src/game-ui/own-lesson.js';
import { GAMES } from '../../src/games/index.js';
import { games } from '../../src/games/generated/registry.js';
import type { Snapshot } from '../../src/kernel/game.js';
import { walk } from '../../src/kernel/lesson.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { formatMove } from '../../src/kernel/notation.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { play, replay } from '../../src/kernel/play.js';
import { openPage, useTestEnv } from './helpers.js';

const env = useTestEnv();
/** The lesson of this game has every kind of step. */
const DEFAULT = GAMES[0]!;

for (const id of process.env['EVERY_GAME'] ? GAMES : [DEFAULT])
  test(`${id}: the stored lesson can be made in the empty studio, exported, and shown on a page`, async () => {
    const stored = JSON.parse(siteFile(id, 'made.json')!) as Required<OwnLesson>;
    const game = await games[id]!();
    const watched = await openPage(env, { reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } });
    const { page, troubles } = watched;
    const { players, seed } = stored.start as { players: number; seed: number };
    await page.addInitScript(
      (seed) => (crypto.getRandomValues = (into) => (into as unknown as Uint32Array).fill(seed) as never),
      seed,
    );
    await page.goto(`${env.docs}/studio/${id === DEFAULT ? '' : `${id}/`}`);
    const studio = page.locator('playable-studio');
    const [first = 'en', ...others] = Object.keys(stored.words);

    /** Types a sentence in every language. */
    const type = async (fields: Locator, key: string) => {
      for (const lang of [first, ...others])
        await fields.and(studio.locator(`textarea[lang="${lang}"]`)).fill(stored.words[lang]![key]!);
    };
    /** Chooses a move in the list of all moves and plays it. */
    const make = async (line: string, at: Snapshot) => {
      const stage = studio.locator('#stage');
      const move = parseMove(game, line);
      const offered = legalMoves(game, at).filter(({ seat }) => seat === move.seat);
      const n = offered.findIndex((other) => formatMove(game, other) === line);
      assert.ok(n >= 0, `${line} is a legal move`);
      const list = stage.locator('.list');
      if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
      const amount = 'amount' in move ? String(move['amount']) : undefined;
      if (amount !== undefined) {
        const field = stage.locator('.amount input').first();
        await field.fill(amount);
        return field.press('Enter');
      }
      const few = stage.locator(`.option[data-move="${n}"]`);
      const many = stage.locator('.moves select');
      await few.or(many).first().waitFor();
      if ((await few.count()) > 0) await few.locator('input').check();
      else await many.selectOption(String(n));
      await stage.locator('.moves button.primary').click();
    };
    const during = async (mode: string, act: () => Promise<void>) => {
      await studio.locator(`[data-mode="${mode}"]`).click();
      await act();
      await studio.locator('[data-do="done"]').click();
    };

    await studio.locator('[data-begin="game"] [name="players"]').selectOption(String(players));
    await studio.locator('[data-begin="game"] button.primary').click();
    await studio.locator('[data-do="use"]').click();
    for (const lang of others) await studio.locator('[data-field="language"]').selectOption(lang);
    for (const lang of [first, ...others])
      await studio.locator(`input.title[lang="${lang}"]`).fill(stored.words[lang]!['title']!);
    await studio.locator('[data-step="-1"]').click();
    for (const rule of stored.rules) await studio.locator('[data-field="rules"]').selectOption(rule);

    const stops = [...walk(game, stored)];
    for (const [n, step] of stored.steps.entries()) {
      if (n === 0) await studio.locator('[data-step="0"]').click();
      else await studio.locator('[data-do="addStep"]').click();
      await type(studio.locator('.write > .sentence textarea'), step.say);
      // The first place is clicked on the board, the others are chosen in the list.
      for (const [i, anchor] of (step.show ?? []).entries())
        if (i > 0) await studio.locator('.write fieldset select').first().selectOption(anchor);
        else {
          await studio.locator('[data-mode="point"]').click();
          // After typing, a new lesson element replaces the old one in the preview; wait for the new one.
          const written = stored.words[first]![step.say]!.slice(0, 60);
          const read = studio.locator('.reader playable-lesson:not(.coming)').filter({ hasText: written });
          const place = read.locator(`[data-anchor="${anchor}"]`);
          // `force`, because places where no move begins may be pointed at too.
          await place.locator('> .hit').first().click({ force: true });
          await studio.locator('.chips li').first().waitFor();
          await studio.locator('[data-mode="point"]').click();
        }
      const { snapshot, moves } = stops[n]!;
      if (step.play)
        await during('play', async () => {
          let now: Snapshot = replay(game, stored.start, moves.slice(0, moves.length - step.play!.length));
          for (const line of step.play!) {
            await make(line, now);
            now = play(game, now, parseMove(game, line));
          }
          await studio
            .locator('.lines li')
            .nth(step.play!.length - 1)
            .waitFor();
        });
      if (step.expect) await during('expect', () => make(step.expect![0]!, snapshot));
      if (step.wrong) {
        await during('wrong', async () => {
          for (const { move } of step.wrong!) await make(move, snapshot);
        });
        for (const [i, { say }] of step.wrong.entries())
          await type(studio.locator('.wrong').nth(i).locator('textarea'), say);
      }
      if (step.ask) {
        await studio.locator('button[data-do="ask"]').click();
        for (const [i, { say, right, answer }] of step.ask.entries()) {
          const choice = studio.locator('.choice').nth(i);
          await type(choice.locator('.sentence').nth(0).locator('textarea'), say);
          await type(choice.locator('.sentence').nth(1).locator('textarea'), answer);
          await choice.locator('input[type="checkbox"]').setChecked(right === true);
        }
      }
    }
    await studio.locator('.state.quiet').waitFor();

    await studio.locator('[data-do="out"]').click();
    const html = await studio.locator('dialog textarea').inputValue();
    const json = /<script type="application\/json">([^]*?)<\/script>/.exec(html)![1]!;
    assert.deepEqual(JSON.parse(json), stored);

    // An author's page with the exported HTML.
    const address = `${env.docs}/a-blog/post.html`;
    const body = `<!doctype html><html lang="${first}"><meta charset="utf-8"><title>A post</title><link rel="icon" href="/icon.svg">${html}</html>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(address);
    const lesson = page.locator('playable-lesson');
    await lesson.locator('.say').first().waitFor();
    const shown = await lesson.evaluate(async (element: PlayableLesson) => {
      await element.ready();
      return element.shadowRoot!.querySelector('.lesson, .game')!.textContent;
    });
    assert.ok(shown.includes(stored.words[first]!['title']!), 'the title is shown');
    assert.ok(shown.includes(stored.words[first]![stored.steps[0]!.say]!), 'the first sentence is shown');
    assert.deepEqual(troubles, []);
    await watched.close();
  });
