/** The controls: one Lit element for each state of the statechart in which players move. */
import { html, nothing, type TemplateResult } from 'lit';
import { Control } from '../../../kit/board.js';
import { aimedAt, attackCard, healsNothing } from '../queries.js';
import type { Move } from '../table.js';
import { ALL, aimOf, seatOf } from '../targets.js';
import type { Seen } from '../view.js';
import { intentOf } from '../text/labels.js';
import { attackOfPlace, chipText, measureOf, oddsText } from './odds-text.js';
import { BAND, DISCARDS } from './anchors.js';
import { seeing, type DeckUi } from './seeing.js';

/** Verbs whose moves begin at a place, by phase; all others are buttons. */
const PREPARED = ['equip', 'summon', 'heal', 'ward', 'use', 'drink', 'skill', 'steal'] as const;
const ATTACKED = ['cast', 'dismiss', 'cantrip', 'assault', 'use', 'drink', 'skill', 'steal'] as const;

/** Attacks on one target, whose odds are told. With several targets, each has its odds beside it on the board. */
const AIMED: ReadonlySet<Move['type']> = new Set(['cast', 'cantrip', 'assault'] as const);

/** Verbs that are explained in a sentence while their card is picked up. */
const EXPLAINED = ['summon', 'dismiss'] as const;

abstract class Phase extends Control<Seen, Move> {
  /** The short name of an anchor: the name of the card, or of the mage, companion or enemy. */
  protected override short(anchor: string): string {
    const { text, view } = this;
    const [kind, name] = anchor.split(':') as [string, string?];
    const { mages, enemies } = view.table;
    if (kind === 'hand') {
      const { deck } = this.ui as DeckUi;
      const card = deck.cards.get(name!)!;
      const me = mages[view.toAct[0] ?? 0]!;
      const isVain = view.phase !== 'end.deciding' && healsNothing({ deck }, card, me);
      return text(isVain ? 'short.unhurt' : `card:${card.id}`, { card: card.id });
    }
    if (kind === 'place') {
      const companion = mages[view.toAct[0] ?? 0]?.companion;
      return view.phase.startsWith('attack') && companion
        ? text(`card:${companion.card}`)
        : text('short.role', { role: name! });
    }
    if (kind === 'slot') {
      const [, seat, slot] = anchor.split(':') as [string, string, 'staff'];
      const card = mages[seatOf(seat)!]!.worn[slot];
      return card !== null && view.table.choice ? text(`card:${card}`) : text('short.slot', { slot });
    }
    if (anchor === ALL) return text('target.start.all');
    if (anchor === BAND) return text('short.band');
    if (anchor === DISCARDS) return text('short.discards');
    const aim = aimOf(anchor);
    if (aim.kind === 'enemy') {
      const enemy = enemies.find(({ number }) => number === aim.number);
      return enemy ? text(`card:${enemy.card}`) : text('target.start.enemy');
    }
    if (aim.kind === 'companion') return text('target.companion', { seat: aim.seat });
    if (aim.seat !== this.view.toAct[0]) return text(`seat:${aim.seat}`);
    // At the reader's own mage: the cantrip, if a move begins there; else the mage itself as the place where the move ends.
    const isBeginning = this.chosen === undefined || this.chosen === anchor;
    return text(isBeginning && this.#all.some(({ type }) => type === 'cantrip') ? 'short.cantrip' : 'short.self');
  }
  /** Beside an attack, what the percentages on its small buttons measure. */
  protected override face(anchor: string): unknown {
    const name = this.short(anchor);
    const look = seeing(this.view, (this.ui as DeckUi).deck);
    const isAttack = this.#all.some((move) => AIMED.has(move.type) && this.path(move)[0] === anchor);
    const attack = isAttack && anchor !== this.chosen ? attackOfPlace(anchor, look, this.view.toAct[0]) : undefined;
    if (!attack) return name;
    return html`${name} <small aria-hidden="true">${measureOf(look, attack, this.text)}</small>`;
  }
  protected override about(anchor: string): string | undefined {
    const [kind, id] = anchor.split(':') as [string, string?];
    return kind === 'hand' ? this.text(`card.text:${(this.ui as DeckUi).deck.cards.get(id!)!.id}`) : undefined;
  }
  /** An attack is not made before its odds are told. */
  protected override isRead({ type }: Move): boolean {
    return AIMED.has(type);
  }
  /** An attack, with its odds, beside the card that it is made with; and the roles beside a companion. */
  protected override chip(move: Move, of: 'place' | 'piece'): unknown {
    if (of === 'place' && move.type === 'summon') return this.text('short.role', { role: move.role });
    if (of === 'piece' || !AIMED.has(move.type) || !('target' in move)) return undefined;
    const look = seeing(this.view, (this.ui as DeckUi).deck);
    const intent = intentOf(move, look);
    const name = this.short(move.target);
    return intent ? chipText(look, intent, move.target, name, this.text) : name;
  }
  /** The moves that can be made now, also those that end a phase first. */
  get #all(): readonly Move[] {
    return [...this.view.moves, ...this.proposals.flatMap(({ touches, moves }) => (touches ? [moves.at(-1)!] : []))];
  }
  /**
   * The choice of cards, the text of the selected card, and the odds of its attacks if the target is already selected. The
   * button of its only attack tells its odds itself.
   */
  protected cards(label: string, verbs: readonly Move['type'][]): unknown {
    const id = this.chosen?.startsWith('hand:') ? this.chosen.slice(5) : undefined;
    const card = id === undefined ? undefined : (this.ui as DeckUi).deck.cards.get(id);
    const attacks = this.#all.filter((move) => AIMED.has(move.type) && this.path(move).includes(this.chosen ?? ''));
    const isPlace = attacks.every((move) => this.path(move)[0] !== this.chosen);
    const promised = isPlace ? attacks : [];
    const hasOdds = promised.length > 0 || attacks.length === 1;
    return [
      this.pick(label, ...verbs),
      // The odds say everything about an attack without effects.
      card === undefined || (hasOdds && card.effects.length === 0)
        ? nothing
        : html`<p class="quiet">${this.text(`card.text:${card.id}`)}</p>`,
      EXPLAINED.filter((verb) =>
        this.#all.some((move) => move.type === verb && this.path(move)[0] === this.chosen),
      ).map((verb) => html`<p class="quiet">${this.text(`pick.${verb}`)}</p>`),
      promised.map((attack) => html`<p class="quiet odds">${this.say(attack)}</p>`),
    ];
  }
}
class Preparation extends Phase {
  protected override render(): TemplateResult {
    // The button to skip is emphasised only when no card can be played.
    const mayAttack = this.proposals.length > 0;
    const mayPlay = mayAttack || this.view.moves.some(({ type }) => PREPARED.some((verb) => verb === type));
    const label = mayAttack ? 'pick.prepareOrAttack' : 'pick.prepare';
    return html`<div class="row">${mayPlay ? this.act(undefined, 'enterAttack') : this.act('enterAttack')}</div>
      ${this.cards(label, [...PREPARED, ...AIMED, 'dismiss'])}`;
  }
}
class Attack extends Phase {
  protected override render(): TemplateResult {
    const mayAttack = this.view.moves.some(({ type }) => AIMED.has(type) || type === 'dismiss');
    return html`<div class="row">${this.act(undefined, 'endAttack')}${this.proposed('')}</div>
      ${this.cards(mayAttack ? 'pick.attack' : 'pick.prepare', ATTACKED)}`;
  }
}
class End extends Phase {
  protected override render(): TemplateResult {
    return html`<div class="row">${this.act('keep')}</div>
      ${this.pick('group:discard', 'discard')}`;
  }
}
/** The question, the threat, and the possible answers. */
abstract class Answering extends Phase {
  protected override render(): TemplateResult {
    const canAnswer = this.view.moves.some(({ type }) => type === 'answer');
    return html`${this.threat()}${canAnswer ? nothing : html`<p class="quiet">${this.text('answer.none')}</p>`}
      <div class="row">
        ${this.act(undefined, 'answer')}${canAnswer ? this.act(undefined, 'pass') : this.act('pass')}
      </div>`;
  }
  threat(): unknown {
    const { text, view } = this;
    const look = seeing(view, (this.ui as DeckUi).deck);
    const { attack, strike, enemies } = view.table;
    if (!attack) {
      const enemy = enemies.find(({ number }) => number === strike?.enemy);
      return enemy ? html`<p class="quiet">${text(`card.text:${enemy.card}`)}</p>` : nothing;
    }
    const card = attack.kind === 'companion_attack' ? null : attackCard(look.play, attack);
    const odds = oddsText(look, { by: attack.by, attack }, aimedAt(attack), text);
    return html`<p class="quiet">
      ${card && card.effects.length > 0 ? html`${text('threat.card', { card: card.id, says: text(`card.text:${card.id}`) })} ` : nothing}${text('threat', { odds })}
    </p>`;
  }
}
abstract class Choosing extends Phase {
  protected override render(): TemplateResult {
    return html`<div class="row">${this.act(undefined, 'leave')}</div>
      ${this.pick('group:aim', 'aim')}${this.pick('group:destroy', 'destroy')}${this.pick('group:take', 'take')}${this.pick('group:loot', 'loot')}`;
  }
}
/** The controls by state. They use the deck of the game on show. */
export const controls: Readonly<Record<string, CustomElementConstructor>> = {
  'preparation.deciding': Preparation,
  'preparation.stealing': class extends Choosing {},
  'attack.deciding': Attack,
  'attack.resolving.answers.asked': class extends Answering {},
  'attack.resolving.answers.countering': class extends Answering {},
  'attack.aiming': class extends Choosing {},
  'attack.resolving.riders': class extends Choosing {},
  'attack.stealing': class extends Choosing {},
  'attack.resolving.looting': class extends Choosing {},
  'attack.resolving.chain': class extends Choosing {},
  'turnBegins.looting': class extends Choosing {},
  'end.deciding': End,
  'enemies.answering': class extends Answering {},
};
