/** Why a position of Dark Mages cannot be, in English. This file defines the codes. */
export const faults = {
  seats: 'Somebody is named who does not play.',
  over: 'Nobody has won before the duel is over.',
  character: 'Every mage is a different character (DM-S1).',
  sides: 'At least two sides have to stand: otherwise the duel is over (DM-V3).',
  standing: 'Whoever goes has to be standing.',
  cards: '{count?There is #|There are #} of this card in the deck.',
  enemyInHand: 'Nobody holds an enemy: it goes to the fire (DM-N1).',
  order: 'A hand is in the order of the deck.',
  hand: '{seat} holds five cards at most.',
  slot: 'An item is worn at its own symbol.',
  hp: 'A companion has at most the hit points on its card.',
  fallen: '{seat} has fallen: a fallen mage keeps no hand, companion or effects (DM-V1).',
  enemies: 'An enemy at the fire has come before now and has struck.',
  enemyFallen: 'An enemy without hit points does not stay at the fire.',
  effect: 'An effect is one that its card can have.',
  halfDone: 'Something is half done that belongs to another phase: choose the phase again.',
  underWay: 'This phase is in the middle of an attack, a strike or a choice: play up to it instead.',
} as const;
export type FaultCode = keyof typeof faults;
