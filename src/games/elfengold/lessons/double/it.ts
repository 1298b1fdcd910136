import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Il doppio trasporto',
  double:
    'La strada nella foresta per Erg’Eren ha un elfociclo, e tu non ne hai carte. Un doppio trasporto fa posto a un secondo segnalino: posalo lì.',
  'EG-5.5': 'Il doppio va su una strada che ha un segnalino trasporto (EG-5.5).',
  'EG-5.1': 'Si può, e si posa più tardi (EG-5.1). Ma qui posa il doppio.',
  add: 'Ora puoi aggiungere subito un tuo trasporto adatto alla strada, mostrato o nascosto. Il maiale e l’unicorno vanno bene entrambi nella foresta: scegli.',
  'EG-5.5.none':
    'Si può. Ma allora il doppio resta senza effetto, e tiene lontano l’altro (EG-5.5, è una nostra decisione). Aggiungi un segnalino.',
  use: 'Ora ci sono due trasporti. Quanto costa la strada?',
  'use.both': 'Una carta di ciascuno',
  'use.both.answer': 'No: i due non si usano mai insieme.',
  'use.either': 'Le carte di uno dei due',
  'use.either.answer': 'Sì: chi viaggia ne sceglie uno. L’elfociclo serve sempre a chi ne ha la carta.',
  green: 'Verde ha l’altro doppio. Può metterlo anche su questa strada?',
  'green.yes': 'Sì, per un terzo trasporto',
  'green.yes.answer': 'No, per nostra decisione: un doppio e due trasporti per strada.',
  'green.no': 'No',
  'green.no.answer': 'Giusto: un doppio per strada e due trasporti al massimo, per nostra decisione.',
  end: 'Per nostra decisione il secondo trasporto può anche essere dello stesso tipo del primo; ma serve di rado. Un albero rincarerebbe entrambi.',
};
