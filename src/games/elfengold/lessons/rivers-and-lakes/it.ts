import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Fiumi e laghi',
  up: 'Sull’acqua si viaggia solo con carte Zattera; non serve nessun segnalino. I fiumi scorrono, come mostrano le loro increspature: questo da Elvenhold a Rivinia. Sei a Rivinia: che cosa serve per risalire a Elvenhold?',
  'up.one': 'Una zattera',
  'up.one.answer': 'Basta solo verso valle.',
  'up.two': 'Due zattere',
  'up.two.answer': 'Sì: due verso monte, una verso valle.',
  elvenhold: 'Hai cinque zattere. Risali a Elvenhold.',
  'EG-6.1': 'Si può, verso valle con una zattera (EG-6.1). Ma qui va’ a Elvenhold.',
  'EG-C2': 'A una carovana serve una strada di terra con un segnalino (EG-C2).',
  'EG-6.4': 'Puoi restare (EG-6.4), ma qui viaggia.',
  lake: 'Un lago costa due zattere, in entrambi i sensi. Prendi il traghetto per Virst.',
  'EG-C1': 'Una zattera galleggia solo sull’acqua (EG-C1).',
  'EG-6.1.other': 'Si può (EG-6.1), ma prendi il traghetto per Virst.',
  'EG-6.1.on': 'Puoi fermarti qui (EG-6.1), ma prosegui.',
  down: 'Ti resta una zattera. Da Virst un fiume scende a Ixara: va’.',
  'EG-6.1.few': 'Un lago costa due zattere (EG-6.1).',
  end: 'Era la tua ultima carta, e con la mano vuota il viaggio finisce da solo. Cinque zattere ti hanno portato in tre luoghi; nel senso opposto un fiume sarebbe costato di più, e l’altro di meno.',
};
