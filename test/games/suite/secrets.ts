/**
 * What a viewer may not know. The canary is a table in which all of that is changed and nothing else: whatever the viewer
 * is given of it has to be the same.
 */
import assert from 'node:assert/strict';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { picture } from '../../../src/embed/picture.js';
import { plainText, renderStatic } from '../../../src/embed/static-rendering.js';
import {
  imagine,
  legalMoves,
  positionOf,
  viewFor,
  formatMove,
  type Snapshot,
  type Table,
  type Viewer,
} from '../../../src/index.js';
import { play } from '../../../src/kernel/play.js';
import { hides, redacted } from '../../../src/kernel/view.js';
import { formatLink } from '../../../src/kernel/permalink.js';
import { seeded } from '../../../src/kernel/random.js';
import { picker, type Pick } from '../../picker.js';
import { every, games, once, phaseOf, playGame, positions, type Visit } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';
import { tellerOf } from './teller.js';

const viewersOf = (subject: Subject, { context: { table } }: Snapshot): Viewer[] => [
  ...Array(subject.ui.game.seated(table)).keys(),
  'spectator',
];
const withTable = (snapshot: Snapshot, table: Table): Snapshot => ({ ...snapshot, context: { table } });

/** The snapshot with all changed that this viewer may not know. */
export function canary(subject: Subject, snapshot: Snapshot, viewer: Viewer, pick: Pick): Snapshot {
  const { table } = snapshot.context;
  const rng = seeded(pick(1_000_000));
  return withTable(snapshot, { ...(subject.redeal ? subject.redeal(table, viewer, pick) : table), rng });
}

/**
 * The paths under which two values differ, places in lists as `*`, so that all hands are one path. Facts that are there and
 * not here count by their code.
 */
function differences(one: Partial<Table>, other: Partial<Table>): Set<string> {
  const { last: facts = [], rng: _rng, ...table } = one;
  const { last: others = [], rng: _other, ...rest } = other;
  const found = new Set<string>();
  const compare = (here: unknown, there: unknown, path: string) => {
    // Most of a table is shared with its views, and is looked at no further.
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

/** What a viewer is given of a table with all changed that it may not know is what it was. */
export const checkSecrets =
  (subject: Subject): Visit =>
  (snapshot, _offered, n) => {
    const { game } = subject.ui;
    for (const viewer of viewersOf(subject, snapshot)) {
      const view = viewFor(game, snapshot, viewer);
      for (const seed of [n, n + 7919])
        assert.deepEqual(viewFor(game, canary(subject, snapshot, viewer, picker(seed)), viewer), view);
    }
  };

export function secrets(subject: Subject): Checks {
  const { ui } = subject;
  const { game } = ui;
  const few = once(() => positions(subject, { games: 4, each: 1, seed: 7 }));
  const eachViewer = (visit: (snapshot: Snapshot, viewer: Viewer, pick: Pick) => void) => (snapshot: Snapshot) => {
    for (const viewer of viewersOf(subject, snapshot)) visit(snapshot, viewer, picker(phaseOf(snapshot).length));
  };
  return {
    'no view carries the generator'() {
      games(subject, 20, (from, choose) => {
        const look = eachViewer((snapshot, viewer) =>
          // Without words of its own a failure is told by reading this file again, each time.
          assert.ok(!JSON.stringify(viewFor(game, snapshot, viewer)).includes('"rng"'), `${viewer} sees it`),
        );
        playGame(subject, from, choose, every(19, look));
      });
    },
    'whatever a viewer may not know changes nothing of what it is given: table, prompt, moves, facts, seats to act'() {
      const check = checkSecrets(subject);
      games(subject, 20, (from, choose) => {
        const { end } = playGame(subject, from, choose, every(subject.redeal ? 3 : 19, check));
        check(end, [], 0);
      });
    },
    'all that a view leaves out is changed by the canary: nothing hidden goes untested'() {
      const hidden = new Set<string>();
      const changed = new Set<string>();
      games(subject, 20, (from, choose, by) => {
        const pick = picker(by);
        const look = eachViewer((snapshot, viewer) => {
          const { table } = snapshot.context;
          const seen = game.view(table, viewer) as Partial<Table>;
          for (const path of differences(table, seen)) hidden.add(path);
          for (const path of differences(table, canary(subject, snapshot, viewer, pick).context.table))
            changed.add(path);
        });
        // At the start nothing may be hidden yet: a game that says nothing of its secrets is looked at after a move.
        playGame(subject, from, choose, every(subject.redeal ? 5 : 50, look, 1));
      });
      assert.equal(hides(game), hidden.size > 0, 'a game that hides something has a `redact`, and no other');
      if (subject.isDraft && !subject.redeal) return;
      const untested = [...hidden].filter((path) => !changed.has(path));
      assert.deepEqual(untested, [], 'hidden, and changed by no `redeal` of the subject');
    },
    'what is imagined looks to its viewer as what it is imagined from, and can be played on'() {
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
    'a move as another may know it tells no more than what that one sees of it'() {
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
    async 'pictures and static renderings of both tables are the same to the viewer'() {
      const say = await tellerOf(ui, 'en');
      const markup = (drawing: unknown) => collectResult(render(drawing));
      const load = () => Promise.resolve(ui);
      const pick = picker(3);
      const byPhase = new Map(few().map((snapshot) => [phaseOf(snapshot), snapshot]));
      for (const snapshot of byPhase.values()) {
        // Where nothing is hidden, all see the same; what is made for one seat is made for all in one way.
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
