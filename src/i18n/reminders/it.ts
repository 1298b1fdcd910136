import type { RemindersKey } from './en.js';

/** The words of what reminds a reader of their turn, in Italian. */
export const it: Record<RemindersKey, string> = {
  'reminders.turn': 'Tocca a te',
  'reminders.cameIn': '{name} è al tavolo',
  'reminders.turnUntil': 'Tocca a te, fino a {when}',
  'reminders.proposal': 'Una proposta per te',
  'reminders.when':
    'Ogni avviso agisce mentre guardi un’altra pagina o finestra, a tutti i tavoli su questo dispositivo, finché non lo spegni.',
  'reminders.title': 'Nel titolo della pagina',
  'reminders.sound': 'Con un suono leggero',
  'reminders.notice': 'Con una notifica del browser',
  'reminders.push': 'Con un messaggio a questo dispositivo, anche a pagina chiusa',
  'reminders.pushNote':
    'Il messaggio viene da questo server attraverso il servizio di messaggi del tuo browser. È cifrato e dice solo quale partita ti aspetta.',
  'reminders.pushFailed':
    'I messaggi a questo dispositivo ora non funzionano: il browser, il suo servizio di messaggi o il server non collabora. Riprova più tardi.',
  'reminders.cannot:denied':
    'Il browser non permette notifiche a questa pagina. Puoi cambiarlo nelle sue impostazioni per questa pagina.',
  'reminders.cannot:frame':
    'Dentro un’altra pagina il browser non mostra notifiche. Apri il gioco in una finestra propria.',
  'reminders.cannot:insecure': 'I browser mostrano notifiche solo per pagine il cui indirizzo comincia con https.',
  'reminders.cannot:unable': 'Questo browser non mostra notifiche di pagine.',
};
