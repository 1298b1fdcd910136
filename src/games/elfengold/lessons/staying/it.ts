import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Restare, e il limite della mano',
  stay: 'Nessuna strada da qui va bene per le tue carte. Nessuno è obbligato a viaggiare: resta, e prenderai due carte.',
  early: 'Prima di’ che resti.',
  limit: 'Dopo un viaggio, e anche se si è rimasti, si tengono quattro carte a scelta. Tu ne hai sei: scartane una.',
  'EG-6.5': 'Prima scendi a quattro carte (EG-6.5).',
  one: 'Ancora una.',
  draw: 'Ne restano quattro. Ora prendine due, come nella fase 1: scoperta, alla cieca, o il mucchio d’oro, che paga 6 monete e conta come una pescata.',
  none: 'Chi è rimasto non riceve monete dalle città, solo due pescate.',
  second: 'E la seconda.',
  end: 'Il limite viene prima delle due carte, è una nostra decisione: dopo le renderebbe inutili. Così puoi avere fino a sei carte; un’opzione del gioco toglie il limite.',
};
