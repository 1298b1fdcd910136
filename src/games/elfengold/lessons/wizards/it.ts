import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Gli stregoni',
  tree: 'In questa variante sei stregoni sono mescolati tra le carte Viaggio. Per 1 moneta uno stregone ti risparmia la carta in più di un ostacolo. Davanti a Erg’Eren c’è un albero, e tu hai un solo maiale: lascia che lo stregone lo aggiri.',
  'EG-6.1': 'Con l’albero ci vogliono due maiali giganti (EG-6.1).',
  'EG-C2':
    'Si può: una carovana di quattro carte, stregoni compresi (EG-C2, per gli stregoni è una nostra decisione). Ma usa piuttosto lo stregone.',
  'EG-V3.none': 'Lì non c’è nulla in mezzo (EG-V3).',
  'EG-V3.later': 'Si può volare (EG-V3), ma prima guarda che cosa fa uno stregone con un albero.',
  'EG-6.4': 'Puoi restare (EG-6.4), ma prova lo stregone.',
  flight:
    'Sei a Erg’Eren; stregone, maiale e 1 moneta sono spesi. Per 3 monete l’altro tuo stregone vola in qualsiasi città. Che cosa porta quella città?',
  'flight.seven': 'Il suo oro e la mia pedina',
  'flight.seven.answer': 'Un volo non frutta oro.',
  'flight.piece': 'La mia pedina, ma niente oro',
  'flight.piece.answer': 'Sì. Le 5 monete annotate per Erg’Eren ti restano.',
  fly: 'Vola ad Al’Baran, a Jaccaranda o a Grangor.',
  'EG-V3': 'Ci sei già (EG-V3).',
  'EG-V3.else': 'Si può volare ovunque (EG-V3), anche a Elvenhold. Ma scegli una delle tre.',
  'EG-6.1.on': 'Puoi fermarti qui (EG-6.1), ma prova il volo.',
  end: 'Hai preso la tua pedina, e puoi proseguire da qui, perché un volo è solo un passo in più. In mano, tra le carte scoperte e in carovana uno stregone è una carta Viaggio come le altre: sono nostre decisioni.',
};
