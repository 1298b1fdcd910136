/** The words around a game on a site of its own in Italian. */
import type { SiteKey } from './en.js';

export const it: Readonly<Record<SiteKey, string>> = {
  'site.description': '{game}: giocarci, impararlo passo per passo e leggerne le regole, nella pagina.',
  'site.pages': 'Pagine',
  'site.languages': 'Lingue',
  'site.play': 'Gioca',
  'site.learn': 'Impara',
  'site.rules': 'Regole',
  'site.board': 'Il tabellone di {game}',
  'site.lesson': 'Una lezione su {rules}, con le vere regole del gioco.',
  'site.next': 'Lezione successiva: {title}',
  'site.paste': 'Metti questo in una tua pagina',
  'site.scripts': 'Per giocare servono gli script, che questo browser non esegue.',
};
