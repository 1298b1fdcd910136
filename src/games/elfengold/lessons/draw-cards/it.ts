import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Pescare carte e oro',
  take: 'Fase 1, dal round 2 in poi: per tre volte ciascuno prende una carta scoperta, o la prima del mazzo alla cieca, o tutto il mucchio d’oro. Prendi una carta scoperta.',
  'EG-1.4.small': 'Si può. Ma una carta oro paga solo 3 monete (EG-1.4), e ce n’è una: lascia crescere il mucchio.',
  'EG-1.1': 'Si può (EG-1.1). Questa volta prendine una scoperta.',
  turned:
    'La carta è stata sostituita subito, e la prima che è uscita era oro! L’oro non resta mai tra le carte scoperte: va sul mucchio d’oro, e si scopre un’altra carta.',
  blind: 'Verde ha pescato alla cieca; non vedi che cosa. Fallo anche tu.',
  'EG-1.1.open': 'Si può (EG-1.1). Questa volta pesca alla cieca.',
  'EG-1.4.wait': 'Si può: due carte, 6 monete (EG-1.4). Ma prima guarda che cosa c’è in cima al mazzo.',
  gold: 'Ancora oro! È andato sul mucchio d’oro, e non nella tua mano. E la tua pescata?',
  'gold.lost': 'È andata persa',
  'gold.lost.answer': 'No. Tocca ancora a te.',
  'gold.again': 'Prendo ancora',
  'gold.again.answer': 'Sì: una carta scoperta, una alla cieca o il mucchio d’oro. Lo stesso se peschi di nuovo oro.',
  pile: 'Ora ci sono tre carte oro. Ognuna paga 3 monete: prendi il mucchio d’oro.',
  'EG-1.4.now': 'Si può. Ma adesso il mucchio d’oro paga 9 monete (EG-1.4), e Verde lo prenderebbe volentieri.',
  last: '9 monete per una pescata; le carte oro sono tra gli scarti. Verde ha pescato. Prendi la tua terza carta.',
  'EG-1.4': 'È vuoto, e un mucchio d’oro vuoto non si può prendere: è una nostra decisione.',
};
