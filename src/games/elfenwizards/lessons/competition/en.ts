export const en = {
  title: 'Phase 5: the competition',
  goal: 'Your Wizard and Green’s both want to be High Wizard. The one with more points beside it takes the title, so put your spells beside yours.',
  first: 'A die from the Wizard box can favour a Wizard. Put your 5 beside yours.',
  'EW-5.5': 'The 4 lies in the Sorcerer box: it can favour only a Sorcerer.',
  'EW-5.4': 'A spell helps the mage it lies beside, whoever owns it (EW-5.4). That one is Green’s.',
  'EW-5.11': 'A Minor Spell may go there, but counts only 1 (EW-5.11). Start with the 5 beside your Wizard.',
  'EW-5.4.any': 'You may favour that mage too (EW-5.4). The fight for the top comes first: the 5 beside your Wizard.',
  'EW-5.3': 'Whoever passes places nothing more this turn (EW-5.3). It is too early.',
  second:
    'You place two spells at a time, and if you can place the second you must: two dice, two Minor Spells, or one of each, beside one mage or two. Add your 3.',
  'EW-5.2': 'No passing in between: you can place a second spell, so you must.',
  'EW-5.8': 'A spell beside a mage is not taken back: that is our ruling.',
  'EW-5.1': 'Your second spell may go there (EW-5.1). But Green has a 6: put the 3 beside your Wizard.',
  others:
    'Green has placed a 6 and a Minor Spell: 7 against your 8. Blue could place only one spell, and by our ruling may place that one alone. Could Green have put a spell beside your Wizard, or Blue’s Sorcerer?',
  'others.any': 'Yes, other players’ mages too',
  'others.any.answer': 'Yes, and as many spells as it likes. That is what deals are made of.',
  'others.own': 'No, only beside its own mages',
  'others.own.answer': 'It could: a spell may favour anybody’s mage, as long as that mage can rise.',
  third: 'It is your turn again. Your Sorcerer fights Blue’s, which has 4 points: begin with your 4.',
  'EW-5.5.user': 'The 6 lies in the Magic User box: it can favour only a Magic User.',
  'EW-5.4.sorcerer': 'Allowed (EW-5.4), but your Sorcerer is 4 points behind. Put your 4 beside it.',
  fourth: '4 to 4 would be a tie, and a tie wins nothing. Add your 2, or a Minor Spell, which helps any rank.',
  'EW-5.4.blue': 'That helps Blue’s Sorcerer (EW-5.4). Favour yours.',
  'EW-5.12': 'Then the Sorcerers stay tied, and nobody gets the title (EW-5.12). Favour yours.',
  pass: 'Green has passed, and Blue can place nothing more. You lead in both fights. Passing is final: pass, and the competition is over.',
  'EW-5.7':
    'You may, and it could still matter. But this lesson ends here: dice you do not place are wasted, Minor Spells stay in your reserve (EW-5.7). Pass.',
  won: 'All have passed, and the titles were awarded: your Wizard is High Wizard, your Sorcerer became Wizard.',
} as const;
export type Key = keyof typeof en;
