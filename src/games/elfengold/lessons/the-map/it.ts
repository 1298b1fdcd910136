import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'La mappa e la scatola',
  towns:
    'Tutti gli stivali partono da Elvenhold. In ciascuna delle venti città intorno c’è una tua pedina, da prendere quando ci arrivi. Il numero è il valore in oro della città, da 2 a Beata fino a 7 ad Al’Baran; Elvenhold non vale nulla.',
  bowl: 'La ciotola contiene 48 segnalini: 9 maiali giganti, 8 elfocicli, 8 carri dei troll, 5 unicorni, 4 nuvole magiche, 4 draghi, e due ciascuno di oro, doppio trasporto, scambio, albero e mostro marino. Quale è più difficile da ottenere?',
  'bowl.pig': 'Un maiale gigante',
  'bowl.pig.answer': 'No: i maiali sono i più numerosi.',
  'bowl.dragon': 'Un drago',
  'bowl.dragon.answer': 'Sì: draghi e nuvole magiche sono i trasporti più rari.',
  cards:
    'Ci sono nove carte di ciascuno dei sette tipi: i sei trasporti e le zattere. Ognuno ne ha ricevute cinque, tre sono scoperte, e sette carte oro sono mescolate nel mazzo.',
  secret: 'Tu vedi le tue carte e i segnalini che hai pescato. Che cosa ne vede anche Verde?',
  'secret.coins': 'Le mie monete e quante carte ho',
  'secret.coins.answer':
    'Sì. Che monete, numero di carte e scarti siano noti è una nostra decisione; città e segnalini mostrati lo sono per regola.',
  'secret.cards': 'Le carte che ho in mano',
  'secret.cards.answer': 'No. Le mani sono segrete; si sa solo quante carte contengono.',
  'secret.hidden': 'Tutti i miei segnalini',
  'secret.hidden.answer': 'No. Un segnalino nascosto resta segreto finché non si posa.',
  show: 'Ciascuno ha 12 monete, e il primo giocatore lo dice il caso o la tua scelta (nostra decisione; la regola indica il più anziano). Qui sei tu: mostra uno dei tuoi segnalini.',
  first: 'Verde gioca dopo di te.',
  end: 'Ora Verde ne ha pescati due. La partita dura sei round, e ogni volta comincia un altro giocatore.',
};
