/** The aim of Dark Mages in one sentence, for the game and for its rulebook. */
export const goal = {
  en: 'Be the last mage, or the last team, left standing.',
  fr: 'Être le dernier magicien, ou la dernière équipe, encore debout.',
  it: 'Vince l’ultimo mago in piedi, o l’ultima squadra.',
} as const;
