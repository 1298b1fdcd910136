export const en = {
  title: 'One candidate, or one owner',
  goal: 'For this Wizard title Green’s Sorcerer is the only candidate: nobody stands beside it. May you place spells there?',
  'goal.block': 'Yes, beside any mage that competes',
  'goal.block.answer': 'Not here. Where one player owns every candidate, only that player may place spells.',
  'goal.no': 'No, only Green may',
  'goal.no.answer':
    'The sources forbid opposing where there is no opponent. That nobody else may place any spell there is our ruling.',
  both: 'Both candidates for the other Wizard title are yours, so nobody else can place there. But a candidate needs at least one point: place a spell beside the one that is to rise, whichever spell you can spare.',
  'EW-5.4': 'You may favour that mage too (EW-5.4). For now, follow the step: a point for one of the mages shown.',
  'EW-5.6': 'Green owns the only candidate there: nobody else may place spells.',
  'EW-5.6.box': 'Blue’s mage is alone in Box A: only Blue may place spells there.',
  'EW-5.13': 'You may pass, but without a point even a mage without rivals does not rise (EW-5.13).',
  box: 'The same holds in a Magic User box. Box B is all yours and leads to two titles: give one of its mages a point, too.',
  'EW-5.2': 'You can place a second spell, so you do not pass yet.',
  pass: 'Green and Blue have passed, and Green left its lone Sorcerer without a point. You have what you want: pass as well.',
  'EW-5.6.alone': 'You cannot help it, even if you want to: by our ruling only Green may place spells there.',
  'EW-5.7': 'You need no more. Minor Spells that you do not place stay in your reserve (EW-5.7): pass.',
  awarded:
    'High Wizard had no candidate and was not awarded. One of your Sorcerers is a Wizard, the other one is defeated. Why is Green’s Sorcerer defeated, too?',
  'awarded.point': 'It had no point',
  'awarded.point.answer': 'Yes. At least one point is needed, even alone.',
  'awarded.tie': 'There was a tie',
  'awarded.tie.answer': 'No, it was alone. But even alone it needs one point.',
} as const;
export type Key = keyof typeof en;
