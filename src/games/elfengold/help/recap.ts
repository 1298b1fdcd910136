/** The recap card before a round's auction (EG-1.1 to EG-2.1), and after its journeys (EG-6.2 to EG-6.4). */
import type { Fact, Params, View } from '../../../kit/index.js';
import type { Recap, RecapLine, Text } from '../../../kit/board.js';
import type { Town, TravelCard } from '../map.js';
import { isOver, playerOrder } from '../queries.js';
import type { Seen } from '../view.js';

type Sentence = string | false;
type Of = (code: string) => readonly Params[];

/**
 * Each seat's draws and payments, or its journey and gains, in the order of the round. `undefined` if the facts contain
 * neither.
 */
export function recap(facts: readonly Fact[], { table }: View<Seen>, text: Text): Recap | undefined {
  const has = (code: string) => facts.some((fact) => fact.code === code);
  const says = has('income') ? drawn : has('boardCleared') && !isOver(table) ? travelled : undefined;
  if (!says) return undefined;
  const lines = playerOrder(table).map((seat): RecapLine => {
    const of: Of = (code) =>
      facts.flatMap((fact) => (fact.code === code && fact.params?.['seat'] === seat ? [fact.params] : []));
    const { sentences, anchors } = says(of, table, seat, text);
    return { seat, text: sentences.filter((each) => each !== false).join(' '), ...(anchors && { anchors }) };
  });
  if (says === drawn) return { title: text('recap.drawn', { round: table.round }), lines };
  // If nobody has a counter to give back, the next round has already begun.
  return { title: text('recap.travelled', { round: table.round - (has('round') ? 1 : 0) }), lines };
}

interface Said {
  readonly sentences: readonly Sentence[];
  readonly anchors?: readonly string[];
}

/** The cards that everybody saw or the viewer drew, the number that others drew unseen, the gold, and the coins now. */
function drawn(of: Of, { players }: Seen, seat: number, text: Text): Said {
  const cards = [...of('take'), ...of('draw')].map(({ card }) => card as TravelCard).sort();
  const blind = of('draw.unseen').length;
  const gold = of('takeGold').reduce((sum, { coins }) => sum + Number(coins), 0);
  return {
    sentences: [
      cards.length > 0 && text('recap.cards', { card: cards }),
      blind > 0 && text('recap.blind', { count: blind }),
      gold > 0 && text('recap.gold', { coins: gold }),
      text('recap.coins', { coins: players[seat]!.coins }),
    ],
  };
}

/** The journey, the new towns, the income taken, and the number of towns now. */
function travelled(of: Of, { players }: Seen, seat: number, text: Text): Said {
  const way = [...of('travel'), ...of('fly')].map(({ to }) => to as Town);
  const fresh = of('takesPiece').map(({ town }) => town as Town);
  const coins = of('coins').reduce((sum, each) => sum + Number(each['coins']), 0);
  const { towns } = players[seat]!;
  return {
    sentences: [
      way.length > 0 ? text('recap.way', { town: [...new Set(way)] }) : text('recap.stayed'),
      coins > 0 && text('recap.earned', { coins }),
      of('twoCards').length > 0 && text('recap.twoCards'),
      text('recap.towns', { count: towns.length, fresh: fresh.length }),
    ],
    anchors: fresh,
  };
}
