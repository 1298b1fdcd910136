/**
 * Dice that buy. In phases 4 and 6, pips in the Minor Spells box buy Minor Spells; in phase 9, pips in the Grey Magic box
 * remove Grey Magic. A player chooses dice one at a time and their pips add up. EW-4.1 to EW-4.3, EW-6.1, EW-9.1 to EW-9.4.
 */
import { actor, type Seat, type TurnRule } from '../../../kit/index.js';
import type { RuleId } from '../ledger.js';
import { MINOR_COST } from '../map.js';
import { addFacts, withBox, withFacts, withGo, withMage, withPlayer, withoutHead } from '../changes.js';
import { faces, hasWares, mageAt, minus, pips, placedMages, plus } from '../queries.js';
import type { Face, Fact, Refusal, RuleOf, Table } from '../table.js';
import { withDiceBack, type Phase } from './turn.js';

type Box = 'minor' | 'grey';
/** Rules of verbs that name a die, and of verbs without parameters. */
type DieRule<V> = TurnRule<Table, { readonly type: V; readonly seat: Seat; readonly die: Face }>;
type BareRule<V> = TurnRule<Table, { readonly type: V; readonly seat: Seat }>;

/** How many more tokens the dice in use can remove. */
const budget = (table: Table): number =>
  Math.floor(pips(table.go.using) / table.options.greyMagicCost) - table.go.removed;

/** The rule ids of each box. */
const IDS: Readonly<Record<Box, { choose: RuleId; limit: RuleId; back: RuleId; keep: RuleId }>> = {
  minor: { choose: 'EW-4.1', limit: 'EW-4.2', back: 'EW-6.1', keep: 'EW-4.2' },
  grey: { choose: 'EW-9.4', limit: 'EW-9.1', back: 'EW-9.2', keep: 'EW-9.2' },
};

const noSuchDie = (box: Box, die: Face): Refusal => ({
  rule: IDS[box].choose,
  code: 'noSuchDieInBox',
  params: { die, box },
});

function choosing<V extends 'use' | 'useGrey'>(type: V, box: Box): DieRule<V> {
  return {
    options: (table, seat) => faces(actor(table).boxes[box]).map((die) => ({ type, seat, die })),
    refuse(table, { die }) {
      if (!actor(table).boxes[box].includes(die)) return noSuchDie(box, die);
      if (!hasWares(table, box))
        return { rule: IDS[box].limit, code: box === 'minor' ? 'noneToRecover' : 'noneToRemove' };
      return undefined;
    },
    apply(table, { seat, die }) {
      const using = plus(table.go.using, die);
      return withFacts(withGo(withBox(table, seat, box, minus(actor(table).boxes[box], die)), { using }), {
        rule: IDS[box].choose,
        code: type,
        params: { seat, die, sum: pips(using) },
      });
    },
  };
}

/** Puts the chosen dice back, if nothing was bought with them yet. */
function puttingBack<V extends 'putBack' | 'putBackGrey'>(type: V, box: Box): BareRule<V> {
  return {
    options: (table, seat) => [{ type, seat }],
    refuse(table) {
      if (table.go.using.length === 0) return { rule: IDS[box].choose, code: 'noneChosen' };
      if (table.go.removed > 0) return { rule: 'EW-9.2', code: 'diceUsed' };
      return undefined;
    },
    apply(table, { seat }) {
      const dice = table.go.using.reduce<readonly Face[]>(plus, actor(table).boxes[box]);
      return withFacts(withGo(withBox(table, seat, box, dice), { using: [] }), {
        rule: IDS[box].choose,
        code: type,
        params: { seat },
      });
    },
  };
}

/** EW-6.1, EW-9.2: takes an unused die back to the player's front. */
function takingBack<V extends 'takeBack' | 'takeBackGrey'>(type: V, box: Box): DieRule<V> {
  return {
    options: (table, seat) => faces(actor(table).boxes[box]).map((die) => ({ type, seat, die })),
    refuse(table, { die }) {
      if (!actor(table).boxes[box].includes(die)) return noSuchDie(box, die);
      return undefined;
    },
    apply(table, { seat, die }) {
      const { boxes, front } = actor(table);
      const next = withBox(table, seat, box, minus(boxes[box], die), { front: front + 1 });
      return withFacts(withGo(next, { placed: table.go.placed + 1 }), {
        rule: IDS[box].back,
        code: 'takeBack',
        params: { seat, die, from: box, to: `front:${seat}` },
      });
    },
  };
}

export const use = choosing('use', 'minor');
export const useGrey = choosing('useGrey', 'grey');
export const putBack = puttingBack('putBack', 'minor');
export const putBackGrey = puttingBack('putBackGrey', 'grey');
export const takeBack = takingBack('takeBack', 'minor');
export const takeBackGrey = takingBack('takeBackGrey', 'grey');

/** EW-4.1, EW-4.2, EW-4.3: recovers a Minor Spell for each 2 pips, and returns the dice used. */
export const recover: RuleOf<'recover'> = {
  options: (table, seat) => [{ type: 'recover', seat }],
  refuse(table) {
    const sum = pips(table.go.using);
    if (sum < MINOR_COST) return { rule: 'EW-4.1', code: 'tooFewPips', params: { sum, cost: MINOR_COST } };
    return undefined;
  },
  apply(table, { seat }) {
    const { reserve, spent } = actor(table);
    const dice = table.go.using;
    const bought = Math.floor(pips(dice) / MINOR_COST);
    const count = Math.min(bought, spent);
    const paid = withFacts(
      withPlayer(table, seat, { reserve: reserve + count, spent: spent - count }),
      {
        rule: 'EW-4.1',
        code: 'recover',
        params: { seat, count, sum: pips(dice), from: 'minor', to: `reserve:${seat}` },
      },
      ...(count < bought ? [{ rule: 'EW-4.2', code: 'recoveredAll', params: { seat } } as const] : []),
    );
    return withGo(withDiceBack(paid), { placed: table.go.placed + 1 });
  },
};

/** EW-9.1, EW-9.3, EW-9.4: removes one Grey Magic token from under an own mage. */
export const remove: RuleOf<'remove'> = {
  options: (table, seat) =>
    placedMages(table)
      .filter(([, m]) => m.owner === seat && m.grey > 0)
      .map(([mage]) => ({ type: 'remove', seat, mage })),
  refuse(table, { seat, mage: ref }) {
    const mage = mageAt(table, ref);
    if (!mage) return { rule: 'EW-9.1', code: 'noMage', params: { mage: ref } };
    if (mage.owner !== seat) return { rule: 'EW-9.1', code: 'notOwnMage', params: { mage: ref } };
    if (mage.grey === 0) return { rule: 'EW-9.1', code: 'noGreyMagic', params: { mage: ref } };
    if (budget(table) < 1) {
      const cost = table.options.greyMagicCost;
      const sum = pips(table.go.using) - table.go.removed * cost;
      return { rule: cost === 3 ? 'EW-9.3' : 'EW-9.1', code: 'tooFewPips', params: { sum, cost } };
    }
    return undefined;
  },
  apply(table, { seat, mage: ref }) {
    const mage = mageAt(table, ref)!;
    return withFacts(withGo(withMage(table, ref, { grey: mage.grey - 1 }), { removed: table.go.removed + 1 }), {
      rule: table.options.greyMagicCost === 3 ? 'EW-9.3' : 'EW-9.1',
      code: 'remove',
      params: { seat, mage: ref, from: ref, to: 'grey' },
    });
  },
};

/** EW-4.2, EW-9.2: stop buying; unused dice stay in the box. */
function finishing<V extends 'done' | 'doneGrey'>(type: V, box: Box): BareRule<V> {
  return {
    options: (table, seat) => [{ type, seat }],
    refuse(table) {
      if (table.go.using.length > 0 && table.go.removed === 0) return { rule: IDS[box].choose, code: 'diceChosen' };
      return undefined;
    },
    apply(table, { seat }) {
      const fact: Fact = { rule: IDS[box].keep, code: 'done', params: { seat, box, kept: actor(table).boxes[box] } };
      const back = table.go.using.length > 0 ? withDiceBack(withFacts(table)) : withFacts(table);
      return addFacts(withoutHead(back), fact);
    },
  };
}
export const done = finishing('done', 'minor');
export const doneGrey = finishing('doneGrey', 'grey');

/** Phase 4, for players who can buy back a Minor Spell. */
export const recovering: Phase = {
  begins: () => [{ rule: 'EW-4.1', code: 'phase.recover' }],
  mayAct: ({ players, go }, seat) =>
    go.using.length > 0 || (players[seat]!.spent > 0 && pips(players[seat]!.boxes.minor) >= MINOR_COST),
};
/** Phase 6, for players with dice in the Minor Spells box, because unused ones may be taken back now. */
export const recoveringAgain: Phase = {
  begins: () => [{ rule: 'EW-6.1', code: 'phase.recoverAgain' }],
  mayAct: ({ players, go }, seat) => go.using.length > 0 || players[seat]!.boxes.minor.length > 0,
};
/**
 * Phase 9, for players with dice in the Grey Magic box, chosen or not. Dice that have bought something count only as long
 * as they can buy more.
 */
export const removingGrey: Phase = {
  begins: () => [{ rule: 'EW-9.1', code: 'phase.removeGrey' }],
  mayAct: (table, seat) =>
    table.players[seat]!.boxes.grey.length > 0 ||
    (table.go.using.length > 0 && (table.go.removed === 0 || (budget(table) > 0 && hasWares(table, 'grey')))),
};
