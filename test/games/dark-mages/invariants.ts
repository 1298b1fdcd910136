/** The invariants of the ledger, computed without the game's own queries and checks. */
import type { Move, Table } from '../../../src/games/dark-mages/index.js';
import { deck } from './cards.js';

/** The number of copies of each card in the deck. */
const COPIES = new Map<string, number>();
for (const id of deck.all) COPIES.set(id, (COPIES.get(id) ?? 0) + 1);

/** Lists in words which invariants a table violates. */
export function faultsOf({ mages, enemies, pile, discards, inPlay }: Table): readonly string[] {
  const faults: string[] = [];
  const cards = [...pile, ...discards, ...inPlay, ...enemies.map(({ card }) => card)];
  mages.forEach(({ hp, hand, worn, companion }, seat) => {
    cards.push(...hand, ...Object.values(worn).flatMap((id) => id ?? []), ...(companion ? [companion.card] : []));
    if (hp < 0 || hp > 60) faults.push(`${hp} hit points of seat ${seat}`);
    if (hp === 0 && (hand.length > 0 || companion)) faults.push(`seat ${seat} has fallen and holds something`);
  });
  if (cards.length !== 112) faults.push(`${cards.length} cards`);
  // Counted instead of sorted for speed: this runs after each step of many games.
  const left = new Map(COPIES);
  for (const id of cards) {
    const copies = left.get(id) ?? 0;
    if (copies === 0) faults.push(`${id} is there too often`);
    left.set(id, copies - 1);
  }
  return faults;
}

/** The offered moves that act against another player while an enemy is on the table. */
export const movesAgainstPlayers = ({ enemies }: Table, offered: readonly Move[]): readonly Move[] =>
  enemies.length === 0
    ? []
    : offered.filter((move) => {
        if (move.type === 'steal') return true;
        const isAimed = move.type === 'cast' || move.type === 'cantrip' || move.type === 'assault';
        return isAimed && move.target !== 'all' && !move.target.startsWith('enemy-');
      });
