export const en = {
  title: 'Pay a Minor Spell and roll again',
  goal: 'A 1, a 1 and a 2: poor dice for phase 3. You may do better, at a price.',
  pay: 'The price is one Minor Spell from your reserve. It goes to the Minor Spells box, and you roll all these dice again, once. Do it.',
  place: 'Placing a die accepts the roll, and then it is too late (EW-3.2). Pay first.',
  'EW-3.2.free': 'You have rolled them. Another roll costs a Minor Spell.',
  'EW-3.4': 'In phase 3 nothing is held back. Accept the dice or pay for another roll.',
  better:
    'A 4, a 5 and a 6. Your token lies in the Minor Spells box and can be recovered in phase 4. Place a die where you like.',
  'EW-3.2.once': 'You may roll again only once: these are the dice you have.',
  all: 'The others will be placed too. One more question: had you rolled a 6 and two 1s, could you have kept the 6 and rolled the 1s again?',
  'all.some': 'Yes, for one Minor Spell',
  'all.some.answer': 'No. Paying rolls all the remaining dice, the 6 among them.',
  'all.none': 'No, all of them or none',
  'all.none.answer': 'Right. So place good dice in phase 2, before they are at risk.',
} as const;
export type Key = keyof typeof en;
