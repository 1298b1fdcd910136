/**
 * The controls: one Lit element for each phase of the statechart in which players move. The buttons that end a turn come before
 * the choices, of which there may be thirty, also for who goes from one to the next by keyboard.
 */
import { html, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../kit/index.js';
import { Control, PIPS, type Proposal } from '../../../kit/board.js';
import { mageAt, pips } from '../queries.js';
import { MAJOR_BOXES, MINOR_COST } from '../map.js';
import type { Face, Move } from '../table.js';
import { greyWords, placeName } from '../text/phrase.js';
import { tableOf, type Seen } from '../view.js';
import { pieces } from './in-hand.js';
import { guild } from './palette.js';
import { traySeat } from './spots.js';
import { sums } from './sums.js';

/** A piece, as high as a line of text. */
const small = (drawn: TemplateResult<2>): TemplateResult =>
  html`<svg class="pick-die" viewBox="0 0 30 30" aria-hidden="true">${drawn}</svg>`;
/** A die of a guild. */
function dieFace(face: number, seat: Seat): TemplateResult {
  const [body, line, ink] = guild(seat);
  return small(svg`<rect x="1" y="1" width="28" height="28" rx="6" fill=${body} stroke=${line} stroke-width="2"/>
    <path d=${PIPS[face]} stroke=${ink} stroke-width="6" stroke-linecap="round"/>`);
}
/** A Minor Spell of a guild. */
function tokenFace(seat: Seat): TemplateResult {
  const [body, line, ink] = guild(seat);
  return small(svg`<circle cx="15" cy="15" r="13" fill=${body} stroke=${line} stroke-width="2"/>
    <path d="M15 6l2.6 6.4L24 15l-6.4 2.6L15 24l-2.6-6.4L6 15l6.4-2.6z" fill=${ink}/>`);
}

abstract class EwControl extends Control<Seen, Move> {
  /** The name of a piece to pick up, with the count if there are several. */
  protected override short(anchor: string): string {
    const count = pieces(anchor, this.view);
    const what = this.name(anchor);
    return count > 1 ? this.text('pick.several', { what, count }) : what;
  }
  /** Rolled dice are shown as dice; the button of a box where dice compete has its sums. */
  protected override face(anchor: string): unknown {
    const words = this.short(anchor);
    const seat = traySeat(this.view);
    const [kind, die] = anchor.split(':');
    if (kind === 'rolled') {
      const name = this.name(anchor);
      const count = words.slice(name.length);
      return html`${dieFace(Number(die), seat)}<span class="visually-hidden">${name}</span>${count}`;
    }
    const box = MAJOR_BOXES.find((each) => each === anchor);
    if (!box) return words;
    const here = sums(tableOf(this.view)).filter((sum) => sum.box === box);
    if (here.length === 0) return this.text('pick.spells', { rank: box });
    const own = here.find((sum) => sum.seat === seat)?.count ?? 0;
    const most = Math.max(...here.map(({ count }) => count));
    return this.text('pick.sums', { rank: box, own, most });
  }
  /** The name of an anchor. Dice: face and rank of the box; boxes: the spells in them; mages: owner and place. */
  override name(anchor: string): string {
    const { text } = this;
    const [kind, ...rest] = anchor.split(':');
    switch (kind) {
      case 'rolled':
        return text('pick.die', { die: Number(rest[0]) });
      case 'die':
        return text(rest[0] === 'minor' || rest[0] === 'grey' ? 'pick.die' : 'pick.major', {
          die: Number(rest[2]),
          rank: rest[0]!,
        });
      case 'reserve':
      case 'spent':
        return text(`pick.${kind}`);
      case 'defeated':
        return text('pick.defeated', { rank: rest[0]!, with: greyWords(Number(rest[2]), text) });
      case 'front':
      case 'track':
        return text(`pick.${kind}`, { n: Number(rest[0]) });
    }
    if (text.has(`spells:${anchor}`)) return text(`spells:${anchor}`);
    const mage = mageAt(tableOf(this.view), anchor);
    if (!mage) return placeName(anchor, text);
    const { owner } = mage;
    return text(owner === text.reader ? 'whose.yours' : 'pick.mage', { mage: anchor, owner });
  }
  /** The proposals for the dice in a box that buys; once dice are chosen, the sum of their pips instead. */
  protected price(cost = MINOR_COST): TemplateResult {
    const { using, removed } = this.view.table.go;
    const sum = pips(using) - removed * cost;
    // Once the price is reached, shows no higher one.
    const price = Math.max(1, Math.ceil(sum / cost)) * cost;
    const chosen = () => html`<p class="sum">${this.text('control.chosen', { sum, price })}</p>`;
    return html`<div class="price row">${using.length > 0 ? chosen() : this.proposed()}</div>`;
  }
}

/** Phase 1. */
class HighWizardRetires extends EwControl {
  /** What it costs to mark the turn with this Minor Spell. */
  protected override short(anchor: string): string {
    const [kind] = anchor.split(':');
    if (kind !== 'reserve' && kind !== 'spent') return super.short(anchor);
    return this.text(`pick.mark.${kind}`, { count: pieces(anchor, this.view) });
  }
  protected override render(): TemplateResult {
    return html`${this.pick('group:mark', 'mark')}${this.pick('group:retire', 'retire')}`;
  }
}
/** Phases 2 and 3. */
const casting = (last: 'hold' | 'reroll') =>
  class extends EwControl {
    protected override render(): TemplateResult {
      return html`<div class="row">${this.act('roll', last)}</div>
        ${this.pick('group:place', 'place')}`;
    }
  };
/** Phases 4 and 6. */
const recovering = (...further: Move['type'][]) =>
  class extends EwControl {
    protected override render(): TemplateResult {
      return html`${this.price()}
        <div class="row">${this.act('recover', 'putBack', ...further)}</div>
        ${this.pick('group:use', 'use')}`;
    }
  };
/** Phase 5. */
class Competition extends EwControl {
  /** Other spells beside the player's own mages. */
  protected override chip(move: Move, of: 'place' | 'piece', series?: Proposal<Move>): unknown {
    if (of === 'place' || move.type !== 'favour' || this.isApart(move.mage)) return undefined;
    if (series) return series.moves.map((each) => 'spell' in each && dieFace(each.spell as Face, move.seat));
    return move.spell === 'minor' ? tokenFace(move.seat) : dieFace(move.spell, move.seat);
  }
  /** Spells seldom favour the mages of others. */
  protected override isApart(mage: string): boolean {
    return mageAt(tableOf(this.view), mage)?.owner !== this.view.toAct[0];
  }
  protected override render(): TemplateResult {
    return html`<div class="row">${this.act(undefined, 'pass')}</div>
      ${this.pick('group:favour', 'favour')}`;
  }
}
/** Phases 7 and 8. */
const offering = (verb: 'promote' | 'demote') =>
  class extends EwControl {
    protected override render(): TemplateResult {
      return html`${this.pick(`group:${verb}`, verb)}`;
    }
  };
/** Phase 9. */
class RemoveGreyMagic extends EwControl {
  protected override render(): TemplateResult {
    return html`${this.price(this.view.table.options.greyMagicCost)}
      <div class="row">${this.act(undefined, 'doneGrey', 'putBackGrey', 'takeBackGrey')}</div>
      ${this.pick('group:remove', 'remove')}${this.pick('group:useGrey', 'useGrey')}`;
  }
}

export const controls: Readonly<Record<string, CustomElementConstructor>> = {
  highWizardRetires: HighWizardRetires,
  castMajorSpells: casting('hold'),
  castRemainingSpells: casting('reroll'),
  recoverMinorSpells: recovering('done'),
  competition: Competition,
  recoverMinorSpellsAgain: recovering('takeBack', 'done'),
  awardVacantTitles: offering('promote'),
  demoteMages: offering('demote'),
  removeGreyMagic: RemoveGreyMagic,
};
