import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'L’High Wizard si ritira',
  goal: 'In cima nessuno resta a lungo. All’inizio di ogni turno, tranne il primo, l’High Wizard si ritira e lascia il posto. Oggi tocca al tuo.',
  mark: 'Prima segna il turno appena finito con un tuo Incantesimo Minore. Resta sul registro dei turni fino alla fine della partita. Prendilo dalla riserva o dalla casella degli Incantesimi Minori, come vuoi.',
  'EW-1.2': 'Prima che il mago vada via, segna il turno con un Incantesimo Minore.',
  'EW-T1': 'I dadi sono per la fase 2. La fase 1 non è ancora finita.',
  dragon: 'Con questo hai preso il Drago: in questo turno sei il primo. Che ne è dell’Incantesimo Minore sul registro?',
  'dragon.back': 'Torna nella fase 4',
  'dragon.back.answer':
    'No. Si recuperano solo gli Incantesimi Minori nella loro casella, mai quelli sul registro dei turni.',
  'dragon.gone': 'Resta lì per sempre',
  'dragon.gone.answer': 'Sì. Costa quindi meno prenderne uno che era già nella casella.',
  retire:
    'Ora scegli per il tuo mago una casella di Magic User. La Magia Grigia resta sotto di lui: è una nostra decisione.',
  'EW-1.2.again': 'Un solo Incantesimo Minore segna il turno, e basta quello.',
  empty:
    'Il posto di High Wizard è di nuovo libero, e la fase 2 comincia da te. Se lassù non ci fosse stato nessuno, chi avrebbe il Drago?',
  'empty.stays': 'Blu, come nel turno precedente',
  'empty.stays.answer':
    'Sì. Senza un High Wizard il Drago resta dov’è. Le fonti non lo dicono; è una nostra decisione.',
  'empty.moves': 'Il giocatore successivo in senso orario',
  'empty.moves.answer': 'No. Solo un High Wizard sposta il Drago; altrimenti resta a Blu.',
};
