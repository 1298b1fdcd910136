/** Why a position of Dark Mages cannot be, in Italian. */
import type { FaultCode } from './faults.en.js';

export const faults: Readonly<Record<FaultCode, string>> = {
  seats: 'È indicato qualcuno che non gioca.',
  over: 'Nessuno vince prima della fine del duello.',
  character: 'Ogni mago è un personaggio diverso (DM-S1).',
  sides: 'Almeno due giocatori o squadre devono essere in piedi: altrimenti il duello è finito (DM-V3).',
  standing: 'Chi è di turno deve essere in piedi.',
  cards: 'Di questa carta {count?ce n’è # in tutto|ce ne sono # in tutto}.',
  enemyInHand: 'Nessuno tiene in mano un nemico: va al fuoco (DM-N1).',
  order: 'Una mano segue l’ordine dell’elenco delle carte.',
  hand: '{seat} ha al massimo cinque carte in mano.',
  slot: 'Un oggetto si indossa nel posto con il suo simbolo.',
  hp: 'Un compagno ha al massimo i punti ferita della sua carta.',
  fallen: '{seat} è sconfitto: un mago sconfitto non conserva né mano, né compagno, né effetti (DM-V1).',
  enemies: 'Un nemico al fuoco è arrivato prima e ha già colpito.',
  enemyFallen: 'Un nemico senza punti ferita non resta al fuoco.',
  effect: 'Un effetto è uno di quelli che la sua carta può avere.',
  halfDone: 'Un’azione iniziata appartiene a un’altra fase: scegli di nuovo la fase.',
  underWay: 'Questa fase è nel mezzo di un attacco, di un colpo o di una scelta: gioca piuttosto fin lì.',
};
