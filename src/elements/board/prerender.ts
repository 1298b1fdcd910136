/**
 * Renders a first board outside the page, before the elements around it, in tasks of its own: first its ground, then all of
 * it. Between the tasks a slow machine can react to input, and nobody sees half a board.
 */
import { noChange, nothing, render, type TemplateResult } from 'lit';
import { directive, Directive, type ChildPart } from 'lit/directive.js';
import { insertPart, setChildPartValue } from 'lit/directive-helpers.js';
import { safeDocument } from '../../dom/safe-document.js';

/** The ground of a board: the template up to its first nested drawing, or half of that drawing where it is a list. */
function groundOf(board: TemplateResult): TemplateResult {
  const first = board.values.findIndex((value) => typeof value === 'object');
  const values = board.values.map((value, i) =>
    i > first ? nothing : Array.isArray(value) ? (value as unknown[]).slice(0, value.length / 2) : value,
  );
  return { ...board, values };
}

export class Prerender {
  #drawn: ChildPart | undefined;

  /** Renders a board, or only its ground, outside the page. */
  draw(board: TemplateResult, isGround: boolean): void {
    this.#drawn ??= insertPart(render(nothing, safeDocument.createDocumentFragment()) as ChildPart);
    setChildPartValue(this.#drawn, isGround ? groundOf(board) : board);
  }
  /** Returns the rendered part, for insertion where it belongs, and forgets it. */
  take(): ChildPart | undefined {
    const drawn = this.#drawn;
    this.#drawn = undefined;
    return drawn;
  }
}

class AheadDirective extends Directive {
  #drawn: ChildPart | undefined;
  override render(_ahead: Prerender, board: TemplateResult): unknown {
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
/** Renders a board. Inserts the part that `Ahead` has already rendered, if there is one. */
export const prerendered = directive(AheadDirective);
