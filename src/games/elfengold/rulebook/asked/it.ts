/** Words in which readers ask for the rules of Elfengold in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  'EG-S1':
    'quanti giocatori, in quanti si gioca; dove partono gli stivali; quale città vale di più, valore delle città, dove partono i nostri elfi, città di partenza, quanto vale una città, valore, la più ricca, in quanti siamo, in due, massimo di giocatori, città più ricca, giocare in 3, in 4, in 5, in quanti possiamo essere',
  'EG-S2':
    'quanti segnalini nella ciotola, nel sacchetto, quanti draghi, quali segnalini, elenco, quanti alberi, mostri',
  'EG-S3':
    'quante carte all’inizio, ricevo, mano iniziale, distribuire, quante carte a testa, all’inizio, ognuno riceve, tipi di carte, carte a testa per cominciare',
  'EG-S4':
    'quanti soldi, monete all’inizio; chi comincia, inizia; quanti round dura la partita, soldi iniziali, quanti soldi abbiamo, primo giocatore del primo round, quanti round si giocano, durata, si comincia, quanti turni dura la partita',
  'EG-H1':
    'segreto nascosto, vedere le carte degli altri, soldi segreti, guardare la mano, vedere le carte del vicino, mostrare la mano, pubblico, quante monete ha un altro, far vedere i soldi, nascondere le monete, gli altri vedono',
  'EG-C1':
    'quante carte costa una strada, prezzo nel deserto, montagna, foresta, pianura; il maiale, drago, unicorno, elfociclo, nuvola, carro ci va, può andare, passare, attraversare in montagna, foresta, deserto, pianura, quante carte, bici, zattera, risalire, controcorrente, fiume, lago, tabella, terreno, quale animale passa dove, drago sull’acqua',
  'EG-C2':
    'cos’è una carovana, non ho la carta giusta, tre carte diverse, jolly, non ho le carte giuste, qualsiasi carta, al posto, altre carte, quante carte, mi manca una carta, pagare con altre carte, mi manca la carta per questa strada',
  'EG-T1': 'fasi di un round, ordine, svolgimento, fasi, cosa si fa in un round, primo round',
  'EG-1.1':
    'quante carte si pescano ogni round, prendere, quante carte a round, scegliere scoperta o coperta, giri, cima del mazzo, carta scoperta o dal mazzo, quante ne pesco',
  'EG-1.2':
    'rimpiazzare, sostituire le carte scoperte, nuova carta, subito, rimettere, oro girato, si rimette una carta quando ne prendo una, un buco nelle carte scoperte',
  'EG-1.3': 'ho pescato una carta oro, pescato una carta oro dal mazzo, e ora, ripescare, esce oro dal mazzo',
  'EG-1.4':
    'quanto vale il mucchio d’oro, paga, prendere il mucchio, valore del mucchio, quante monete per carta oro, raccogliere, quanto rende la pila d’oro',
  'EG-1.5':
    'mazzo vuoto, finite le carte nel mazzo, esaurito, il mazzo è finito, mescolare, niente da pescare, non ci sono più carte',
  'EG-1.6': 'dove vanno le carte giocate, usate, scarti, scartare, dove',
  'EG-2.1':
    'quando ricevo la rendita, stipendio, soldi ogni round, quante monete a round, ricevono, inizio del round, paga, soldi a ogni turno, quando ci pagano',
  'EG-3.1':
    'mostrare i miei segnalini, nascondere, quanti segnalini si pescano, mostrare entrambi i segnalini, quanti ne pesco, quale nascosto, coperto, scegliere, far vedere i segnalini, quale vedono gli altri',
  'EG-4.1':
    'quanti segnalini all’asta, in vendita, quanti segnalini si mettono all’asta, per giocatore, numero, ordine, segnalini da mettere all’asta',
  'EG-4.2':
    'come funziona l’asta, fare offerte, se passo posso ancora, comprare più segnalini all’asta, chi offre per primo, rilanciare, di quanto, minimo, offerta, rientrare dopo aver passato, comprarne due, offerta più bassa, offrire ancora',
  'EG-4.3':
    'offro più di quanto possiedo, ho, bluffare, non abbastanza soldi, troppo, offerto più di quello che ho, senza soldi, non posso pagare, non riesco a pagare l’offerta, offerta troppo alta',
  'EG-4.4':
    'nessuno vuole il segnalino, invenduto, nessuna offerta, nessuno fa un’offerta, nessuno offre, nessuno lo compra, un segnalino avanza all’asta',
  'EG-5.1':
    'quanti segnalini posso posare, posare dopo aver passato, mettere più segnalini, passare e mettere dopo, fine, continuare a mettere dopo aver passato, mettere un segnalino nascosto, obbligato a mettere un segnalino',
  'EG-5.2':
    'dove posare, mettere un segnalino trasporto, drago, maiale, su una strada vuota, dove, sull’acqua, quale segnalino su quale strada, mettere un unicorno, una nuvola, un carro su questa strada',
  'EG-5.3':
    'cosa fa l’albero, dove si mette il mostro marino, bloccare, blocco una strada, ostacolo, due ostacoli sulla stessa strada, mettere un albero, mostro marino sull’acqua, carte in più, quanto costa un ostacolo, ostacolare, a cosa serve l’albero, a cosa serve il mostro marino, sbarrare la strada agli altri, dare fastidio',
  'EG-5.4':
    'a cosa serve il segnalino oro, cosa fa, segnalino oro, bonus, oro e ostacolo, soldi doppi, effetto del segnalino oro, dove posare l’oro',
  'EG-5.5':
    'doppio trasporto, due segnalini, due trasporti sulla stessa strada, due trasporti sulla stessa strada, aggiungere un secondo, entrambi, stesso tipo',
  'EG-5.6':
    'segnalino scambio, a cosa serve, invertire due segnalini sul tabellone, cambiare, scambiare segnalini, spostare un segnalino su un’altra strada, come funziona lo scambio',
  'EG-6.1':
    'quante città attraversare in un turno; come funzionano le zattere, barca, risalire, scendere il fiume, attraversare un lago; usare il segnalino di un altro; rifare la stessa strada due volte, fin dove, quante strade, usare il segnalino di un altro giocatore, tornare indietro, navigare, muovere, condividere, usare il trasporto di un altro, strada aperta da un altro, usare il drago, il maiale, l’unicorno, la nuvola, il carro di un altro',
  'EG-6.2':
    'quando prendo la pedina, visitare una città, raccogliere il mio segnalino, pedina, passare per una città, togliere la mia pedina dalla città',
  'EG-6.3':
    'guadagnare oro, guadagno, soldi, monete o carte dopo il tragitto, visito una città due volte, soldi per ogni città, pagato, monete o carte a fine viaggio, rendita, strada con oro doppio, quanto guadagno, due volte nella stessa città, tornare in una città, cosa rende viaggiare',
  'EG-6.4':
    'non mi muovo, restare fermo, cosa ricevo, senza viaggiare, non voglio muovermi, non viaggiare, restare, saltare, restare fermo, non andare da nessuna parte, non muovermi questo turno',
  'EG-6.5':
    'limite di mano, quante carte tenere in mano, scartare carte dopo il viaggio, troppe carte, massimo, troppe carte in mano, scartare fino a, quante posso tenere, più di quattro, quante carte alla fine del viaggio',
  'EG-7.1':
    'conservare, tenere segnalini per il round dopo, che fine fanno i segnalini sulle strade a fine round, quanti segnalini tenere, segnalini non usati, svuotare il tabellone, togliere, i segnalini restano sul tabellone o si tolgono, per il prossimo turno, rimettere i segnalini nella ciotola',
  'EG-7.2': 'chi è primo giocatore nel round seguente, prossimo, cambia il primo giocatore, chi inizia dopo',
  'EG-E1':
    'come si vince, vincitore, scopo, chi vince; pareggio, pareggia, parità, chi vince, più città, stesso numero di città, spareggio, fine della partita, quando finisce, chi ha vinto, cosa devo fare per vincere',
  'EG-E2':
    'tutte le 20 città visitate, fine anticipata, tutte le città visitate prima dell’ultimo round, dappertutto, finito prima, la partita può finire prima, finisce subito, fermarsi prima della fine',
  'EG-V1':
    'cos’è la città natale, città segreta, carta città, distanza, obiettivo nascosto, casa, dove finire il viaggio',
  'EG-V2': 'valori a caso, altri valori, mescolare, variabile',
  'EG-V3':
    'cosa fanno gli stregoni, stregone, volare, volare in una città, teletrasporto, costo di un volo, ignorare, evitare un ostacolo, magia, a cosa serve lo stregone, mago, volare dove voglio',
  'EG-V4': 'Elfenland, gioco base, senza espansione, gioco originale',
};
