/**
 * A first board is drawn ahead of all that stands around it, out of the page and in tasks of its own: first its ground, then
 * all of it. A reader on a slow machine is answered in between, and nobody sees half a board.
 */
import { noChange, nothing, render, type TemplateResult } from 'lit';
import { directive, Directive, type ChildPart } from 'lit/directive.js';
import { insertPart, setChildPartValue } from 'lit/directive-helpers.js';

/** The ground of a board: what is drawn up to its first drawing, or half of that where it is a list of them. */
function groundOf(board: TemplateResult): TemplateResult {
  const first = board.values.findIndex((value) => typeof value === 'object');
  const values = board.values.map((value, i) =>
    i > first ? nothing : Array.isArray(value) ? (value as unknown[]).slice(0, value.length / 2) : value,
  );
  return { ...board, values };
}

export class Ahead {
  #drawn: ChildPart | undefined;

  /** Draws a board, or only its ground, that is not in the page yet. */
  draw(board: TemplateResult, isGround: boolean): void {
    this.#drawn ??= insertPart(render(nothing, document.createDocumentFragment()) as ChildPart);
    setChildPartValue(this.#drawn, isGround ? groundOf(board) : board);
  }
  /** What was drawn, for the place where it belongs. */
  take(): ChildPart | undefined {
    const drawn = this.#drawn;
    this.#drawn = undefined;
    return drawn;
  }
}

class AheadDirective extends Directive {
  #drawn: ChildPart | undefined;
  override render(_ahead: Ahead, board: TemplateResult): unknown {
    return board;
  }
  override update(part: ChildPart, [ahead, board]: Parameters<this['render']>): unknown {
    const drawn = ahead.take();
    if (drawn) this.#drawn = insertPart(part, undefined, drawn);
    if (!this.#drawn) return board;
    setChildPartValue(this.#drawn, board);
    return noChange;
  }
}
/** A board that may be drawn already. */
export const drawnAhead = directive(AheadDirective);
