/** The suite of all games, as far as it needs a page. */
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
import { atState, drawn, endsOf, hollow, hollowOf, lookOf, said, waitingOf, wide } from './browser.js';
import type { Subject } from './subject.js';

/** English words that would be seen if an element's own were not translated. */
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
      it(`${state}: its controls and the list make every move, no two buttons say the same, axe finds nothing`, async () => {
        const game = await atState(subject, state, { forced: 'off' });
        expect(all(game, '.controls > *').map((e) => e.constructor)).to.eql([ui.controls?.[state] ?? DefaultControl]);
        // Words come in several goes: where they say the same, nothing of the board is put into the page anew.
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
        // Those of a verb that names an amount are a number field.
        const kinds = view.moves.filter(({ type }) => !ui.amounts?.[type]).map((move) => formatMove(rules, move));
        expect(new Set(labels).size, labels.join(' | ')).to.equal(new Set(kinds).size);
        // A game in writing is not held to this yet.
        if (isDraft) return;
        const says = [...one(game, '.controls').querySelectorAll('button')].map((b) => b.ariaLabel ?? words(b));
        expect(says.filter((s, i) => says.indexOf(s) !== i || !/\w/.test(s))).to.eql([]);
        await expect(game).to.be.accessible();
        // Nor while something is taken up: what it is and where it goes are named apart.
        for (const { dataset } of all(game, '.pick [aria-pressed]')) {
          // What is in the hand stands alone, until it is put down: then the others are there again.
          const held = all(game, '.pick:not(.to) [aria-pressed="true"]');
          held.forEach((each) => each.click());
          await settled(game);
          const take = () => one(game, `.pick:not(.to) [data-point="${CSS.escape(dataset['point']!)}"]`).click();
          take();
          await settled(game);
          const names = all(game, '.controls button').map((b) => b.ariaLabel ?? words(b));
          expect(names.filter((s, i) => names.indexOf(s) !== i)).to.eql([]);
          take();
          await settled(game);
        }
      }).timeout(30_000);

      it(`${state}: the focus is visible on places of the board, and stays in the game after a move there`, async () => {
        const game = await atState(subject, state, { forced: 'off' });
        const ids = anchors(game);
        expect(ids).not.to.be.empty;
        one(game, `[data-anchor="${CSS.escape(ids[0]!)}"]`).focus();
        await press(game, 'End');
        // Between them the states try every place.
        const tried = ids.filter((_, i) => i % 3 === n % 3);
        (focused() as HTMLElement | null)?.blur();
        await drawn(game);
        const before = tried.map((id) => lookOf(game, id));
        for (const [i, id] of tried.entries()) {
          one(game, `[data-anchor="${CSS.escape(id)}"]`).focus();
          await drawn(game);
          expect(lookOf(game, id), `${id} with the focus`).not.to.equal(before[i]);
        }
        // What came to be in the hand by itself is put down: else the first of two would be a whole move.
        await press(game, 'Escape');
        const view = viewOf(game.record);
        const path = view.moves.map((move) => ui.touches(move, view)).find(({ length }) => length > 0) ?? [];
        for (const id of path) {
          // Where one place goes to another alone, the move is made, and a curtain may be down already.
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

    // The form of a new game says the same wherever one plays, and wherever it is over.
    const formed = [waitingOf(subject)[0], endsOf(subject)[0]];
    for (const state of [...waitingOf(subject), ...endsOf(subject)])
      it(`${state}: whole sentences in each language, and no wider than 320 px`, async () => {
        const game = await atState(subject, state, {}, 320);
        for (const lang of subject.languages) {
          game.lang = lang;
          await waitUntil(() => one(game, '.game').lang === lang, lang);
          expect(words(one(game, '.phase'))).to.include((await ui.text(lang))[`phase:${state}`]!);
          const form = formed.includes(state) ? await openForm(game as never) : undefined;
          const texts = said(game);
          expect(hollowOf(texts), lang).to.eql([]);
          if (lang !== 'en') {
            const names = subject.notEnglish?.[lang] ?? /$^/;
            const words = texts.map((text) => text.replace(names, ''));
            expect(words.filter((text) => ENGLISH.test(text) || subject.english?.test(text))).to.eql([]);
          }
          form?.close();
          await openMenu(game as never);
          all<HTMLDetailsElement>(game, 'details').forEach((details) => (details.open = true));
          await settled(game);
          expect(wide(game), lang).to.eql([]);
        }
      }).timeout(30_000);

    it('a whole game by opponents: it ends, says only whole sentences, and keeps within 320 px', async () => {
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
        // Each phase is looked at when it is drawn.
        void game.updateComplete.then(() => [...hollow(game), ...wide(game)].forEach((text) => found.add(text)));
      });
      (await place(320)).append(game);
      await game.ready();
      await waitUntil(() => over.length > 0, 'the end', { timeout: 60_000, interval: 100 });
      await settled(game);
      removeEventListener('error', fault);
      removeEventListener('unhandledrejection', fault);
      expect(one(game, '.result')).to.exist;
      expect([...found, ...hollow(game), ...wide(game)]).to.eql([]);
      expect(refused).to.eql([]);
      expect(faults).to.eql([]);
    }).timeout(70_000);
  });
}

for (const subject of await subjects()) describeInBrowser(subject);
