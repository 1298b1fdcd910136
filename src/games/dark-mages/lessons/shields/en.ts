export const en = {
  title: 'Companions: shields',
  call: 'You have an ally, a Wolf with 3 hit points left. Only one companion at a time: call the Skeleton, as a shield, in its place.',
  'DM-C1.ally': 'Allowed, but only a shield takes the attacks on you (DM-C1).',
  'DM-P4': 'Allowed, and it is stronger. But one companion at a time (DM-P4): keep it for later.',
  'DM-P4.late': 'You may, but companions are called in the preparation (DM-P4).',
  replaced:
    'The Wolf was discarded, and the Skeleton will be a shield as long as it stands. Can it attack for you? Try it, or end your attack.',
  'DM-C2': 'A shield never attacks: you have no ally.',
  'DM-A8': 'You may, as you hold no attack card (DM-A8). But here end your attack.',
  blow: 'Green casts Meteor Swarm at you: three d12, and the Skeleton has 10 hit points. If it hits for 24, how much do you lose?',
  'blow.rest': '14, the rest',
  'blow.rest.re': 'Damage beyond its hit points is lost.',
  'blow.none': 'Nothing',
  'blow.none.re': 'It takes the whole attack, whatever the damage.',
  told: 'It was aimed at you, so you were asked for an answer; then the Skeleton stepped in, with its own armour class of 12. 15 hits, 24 damage: it falls and is discarded, and you have all your hit points.',
} as const;
export type Key = keyof typeof en;
