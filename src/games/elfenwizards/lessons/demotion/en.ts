export const en = {
  title: 'Demotion',
  goal: 'No title is vacant, and four mages are still defeated. Each of them is demoted to a Magic User box.',
  wizard:
    'You are Red and hold the Dragon: you go first, with all your mages. Demote your Wizard to a box of your choice.',
  'EW-8.1.order':
    'The order of your mages is your choice (EW-8.1). But begin with the Wizard and see what it takes with it.',
  'EW-8.1.own': 'Those Sorcerers are not yours: their owners demote them.',
  token:
    'The Wizard took a Grey Magic token: 1 point less at each scoring. Next comes your Necromancer. Will it take one too?',
  'token.yes': 'Yes',
  'token.yes.re': 'No: a token is drawn only on the Defeated boxes of Wizards and Sorcerers.',
  'token.no': 'No',
  'token.no.re': 'Right: only mages demoted from Wizard or Sorcerer take one.',
  necromancer: 'Demote it. In a box with few rivals it will be easier to rise again.',
  'EW-8.1.done': 'Your Wizard is demoted already. The Necromancer is left.',
  green:
    'Then the next player: Green’s Sorcerer is demoted and takes a token. There is no limit to the tokens under one mage.',
} as const;
export type Key = keyof typeof en;
