export const en = {
  title: 'Tenacious enemies',
  troll:
    'You drew a Troll, which struck at once: Green failed the save and lost 4. But a Troll does not go away; it has 24 hit points. When does it strike again?',
  'troll.turn': 'After every turn',
  'troll.turn.re': 'It gives everybody a turn against it.',
  'troll.round': 'When each mage has played a turn',
  'troll.round.re': 'The turn in which it came counts for nobody.',
  cast: 'As long as it is there, the duel pauses: nobody acts against another player. Green hit it for 7. Your attack.',
  'DM-N1': 'The enemy first: the duel pauses.',
  'DM-N3': 'You may, but it strikes until it is beaten (DM-N3).',
  left: '6 more: 11 hit points are left. Nobody was asked to counter it: against an enemy you stand together. Who takes its items when it falls?',
  'left.last': 'Whoever strikes last',
  'left.last.re': 'Enemies carry nothing.',
  'left.none': 'Nobody',
  'left.none.re': 'There is no loot: the duel goes on, and that is all.',
  again:
    'Both of you have played a turn against it, and so it strikes again: Green is asked first. It goes on like this until it is beaten.',
} as const;
export type Key = keyof typeof en;
