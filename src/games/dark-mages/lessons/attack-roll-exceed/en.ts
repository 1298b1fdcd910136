export const en = {
  title: 'The attack roll: equal misses',
  roll: 'An attack roll is a d20 plus bonuses, against the target’s armour class. Thunderwave is of air: for you, a mage of fire, there is no bonus.',
  need: 'The rules say in one place that equal hits, in another that the total must exceed the armour class. This game is played by the second reading, and Green has 10. Which dice hit?',
  'need.ten': '10 to 20',
  'need.ten.re': 'In this reading a 10 is not enough.',
  'need.eleven': '11 to 20',
  'need.eleven.re': '10 of 20: every second one.',
  cast: 'Cast it at Green.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then there is no attack in this turn (DM-A1).',
  told: 'Just a 10: equal, and here that misses. In a game without this option it would have hit.',
} as const;
export type Key = keyof typeof en;
