/** Words in which readers ask for the rules of Elfengold in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  alike: `  segnalino gettone tessera dischetto fiche
    trasporto mezzo veicolo cavalcatura animale maiale elfociclo unicorno nuvola carro drago
    maiale cinghiale porco
    elfociclo bicicletta bici
    carro carretto carrozza
    unicorno cavallo
    stivale elfo omino personaggio scarpone
    pedina cilindro cilindretto pezzo cubetto
    ostacolo albero barriera
    albero tronco
    mostro serpente kraken piovra polpo
    monete moneta soldi denaro euro grana contanti
    oro pepita
    zattera barca nave canoa navigare nuotare remare
    acqua fiume lago mare
    montagna monte cima
    pianura prato prateria erba
    foresta bosco giungla
    terreno paesaggio
    avversario vicino nemico rivale
    stregone mago
    stregone volare teletrasporto
    rendita stipendio paga reddito
    parità pareggio pareggiare spareggio
    vuoto finito esaurito terminato
    invenduto avanzato
    scambio scambiare invertire permutare
    carovana jolly sostituto
    esposizione mercato fila
    squattrinato spiantato
    round manche
    scartare eliminare
    completare sostituire rimpiazzare riempire
    obbligato costretto forzato
    offrire proporre puntare
    subito immediatamente
    attraversare passare
    pulire svuotare togliere sgombrare
    perdere perso persa
    raccogliere prelevare
    adatto adatta adatte corrispondere
    attraversare oltrepassare
    traghetto zattera
    castello elvenhold capitale
    nuvola nube
    plancia tabellone mappa
    traccia segnalino
    fila scoperte
    spareggio pari
    prossimo seguente successivo
    esposte scoperte visibili
    coprire sovrapporre
    rendere fruttare pagare
    superare rilanciare
    bloccato incastrato
    posto città
    salire cavalcare
    controllare verificare
    dichiarare rivelare annunciare
    girare senso
    ritirarsi passare
    appartenere proprietario
    prateria pianura
    occupata presa
    vantaggio bonus
    cifra somma
    definitivo finale
    ciotola sacchetta borsa`,
  'EG-S1':
    'quanti giocatori, giocare in due, giocare in 3, in 4, in 5, in 6, in 7 o più, giocare da solo, numero minimo massimo di giocatori, da dove partono gli stivali, dove cominciano i nostri elfi, città di partenza, da quale città si parte, capitale al centro, quanto vale una città, valore in oro delle città, numero scritto sulla città, città più ricca, quale città vale di più, città che dà più soldi, città più povera, città che valgono 5, quanto vale Elvenhold, preparare il tabellone, mettere le pedine nelle città, quante città sulla mappa, siamo in sette troppi, tre quattro cinque sei persone, partiamo tutti dallo stesso posto, quanto frutta una città, come si prepara il gioco, numero minimo di persone, quanto rendono le città, quanto rende una visita a questa città, città che non vale niente, dove metto le mie pedine all’inizio, in quanti si gioca, in quanti siamo',
  'EG-S2':
    'quanti segnalini nella ciotola, cosa c’è nel sacchetto, elenco dei segnalini, tipi di segnalini, quanti draghi, quanti maiali e unicorni, quante nuvole, carri, biciclette, quanti alberi, mostri, quanti segnalini oro esistono, quanti doppi e scambi, segnalino più comune, animale più raro, totale dei segnalini trasporto, mescolare i segnalini coperti, quanti di ogni animale, quali segnalini esistono',
  'EG-S3':
    'quante carte all’inizio, quante carte a testa, distribuire le carte, quante carte si danno a ognuno, mano iniziale, carte per cominciare, con quante carte si parte, carte scoperte sul tavolo all’inizio, quante carte nel mazzo, tipi di carte, quante carte drago, quante carte zattera, numero di carte oro nel mazzo, mescolare le carte oro, preparare il mazzo, composizione del mazzo, com’è composto il mazzo, quali carte esistono, cinque carte per cominciare, quali carte all’inizio',
  'EG-S4':
    'quanti soldi all’inizio, monete all’inizio, soldi iniziali, con quanti soldi si parte, monete a testa per cominciare, somma di partenza, chi comincia, chi inizia la partita, scegliere il primo giocatore, comincia il più giovane il più vecchio, primo giocatore del primo round, quanti round dura la partita, quanti turni si giocano, quanti giri in tutto, numero di round, durata in round, quanti round in totale, numero totale di turni, come si decide chi parte per primo, qual è l’ultimo round, ultimo turno quando, quattro o sei round, quanto siamo ricchi all’inizio',
  'EG-H1':
    'vedere le carte degli altri, guardare la mano di un avversario, sbirciare le carte del vicino, mostrare la mano, le mie carte sono segrete, cosa è pubblico, gli altri vedono, i soldi sono segreti, nascondere le monete, far vedere i soldi, quante monete ha un altro, chiedere quante carte ha, contare le carte di un avversario, segnalini segreti, vedere i segnalini nascosti degli altri, guardare negli scarti, città visitate dagli altri, dire cosa ho in mano, giocare a carte scoperte, rivelare le proprie carte, segnalini davanti a me visibili, dire quante monete mi restano, tenere coperti i soldi, obbligato a mostrare le carte, contare le carte di un altro, carte sul tavolo, tenere le carte per me, mentire sulle carte, segnalino girato davanti a un altro, guardare un segnalino coperto di un altro, vedere cosa ha pescato un altro, dichiarare le mie carte, controllare quali città ha già fatto un altro, nascondere quante carte ho',
  'EG-C1':
    'quante carte costa una strada, prezzo in montagna, deserto, foresta, pianura, il maiale attraversa il deserto, la bicicletta va in montagna, l’unicorno corre in pianura, il carro nel deserto, la nuvola sopra il deserto, il drago nella foresta, drago sull’acqua, drago o nuvola sopra un lago, quale animale passa dove, quale mezzo su quale terreno, mezzo migliore in montagna, a cosa servono i maiali, dove può andare il drago, tabella dei trasporti, servono due carte dello stesso animale, perché due carte su questa strada, una o due carte, risalire controcorrente, verso valle, fiume, lago, zattera, serve un segnalino per la barca, zattera sulla terra, attraversare l’acqua a piedi, segnalino vietato sul fiume, simboli della tabella, colori delle strade, su quali strade va l’unicorno, quali strade per il drago, cosa serve per una strada di montagna, prezzi delle strade, prezzo del traghetto, quanto costa il fiume, totale carte per una montagna con drago, simbolo disegnato sulla strada, unicorno in pianura, dove non va il carro, dove il carro non passa, la nuvola passa in pianura, cosa passa nel deserto, unicorno nella prateria, perché la bici vuole due carte',
  'EG-C2':
    'cos’è una carovana, quante carte per una carovana, tre carte diverse, qualsiasi carta, carte a scelta come jolly, non ho la carta giusta, mi manca la carta per questa strada, non ho nessuna carta drago, serve un unicorno e non ce l’ho, pagare con altre carte, pagare in altro modo, sostituire una carta che manca, le mie carte non corrispondono al segnalino, bloccato senza la carta giusta, passare lo stesso senza la carta, mescolare carte per viaggiare, zattere in una carovana, carovana sull’acqua, carovana su una strada senza segnalino, carovana e ostacolo quattro carte, carovana anche se ho la carta giusta, due carovane in un viaggio, tre carte a caso per una strada, non ho più carte adatte al segnalino, pagare senza carta adatta, le carte devono essere uguali, maiali e zattere ma la strada ha una nuvola, due maiali e una zattera, differenza tra carovana e viaggio normale, quando si può fare la carovana, carte inutili, carte che non vanno bene per la strada, sostituire due carte drago con altre tre, carovana su strada con albero, carte inutili attraversare la foresta il deserto la montagna',
  'EG-T1':
    'fasi di un round, cosa si fa in un round, passi in ordine, svolgimento di un turno, da cosa si comincia, cosa viene dopo l’asta, cosa si fa prima di viaggiare, come si svolge il turno, senso orario o antiorario, in che senso si gioca, a chi tocca, in che fase siamo, cosa si salta nel primo round, niente carte né rendita nel primo round, uno alla volta, sequenza di gioco, riassunto di un round, quando si fa l’asta, quando si viaggia, cosa faccio per primo, in che senso si gira, cos’è la fase cinque, fase due tre quattro sei sette',
  'EG-1.1':
    'quante carte si pescano ogni round, pescare all’inizio del round, prendere nuove carte, quante ne pesco, tre carte insieme o una alla volta, scegliere una carta scoperta o coperta, prendere alla cieca, cima del mazzo, prendere solo carte scoperte, tre carte scoperte, pescare nel primo round, obbligato a pescare, rinunciare a pescare, il mucchio d’oro al posto di una carta, chi pesca per primo, rifare la mano, le 3 carte in una volta, fase di pesca, tocca a me pescare, dal mazzo o dalla fila, numero di pescate, meno di tre carte, prendere meno carte',
  'EG-1.2':
    'si rimpiazzano le carte scoperte, completare le carte sul tavolo, nuova carta quando ne prendo una, rimettere una carta subito o dopo, un buco nelle carte scoperte, carta oro girata tra le scoperte, esce oro tra le carte scoperte, si gira oro mentre si completa, dove va la carta oro girata, quante carte scoperte ci sono sempre, sempre tre carte scoperte, tre carte esposte, nuova carta scoperta è oro',
  'EG-1.3':
    'ho pescato una carta oro, pescato oro dal mazzo, esce oro dal mazzo, mi capita una carta oro, prima carta del mazzo è oro, tenere la carta oro pescata, pescare di nuovo dopo l’oro, ripescare, la carta oro conta come pescata, altra carta al posto dell’oro, due carte oro di fila, carta oro in mano, dove va la carta oro pescata, perdere la pescata per l’oro, oro nel mazzo, prendo le monete della carta oro pescata',
  'EG-1.4':
    'quanto vale il mucchio d’oro, quante monete per carta oro, valore di una carta oro, prendere il mucchio d’oro, quanto rende la pila d’oro, raccogliere tutte le carte oro, incassare le carte oro, trasformare l’oro in monete, il mucchio d’oro conta come pescata, mucchio d’oro al posto di una carta, prendere una sola carta del mucchio, mucchio d’oro vuoto, che fine fanno le carte oro pagate, chi può prendere il mucchio d’oro, quando prendere il mucchio d’oro, prendere una parte del mucchio d’oro',
  'EG-1.5':
    'mazzo vuoto, finite le carte nel mazzo, il mazzo è finito, mazzo esaurito, non ci sono più carte, niente da pescare, mescolare gli scarti, rimescolare, rifare il mazzo, quando si mescola, mazzo e scarti vuoti, non bastano le carte per tutti, ultima carta pescata, pila delle carte terminata, mazzo terminato, mazzo vuoto a metà round, non ci sono abbastanza carte, abbastanza carte per tutti',
  'EG-1.6':
    'dove vanno le carte giocate, carte usate dopo il viaggio, dove mettere le carte spese, scarti scoperti, scartare, riprendere le carte giocate, le carte usate tornano in mano, carte pagate, le carte usate sono perse, scarti visibili',
  'EG-2.1':
    'quando ricevo la rendita, stipendio, quante monete a round, soldi a ogni turno, ricevere monete all’inizio del round, giorno di paga, quando ci pagano, quanti soldi dà la banca, soldi gratis, due monete a tutti, rendita nel primo round, soldi già dal primo turno, stipendio senza viaggiare, la banca non ha più soldi, finite le monete della banca, paghetta a inizio turno, ci danno soldi ogni turno, quanti soldi ci danno a turno, rendita fissa per round, entrata fissa, quanta rendita, rendita per tutti, entrate, finiti i soldi quando ne arrivano altri, come avere nuove monete, prossima rendita',
  'EG-3.1':
    'quanti segnalini si pescano, pescare segnalini dal sacchetto, prendere segnalini dalla ciotola, guardare nella ciotola, mostrare entrambi i segnalini, nascondere un segnalino e mostrare l’altro, quale nascosto, scegliere quale tenere coperto, quanti segnalini segreti, nasconderli tutti e due, non mostrare niente, far vedere i segnalini, segnalini gratis ogni round, chi pesca per primo i segnalini, due segnalini uguali, tenere nascosti tutti e due, tenere coperti entrambi i segnalini, uno scoperto uno coperto, quale dei due segnalini è visibile, quale è pubblico, guardare entrambi prima di scegliere, nuovi segnalini ogni round, ricevere nuovi segnalini, quanti segnalini nuovi a round, uno dei segnalini pescati resta segreto, quanti segnalini si prendono dalla ciotola',
  'EG-4.1':
    'quanti segnalini all’asta, quanti segnalini si mettono in vendita, segnalini all’asta per giocatore, cosa si vende all’asta, da dove vengono i segnalini venduti, vedere tutti i segnalini prima di offrire, ordine di vendita, uno alla volta o tutti insieme, quale segnalino si vende per primo, lotti, numero di aste per round, asta in 2 3 4 6 giocatori, asta in tre quattro cinque sei giocatori, quando si vedono i segnalini dell’asta, quanti segnalini da comprare, segnalini da comprare per giocatore',
  'EG-4.2':
    'come funziona l’asta, chi offre per primo, ordine delle offerte, chi apre l’asta, rilanciare di quanto, rilanciare di una moneta, offerta minima, offerta più bassa, prezzo di partenza, offrire zero, offerta massima, passare all’asta, offrire ancora dopo aver passato, rientrare nell’asta dopo aver passato, fuori anche per il segnalino seguente, quando finisce l’asta, chi prende il segnalino, vince l’offerta più alta, a chi pago l’offerta, comprare più segnalini all’asta, comprarne due, limite di acquisti, segnalino comprato scoperto o nascosto, alzare la propria offerta, obbligato a offrire, rilanciare di 2 3 5 10 in una volta, ritirarsi dall’asta e rientrare, più giri di offerte, offrire più volte, comprare tutto all’asta, comprare tutti i segnalini, quanti segnalini può comprare un giocatore, pagare la banca o i giocatori, offrire la stessa somma, offrire di più, da chi comincia l’asta, mia offerta superata rilancio, offrire di nuovo, segnalini comprati visibili o segreti, vedere cosa compro, pagare subito il segnalino, un altro ha offerto più di me, ultimo rimasto all’asta, passare sul primo segnalino e offrire sul secondo, come si comprano i segnalini, offrire monete intere, offrire qualsiasi cifra',
  'EG-4.3':
    'offro più di quanto ho, offerto più di quello che possiedo, puntare più dei miei soldi, offerta troppo alta, offrire troppo, non posso pagare l’offerta, non riesco a pagare all’asta, non abbastanza soldi per pagare l’asta, penalità per chi offre troppo, bluffare all’asta, chi vince non ha soldi, senza soldi all’asta, offrire senza monete, perdere tutte le monete, pago se un altro rilancia, chi perde l’asta paga, perdere la puntata, offerto 10 ho 8 monete, puntato 15 con 12 monete, detto 9 ho 7, promesso 20 con solo 6 o 5, asta ripetuta, il segnalino va al secondo, ritirare l’offerta, chi vince non ha le monete, il bluff è punito, non posso pagare quello che ho vinto, fingere di avere monete',
  'EG-4.4':
    'nessuno vuole il segnalino, nessuno fa un’offerta, nessuno offre, tutti passano all’asta, nessuna offerta, segnalino invenduto, nessuno lo compra, un segnalino avanza all’asta, sostituire un segnalino invenduto, avere gratis un segnalino invenduto, dove va il segnalino non voluto, più soldi per comprare, nessuno interessato, nessuna proposta, tutti passano su un segnalino, passano tutti, il segnalino invenduto si perde, segnalini che nessuno compra, zero offerte per un segnalino',
  'EG-5.1':
    'quanti segnalini posso posare, mettere più segnalini, metterne due insieme, piazzare tutti i miei segnalini, un segnalino a testa per volta, fino a quando si posano i segnalini, fine della posa, saltare la posa, obbligato a mettere un segnalino, tenere i segnalini senza posarne, posare dopo aver passato, continuare a mettere dopo aver passato, rientrare dopo aver passato, hanno passato tutti, mettere un segnalino nascosto, giocare il segnalino segreto, posare un segnalino comprato all’asta, ordine di posa, chi posa per primo, posare un segnalino durante il viaggio, riprendere un segnalino già posato, niente più segnalini da posare, costretto a giocare tutti i segnalini, due segnalini in un turno solo, usare tutti i segnalini, aspettare a posare e rientrare dopo, passare senza posare, come si posano i segnalini, quando si posano, a chi tocca posare, quando finisce la fase di posa, non mettere niente e tenere tutto, passare durante la posa è definitivo',
  'EG-5.2':
    'dove posare un segnalino trasporto, quale segnalino su quale strada, su una strada vuota, strada che ha già un segnalino, posare sopra un altro segnalino, sostituire il segnalino di un avversario, segnalino lontano dal mio stivale, mettere un maiale su una strada, dove mettere un drago, un drago sul fiume, segnalino sull’acqua, mettere un unicorno, una nuvola, un carro su questa strada, bici su una strada di deserto, quale strada è adatta al mio segnalino, posare dappertutto sul tabellone, coprire un segnalino con il mio, vogliamo la stessa strada in due, mettere il mio sopra il suo, aggiungere il mio animale su una strada occupata',
  'EG-5.3':
    'cosa fa l’albero, a cosa serve l’albero, dove si mette l’albero, a cosa serve il mostro marino, dove si mette il mostro marino, mostro sull’acqua, albero sull’acqua, mostro sulla terra, albero su una strada vuota, bloccare una strada, sbarrare la strada a un avversario, ostacolare, rallentare, dare fastidio agli altri, rendere più cara una strada, quanto costa un ostacolo, carte in più per un ostacolo, passare il mostro con una zattera in più, quante zattere contro il mostro, passare una strada bloccata, una strada con l’albero è chiusa, due ostacoli sulla stessa strada, albero e mostro insieme, togliere un ostacolo, pagare il proprio ostacolo, quale carta in più per l’albero, una carta in più dello stesso tipo, albero su una strada con oro, aggiungere un albero su una strada, cosa fa un ostacolo, tronco sul fiume, bestia nell’acqua, il mostro blocca il lago, superare un ostacolo, tutti pagano l’ostacolo, prezzo di una strada con l’albero, albero in montagna, un albero mi blocca, togliere un albero, mostro marino controcorrente, due alberi sulla stessa strada, l’albero si toglie dopo il passaggio, dare fastidio a chi è in testa',
  'EG-5.4':
    'a cosa serve il segnalino oro, cosa fa l’oro sulla strada, effetto del segnalino oro, bonus della strada d’oro, dove posare l’oro, oro su una strada vuota, oro sull’acqua, oro e ostacolo sulla stessa strada, ostacolo su una strada d’oro, due segnalini oro su una strada, soldi doppi, pepita sulla strada, gli altri approfittano del mio oro, tenere il segnalino oro per avere monete, strada con una moneta d’oro, quanto in più con l’oro, strada con oro quanto in più dà la città, vantaggio del segnalino oro',
  'EG-5.5':
    'doppio trasporto, cosa fa il doppio, come si usa il doppio, due segnalini sulla stessa strada, due trasporti sulla stessa strada, due mezzi sullo stesso percorso, aggiungere un secondo segnalino, tre segnalini su una strada, scegliere tra due trasporti, pagare entrambi o uno solo, due segnalini dello stesso tipo su una strada, doppio senza secondo segnalino, secondo segnalino nascosto o mostrato, due doppi su una strada, strada con due animali che carta gioco, trasporto aggiuntivo su una strada occupata, aggiungere un altro mezzo, incantesimo per un secondo trasporto',
  'EG-5.6':
    'a cosa serve lo scambio, segnalino scambio, come funziona lo scambio, scambiare due segnalini sul tabellone, invertire segnalini, spostare un segnalino su un’altra strada, spostare un segnalino già posato, cambiare un segnalino messo da un altro, scambiare i segnalini degli avversari, scambio su terreno sbagliato, i segnalini scambiati devono essere adatti, scambiare un ostacolo o l’oro, dove va lo scambio dopo l’uso, scambio senza scambiare niente, invertire due animali sul tabellone, incantesimo per scambiare trasporti',
  'EG-6.1':
    'fin dove posso andare, quante città in un turno, attraversare quante città, quante strade in una volta, numero di spostamenti per turno, dove viaggiare, come muovere lo stivale, spostare il mio elfo, una sola strada per turno, fermarsi in una città, continuare finché ho carte, usare il drago di un altro, usare il segnalino posato da un avversario, usare il maiale l’unicorno la nuvola il carro degli altri, viaggiare con un segnalino non mio, approfittare della bici di un avversario, segnalino riservato al proprietario, strada aperta da un altro, condividere una strada, rifare la stessa strada due volte, tornare indietro, ripagare la stessa strada, strada senza segnalino, passare per una strada vuota, come funzionano le zattere, prendere la barca, risalire il fiume, monte controcorrente, scendere il fiume, attraversare un lago, prezzo del lago, pagare carte per ogni strada, chi viaggia per primo, ordine dei viaggi, viaggio in più volte, città con un altro stivale, limite di città per turno, città che visito in un turno, quante strade voglio, tornare per la stessa strada, strada appena fatta, fare dietrofront, come ci si muove, come si viaggia, quali carte gioco per muovermi, fermarsi se incontro un altro elfo, entrare in una città con un altro giocatore, passare dove un altro ha messo la bici, chi può usare il mio segnalino, pagare il proprietario del segnalino, pagare per il segnalino di un altro, fiume senza segnalino, distanza massima per spostamento, andare in una città e tornare, andare di città in città, salire sul carro di un altro, il mio stivale e due segnalini sulla strada, obbligato a usare i miei segnalini, viaggiare con i miei segnalini, viaggiare fermarmi e ripartire più tardi, strada con drago e maiale che carta gioco, come funziona lo spostamento, di chi è il carro, il segnalino appartiene a chi l’ha posato, strada già usata da un altro nel round, più giocatori sulla stessa strada',
  'EG-6.2':
    'quando prendo la mia pedina, raccogliere la pedina, raccolgo il mio segnalino città, togliere la mia pedina dalla città, passare per una città senza fermarsi, fermarsi per prendere la pedina, a cosa servono i cilindretti, a cosa servono le pedine nelle città, pedine del mio colore, prendere le pedine di altri colori, pedina già presa in questa città, pedina a Elvenhold, come segnare le città visitate, una città attraversata conta, pedina di una città che attraverso soltanto, Elvenhold dà una pedina, cosa prendo quando arrivo in una città, quali pedine si raccolgono, arrivare in una città nuova, prendere la pedina di un altro',
  'EG-6.3':
    'come si guadagna oro, come fare soldi, cosa rende un viaggio, soldi per ogni città visitata, monete o carte a fine viaggio, scegliere tra carte e monete, monete e carte insieme, carte al posto dei soldi, quando si incassa il viaggio, la città di partenza paga, città visitata due volte paga due volte, pagato due volte per la stessa città, tornare in una città, incassare in una città già visitata, sommare i valori delle città, calcolare il guadagno del viaggio, la strada d’oro raddoppia, strada con oro doppio, Elvenhold non frutta niente, quante carte invece delle monete, spendere durante il viaggio le monete guadagnate, quanto guadagno con un viaggio lungo, contare i soldi alla fine dello spostamento, calcolare l’oro del viaggio, ripassare in un villaggio paga di nuovo, soldi per tutte le città, carte e oro insieme, pescare dopo il viaggio, due carte dopo il viaggio, cosa ricevo a fine viaggio, premio del viaggio, oro per ogni città raggiunta, chi sceglie carte o soldi, Elvenhold dà soldi, un po’ di monete e un po’ di carte',
  'EG-6.4':
    'se non mi muovo, restare fermo, stare fermo un turno, restare in città, restare a casa, non andare da nessuna parte, non voglio viaggiare questo turno, non muovermi questo turno, impossibile viaggiare, niente carte per viaggiare, saltare il viaggio, passare il turno di viaggio, obbligato a viaggiare, obbligato a muovere lo stivale, cosa guadagno se resto fermo, carte se non mi muovo, monete se resto fermo, niente soldi se si resta, non fare niente nel round, viaggiare senza guadagnare, bloccato in una città, perdere il viaggio, premio per chi resta, stivale bloccato tutte le strade vuote, nessuna strada per partire, non posso uscire dalla città, niente per viaggiare',
  'EG-6.5':
    'limite di mano, quante carte tenere in mano, quante carte posso tenere, massimo di carte in mano, troppe carte in mano, più di quattro carte, ho 5 6 7 8 carte, scartare carte dopo il viaggio, buttare carte, scartare fino a quattro, quali carte scartare, chi sceglie le carte da scartare, conservare carte per il prossimo round, quante carte alla fine del viaggio, mano dopo lo spostamento, limite prima o dopo aver preso carte, limite se resto fermo, gli stregoni contano nel limite, meno di quattro carte, conservare tutta la mano, tenere tutte le carte, scartare prima o dopo aver preso due carte, quando si scarta, perdere carte, in che momento si scarta, carte oltre quattro, quante carte restano in mano, quante carte si conservano',
  'EG-7.1':
    'tenere segnalini per il prossimo round, quanti segnalini tenere, quanti segnalini da un round all’altro, conservare un segnalino per dopo, segnalini non usati, segnalini che non ho posato, segnalini avanzati, troppi segnalini, restituire segnalini, che fine fanno i segnalini a fine round, svuotare il tabellone, togliere i segnalini dalle strade, i segnalini restano sul tabellone, il mio drago resta sulla strada nel prossimo turno, ostacoli e alberi restano sulla strada, riprendere il mio segnalino posato, rimettere i segnalini nella ciotola, mostrare un segnalino nascosto che tengo, tenere uno o due segnalini, segnalini alla fine dell’ultimo round, perdere i segnalini non usati, segnalino non giocato perso, pulire le strade, sgombrare il tabellone, perdo i miei segnalini, quanti segnalini in mano, fine del round cosa succede, tenere il mio drago per il turno dopo, si rimettono anche i segnalini coperti, segnalini da un turno all’altro, lasciare un segnalino sulla strada, cosa si sistema a fine round, gli ostacoli posati restano, massimo di segnalini conservati',
  'EG-7.2':
    'chi è primo giocatore nel prossimo round, cambia il primo giocatore, chi inizia dopo, chi comincia il round seguente, chi comincia il prossimo turno, passare a sinistra il primo giocatore, primo giocatore a rotazione, sempre lo stesso primo giocatore, sono ancora il primo, chi gioca per primo dopo',
  'EG-E1':
    'come si vince, chi vince, scopo del gioco, cosa devo fare per vincere, più città o più soldi, si vince con i soldi, vince il più ricco, le monete contano alla fine, chi ha vinto, stesso numero di città, parità tra due giocatori, pari a fine partita, pareggio di città e monete, spareggio, vittoria divisa, fine della partita, quando finisce la partita, dopo l’ultimo round, punteggio finale, contare le città visitate alla fine, le carte rimaste contano alla fine, bisogna tornare alla fine, chi vince se nessuno ha tutte le città, nessuno è stato dappertutto, le monete fanno da spareggio, condizione di vittoria, cosa conta per vincere, alla fine si contano soldi o villaggi, cosa si conta alla fine, cosa decide il vincitore, vincitore dopo sei round, tutti e due lo stesso numero di città',
  'EG-E2':
    'tutte le 20 città visitate, visitato tutte le città, stato dappertutto, tutte le città prima dell’ultimo round, tutte le città e finisce subito, ho tutte le città ho vinto, raccolto tutte le pedine, la partita può finire prima, fine anticipata, fermarsi subito o finire il round, giocare il round fino in fondo, gli altri viaggiano ancora, due giocatori con tutte le città, le venti città, finisce appena uno ha l’ultima città, primo a visitare tutte le città, due giocatori con tutte le città nello stesso round, partita finita quando uno ha raccolto tutto',
  'EG-V1':
    'cos’è la città natale, carta della città segreta, la mia città segreta, destinazione segreta, casa di ogni giocatore, distanza da casa alla fine, punti persi lontano da casa, perdere città per la distanza, finire lontano dalla città natale, finire il viaggio a casa, obiettivo nascosto, mostrare la città natale, scegliere la città natale, tornare a casa prima della fine, via più breve verso casa, carta con una città ricevuta all’inizio, tornare a casa alla fine, lontano da casa',
  'EG-V2':
    'valori delle città a caso, valori diversi a ogni partita, mescolare i valori, cambiare il valore delle città, valori variabili, sorteggiare i valori, valori delle città diversi, altri valori ogni volta',
  'EG-V3':
    'cosa fanno gli stregoni, a cosa serve lo stregone, come si usa la carta stregone, giocare con gli stregoni, volare in una città, volare dove voglio, il mago mi porta in una città, teletrasporto, magia, quanto costa volare, costo di un volo, tre monete per volare, la città dove volo frutta, prendere la pedina dopo il volo, continuare il viaggio dopo il volo, volare a Elvenhold, ignorare, evitare un ostacolo, stregone contro un albero o un mostro, lo stregone toglie l’ostacolo, due stregoni in un viaggio, stregone in una carovana, stregone senza soldi, quanti stregoni nel mazzo, volo magico, lo stregone vola sull’acqua',
  'EG-V4': 'Elfenland, gioco base senza oro, giocare senza espansione, gioco originale senza asta, versione classica',
};
