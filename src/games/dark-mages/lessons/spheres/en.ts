export const en = {
  title: 'Spheres of magic',
  eight:
    'Eight spheres, one for each character: battle, life, death, nature, fire, air, water, earth. You are of fire, Green of water. Common magic belongs to nobody.',
  can: 'Fireball and Ice Storm both need arcane level 2, and yours is 1. Can you cast one of them?',
  'can.none': 'Neither',
  'can.none.re': 'Your own sphere raises your level by 1.',
  'can.fire': 'Fireball',
  'can.fire.re': 'A Spell of your own sphere: 1 level more, and 1 more on the attack roll.',
  cast: 'Cast the Fireball at Green.',
  'DM-A2': 'For a Spell of another sphere your level is too low.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: '11 and 1 are 12: a hit. At level 2 you rolled two d10: 6 and 7.',
  defend:
    'Against Spells of their own sphere, mages have 3 more armour class. What would you need to hit Green with Ice Storm?',
  'defend.ten': 'A total of 10',
  'defend.ten.re': 'Ice Storm is of water, as Green is.',
  'defend.more': 'A total of 13',
  'defend.more.re': '10 + 3. So do not throw water at a mage of water.',
} as const;
export type Key = keyof typeof en;
