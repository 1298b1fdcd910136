/** Phase 1: the High Wizard retires. EW-1.1 to EW-1.5. */
import { tableWith } from '../immutable.js';
import { BOXES } from '../map.js';
import { withFacts, withGo, withPlayer, withTitle, withUsers } from '../changes.js';
import { actor } from '../../../kit/index.js';
import type { RuleOf } from '../table.js';
import type { Phase } from './turn.js';

/** Only the owner of the mage on H acts, and only after turn 1. */
export const retiring: Phase = {
  begins: ({ turn, titles, dragon }) =>
    titles.H
      ? [{ rule: 'EW-T1', code: 'turn', params: { turn } }]
      : [
          { rule: 'EW-T1', code: 'turn', params: { turn } },
          { rule: 'EW-1.5', code: 'dragonStays', params: { seat: dragon } },
        ],
  mayAct: () => true,
  queue: ({ titles }) => (titles.H ? [titles.H.owner] : []),
};

/** EW-1.2, EW-1.3: mark the turn that has just ended with an own Minor Spell, and take the Dragon. */
export const mark: RuleOf<'mark'> = {
  options: (table, seat) => (['reserve', 'box'] as const).map((from) => ({ type: 'mark', seat, from })),
  refuse(table, { from }) {
    if (table.go.placed > 0) return { rule: 'EW-1.2', code: 'markedAlready' };
    const { reserve, spent } = actor(table);
    if ((from === 'reserve' ? reserve : spent) === 0)
      return { rule: 'EW-1.2', code: 'noMinorSpellThere', params: { from } };
    return undefined;
  },
  apply(table, { seat, from }) {
    const turn = table.turn - 1;
    const { reserve, spent } = actor(table);
    const paid = withPlayer(table, seat, from === 'reserve' ? { reserve: reserve - 1 } : { spent: spent - 1 });
    return withFacts(
      withGo(tableWith(paid, { dragon: seat, track: table.track.map((mark, i) => (i === turn - 1 ? seat : mark)) }), {
        placed: 1,
      }),
      {
        rule: 'EW-1.2',
        code: 'mark',
        params: { seat, turn, from: from === 'reserve' ? `reserve:${seat}` : 'minor', to: `track:${turn}` },
      },
      { rule: 'EW-1.3', code: 'takeDragon', params: { seat, from: 'dragon', to: 'dragon' } },
    );
  },
};

/** EW-1.4: the retiring mage goes to a Magic User box of the player's choice, with its Grey Magic. */
export const retire: RuleOf<'retire'> = {
  options: (table, seat) => BOXES.map((to) => ({ type: 'retire', seat, to })),
  refuse(table) {
    if (table.go.placed === 0) return { rule: 'EW-1.2', code: 'markFirst' };
    return undefined;
  },
  apply(table, { seat, to }) {
    const mage = table.titles.H!;
    const users = [...table.users[to], mage];
    return withFacts(withUsers(withTitle(table, 'H', null), to, users), {
      rule: 'EW-1.4',
      code: 'retire',
      params: { seat, box: to, grey: mage.grey, from: 'H', to: `${to}${users.length}` },
    });
  },
};
