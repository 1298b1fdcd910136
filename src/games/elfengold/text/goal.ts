/** The aim of Elfengold in one sentence, for the game and for its rulebook. */
export const goal = {
  en: 'Visit more towns than anybody else in six rounds: buy counters, open roads, and travel them with your cards.',
  fr: 'Visitez plus de cités que les autres en six manches : achetez des jetons, ouvrez des routes et parcourez-les avec vos cartes.',
  it: 'In sei round visita più città degli altri: compra segnalini, apri strade e percorrile con le tue carte.',
} as const;
