/** The default controls, for states without controls of their own. */
import { html, nothing } from 'lit';
import { Control } from './control.js';

/** Shows, for each type of move (verb), a choice of places, a number field, or a button for each move. */
export class DefaultControl extends Control {
  /** A button for a place that only one move touches says that move: “Take the die”, not “The die”. */
  protected override short(anchor: string): string {
    const own = this.view.moves.filter((move) => this.path(move).includes(anchor));
    return own.length === 1 && this.path(own[0]!).length === 1 ? this.say(own[0]!) : super.short(anchor);
  }
  protected override render() {
    const verbs = [...new Set(this.view.moves.map(({ type }) => type))];
    const single = verbs.map((verb) => {
      const field = this.ui.amounts?.[verb];
      if (field !== undefined) return this.amount(verb, field);
      const places = this.view.moves.filter(({ type }) => type === verb).map((move) => this.path(move).length);
      // The button of one move says what its heading would.
      const isButton = places.every((count) => count === 0) || (places.length === 1 && places[0] === 1);
      return isButton ? this.act(undefined, verb) : this.pick(`group:${verb}`, verb);
    });
    const proposals = this.proposals.length > 0 ? html`<div class="row">${this.proposed()}</div>` : nothing;
    return [proposals, ...single];
  }
}
