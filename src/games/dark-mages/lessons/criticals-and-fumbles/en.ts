export const en = {
  title: 'Critical hits and fumbles',
  quick: 'You want to attack twice in this turn: use Quickened Spell.',
  'DM-P5': 'Allowed, but after it the Skill would come too late (DM-P5): use it first.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  first: 'First Thunderwave, without a bonus.',
  'DM-A1.order': 'Allowed (DM-A1), but here Thunderwave comes first.',
  critical: 'A natural 20! It always hits, and the damage die shows 6. How much does Green lose?',
  'critical.six': '6',
  'critical.six.re': 'That would be an ordinary hit.',
  'critical.twelve': '12',
  'critical.twelve.re': 'A critical hit doubles the total.',
  second: 'Now the Magic Missile, with 3 on its attack roll.',
  'DM-P5.more': 'You may, but your Skill gives you a second attack (DM-P5).',
  fumble:
    'A natural 1: a fumble, and no bonus helps. The attack turns on you, and you lose 4. Could a Dodge or your own shield have helped you?',
  'fumble.dodge': 'A Dodge',
  'fumble.dodge.re': 'No Defense answers a fumble.',
  'fumble.shield': 'My shield companion',
  'fumble.shield.re': 'It goes past your own shield.',
  'fumble.none': 'Neither',
  'fumble.none.re': 'It hits yourself, with the same dice, not doubled.',
} as const;
export type Key = keyof typeof en;
