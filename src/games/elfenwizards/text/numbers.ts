/** The number of each phase, as it is printed beside its name in every language. */
export const numbers = {
  'number:highWizardRetires': '1',
  'number:castMajorSpells': '2',
  'number:castRemainingSpells': '3',
  'number:recoverMinorSpells': '4',
  'number:competition': '5a',
  'number:awardTitles': '5b',
  'number:recoverMinorSpellsAgain': '6',
  'number:awardVacantTitles': '7',
  'number:demoteMages': '8',
  'number:removeGreyMagic': '9',
  'number:score': '10',
  'number:over': '',
};
