import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Round e fasi',
  seven:
    'Un round percorre le sette fasi elencate qui, sempre in quest’ordine. In ciascuna comincia il primo giocatore e gli altri seguono in senso orario: questo significa «in ordine».',
  end: 'Il round 1 è quasi finito: questa è la fase 7, e solo tu hai ancora un segnalino. Tienilo per il prossimo round.',
  early: 'Le carte si pescano nella fase 1, quando è cominciato il round seguente.',
  'EG-7.1': 'Puoi restituirlo. Ma si possono tenere fino a due segnalini (EG-7.1), e un maiale serve sempre.',
  next: 'Il round 2 è cominciato da solo con la fase 1, che il primo non aveva. Nel round 1 eri tu il primo giocatore. Chi lo è adesso?',
  'next.red': 'Ancora Rosso',
  'next.red.answer': 'No: a ogni round è un altro giocatore.',
  'next.green': 'Verde',
  'next.green.answer':
    'Sì: il seguente in senso orario. Verde, Blu e Rosso prendono una carta ciascuno, e questo per tre volte.',
  draw: 'Gli altri hanno preso le loro tre carte, e tu due. Prendi l’ultima.',
  'EG-1.4': 'Il mucchio d’oro è vuoto: non si può prendere, è una nostra decisione.',
  income: 'La fase 2 si è svolta da sola: ciascuno aveva 12 monete. Quante sono adesso?',
  'income.two': '14 a testa',
  'income.two.answer':
    'Sì: dal round 2 in poi la banca paga 2 monete a ciascuno. Non resta mai senza: è una nostra decisione.',
  'income.towns': 'Quanto valgono le città visitate',
  'income.towns.answer': 'Le città fruttano quando ci si entra, nella fase 6. La fase 2 paga 2 monete a ciascuno.',
  again: 'Ed è cominciata la fase 3: Verde ha pescato segnalini. Dopo sei round così la partita finisce.',
};
