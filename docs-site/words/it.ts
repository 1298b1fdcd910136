/** The site in Italian. */
import type { WordKey } from './en.js';

export const it: Readonly<Record<WordKey, string>> = {
  'site.tagline': 'le regole di un gioco da tavolo, giocabili in ogni pagina',
  'site.skip': 'Vai al contenuto',
  'site.nav': 'Pagine',
  'site.languages': 'Lingue',
  'site.language': 'Italiano',
  'site.english': 'in inglese',
  'site.copy': 'Copia',
  'site.copied': 'Copiato',
  'site.selected': 'Selezionato: premi Ctrl+C o ⌘C',
  'site.footer': 'Codice aperto con licenza MIT. Né cookie né terzi: ogni file viene da questo sito.',
  'site.credits': 'I giochi e i loro autori',
  'site.stories': 'Storybook: ogni stato del diagramma',

  'nav.play': 'Gioca',
  'nav.learn': 'Lezioni',
  'nav.embed': 'Incorpora',
  'nav.api': 'API',
  'nav.guide': 'Aggiungi un gioco',

  'home.title': 'playable-rules: regole di gioco che si giocano, in ogni pagina',
  'home.description':
    'Componenti web che mettono le regole di un gioco da tavolo in una pagina: un tabellone su cui giocare, una lezione su una regola, il regolamento. Gioca a Elfenwizards qui.',
  'home.heading': 'Regole di gioco che si giocano',
  'home.lede':
    'Una partita intera, una lezione su una regola o il regolamento, nel tuo blog, nel tuo wiki o nel tuo sito. Prova: ecco Elfenwizards, e tu sei Rosso.',
  'home.snippet': 'Due righe di HTML. Né server, né account.',
  'home.poster': 'Il tabellone di Elfenwizards: un grande albero nella neve, maghi su cinque ranghi',
  'home.doors': 'Che cosa puoi fare',
  'home.play': 'Giocare',
  'home.play.text':
    'Una partita intera contro avversari o passandosi il dispositivo, con mouse, dita, tasti o lettore di schermo.',
  'home.learn': 'Imparare',
  'home.learn.text':
    '{count} lezioni, una regola ciascuna. La mossa la fai tu su un vero tabellone, e ogni errore ha la sua risposta.',
  'home.read': 'Leggere',
  'home.read.text':
    'Il regolamento con parole nostre, accanto al tabellone. Da ogni regola un clic porta alla sua lezione.',
  'home.embed': 'Incorporare',
  'home.embed.text': 'Scegli, guarda, copia: un frammento per ogni ospite, e un’immagine dove gli script non entrano.',
  'home.api': 'Programmare',
  'home.api.text':
    'Attributi, eventi, metodi, e le regole senza pagina: funzioni pure su semplice JSON, anche in Node.',
  'home.guide': 'Aggiungere un gioco',
  'home.guide.text':
    'Regole, un diagramma del turno, un disegno e le parole. La guida costruisce un piccolo gioco, dalla prima riga al tabellone.',
  'home.hosts': 'Dove scrivi, si gioca',
  'home.hosts.text': 'Ogni ospite ha i suoi limiti. L’assistente scrive ciò che il tuo accetta, e dice perché.',
  'home.hosts.more': 'Apri l’assistente per incorporare',
  'home.about': 'Il gioco e i suoi autori',

  'game.title': '{game}: giocare, imparare, leggere le regole',
  'game.description':
    'Gioca a {game} nella pagina, imparalo regola per regola in {count} lezioni, e leggi il regolamento.',
  'game.play': 'Gioca',
  'game.learn': 'Impara',
  'game.read': 'Leggi',
  'game.players': 'Da {min} a {max} giocatori',
  'game.lessons': '{count} lezioni',
  'game.embed': 'Mettilo nella tua pagina',
  'game.learn.text': 'Ogni lezione si apre qui e si prova su un suo tabellone. Comincia da «{first}».',
  'game.read.text': 'Il capitolo della fase a cui sei arrivato qui sopra è segnato.',
  'game.before': 'Prima del primo turno',
  'game.elfenwizards.lede':
    'Un albero nella neve, cinque ranghi di maghi ambiziosi, e dadi che sono incantesimi. Quattro turni di dieci fasi decidono chi sale e chi cade.',

  'lessons.title': 'Lezioni: imparare un gioco regola per regola',
  'lessons.heading': 'Imparare regola per regola',
  'lessons.description':
    '{count} brevi lezioni, ciascuna sul suo tabellone: la mossa la fai tu, e le regole rispondono.',
  'lessons.step': '{count?# passo|# passi}',
  'lessons.rule': '{count?# regola|# regole}',
  'lessons.rules': 'Regole {rules}',

  'lesson.all': 'Tutte le lezioni',
  'lesson.previous': 'Prima: {title}',
  'lesson.next': 'Poi: {title}',
  'lesson.embed': 'Questa lezione nella tua pagina',
  'lesson.embed.text': 'Incolla queste righe, o l’indirizzo di questa pagina dove gli indirizzi diventano anteprime.',
  'lesson.builder': 'Altre opzioni nell’assistente',
  'lesson.told': 'La lezione in parole',

  'authors.description':
    'Di chi sono i giochi, che cosa è nostro, che cosa abbiamo deciso e ricostruito, e la licenza.',

  'missing.title': 'Qui non c’è nulla',
  'missing.text': 'Nessuna pagina ha questo indirizzo. Può essere cambiato, o contenere un errore.',
  'missing.home': 'Alla prima pagina',
};
