/** Checks of the board: places, keyboard navigation, static pictures and the scoreboard, all without a page. */
import assert from 'node:assert/strict';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { picture } from '../../embed/picture.js';
import { legalMoves, viewFor, type Snapshot, type View } from '../../index.js';
import { neighbour } from '../../interaction/neighbours.js';
import { chartOf } from '../../kernel/chart.js';
import { assertAlone } from '../xml.js';
import { every, games, once, phaseOf, playGame, positions } from '../random-games.js';
import type { Checks, Subject } from '../subject.js';
import { heardIn } from './heard.js';
import { tellerOf } from './teller.js';

const LAYOUTS = ['wide', 'narrow'] as const;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** In an order in which neighbours are far apart: views one after the other show the same places. */
const scattered = <T>(all: readonly T[], gap = 16): readonly T[] =>
  Array.from({ length: gap }, (_, from) => all.filter((_, i) => i % gap === from)).flat();

/** All places that can be reached from a place, including itself. */
function reached(from: string, ways: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const id of seen) ways.get(id)!.forEach((other) => seen.add(other));
  return seen;
}

export function board(subject: Subject): Checks {
  const { ui } = subject;
  const { game } = ui;
  const few = once(() => positions(subject, { games: 3, each: 1, seed: 9 }));
  /** The views of every seat that may move, and of a spectator. */
  const viewsOf = (snapshot: Snapshot): View[] =>
    [...new Set(legalMoves(game, snapshot).map(({ seat }) => seat)), 'spectator' as const].map((viewer) =>
      viewFor(game, snapshot, viewer),
    );
  return {
    'custom controls are registered only for phases that wait for a move, no element twice'() {
      const chart = chartOf(game.machine);
      const own = Object.entries(ui.controls ?? {});
      assert.deepEqual(
        own.filter(([phase]) => !chart.phases.includes(phase) || !chart.waits(phase)),
        [],
      );
      assert.equal(new Set(own.map(([, control]) => control)).size, own.length);
    },
    'every place named by an offered move is on the board exactly once, inside the drawing'() {
      const check = (view: View) => {
        for (const layout of LAYOUTS) {
          const { width, height } = ui.size(view, layout);
          assert.ok(width > 0 && height > 0 && Number.isFinite(width / height), `${width} by ${height}`);
          const places = ui.anchors(view, layout);
          const ids = new Set(places.map(({ id }) => id));
          assert.equal(ids.size, places.length, 'a place is listed twice');
          for (const { id, x, y } of places)
            if (!(x >= 0 && y >= 0 && x <= width && y <= height))
              assert.fail(`${id} lies outside the drawing: ${x}, ${y}`);
          for (const move of view.moves)
            for (const id of ui.touches(move, view))
              if (!ids.has(id) && !subject.notYetThere?.test(id))
                assert.fail(`${view.phase} ${layout}: ${JSON.stringify(move)} names ${id}`);
        }
      };
      games(subject, 6, (from, choose) => {
        const look = every(7, (snapshot: Snapshot) => viewsOf(snapshot).forEach(check));
        const { end } = playGame(subject, from, choose, look);
        viewsOf(end).forEach(check);
      });
    },
    'every place that a fact marks as changed, or moves a piece from or to, is on the board in some game'() {
      const { seen, told } = heardIn(subject);
      const missing = new Map<string, string>();
      for (const { key, fact } of told.filter(({ key }) => key.startsWith('fact.'))) {
        const { from, to } = ui.motion?.(fact) ?? {};
        for (const place of [from, to]) if (place !== undefined) missing.set(place, `motion of ${key} names ${place}`);
        for (const place of ui.changed?.(fact) ?? []) missing.set(place, `changed of ${key} names ${place}`);
      }
      for (const { view } of scattered([...seen, ...told]))
        for (const layout of LAYOUTS) {
          if (missing.size === 0) return;
          const ids = ui.anchors(view, layout).map(({ id }) => id);
          ids.forEach((id) => missing.delete(id));
          // A name that ends with a colon stands for all places that begin with it.
          for (const place of missing.keys())
            if (place.endsWith(':') && ids.some((id) => id.startsWith(place))) missing.delete(place);
        }
      assert.ok(missing.size === 0, [...missing.values()].join('\n'));
    },
    'arrow keys lead from every place to every other'() {
      for (const snapshot of few())
        for (const view of viewsOf(snapshot))
          for (const layout of LAYOUTS) {
            const places = ui.anchors(view, layout);
            const ids = places.map(({ id }) => id);
            const ways = new Map(ids.map((id) => [id, ARROWS.map((key) => neighbour(places, id, key)!)]));
            const back = new Map(ids.map((id) => [id, ids.filter((other) => ways.get(other)!.includes(id))]));
            // The first place reaches all, and all reach the first: so each reaches each.
            for (const [what, to] of Object.entries({
              'not reached from the first place': ways,
              'does not reach the first place': back,
            })) {
              const there = reached(ids[0]!, to);
              assert.deepEqual(
                ids.filter((id) => !there.has(id)),
                [],
                `${view.phase} ${layout}: ${what}`,
              );
            }
          }
    },
    async 'the static picture is self-contained, deterministic, and different in the dark scheme'() {
      const say = await tellerOf(ui, 'en');
      const draw = (view: View, more = {}) =>
        picture(ui, view, say(view), { markup: (drawing) => collectResult(render(drawing)), ...more });
      const byPhase = new Map(few().map((snapshot) => [phaseOf(snapshot), snapshot]));
      for (const snapshot of byPhase.values())
        for (const [n, view] of viewsOf(snapshot).entries())
          for (const layout of LAYOUTS) {
            const light = await draw(view, { layout });
            assertAlone(light, 'p-');
            // Viewers differ in what they see, not in how it is drawn: the first, who may move, sees most.
            if (n > 0) continue;
            assert.equal(await draw(view, { layout }), light);
            if (ui.palette)
              assert.notEqual(await draw(view, { layout, scheme: 'dark' }), light, 'the dark scheme looks different');
          }
    },
    async 'the scoreboard renders without holes, and standings list every seat once, best first'() {
      const say = await tellerOf(ui, 'en');
      for (const snapshot of few()) {
        const view = viewFor(game, snapshot, 'spectator');
        const drawn = await collectResult(render(ui.scoreboard(view, { text: say(view) })));
        assert.doesNotMatch(drawn, /NaN|undefined|\[object/);
        const ranked = ui.standings(view);
        assert.deepEqual(
          ranked.flatMap(({ seats }) => seats).sort(),
          [...Array(view.players).keys()],
          'each seat once',
        );
        ranked.slice(1).forEach(({ rank }, n) => assert.ok(rank >= ranked[n]!.rank, 'best first'));
      }
    },
  };
}
