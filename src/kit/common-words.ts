/** Sentences that most games say alike, so that their catalogues need not: each game's own ones take precedence. */
import { byLanguage } from '../i18n/index.js';
import type { Lang } from '../i18n/languages.js';
import type { Catalogue } from '../i18n/text.js';

const en: Catalogue = {
  'phase:over': 'The end',
  'prompt.over': 'The game is over.',
  'refuse.notYourTurn': 'It is the turn of {seat}.',
  'guard:else': 'otherwise',
  'score.line': '{seat}: {line}',
};
const fr: Catalogue = {
  'phase:over': 'La fin',
  'prompt.over': 'La partie est finie.',
  'refuse.notYourTurn': 'C’est le tour de {seat}.',
  'guard:else': 'sinon',
  'score.line': '{seat}\u00a0: {line}',
};
const it: Catalogue = {
  'phase:over': 'La fine',
  'prompt.over': 'La partita è finita.',
  'refuse.notYourTurn': 'È il turno di {seat}.',
  'guard:else': 'altrimenti',
  'score.line': '{seat}: {line}',
};

/** In one of the languages of a game; in English for a language that the page does not speak. */
export const commonWords = (lang: string): Catalogue =>
  byLanguage(lang, { en, fr, it } satisfies Record<Lang, Catalogue>);
