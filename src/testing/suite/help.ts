/**
 * Checks of the help: explanations of places, reasons for moves, and a coach that has words for each phase and seldom
 * doubts a good move.
 */
import assert from 'node:assert/strict';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { Coach } from '../../game-ui/game-ui.js';
import { helpWords } from '../../i18n/help/index.js';
import { wordsOf } from '../../i18n/index.js';
import { textOf, type Text } from '../../i18n/text.js';
import {
  chooseMove,
  legalMoves,
  play,
  startFrames,
  viewFor,
  type Reason,
  type Snapshot,
  type View,
} from '../../index.js';
import { chartOf } from '../../kernel/chart.js';
import { picker } from '../picker.js';
import { chooser, every, once, playGame, seated, startOf } from '../random-games.js';
import type { Lang } from '../../i18n/languages.js';
import type { Checks, Subject } from '../subject.js';
import { translation } from './languages.js';
import { canary } from './secrets.js';
import { checkWhole, noting, tellerOf } from './teller.js';

/** In how many of a hundred moves of a strong player the coach may raise a doubt. */
const SELDOM = 12;

/** The texts of a game and its help; the keys of the help that are asked for are added to `heard`. */
const helperOf = async ({ ui }: Subject, lang: Lang, heard = new Set<string>()) =>
  tellerOf(ui, lang, [noting((await ui.helpText?.(lang)) ?? {}, heard), await ui.text(lang), await helpWords(lang)]);

export function help(subject: Subject): Checks {
  const { ui, ledger, codes } = subject;
  const { game } = ui;
  const checks: Record<string, () => unknown> = {};
  if (!ui.explain && !game.reasons && !ui.coach && !ui.goalPicture) return checks;
  /** Positions from all parts of some games, and those in which a rare verb is offered. */
  const few = once(() => {
    const found: Snapshot[] = [];
    const verbs = new Map<string, number>();
    for (let n = 0; n < 12; n++)
      playGame(subject, startOf(seated(subject), n, 5 + n), chooser(n, subject.idle), (snapshot, offered, i) => {
        const rare = [...new Set(offered.map(({ type }) => type))].filter((type) => (verbs.get(type) ?? 0) < 4);
        rare.forEach((type) => verbs.set(type, (verbs.get(type) ?? 0) + 1));
        if (i % 13 === 0 || rare.length > 0) found.push(snapshot);
      });
    return found;
  });
  const viewOf = (snapshot: Snapshot): View =>
    viewFor(game, snapshot, legalMoves(game, snapshot)[0]?.seat ?? 'spectator');
  /** The reasons for each move and the coach's doubt about it, which are the same in every language. */
  const withReasons = once(async () => {
    const coach = await ui.coach?.();
    return few().map((snapshot) => {
      const view = viewOf(snapshot);
      const found = view.moves.map((move) => {
        const why = game.reasons?.(view, move);
        if (why) assert.ok(why.length > 0, `no reason is given for ${JSON.stringify(move)}`);
        return { why, doubt: coach?.doubt(view, move) };
      });
      return { view, found };
    });
  });
  const heard = new Set<string>();
  const checkSentence = (sentence: string, what: string, lang: Lang) => checkWhole(sentence, what, lang, codes);
  const isRule = (rule: string | undefined, what: string) => {
    if (rule !== undefined && ledger) assert.ok(ledger.ids.includes(rule), `${what}: ${rule} is not in the ledger`);
  };
  const tells = (kind: string, { code, params, rule }: Reason, view: View, text: Text, lang: Lang) => {
    const key = `${kind}.${code}`;
    assert.ok(text.has(key), `${lang}: no sentence for ${key}`);
    checkSentence(text(key, ui.factParams(params, view)), key, lang);
    isRule(rule, key);
  };
  const chart = chartOf(game.machine);
  const waiting = chart.phases.filter((phase) => chart.waits(phase)).sort();
  const advice = ({ words }: Coach) => (words ? Object.values(words) : waiting.map((phase) => `coach.${phase}`));
  const anchorsOf = (view: View): Set<string> =>
    new Set([
      ...(ui.describedAnchors?.(view) ?? []),
      ...(['wide', 'narrow'] as const).flatMap((layout) => ui.anchors(view, layout).map(({ id }) => id)),
    ]);

  for (const lang of subject.languages) {
    checks[`explanations of places, reasons for moves and the coach’s words are whole sentences (${lang})`] =
      async () => {
        const say = await helperOf(subject, lang, heard);
        const [coach, explain] = await Promise.all([ui.coach?.(), ui.explain?.()]);
        for (const [n, { view, found }] of (await withReasons()).entries()) {
          const text = say(view);
          if (explain && n % 4 === 0) {
            for (const anchor of anchorsOf(view)) {
              const explained = explain(anchor, view, text);
              assert.ok(explained, `${anchor} is not explained`);
              checkSentence(explained.text, anchor, lang);
              isRule(explained.rule, anchor);
            }
          }
          for (const { why, doubt } of found) {
            why?.forEach((reason) => tells('reason', reason, view, text, lang));
            if (doubt) tells('doubt', doubt, view, text, lang);
          }
        }
        const text = say(viewOf(few()[0]!));
        for (const key of coach ? advice(coach) : []) {
          assert.ok(text.has(key), `${lang}: no sentence for ${key}`);
          checkSentence(text(key), key, lang);
        }
      };
  }
  for (const lang of subject.languages.filter((each) => each !== 'en' && ui.helpText !== undefined)) {
    const open = async () => ({
      lang,
      english: await ui.helpText!('en'),
      words: await ui.helpText!(lang),
      englishWords: subject.english,
      notEnglish: subject.notEnglish?.[lang],
      same: subject.sameInEnglish?.[lang],
    });
    for (const [title, check] of Object.entries(translation(open)))
      checks[`the help catalogue (${lang}) ${title}`] = check;
  }
  checks['explanations, reasons and doubts do not depend on what their seat may not know'] = async () => {
    const say = await helperOf(subject, 'en');
    const [coach, explain] = await Promise.all([ui.coach?.(), ui.explain?.()]);
    const toldOf = (snapshot: Snapshot, seat: number) => {
      const view = viewFor(game, snapshot, seat);
      const text = say(view);
      const explained = [...anchorsOf(view)].map((anchor) => explain?.(anchor, view, text));
      const reasons = view.moves.map((move) => [game.reasons?.(view, move), coach?.doubt(view, move)]);
      return [explained, reasons, coach?.asks(view)];
    };
    for (const [n, snapshot] of few().entries()) {
      if (n % 6 > 0) continue;
      for (const { seat } of legalMoves(game, snapshot).slice(0, 1))
        assert.deepEqual(toldOf(canary(subject, snapshot, seat, picker(n)), seat), toldOf(snapshot, seat));
    }
  };
  if (ui.goalPicture) {
    checks['the goal reads the same as in the rulebook, and its picture is hidden from screen readers'] = async () => {
      for (const lang of subject.languages) {
        const { goal } = (await ui.rulebook?.(lang)) ?? {};
        assert.ok(goal, lang);
        assert.equal(textOf(lang, [await ui.text(lang)])('game.goal'), goal);
      }
      const drawn = await collectResult(render(await ui.goalPicture!()));
      assert.match(drawn, /^<!--.*?--><svg viewBox="[\d ]+" aria-hidden="true"/);
      assert.doesNotMatch(drawn, /NaN|undefined|\[object/);
    };
  }
  if (ui.endPicture) {
    checks['the picture of the end names every seat, whoever wins: alone, with others, or nobody'] = async () => {
      const draw = await ui.endPicture!();
      for (const players of new Set(seated(subject).players)) {
        const { end } = playGame(subject, { players, seed: 3, options: {} }, chooser(3, subject.idle));
        const view = viewFor(game, end, 'spectator') as View;
        const seats = Array.from({ length: players }, (_, seat) => seat);
        const line = ui.standings(view)[0]!.line!;
        const ranks = [
          seats.map((seat) => ({ seats: [seat], rank: seat + 1, line })),
          seats.map((seat) => ({ seats: [seat], rank: seat < players - 1 ? 1 : players, line })),
          seats.map((seat) => ({ seats: [seat], rank: 2, line })),
          [{ seats, rank: 1, line }],
        ];
        for (const lang of subject.languages)
          for (const standings of ranks)
            for (const reader of [undefined, players - 1]) {
              const text = textOf(lang, [await ui.text(lang), await wordsOf(lang)], undefined, reader);
              const drawn = await collectResult(render(draw({ view, standings, reader, text })));
              assert.match(drawn, /^<!--.*?--><svg[^>]* aria-hidden="true"/);
              assert.doesNotMatch(drawn, /NaN|undefined|\[object/);
              for (const seat of seats) assert.ok(drawn.includes(text('ui.seats', { seat })), `${lang} ${seat}`);
            }
      }
    };
  }
  if (ui.coach) {
    const coaching = once(() => ui.coach!());
    const keys = once(async () => Object.keys((await ui.helpText?.('en')) ?? (await ui.text('en'))));
    checks['the coach has words for exactly the phases that wait for a move'] = async () => {
      const { words } = await coaching();
      const written = (await keys()).flatMap((key) => (key.startsWith('coach.') ? [key.slice('coach.'.length)] : []));
      // Advice for one prompt of a state stands beside that of the state.
      const ofStates = written.filter(
        (key) => !waiting.some((phase) => key.startsWith(`${phase}.`)) || waiting.includes(key),
      );
      assert.deepEqual((words ? Object.keys(words) : ofStates).sort(), waiting);
    };
    checks['every doubt of the coach comes up in random games while the coach is asking'] = async () => {
      const coach = await coaching();
      const due = new Set((await keys()).filter((key) => key.startsWith('doubt.') && !subject.rareHelp?.test(key)));
      const look = every(2, (snapshot) => {
        const view = viewOf(snapshot);
        if (coach.asks(view)) for (const move of view.moves) due.delete(`doubt.${coach.doubt(view, move)?.code ?? ''}`);
      });
      for (let n = 0; n < 60 && due.size > 0; n++)
        playGame(subject, startOf(seated(subject), n, 60 + n), chooser(n, subject.idle), look);
      assert.deepEqual([...due], []);
    };
    checks['the coach seldom doubts the moves of a strong opponent'] = async () => {
      const coach = await coaching();
      const asked: string[] = [];
      let all = 0;
      for (let n = 0; n < 4; n++) {
        let snapshot = startFrames(game, startOf(game, n, 11 + n)).at(-1)!;
        for (let view = viewOf(snapshot); snapshot.status === 'active' && coach.asks(view); view = viewOf(snapshot)) {
          const move = chooseMove(game, view, { seed: all, level: 'hard', budget: 120 });
          const doubt = coach.doubt(view, move);
          all++;
          if (doubt) asked.push(doubt.code);
          snapshot = play(game, snapshot, move);
        }
      }
      assert.ok(all > 20, `${all} moves were looked at`);
      assert.ok(asked.length * 100 <= SELDOM * all, `${asked.length} of ${all}: ${asked.join()}`);
    };
  }
  if (ui.helpText) {
    checks['every text of the help catalogue is used'] = async () => {
      const unused = Object.keys(await ui.helpText!('en')).filter(
        (key) => !heard.has(key) && !key.startsWith('doubt.') && !subject.rareHelp?.test(key),
      );
      assert.deepEqual(unused, []);
    };
  }
  return checks;
}
