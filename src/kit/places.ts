/** A board that is made of its places: one list says what can be pointed at, where it is, what it is called and how it looks. */
import { nothing } from 'lit';
import { anchor, type Place } from '../drawing/place.js';
import { sheet } from '../drawing/sheet.js';
import { box, type Drawn } from '../drawing/strokes.js';
import type { BoardContext, GameBoard, Layout } from '../game-ui/game-ui.js';
import type { Text } from '../i18n/text.js';
import type { Move, Table, View } from '../kernel/game.js';

/** The size of a drawing, in its own units. @public */
export interface Size {
  /** The width. */
  readonly width: number;
  /** The height. */
  readonly height: number;
}
/** A place of the board: what it is called, and what lies there. Focus goes through the places in the order of their list. @public */
export interface DrawnPlace extends Omit<Place, 'label' | 'dependencies'> {
  /** What the place and its content are called, in words. */
  label(text: Text): string;
  /** Default: nothing. */
  draw?(ctx: BoardContext): Drawn;
  /** What belongs to the place, but is no part of its button, such as a name above it. Default: nothing. */
  beside?(ctx: BoardContext): Drawn;
}
/** A board that is made of its places. @public */
export interface PlacesBoard<V, M extends Move> {
  /** All places of a board of this size. */
  places(view: View<V, M>, size: Size): readonly DrawnPlace[];
  /** What lies under the places. Default: nothing. */
  scene?(view: View<V, M>, ctx: BoardContext, size: Size): Drawn;
  /** The colours of the ground and of the line around it. Default: parchment. */
  readonly ground?: readonly [body: string, line: string];
}

/** Draws. An error says where it happened: on the page stands its message alone. */
function drawn(where: string, draw: () => Drawn | undefined): Drawn {
  try {
    return draw() ?? nothing;
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The functions of a board that follow from its places. */
export const boardOf = <T extends Table, M extends Move, V>(
  made: PlacesBoard<V, M>,
  sizes: Readonly<Record<Layout, Size>>,
): Pick<GameBoard<T, M, V>, 'anchors' | 'label' | 'board'> => ({
  anchors: (view, layout) =>
    made.places(view, sizes[layout]).map(({ id, area: { x, y, w, h } }) => ({ id, x: x + w / 2, y: y + h / 2 })),
  label: (id, view, text) =>
    made
      .places(view, sizes.wide)
      .find((place) => place.id === id)
      ?.label(text) ?? '',
  board(view, ctx) {
    const size = sizes[ctx.layout];
    const [body, line] = made.ground ?? ['#f3e6c8', '#5c4308'];
    return sheet(size, ctx, [
      box('paper', { x: 2, y: 2, w: size.width - 4, h: size.height - 4 }, 14, body, line, 3),
      drawn(`${view.game}.scene`, () => made.scene?.(view, ctx, size)),
      made
        .places(view, size)
        .map((place) => [
          drawn(`${view.game}.places[${place.id}].beside`, () => place.beside?.(ctx)),
          anchor({ ...place, label: place.label(ctx.text) }, ctx, () =>
            drawn(`${view.game}.places[${place.id}].draw`, () => place.draw?.(ctx)),
          ),
        ]),
    ]);
  },
});
