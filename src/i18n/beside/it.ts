import type { BesideKey } from './en.js';

/** The words beside the board of a table, in Italian. */
export const it: Record<BesideKey, string> = {
  'beside.table': 'Il tavolo',
  'beside.lookOn': 'Link per chi vuole guardare',
  'beside.watching': '{count?Una persona guarda|# persone guardano}.',
  'beside.delay': 'Chi guarda vede la partita {count?# mossa|# mosse} più tardi.',
  'beside.giveUp': 'Cedi il posto per sempre',
  'beside.giveUpNote': 'Un avversario gioca al tuo posto, e in questa partita non puoi tornare.',
  'beside.resign': 'Abbandona',
  'beside.resignNote': 'La partita si chiude così com’è; tutti possono rivederla, salvarla e condividerla.',
  'beside.until': '{name} può muovere fino a {when}.',
  'beside.until:you': 'Puoi muovere fino a {when}.',
  'beside.late': '{name}: il tempo per muovere è scaduto.',
  'beside.away': '{seat~#|#|#}: ora non in linea.',
  'beside.wants:again': '{by} propone un’altra partita, con i posti girati di uno.',
  'beside.wants:end': '{by} propone di chiudere la partita adesso, così com’è.',
  'beside.wants:bot': '{by} propone che un avversario giochi per {name} fino al suo ritorno.',
  'beside.wants:back': '{by} chiede di annullare la sua ultima mossa.',
  'beside.back': 'Una mossa è stata annullata.',
  'beside.agree': 'D’accordo',
  'beside.decline': 'No, grazie',
  'beside.asked': 'Tutti devono essere d’accordo, tranne chi è via da tempo.',
  'beside.withdraw': 'Ritira la proposta',
  'beside.again': 'Gioca di nuovo insieme',
  'beside.end': 'Chiudi la partita insieme',
  'beside.substitute': 'Fai giocare un avversario per {name}',
  'beside.next': 'Vai alla prossima partita',
  'beside.ended':
    'La partita è stata chiusa così com’era. Questa pagina ora la conosce tutta: si può rivedere, salvare e condividere.',
  'beside.goOn': 'Continua qui con avversari',
};
