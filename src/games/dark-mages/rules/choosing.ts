/** Choices among targets and among worn items. With a single option, the game does not wait. DM-A1, DM-P5, DM-V2. */
import { addFacts } from '../changes.js';
import { withFacts } from '../immutable.js';
import type { Seat } from '../../../kit/index.js';
import { SLOTS, type Slot } from '../map.js';
import { mageOf } from '../queries.js';
import type { Choice, Play, Refusal, AskedRuleOf, Target } from '../table.js';
import { chainTargets, leapt } from './attack.js';
import { twinTargets, withTwin } from './attacking.js';
import { itemTaken } from './harm.js';
import { itemDestroyed } from './operations.js';

/** DM-S3: another player has the choice. */
const notYours = ({ choice }: Play): Refusal => ({
  rule: 'DM-S3',
  code: 'notYourChoice',
  params: { seat: choice?.seat ?? null },
});

const openTargets = (play: Play): Target[] => {
  if (play.choice?.kind === 'twin') return twinTargets(play, play.choice.seat);
  return play.choice?.kind === 'chain' ? chainTargets(play) : [];
};

/** Choose the second target of Twinned Spell, or the one to which Chain Lightning leaps. */
export const aim: AskedRuleOf<'aim'> = {
  options: (play) => openTargets(play).map((target) => ({ type: 'aim', seat: play.choice!.seat, target }) as const),
  refuse(play, { seat, target }) {
    if (seat !== play.choice?.seat) return notYours(play);
    return openTargets(play).includes(target) ? undefined : { rule: 'DM-A1', code: 'notAmongThem', params: { target } };
  },
  apply(play, { target }) {
    const { kind, seat } = play.choice!;
    const told = withFacts({ ...play, choice: null }, { rule: 'DM-A1', code: 'aims', params: { seat, target } });
    return kind === 'twin' ? withTwin(told, target) : leapt(told, target);
  },
};

/** A verb that chooses one of a mage's worn items. */
const ofItems = <V extends 'destroy' | 'take' | 'loot'>(
  type: V,
  kind: Choice['kind'],
  rule: 'DM-A1' | 'DM-P5' | 'DM-V2',
  then: (play: Play, seat: Seat, from: Seat, slot: Slot) => Play,
): AskedRuleOf<V> =>
  ({
    options: ({ choice }: Play) => (choice ? SLOTS.map((slot) => ({ type, seat: choice.seat, slot })) : []),
    refuse(play: Play, { seat, slot }: { seat: Seat; slot: Slot }): Refusal | undefined {
      if (play.choice?.kind !== kind || seat !== play.choice.seat) return notYours(play);
      const isWorn = mageOf(play, play.choice.from!).worn[slot] !== null;
      return isWorn ? undefined : { rule, code: 'nothingThere', params: { slot } };
    },
    apply: (play: Play, { seat, slot }: { seat: Seat; slot: Slot }) =>
      then(withFacts({ ...play, choice: null }), seat, play.choice!.from!, slot),
  }) as unknown as AskedRuleOf<V>;

export const destroy = ofItems('destroy', 'destroy', 'DM-A1', (play, _seat, from, slot) =>
  itemDestroyed(play, from, slot),
);
export const take = ofItems('take', 'steal', 'DM-P5', (play, seat, from, slot) => {
  const card = mageOf(play, from).worn[slot]!;
  return addFacts(itemTaken(play, seat, from, slot), { rule: 'DM-P5', code: 'stolen', params: { seat, from, card } });
});
/** DM-V2: the victor may take one item from the fallen mage, and wears it at once. */
export const loot = ofItems('loot', 'loot', 'DM-V2', (play, seat, from, slot) => {
  const card = mageOf(play, from).worn[slot]!;
  return addFacts(itemTaken(play, seat, from, slot), { rule: 'DM-V2', code: 'loots', params: { seat, from, card } });
});
export const leave: AskedRuleOf<'leave'> = {
  options: ({ choice }) => (choice ? [{ type: 'leave', seat: choice.seat }] : []),
  refuse: (play, { seat }) => (play.choice?.kind === 'loot' && seat === play.choice.seat ? undefined : notYours(play)),
  apply: (play, { seat }) =>
    withFacts({ ...play, choice: null }, { rule: 'DM-V2', code: 'leaves', params: { seat, from: play.choice!.from } }),
};
