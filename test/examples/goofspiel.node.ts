import { describe, test } from 'node:test';
import { describeGame } from 'playable-rules/testing';
import goofspiel from '../../examples/goofspiel/index.js';
import type { Table } from '../../examples/goofspiel/rules.js';

const CARDS = [1, 2, 3, 4, 5, 6, 7];

describeGame(
  goofspiel,
  { describe, test },
  {
    folder: 'examples/goofspiel',
    // Hidden are the order of the prizes to come, and a card that the other has bid already.
    redeal(table: Table, viewer, pick) {
      const deck = table.deck
        .map((card) => ({ card, at: pick(1000) }))
        .sort((a, b) => a.at - b.at)
        .map(({ card }) => card);
      const isOpen = !table.bids.includes(null);
      const any = (seat: number) => table.hands[seat]![pick(table.hands[seat]!.length)]!;
      const bids = table.bids.map((card, seat) => (card === null || isOpen || seat === viewer ? card : any(seat)));
      return { ...table, deck, bids };
    },
    invariants: () => (table) => {
      const spent = CARDS.length - table.hands[0]!.length;
      return table.points[0]! + table.points[1]! > 28 || spent > 7 ? ['more points than prizes'] : [];
    },
  },
);
