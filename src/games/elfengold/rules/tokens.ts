/** Phases 2 and 3: income, and drawing two tokens, one of which is shown. EG-2.1, EG-3.1. */
import { acting, draw, type Seat } from '../../../kit/index.js';
import { INCOME, TOKENS, type Token } from '../map.js';
import { addFacts, tableWith, withFacts, withGo, withToken, withoutHead } from '../changes.js';
import { distinct, minus, playerOrder, sorted } from '../queries.js';
import type { Fact, RuleOf, Table } from '../table.js';

/** EG-2.1: pays the income, except in round 1. */
export function payIncome(table: Table): Table {
  if (table.round === 1) return withFacts(table, { rule: 'EG-2.1', code: 'noIncome', params: { round: 1 } });
  const players = table.players.map((player) => ({ ...player, coins: player.coins + INCOME }));
  return withFacts(tableWith(table, { players }), { rule: 'EG-2.1', code: 'income', params: { coins: INCOME } });
}

/** Draws random tokens from the bowl. */
export function fromBowl(before: Table, count: number): { table: Table; tokens: Token[] } {
  let { rng, bowl } = before;
  const tokens: Token[] = [];
  for (let i = 0; i < count; i++) {
    const { values, rng: next } = draw(rng, 1, 0, bowl.length - 1);
    rng = next;
    tokens.push(bowl[values[0]!]!);
    bowl = bowl.toSpliced(values[0]!, 1);
  }
  return { table: tableWith(before, { rng, bowl }), tokens };
}

function drawTwo(before: Table, seat: Seat): Table {
  const { table, tokens } = fromBowl(before, 2);
  const drawn = sorted(tokens, TOKENS);
  return addFacts(withGo(table, { drawn }), {
    rule: 'EG-3.1',
    code: 'drawTokens',
    params: { seat, tokens: drawn, from: 'bowl', to: `tokens:${seat}` },
  });
}
const begun = (table: Table): Table => (table.queue.length > 0 ? drawTwo(table, acting(table)!) : table);

export const beginTokens = (table: Table): Table =>
  begun(withFacts(tableWith(table, { queue: playerOrder(table) }), { rule: 'EG-T1', code: 'phase.drawTokens' }));

/** EG-3.1: show one of the two; the other stays hidden. The fact names the shown one only. */
export const show: RuleOf<'show'> = {
  options: (table, seat) => distinct(table.go.drawn).map((token) => ({ type: 'show', seat, token })),
  refuse(table, { token }) {
    if (!table.go.drawn.includes(token)) return { rule: 'EG-3.1', code: 'notDrawn', params: { token } };
    return undefined;
  },
  apply(table, { seat, token }) {
    const [hidden] = minus(table.go.drawn, token);
    const fact: Fact = { rule: 'EG-3.1', code: 'show', params: { seat, token } };
    const laid = withToken(withToken(withFacts(table, fact), seat, token, 'shown'), seat, hidden!, 'hidden');
    return begun(withoutHead(laid));
  },
};
