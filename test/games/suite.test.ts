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
import { DefaultControl } from '../../src/game-ui/default-control.js';
import { inTurn, isWhole } from '../turns.js';
import { subjects } from './all.js';
import { atState, drawn, endsOf, lookOf, waitingOf } from './browser.js';
import {
  alike,
  incompleteAmong,
  incompleteTexts,
  notOffered,
  overflowing,
  said,
  viewOf,
} from '../../src/testing/page-checks.js';
import type { Subject } from '../../src/testing/subject.js';
import { violations } from '../elements/violations.js';

/** English words that would show up if an element's own texts were not translated. */
const ENGLISH = /\b(?:the|your|with|turn|moves|new|undo|phase is)\b/i;

function describeInBrowser(subject: Subject): void {
  const { ui, isDraft } = subject;
  const { game: rules } = ui;

  describe(`${rules.id} on a page`, () => {
    for (const [n, state] of waitingOf(subject).entries()) {
      // One game for both: to bring it to a state takes as long as to look at it.
      it(`${state}: offers every move, no two buttons read the same, axe finds nothing, the focus is seen and stays`, async () => {
        const game = await atState(subject, state, { forced: 'off' });
        expect(all(game, '.controls > *').map((e) => e.constructor)).to.eql([ui.controls?.[state] ?? DefaultControl]);
        // Texts load in several parts: as long as they stay the same, the board is not rendered anew.
        const drawing = new Set(all(game, '.scene *'));
        game.words = {};
        await settled(game);
        expect(all(game, '.scene *').filter((part) => !drawing.has(part)).length).to.equal(0);
        expect(notOffered(game, ui)).to.eql([]);
        // What is read aloud of a board is its name and the names of its places.
        const loose = all(game, '.scene text').filter((text) => !text.closest('[aria-hidden="true"]'));
        expect(loose.map((text) => text.textContent)).to.eql([]);
        // A draft is not held to this yet. Axe takes as long as all the rest: a change waits for it in every second state.
        if (!isDraft && (isWhole || n % 2 === 0)) expect(await violations(game)).to.deep.equal([]);
        if (!isDraft) expect(await alike(game)).to.eql([]);

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
        const view = viewOf(ui, game.record);
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
      }).timeout(30_000);
    }

    // The form for a new game is the same in every waiting state and in every end state: one of each is enough.
    const formed = [waitingOf(subject)[0], endsOf(subject)[0]];
    for (const [n, state] of [...waitingOf(subject), ...endsOf(subject)].entries()) {
      const languages = formed.includes(state) ? subject.languages : inTurn(subject.languages, n);
      it(`${state}: shows whole sentences in ${languages.join()}, and fits into 320 px`, async () => {
        const game = await atState(subject, state, {}, 320);
        for (const lang of languages) {
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
    }

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
