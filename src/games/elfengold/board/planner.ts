/**
 * Plans a journey before anything is paid. The reader chooses towns and sees the cheapest ways there: the cost, income and
 * pieces of each, and the cards missing. A button travels a way that can be paid. Uses only the reader's view, and the
 * search that opponents use.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Viewer } from '../../../kit/index.js';
import type { Control } from '../../../kit/board.js';
import { CAPITAL, TOWNS, type Town, type TravelCard } from '../map.js';
import { countOf, isOverLimit, meOf, minus } from '../queries.js';
import { EXACT, reach, waysTo, type Bill, type Item, type Way } from '../routes.js';
import type { Move, Player } from '../table.js';
import type { Seen } from '../view.js';
import { townName } from '../text/phrase.js';
import { inReach, isTown } from './anchors.js';
import { gainOf } from './openings.js';
import { endings } from './proposals.js';

/** The plan of one reader at one board. */
interface Plan {
  /** Whose plan it is. The next reader on the same device does not see it. */
  readonly seat: Viewer;
  /** The round and the cards for which it was made. A plan for others is of another game, which the board has shown before. */
  readonly round: number;
  readonly hand: readonly TravelCard[];
  stops: Town[];
  /** Index of the chosen way. */
  chosen: number;
  /** Position of the boot at the time of planning. */
  boot: Town | undefined;
}
/**
 * Plans by the root node that contains a board's controls. So a plan made while placing counters still exists on the
 * journey.
 */
const plans = new WeakMap<object, Plan>();
/** A town in reach, with a cheapest way there. */
interface Near {
  readonly to: Town;
  readonly way: Way;
}
/** A reader could not compare more ways than these. */
const MOST = 6;
/** Number of towns offered by name; all are on the map and in the list. */
const NEAR = 4;

/** Whether these are some or all of those cards: on the journey they become fewer. */
const isWithin = (cards: readonly TravelCard[], all: readonly TravelCard[]): boolean =>
  cards.every((card) => countOf(cards, card) <= countOf(all, card));
const isJourney = ({ phase }: { readonly phase: string }): boolean => phase === 'travel.journey';

export class Planner {
  readonly #control: Control<Seen, Move>;
  #cache: { key: string; ways: Way[] } | undefined;
  #reached: { key: string; near: readonly Near[] } | undefined;

  constructor(control: Control<Seen, Move>) {
    this.#control = control;
  }

  get #plan(): Plan {
    const root = this.#control.getRootNode();
    const { seat, table } = this.#control.view;
    const { hand } = this.#me;
    const { round } = table;
    const known = plans.get(root);
    if (known?.seat === seat && known.round === round && isWithin(hand, known.hand)) return known;
    const plan: Plan = { seat, round, hand, stops: [], chosen: 0, boot: undefined };
    plans.set(root, plan);
    // The map still marks the one before.
    if (known) this.#control.redraw();
    return plan;
  }
  get #me(): Player {
    const { table, seat } = this.#control.view;
    return meOf(table, seat);
  }
  /** The roads of the chosen way, and the chosen towns; before one is chosen on a journey, the towns in reach. */
  get marked(): readonly string[] {
    if (!this.#control.isConnected) return [];
    this.#arrive();
    const { stops } = this.#plan;
    if (stops.length === 0)
      return isJourney(this.#control.view) ? this.#near.map(({ to, way }) => inReach(to, way.cards)) : [];
    const way = this.#chosen;
    return [...stops, ...(way?.legs ?? []).flatMap(({ road }) => (road === null ? [] : [road]))];
  }
  /** Adds a town to reach after the others; the last one added again is removed. Returns false if the anchor is no town. */
  add(anchor: string): boolean {
    if (!isTown(anchor)) return false;
    const { stops } = this.#plan;
    this.#change(stops.at(-1) === anchor ? stops.slice(0, -1) : [...stops, anchor]);
    return true;
  }

  #change(stops: Town[]): void {
    Object.assign(this.#plan, { stops, chosen: 0 });
    this.#control.redraw();
    this.#control.requestUpdate();
  }
  get #ways(): Way[] {
    const { roads, values } = this.#control.view.table;
    const { boot, hand, coins, towns } = this.#me;
    const { stops } = this.#plan;
    const key = JSON.stringify([roads, values, boot, hand, coins, towns, stops]);
    if (this.#cache?.key !== key)
      this.#cache = { key, ways: waysTo({ roads, values }, { boot, hand, coins, towns }, stops).slice(0, MOST) };
    return this.#cache.ways;
  }

  /** Counters that others place may leave fewer ways than there were when the reader chose one. */
  get #at(): number {
    return Math.min(this.#plan.chosen, this.#ways.length - 1);
  }
  get #chosen(): Way | undefined {
    return this.#ways[this.#at];
  }

  /** Removes a town from the plan once it is reached. */
  #arrive(): void {
    const plan = this.#plan;
    const { boot } = this.#me;
    if (plan.boot !== boot && plan.stops[0] === boot) {
      plan.stops = plan.stops.slice(1);
      plan.chosen = 0;
    }
    plan.boot = boot;
  }
  /**
   * Cards that no other part of the bill needs. Those that fit the fewest roads with counters come first; they pay for
   * caravans.
   */
  #spare(bill: Bill): TravelCard[] {
    const use = (card: TravelCard) =>
      card === 'wizard' || card === 'raft'
        ? 9
        : Object.values(this.#control.view.table.roads).filter((lying) => lying.includes(card as never)).length;
    const kept = EXACT.reduce<readonly TravelCard[]>((cards, kind) => minus(cards, kind, bill[kind]), this.#me.hand);
    return minus(kept, 'wizard', bill.bypass + bill.flight).toSorted((a, b) => use(a) - use(b));
  }
  #moves({ bill, legs }: Pick<Way, 'bill' | 'legs'>): Move[] {
    const seat = this.#control.view.seat as number;
    const spare = this.#spare(bill);
    return legs.flatMap(({ road, to, by, cards, bypass }): Move[] => {
      if (by === 'wizard' || road === null) return [{ type: 'fly', seat, town: to }];
      const paid = by === 'caravan' ? spare.splice(0, cards) : [];
      return [
        { type: bypass ? 'bypass' : 'travel', seat, road, by },
        ...paid.map((card): Move => ({ type: 'pay', seat, card })),
      ];
    });
  }

  /** Proposes the whole way as one decision, with what the journey then brings: undone at once, shown step by step. */
  #go(way: Way, ending: readonly Move[] = []): void {
    this.#control.propose({ moves: [...this.#moves(way), ...ending] });
    this.#change([]);
  }
  /**
   * EG-6.3: buttons that travel a way, stop there and take the coins or the cards; none if cards must be discarded first.
   * `says` is the text around the coins or cards.
   */
  #endings(way: Way, says?: string): TemplateResult[] {
    const { text, view } = this.#control;
    const hand = this.#me.hand.slice(way.cards);
    if (isOverLimit(view.table, { ...this.#me, hand })) return [];
    return endings(view.seat as number, hand.length > 0).map(({ as, moves }) => {
      const gain = text(`plan.end.${as}`, { coins: view.table.go.income + way.income });
      const what = says ? text(says, { what: gain }) : gain;
      const label = text('plan.end', { what, town: way.legs.at(-1)!.to });
      return html`<button
        class="chip"
        data-end=${as}
        title=${label}
        aria-label=${label}
        @click=${() => this.#go(way, moves)}
      >
        ${what}
      </button>`;
    });
  }
  /** Travels to the first caravan, whose cards the reader chooses. The rest of the plan stays. */
  #pay({ bill, legs }: Way): void {
    const at = legs.findIndex(({ by }) => by === 'caravan');
    const { stops } = this.#plan;
    const reached = legs.slice(0, at).reduce((stage, { to }) => stage + (to === stops[stage] ? 1 : 0), 0);
    const [caravan] = this.#moves({ bill, legs: [legs[at]!] });
    this.#control.propose({ moves: [...this.#moves({ bill, legs: legs.slice(0, at) }), caravan!] });
    this.#change(stops.slice(reached));
  }

  render(): TemplateResult {
    this.#arrive();
    const { text, view } = this.#control;
    const { stops } = this.#plan;
    const place = ['eg-plan', isJourney(view) && 'first', stops.length > 0 && 'on'].filter(Boolean).join(' ');
    return html`<div class=${place} role="group" aria-label=${text('plan.title')}>
      <p class="eg-plan-head"><strong>${text('plan.title')}</strong> ${this.#chooser()}</p>
      ${stops.length > 0 ? html`${this.#stops()} ${this.#goButton()} ${this.#offers()}` : this.#within()}
      ${view.phase === 'placeTokens.placing' && stops.length > 0 ? html`<p class="quiet">${text('plan.thought')}</p>` : nothing}
    </div>`;
  }
  #chooser(): TemplateResult {
    const { text } = this.#control;
    const onPick = (event: Event) => {
      const select = event.target as HTMLSelectElement;
      if (isTown(select.value)) this.add(select.value);
      select.value = '';
    };
    return html`<select aria-label=${text('plan.add')} @change=${onPick}>
      <option value="">${text('plan.add')}</option>
      ${TOWNS.map((town) => html`<option value=${town}>${townName(town)}</option>`)}
    </select>`;
  }
  #stops(): TemplateResult {
    const { text } = this.#control;
    const { stops } = this.#plan;
    return html`<div class="row">
      ${stops.map(
        (town, i) =>
          html`<button
            class="eg-stop"
            aria-label=${text('plan.remove', { town })}
            @click=${() => this.#change(stops.toSpliced(i, 1))}
          >
            ${townName(town)} ×
          </button>`,
      )}
      <button data-do="plan-clear" @click=${() => this.#change([])}>${text('plan.clear')}</button>
    </div>`;
  }
  /** Towns that the hand can reach. Neither the starting town nor the capital counts: the capital brings nothing. */
  get #near(): readonly Near[] {
    const { roads, values } = this.#control.view.table;
    const { boot, hand, coins, towns } = this.#me;
    const key = JSON.stringify([roads, values, boot, hand, coins, towns]);
    if (this.#reached?.key !== key) {
      const ways = Object.values(reach({ roads, values }, { boot, hand, coins, towns }));
      const near = ways.map((way) => ({ to: way.legs.at(-1)!.to, way })).filter(({ to }) => to !== CAPITAL);
      this.#reached = { key, near };
    }
    return this.#reached.near;
  }
  /** Towns in reach, the best value for their cards first. Collapsed while counters are placed. */
  #within(): TemplateResult {
    const { text, view } = this.#control;
    const worth = ({ way }: Near) => gainOf(way) / way.cards;
    const best = this.#near.toSorted((a, b) => worth(b) - worth(a));
    if (best.length === 0) return html`<p class="quiet">${text('plan.nowhere')}</p>`;
    const said = text(best.length > NEAR ? 'plan.within.best' : 'plan.within', { count: best.length });
    const towns = best.slice(0, NEAR).map(({ to, way }) => {
      const near = text('plan.near', { town: to, cards: way.cards, coins: way.income });
      const plan = html`<button data-plan=${to} @click=${() => this.add(to)}>${near}</button>`;
      if (!isJourney(view)) return plan;
      const label = text('plan.goNear', { what: near });
      return html`<span class="chips"
        >${plan}<button class="chip" data-go=${to} aria-label=${label} @click=${() => this.#go(way)}>
          ${text('plan.goNow')}</button
        >${this.#endings(way)}</span
      >`;
    });
    if (!isJourney(view))
      return html`<details class="eg-near">
        <summary class="quiet">${said}</summary>
        <div class="pick">${towns}</div>
      </details>`;
    return html`<p class="quiet">${said}</p>
      <div class="pick eg-towns">
        <span class="eg-heads" aria-hidden="true"
          ><span>${text('plan.head.plan')}</span><span>${text('plan.head.end')}</span></span
        >
        ${towns}
      </div>`;
  }
  #offers(): TemplateResult {
    const { text } = this.#control;
    const ways = this.#ways;
    if (ways.length === 0) return html`<p class="refused">${text('plan.none')}</p>`;
    const chosen = this.#at;
    const pick = (i: number) => () => {
      this.#plan.chosen = i;
      this.#control.redraw();
      this.#control.requestUpdate();
    };
    return html`<div role="radiogroup" aria-label=${text('plan.ways')} class="eg-ways">
      ${ways.map(
        (way, i) =>
          html`<label class="eg-way">
            <input type="radio" name="eg-way" .checked=${i === chosen} @change=${pick(i)} />
            <span>${this.#sayWay(way, i === chosen)}</span>
          </label>`,
      )}
    </div>`;
  }
  /** Describes a way: its cards, income and pieces, and the cards missing; of the chosen way also its caravan and its steps. */
  #sayWay(way: Way, isChosen: boolean): TemplateResult {
    const { text } = this.#control;
    const items = (bill: Readonly<Partial<Record<Item, number>>>) =>
      (Object.entries(bill) as [Item, number][])
        .filter(([, count]) => count > 0)
        .map(([item, count]) => text('plan.item', { item, count }))
        .join(', ');
    const legs = way.legs.map(({ to, by }) => text('plan.leg', { town: to, by })).join(', ');
    return html`<strong>${text('plan.cost', { cards: way.cards })}</strong> ${items(way.bill)}.
      ${text('plan.gain', { coins: way.income, count: way.pieces.length })}
      ${way.coins > 0 ? text('plan.fee', { coins: way.coins }) : nothing}
      ${way.short > 0 ? html`<span class="refused">${text('plan.missing', { what: items(way.missing) })}</span>` : nothing}
      ${isChosen && way.short === 0 && way.bill.caravan > 0 ? text('plan.caravan', { card: this.#spare(way.bill).slice(0, way.bill.caravan).toSorted() }) : nothing}
      ${isChosen ? html`<span class="quiet">${text('plan.by', { legs })}</span>` : nothing}`;
  }
  #goButton(): TemplateResult | typeof nothing {
    const { text, view } = this.#control;
    const way = this.#chosen;
    if (!way || way.short > 0 || !isJourney(view)) return nothing;
    const isChoice =
      way.bill.caravan > 0 &&
      new Set(this.#spare(way.bill)).size > 1 &&
      this.#spare(way.bill).length > way.bill.caravan;
    return html`<div class="row">
      <button class="primary" data-do="plan-go" @click=${() => this.#go(way)}>
        ${text('plan.go', { cards: way.cards })}
      </button>
      ${this.#endings(way, 'plan.goEnd')}
      ${isChoice ? html`<button data-do="plan-pay" @click=${() => this.#pay(way)}>${text('plan.pay')}</button>` : nothing}
    </div>`;
  }
}
