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
  chiunque qualunque qualsiasi`;

/** L’, un’, dell’, c’ … */
const elided = /^(?:(?:[dn]e|[ads]a?|su|que)?ll|un|quest|[cdlmstv])(?=[aeiouhàèé])/i;

const synonyms = `\
  vincere vince vincitore vittoria
  fine finire finisce termina finito ultimo vince
  inizio iniziare cominciare comincia iniziale primo
  punti segnare vale punteggio valore
  perdere perde perdente morto morire muore muoio eliminato sconfitto sconfitta battuto ucciso uccidere uccido muoiono
  parità pari pareggio uguale
  asta offerta offrire offre vendere rilanciare
  comprare pagare costo costa prezzo
  denaro soldi oro monete quattrini
  guadagnare guadagno ricevere ricevo incassare rendita
  dado dadi tirare tiro lanciare lancio
  rilanciare ritirare ritira nuovo rifare
  turno round
  muovere muoversi spostare viaggiare viaggio tragitto andare camminare
  vita ferite danni pf
  curare curo cura guarigione
  passare saltare
  togliere tolgo toglie rimuovere eliminare
  recuperare riprendere tornare tornano restituire
  aiutare favorire favorisce sostenere mano
  accordo accordi promessa negoziare scambiare barattare mentire bluffare
  tenere tengo tiene limite massimo conservare
  quanti quante numero due tre quattro cinque sei sette otto
  zattera barca nave
  chiamare chiama evocare
  pedina pezzo mago
  casella riquadro spazio posto
  duello gara contesa combattimento
  salire sale promosso alzare alzo
  cambiare spostare muovere
  vuoto vacante libero
  rimasto avanzato resto
  bloccare impedire ostacolare annullare sbarrare infastidire
  segreto nascosto nascondere visibile vedere guardare mostrare
  mazzo pila mucchio
  scartare buttare
  città villaggio
  strada via
  mostro nemico creatura
  oggetto equipaggiamento
  attaccare colpire picchiare colpo colpi
  doppio due`;

export const it: SearchLanguage = { stem: stemmer, stopwords, idle, elided, synonyms };
