/** What Elfengold tells the suite of all games about itself. */
import type { Move, Seen, Table } from '../../../src/games/elfengold/index.js';
import { RULE_IDS } from '../../../src/games/elfengold/ledger.js';
import { BOWL, CARDS_OF_A_KIND, GOLD_CARDS, TOKENS, TRAVEL_CARDS, WIZARDS } from '../../../src/games/elfengold/map.js';
import type { Fact, Viewer } from '../../../src/kernel/game.js';
import type { Picker } from '../../../src/testing/picker.js';
import type { Subject } from '../../../src/testing/subject.js';
import { STATED } from './stated.js';

/** The invariants of the ledger, computed without the game's own queries. */
function faultsOf(table: Table, phase: string): string[] {
  const faults: string[] = [];
  const tokens: string[] = [...table.bowl, ...table.row, ...table.go.drawn];
  const cards: string[] = [...table.pile, ...table.discard, ...table.display];
  for (let i = 0; i < table.goldPile; i++) cards.push('gold');
  for (const lying of Object.values(table.roads)) tokens.push(...lying);
  for (const { hand, hidden, shown, coins } of table.players) {
    cards.push(...hand);
    tokens.push(...hidden, ...shown);
    if (coins < 0) faults.push(`${coins} coins`);
  }
  const count = (all: readonly string[], thing: string) => all.filter((other) => other === thing).length;
  for (const [token, most] of Object.entries(BOWL))
    if (count(tokens, token) !== most) faults.push(`${count(tokens, token)} counters ${token}`);
  const wizards = table.options.wizards ? WIZARDS : 0;
  if (cards.length !== 7 * CARDS_OF_A_KIND + GOLD_CARDS + wizards) faults.push(`${cards.length} cards`);
  if (count(cards, 'gold') !== GOLD_CARDS) faults.push('gold cards are lost');
  if (count(cards, 'wizard') !== wizards) faults.push('wizards are lost');
  if (phase === 'drawTokens' && table.bowl.length < 12) faults.push('fewer than 12 counters are left in the bowl');
  return faults;
}

/** The number of cards and counters of each kind, counted without the game's own queries. */
function piecesOf({ players, pile, discard, display, goldPile, roads, bowl, row, go }: Table): Record<string, number> {
  const all: string[] = [
    ...[...pile, ...discard, ...display, ...players.flatMap(({ hand }) => hand)].map((card) => `card ${card}`),
    ...Array.from({ length: goldPile }, () => 'card gold'),
    ...[...bowl, ...row, ...go.drawn, ...Object.values(roads).flat()].map((token) => `token ${token}`),
    ...players.flatMap(({ hidden, shown }) => [...hidden, ...shown]).map((token) => `token ${token}`),
  ];
  const counts: Record<string, number> = {};
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** Sorts things in the order that hands use. */
const sorted = <A>(things: readonly A[], order: readonly A[]): A[] =>
  things.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));

/** Shuffles the cards, counters and homes that this viewer does not see with those that nobody sees. */
function redeal(table: Table, viewer: Viewer, pick: Picker): Table {
  const mixed = <A>(all: readonly A[]): A[] =>
    all
      .map((thing) => ({ thing, at: pick(1_000_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ thing }) => thing);
  const isOther = (seat: number) => seat !== viewer;
  const goes = table.queue[0] === viewer;
  const gold = table.pile.filter((card) => card === 'gold');
  const cards = mixed([
    ...table.pile.filter((card) => card !== 'gold'),
    ...table.players.flatMap(({ hand }, seat) => (isOther(seat) ? hand : [])),
  ]);
  const tokens = mixed([
    ...table.bowl,
    ...table.players.flatMap(({ hidden }, seat) => (isOther(seat) ? hidden : [])),
    ...(goes ? [] : table.go.drawn),
  ]);
  const free = Object.keys(table.values).filter((town) => !table.players.some(({ home }) => home === town));
  const isOver = table.winners.length > 0;
  const players = table.players.map((player, seat) =>
    isOther(seat)
      ? {
          ...player,
          hand: sorted(cards.splice(0, player.hand.length), TRAVEL_CARDS),
          hidden: sorted(tokens.splice(0, player.hidden.length), TOKENS),
          home: player.home === null || isOver ? player.home : (mixed(free).pop() as typeof player.home),
        }
      : player,
  );
  const drawn = goes ? table.go.drawn : sorted(tokens.splice(0, table.go.drawn.length), TOKENS);
  return {
    ...table,
    players,
    go: { ...table.go, drawn },
    bowl: sorted(tokens, TOKENS),
    pile: mixed([...cards, ...gold]),
    last: table.last.map((fact) => secretOf(fact, viewer)),
  };
}
const SECRETS: Readonly<Record<string, Fact['params']>> = {
  draw: { card: 'pig' },
  drawTokens: { tokens: ['pig', 'tree'] },
  giveBackHidden: { token: 'monster' },
};
/** A fact with another card or counter in place of what somebody else drew or gave back unseen. */
const secretOf = (fact: Table['last'][number], viewer: Viewer): Table['last'][number] =>
  fact.code in SECRETS && fact.params!['seat'] !== viewer
    ? { ...fact, params: { ...fact.params, ...SECRETS[fact.code] } }
    : fact;

const subject: Partial<Subject<Table, Move, Seen>> = {
  pieces: piecesOf,
  invariants: () => faultsOf,
  redeal,
  isLong: true,
  ends: ['EG-E1'],
  rare: ['bypass', 'fly', 'placeTokens.addTransport', 'placeTokens.swapTransports'],
  rareHelp: /^(explain\.(cards|wizard|hiddenToken)|reason\.(wizard|either|clears|lastHome))$/,
  ledger: { ids: RULE_IDS, stated: STATED },
  tests: 'test/games/elfengold',
  longLessons: { 'first-game': 27 },
  // A card drawn blind may be of the same kind as one lying face up.
  alike: [['take', 'draw']],
  codes: /\b(?:pig|cycle|cloud|unicorn|wagon|raft|wizard|monster|plain|forest|desert|river|lake)\b/,
  english: /\b(counters?|cards?|coins?|towns?|roads?|pile|hidden|journey|bid|travel|hand|piece)\b/i,
  notEnglish: { fr: /for(?=êt)|\bor\b/g },
  sameInEnglish: {
    fr: /^(game\.name|letter:\d|number:.*|town\.name|card\.name|(token|card|item)[.\w]*:dragon|things:dragon|many:6|pick\.token\.shown|standing\..*|label\.road)$/,
    it: /^(chronicle.round|game\.name|letter:\d|number:.*|town\.name|card\.name|pick\.token\.shown|label\.road|option\..*:false)$/,
  },
};
export const elfengoldSubject = subject as unknown as Partial<Subject>;
