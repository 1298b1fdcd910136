export const en = {
  title: 'Before the duel',
  mages:
    'Each player has drawn one of the eight characters at random: you the Pyromancer, Green the Necromancer. Everybody begins with 60 hit points, arcane level 1 and armour class 10.',
  cards:
    '112 cards were shuffled, and five dealt to each of you. The others are the draw pile. The black cards that some boxes held are not among them.',
  enemy:
    'In this deal there were two enemies, the Swarm of Bats and the Young Red Dragon. What becomes of an enemy that is dealt?',
  'enemy.strikes': 'It strikes at once',
  'enemy.strikes.re': 'Not before the first turn.',
  'enemy.hand': 'It stays in the hand',
  'enemy.hand.re': 'No hand ever holds an enemy.',
  'enemy.back': 'It goes back into the pile',
  'enemy.back.re': 'Another card is dealt for it, and it is shuffled back. So somebody will draw it later.',
  first: 'For the first turn each rolled a d20, and both of you a 20! What then?',
  'first.again': 'Roll again',
  'first.again.re': '16 for you, 10 for Green: you go first, then the others clockwise.',
  'first.seat': 'The first seat goes first',
  'first.seat.re': 'Seats have no rank: the tied roll again.',
  begin: 'So the first turn is yours. Nothing here needs preparing: go on to the attack.',
  'DM-S3': 'It is your turn, not Green’s.',
  'DM-T1': 'That belongs to the end of the turn.',
  end: 'From here on it is like any other turn.',
} as const;
export type Key = keyof typeof en;
