/** The ledger's "what must always hold", counted without the game's own queries and checks. */
import type { Move, Table } from '../../../src/games/dark-mages/index.js';
import { deck } from './cards.js';

const CARDS = [...deck.all].sort();

/** What does not hold of a table, in words. */
export function faultsOf({ mages, enemies, pile, discards, inPlay }: Table): readonly string[] {
  const faults: string[] = [];
  const cards = [...pile, ...discards, ...inPlay, ...enemies.map(({ card }) => card)];
  mages.forEach(({ hp, hand, worn, companion }, seat) => {
    cards.push(...hand, ...Object.values(worn).flatMap((id) => id ?? []), ...(companion ? [companion.card] : []));
    if (hp < 0 || hp > 60) faults.push(`${hp} hit points of seat ${seat}`);
    if (hp === 0 && (hand.length > 0 || companion)) faults.push(`seat ${seat} has fallen and holds something`);
  });
  if (cards.length !== 112) faults.push(`${cards.length} cards`);
  else if (cards.sort().join() !== CARDS.join()) faults.push('a card is there twice');
  return faults;
}

/** The moves on offer that act against another player while an enemy is on the table. */
export const feuds = ({ enemies }: Table, offered: readonly Move[]): readonly Move[] =>
  enemies.length === 0
    ? []
    : offered.filter((move) => {
        if (move.type === 'steal') return true;
        const isAimed = move.type === 'cast' || move.type === 'cantrip' || move.type === 'assault';
        return isAimed && move.target !== 'all' && !move.target.startsWith('enemy-');
      });
