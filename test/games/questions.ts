/** Questions that newcomers ask about a game, as data for the tests of the search in rulebooks. */
export interface Questions {
  /** The ids of the rules that answer it, separated by spaces, and the question in English, French and Italian. */
  readonly answered: readonly (readonly [rules: string, en: string, fr: string, it: string])[];
  /** Questions that no rule answers. */
  readonly unanswered: readonly (readonly [en: string, fr: string, it: string])[];
}
