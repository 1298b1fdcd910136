/** Editing an attack under way: attacker, target and card, and the players who still have to answer. */
import type { EditorFields, Text } from '../../../kit/board.js';
import type { CardId, Deck } from '../deck.js';
import { mageWith, withDeck } from '../immutable.js';
import { HAND } from '../map.js';
import { allTargets, isAttackCard, singleTargets } from '../queries.js';
import { FRESH, askedAbout } from '../rules/attack.js';
import type { Attack, Table, Target } from '../table.js';

/** The phase that waits for answers: the only one in the middle of something that can be set up. */
const ASKED = 'attack.resolving.answers.asked';
export const OPEN = /^(?:preparation\.deciding|attack\.(?:deciding|resolving\.answers\.asked)|end\.deciding)$/;

/** The targets of an attack with this card (`null`: the cantrip) for which somebody is asked to answer. */
function aims(deck: Deck, table: Table, card: CardId | null): Target[][] {
  const { active } = table;
  const isOnAll = card !== null && deck.cards.get(card)!.all;
  const all = isOnAll ? [allTargets(table, active)] : singleTargets(table, active).map((target) => [target]);
  return all.filter(
    (targets) => targets.length > 0 && asked(deck, table, attack(deck, table, card, targets)).length > 0,
  );
}
const attack = (deck: Deck, { active }: Table, card: CardId | null, targets: readonly Target[]): Attack => ({
  ...FRESH,
  by: active,
  card,
  targets,
  extra: 0,
  kind: card === null ? 'cantrip' : (deck.cards.get(card)!.category as Attack['kind']),
});
const asked = (deck: Deck, table: Table, attack: Attack) => askedAbout({ ...withDeck(table, deck), attack }, attack);

/** Corrects the attack to fit the cards on the table; there is none outside its phase. */
export function settled(deck: Deck, table: Table, phase: string): Table {
  if (phase !== ASKED) return table;
  const [card = null] = table.inPlay;
  const all = aims(deck, table, card);
  const was = table.attack;
  const targets = all.find((one) => one[0] === was?.targets[0]) ?? all[0];
  if (!targets) return { ...table, attack: null, account: [] };
  const now = attack(deck, table, card, targets);
  const seats = asked(deck, table, now);
  const from = Math.max(0, seats.indexOf(was?.asked[0] ?? -1));
  const seat = table.active;
  const target = targets[0]!;
  return {
    ...table,
    done: { ...table.done, attacks: Math.max(1, table.done.attacks) },
    attack: { ...now, asked: seats.slice(from) },
    account: [
      card === null
        ? { rule: 'DM-A8', code: 'cantrip', params: { seat, target } }
        : { rule: 'DM-A1', code: 'cast', params: { seat, card, target, targets: [...targets] } },
    ],
  };
}

/** Replaces the attack card. The old one returns to the hand if there is room, else to the discards. */
function withCard(table: Table, card: CardId | null, order: Deck['order']): Table {
  const { active, inPlay } = table;
  const mage = table.mages[active]!;
  const left = card === null ? mage.hand : mage.hand.toSpliced(mage.hand.indexOf(card), 1);
  const isRoom = left.length + inPlay.length <= HAND;
  const hand = [...left, ...(isRoom ? inPlay : [])].sort((a, b) => order.get(a)! - order.get(b)!);
  return {
    ...table,
    mages: table.mages.with(active, mageWith(mage, { hand })),
    discards: isRoom ? table.discards : [...table.discards, ...inPlay],
    inPlay: card === null ? [] : [card],
  };
}

export function attackFields(deck: Deck, table: Table, phase: string, text: Text): EditorFields<Table> {
  const { attack: now, active, inPlay } = table;
  if (phase !== ASKED) return [];
  const held = table.mages[active]!.hand.filter((card) => isAttackCard(deck.cards.get(card)!));
  const cards = [...new Set([...inPlay, ...held])];
  const label = (name: string) => text(`editor.field.${name}`);
  const all = aims(deck, table, inPlay[0] ?? null);
  const aimed = all.length > 0 ? now : null;
  const seats = now ? asked(deck, table, now) : [];
  const change = (attack: Partial<Attack>): Table => ({ ...table, attack: { ...now!, ...attack } });
  return [
    {
      id: 'attack.card',
      label: label('attackWith'),
      value: inPlay.length > 0 ? 0 : -1,
      choices: [[-1, text('move.cantrip')], ...cards.map((card, i) => [i, text('editor.card', { card })] as const)],
      set: (i) =>
        cards[i] !== undefined && cards[i] === inPlay[0] ? table : withCard(table, cards[i] ?? null, deck.order),
    },
    aimed && {
      id: 'attack.targets',
      label: label('attackOn'),
      value: all.findIndex(([target]) => target === aimed.targets[0]),
      choices: all.map((targets, i) => [i, text('editor.targets', { targets })] as const),
      set: (i) => change({ targets: all[i]!, asked: [] }),
    },
    aimed && {
      id: 'attack.asked',
      label: label('attackAsked'),
      value: aimed.asked[0] ?? -1,
      choices: seats.map((seat) => [seat, text('ui.seats', { seat: [seat] })] as const),
      set: (seat) => change({ asked: [seat] }),
    },
  ];
}
