import type { RemoteKey } from './en.js';

/** The words of games that people in different places play together, in Italian. */
export const it: Record<RemoteKey, string> = {
  'remote.others': 'Gioca con altri',
  'remote.title': '{game} con altri',
  'remote.seats': 'Chi siede al tavolo',
  'remote.free': 'libero',
  'remote.taken': 'occupato',
  'remote.youAlone': 'tu',
  'remote.you': '{name} (tu)',
  'remote.notHere': '{name}, non in linea',
  'remote.cameIn': '{name} è al tavolo',
  'remote.bot:easy': 'Avversario facile',
  'remote.bot:normal': 'Avversario medio',
  'remote.bot:hard': 'Avversario forte',
  'remote.name': 'Il tuo nome al tavolo',
  'remote.sit': 'Siediti',
  'remote.watch': 'Guarda',
  'remote.waits': '{count?Il tavolo aspetta ancora # persona|Il tavolo aspetta ancora # persone}.',
  'remote.invite': 'Invito: chi ha questo link può sedersi',
  'remote.onlyHere':
    'Questo indirizzo funziona solo su questo computer. Per amici altrove, apri questa pagina a un indirizzo che possono raggiungere.',
  'remote.copy': 'Copia il link',
  'remote.copied': 'Il link è copiato.',
  'remote.notCopied': 'Il browser non permette a questa pagina di copiare. Il link è selezionato.',
  'remote.qr': 'Mostra un codice QR',
  'remote.qrOf': 'Codice QR del link {link}',
  'remote.begin': 'Comincia ora',
  'remote.beginNote': 'Gli avversari prendono i posti ancora liberi.',
  'remote.othersBegin':
    '{name} può cominciare in qualsiasi momento: gli avversari prendono allora i posti ancora liberi.',
  'remote.leave': 'Lascia il tavolo',
  'remote.ownGame': 'Gioca una partita mia',
  'remote.leaveNote':
    'Il tuo posto resta tuo, come quando chiudi la pagina: il link a questo tavolo, o il tasto indietro del browser, ti riporta qui.',
  'remote.go': 'Esci e tieni il posto',
  'remote.stand': 'Lascia il mio posto a qualcun altro',
  'remote.rename': 'Cambia il mio nome',
  'remote.resigned': '{name} ha abbandonato.',
  'remote.gone': '{name} ha ceduto il posto: gioca un avversario',
  'remote.days': 'È una partita su più giorni: {count?un giorno|# giorni} per mossa.',
  'remote.remind': 'Dimmi quando tocca a me',
  'remote.key': 'Continua da un altro dispositivo',
  'remote.keyNote':
    'Questo link è la chiave del tuo posto: chi l’ha vede la tua mano e gioca per te. Mandalo solo a te stesso.',
  'remote.notKept':
    'Questa pagina non può conservare nulla sul tuo dispositivo. Quando è ricaricata, solo questo link ti riporta al tuo posto.',
  'remote.ownWindow': 'Continua in una finestra propria',
  'remote.asking': 'Chiedo al server…',
  'remote.askedAgain':
    'Questa pagina chiede di nuovo da sola. Il tuo posto al tavolo, se ne hai uno, e la partita sono conservati.',
  'remote.lost': 'La connessione è persa. Nient’altro lo è: la partita continua appena torna.',
  'remote.plays': '{name}: gioca un avversario',
  'denied.origin': 'Questo server non serve le pagine di {origin}. Il suo gestore deve indicare quell’indirizzo.',
  'denied.sandboxed':
    'La pagina che contiene questo gioco nasconde da dove viene, e il server non serve riquadri simili. Apri il gioco in una finestra propria, o chiedi al gestore del server di permettere l’origine null.',
  'denied.form': 'Il server e questa pagina non si capiscono ({path}). Uno dei due è più vecchio dell’altro.',
  'denied.game': 'Questo server non ha il gioco {game}.',
  'remote.record': 'Salva il resoconto della partita',
  'denied.version':
    'Questa partita è cominciata con altre regole (versione {begun}) rispetto a quelle di ora ({now}): è finita così com’era. Il suo resoconto si può salvare per 30 giorni.',
  'denied.rules':
    'Questa pagina ha altre regole del gioco (versione {now}) rispetto a questo tavolo (versione {begun}): solo le pagine con quelle regole possono mostrarlo.',
  'denied.newer':
    'Il server è in aggiornamento e non ha ancora le regole di questo tavolo (serve la versione {begun}, il server ha la {now}). Riprova tra poco.',
  'denied.changed':
    'Il gioco è cambiato da quando questo tavolo è stato aperto, e non ha più le sue opzioni. Apri un nuovo tavolo.',
  'denied.unknown':
    'Questo tavolo non esiste, o non esiste più: i tavoli si cancellano qualche tempo dopo l’ultima mossa.',
  'denied.invitation': 'Questo invito non è completo: chiedi di nuovo il link.',
  'denied.token': 'Questa non è la chiave di un posto di questo tavolo.',
  'denied.left': 'Hai ceduto questo posto: gioca un avversario, e non si può più tornare. Puoi guardare.',
  'denied.full': 'Tutti i posti sono presi. Puoi guardare.',
  'denied.crowd': 'Non più di {most} persone possono guardare insieme.',
  'denied.pages': 'Il tuo posto è aperto in {most} pagine: chiudine una.',
  'denied.rate': 'Troppe richieste in una volta. Riprova tra {seconds?# secondo|# secondi}.',
  'denied.tables': 'Il server ha tutti i tavoli che può avere.',
  'denied.waiting': 'Il tavolo aspetta ancora giocatori.',
  'denied.begun': 'La partita è cominciata.',
  'denied.host': 'Solo chi si è seduto per primo può cominciare, finché è qui.',
  'denied.fault': 'Il server ha avuto un guasto. Nulla di ciò che ha detto è perso.',
  'denied.unreachable': 'Il server {server} non risponde.',
  'denied.part': 'Una parte di questa pagina non è stata caricata.',
  'denied.blocked': 'Questa pagina non permette connessioni al server. La sua Content-Security-Policy richiede: {line}',
};
