/** The aim of Dark Mages in one sentence, for the game and for its rulebook. */
export const goal = {
  en: 'Be the last one left standing.',
  fr: 'Soyez le dernier encore debout.',
  it: 'Vince chi resta in piedi per ultimo.',
} as const;
