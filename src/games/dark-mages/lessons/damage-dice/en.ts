export const en = {
  title: 'Damage dice',
  level: 'Magic Missile says 1d6. With your staff you are at arcane level 2. How many dice will you roll?',
  'level.one': 'One d6',
  'level.one.re': 'That is level 1.',
  'level.two': 'Two d6',
  'level.two.re': 'One die more for each level above the first.',
  'level.double': 'One d6, doubled',
  'level.double.re': 'Only a critical hit doubles.',
  cast: 'Cast it. It also has 3 on its attack roll.',
  'DM-A2': 'It needs level 3, and it is not of your sphere.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: '5 and 2: 7 damage. Which of these does not grow with your arcane level?',
  'told.scroll': 'A Scroll',
  'told.scroll.re': 'Spells, cantrips and Scrolls grow.',
  'told.wolf': 'My companion’s bite',
  'told.wolf.re':
    'Companions, hexes, artifacts, enemies and healings roll just what they say. The source’s glossary lets every attack grow; here only magic does.',
  hundred:
    'Dice go from the d4 to the d20. A d100, should a card ask for it, is two d10, tens and units; double zero is 100.',
} as const;
export type Key = keyof typeof en;
