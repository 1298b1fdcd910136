/** Proposals: what a player may do at once though a phase has to be ended for it first. */
import type { Rule, Rules } from '../../../kit/index.js';
import type { GameUi, Proposal } from '../../../kit/board.js';
import type { Deck } from '../deck.js';
import type { Move, Table } from '../table.js';
import type { Seen } from '../view.js';
import { touches } from './anchors.js';
import type { SeenView } from './seeing.js';

const ATTACKS = ['cast', 'cantrip', 'dismiss', 'assault'] as const;

/** DM-T1: attacks that end the preparation. */
function attacking(view: SeenView, rules: Rules<Table, Move>, deck: Deck): Proposal<Move>[] {
  const ruleOf = (verb: Move['type']): Rule<Table, Move> => rules[verb];
  const enter = view.moves.find((move) => move.type === 'enterAttack');
  if (!enter) return [];
  // The rules of these verbs read nothing hidden.
  const table = ruleOf('enterAttack').apply(view.table as Table, enter);
  if (table.done.lost) return [];
  const attacks = ATTACKS.flatMap((verb): readonly Move[] => {
    const rule = ruleOf(verb);
    return rule.options(table).filter((move) => rule.refuse(table, move) === undefined);
  });
  return attacks.map((move) => ({ code: 'attack', moves: [enter, move], touches: touches(deck, move, view) }));
}

/** DM-T1, DM-E1: ends the attack and keeps all cards, once no attack is left. */
function ending({ moves, table, seat }: SeenView): Proposal<Move>[] {
  const end = moves.find((move) => move.type === 'endAttack');
  const mayAttack = moves.some(({ type }) => ATTACKS.some((verb) => verb === type));
  if (!end || mayAttack || table.mages[seat as number]!.hand.length === 0) return [];
  return [{ code: 'endTurn', moves: [end, { type: 'keep', seat: end.seat }] }];
}

export const proposalsWith =
  (rules: Rules<Table, Move>, deck: Deck): NonNullable<GameUi<Table, Move, Seen>['proposals']> =>
  (view) =>
    view.phase === 'preparation.deciding'
      ? attacking(view, rules, deck)
      : view.phase === 'attack.deciding'
        ? ending(view)
        : [];
