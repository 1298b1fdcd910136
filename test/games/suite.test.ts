/** The part of the suite of all games that needs a browser. */
import { expect, waitUntil } from '@open-wc/testing';
import {
  all,
  anchors,
  element,
  focused,
  hear,
  motion,
  one,
  openForm,
  openMenu,
  place,
  press,
  settled,
  words,
} from '../elements/playable-game/support.js';
import { formatMove, parseRecord, replay, viewFor } from '../../src/index.js';
import { DefaultControl } from '../../src/game-ui/default-control.js';
import { subjects } from './all.js';
import {
  atState,
  drawn,
  endsOf,
  incompleteTexts,
  incompleteAmong,
  lookOf,
  said,
  waitingOf,
  overflowing,
} from './browser.js';
import type { Subject } from '../../src/testing/subject.js';

/** English words that would show up if an element's own texts were not translated. */
const ENGLISH = /\b(?:the|your|with|turn|moves|new|undo|phase is)\b/i;

function describeInBrowser(subject: Subject): void {
  const { ui, isDraft } = subject;
  const { game: rules } = ui;
  const viewOf = (record: string) => {
    const { start, moves } = parseRecord(rules, record);
    const snapshot = replay(rules, start, moves);
    const [seat] = viewFor(rules, snapshot, 'spectator').toAct;
    return viewFor(rules, snapshot, seat ?? 'spectator');
  };

  describe(`${rules.id} on a page`, () => {
    for (const [n, state] of waitingOf(subject).entries()) {
      it(`${state}: controls and list offer every move, no two buttons read the same, axe finds nothing`, async () => {
        const game = await atState(subject, state, { forced: 'off' });
        expect(all(game, '.controls > *').map((e) => e.constructor)).to.eql([ui.controls?.[state] ?? DefaultControl]);
        // Texts load in several parts: as long as they stay the same, the board is not rendered anew.
        const drawing = new Set(all(game, '.scene *'));
        game.words = {};
        await settled(game);
        expect(all(game, '.scene *').filter((part) => !drawing.has(part)).length).to.equal(0);
        const view = viewOf(game.record);
        for (const move of view.moves) {
          const [first] = ui.touches(move, view);
          const acts = all(game, `.controls [data-verb="${move.type}"]`);
          const begins = first ? all(game, `.controls [data-point="${CSS.escape(first)}"]`) : [];
          expect(acts.length + begins.length, formatMove(rules, move)).to.be.greaterThan(0);
        }
        const entries = all(game, '.moves input[type="radio"], .moves option');
        const labels = entries.map((e) => words(e.closest('label') ?? e));
        // A verb with an amount has one number field instead of an entry for each move.
        const kinds = view.moves.filter(({ type }) => !ui.amounts?.[type]).map((move) => formatMove(rules, move));
        expect(new Set(labels).size, labels.join(' | ')).to.equal(new Set(kinds).size);
        // A draft is not held to this yet.
        if (isDraft) return;
        const says = [...one(game, '.controls').querySelectorAll('button')].map((b) => b.ariaLabel ?? words(b));
        expect(says.filter((s, i) => says.indexOf(s) !== i || !/\w/.test(s))).to.eql([]);
        await expect(game).to.be.accessible();
        // The same while something is picked up: the piece and its possible places have different names.
        for (const { dataset } of all(game, '.pick [aria-pressed]')) {
          // A picked-up piece is shown alone until it is put down; then the others are listed again.
          const held = all(game, '.pick:not(.to) [aria-pressed="true"]');
          held.forEach((each) => each.click());
          await settled(game);
          const piece = () => one(game, `.pick:not(.to) [data-point="${CSS.escape(dataset['point']!)}"]`);
          // Put down, a piece with one place only is a button for its move.
          if (!piece().ariaPressed) continue;
          const take = () => piece().click();
          take();
          await settled(game);
          const names = all(game, '.controls button').map((b) => b.ariaLabel ?? words(b));
          expect(names.filter((s, i) => names.indexOf(s) !== i)).to.eql([]);
          take();
          await settled(game);
        }
      }).timeout(30_000);

      it(`${state}: the focus is visible on board places, and stays in the game after a move there`, async () => {
        const game = await atState(subject, state, { forced: 'off' });
        const ids = anchors(game);
        expect(ids).not.to.be.empty;
        one(game, `[data-anchor="${CSS.escape(ids[0]!)}"]`).focus();
        await press(game, 'End');
        // Each state tries a third of the places; together they try all.
        const tried = ids.filter((_, i) => i % 3 === n % 3);
        (focused() as HTMLElement | null)?.blur();
        await drawn(game);
        const before = tried.map((id) => lookOf(game, id));
        for (const [i, id] of tried.entries()) {
          one(game, `[data-anchor="${CSS.escape(id)}"]`).focus();
          await drawn(game);
          expect(lookOf(game, id), `${id} with the focus`).not.to.equal(before[i]);
        }
        // A piece that was picked up automatically is put down: otherwise the first place would complete a move.
        await press(game, 'Escape');
        const view = viewOf(game.record);
        const path = view.moves.map((move) => ui.touches(move, view)).find(({ length }) => length > 0) ?? [];
        for (const id of path) {
          // If a place leads to one other only, the move is made at once, and a curtain may be down already.
          const there = all(game, `[data-anchor="${CSS.escape(id)}"]`)[0];
          if (!there) break;
          there.focus();
          await press(game, 'Enter');
          await settled(game);
        }
        await settled(game);
        await settled(game);
        expect(game.shadowRoot!.contains(focused()), `the focus is on ${focused()?.localName}`).to.equal(true);
      });
    }

    // The form for a new game is the same in every waiting state and in every end state: one of each is enough.
    const formed = [waitingOf(subject)[0], endsOf(subject)[0]];
    for (const state of [...waitingOf(subject), ...endsOf(subject)])
      it(`${state}: shows whole sentences in each language, and fits into 320 px`, async () => {
        const game = await atState(subject, state, {}, 320);
        for (const lang of subject.languages) {
          game.lang = lang;
          await waitUntil(() => one(game, '.game').lang === lang, lang);
          expect(words(one(game, '.phase'))).to.include((await ui.text(lang))[`phase:${state}`]!);
          const form = formed.includes(state) ? await openForm(game as never) : undefined;
          const texts = said(game);
          expect(incompleteAmong(texts), lang).to.eql([]);
          if (lang !== 'en') {
            const names = subject.notEnglish?.[lang] ?? /$^/;
            const words = texts.map((text) => text.replace(names, ''));
            expect(words.filter((text) => ENGLISH.test(text) || subject.english?.test(text))).to.eql([]);
          }
          form?.close();
          await openMenu(game as never);
          all<HTMLDetailsElement>(game, 'details').forEach((details) => (details.open = true));
          await settled(game);
          expect(overflowing(game), lang).to.eql([]);
        }
      }).timeout(30_000);

    it('a game between opponents ends, shows only whole sentences, and fits into 320 px', async () => {
      motion.reduced = true;
      const [players] = rules.players;
      const seats = Array.from({ length: players }, () => 'bot:easy').join(' ');
      const game = element({ game: rules.id, players: String(players), seats, seed: '5' });
      const faults: unknown[] = [];
      const fault = (event: ErrorEvent | PromiseRejectionEvent) => faults.push(event);
      addEventListener('error', fault);
      addEventListener('unhandledrejection', fault);
      const over = hear(game, 'playable-over');
      const refused = hear(game, 'playable-refuse');
      const found = new Set<string>();
      game.addEventListener('playable-phase', () => {
        // Each phase is checked once it is rendered.
        void game.updateComplete.then(() =>
          [...incompleteTexts(game), ...overflowing(game)].forEach((text) => found.add(text)),
        );
      });
      (await place(320)).append(game);
      await game.ready();
      await waitUntil(() => over.length > 0, 'the end', { timeout: 60_000, interval: 100 });
      await settled(game);
      removeEventListener('error', fault);
      removeEventListener('unhandledrejection', fault);
      expect(one(game, '.result')).to.exist;
      expect([...found, ...incompleteTexts(game), ...overflowing(game)]).to.eql([]);
      expect(refused).to.eql([]);
      expect(faults).to.eql([]);
    }).timeout(70_000);
  });
}

for (const subject of await subjects()) describeInBrowser(subject);
