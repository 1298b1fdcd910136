import { stemmer } from '@orama/stemmers/italian';
import { stopwords } from '@orama/stopwords/italian';
import type { SearchLanguage } from './by-meaning.js';

const idle = `
  può posso possono potere puoi possiamo permesso possibile lecito devo deve devono dovere bisogna voglio vuole
  volere vorrei metto mette mettere prendo prende prendere dare uso usa usare avere essere fare vado va vanno andare
  viene vengo venire divento diventa diventare succede capita serve funziona dire dice sapere so sa vedere vede
  trovare provare cosa cos quando quand quant com dov qual sull nient caso allora quindi poi dopo ancora già mai
  sempre adesso ora solo soltanto proprio davvero esattamente forse grazie qualcuno qualcosa qualche ognuno ciascuno
  ogni altro altri altra altre stesso stessa nessuno niente alcuni regola regole gioco giocare gioca giocano
  giocatore giocatori partita senza sotto meno molto troppo poco voluto forza entrambi resto altrimenti durante modo
  quali riesco riesce riescono provo bene male giusto giusta giuste giusti sbagliato sbagliata roba tipo max perche
  xche xke nn cmq ke tizio insomma ok ciao scusa invece subito finché finche mentre dentro fuori così cosi fa fo
  capire succedere farlo farla vorrebbe volessi potrei potrebbe dovrei dovrebbe vogliamo dobbiamo questi quel quei
  chiunque qualunque qualsiasi
  messo messa messi messe metti mettono mettiamo preso presi prese prendono prendiamo servono servire vogliono vuoi dato
  dai stare sta stai vedo visto dico detto sai sanno usano vieni vengono andato succedono successo dobbiamo potete cose
  ce qui qua giù via pessimo pessima assolutamente
  anziché anziche boh mah beh dai cioè praticamente comunque magari forse mica coso aggeggio capito capisco spiega
  spiegare ricordo dubbio domanda tale tali esiste esistono sennò senno dirglielo fratello sorella moglie marito figlio
  figlia mamma papà cugino cugina nonna nonno zio zia becco becca mette frattempo`;

/** L’, un’, dell’, c’ … */
const elided = /^(?:(?:[dn]e|[ads]a?|su|que)?ll|un|quest|[cdlmstv])(?=[aeiouhàèé])/i;

const forms = `\
  andare vado va vanno
  avere ho ha hanno abbiamo
  capita succede succedere
  come com
  cosa cos
  dove dov
  dovere devo deve devono
  diventare divento diventa
  essere è sono siamo
  fare faccio fa fanno
  mettere metto mette mettono
  potere posso può possono
  prendere prendo prende prendono
  quando quand
  servire serve servono
  bere bevo beve bevuto
  difendere difeso difesa
  drago draghi
  mago maghi
  morto morire muoio muore muoiono
  muovere mosso
  offrire offerta
  perdere perso
  promettere promesso
  raccogliere raccolgo raccolto
  rimanere rimango rimasto
  rispondere risposto risposta
  rompere rotto
  salire salgo salgono
  scegliere scelgo scelta
  scendere sceso
  spendere speso
  tenere tengo
  togliere tolgo tolto
  uccidere ucciso
  valere valgono
  vincere vinto
  dividere diviso divisa
  aggiungere aggiunto
  nascondere nascosto
  rimettere rimesso
  riprendere riprendo ripreso
  uscire esce escono uscito
  spingere spinto
  smettere smette
  chiudere chiuso
  finire finisce finito finiscono
  morire moriamo
  distruggere distrutto
  prendere becco becca`;

const synonyms = `\
  vincere vincitore vittoria
  fine finire termina ultimo vince finale
  inizio iniziare cominciare primo partenza
  punti segnare vale punteggio valore
  perdere perdente sconfitto battuto eliminato
  morto eliminato ucciso crepare
  parità pari pareggio uguale
  asta offerta vendere rilanciare puntare
  comprare pagare costo prezzo spendere caro
  denaro soldi oro monete quattrini
  guadagnare guadagno ricevere incassare rendita
  dado tirare lanciare lancio
  rilanciare ritirare nuovo rifare
  turno round giro
  muovere spostare viaggiare viaggio tragitto camminare avanzare
  vita ferite danni pf salute
  curare cura guarigione
  passare saltare
  togliere rimuovere eliminare levare
  recuperare riprendere tornare restituire
  aiutare favorire sostenere mano
  accordo promessa negoziare scambiare barattare mentire bluffare alleanza patto discutere parlare
  tenere limite massimo conservare
  zattera barca nave
  chiamare evocare
  gettone segnalino
  pedina pezzo mago
  mago stregone personaggio eroe
  casella riquadro spazio posto
  duello gara contesa combattimento
  salire promosso alzare
  scendere retrocedere cadere
  cambiare spostare muovere
  scambiare cambiare sostituire
  vuoto vacante libero
  rimanere avanzato
  rango grado
  bloccare impedire ostacolare annullare sbarrare infastidire
  segreto nascosto nascondere visibile guardare mostrare scoperto rivelare
  mazzo pila mucchio
  scartare buttare gettare
  pescare raccogliere
  piazzare posare collocare
  scegliere decidere
  portare indossare
  compagno animale bestia
  schivare evitare
  rubare fregare bottino
  avversario rivale
  ordine sequenza
  città villaggio
  strada percorso
  fiume torrente
  foresta bosco
  mostro nemico creatura bestia
  oggetto equipaggiamento
  attaccare colpire picchiare colpo
  armatura protezione
  squadra compagno alleato
  doppio due
  contare calcolare sommare totale
  sacchetto ciotola sacco
  mappa tabellone
  smettere finire fermarsi
  diviso fasi parti passi
  dorata oro
  caso cieca
  via strada
  paese città
  toccare colpire
  picchiare colpire attaccare
  mischiare mescolare
  iniziale prime inizio`;

const unruled = `
  app, ipad, iphone android, telefono, cellulare, computer, versione digitale, scaricare, scarica, giocare online,
  internet, sito, dove si compra, comprare il gioco, negozio, prezzo del gioco, quanto costa il gioco, usato, esaurito
  dall’editore, espansione, promo, seguito, che età, anni, bambini, quanto dura una partita,
  quanti minuti, quante ore, durata della partita, limite di tempo, cronometro, clessidra, troppo lento,
  tempo per pensare, bustine, formato delle carte, illustratore, disegnatore, disegni, illustrazioni, autore, inventato,
  creatore, editore, che anno, in tedesco, in spagnolo, traduzione, lingua, pronuncia, perso un pezzo, pezzo mancante,
  pezzi di ricambio, ricambi, sostituire un pezzo perso, rotto, strappato, carta rovinata, segnata, barare, bara, imbroglia,
  punizione, sanzione, penalità, errore, sbagliare mossa, mossa vietata, dimenticato, annullare la mossa,
  tornare indietro con la mossa, lasciare la partita, andarsene a metà, abbandonare, tornare a casa, arrivare tardi,
  nuovo giocatore, bagno, regole della casa, inventare una regola, versione semplice, più facile, principianti,
  troppo difficile, imparare, video, strategia, tattica, consigli, trucchi, mossa migliore, apertura migliore,
  il più forte, conviene, torneo, campionato, classifica, record, premio, daltonico, dado caduto dal tavolo,
  dado per terra, dado storto, dadi truccati, parlare al tavolo, sussurrare, mangiare, bere una birra, carta e penna,
  foglio dei punti, segnare su un foglio, annotare, salvare la partita, pausa, continuare domani, campagna, storia,
  scenario, missione, obiettivo segreto, master, narratore, arbitro, scatola, di legno, plastica, miniature, statuine,
  dipingere, stampare, foto, lavare, nome dell’eroe, costruire una casa, costruire un ponte, costruire una strada,
  castello, albergo, rubare a un giocatore, rubare una carta, prestare, prestito, debito, scambiare carte con un altro,
  scambiare col compagno, barattare, dare una carta a un amico, regalare, dare soldi, condividere le carte,
  vendere a un altro giocatore, rivendere, vendere le carte, tassa, tasse, pedaggio, affitto, carta evento, tempo meteo,
  tempesta, pioggia, neve, inverno, notte, nutrire, cibo, fame, mana, esperienza, potere speciale, abilità speciale,
  attaccare un giocatore, uccidere un giocatore, combattere, lottare, arma, spada, esercito, soldati, sposare, re, regina,
  principe, principessa, nano, nani, orco, goblin, zombie, risorse, grano, pietra, miniera, scavare, bruciare, distruggere,
  prigione, riposo, riposare, dormire, scappare, fuggire, porta, chiave, dungeon, stanza, trappola, forziere,
  muoversi sul tabellone, quante caselle, plancia di movimento, fabbricare, forgiare, inventario, peso,
  bonus per il più lungo, doppio sei, tirare i dadi per muoversi, fortuna, votare, giocatore eliminato,
  fuori dal gioco, secondo personaggio, parlare con gli animali, compleanno, saltare un turno, turno extra,
  bloccare un giocatore, spingere, saltare sopra, catturare, scacco, briscola, poker`;

/** Metter-mi, usar-la, prender-ne … */
const suffixed = /(?<=[aei]r)(?:[cmstv]i|l[aeio]|ne)$/i;

export const it: SearchLanguage = { stem: stemmer, stopwords, idle, elided, suffixed, forms, synonyms, unruled };
