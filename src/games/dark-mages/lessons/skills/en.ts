export const en = {
  title: 'Skills',
  two: 'Skills help your own attack, one a turn, in the phase that the card says. Foresight lets you roll two d20 and keep the better; an Empowered Spell rolls one damage die more.',
  use: 'Your Spell is of another sphere and has no bonus. Make sure that it hits: use Foresight.',
  'DM-P5.one': 'Allowed, but one Skill a turn (DM-P5), and a stronger Spell that misses is worth nothing.',
  'DM-P5.before': 'You may, but after the attack the Skill helps no more (DM-P5).',
  odds: 'One die hits armour class 10 in 55 of 100 cases. And the better of two?',
  'odds.same': 'As often',
  'odds.same.re': 'Only two bad dice miss now.',
  'odds.more': 'In about 80',
  'odds.more.re': 'Both must miss: 45 of 100, and 45 of those 100. That leaves about 80 hits.',
  cast: 'Cast the Arcane Hand.',
  'DM-P5': 'One Skill a turn.',
  'DM-A1': 'You may, but then you do not attack in this turn (DM-A1).',
  told: 'A 3 and a 15: the 15 counts, and hits. The Skill was discarded when it was used.',
} as const;
export type Key = keyof typeof en;
