/** What a seat sees: its own hand; of other hands and the draw pile only the number of cards. Never the random generator. */
import { shuffle, type Params, type Rng, type Viewer } from '../../kit/index.js';
import type { CardId, Deck } from './deck.js';
import {
  aimedAt,
  allyOf,
  askedSeat,
  attacksAllowed,
  everyCard,
  isEnemyCard,
  isTurnedBack,
  ownerOf,
} from './queries.js';
import type { Choice, Fact, Move, Table } from './table.js';
import { called, mageTarget } from './targets.js';

/** A card that the viewer must not know. */
export const HIDDEN: CardId = '?';
export type Seen = Omit<Table, 'rng'>;

const backs: (readonly CardId[])[] = [];
/** As many cards that nobody may know: the same frozen list each time, so that views need not be compared card by card. */
const hidden = ({ length }: readonly CardId[]): readonly CardId[] =>
  (backs[length] ??= Object.freeze(Array<CardId>(length).fill(HIDDEN)));

export function view({ rng: _rng, ...table }: Table, viewer: Viewer): Seen {
  return {
    ...table,
    mages: table.mages.map((mage, seat) => (seat === viewer ? mage : { ...mage, hand: hidden(mage.hand) })),
    pile: hidden(table.pile),
    last: table.last.map((fact) => seenFact(fact, viewer)),
  };
}

/** Everybody sees that a player drew; only that player sees which card. */
function seenFact(fact: Fact, viewer: Viewer): Fact {
  if (fact.code !== 'drew' || fact.params!['seat'] === viewer) return fact;
  return { rule: fact.rule, code: 'draws', params: { seat: fact.params!['seat']! } };
}

/** Moves of Dark Mages contain nothing hidden: only cards that nobody has played are hidden. */
export const redact = (move: Move, _viewer: Viewer): Move => move;

/** Deals hands and draw pile at random from the unseen cards. Enemies go to the pile, because no hand holds any. */
export function imagine(deck: Deck, seen: Seen, rng: Rng): Table {
  const known = new Map<CardId, number>();
  for (const card of everyCard(seen)) known.set(card, (known.get(card) ?? 0) + 1);
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
  // Shuffled again, so that enemies can be anywhere in the pile.
  const rest = shuffle(after, [...holdable, ...values.filter((card) => isEnemyCard({ deck }, card))]);
  const pile = seen.pile.map((card) => (card === HIDDEN ? rest.values.pop()! : card));
  return { ...seen, rng: rest.rng, mages, pile };
}

/** Where a choice is made. In other steps of an attack it is still to come. */
export const CHOSEN_IN: Readonly<Record<Choice['kind'], RegExp>> = {
  twin: /aiming$/,
  chain: /chain$/,
  destroy: /riders$/,
  steal: /stealing$/,
  loot: /looting$/,
};

/** The key of the sentence in the catalogue that tells what to do now. Uses only what everybody sees. */
export function prompt(seen: Seen, phase: string): { code: string; params?: Params } {
  const { attack, strike, choice, active, turn } = seen;
  if (phase === 'over') return { code: phase, params: { winners: seen.winners } };
  const seat = choice?.seat ?? askedSeat(seen) ?? active;
  const isStep = phase.startsWith('attack.resolving.') && !(choice ? CHOSEN_IN[choice.kind] : /answers/).test(phase);
  if (isStep) return { code: 'attack.resolving', params: { seat, active, turn } };
  if (choice) return { code: phase, params: { seat, from: choice.from, active } };
  if (attack && askedSeat(seen) !== undefined) {
    const { kind, card } = attack;
    const by = ownerOf(attack);
    const target = aimedAt(attack);
    // Has another text for the player aimed at, and for a confused player who is the own target.
    const isOwn = phase === 'attack.resolving.answers.asked' && target === mageTarget(seat);
    // What came back is an attack on its caster: others are not told that its caster attacks.
    const isBack = !isOwn && phase === 'attack.resolving.answers.asked' && isTurnedBack(attack);
    const code = isOwn ? `${phase}.${by === seat ? 'self' : 'you'}` : isBack ? `${phase}.back` : phase;
    return { code, params: { seat, by, kind, card, target: called(target), active } };
  }
  if (strike) {
    const enemy = seen.enemies.find(({ number }) => number === strike.enemy)?.card ?? null;
    return { code: phase, params: { seat, enemy, active } };
  }
  // While there is an enemy, nobody may act against a player: the prompt says so.
  const stage = isDone(seen) ? '.done' : seen.enemies.length > 0 ? '.enemy' : '';
  return { code: phase === 'attack.deciding' ? `${phase}${stage}` : phase, params: { seat, active, turn } };
}

/** Whether the active mage has made the attacks of its turn, and its ally as well. */
function isDone(seen: Seen): boolean {
  const { active, done } = seen;
  if (done.companion) return true;
  return (done.cantrip || done.attacks >= attacksAllowed(seen, active)) && !allyOf(seen, active);
}
