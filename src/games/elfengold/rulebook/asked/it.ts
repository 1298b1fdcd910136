/** Words in which readers ask for the rules of Elfengold in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  'EG-S1':
    'quanti giocatori, in quanti si gioca; dove partono gli stivali; quale città vale di più, valore delle città',
  'EG-S2': 'quanti segnalini nella ciotola, nel sacchetto, quanti draghi',
  'EG-S3': 'quante carte all’inizio, ricevo, mano iniziale, distribuire',
  'EG-S4': 'quanti soldi, monete all’inizio; chi comincia, inizia; quanti round dura la partita',
  'EG-H1': 'segreto nascosto, vedere le carte degli altri, soldi segreti, guardare la mano',
  'EG-C1':
    'quante carte costa una strada, prezzo nel deserto, montagna, foresta, pianura; il maiale, drago, unicorno, elfociclo, nuvola, carro ci va',
  'EG-C2': 'cos’è una carovana, non ho la carta giusta, tre carte diverse, jolly',
  'EG-T1': 'fasi di un round, ordine, svolgimento',
  'EG-1.1': 'quante carte si pescano ogni round, prendere',
  'EG-1.2': 'rimpiazzare, sostituire le carte scoperte',
  'EG-1.3': 'ho pescato una carta oro',
  'EG-1.4': 'quanto vale il mucchio d’oro, paga, prendere il mucchio',
  'EG-1.5': 'mazzo vuoto, finite le carte nel mazzo, esaurito',
  'EG-1.6': 'dove vanno le carte giocate, usate, scarti',
  'EG-2.1': 'quando ricevo la rendita, stipendio, soldi ogni round',
  'EG-3.1': 'mostrare i miei segnalini, nascondere, quanti segnalini si pescano',
  'EG-4.1': 'quanti segnalini all’asta, in vendita',
  'EG-4.2': 'come funziona l’asta, fare offerte, se passo posso ancora, comprare più segnalini all’asta',
  'EG-4.3': 'offro più di quanto possiedo, ho, bluffare, non abbastanza soldi, troppo',
  'EG-4.4': 'nessuno vuole il segnalino, invenduto, nessuna offerta',
  'EG-5.1': 'quanti segnalini posso posare, posare dopo aver passato',
  'EG-5.2': 'dove posare, mettere un segnalino trasporto, drago, maiale',
  'EG-5.3':
    'cosa fa l’albero, dove si mette il mostro marino, bloccare, blocco una strada, ostacolo, due ostacoli sulla stessa strada',
  'EG-5.4': 'a cosa serve il segnalino oro, cosa fa',
  'EG-5.5': 'doppio trasporto, due segnalini, due trasporti sulla stessa strada',
  'EG-5.6': 'segnalino scambio, a cosa serve, invertire due segnalini sul tabellone',
  'EG-6.1':
    'quante città attraversare in un turno; come funzionano le zattere, barca, risalire, scendere il fiume, attraversare un lago; usare il segnalino di un altro; rifare la stessa strada due volte',
  'EG-6.2': 'quando prendo la pedina, visitare una città',
  'EG-6.3': 'guadagnare oro, guadagno, soldi, monete o carte dopo il tragitto, visito una città due volte',
  'EG-6.4': 'non mi muovo, restare fermo, cosa ricevo, senza viaggiare',
  'EG-6.5': 'limite di mano, quante carte tenere in mano, scartare carte dopo il viaggio, troppe carte, massimo',
  'EG-7.1': 'conservare, tenere segnalini per il round dopo, che fine fanno i segnalini sulle strade a fine round',
  'EG-7.2': 'chi è primo giocatore nel round seguente, prossimo',
  'EG-E1': 'come si vince, vincitore, scopo, chi vince; pareggio, pareggia, parità',
  'EG-E2': 'tutte le 20 città visitate, fine anticipata',
  'EG-V1': 'cos’è la città natale',
  'EG-V2': 'valori a caso',
  'EG-V3': 'cosa fanno gli stregoni, stregone, volare',
  'EG-V4': 'Elfenland, gioco base',
};
