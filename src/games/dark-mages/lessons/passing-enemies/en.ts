export const en = {
  title: 'Passing enemies',
  draw: 'You end your turn: keep your cards, and draw.',
  'DM-E1': 'Allowed, one card (DM-E1). But here keep them all.',
  who: 'A Wyvern! An enemy never comes to a hand: it steps onto the table and strikes. Whom?',
  'who.me': 'Me, who drew it',
  'who.me.re': 'It makes no difference who drew it.',
  'who.all': 'All mages, and ally companions',
  'who.all.re': 'You, your Wolf, and Green, for whom the Griffon steps in as a shield.',
  dodge:
    'The player whose turn it is comes last. A Dodge covers you and your ally together; without it each of you makes a saving throw. Choose.',
  'DM-T1': 'First the enemy.',
  told: 'One roll for all: 6 damage. Green’s Griffon rolled 14, and its armour class is 12: it took them. The Wyvern is gone, and you have drawn a card for it.',
} as const;
export type Key = keyof typeof en;
