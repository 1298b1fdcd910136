import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Alberi e mostri marini',
  tree: 'Gli ostacoli rincarano una strada per tutti. Un albero va su una strada di terra che ha un segnalino trasporto: mettilo sulla strada nella foresta per Erg’Eren.',
  'EG-5.4': 'Lì c’è dell’oro: nessun ostacolo vi si può aggiungere (EG-5.4).',
  'EG-5.3.land': 'Un albero cresce solo sulla terra (EG-5.3).',
  'EG-5.3': 'A un albero serve un segnalino trasporto sulla strada (EG-5.3).',
  'EG-5.3.monster': 'Si può (EG-5.3), ma prima l’albero.',
  'EG-5.1': 'Si può, e si posa più tardi (EG-5.1). Ma qui posalo.',
  monster:
    'Un mostro marino va su un fiume o su un lago, dove non serve nessun segnalino. Mettilo sul fiume per Rivinia.',
  'EG-5.3.water': 'Un mostro marino vive solo nell’acqua (EG-5.3).',
  'EG-5.3.lake': 'Si può, se è acqua (EG-5.3). Ma qui mettilo sul fiume per Rivinia.',
  cost: 'Per scendere questo fiume bastava una zattera. E adesso?',
  'cost.one': 'Una, e una in più verso monte',
  'cost.one.answer': 'Costa una in più in entrambi i sensi.',
  'cost.two': 'Due',
  'cost.two.answer': 'Sì: una zattera in più. Verso monte sarebbero tre, e tre anche su un lago.',
  'cost.closed': 'Il fiume è chiuso',
  'cost.closed.answer': 'Un ostacolo non chiude mai una strada.',
  go: 'Tutti hanno passato, perché nessuno ha più segnalini. Ora tocca al tuo viaggio, e gli ostacoli intralciano anche te: va’ a Erg’Eren o a Rivinia.',
  'EG-C2':
    'Si può: davanti a un ostacolo una carovana prende quattro carte qualsiasi (EG-C2). Due maiali giganti sono meno.',
  'EG-6.4': 'Puoi restare (EG-6.4). Ma qui viaggia.',
  all: 'Ci sono volute due carte invece di una, e così sarebbe a ogni passaggio. Una strada ha al massimo un ostacolo; che valga anche per i mostri marini è una nostra decisione.',
};
