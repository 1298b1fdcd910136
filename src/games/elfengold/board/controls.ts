/** The controls: one Lit element for each state of the statechart in which players move. */
import { html, nothing, type TemplateResult } from 'lit';
import { Control } from '../../../kit/board.js';
import { across, chartCost, distance, endsOf, isOn, terrainOf, type RoadId, type Token, type Town } from '../map.js';
import { fare, isTransport } from '../queries.js';
import { UNSEEN, type Move } from '../table.js';
import type { Seen } from '../view.js';
import { roadName, townName } from '../text/phrase.js';
import { countAt, isRoad, isTown, label } from './anchors.js';
import { aboutToken, notYet, sayToken, transportChart } from './chart.js';
import { Planner } from './planner.js';

/** Counters that open more roads have a group of buttons of their own. */
const isOpening = ({ code }: { readonly code: string }): boolean => code.startsWith('lay');

/** Base class: offers each verb as a choice of places or as buttons. */
abstract class EgControl extends Control<Seen, Move> {
  /** The name of a thing, with the count if there are several. */
  protected override short(anchor: string): string {
    const what = this.#bare(anchor);
    const count = countAt(anchor, this.view);
    return count > 1 ? this.text('pick.several', { what, count }) : what;
  }
  #bare(anchor: string): string {
    const { text } = this;
    const [kind, what, face] = anchor.split(':') as [string, string, string];
    if (isTown(anchor)) return townName(anchor);
    if (isRoad(anchor)) return roadName(anchor, text, 'short');
    if (kind === 'token') return text(`pick.token.${face}`, { token: what });
    if (kind === 'drawn') return text('pick.token.shown', { token: what });
    if (kind === 'card') return text('card.name', { card: what });
    if (kind === 'display') return text('card.name', { card: this.view.table.display[Number(what)]! });
    return label(anchor, this.view, text);
  }
  /** Within sentences, a place has its name without a count. */
  override name(anchor: string): string {
    return this.#bare(anchor);
  }
  /** Shows a plan made in an earlier phase on the board from the first render. */
  protected override firstUpdated(): void {
    if (this.marked?.().length) this.redraw();
  }
  protected get boot(): Town {
    return this.view.table.players[this.view.seat as number]!.boot;
  }
  /** Sorts roads by their distance from the boot. */
  protected override inOrder(anchors: readonly string[]): readonly string[] {
    const away = (anchor: string) =>
      isRoad(anchor) ? Math.min(...endsOf(anchor).map((town) => distance(this.boot, town))) : 0;
    return anchors.toSorted((a, b) => away(a) - away(b));
  }
  /** Renders a choice of places for each of the first verbs, and a row of buttons for the rest and for the proposals. */
  protected offer(places: Move['type'][], ...buttons: Move['type'][]): TemplateResult {
    const proposed = this.proposed('', (proposal) => !isOpening(proposal));
    return html`${places.map((verb) => this.pick(`group:${verb}`, verb))}
      <div class="row">${this.act(undefined, ...buttons)}${proposed}</div>`;
  }
  protected chart(): TemplateResult | typeof nothing {
    return transportChart(this.view, this.text, this.unfolded);
  }
}

/** A control that only offers moves: a choice of places for each of the first verbs, and buttons. */
const offering = (places: Move['type'][], ...buttons: Move['type'][]): CustomElementConstructor =>
  class extends EgControl {
    protected override render(): TemplateResult {
      return this.offer(places, ...buttons);
    }
  };

/** Phase 1, and the two cards after a journey. */
class DrawCards extends EgControl {
  protected override render(): TemplateResult {
    return html`${this.offer(['take'], 'draw', 'takeGold')} ${this.chart()}`;
  }
}
/** Phase 3. */
class DrawTokens extends EgControl {
  protected override render(): TemplateResult {
    const drawn = [...new Set(this.view.table.go.drawn)];
    return html`${drawn.map((token) => (token === UNSEEN ? nothing : aboutToken(token, this.view, this.text)))}
    ${this.offer(['show'])} ${this.chart()}`;
  }
}
/**
 * Phase 4: what the counter does, which decides its worth; then bid or pass, side by side; under them how far to go on bidding,
 * and on how many counters to pass.
 */
class Auction extends EgControl {
  /** The counter on the block, which a board that scrolls must show, with the hand beside it. */
  override readonly marked = (): readonly string[] => ['lot:0'];
  protected override render(): TemplateResult {
    const { coins } = this.view.table.players[this.view.seat as number]!;
    return html`<p class="quiet eg-lot">
        ${sayToken(this.view.table.row[0]!, this.view, this.text)} ${this.text('control.coins', { coins })}
      </p>
      <div class="row eg-bid">
        ${this.amount('bid', 'amount', 'group:bid', (move) => this.#overbid(move, coins))}
        ${this.act(undefined, 'pass')}
      </div>
      ${this.#numbers('upTo', 'amount')}
      <div class="row">${this.#numbers('passNext', 'count')}</div>
      ${this.chart()}`;
  }
  /** A button with a number for each proposal of a kind. The last, to pass on all, is the only one on a phone, and says so. */
  #numbers(code: string, param: string): TemplateResult | typeof nothing {
    const proposals = this.proposals.filter((proposal) => proposal.code === code);
    if (proposals.length === 0) return nothing;
    return html`<div class="row eg-numbers" data-of=${code} role="group" aria-labelledby="eg-${code}">
      <span class="quiet" id="eg-${code}">${this.text(`control.${code}`)}</span>
      ${proposals.map((proposal) => {
        const isAll = code === 'passNext' && proposal === proposals.at(-1);
        const label = this.text(isAll ? 'control.passAll' : `proposal.${code}`, proposal.params);
        return html`<button
          data-proposal=${this.proposals.indexOf(proposal)}
          aria-label=${label}
          @click=${() => this.propose(proposal)}
        >
          ${isAll ? html`<span class="eg-all">${label}</span>` : nothing}<span>${proposal.params![param]}</span>
        </button>`;
      })}
    </div>`;
  }
  /** EG-4.3 allows overbidding, at a price: warns before the bid. */
  #overbid(move: Move, coins: number): string {
    const isBeyond = move.type === 'bid' && move.amount > coins && this.text.has('control.overbid');
    return isBeyond ? this.text('control.overbid', { coins }) : '';
  }
}
/** Phase 5. */
class PlaceTokens extends EgControl {
  readonly #planner = new Planner(this);
  /** The road of the button under the pointer or with the focus, which the map shows. */
  #shown: readonly string[] = [];
  override readonly marked = (): readonly string[] => [...this.#planner.marked, ...this.#shown];
  override handleClick(anchor: string): boolean {
    return this.chosen === undefined && this.#planner.add(anchor);
  }
  /** A button that is pressed leaves without another event. */
  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (!changed.has('view') || this.#shown.length === 0) return;
    this.#shown = [];
    this.redraw();
  }
  /** Adds the price in cards of the selected counter's transport on that road. */
  protected override short(anchor: string): string {
    const what = super.short(anchor);
    const token = this.chosen?.split(':')[1] as Token | undefined;
    const cards = isRoad(anchor) && token && isTransport(token) ? chartCost(token, anchor) : undefined;
    return cards === undefined ? what : this.text('pick.cost', { what, cards });
  }
  /** What the numbers on the roads are. */
  #aboutCosts(): TemplateResult | typeof nothing {
    const token = this.chosen!.split(':')[1] as Token | undefined;
    if (!token || !isTransport(token) || !this.text.has('control.costs')) return nothing;
    return html`<p class="quiet eg-costs">${this.text('control.costs')}</p>`;
  }
  /** What the cards would bring with one more counter: a button for each that brings more than without it. */
  #openings(): TemplateResult | typeof nothing {
    if (this.chosen !== undefined || !this.proposals.some(isOpening)) return nothing;
    const show = ({ type, target }: Event) => {
      const at = (target as Element).closest<HTMLElement>('[data-proposal]')?.dataset['proposal'];
      const isOn = type === 'pointerover' || type === 'focusin';
      const road = isOn && at !== undefined ? this.proposals[Number(at)]?.params?.['road'] : undefined;
      this.#shown = typeof road === 'string' ? [road] : [];
      this.redraw();
    };
    return html`<p class="quiet caption eg-openings" id="eg-openings">${this.text('control.openings')}</p>
      <div
        class="eg-openings"
        role="group"
        aria-labelledby="eg-openings"
        @pointerover=${show}
        @pointerout=${show}
        @focusin=${show}
        @focusout=${show}
      >
        ${this.proposed('', isOpening)}
      </div>`;
  }
  protected override render(): TemplateResult {
    return html`${this.#openings()} ${this.offer(['place'], 'pass')}
    ${this.chosen === undefined ? notYet(this.view, this.text) : this.#aboutCosts()} ${this.#planner.render()}
    ${this.chart()}`;
  }
}
class SwapTransports extends EgControl {
  /** Names the transports that can be swapped in from that road. */
  protected override short(road: string): string {
    if (!isRoad(road)) return super.short(road);
    const here = this.view.moves.flatMap((move) => (move.type === 'swap' && move.road === road ? [move.take] : []));
    return this.text('pick.swap', { token: [...new Set(here)], road });
  }
  protected override render(): TemplateResult {
    return this.offer(['swap'], 'decline');
  }
}
/** Phase 6. */
class Journey extends EgControl {
  readonly #planner = new Planner(this);
  #drawn = '';
  override readonly marked = (): readonly string[] => this.#planner.marked;
  override handleClick(anchor: string): boolean {
    return this.chosen === undefined && this.#planner.add(anchor);
  }
  /** Names the town at the other end of a road and the lowest price in cards, without and with a wizard. */
  protected override short(anchor: string): string {
    const { text, boot } = this;
    if (!isRoad(anchor) || !isOn(anchor, boot)) return super.short(anchor);
    const what = text(`road.to.${terrainOf(anchor)}`, { town: across(anchor, boot) });
    const [cards, less] = [this.#lowest(anchor, 'travel'), this.#lowest(anchor, 'bypass')];
    if (less === Infinity) return text('pick.cost', { what, cards });
    return cards === Infinity
      ? text('pick.cost.onlyWizard', { what, cards: less })
      : text('pick.cost.wizard', { what, cards, less });
  }
  /** Every step brings other towns into reach. */
  protected override updated(): void {
    const marks = this.marked().join();
    if (marks !== this.#drawn) this.redraw();
    this.#drawn = marks;
  }
  #lowest(road: RoadId, verb: 'travel' | 'bypass'): number {
    const { moves, table } = this.view;
    const fares = moves.flatMap((move) =>
      move.type === verb && move.road === road
        ? [fare(table.roads[road], road, this.boot, move.by, verb === 'bypass')!]
        : [],
    );
    return Math.min(...fares);
  }
  protected override render(): TemplateResult {
    // With a journey to be paid out, the buttons that end it say what for.
    const stop = this.proposals.length > 0 ? [] : (['stop'] as const);
    // One button for each road: pointing at it asks whether a wizard comes along.
    return html`${this.#planner.render()} ${this.pick('group:travel', 'travel', 'bypass')}
    ${this.offer(['fly'], ...stop)} ${this.chart()}`;
  }
}
class PayCaravan extends EgControl {
  readonly #planner = new Planner(this);
  override readonly marked = (): readonly string[] => this.#planner.marked;
  protected override render(): TemplateResult {
    return this.offer(['pay']);
  }
}

export const controls: Readonly<Record<string, CustomElementConstructor>> = {
  drawCards: DrawCards,
  drawTokens: DrawTokens,
  auction: Auction,
  'placeTokens.placing': PlaceTokens,
  'placeTokens.addTransport': offering(['add'], 'decline'),
  'placeTokens.swapTransports': SwapTransports,
  'travel.journey': Journey,
  'travel.caravan': PayCaravan,
  'travel.handLimit': offering(['discard']),
  'travel.collectIncome': offering([], 'collect'),
  'travel.drawCards': class extends DrawCards {},
  endOfRound: offering(['giveBack'], 'done'),
};
