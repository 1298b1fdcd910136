/** Words in which readers ask for the rules of Elfenwizards in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  alike: `  capo cima vetta vertice sommità
  gettone segnalino fiche fiches dischetto cerchietto cubo pedina
  pedina omino pupazzetto personaggio figurina miniatura pezzo mago
  grigio penalità malus punizione
  duello battaglia scontro lotta sfida combattimento scontrarsi
  livello piano rango grado gradino fila categoria piolo
  titolo posto trono poltrona carica sedia corona
  amico vicino
  basso fondo base
  precipitare cadere retrocedere retrocessione scendere crollare cacciare espellere scalzare spodestare
  candidato pretendente concorrente rivale avversario
  riserva scorta
  turno giro round
  perdere perdente sconfitto battuto
  libero vuoto vacante
  scala percorso linea freccia
  parlare chiacchierare discutere
  lanciare tirare
  pari pareggio parità pareggiare
  accanto vicino
  salire arrampicare scalare promozione
  giocatore papà mamma nipote figlio figlia marito moglie fratello sorella
  permesso proibito vietato lecito consentito
  obbligato obbligatorio costretto
  promessa giuramento impegno contratto parola
  imbrogliare barare
  aiutare appoggiare difendere
  ritirarsi abdicare dimettersi
  avanzato resto extra supplementare
  perso sparito definitivamente
  togliere levare cancellare pulire lavare
  dividere distribuire
  sommare aggiungere combinare
  brutto schifoso pessimo peggiore orribile
  premio guadagno
  casella quadrato cerchio angolo zona panchina
  insieme contemporaneamente`,
  unruled:
    'minuti per tutta la partita, partita in minuti, il drago attacca, il drago fa male a un mago, il drago mangia un mago, drago sputa fuoco, uccidere il drago, combattere il drago, un mago può morire, uccidere un mago, mago morto, mago tolto dal gioco, punti vita, ferita, curare un mago, resuscitare, comprare un mago, comprare dadi, prezzo di un mago, carte, pescare una carta, mano di carte, mescolare il mazzo, carte nel gioco, carte magia, palla di fuoco, fulmine, lanciare una magia contro qualcuno, pozione, evocare una creatura, congelare, squadre, due contro due, compagno, stesso colore in due, colore migliore, potere di un colore, colore con potere speciale, tris, scala, doppi, due sei, coppia di dadi, numero fortunato, giocatore eliminato, soldi, monete d’oro, tesoro, asta, offerta, tirare per muoversi, rubare un dado, rubare un gettone, rubare magie, prendere un gettone a qualcuno, prestare un dado, scambiare i maghi, cambiare colore, castello, armi, dado caduto, dado storto, disegni, chi ha disegnato, mago perso, gettone mancante, premio per i dadi',
  'EW-B1':
    'il tabellone, albero, quanti titoli, ranghi, piramide, cima, spazi, tipi di maghi, disposizione, quali ranghi ci sono, i diversi ranghi, quanti livelli ci sono, quanti piani, qual è il rango più alto, rango più basso, il sorcerer sta sopra il necromancer, ordine dei ranghi, gerarchia, quanti posti da wizard, quanti sorcerer in tutto, cos’è un titolo, quante caselle in basso, com’è fatto il tabellone, chi è più forte wizard o sorcerer, nomi dei maghi, differenza tra wizard sorcerer necromancer',
  'EW-B2':
    'scale, chi gareggia per quale titolo, percorsi, porta a, sale verso, quali spazi, contro chi, dove porta questa scala, contro chi combatto, chi è il mio avversario in questo posto, saltare un livello, salire di due ranghi in una volta, dal fondo direttamente in cima, salire un gradino alla volta, muoversi di lato, scegliere da che parte salire, a cosa servono le linee, dove porta la casella A, da dove si diventa high wizard, quali caselle sono collegate, di quanto si sale',
  'EW-B3':
    'due maghi sullo stesso titolo, condividere, due pedine nello stesso spazio, insieme, pieno, occupato, due nello stesso posto, in due, quante pedine in una casella in basso, quanti maghi stanno nella casella A, posto già preso da qualcuno, stare in tanti in una casella, limite di maghi per casella, numero illimitato, pedina su un posto occupato, pedine di colori diversi nella stessa casella, tutti i miei maghi nella stessa casella, c’è ancora posto, un solo mago per titolo, capienza di una casella, posto già occupato',
  'EW-B4':
    'casella degli sconfitti, dove aspettano i perdenti, casella di chi ha perso, sala d’attesa, perché c’è un gettone grigio disegnato sulla casella, ogni rango ha la sua casella degli sconfitti',
  'EW-B5':
    'caselle degli Incantesimi Maggiori, quale casella riquadro serve a cosa, caselle per i dadi, quale casella per quale rango, dove vanno i dadi dei sorcerer, c’è una casella per l’high wizard, le quattro caselle dei dadi',
  'EW-B6':
    'registro dei turni, altre caselle, parti del tabellone, quante caselle ha il registro dei turni, dov’è la casella della magia grigia, dov’è la casella dei gettoni, tracciato dei turni, altre zone del tabellone',
  'EW-S1':
    'quanti giocatori, in quanti si gioca, quanti dadi ho, contenuto, materiale, ciascuno, ogni giocatore ha, quanti gettoni incantesimi, da solo, in due, quanti dadi per giocatore, dadi a testa, massimo di giocatori, giocare in 3, in 4, in 5, in quanti possiamo essere, si gioca anche in due, in sette siamo troppi, minimo di giocatori, in solitario, con quanti gettoni si comincia, quanti dadi all’inizio, gettoni a testa, cosa contiene la scatola, tutti hanno gli stessi dadi, quanti gettoni grigi in tutto, manca un dado quanti devono essere, cosa riceve ognuno all’inizio, numero di partecipanti, quante persone, più di sette dadi, avere più dadi degli altri',
  'EW-S2':
    'che colori si usano, in quattro, che colore, in tre, cinque, sei giocatori, siamo in quattro, scegliere il colore, voglio i blu, quale colore si toglie, chi ha i neri, prendere il giallo, colore di ognuno',
  'EW-S3':
    'quanti maghi ho, dove all’inizio, preparazione, dove si mettono le pedine, posizione iniziale, quante pedine, dove metto i miei maghi all’inizio, figure, quante pedine a testa, pedine per giocatore in tre quattro cinque sei, maghi per persona, quanti omini ciascuno, dove partono le pedine, posso scegliere dove cominciano le mie pedine, preparare il tabellone, quali posti sono occupati all’inizio, la cima è vuota all’inizio, c’è un high wizard all’inizio, tutti hanno lo stesso numero di pedine, disporre le pedine, come si prepara il gioco, numero di omini in 3 4 5 6 giocatori, quante figurine ciascuno',
  'EW-S4':
    'chi comincia, inizia, chi ha, tiene il drago all’inizio, primo giocatore, primo turno, chi è il primo, chi gioca per primo, chi parte, chi parte all’inizio della partita, comincia il più giovane, come si sceglie il primo giocatore, si tira a sorte chi comincia, chi lancia per primo all’inizio, a chi si dà il drago all’inizio',
  'EW-S5':
    'dove sono i gettoni all’inizio, preparare, preparazione dei gettoni, dove metto i gettoni all’inizio, gettoni davanti a me, dove stanno i gettoni grigi prima di cominciare, incantesimi minori davanti o nella casella, si comincia con magia grigia',
  'EW-S6':
    'maghi non usati, pedine avanzate, in più, pedine che non servono, pedine dei giocatori che mancano, pedine rimaste dopo la preparazione',
  'EW-H1':
    'segreti, nascosti, i dadi, vedere, guardare i dadi, gettoni, punti degli altri, mostrare, vedere i dadi degli altri, tenere nascosti i dadi, coprire i gettoni, far vedere i gettoni agli altri, guardare cosa hanno tirato gli altri, tutti vedono i miei gettoni, i punti sono pubblici, chiedere a qualcuno quanti punti ha, sbirciare, contare i gettoni degli altri, lanciare di nascosto dietro uno schermo',
  'EW-T1':
    'quanti turni ci sono, fasi del turno, svolgimento, quanto dura, durata, quanti round, cosa succede in un turno, ordine delle fasi, come si svolge un turno, cosa faccio nel mio turno, quanti giri si fanno, numero di turni, quale fase viene dopo, cosa si fa dopo la battaglia, cosa viene dopo i dadi, riassunto di un turno, le dieci fasi, in che ordine si fanno le cose, sempre lo stesso ordine, quando si recuperano i gettoni nel turno, passi di un turno',
  'EW-T2':
    'in che ordine si gioca, chi gioca dopo, senso orario, a chi tocca, prossimo giocatore, a cosa serve il drago, cosa fa il drago, chi gioca dopo di me, in che senso si gira, a sinistra o a destra, chi lancia per primo, chi parte nel secondo turno, chi comincia nei turni successivi, chi comincia i duelli, tutti insieme o uno alla volta, si lancia contemporaneamente, vantaggio del drago, comincia chi ha il drago, di chi è il turno, chi mette il primo incantesimo, chi va dopo, chi comincia il turno 2 3 4, primo nel turno 2, chi inizia il nuovo giro',
  'EW-1.1':
    'saltata nel primo turno, l’high wizard si ritira al primo turno, niente fase 1 all’inizio, prima fase del primo turno, si comincia subito con i dadi, perché non si fa la fase 1, fase 1 nel turno 1',
  'EW-1.2':
    'perché metto un incantesimo minore sul registro dei turni, quanto costa, perdere, dare un gettone, resta sul registro, l’high wizard paga un incantesimo, l’high wizard perde un gettone, il capo paga un gettone, quanto costa stare in cima, pagare per il trono, chi è in cima deve dare qualcosa, essere high wizard costa, gettone sul registro perso per sempre, quale gettone va sul registro, high wizard senza gettoni non può pagare, chi segna il turno, dalla riserva o dalla casella, mi manca un gettone, riavere il gettone del registro, fine del regno gettone lasciato, regno in cima si paga con un gettone',
  'EW-1.3':
    'chi prende il drago, nuovo primo giocatore, il drago passa, va a, come si ottiene il drago, quando il drago cambia giocatore, passare il drago al vicino, il drago gira, l’high wizard prende il drago, diventare primo giocatore, chi sarà il primo al prossimo turno, consegnare il drago, avere il drago, la cima dà il drago, quando l’high wizard riceve il drago',
  'EW-1.4':
    'dove va l’high wizard che si ritira, scende, dopo essere stato in cima, torna giù, nuovo turno, che succede all’high wizard, quanto resta l’high wizard in cima, quando si ritira l’high wizard, tenersi il posto in cima, il capo rimane in cima, restare high wizard nel turno dopo, il mio mago in cima deve scendere, tornare in fondo dopo la cima, ripartire dal basso, scegliere la casella dell’high wizard che scende, in quale casella scende il capo, la cima si svuota ogni turno, tenere la magia grigia ritirandosi, perdere il posto di high wizard, fino a quando si resta in cima, perché il mio mago migliore scende, per quanti turni si tiene la corona, l’high wizard lascia la cima ogni turno, perdere il trono ogni turno, per quanti turni si può restare capo',
  'EW-1.5':
    'nessun high wizard, dove va il drago, nessuno in cima, chi tiene il drago, a chi va, nessuno è arrivato in cima, la cima è vuota chi comincia, ricomincia lo stesso giocatore, il drago si muove senza high wizard, trono vuoto e drago, nessuno si ritira',
  'EW-2.1':
    'dove metto, piazzare i dadi, lanciare, primo lancio, tirare, quali dadi, dove mettere, a cosa servono le caselle, cosa faccio con i dadi, quanti dadi lancio, lancio tutti i dadi insieme, a che serve un dado nella casella grigia, dado nella casella dei gettoni, come si lancia un incantesimo maggiore, non ho più dadi da lanciare, meno dadi in questo turno, dadi rimasti in una casella dal turno prima, si rilanciano i dadi rimasti sul tabellone, dove metto i dadi per salire, su quale casella metto un dado, senza dadi davanti, dado lasciato in una casella',
  'EW-2.2':
    'tenere da parte dei dadi, quanti dadi stanno in una casella, devo, obbligatorio mettere tutti, tenere per dopo, nessuno, devo usare tutti i dadi, mettere via dei dadi, aspettare con alcuni dadi, limite di dadi per casella, tutti i dadi nella stessa casella, non piazzare nessun dado, mettere un dado solo, conservare dadi per il secondo lancio, metterne una parte, devo piazzare un dado che non mi piace, quanti ne devo mettere dopo il primo lancio, più dadi nello stesso posto, tenermi tutti i dadi, numero minimo di dadi da piazzare, non metterne neanche uno',
  'EW-2.3':
    'spostare un dado già messo, piazzato, muovere, riprendere, cambiare idea, dado già messo, dado nella casella sbagliata, ho sbagliato casella, cambiare casella a un dado, togliere un dado da una casella, correggere un errore con un dado, dado messo per sbaglio, dado lasciato andare, pentirsi di un dado, mettere il dado altrove, scambiare due dadi di casella, un dado piazzato è definitivo, girare un dado su un’altra faccia',
  'EW-3.1':
    'dadi tenuti al primo lancio, dadi non piazzati, lanciare i dadi tenuti, rimasti, secondo lancio, tirare quello che resta, cosa faccio dei dadi tenuti da parte, i dadi tenuti mantengono il valore, ho piazzato tutto nella fase 2, non ho dadi per la fase 3, rilanciare i dadi non piazzati, devo rilanciare i dadi tenuti, seconda tirata, metà dei dadi',
  'EW-3.2':
    'rilanciare, ritirare, quanto costa, tirare di nuovo, brutto tiro, pagare, quante volte, tiro brutto, rifare il tiro, ho tirato male, dadi schifosi, sfortuna ai dadi, altro tentativo, terzo lancio, ritirare è gratis, pagare un gettone per ritirare, rilanciare due volte, tutti uno, i dadi non mi piacciono, rilanciare nella fase 2, quando si può rilanciare, ritirare dopo aver piazzato un dado, accettare il lancio, senza gettoni per rilanciare, dove va il gettone del rilancio, ritentare, lanciare un’altra volta, tiro sfortunato',
  'EW-3.3':
    'ritirare, rilanciare un solo dado, alcuni, ritirare soltanto un dado, tenere i buoni, tutti, solo quelli brutti, scegliere quali dadi ritirare, tengo il sei e ritiro gli altri, ritirare una parte dei dadi, ritirare tutto o no, rilanciare solo i numeri bassi, conservare il dado migliore, ritirare due dadi su tre',
  'EW-3.4':
    'devo mettere, piazzare tutti i dadi nella fase 3, dadi rimasti, mettere tutto, tenerne, tenere un dado dopo il secondo lancio, dopo il rilancio si piazzano tutti, tenere da parte un dado nella fase 3, conservare un dado per il turno dopo, non piazzare un dado al secondo lancio, ogni dado va messo da qualche parte, lasciare un dado davanti a me, dado che non so dove mettere',
  'EW-4.1':
    'recuperare, recupero incantesimi minori, quanti per un 4, riprendere, riprendo i miei incantesimi, gettoni, quanti per un 5, 3, tornano, prezzo, recuperare i gettoni, quanti gettoni per un sei, ho finito i gettoni come ne ottengo, riavere i gettoni, sono senza incantesimi minori, ricomprare gettoni con i dadi, due punti per gettone, numero dispari, punto perso, basta un 1, sommare i dadi per i gettoni, prezzo di un gettone, dadi in cambio di gettoni, recuperare i gettoni degli altri, arrotondare, rimasto a secco di gettoni, quanti gettoni riprendo con un dado, rifare la scorta, gettoni per due 5, con 6 e 6 quanti gettoni, due dadi nella casella dei minori quanti ne danno, dadi 1 2 3 4 5 6',
  'EW-4.2':
    'scegliere i dadi, limite, massimo, più di quelli nella casella, usare tutti i dadi, gettone sul registro dei turni torna, perso, riprendere il gettone dal registro, pochi gettoni nella casella, troppi punti per i miei gettoni, più di sette gettoni, obbligato a recuperare, nessun gettone da recuperare, recuperarne solo una parte, con quali dadi ricomprare, gettone perso per sempre',
  'EW-4.3':
    'che fine fanno i dadi usati per recuperare, i dadi restano nella casella fino al turno dopo, quando li riprendo, dadi che hanno ricomprato gettoni, riusare questi dadi nello stesso turno, dadi nella casella dei gettoni dopo la fase 4, rilanciare i dadi del recupero, dove vanno i dadi dopo il recupero, questi dadi valgono anche nei duelli',
  'EW-6.1':
    'riprendere i dadi dalla casella dopo la competizione, cosa cambia nella fase 6, secondo recupero, riprendere dadi non usati, lasciare, perché si recupera due volte, recuperare dopo i duelli, differenza tra fase 4 e 6, riprendere i dadi dalla casella degli incantesimi minori, lasciare dadi nella casella dei gettoni, ricomprare ancora dopo la battaglia, recuperare i gettoni giocati nei duelli, togliere un dado non usato dalla casella dei gettoni',
  'EW-5.1':
    'come funzionano i duelli, quanti incantesimi si piazzano alla volta, quanti incantesimi, gettoni, dadi in una volta, ogni volta, mettere, posso metterne uno solo, quanti incantesimi ogni volta, come si combatte, come si fa la battaglia, mettere due gettoni, un dado e un gettone, obbligato a metterne due, basta un gettone, su due maghi diversi, tutti e due sullo stesso mago, metterne tre, uno alla volta a turno nei duelli, si mette uno dopo l’altro, quante volte si piazza, mettere tutto in una volta, un dado insieme a un gettone, quando tocca a me nei duelli, giocare un gettone solo, un dado e un gettone nello stesso momento, i due tipi insieme',
  'EW-5.2':
    'mi resta un solo incantesimo, ultimo incantesimo, gettone, uno rimasto, dispari, mi resta un solo dado, mettere l’ultimo gettone da solo, ultimo dado, non ne ho abbastanza per due, metterne uno e poi passare, fermarsi dopo il primo, secondo incantesimo impossibile, un dado avanzato nei duelli',
  'EW-5.3':
    'giocare ancora dopo aver passato, passare, se passo, rientrare dopo, quando finiscono i duelli, se passo sono fuori, se passo posso giocare ancora, passare e poi rientrare nella battaglia, mettere un incantesimo dopo aver passato, saltare un giro per aspettare, aspettare di vedere gli altri, obbligato a giocare un incantesimo, non mettere niente, hanno passato tutti, quando finisce la lotta, gli altri hanno passato continuo da solo, non posso piazzare nulla, passare subito, ultimo a non passare, dico passo, non voglio più giocare incantesimi, mettere un altro dado dopo aver passato, ha passato ma vuole piazzare ancora',
  'EW-5.4':
    'aiutare un altro giocatore, quali maghi partecipano ai duelli, aiutare il mago di un altro, si può, vicino, amico, mettere su, quanti voglio, chi combatte, sostenere un altro giocatore, mettere un dado accanto alla pedina di un amico, dado sul mago di un altro, gettone per un avversario, favorire un altro, in tanti sullo stesso mago, intromettersi in un duello senza una mia pedina, quanti incantesimi sullo stesso mago, cinque dadi accanto allo stesso mago, limite di incantesimi per mago, incantesimi illimitati, l’high wizard partecipa ai duelli, gli sconfitti partecipano, soltanto i miei maghi, pedina che non è mia, incantesimo per un amico, più maghi miei insieme, avvantaggiare un rivale, appoggiare qualcun altro, gettone sul mago di un altro giocatore, mettere sulla pedina di papà',
  'EW-5.5':
    'quali dadi usare per un sorcerer, wizard, necromancer, dado in un’altra casella, riquadro, altro rango, usare per, dove va un incantesimo, un dado per quale mago, il dado deve essere dello stesso rango, dado della casella sbagliata per il mio sorcerer, dado di una categoria diversa, un gettone va con qualsiasi rango, gettoni per tutti i livelli, dado da sorcerer per un necromancer, dadi della casella grigia nei duelli, dadi della casella dei gettoni per combattere, da quale casella viene il dado, usare i gettoni della casella, qualsiasi dado per qualsiasi mago, nessun dado per questo rango, combattere con i dadi della casella grigia',
  'EW-5.6':
    'ostacolare un mago solo, bloccare, impedire, tutti dello stesso giocatore, fermare un mago senza avversari, nessuno contro di lui posso mettere, un solo candidato, i due candidati sono dello stesso giocatore, aiutare un mago senza rivali, mettere contro una pedina sola, nella casella solo pedine di un giocatore, sbarrare la strada a un mago isolato, dare fastidio a chi è solo, impedire a un mago solo di salire',
  'EW-5.7':
    'dadi avanzati di un duello, dadi non serviti, incantesimi non usati, cosa succede, avanzati, sprecati, persi, incantesimi non piazzati, perdere gli incantesimi non piazzati, dadi non giocati alla fine della battaglia, dadi rimasti nella casella dopo i duelli, tenere i gettoni non giocati, dadi inutili, tenere un dado per il prossimo duello, ho passato con dadi avanzati, dimenticato di giocare un dado, gettoni non giocati, i dadi non usati contano, tenere gli incantesimi invece di giocarli',
  'EW-5.8':
    'spostare un incantesimo, cambiare idea su un incantesimo, spostare un incantesimo già messo, posso riprendere un incantesimo, spostare un gettone su un altro mago, cambiare posto a un gettone, togliere il dado da vicino a una pedina, togliere l’incantesimo di un avversario, incantesimo giocato è definitivo, riprendere il gettone giocato, pentirsi di un incantesimo',
  'EW-5.10':
    'in che ordine si assegnano i titoli, quale titolo prima, dall’alto in basso, risolvere, da quale titolo si parte, si comincia dall’alto o dal basso, quale duello per primo, ordine dei duelli, cosa si decide prima, da sinistra a destra, caselle in basso per ultime, tutti i duelli insieme, la cima si decide prima del resto, quando si decide in basso',
  'EW-5.11':
    'chi ottiene, vince il titolo, quanto vale un incantesimo minore nella contesa, più punti, chi vince un duello, valore di un dado, contare, come si prende un titolo, come vincere un titolo, come si sale di rango, chi sale, come si diventa high wizard, come si confrontano, sommare dadi e gettoni, dado più debole, un sei vale sei, quanto conta un gettone nel duello, forza di un incantesimo, chi è più forte, quale dei due sale, battere l’altro mago, prendere il posto di sopra, conquistare un titolo, quanto vale un dado in battaglia, come si arriva in cima, far salire la mia pedina, come si avanza, quando si fanno salire le pedine, buttare giù chi sta in cima, sostituire il wizard di sopra, uno solo ha messo incantesimi',
  'EW-5.12':
    'parità, stessi punti, due maghi, pareggio, stesso numero di punti, zero, nessuno prende il titolo, stessi punti chi prende il titolo, pari tra due pedine, abbiamo tutti e due sette, parità per la cima, parità tra due sorcerer, pari per un posto da sorcerer, perdono tutti e due, il drago decide la parità, nessuno ha messo incantesimi, nessuno dei due ha incantesimi, zero a zero, contesa senza incantesimi, stesso totale del mio rivale, non sale nessuno, chi vince a pari punti nel duello, il titolo resta vuoto in parità, due candidati ugualmente forti, pareggiare per un titolo, abbiamo 5 punti tutti e due, 6 contro 6, 9 a 9, messo uguale per lo stesso posto, stessa somma per un posto da wizard',
  'EW-5.13':
    'nessun avversario per il posto e nessun incantesimo, unico candidato, mi serve un punto, zero punti, senza incantesimi, senza avversario, salire da solo, automaticamente, gratis, tutto solo, nessuno contro di me salgo, salire senza spendere, spendere un incantesimo se sono solo, almeno un punto, i miei due maghi uno contro l’altro, le mie pedine di fronte, il mio mago a zero sale, basta un gettone se sono solo, vincere senza incantesimi, minimo per salire, contro me stesso, nessuno mi contende il titolo, promosso senza incantesimi, solo e senza incantesimi',
  'EW-5.14':
    'nessun candidato, nessuno, vuoto, nessuno si presenta per il titolo, nessun mago di sotto, i due posti di sotto sono vuoti, nessuno può salire, se nessuno vuole il titolo, titolo senza pretendenti',
  'EW-5.15':
    'quanti magic user salgono, quanti salgono, promossi dalla casella riquadro in basso, salire a sinistra o a destra, quanti salgono dal basso, come si esce dalla casella A, quattro pedine nella casella in basso chi sale, i due migliori della casella, due soli in basso salgono entrambi, un solo magic user, chi diventa necromancer, come diventare necromancer, scegliere il posto di sinistra o di destra, quale posto prende il vincitore, sale anche il secondo, contesa in una casella in basso, uscire dal fondo, due miei nella stessa casella, in tanti nella stessa casella chi sale, un magic user ha bisogno di punti',
  'EW-5.16':
    'parità in una casella di magic user, tre in parità, stessi punti in basso, parità per il secondo posto, secondo e terzo a pari punti, due primi a pari merito in basso, pareggio in fondo, tutti pari nella casella A, tre magic user con lo stesso totale, chi sale dal basso in parità, pareggio tra secondo e terzo',
  'EW-5.17':
    'dove va chi perde, perdente, cosa succede a chi perde il duello, battuto, dove finisce chi perde, che fine fa un mago sconfitto, ho perso il duello dove va la mia pedina, chi perde tiene il suo posto, il posto del perdente è libero, il perdente lascia il posto a chi sta sotto, prendere il posto di uno sconfitto, magic user che perdono restano, perdere nella casella in basso, il perdente esce dal gioco, quando se ne vanno i perdenti, il mio wizard ha perso, chi non sale, chi perde resta fuori, cacciare un mago dal suo posto, spingere via qualcuno',
  'EW-5.18':
    'riprendere i dadi dopo i duelli, i dadi tornano, incantesimi usati, dopo lo scontro, quando riprendo i miei dadi, dadi e gettoni usati, dove vanno i gettoni giocati, gettoni spesi, perdere i gettoni messi, riavere i dadi dopo la battaglia, i dadi giocati sono persi, il mio dado ha aiutato un altro lo riprendo, mettere via gli incantesimi dopo l’assegnazione, chi vince tiene i gettoni, mi ridanno i dadi',
  'EW-5.19':
    'esempio, per esempio, blu contro rosso, un esempio di duello, caso concreto, mostrare un esempio di contesa',
  'EW-7.1':
    'ordine dei maghi sconfitti, chi sceglie per primo, posto vuoto, quale perdente sceglie prima, ordine per riempire i posti vuoti, i wizard sconfitti prima dei sorcerer sconfitti, due perdenti vogliono lo stesso posto vuoto, più sconfitti miei quale prima, precedenza per i posti vuoti',
  'EW-7.2':
    'chi prende i titoli liberi, un mago sconfitto può diventare high wizard, riempire i posti vuoti, perdenti che prendono un posto libero, seconda possibilità, scegliere, prendere un titolo vuoto, uno sconfitto può prendere un posto vuoto, il posto del capo è libero per un perdente, scegliere quale posto vuoto, obbligo di prendere il posto libero più alto, rifiutare un titolo vacante, risalire dopo una sconfitta, riprendere il mio vecchio posto dopo aver perso, posti vuoti dopo i duelli, salvare il mio mago battuto, necromancer sconfitto prende un posto da sorcerer, cosa si fa dei titoli vuoti, posto rimasto vuoto dopo un pareggio, chi ha perso si prende un posto libero, un magic user può prendere un posto vuoto, chi occupa i posti rimasti liberi, posti rimasti per chi sono, riempire il buco in cima',
  'EW-7.3':
    'fino a quando si riempie, gettone grigio con un titolo vacante, penalità per chi trova un posto libero, magia grigia prendendo un posto vuoto, quando finisce la fase 7, finiti i titoli vuoti, finiti gli sconfitti, più perdenti che posti liberi, ancora posti vuoti alla fine della fase 7',
  'EW-8.1':
    'chi perde e non ha un posto libero dove andare, cosa succede ai maghi sconfitti, retrocedere, dove vanno i perdenti, scendere, scegliere la casella, cadere, chi decide, dove scendono i perdenti, in quale casella in basso va il mio perdente, scegliere tra A B C D, cadere di un rango o fino in fondo, scendere fino in fondo, nessun posto libero per il mio sconfitto, perdenti rimasti, chi retrocede per primo, mettere i miei retrocessi nella stessa casella, sconfitto e senza titolo, ricominciare dal basso, chi ha il drago piazza i suoi perdenti per primo, di quanti livelli si cade, chi sceglie la casella del perdente, fin dove cade il mio mago, di quanto si cade perdendo, scendere di un gradino',
  'EW-8.2':
    'quando ricevo magia grigia, perché, quando prendo un gettone grigio, penalità, quanti, massimo, più di uno, perché un gettone grigio, gettone grigio sotto la mia pedina, due gettoni grigi sotto lo stesso mago, quante penalità su una pedina, necromancer retrocesso prende il grigio, quali ranghi prendono penalità quando cadono, punizione per chi cade, finiti i gettoni grigi, non c’è più magia grigia, limite di gettoni grigi, chi riceve un gettone grigio, wizard che cade prende un gettone, gettoni grigi si sommano, chi viene punito',
  'EW-9.1':
    'liberarsi, mi libero della magia grigia, togliere, quanti punti per un gettone grigio, costo, rimuovere, togliere un gettone grigio, segnalino grigio, levare la penalità, come si toglie il grigio, cancellare un malus, quattro punti per gettone grigio, basta un 4 per un grigio, sommare i dadi per la magia grigia, punti avanzati nella casella grigia, togliere due gettoni grigi insieme, un 6 ne toglie uno o due, la magia grigia se ne va da sola, togliere la magia grigia a un avversario, quanto dura la magia grigia, pulire il mio mago, togliere il gettone sotto la pedina, prezzo per togliere il grigio, un 3 non basta per il grigio, la magia grigia resta quando il mago si muove',
  'EW-9.2':
    'dadi usati per rimuovere, i dadi tornano dopo la fase 9, dadi nella casella grigia, lasciare un dado nella casella grigia per il turno dopo, riprendere un dado dalla casella grigia, dado non usato nella casella della magia grigia, perdere i dadi della casella grigia, dado troppo basso per togliere, dado dimenticato nella casella grigia, quando tornano i dadi della casella grigia, risparmiare punti nella casella grigia',
  'EW-9.3':
    'opzione tre punti, più economico, 3 invece di 4, variante, togliere la magia grigia più facilmente, altro prezzo per la magia grigia, traduttore francese',
  'EW-9.4':
    'scegliere i dadi uno alla volta, da più maghi, quale mago, quali dadi, quale gettone grigio togliere prima, pulire due maghi diversi, dividere i punti tra i maghi, togliere il grigio a più pedine, tutti i grigi dello stesso mago',
  'EW-10.1':
    'quanti punti ricevo, quanto vale un necromancer, wizard, sorcerer, valore, punti negativi, meno, quando si contano, ogni rango, punteggio, high wizard, quanto vale la cima, quanto vale un magic user, quanto rende il capo, punti per il livello più basso, punti per il secondo livello, punti per ogni mago, quanto toglie un gettone grigio, meno uno per gettone grigio, punteggio sotto zero, si conta ogni turno o alla fine, chi conta i punti, chi segna i punti, chi tiene il punteggio, annotare i punti, premio per il titolo, i punti si sommano da un turno all’altro, punti per rango, quanti punti faccio in questo turno, gli sconfitti danno punti, quelli in basso rendono qualcosa, cosa si guadagna stando in cima, lo stesso mago rende ogni turno, a cosa servono i gettoni grigi, cosa fa la magia grigia, effetto della magia grigia, vantaggio di essere high wizard, cosa si guadagna in cima, tenere i conti',
  'EW-A1':
    'fare accordi, negoziare, scambiare, rompere una promessa, mantenere le promesse, parola, mentire, alleanza, dare gettoni, barattare, posso mentire agli altri, bluffare, mantenere quello che prometto, promettere e cambiare idea, tradire un amico, aveva promesso e ha fatto il contrario, tu aiuti me io aiuto te, pagare qualcuno per un aiuto, regalare un gettone a un altro, prestare un dado, farsi prestare un dado, vendere gettoni, scambiare dadi con un giocatore, promettere un incantesimo a qualcuno, dire cosa farò, quando si tratta, accordo segreto, minacciare, complottare, parola data, promesse vincolanti, imbrogliare su un accordo, cedere punti, mettersi d’accordo, mettersi d’accordo con qualcuno, allearsi contro il primo, in due contro uno, concordare chi aiuta chi',
  'EW-A2':
    'limite di tempo, timer, quanto tempo per parlare, discutere, trattare, minuti per parlare, giocatore lento, pensare troppo a lungo, quanto tempo per pensare, clessidra, cronometro, tempo prima di lanciare, durata della discussione prima dei duelli, qualcuno ci mette troppo, mettere fretta agli altri',
  'EW-E1':
    'quando finisce la partita, ultimo turno, quanti turni, si ferma, quando finisce, quando ci si ferma, fine dopo il quarto turno, c’è un quinto turno, si continua dopo il turno 4, quanti giri prima della fine, qual è l’ultimo turno, fino a quando si gioca, fine del gioco, si va avanti ancora',
  'EW-E2':
    'due volte High Wizard, fine anticipata, lo stesso giocatore due volte in cima, finisce prima, essere due volte high wizard, high wizard per la seconda volta, finire prima del turno 4, arrivare in cima la seconda volta, di nuovo in cima, due volte capo, si finisce il turno quando uno è due volte high wizard, con un altro mago in cima, due volte di fila, vittoria immediata arrivando due volte in cima, può finire prima, finire in anticipo, lo stesso mago di nuovo high wizard',
  'EW-E3':
    'nessuno High Wizard due volte, di nuovo nessun high wizard, cima vuota due volte, due turni senza high wizard, nessuno in cima per la seconda volta, trono vuoto due turni, ancora nessuno in cima',
  'EW-E4':
    'gettoni rimasti alla fine della partita, gli incantesimi minori valgono punti alla fine, gettoni rimasti alla fine, incantesimi avanzati, bonus finale, incantesimi rimasti alla fine, gettoni conservati valgono qualcosa, quanto valgono i gettoni alla fine, gettoni nella casella contano alla fine, gettoni sul registro contano punti, un punto per gettone, dadi rimasti alla fine, punti in più alla fine, conviene risparmiare i gettoni per la fine, mi restano dei gettoni',
  'EW-E5':
    'come si vince, vincitore, parità, scopo, chi vince, stesso punteggio, più punti, spareggio, pareggio alla fine, in caso di pareggio, cosa devo fare per vincere, alla fine chi vince, vince alla fine della partita, chi ha vinto, due giocatori con lo stesso totale, stesso punteggio alla fine, condividere la vittoria, punteggio più alto, l’high wizard vince la partita, il drago decide il pareggio finale, due vincitori, obiettivo, classifica finale, pari punti alla fine, a che si mira',
};
