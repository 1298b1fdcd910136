/** The words of the embed page in Italian. */
import type { EmbedKey } from './en.js';

export const it: Record<EmbedKey, string> = {
  'embed.game': '{game}: un tabellone per giocare',
  'embed.lesson': '{game}: una lezione su una regola',
  'embed.rulebook': '{game}: le regole',
  'embed.phases': '{game}: le fasi di un turno',
  'embed.waits': 'Si vede con gli script. Dove non sono permessi, si apre in una finestra propria.',
  'embed.open': 'Apri in una finestra propria',
  'embed.broken': 'Questo link non è valido. {message}',
  'embed.instead.game': 'Al suo posto c’è una nuova partita.',
  'embed.instead.lesson': 'Al suo posto c’è la prima lezione.',
  'embed.instead.rulebook': 'Al suo posto ci sono le regole dall’inizio.',
  'embed.instead.phases': 'Al suo posto ci sono le fasi di una nuova partita.',
};
