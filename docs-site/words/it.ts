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
  'nav.inspect': 'Ispeziona',
  'nav.api': 'API',
  'nav.guide': 'Aggiungi un gioco',

  'home.title': 'playable-rules: regole di gioco che si giocano, in ogni pagina',
  'home.description':
    'Componenti web che mettono le regole di un gioco da tavolo in una pagina: un tabellone su cui giocare, una lezione su una regola, il regolamento. Gioca a {game} qui.',
  'home.heading': 'Regole di gioco che si giocano',
  'home.lede':
    'Una partita intera, una lezione su una regola o il regolamento, nel tuo blog, nel tuo wiki o nel tuo sito. Prova: ecco {game}, e tu sei {seat}.',
  'home.snippet': 'Due righe di HTML. Né server, né account.',
  'home.doors': 'Che cosa puoi fare',
  'home.play': 'Giocare',
  'home.play.text':
    'Una partita intera contro avversari o passandosi il dispositivo, con mouse, dita, tasti o lettore di schermo.',
  'home.learn': 'Imparare',
  'home.learn.text':
    '{count?# lezione|# lezioni}, una regola ciascuna. La mossa la fai tu su un vero tabellone, e ogni errore ha la sua risposta.',
  'home.read': 'Leggere',
  'home.read.text':
    'Il regolamento con parole nostre, accanto al tabellone. Da ogni regola un clic porta alla sua lezione.',
  'home.embed': 'Incorporare',
  'home.embed.text': 'Scegli, guarda, copia: un frammento per ogni ospite, e un’immagine dove gli script non entrano.',
  'home.inspect': 'Ispezionare',
  'home.inspect.text':
    'Il turno come diagramma di stati, vivo accanto al tabellone: che cosa è aperto, che cosa no e per quale regola, e come arrivarci.',
  'home.api': 'Programmare',
  'home.api.text':
    'Attributi, eventi, metodi, e le regole senza pagina: funzioni pure su semplice JSON, anche in Node.',
  'home.hosts': 'Dove scrivi, si gioca',
  'home.hosts.text': 'Ogni ospite ha i suoi limiti. L’assistente scrive ciò che il tuo accetta, e dice perché.',
  'home.hosts.more': 'Apri l’assistente per incorporare',
  'home.about': 'Il gioco e i suoi autori',
  'site.games': 'Giochi',

  'game.title': '{game}: giocare, imparare, leggere le regole',
  'game.description':
    'Gioca a {game} nella pagina, imparalo regola per regola in {count?# lezione|# lezioni}, e leggi il regolamento.',
  'game.description.alone': 'Gioca a {game} nella pagina, secondo le sue regole.',
  'game.play': 'Gioca',
  'game.learn': 'Impara',
  'game.read': 'Leggi',
  'game.players': 'Da {min} a {max} giocatori',
  'game.players.only': '{min?# giocatore|# giocatori}',
  'game.lessons': '{count?# lezione|# lezioni}',
  'game.embed': 'Mettilo nella tua pagina',
  'game.learn.text': 'Ogni lezione si apre qui e si prova su un suo tabellone. Comincia da «{first}».',
  'game.read.text': 'Il capitolo della fase a cui sei arrivato qui sopra è segnato.',
  'game.before': 'Prima del primo turno',

  'lessons.title': 'Lezioni: imparare un gioco regola per regola',
  'lessons.heading': 'Imparare regola per regola',
  'lessons.description':
    '{count?# breve lezione|# brevi lezioni}, ciascuna sul suo tabellone: la mossa la fai tu, e le regole rispondono.',
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

  'embed.title': 'Assistente per incorporare: un tabellone nella tua pagina · playable-rules',
  'embed.heading': 'Mettilo nella tua pagina',
  'embed.lede':
    'Scegli che cosa vedono i lettori, guardalo, e copia ciò che il tuo ospite accetta. Tutto è in queste righe: non c’è nulla a cui iscriversi.',
  'embed.what': 'Che cosa',
  'embed.how': 'Come',
  'embed.more': 'Posizione, opzioni e altro',
  'embed.usual': 'come al solito',
  'embed.preview': 'Che cosa vedono i lettori',
  'embed.hosts': 'Che cosa incollare, e dove',
  'kind.game': 'Una partita',
  'kind.lesson': 'Una lezione',
  'kind.rulebook': 'Il regolamento',
  'kind.phases': 'Le fasi',
  'field.lesson': 'Lezione',
  'field.step': 'Comincia dal passo',
  'field.rule': 'Regola',
  'field.players': 'Giocatori',
  'field.seats': 'Chi gioca',
  'field.seats.human': 'Persone che si passano il dispositivo',
  'field.seats.bot:easy': 'Una persona, avversari facili',
  'field.seats.bot:hard': 'Una persona, avversari forti',
  'field.phase': 'Fase scelta',
  'field.state': 'Un permalink, o l’indirizzo di un incorporamento',
  'field.seed': 'Seme del caso',
  'field.moves': 'Mosse già fatte, una per riga',
  'field.at': 'Mosse mostrate',
  'field.seat': 'Chi guarda',
  'field.seat.spectator': 'qualcuno che non gioca',
  'field.readonly': 'Solo da guardare',
  'field.timer': 'Con un timer',
  'field.undo': 'Annullare',
  'field.undo.fair': 'non oltre i dadi',
  'field.undo.free': 'tutto',
  'field.save': 'Conservata con il nome',
  'field.shortcuts': 'Tasti con lettere',
  'field.shortcuts.off': 'nessuno',
  'field.lang': 'Lingua',
  'field.theme': 'Chiaro o scuro',
  'field.theme.light': 'chiaro',
  'field.theme.dark': 'scuro',
  'field.load': 'Si carica',
  'field.load.click': 'con un clic',
  'field.load.now': 'subito',
  'field.height': 'Altezza di un riquadro, in pixel',
  'host.html': 'Il tuo HTML',
  'host.html.form': 'Elemento e script',
  'host.html.why':
    'Per ogni pagina che scrivi da te, anche con Astro e VitePress. Chi non ha script vede il link al suo interno. Un sito con regole severe ospita lo script da sé.',
  'host.frame': 'Una pagina che accetta riquadri',
  'host.frame.form': 'Riquadro',
  'host.frame.why':
    'Nulla di nostro gira nella tua pagina. Il riquadro chiede la sua altezza; se nessuno risponde, scorre al suo interno.',
  'host.wordpress': 'WordPress',
  'host.wordpress.form': 'Codice breve',
  'host.wordpress.why':
    'Con il nostro plugin, il file wordpress/playable-rules.php del pacchetto. Senza, incolla l’indirizzo di una lezione o del gioco su questo sito: diventa un’anteprima.',
  'host.div': 'Ospiti che tolgono elementi e script',
  'host.div.form': 'HTML per lo script di un sito',
  'host.div.why':
    'In WordPress un autore può scriverlo senza diritto agli script. Il sito carica il nostro una volta, che ne fa un tabellone; senza, è un elenco da leggere.',
  'host.mediawiki': 'MediaWiki',
  'host.mediawiki.form': 'Wikitesto',
  'host.mediawiki.why':
    'Con il gadget mediawiki/Common.js del pacchetto. In un wiki senza script la voce mostra le stesse parole come elenco.',
  'host.hugo': 'Hugo',
  'host.hugo.form': 'Codice breve',
  'host.hugo.why':
    'Hugo lascia fuori dal Markdown l’HTML grezzo. Copia la cartella hugo/layouts del pacchetto; vanno bene anche i blocchi di codice.',
  'host.jekyll': 'Jekyll',
  'host.jekyll.form': 'Inclusione',
  'host.jekyll.why':
    'Copia jekyll/playable.html del pacchetto in _includes. Passa anche l’HTML grezzo, e con esso l’elemento.',
  'host.eleventy': 'Eleventy',
  'host.eleventy.form': 'Codice breve',
  'host.eleventy.why':
    'Aggiungi il plugin playable-rules/hosts/eleventy.js. Passa anche l’HTML grezzo, e con esso l’elemento.',
  'host.docusaurus': 'Docusaurus e MDX',
  'host.docusaurus.form': 'Elemento',
  'host.docusaurus.why':
    'Nomina playable-rules/define.js tra i clientModules. Le pagine nascono in Node, dove l’elemento è solo un tag.',
  'host.readme': 'README, forum, feed',
  'host.readme.form': 'Markdown con un’immagine',
  'host.readme.why':
    'Dove non entrano né script né riquadri né stili: un’immagine che porta al tabellone, e i passi come elenco.',
  'host.address': 'Notion, Medium, Ghost, Discourse',
  'host.address.form': 'Indirizzo',
  'host.address.why':
    'Incolla l’indirizzo su una riga tutta sua. In un blocco incorporato di Notion è un riquadro, altrove una scheda che porta al tabellone. L’indirizzo di una lezione o del gioco su questo sito diventa un riquadro, dove l’ospite lo permette.',
  'host.text': 'Posta e testo semplice',
  'host.text.form': 'Testo semplice',
  'host.text.why': 'Lo stesso in parole, con l’indirizzo alla fine.',

  'inspect.title': 'Ispettore: le fasi di un turno, dal vivo · playable-rules',
  'inspect.heading': 'Dentro un turno',
  'inspect.lede':
    'Le fasi del regolamento sono un diagramma di stati, che gira mentre giochi. Guarda dov’è la partita, che cosa porta avanti, perché una via è chiusa, e va’ dove vuoi.',
  'inspect.lines': 'Accanto al tuo tabellone',
  'inspect.any':
    'Va con una partita o una lezione tramite il suo id, senza di essa conduce una partita propria, e mostra ogni attore di XState 5 che gli si dà.',

  'authors.description':
    'Di chi sono i giochi, che cosa è nostro, che cosa abbiamo deciso e ricostruito, e la licenza.',

  'missing.title': 'Qui non c’è nulla',
  'missing.text': 'Nessuna pagina ha questo indirizzo. Può essere cambiato, o contenere un errore.',
  'missing.home': 'Alla prima pagina',
};
