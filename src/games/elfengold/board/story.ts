/** Selects the facts worth a sentence. */
import type { Fact, Params } from '../../../kit/index.js';
import type { Text } from '../../../kit/board.js';
import { isTold } from './facts.js';

export function storyFacts(facts: readonly Fact[]): readonly Fact[] {
  const [gold, ...more] = facts.filter(({ code }) => code === 'goldTurnedUp');
  const news = facts.filter((fact) => isTold(fact) && !more.includes(fact));
  // Repeated gold is one sentence with its number.
  return news.map((fact) => (fact === gold ? { ...gold, params: { ...gold.params, cards: 1 + more.length } } : fact));
}

/** How a lot ended. */
const LOTS = new Set(['sold', 'cannotPay', 'unsold']);
/** The largest number of sentences on lots in the line above the board. */
const MOST = 2;
/** How the last lots ended since the reader's own last decision. Like lots in a row are one sentence with their number. */
export function headline(facts: readonly Fact[]): readonly Fact[] {
  const told: Fact[] = [];
  for (const lot of facts.filter(({ code }) => LOTS.has(code))) {
    const last = told.at(-1);
    const [was = {}, is = {}] = [last?.params, lot.params];
    const tokens = [was['token']!].flat();
    if (
      last?.code !== lot.code ||
      lot.code === 'cannotPay' ||
      was['seat'] !== is['seat'] ||
      tokens[0] !== is['token']
    ) {
      told.push(lot);
      continue;
    }
    const amount = lot.code === 'sold' && { amount: Number(was['amount']) + Number(is['amount']) };
    told[told.length - 1] = { ...lot, params: { ...is, ...amount, token: [...tokens, is['token']!] } };
  }
  return told.slice(-MOST);
}

/** What a seat did in one go of phase 3 or 6, in short; `undefined` where its sentences are short enough. */
export function movesSummary(facts: readonly Fact[], text: Text): string | undefined {
  const of = (...codes: readonly string[]): readonly Params[] =>
    facts.filter(({ code }) => codes.includes(code)).map(({ params = {} }) => params);
  const [shown] = of('show');
  if (shown) return text('go.show', shown);
  const [stay] = of('stays');
  const legs = facts.filter(({ code }) => code === 'travel' || code === 'fly');
  if (!stay && legs.length === 0) return undefined;
  const towns = of('takesPiece').length;
  const earned = of('coins');
  const cards = of('take', 'draw').map(({ card }) => card!);
  const unseen = of('draw.unseen').length;
  return [
    stay ? text('go.stay', stay) : legs.map(({ code, params }) => text(`go.${code}`, params)).join(', '),
    ...(towns > 0 ? [text('go.towns', { count: towns })] : []),
    ...earned.map((params) => text('go.coins', params)),
    ...of('takeGold').map((params) => text('go.gold', params)),
    ...(cards.length > 0 ? [text('go.cards', { card: cards })] : []),
    ...(unseen > 0 ? [text('go.unseen', { count: unseen })] : []),
  ].join(' · ');
}
