import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I nemici di passaggio',
  draw: 'Finisci il turno: tieni le carte e pesca.',
  'DM-E1': 'Si può, una carta (DM-E1). Ma qui tienile tutte.',
  who: 'Una Viverna! Un nemico non va mai in mano: entra in tavola e colpisce. Chi?',
  'who.me': 'Me, che l’ho pescata',
  'who.me.re': 'Non importa chi l’ha pescata.',
  'who.all': 'Tutti i maghi, e i compagni alleati',
  'who.all.re': 'Tu, il tuo Lupo, e Verde, per il quale il Grifone fa da scudo.',
  dodge:
    'Il giocatore di turno risponde per ultimo. Una Schivata copre te e il tuo alleato; senza, ognuno fa un tiro salvezza. Scegli.',
  'DM-T1': 'Prima il nemico.',
  told: 'Un solo tiro per tutti: 6 danni. Il Grifone di Verde ha fatto 14 con classe armatura 12: li ha subiti. La Viverna se n’è andata, e tu hai pescato una carta al suo posto.',
};
