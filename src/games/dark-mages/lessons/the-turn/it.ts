import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le tre fasi di un turno',
  prepare: 'Prima viene la preparazione: oggetti, Guarigione, compagni. Impugna il bastone.',
  'DM-A1': 'Gli attacchi vengono nella fase successiva.',
  'DM-T1': 'Non hai cominciato l’attacco.',
  'DM-P1': 'Si può, ma il bastone si impugna solo adesso (DM-P1).',
  enter: 'Dall’attacco non si torna alla preparazione. Hai finito: prosegui.',
  'DM-E1': 'Si scarta alla fine.',
  attack: 'La fase di attacco: un attacco del tuo mago. Lancia l’Incantesimo.',
  'DM-P1.late': 'La preparazione è finita.',
  'DM-A8': 'Il trucchetto sostituisce una carta d’attacco e non si aggiunge mai.',
  'DM-A1.lost': 'Si può, ma il turno passerebbe senza attacco (DM-A1).',
  done: '5, 3 e 4: Verde perde 12. Termina l’attacco.',
  end: 'La fine: scarta una carta o nessuna, poi la mano si completa a cinque. Scegli tu.',
  'DM-S3': 'Il tuo turno non è finito.',
  begins:
    'Il turno di Verde è cominciato con una Freccia acida che bruciava ancora: 3 danni. In che ordine vengono queste cose?',
  'begins.heal': 'La rigenerazione, poi i danni',
  'begins.heal.re': 'I danni vengono prima.',
  'begins.damage': 'Ciò che scade, poi i danni, poi la rigenerazione',
  'begins.damage.re': 'E il mago che cade così non ha turno.',
};
