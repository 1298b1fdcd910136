import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'L’asta',
  row: 'Dalla ciotola si sono pescati due segnalini per giocatore; stanno in fila e si vendono uno per uno. Qui ne restano due. Tutti vedono che cosa deve ancora venire.',
  open: 'Per ogni segnalino comincia il primo giocatore, cioè tu. In senso orario si offre più dell’ultima offerta, o si passa. Hai due carte Unicorno: apri con 1, 2 o 3 monete.',
  'EG-4.2.out': 'Si può, ma chi passa è fuori per questo segnalino (EG-4.2). A te serve.',
  'EG-4.2.low': 'Si può (EG-4.2). Ma cominciare dal basso non costa nulla: offri 1, 2 o 3.',
  topped: 'Verde ha offerto 4, e Blu ha passato. Va bene qualsiasi numero intero sopra il 4: offri 5 o 6.',
  'EG-4.2': 'Un’offerta deve superare l’ultima (EG-4.2).',
  'EG-4.2.high': 'Si può (EG-4.2), fino a 300, un nostro limite. Ma 5 o 6 possono bastare.',
  blue: 'Metti che ora Verde passi. Blu ha passato prima: può rientrare?',
  'blue.may': 'Sì, una volta',
  'blue.may.answer': 'No: chi ha passato è fuori per questo segnalino.',
  'blue.out': 'Non per questo segnalino',
  'blue.out.answer': 'Giusto. Per il prossimo sono di nuovo tutti dentro.',
  next: 'Verde ha passato, e tu non devi passare a tua volta (è una nostra decisione): hai pagato la banca, e l’unicorno è davanti a te, scoperto. Ora viene un elfociclo, e tu non ne hai carte. Passa.',
  'EG-4.2.no': 'Si può (EG-4.2), e si comprano quanti segnalini si vuole. Ma tu non hai carte Elfociclo.',
  bowl: 'Nessuno ha offerto: l’elfociclo è tornato nella ciotola e non si sostituisce. La fila è venduta, e comincia la fase 5.',
};
