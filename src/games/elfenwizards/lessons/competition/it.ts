import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Fase 5: i duelli',
  goal: 'Il tuo Wizard e quello di Verde vogliono diventare High Wizard. Chi ha più punti accanto prende il titolo: metti quindi i tuoi incantesimi accanto al tuo.',
  first: 'Un dado della casella dei Wizard può favorire un Wizard. Piazza il tuo 5 accanto al tuo Wizard.',
  'EW-5.5': 'Il 4 è nella casella dei Sorcerer: può favorire solo un Sorcerer.',
  'EW-5.4': 'Un incantesimo aiuta il mago accanto a cui sta, di chiunque sia (EW-5.4). Quello è di Verde.',
  'EW-5.11': 'Un Incantesimo Minore può andare lì, ma vale solo 1 (EW-5.11). Comincia dal 5 accanto al tuo Wizard.',
  'EW-5.4.any': 'Puoi favorire anche quel mago (EW-5.4). Prima la lotta in cima: il 5 accanto al tuo Wizard.',
  'EW-5.3': 'Chi passa non piazza più nulla in questo turno (EW-5.3). È troppo presto.',
  second:
    'Si piazzano due incantesimi di seguito, e chi può piazzare il secondo deve farlo: due dadi, due Incantesimi Minori o uno per tipo, accanto a un mago o a due. Aggiungi il tuo 3.',
  'EW-5.2': 'Nel mezzo non si passa: puoi piazzare un secondo incantesimo, quindi devi farlo.',
  'EW-5.8': 'Un incantesimo accanto a un mago non si riprende: è una nostra decisione.',
  'EW-5.1': 'Il secondo incantesimo può andare lì (EW-5.1). Ma Verde ha un 6: piazza il 3 accanto al tuo Wizard.',
  others:
    'Verde ha piazzato un 6 e un Incantesimo Minore: 7 contro i tuoi 8. Blu poteva piazzare uno solo dei suoi dadi: per nostra decisione si può piazzare anche un solo incantesimo. Verde poteva favorire il tuo Wizard, o il Sorcerer di Blu?',
  'others.any': 'Sì, anche i maghi degli altri',
  'others.any.answer': 'Sì, e con quanti incantesimi vuole. È su questo che si fanno gli accordi.',
  'others.own': 'No, solo i propri maghi',
  'others.own.answer': 'Poteva: un incantesimo favorisce il mago di chiunque, purché possa salire.',
  third: 'Tocca di nuovo a te. Il tuo Sorcerer lotta con quello di Blu, che ha 4 punti: comincia dal tuo 4.',
  'EW-5.5.user': 'Il 6 è nella casella dei Magic User: può favorire solo un Magic User.',
  'EW-5.4.sorcerer': 'Puoi farlo (EW-5.4), ma il tuo Sorcerer è indietro di 4 punti. Piazza il tuo 4 accanto a lui.',
  fourth:
    '4 a 4 sarebbe parità, e in parità non si vince nulla. Aggiungi il tuo 2, o un Incantesimo Minore, che aiuta qualsiasi rango.',
  'EW-5.4.blue': 'Così aiuti il Sorcerer di Blu (EW-5.4). Favorisci il tuo.',
  'EW-5.12': 'Così i Sorcerer restano in parità, e nessuno prende il titolo (EW-5.12). Favorisci il tuo.',
  pass: 'Verde ha passato, e Blu non può piazzare più nulla. Sei in testa in tutte e due le lotte. Chi passa non rientra: passa, e i duelli sono finiti.',
  'EW-5.7':
    'Puoi farlo, e potrebbe ancora contare. Ma la lezione finisce qui: un dado non piazzato è sprecato, un Incantesimo Minore resta nella riserva (EW-5.7). Passa.',
  won: 'Tutti hanno passato, e i titoli sono assegnati: il tuo Wizard è High Wizard, il tuo Sorcerer è diventato Wizard.',
};
