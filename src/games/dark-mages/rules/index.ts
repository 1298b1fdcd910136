/** The rules of all verbs of Dark Mages, adapted to tables that do not contain their deck. */
import { inTurn, type MoveOf, type Rule, type Rules } from '../../../kit/index.js';
import type { Deck } from '../deck.js';
import { withDeck, withoutDeck } from '../immutable.js';
import type { Move, Play, RuleOf, Table, Verb } from '../table.js';
import { answer, pass } from './answering.js';
import { assault, cantrip, cast, dismiss, endAttack } from './attacking.js';
import { aim, destroy, leave, loot, take } from './choosing.js';
import { enterAttack, equip, heal, summon, ward } from './preparing.js';
import { drink, skill, steal, use } from './skills.js';
import { discard, keep } from './turn.js';

/** Verbs of the mage whose turn it is. DM-S3. */
const ofTheTurn = <V extends Verb>(rules: { readonly [K in V]: RuleOf<K> }) =>
  inTurn<Play, MoveOf<Move, V>>('DM-S3', rules as never, ({ active }) => active);

/** If several verbs could be meant by a card that cannot be played, the refusal of the first one is told. */
const all: Rules<Play, Move> = {
  ...ofTheTurn({ equip, heal, summon, ward, drink, use, skill, steal, enterAttack }),
  ...ofTheTurn({ cast, cantrip, dismiss, assault, endAttack }),
  // Of a mage that is asked for an answer, and of one that has a choice.
  ...{ answer, pass },
  ...{ aim, destroy, take, loot, leave },
  ...ofTheTurn({ discard, keep }),
};

const onDeck = <M>(deck: Deck, rule: Rule<Play, M>): Rule<Table, M> => ({
  options: (table) => rule.options(withDeck(table, deck)),
  refuse: (table, move) => rule.refuse(withDeck(table, deck), move),
  apply: (table, move) => withoutDeck(rule.apply(withDeck(table, deck), move)),
});

export const rulesOf = (deck: Deck): Rules<Table, Move> =>
  Object.fromEntries(Object.entries<Rule<Play, Move>>(all).map(([verb, rule]) => [verb, onDeck(deck, rule)])) as Rules<
    Table,
    Move
  >;
