export const en = {
  title: 'Scrolls',
  level:
    'Scrolls need no attack roll and no arcane level: the target saves, or takes the damage. You are at level 2. Which card can you play?',
  'level.swarm': 'Meteor Swarm, level 3',
  'level.swarm.re': 'Your level is too low, and it is not of your sphere.',
  'level.scroll': 'The Scroll of Cloudkill',
  'level.scroll.re': 'Everybody can use it at every level. But its dice grow with yours.',
  cast: 'Read the Scroll to Green: 1d10 printed, so two d10 for you.',
  'DM-A2': 'It needs arcane level 3.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: 'Green rolls 15, and 10 armour class asks for 9 or less: the save fails. 7 and 8 are 15 damage.',
  crit: 'Could a Scroll be a critical hit, or a fumble?',
  'crit.yes': 'Yes, on a 20 or a 1',
  'crit.yes.re': 'Those belong to attack rolls.',
  'crit.no': 'No, it makes no attack roll',
  'crit.no.re': 'So a Scroll is safe for its reader, unless it is turned back.',
} as const;
export type Key = keyof typeof en;
