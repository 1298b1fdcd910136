/**
 * Checks that nothing hidden leaks to a viewer. They compare a snapshot with a canary: the same table with everything
 * changed that this viewer may not know. Whatever the viewer is given must be equal for both.
 */
import assert from 'node:assert/strict';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { picture } from '../../embed/picture.js';
import { plainText, renderStatic } from '../../embed/static-rendering.js';
import {
  frames,
  imagine,
  legalMoves,
  positionOf,
  refusal,
  viewFor,
  formatMove,
  type Game,
  type Snapshot,
  type Table,
  type Viewer,
} from '../../index.js';
import { play } from '../../kernel/play.js';
import { hides, redacted } from '../../kernel/view.js';
import { chartOf } from '../../kernel/chart.js';
import { formatLink } from '../../kernel/permalink.js';
import { seeded } from '../../kernel/random.js';
import { difference } from '../difference.js';
import { picker, type Picker } from '../picker.js';
import { every, everyMove, games, once, phaseOf, playGame, positions, type Visit } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';
import { tellerOf } from './teller.js';

const viewersOf = (subject: Subject, { context: { table } }: Snapshot): Viewer[] => [
  ...Array(subject.ui.game.seated(table)).keys(),
  'spectator',
];
const withTable = (snapshot: Snapshot, table: Table): Snapshot => ({ ...snapshot, context: { table } });

/** The snapshot with everything changed that this viewer may not know. */
export function canary(subject: Subject, snapshot: Snapshot, viewer: Viewer, pick: Picker): Snapshot {
  const { table } = snapshot.context;
  const rng = seeded(pick(1_000_000));
  return withTable(snapshot, { ...(subject.redeal ? subject.redeal(table, viewer, pick) : table), rng });
}

/**
 * The paths at which two tables differ. List indices are written as `*`, so that all hands share one path. A fact
 * missing from the other table is listed by its code.
 */
function differences(one: Partial<Table>, other: Partial<Table>): Set<string> {
  const { last: facts = [], rng: _rng, ...table } = one;
  const { last: others = [], rng: _other, ...rest } = other;
  const found = new Set<string>();
  const compare = (here: unknown, there: unknown, path: string) => {
    // Views share most of a table by reference: equal references need no comparison.
    if (here === there) return;
    if (typeof here !== 'object' || here === null) return void found.add(path);
    const inside = typeof there === 'object' && there !== null ? (there as Readonly<Record<string, unknown>>) : {};
    for (const [key, inner] of Object.entries(here))
      compare(inner, inside[key], Array.isArray(here) ? `${path}.*` : `${path}.${key}`);
  };
  compare(table, rest, '');
  const known = new Set(others.map((fact) => JSON.stringify(fact)));
  for (const fact of facts) if (!known.has(JSON.stringify(fact))) found.add(`fact ${fact.code}`);
  return found;
}

const nameOf = ({ seats }: Game, viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : seats[viewer]!);

/** The view of a table equals the view of its canary, in which everything is changed that the viewer may not know. */
export const checkSecrets =
  (subject: Subject): Visit =>
  (snapshot, _offered, n) => {
    const { game } = subject.ui;
    for (const viewer of viewersOf(subject, snapshot)) {
      const view = viewFor(game, snapshot, viewer);
      for (const seed of [n, n + 7919]) {
        const seen = difference(view, viewFor(game, canary(subject, snapshot, viewer, picker(seed)), viewer));
        if (seen !== undefined) assert.fail(`${nameOf(game, viewer)} sees ${seen} in ${phaseOf(snapshot)}`);
      }
    }
  };

/** How many moves that look the same to a viewer are compared. */
const ALIKE = 6;

/**
 * Whoever sees the same table is told the same facts. Each move of a seat is made in worlds that look the same to another viewer:
 * here, with everything hidden dealt anew, and with other chance; and so is each move that looks the same. Where a frame then shows
 * the same table but another fact, the fact tells what the table hides. Chance that leaves no trace on any table is no secret.
 */
const checkFacts =
  (subject: Subject): Visit =>
  (snapshot, offered, n) => {
    const { reveals = [], ui } = subject;
    const { game } = ui;
    const chart = chartOf(game.machine);
    const { table } = snapshot.context;
    const pick = picker(n);
    const move = offered[pick(offered.length)]!;
    for (const viewer of viewersOf(subject, snapshot)) {
      if (viewer === move.seat) continue;
      const look = ({ context, value }: Snapshot) => {
        const { last: facts, ...seen } = game.view(context.table, viewer) as Pick<Table, 'last'>;
        const { rng: _rng, last: _last, ...whole } = context.table;
        const last = facts.filter(({ code }) => !reveals.includes(code));
        return { last, seen: JSON.stringify([value, seen]), whole: JSON.stringify(whole) };
      };
      const known = JSON.stringify(redacted(game, move, viewer));
      const alike = offered.filter((other) => JSON.stringify(redacted(game, other, viewer)) === known).slice(0, ALIKE);
      const made = (world: Table) =>
        [move, ...alike].map((each) => chart.microsteps(withTable(snapshot, world), each).map(look));
      const [here, ...others] = made(table);
      const dealt = canary(subject, snapshot, viewer, pick).context.table;
      for (const there of [...others, ...made({ ...dealt, rng: table.rng }), ...made({ ...table, rng: dealt.rng })])
        for (const [i, frame] of here!.entries()) {
          const same = there[i];
          if (same?.seen !== frame.seen) break;
          const told = difference(frame.last, same.last, 'last');
          if (told !== undefined && same.whole !== frame.whole)
            assert.fail(
              `After ${formatMove(game, move)} in ${phaseOf(snapshot)}, ${nameOf(game, viewer)} is told ${told} ` +
                `of ${frame.last.map(({ code }) => `fact.${code}`).join(', ')}, and no table that they see tells it: ` +
                '`view` has to take it out of `last`',
            );
          if (told !== undefined) break;
        }
    }
  };

export function secrets(subject: Subject): Checks {
  const { ui } = subject;
  const { game } = ui;
  const few = once(() => positions(subject, { games: 4, each: 1, seed: 7 }));
  const eachViewer = (visit: (snapshot: Snapshot, viewer: Viewer, pick: Picker) => void) => (snapshot: Snapshot) => {
    for (const viewer of viewersOf(subject, snapshot)) visit(snapshot, viewer, picker(phaseOf(snapshot).length));
  };
  return {
    'no view contains the random number generator'() {
      games(subject, 8, (from, choose) => {
        const look = eachViewer((snapshot, viewer) =>
          // Without a message the assertion would read this source file on every call to make one.
          assert.ok(!JSON.stringify(viewFor(game, snapshot, viewer)).includes('"rng"'), `${viewer} sees it`),
        );
        playGame(subject, from, choose, every(19, look));
      });
    },
    'a view does not depend on what its viewer may not know: table, prompt, moves, facts, seats to act'() {
      const check = checkSecrets(subject);
      games(subject, 8, (from, choose) => {
        const { end } = playGame(subject, from, choose, every(subject.redeal ? 3 : 19, check));
        check(end, [], 0);
      });
    },
    'whoever sees the same table is told the same facts: a fact tells nothing that the table hides'() {
      if (!hides(game)) return;
      games(subject, 8, (from, choose) => void playGame(subject, from, choose, every(5, checkFacts(subject))));
    },
    'everything a view leaves out is changed by `redeal`, so that nothing hidden goes untested'() {
      const hidden = new Set<string>();
      const changed = new Set<string>();
      games(subject, 8, (from, choose, by) => {
        const pick = picker(by);
        const look = eachViewer((snapshot, viewer) => {
          const { table } = snapshot.context;
          const seen = game.view(table, viewer) as Partial<Table>;
          for (const path of differences(table, seen)) hidden.add(path);
          for (const path of differences(table, canary(subject, snapshot, viewer, pick).context.table))
            changed.add(path);
        });
        // Nothing may be hidden yet at the start: a game without `redeal` is checked after a move.
        playGame(subject, from, choose, every(subject.redeal ? 5 : 50, look, 1));
      });
      assert.equal(hides(game), hidden.size > 0, 'a game has `redact` if and only if it hides something');
      if (subject.isDraft && !subject.redeal) return;
      const untested = [...hidden].filter((path) => !changed.has(path));
      assert.deepEqual(untested, [], 'hidden, but never changed by the `redeal` of the subject');
    },
    'an imagined game looks like the real one to its viewer, and can be played on'() {
      for (const snapshot of few()) {
        for (const viewer of viewersOf(subject, snapshot)) {
          const view = viewFor(game, snapshot, viewer);
          for (const seed of [1, 2, 3]) {
            const imagined = imagine(game, view, seed);
            assert.deepEqual(viewFor(game, imagined, viewer), view);
            for (const move of view.moves.slice(0, 3)) play(game, imagined, move);
            assert.ok(legalMoves(game, imagined).length > 0, phaseOf(snapshot));
          }
        }
      }
    },
    'a page that knows one view alone shows the same table, moves and refusals as one that knows the game'() {
      // A page of a game that others play too has no more than its view, as JSON: it imagines the rest, and asks that.
      const sent = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
      games(subject, 6, (from, choose, by) => {
        const pick = picker(by);
        const check = (snapshot: Snapshot) => {
          for (const viewer of viewersOf(subject, snapshot)) {
            if (pick(3) > 0) continue;
            const view = viewFor(game, snapshot, viewer);
            const imagined = imagine(game, sent(view), pick(1_000_000));
            assert.deepEqual(viewFor(game, imagined, viewer), view);
            if (viewer === 'spectator') continue;
            const tried = everyMove(game, viewer);
            for (let n = 0; n < 12 && tried.length > 0; n++) {
              const move = tried[pick(tried.length)]!;
              const said = refusal(game, snapshot, move);
              assert.deepEqual(refusal(game, imagined, move), said, `${phaseOf(snapshot)}: ${formatMove(game, move)}`);
            }
          }
        };
        playGame(subject, from, choose, (snapshot, offered, n) => {
          if (n % 5 > 0) return;
          for (const frame of frames(game, snapshot, offered[pick(offered.length)]!)) check(frame);
        });
      });
    },
    'a redacted move reveals no more to a viewer than what the viewer sees of its effect'() {
      for (const snapshot of few()) {
        const offered = legalMoves(game, snapshot);
        for (const viewer of viewersOf(subject, snapshot)) {
          const told = new Map<string, string>();
          for (const move of offered) {
            if (move.seat === viewer) continue;
            const known = JSON.stringify(redacted(game, move, viewer));
            const seen = JSON.stringify([move.type, move.seat, viewFor(game, play(game, snapshot, move), viewer)]);
            assert.equal(told.get(seen) ?? known, known, `${formatMove(game, move)} for ${viewer}`);
            told.set(seen, known);
          }
        }
      }
    },
    async 'pictures and static renderings do not depend on what the viewer may not know'() {
      const say = await tellerOf(ui, 'en');
      const markup = (drawing: unknown) => collectResult(render(drawing));
      const load = () => Promise.resolve(ui);
      const pick = picker(3);
      const byPhase = new Map(few().map((snapshot) => [phaseOf(snapshot), snapshot]));
      for (const snapshot of byPhase.values()) {
        // Where nothing is hidden, all viewers see the same, so one is enough. Otherwise one seat and the spectator
        // stand for all.
        for (const viewer of viewersOf(subject, snapshot).slice(subject.redeal ? -2 : -1)) {
          const pair = [snapshot, canary(subject, snapshot, viewer, pick)];
          const [one, other] = await Promise.all(
            pair.map(async (each) => {
              const state = formatLink(game, { start: { position: positionOf(game, each), seed: 1 }, moves: [] });
              const seat = viewer === 'spectator' ? viewer : game.seats[viewer]!;
              const made = await renderStatic({ kind: 'game', game: game.id, state, seat }, { load, markup });
              const view = viewFor(game, each, viewer);
              return [await picture(ui, view, say(view), { markup }), plainText(made), ...made.pictures];
            }),
          );
          assert.deepEqual(other, one);
        }
      }
    },
  };
}
