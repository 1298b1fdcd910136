/** What a seat sees: its own hand; of others and of the draw pile how many cards. Never the generator. */
import type { Params, Viewer } from '../../kernel/game.js';
import { shuffle, type Rng } from '../../kernel/random.js';
import type { CardId, Deck } from './deck.js';
import { askedSeat, aimedAt, everyCard, isEnemyCard } from './queries.js';
import type { Fact, Move, Table } from './table.js';
import { mageTarget } from './targets.js';

/** A card that the viewer may not know. */
export const HIDDEN: CardId = '?';
export type Seen = Omit<Table, 'rng'>;

const hidden = (cards: readonly CardId[]): CardId[] => cards.map(() => HIDDEN);

export function view({ rng: _rng, ...table }: Table, viewer: Viewer): Seen {
  return {
    ...table,
    mages: table.mages.map((mage, seat) => (seat === viewer ? mage : { ...mage, hand: hidden(mage.hand) })),
    pile: hidden(table.pile),
    last: table.last.map((fact) => seenFact(fact, viewer)),
  };
}

/** That somebody drew is seen by all, and what by whoever drew it. */
function seenFact(fact: Fact, viewer: Viewer): Fact {
  if (fact.code !== 'drew' || fact.params!['seat'] === viewer) return fact;
  return { rule: fact.rule, code: 'draws', params: { seat: fact.params!['seat']! } };
}

/** Every move of Dark Mages is made openly and known whole: what is hidden are the cards that nobody plays. */
export const redact = (move: Move, _viewer: Viewer): Move => move;

/** Deals hands and draw pile anew from the cards that are not seen. An enemy is in the pile, for it is never held. */
export function imagine(deck: Deck, seen: Seen, rng: Rng): Table {
  const known = new Map<CardId, number>();
  for (const card of everyCard(seen as Table)) known.set(card, (known.get(card) ?? 0) + 1);
  const unseen = deck.all.filter((card) => {
    const left = known.get(card) ?? 0;
    known.set(card, left - 1);
    return left <= 0;
  });
  const { values, rng: after } = shuffle(rng, unseen);
  const holdable = values.filter((card) => !isEnemyCard({ deck }, card));
  const order = (card: CardId) => deck.order.get(card)!;
  const mages = seen.mages.map((mage) => {
    const hand = mage.hand.map((card) => (card === HIDDEN ? holdable.pop()! : card));
    return { ...mage, hand: hand.sort((a, b) => order(a) - order(b)) };
  });
  // Shuffled once more, so that enemies lie anywhere among what is left.
  const rest = shuffle(after, [...holdable, ...values.filter((card) => isEnemyCard({ deck }, card))]);
  const pile = seen.pile.map((card) => (card === HIDDEN ? rest.values.pop()! : card));
  return { ...seen, rng: rest.rng, mages, pile };
}

/** What to do now, as the sentence's name in the catalogue, from what everybody sees. */
export function prompt(seen: Seen, phase: string): { code: string; params?: Params } {
  const { attack, strike, choice, active, turn } = seen;
  if (phase === 'over') return { code: phase, params: { winners: seen.winners } };
  const seat = choice?.seat ?? askedSeat(seen) ?? active;
  if (choice) return { code: phase, params: { seat, from: choice.from, active } };
  if (attack && askedSeat(seen) !== undefined) {
    const { by, kind, card } = attack;
    const target = aimedAt(attack);
    // Whoever is aimed at is told so, and the one who confused turns on itself too.
    const isOwn = phase === 'attack.answering.asked' && target === mageTarget(seat);
    const code = isOwn ? `${phase}.${by === seat ? 'self' : 'you'}` : phase;
    return { code, params: { seat, by, kind, card, target, active } };
  }
  if (strike) {
    const enemy = seen.enemies.find(({ number }) => number === strike.enemy)?.card ?? null;
    return { code: phase, params: { seat, enemy, active } };
  }
  // Beside an enemy nobody may act against a player: who is asked for an attack is told so.
  const code = phase === 'attack.deciding' && seen.enemies.length > 0 ? `${phase}.enemy` : phase;
  return { code, params: { seat, turn } };
}
