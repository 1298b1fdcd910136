import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Un solo candidato, o un solo proprietario',
  goal: 'Per questo titolo di Wizard il Sorcerer di Verde è l’unico candidato: accanto non c’è nessuno. Puoi piazzare lì degli incantesimi?',
  'goal.block': 'Sì, accanto a ogni mago che gareggia',
  'goal.block.answer': 'Qui no. Dove tutti i candidati sono di un solo giocatore, solo lui può piazzare incantesimi.',
  'goal.no': 'No, può farlo solo Verde',
  'goal.no.answer':
    'Le fonti vietano di opporsi dove non c’è un avversario. Che nessun altro possa piazzare lì è una nostra decisione.',
  both: 'I due candidati all’altro titolo di Wizard sono tuoi, e nessun altro può piazzare lì. Ma a un candidato serve almeno un punto: accanto a quello che deve salire metti l’incantesimo di cui puoi fare a meno.',
  'EW-5.4': 'Puoi favorire anche quel mago (EW-5.4). Per ora segui il passo: un punto a uno dei maghi indicati.',
  'EW-5.6': 'Lì l’unico candidato è di Verde: nessun altro può piazzare incantesimi.',
  'EW-5.6.box': 'Il mago di Blu è solo nella casella A: lì può piazzare solo Blu.',
  'EW-5.13': 'Puoi passare, ma senza un punto non sale nemmeno un mago senza rivali (EW-5.13).',
  box: 'Vale anche per le caselle di Magic User. La casella B è tutta tua e porta a due titoli: dai un punto a uno dei suoi maghi.',
  'EW-5.2': 'Puoi piazzare un secondo incantesimo: non si passa ancora.',
  pass: 'Verde e Blu hanno passato, e Verde ha lasciato il suo Sorcerer senza un punto. Tu hai quello che vuoi: passa anche tu.',
  'EW-5.6.alone': 'Non puoi aiutarlo, nemmeno volendo: per nostra decisione lì può piazzare solo Verde.',
  'EW-5.7': 'Non ti serve altro. Gli Incantesimi Minori non piazzati restano nella riserva (EW-5.7): passa.',
  awarded:
    'Il titolo di High Wizard non aveva candidati e non è stato assegnato. Uno dei tuoi Sorcerer è Wizard, l’altro è sconfitto. Perché è sconfitto anche il Sorcerer di Verde?',
  'awarded.point': 'Non aveva punti',
  'awarded.point.answer': 'Sì. Serve almeno un punto, anche da soli.',
  'awarded.tie': 'C’era parità',
  'awarded.tie.answer': 'No, era solo. Ma anche da solo gli serve un punto.',
};
