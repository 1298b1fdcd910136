export const en = {
  title: 'Companions: allies',
  who: 'An ally attacks once a turn, after its mage, with its own bonus and dice. Your Griffon has +2 and 1d10. Whom could it attack?',
  'who.mage': 'Only Green',
  'who.mage.re': 'Allies may be attacked as well.',
  'who.both': 'Green or Green’s Wolf',
  'who.both.re': 'The Wolf is an ally, so it protects nobody and can be hit.',
  cast: 'First your own attack: Thunderwave, at Green.',
  'DM-A1': 'Allowed (DM-A1), but leave the Wolf to your Griffon.',
  'DM-A9': 'Allowed, but the companion’s attack ends yours (DM-A9): attack first.',
  'DM-A1.end': 'You may, but then neither of you attacks (DM-A1).',
  bite: 'A hit for 5. Now your Griffon: the Wolf has 6 hit points left and would bite you next turn.',
  'DM-C2': 'Allowed. But an ally that can be attacked (DM-C2) is the better target now.',
  'DM-A9.too': 'You may, but your ally has not attacked yet (DM-A9).',
  told: '14 + 2 against 11: a hit for 8, and the Wolf is discarded. Your turn of attacks is over: could the Griffon attack again?',
  'DM-A9.once': 'Once a turn.',
  end: 'An ally may attack in the turn in which it comes, and also if its mage does not. But a mage who has lost the attack phase holds back the ally, too.',
} as const;
export type Key = keyof typeof en;
