/** Words in which readers ask for the rules of Elfengold in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  'EG-S1':
    'quanti giocatori, in quanti si gioca; dove partono gli stivali; quale città vale di più, valore delle città, dove partono i nostri elfi, città di partenza, quanto vale una città, valore, la più ricca',
  'EG-S2':
    'quanti segnalini nella ciotola, nel sacchetto, quanti draghi, quali segnalini, elenco, quanti alberi, mostri',
  'EG-S3':
    'quante carte all’inizio, ricevo, mano iniziale, distribuire, quante carte a testa, all’inizio, ognuno riceve, tipi di carte',
  'EG-S4':
    'quanti soldi, monete all’inizio; chi comincia, inizia; quanti round dura la partita, soldi iniziali, quanti soldi abbiamo, primo giocatore del primo round, quanti round si giocano, durata, si comincia',
  'EG-H1':
    'segreto nascosto, vedere le carte degli altri, soldi segreti, guardare la mano, vedere le carte del vicino, mostrare la mano, pubblico, quante monete ha un altro',
  'EG-C1':
    'quante carte costa una strada, prezzo nel deserto, montagna, foresta, pianura; il maiale, drago, unicorno, elfociclo, nuvola, carro ci va, può andare, passare, attraversare in montagna, foresta, deserto, pianura, quante carte, bici, zattera, risalire, controcorrente, fiume, lago, tabella, terreno',
  'EG-C2':
    'cos’è una carovana, non ho la carta giusta, tre carte diverse, jolly, non ho le carte giuste, qualsiasi carta, al posto, altre carte, quante carte',
  'EG-T1': 'fasi di un round, ordine, svolgimento, fasi, cosa si fa in un round, primo round',
  'EG-1.1':
    'quante carte si pescano ogni round, prendere, quante carte a round, scegliere scoperta o coperta, giri, cima del mazzo',
  'EG-1.2': 'rimpiazzare, sostituire le carte scoperte, nuova carta, subito, rimettere, oro girato',
  'EG-1.3': 'ho pescato una carta oro, pescato una carta oro dal mazzo, e ora, ripescare',
  'EG-1.4':
    'quanto vale il mucchio d’oro, paga, prendere il mucchio, valore del mucchio, quante monete per carta oro, raccogliere',
  'EG-1.5': 'mazzo vuoto, finite le carte nel mazzo, esaurito, il mazzo è finito, mescolare, niente da pescare',
  'EG-1.6': 'dove vanno le carte giocate, usate, scarti, scartare, dove',
  'EG-2.1':
    'quando ricevo la rendita, stipendio, soldi ogni round, quante monete a round, ricevono, inizio del round, paga',
  'EG-3.1':
    'mostrare i miei segnalini, nascondere, quanti segnalini si pescano, mostrare entrambi i segnalini, quanti ne pesco, quale nascosto, coperto, scegliere',
  'EG-4.1':
    'quanti segnalini all’asta, in vendita, quanti segnalini si mettono all’asta, per giocatore, numero, ordine',
  'EG-4.2':
    'come funziona l’asta, fare offerte, se passo posso ancora, comprare più segnalini all’asta, chi offre per primo, rilanciare, di quanto, minimo, offerta, rientrare dopo aver passato, comprarne due',
  'EG-4.3':
    'offro più di quanto possiedo, ho, bluffare, non abbastanza soldi, troppo, offerto più di quello che ho, senza soldi, non posso pagare',
  'EG-4.4': 'nessuno vuole il segnalino, invenduto, nessuna offerta, nessuno fa un’offerta, nessuno offre',
  'EG-5.1':
    'quanti segnalini posso posare, posare dopo aver passato, mettere più segnalini, passare e mettere dopo, fine',
  'EG-5.2':
    'dove posare, mettere un segnalino trasporto, drago, maiale, su una strada vuota, dove, sull’acqua, quale segnalino su quale strada',
  'EG-5.3':
    'cosa fa l’albero, dove si mette il mostro marino, bloccare, blocco una strada, ostacolo, due ostacoli sulla stessa strada, mettere un albero, mostro marino sull’acqua, carte in più, quanto costa un ostacolo, ostacolare',
  'EG-5.4': 'a cosa serve il segnalino oro, cosa fa, segnalino oro, bonus, con un albero, soldi doppi',
  'EG-5.5':
    'doppio trasporto, due segnalini, due trasporti sulla stessa strada, due trasporti sulla stessa strada, aggiungere un secondo, entrambi, stesso tipo',
  'EG-5.6':
    'segnalino scambio, a cosa serve, invertire due segnalini sul tabellone, cambiare, scambiare segnalini, spostare un segnalino su un’altra strada',
  'EG-6.1':
    'quante città attraversare in un turno; come funzionano le zattere, barca, risalire, scendere il fiume, attraversare un lago; usare il segnalino di un altro; rifare la stessa strada due volte, fin dove, quante strade, usare il segnalino di un altro giocatore, tornare indietro, navigare, muovere, condividere',
  'EG-6.2': 'quando prendo la pedina, visitare una città, raccogliere il mio segnalino, pedina, passare per una città',
  'EG-6.3':
    'guadagnare oro, guadagno, soldi, monete o carte dopo il tragitto, visito una città due volte, soldi per ogni città, pagato, monete o carte a fine viaggio, rendita, strada con oro doppio, quanto guadagno',
  'EG-6.4':
    'non mi muovo, restare fermo, cosa ricevo, senza viaggiare, non voglio muovermi, non viaggiare, restare, saltare',
  'EG-6.5':
    'limite di mano, quante carte tenere in mano, scartare carte dopo il viaggio, troppe carte, massimo, troppe carte in mano, scartare fino a, quante posso tenere, più di quattro',
  'EG-7.1':
    'conservare, tenere segnalini per il round dopo, che fine fanno i segnalini sulle strade a fine round, quanti segnalini tenere, segnalini non usati, svuotare il tabellone, togliere',
  'EG-7.2': 'chi è primo giocatore nel round seguente, prossimo, cambia il primo giocatore, chi inizia dopo',
  'EG-E1':
    'come si vince, vincitore, scopo, chi vince; pareggio, pareggia, parità, chi vince, più città, stesso numero di città, spareggio, fine della partita',
  'EG-E2':
    'tutte le 20 città visitate, fine anticipata, tutte le città visitate prima dell’ultimo round, dappertutto, finito prima',
  'EG-V1': 'cos’è la città natale, città segreta, carta città, distanza, obiettivo nascosto, casa',
  'EG-V2': 'valori a caso, altri valori, mescolare, variabile',
  'EG-V3':
    'cosa fanno gli stregoni, stregone, volare, volare in una città, teletrasporto, costo di un volo, ignorare, evitare un ostacolo, magia',
  'EG-V4': 'Elfenland, gioco base, senza espansione, gioco originale',
};
