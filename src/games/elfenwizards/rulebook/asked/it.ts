/** Words in which readers ask for the rules of Elfenwizards in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  'EW-B1':
    'il tabellone, albero, quanti titoli, ranghi, piramide, cima, spazi, tipi di maghi, disposizione, quali ranghi ci sono, i diversi ranghi',
  'EW-B2': 'scale, chi gareggia per quale titolo, percorsi, porta a, sale verso, quali spazi, contro chi',
  'EW-B3':
    'due maghi sullo stesso titolo, condividere, due pedine nello stesso spazio, insieme, pieno, occupato, due nello stesso posto, in due',
  'EW-B4': 'casella degli sconfitti, dove aspettano i perdenti',
  'EW-B5': 'caselle degli Incantesimi Maggiori, quale casella riquadro serve a cosa',
  'EW-B6': 'registro dei turni, altre caselle, parti del tabellone',
  'EW-S1':
    'quanti giocatori, in quanti si gioca, quanti dadi ho, contenuto, materiale, ciascuno, ogni giocatore ha, quanti gettoni incantesimi, da solo, in due, quanti dadi per giocatore, dadi a testa, massimo di giocatori, giocare in 3, in 4, in 5, in quanti possiamo essere',
  'EW-S2': 'che colori si usano, in quattro, che colore, in tre, cinque, sei giocatori, siamo in quattro',
  'EW-S3':
    'quanti maghi ho, dove all’inizio, preparazione, dove si mettono le pedine, posizione iniziale, quante pedine, dove metto i miei maghi all’inizio, figure',
  'EW-S4':
    'chi comincia, inizia, chi ha, tiene il drago all’inizio, primo giocatore, primo turno, chi è il primo, chi gioca per primo',
  'EW-S5': 'dove sono i gettoni all’inizio, preparare, preparazione dei gettoni, dove metto i gettoni all’inizio',
  'EW-S6': 'maghi non usati, pedine avanzate, in più',
  'EW-H1':
    'segreti, nascosti, i dadi, vedere, guardare i dadi, gettoni, punti degli altri, mostrare, vedere i dadi degli altri, tenere nascosti i dadi',
  'EW-T1':
    'quanti turni ci sono, fasi del turno, svolgimento, quanto dura, durata, quanti round, cosa succede in un turno, ordine delle fasi, come si svolge un turno, cosa faccio nel mio turno',
  'EW-T2':
    'in che ordine si gioca, chi gioca dopo, senso orario, a chi tocca, prossimo giocatore, a cosa serve il drago, cosa fa il drago, chi gioca dopo di me',
  'EW-1.1': 'saltata nel primo turno, l’high wizard si ritira al primo turno',
  'EW-1.2':
    'perché metto un incantesimo minore sul registro dei turni, quanto costa, perdere, dare un gettone, resta sul registro, l’high wizard paga un incantesimo, l’high wizard perde un gettone',
  'EW-1.3': 'chi prende il drago, nuovo primo giocatore, il drago passa, va a',
  'EW-1.4':
    'dove va l’high wizard che si ritira, scende, dopo essere stato in cima, torna giù, nuovo turno, che succede all’high wizard, lascia, quanto resta l’high wizard in cima, quando si ritira l’high wizard',
  'EW-1.5': 'nessun high wizard, dove va il drago, nessuno in cima, chi tiene il drago, a chi va',
  'EW-2.1': 'dove metto, piazzare i dadi, lanciare, primo lancio, tirare, quali dadi, dove mettere',
  'EW-2.2':
    'tenere da parte dei dadi, quanti dadi stanno in una casella, devo, obbligatorio mettere tutti, tenere per dopo, nessuno, devo usare tutti i dadi',
  'EW-2.3':
    'spostare un dado già messo, piazzato, muovere, riprendere, cambiare idea, dado già messo, dado nella casella sbagliata, ho sbagliato casella',
  'EW-3.1': 'lanciare i dadi tenuti, rimasti, secondo lancio, tirare quello che resta',
  'EW-3.2':
    'rilanciare, ritirare, quanto costa, tirare di nuovo, brutto tiro, pagare, quante volte, tiro brutto, rifare il tiro, ho tirato male',
  'EW-3.3':
    'ritirare, rilanciare un solo dado, alcuni, ritirare soltanto un dado, tenere i buoni, tutti, solo quelli brutti',
  'EW-3.4': 'devo mettere, piazzare tutti i dadi nella fase 3, dadi rimasti, mettere tutto, tenerne',
  'EW-4.1':
    'recuperare, recupero incantesimi minori, quanti per un 4, riprendere, riprendo i miei incantesimi, gettoni, quanti per un 5, 3, tornano, prezzo, recuperare i gettoni',
  'EW-4.2':
    'scegliere i dadi, limite, massimo, più di quelli nella casella, usare tutti i dadi, gettone sul registro dei turni torna, perso',
  'EW-4.3':
    'che fine fanno i dadi usati per recuperare, i dadi restano nella casella fino al turno dopo, quando li riprendo',
  'EW-6.1': 'cosa cambia nella fase 6, secondo recupero, riprendere dadi non usati, lasciare',
  'EW-5.1':
    'come funzionano i duelli, quanti incantesimi si piazzano alla volta, quanti incantesimi, gettoni, dadi in una volta, ogni volta, mettere, posso metterne uno solo, quanti incantesimi ogni volta',
  'EW-5.2': 'mi resta un solo incantesimo, ultimo incantesimo, gettone, uno rimasto, dispari',
  'EW-5.3':
    'giocare ancora dopo aver passato, passare, se passo, rientrare dopo, quando finiscono i duelli, se passo sono fuori, se passo posso giocare ancora',
  'EW-5.4':
    'aiutare un altro giocatore, quali maghi partecipano ai duelli, aiutare il mago di un altro, si può, vicino, amico, mettere su, quanti voglio, chi combatte, sostenere un altro giocatore, dare una mano',
  'EW-5.5':
    'quali dadi usare per un sorcerer, wizard, necromancer, dado in un’altra casella, riquadro, altro rango, usare per, dove va un incantesimo, un dado per quale mago',
  'EW-5.6':
    'ostacolare un mago solo, bloccare, impedire, senza avversario, tutti dello stesso giocatore, fermare un mago senza avversari',
  'EW-5.7':
    'incantesimi non usati, cosa succede, avanzati, sprecati, persi, incantesimi non piazzati, perdere gli incantesimi non piazzati',
  'EW-5.8':
    'riprendere, spostare un incantesimo, cambiare idea, spostare un incantesimo già messo, posso riprendere un incantesimo',
  'EW-5.10':
    'in che ordine si assegnano i titoli, quale titolo prima, dall’alto in basso, risolvere, da quale titolo si parte',
  'EW-5.11':
    'chi ottiene, vince il titolo, quanto vale un incantesimo minore nella contesa, più punti, chi vince un duello, valore di un dado, contare, come si prende un titolo, come vincere un titolo',
  'EW-5.12':
    'parità, stessi punti, due maghi, pareggio, stesso numero di punti, zero, nessuno prende il titolo, stessi punti chi prende il titolo',
  'EW-5.13':
    'unico candidato, mi serve un punto, zero punti, senza incantesimi, senza avversario, salire da solo, automaticamente, gratis, tutto solo',
  'EW-5.14': 'nessun candidato, nessuno, vuoto',
  'EW-5.15':
    'quanti magic user salgono, quanti salgono, promossi dalla casella riquadro in basso, A B C D, sinistra o destra, quanti salgono dal basso',
  'EW-5.16': 'parità in una casella di magic user, tre in parità, stessi punti in basso',
  'EW-5.17':
    'dove va chi perde, perdente, cosa succede a chi perde il duello, battuto, dove finisce chi perde, che fine fa un mago sconfitto',
  'EW-5.18':
    'riprendere i dadi dopo i duelli, i dadi tornano, incantesimi usati, dopo lo scontro, quando riprendo i miei dadi, dadi e gettoni usati',
  'EW-5.19': 'esempio, per esempio, blu contro rosso',
  'EW-7.1': 'ordine dei maghi sconfitti, chi sceglie per primo, posto vuoto',
  'EW-7.2':
    'chi prende i titoli liberi, un mago sconfitto può diventare high wizard, riempire i posti vuoti, liberi, perdenti, seconda possibilità, scegliere, prendere un titolo vuoto',
  'EW-7.3': 'fino a quando, gettone grigio con un titolo vacante, quanto a lungo',
  'EW-8.1':
    'cosa succede ai maghi sconfitti, retrocedere, dove vanno i perdenti, scendere, scegliere la casella, cadere, chi decide, dove scendono i perdenti',
  'EW-8.2':
    'quando ricevo magia grigia, perché, quando prendo un gettone grigio, penalità, quanti, massimo, più di uno, perché un gettone grigio',
  'EW-9.1':
    'liberarsi, mi libero della magia grigia, togliere, quanti punti per un gettone grigio, eliminare, costo, rimuovere, togliere un gettone grigio, segnalino grigio',
  'EW-9.2': 'dadi usati per rimuovere, i dadi tornano dopo la fase 9',
  'EW-9.3': 'opzione tre punti, più economico, 3 invece di 4, variante',
  'EW-9.4': 'scegliere i dadi uno alla volta, da più maghi, quale mago, quali dadi',
  'EW-10.1':
    'quanti punti ricevo, quanto vale un necromancer, wizard, sorcerer, valore, punti negativi, meno, quando si contano, ogni rango, punteggio, high wizard, quanto vale la cima',
  'EW-A1':
    'fare accordi, negoziare, scambiare, rompere una promessa, mantenere le promesse, parola, obbligato, devo, mentire, alleanza, dare gettoni, barattare, posso mentire agli altri, bluffare, mantenere quello che prometto',
  'EW-A2': 'limite di tempo, timer, quanto tempo per parlare, discutere, trattare, minuti',
  'EW-E1': 'quando finisce la partita, ultimo turno, quanti turni, finita, si ferma, quando finisce',
  'EW-E2':
    'due volte High Wizard, fine anticipata, lo stesso giocatore due volte in cima, finisce prima, essere due volte high wizard, high wizard per la seconda volta',
  'EW-E3': 'nessuno High Wizard due volte, di nuovo nessun high wizard',
  'EW-E4':
    'gli incantesimi minori valgono punti alla fine, gettoni rimasti alla fine, incantesimi avanzati, bonus finale, incantesimi rimasti alla fine',
  'EW-E5':
    'come si vince, vincitore, parità, scopo, chi vince, stesso punteggio, più punti, spareggio, pareggio alla fine, in caso di pareggio, cosa devo fare per vincere',
};
