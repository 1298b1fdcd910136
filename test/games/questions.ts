/** Questions that newcomers ask about a game, as data for the tests of the search in rulebooks. */
export interface Questions {
  /** The ids of the rules that answer it, separated by spaces, and the question in English, French and Italian. */
  readonly answered: readonly (readonly [rules: string, en: string, fr: string, it: string])[];
  /** Questions that no rule answers, beside those that no rule of any game does. */
  readonly unanswered: readonly Unanswered[];
}
/**
 * By language, questions that were written before anybody looked at the search: each with the ids of the rules that answer
 * it, separated by spaces, or that no rule answers. Do not put their words into the search for them to pass.
 */
export type Spoken = Readonly<
  Record<
    'en' | 'fr' | 'it',
    {
      readonly answered: readonly (readonly [rules: string, question: string])[];
      readonly unanswered: readonly string[];
    }
  >
>;
type Unanswered = readonly [en: string, fr: string, it: string];

/** Questions that no rule of any game answers. */
export const OF_NO_GAME: readonly Unanswered[] = [
  ['how old must you be to play', 'à partir de quel âge', 'da che età si può giocare'],
  ['can I undo my move', 'peut-on annuler son coup', 'posso annullare la mia mossa'],
  ['what if somebody leaves early', 'et si un joueur s’en va avant la fin', 'e se qualcuno se ne va prima'],
  ['where can I buy the expansion', 'où acheter l’extension', 'dove compro l’espansione'],
  ['can i castle my king', 'puis-je roquer', 'posso arroccare'],
  ['how do i breed horses', 'comment élever des chevaux', 'come allevo i cavalli'],
  ['is there a jail', 'y a-t-il une prison', 'c’è una prigione'],
  ['what does the king do', 'que fait le roi', 'cosa fa il re'],
  ['how many armies do i get', 'combien d’armées ai-je', 'quante armate ricevo'],
  ['do i need a passport', 'faut-il un passeport', 'serve un passaporto'],
  ['what is en passant', 'c’est quoi la prise en passant', 'cos’è la presa al varco'],
  ['how long is a football match', 'combien dure un match', 'quanto dura una partita di calcio'],
];
