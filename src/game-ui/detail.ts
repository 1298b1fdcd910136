/** A small picture of a lesson: selects the step and the part of the board that it shows. */
import type { View } from '../kernel/game.js';
import { readerOf, walk, type Lesson } from '../kernel/lesson.js';
import { viewFor } from '../kernel/view.js';
import type { GameUi } from './game-ui.js';

/** Height divided by width. */
const RATIO = 10 / 16;

/** The index of the step that is drawn: the first that points at something, else 0. */
export const drawnStep = ({ steps }: Lesson): number =>
  Math.max(
    0,
    steps.findIndex(({ show }) => show?.length),
  );

/** The content of a lesson's picture. */
export interface Drawn {
  readonly view: View;
  /** The places that the step points at. */
  readonly shown: ReadonlySet<string>;
  /** The part of the board that contains these places, with a margin. */
  readonly box: Box;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The content of a lesson's picture. Throws `BadInput` for an invalid lesson. */
export function drawnOf(ui: GameUi, lesson: Lesson): Drawn {
  const n = drawnStep(lesson);
  const { snapshot } = [...walk(ui.game, lesson)][n]!;
  const shown = new Set(lesson.steps[n]!.show);
  const view = viewFor(ui.game, snapshot, readerOf(ui.game, lesson));
  return { view, shown, box: boxOf(ui, view, shown) };
}

function boxOf(ui: GameUi, view: View, shown: ReadonlySet<string>): Box {
  const places = ui.anchors(view, 'wide').filter(({ id }) => shown.has(id));
  const { width, height } = ui.size(view, 'wide');
  if (places.length === 0) return { x: 0, y: 0, width, height: width * RATIO };
  const [left, right] = ends(places.map(({ x }) => x));
  const [top, bottom] = ends(places.map(({ y }) => y));
  const wide = Math.min(
    width,
    Math.max(0.45 * width, right - left + 0.2 * width, (bottom - top) / RATIO + 0.25 * width),
  );
  const within = (middle: number, part: number, whole: number) =>
    Math.min(Math.max(middle - part / 2, 0), whole - part);
  const x = within((left + right) / 2, wide, width);
  return { x, y: within((top + bottom) / 2, wide * RATIO, height), width: wide, height: wide * RATIO };
}
const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
