export const en = {
  title: 'Potions',
  drink:
    'Potions work for a short time. Heroism adds 3 to your attack rolls this turn, Giant Strength 4 to the damage of a hit. Drink Heroism.',
  'DM-P3.other': 'Allowed, but only one Potion a turn (DM-P3). This time it is Heroism.',
  'DM-P3.later': 'You may, and drink it later (DM-P3). But do it now.',
  need: '3 for the potion and 1 for your own sphere, against armour class 10. Which dice hit now?',
  'need.ten': '10 and more',
  'need.ten.re': 'The bonuses count: less is enough.',
  'need.six': '6 and more',
  'need.six.re': '6 + 4 = 10.',
  cast: 'Potions may also be drunk in the attack, but one a turn in all. Cast your Spell.',
  'DM-P3': 'You have drunk one this turn.',
  'DM-A1': 'You may, but then the potion was drunk in vain: one attack a turn (DM-A1), and it is gone.',
  told: 'A 6, and with 4 it is just 10: a hit for 7. Without the potion it would have missed.',
} as const;
export type Key = keyof typeof en;
