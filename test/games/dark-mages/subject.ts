/** What Dark Mages tells the suite of all games about itself. */
import { RULE_IDS } from '../../../src/games/dark-mages/ledger.js';
import { SEATS } from '../../../src/games/dark-mages/map.js';
import type { Move, Table } from '../../../src/games/dark-mages/index.js';
import type { Seen } from '../../../src/games/dark-mages/view.js';
import type { Fact } from '../../../src/games/dark-mages/table.js';
import type { Viewer } from '../../../src/kernel/game.js';
import type { Picker } from '../../../src/testing/picker.js';
import type { Subject } from '../../../src/testing/subject.js';
import { card, deck } from './cards.js';
import { faultsOf } from './invariants.js';
import { STATED } from './stated.js';

const shuffled = (cards: readonly string[], pick: Picker): string[] => {
  const left = [...cards];
  return Array.from(cards, () => left.splice(pick(left.length), 1)[0]!);
};
const isEnemy = (id: string) => card(id).category.startsWith('enemy');

/** The number of copies of each card on the table, counted without the game's own queries. */
function piecesOf({ mages, enemies, pile, discards, inPlay }: Table): Record<string, number> {
  const worn = mages.flatMap((mage) => Object.values(mage.worn).filter((id) => id !== null));
  const all = [...pile, ...discards, ...inPlay, ...enemies.map((enemy) => enemy.card), ...worn];
  for (const { hand, companion } of mages) all.push(...hand, ...(companion ? [companion.card] : []));
  const counts: Record<string, number> = {};
  for (const id of all) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const subject: Partial<Subject<Table, Move, Seen>> = {
  pieces: piecesOf,
  invariants: () => faultsOf,
  moveFaults: (_before, frames) =>
    frames
      .filter(({ context }) => context.table.last.length === 0)
      .map(({ value }) => `no fact in ${JSON.stringify(value)}`),
  // Two failed thefts have the same result, whoever they were aimed at.
  alike: [['steal', 'steal']],
  // Other hands and the draw pile are dealt anew; enemies are never in a hand.
  redeal(table, viewer, pick) {
    const hidden = table.mages.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand));
    const all = shuffled([...hidden, ...table.pile], pick);
    const held = all.filter((id) => !isEnemy(id));
    const order = (id: string) => deck.order.get(id)!;
    const mages = table.mages.map((mage, seat) =>
      seat === viewer ? mage : { ...mage, hand: mage.hand.map(() => held.pop()!).sort((a, b) => order(a) - order(b)) },
    );
    const pile = shuffled([...held, ...all.filter(isEnemy)], pick);
    return { ...table, mages, pile, last: table.last.map((fact) => drawnAnew(fact, viewer, pick)) };
  },
  idle: ['enterAttack', 'endAttack', 'pass', 'keep', 'leave'],
  // Each game takes hundreds of moves; the game's own tests cover more.
  share: 0.1,
  isLong: true,
  most: 3,
  ledger: { ids: RULE_IDS, stated: STATED },
  tests: 'test/games/dark-mages',
  rare: [
    'destroy',
    'aim',
    'dismiss',
    'take',
    'loot',
    'leave',
    'attack.aiming',
    'attack.resolving.riders',
    'attack.resolving.looting',
    'attack.resolving.chain',
    'attack.stealing',
    'preparation.stealing',
    'turnBegins.looting',
  ],
  rareHelp:
    /^coach\.attack\.deciding\.done$|^(reason\.(help(\.\w+)?|answer\.\w+|pass\.\w+|aim|destroy|dismiss|cures|fells|all|leave|steal|discard\.worn|item\.\w+)|doubt\.(takesIt|wasted)|explain\.(behind|nextStrike|enemy_\w+|artifact.*))$/,
  longLessons: { 'first-duel': 18 },
  ends: ['DM-V3'],
  codes: new RegExp(`\\b(?:${SEATS.join('|')}|enemy|companion|mage|hand|shield|ally)\\b`),
  english: /\b(mage|spell|hex|scroll|shield|ally|attack|damage|discards?|wears?|draws?|hits?|fallen|companion)\b/i,
  notEnglish: { fr: /Wizards of the Coast|CC BY/g, it: /Wizards of the Coast|CC BY/g },
  // Names that read the same in both languages.
  sameInEnglish: {
    fr: /^(letter:\d|seat:[67]|slot:robe|category:potion|stat\.short:arcane|card:\w+)$/,
    it: /^(letter:\d|card:\w+)$/,
  },
};
function drawnAnew(fact: Fact, viewer: Viewer, pick: Picker): Fact {
  const { code, params = {} } = fact;
  if (code !== 'drew' || params['seat'] === viewer) return fact;
  const cards = deck.all.filter((id) => !isEnemy(id));
  return { ...fact, params: { ...params, card: cards[pick(cards.length)]! } };
}
export const darkMagesSubject = subject as unknown as Partial<Subject>;
