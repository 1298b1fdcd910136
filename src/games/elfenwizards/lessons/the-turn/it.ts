import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I turni, le fasi e il Drago',
  track:
    'Hai al massimo quattro turni per salire. Ognuno passa per le dieci fasi dell’elenco, sempre in quest’ordine, e la decima conta i punti.',
  dragon:
    'Il Drago mostra chi comincia. Nel turno 1 il caso lo ha dato a Verde. In ogni fase Verde è il primo, poi gli altri in senso orario, qui rosso, verde, blu e di nuovo rosso: è l’ordine di turno.',
  end: 'Il turno 1 è quasi finito: questa è la fase 9, l’ultima in cui si agisce, e solo tu hai ancora un dado. Un 3 non basta per rimuovere Magia Grigia. Lascialo lì, o riprendilo.',
  'EW-T1': 'I dadi si lanciano nella fase 2. Prima finisci la fase 9 di questo turno.',
  'EW-T2': 'Verde ha già giocato. In questa fase resti solo tu.',
  stays:
    'La fase 10 si è svolta da sola, ed è cominciato il turno 2. Nessuno è diventato High Wizard: il Drago resta a Verde. Chi lancerà i dadi per ultimo?',
  'stays.blue': 'Blu',
  'stays.blue.answer': 'Non proprio. Dopo Verde, in senso orario, viene Blu, e poi tu.',
  'stays.red': 'Rosso, cioè io',
  'stays.red.answer': 'Sì: Verde, poi Blu, poi tu.',
  roll: 'Verde e Blu hanno lanciato e tengono da parte tutti i dadi. Tocca a te: lancia.',
  'EW-T2.again': 'In questa fase ognuno gioca una volta. Verde e Blu hanno giocato, tocca a te.',
  'EW-T1.early': 'Si passa nei duelli, nella fase 5. Questa è la fase 2: lancia.',
  hold: 'Per vedere che cosa viene dopo, tieni da parte anche tu tutti i dadi.',
  'EW-T1.later': 'Questo chiude le fasi in cui si recupera. Nella fase 2 tieni da parte i dadi.',
  place: 'Puoi farlo (EW-2.2), e ne parla la lezione sulla fase 2. Per ora tieni da parte i dadi.',
  again:
    'La fase 3 è cominciata da sola, e Verde è di nuovo il primo. Così vanno tutte le dieci fasi; un nuovo High Wizard porterà il Drago al suo proprietario.',
};
