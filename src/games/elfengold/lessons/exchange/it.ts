import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Lo scambio',
  want: 'Hai due unicorni, ma l’unico segnalino unicorno è lontano, tra le montagne presso Tichih. Sulla tua strada per Erg’Eren c’è un elfociclo. Uno scambio può rimediare.',
  place: 'Posa lo scambio sulla strada di cui vuoi scambiare il segnalino.',
  'EG-5.6.there': 'Va dove c’è un trasporto (EG-5.6). Posalo sulla strada da Elvenhold a Erg’Eren.',
  'EG-5.1': 'Si può, e si posa più tardi (EG-5.1). Ma qui usa lo scambio.',
  swap: 'Ora scambia l’elfociclo con un trasporto di un’altra strada. Ognuno deve essere adatto alla strada in cui arriva: quale vuoi qui?',
  'EG-5.6': 'Un elfociclo non va nel deserto (EG-5.6).',
  'EG-5.6.pig': 'Si può (EG-5.6), ma non hai carte Maiale gigante.',
  'EG-5.6.none': 'Si può rinunciare (EG-5.6), ma lo scambio è speso lo stesso.',
  done: 'L’unicorno è sulla tua strada, e l’elfociclo tra le montagne. E lo scambio dov’è?',
  'done.stays': 'Sulla strada, fino alla fine del round',
  'done.stays.answer': 'No, non ci resta.',
  'done.bowl': 'Nella ciotola',
  'done.bowl.answer': 'Sì: subito, e anche se non si scambia nulla; è una nostra decisione.',
  go: 'È cominciata la fase 6. Va’ con l’unicorno a Erg’Eren.',
  'EG-6.1': 'L’elfociclo non c’è più (EG-6.1).',
  'EG-6.4': 'Puoi restare (EG-6.4), ma prova la strada.',
  end: 'Alberi, oro e doppi trasporti restano sulle loro strade quando si scambia. Di due trasporti se ne sceglie uno, e due uguali non si scambiano: sono nostre decisioni.',
};
