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
  ce qui qua giù via pessimo pessima assolutamente`;

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
  vincere vinto`;

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
  mappa tabellone`;

/** Metter-mi, usar-la, prender-ne … */
const suffixed = /(?<=[aei]r)(?:[cmstv]i|l[aeio]|ne)$/i;

export const it: SearchLanguage = { stem: stemmer, stopwords, idle, elided, suffixed, forms, synonyms };
