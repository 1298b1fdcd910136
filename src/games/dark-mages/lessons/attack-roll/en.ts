export const en = {
  title: 'The attack roll: equal hits',
  roll: 'An attack roll is a d20 plus bonuses, against the target’s armour class. Thunderwave is of air: for you, a mage of fire, there is no bonus.',
  need: 'Green’s armour class is 10, and in this game an equal total hits. Which dice hit?',
  'need.ten': '10 to 20',
  'need.ten.re': '11 of 20: 55 in a hundred.',
  'need.eleven': '11 to 20',
  'need.eleven.re': 'Equal is enough here.',
  cast: 'Cast it at Green.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then there is no attack in this turn (DM-A1).',
  told: 'Just a 10: equal, so it hits, and does 6 damage. A game can also be set up by the other reading, in which it would miss.',
} as const;
export type Key = keyof typeof en;
