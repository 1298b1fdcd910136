/** Words in which readers ask for the rules of Dark Mages in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  alike: `  compagno lupo orso aquila ragno scorpione scheletro grifone guardiano animale bestiola famiglio
  scudo guardiano guardia protettore corpo
  oggetto bastone bacchetta anello veste mantello amuleto collana
  bastone bacchetta
  veste mantello tunica
  amuleto collana
  nemico mostro troll lich drago viverna pipistrelli
  passaggio viverna pipistrelli drago
  tenace troll lich boss
  incantesimo palla fulmine tempesta dardo magia
  maledizione maleficio
  pozione boccetta fiala ampolla
  abilità talento capacità potere
  artefatto globo sfera talismano reliquia
  sfera elemento scuola
  personaggio druido negromante piromante guaritore evocatore
  sconfitto morto caduto cadavere steso
  ucciso ammazzato uccidere ammazzare uccido ammazzo
  riflettente rimandare rispedire rimbalzare specchio riflettere
  controincantesimo annullare contrastare
  critico doppio
  fallimento sbagliato fallito
  salvezza resistere salvare
  uguale esattamente pari identico
  eccesso avanza troppo resto
  obbligato forzato obbligatorio costretto
  mordere attaccare
  veleno bruciatura sanguinare infezione
  brutta inutile cattiva pessima
  avversario vicino
  rubare fregare
  11 12 13 14 15 16 17
  55 56 57 58 59`,
  'DM-S1':
    'quanti giocatori, in quanti si gioca, in quanti possiamo essere, massimo di giocatori, minimo di giocatori, solo in due, giocare da solo, in nove o in dieci, siamo troppi; scegliere il personaggio, prendere il mago che voglio, personaggio a caso, pescare il personaggio, quanti personaggi, personaggio coperto o scoperto; quanta vita all’inizio, punti ferita iniziali, PF di partenza, CA iniziale, livello arcano di partenza, tutti la stessa vita, quanti punti ferita abbiamo, quanta vita si ha, salute, giocare in 3, in 4, in 5',
  'DM-S2':
    'quante carte si danno all’inizio, quante carte a testa, quante carte per iniziare, si parte con quante carte, mano iniziale, prima mano, distribuire le carte, quante carte nel mazzo, numero totale di carte, mescolare prima di iniziare, dove va il resto delle carte',
  'DM-S3':
    'chi inizia, chi comincia, primo giocatore, chi è il primo, chi gioca per primo, a chi tocca per primo, inizia il più giovane, tirare per iniziare, dado per vedere chi inizia, parità per chi inizia, stesso numero alla partenza, ordine di gioco, senso orario, destra o sinistra, a chi tocca dopo di me',
  'DM-S4':
    'nemico nella mano iniziale, mostro nella prima mano, mostro distribuito all’inizio, troll tra le prime cinque carte, nemico all’inizio, mostro prima del primo turno, carta al posto del nemico distribuito, due mostri distribuiti, rimettere il mostro nel mazzo',
  'DM-T1':
    'fasi del turno, passi del turno, svolgimento del turno, ordine delle fasi, cosa faccio nel mio turno, quando tocca a me, da cosa comincio il turno, attaccare prima di prepararsi, prima attacco e poi oggetti, mettere un oggetto dopo l’attacco, giocare un compagno dopo l’attacco, tornare alla preparazione, passare il turno, saltare il turno, saltare una fase, non fare niente, tutte le fasi, quando finisce il mio turno',
  'DM-T2':
    'cosa succede all’inizio del mio turno, quando fa male il veleno, veleno prima o dopo il turno, bruciatura, sanguinare, danni ogni turno, danni continui, quando perdo vita, prima veleno o rigenerazione, anello di rigenerazione quando, fine degli effetti, quando finiscono gli effetti, quanto dura un effetto, quanto dura una maledizione, per quanti turni dura, effetto fino al prossimo turno, morire di veleno all’inizio, morire prima del turno, ucciso dal veleno gioco lo stesso, due veleni si sommano, infettato due volte, perdere due fasi d’attacco, effetto se chi lo ha lanciato è morto',
  'DM-P1':
    'quanti oggetti indossare, quanti oggetti addosso, quanti oggetti in un turno, mettere tutti gli oggetti insieme, equipaggiare, due anelli, due bastoni, due amuleti insieme, due vesti, uno per tipo, oggetto vecchio sostituito, che fine fa il vecchio anello, cambiare oggetto, cambiare anello, sostituire il bastone, togliere un oggetto, riprendere in mano un oggetto sostituito, limite di oggetti indossati',
  'DM-P2':
    'quante volte curarmi, curarsi due volte, due guarigioni, due carte cura, curare oltre il massimo, superare 60, più di 60, limite di punti ferita, massimo di vita, PF massimi, più vita che all’inizio, curarsi con la vita piena, cura a vuoto, 58 PF e cura di 10, cura in eccesso persa, recuperare vita, riprendere punti ferita, curare il mio compagno, curare un amico, curare il veleno, togliere una maledizione, liberarsi da un maleficio, unguento o talismano',
  'DM-P3':
    'quando si beve una pozione, due pozioni, quante pozioni per turno, bere due volte, pozione prima o dopo l’attacco, pozione dopo l’attacco, pozione e attacco nello stesso turno, pozione durante il combattimento, una pozione adesso e una dopo, pozione nel turno di un altro, bere a vuoto, sprecare una pozione, quante boccette',
  'DM-P4':
    'quanti compagni avere, due compagni, due animali insieme, più di un compagno, una seconda creatura, un altro compagno, ho già un compagno, più compagni in un turno, nuovo compagno, che fine fa il vecchio compagno, sostituire il compagno, cambiare creatura, cambiare orso con lupo, compagno morto chiamarne un altro, evocare, scegliere scudo o alleato, quando si decide il ruolo, scudo e alleato insieme, cambiare da scudo ad alleato, cambiare ruolo, trasformare lo scudo in alleato, il mio alleato adesso mi difende, cambiare idea sul ruolo, liberarmi del compagno',
  'DM-P5':
    'quante abilità per turno, limite di abilità, due abilità, più abilità, abilità prima o dopo l’attacco, abilità e incantesimo stesso turno, abilità conta come attacco, quando si gioca un artefatto, più artefatti, artefatto è un attacco, globo o talismano quando, rapidità di mano, rubare un oggetto a un giocatore vivo, fregare un anello con un’abilità, incantesimo gemello due bersagli, raddoppiare il mio incantesimo, incantesimo potenziato quanto dura, abilità sprecata',
  'DM-P6':
    'quando si usa lo scudo magico, scudo magico quando mi attaccano, scudo magico come risposta, scudo magico in preparazione, scudo magico nel mio turno, due scudi magici si sommano, difesa prima di essere attaccato, quanto dura lo scudo magico',
  'DM-A1':
    'quante volte attaccare, quanti attacchi per turno, attaccare due volte, fare due attacchi, due incantesimi in un turno, due pergamene in un turno, incantesimo e pergamena stesso turno, maledizione più incantesimo, obbligato ad attaccare, si deve attaccare, costretto a colpire qualcuno, non attaccare, attacco facoltativo, chi attaccare, chi posso colpire, attaccare chi voglio, scegliere il bersaglio, attaccare sempre lo stesso giocatore, accanirsi contro uno, attaccare solo il vicino, colpire direttamente il suo compagno, colpire l’animale di un avversario, colpire più giocatori, attaccare tutti insieme, attaccare me stesso, bersaglio invisibile, attaccare toglie l’invisibilità, attacco di un mago confuso, su chi rimbalza la catena di fulmini, con cosa attaccare, attaccare con una pergamena, una maledizione, un artefatto, quando si fa l’attacco',
  'DM-A2':
    'che livello serve per un incantesimo, numero sull’incantesimo, livello troppo basso, livello troppo alto, non ho il livello, non abbastanza forte per una magia, magia troppo forte per me, livello 1 incantesimo di livello 2, incantesimo di livello 3 con livello 2, incantesimi di un’altra sfera, usare magie delle altre sfere, lanciare magie di un altro elemento, non è il mio elemento, magia che non è della mia sfera, mago del fuoco magie d’acqua, guaritore lancia fulmine, negromante magia di vita, tutti gli incantesimi, qualsiasi incantesimo, vietato, propria sfera conta per il livello dell’incantesimo',
  'DM-A3':
    'come so se ho colpito, colpire o mancare, il mio attacco colpisce, che dado tiro per attaccare, tirare il dado per colpire, cosa tiro per colpire, quanto serve per colpire, quanto devo fare per colpire, esattamente la classe armatura, totale uguale all’armatura, pari con l’armatura, faccio 12 contro armatura 12, raggiungere o superare, battere la CA, aggiungere il bonus al dado, bonus di attacco, tirare alto per attaccare, devo tirare per forza, trucchetto tiro per colpire, compagno tira per colpire, a cosa serve la classe armatura',
  'DM-A4':
    'fatto 20, 20 naturale, venti col dado, colpo critico, cos’è un critico, danni doppi, il danno raddoppia, raddoppiare dadi o totale, 20 colpisce sempre, 20 contro armatura alta, tiro migliore, fatto 1 col dado, 1 naturale, tirato 1, uscito 1, fallimento critico, 1 manca sempre, tiro peggiore, il mio attacco mi si ritorce contro',
  'DM-A5':
    'serve il tiro per colpire con una maledizione, tiro per colpire con una pergamena, maledizione colpisce automaticamente, la maledizione può mancare, chi tira il dado per la maledizione, chi tira per la pergamena, io o il bersaglio, il bersaglio si salva, la maledizione fa male subito, dadi stampati sulla maledizione, effetto colpito o mancato dopo schivata, differenza tra incantesimo e pergamena',
  'DM-A6':
    'tiro salvezza come funziona, fare il tiro salvezza, come mi salvo, tirare alto o basso per salvarsi, salvezza meglio basso, numero basso per salvarsi, uguale alla mia CA nella salvezza, esattamente la mia armatura nella salvezza, sotto la mia armatura, sopra la CA, che dado per la salvezza, quanto serve per salvarsi, resistere a una maledizione, resistere a una pergamena, evitare l’effetto, sfuggire alla maledizione, salvezza riuscita, salvezza fallita, metà danni con salvezza, 20 nella salvezza',
  'DM-A7':
    'quanti dadi di danno, quanti danni, danni al livello 3, danni al livello 2, perché tiro due dadi, più dadi con il livello, dadi in più, dadi stampati, 1d8 sulla carta, incantesimi più forti con il livello, a cosa serve il livello arcano, maledizione più dadi, dadi della pergamena secondo il livello, compagno più forte con il livello, guarigione più dadi, aggiungere il bonus ai danni, bonus raddoppiato, resistenza metà danni, arrotondare la metà, vampiro recupera vita, palla di fuoco metà al compagno',
  'DM-A8':
    'quando usare il trucchetto, trucchetto ogni turno, trucchetto quando voglio, trucchetto sempre, non ho carte d’attacco, nessuna carta per attaccare, niente per attaccare, nessun incantesimo in mano, solo incantesimi troppo alti, trucchetto in più di un attacco, trucchetto e incantesimo, aggiungere, trucchetto al posto di una carta, tenere la carta e usare il trucchetto, piccolo attacco gratis, attacco base, trucchetto due volte',
  'DM-A9':
    'quando attacca il mio alleato, il mio compagno attacca anche lui, colpisce anche il lupo, quando tocca al mio alleato, alleato nel turno in cui lo gioco, compagno appena arrivato attacca subito, morde appena arriva, attacca senza di me, io non attacco ma il compagno attacca, in più del mio attacco, animale attacca in più o al posto mio, secondo attacco del compagno, alleato attacca prima di me, alleato sceglie altro bersaglio, compagno attacca il mostro, salto l’attacco e il compagno, mago attacca dopo il compagno',
  'DM-A10':
    'quali carte si buttano, scartare dopo l’uso, dove vanno le carte usate, carta dopo averla giocata, tenere la carta usata, la carta giocata è persa, riprendere la carta giocata, riprendere in mano la magia, riusare una pergamena, carta usata una volta sola, rigiocare la stessa carta, incantesimo mancato si scarta, carta annullata persa, pozione bevuta dove va, pozione vuota',
  'DM-A11':
    'lo scudo mi protegge dal mio fallimento, la guardia prende il mio fallimento, schivare il mio fallimento, difendermi dal mio 1, ferirmi da solo, mi faccio male da solo, ferito dalla mia magia, chi subisce i danni del fallimento, quanti danni per il fallimento, fallimento raddoppiato, morto per il suo fallimento bottino, fallimento del compagno, lupo fa 1',
  'DM-D1':
    'come mi difendo, mi attaccano, quando si schiva, posso schivare, schivata, quando si gioca una carta difesa, parare un attacco, bloccare, fermare un incantesimo, annullare un incantesimo, annullare un incantesimo contro un altro, controincantesimo sulla magia di un altro, controincantesimo contro una maledizione, controincantesimo contro una pergamena, reagire, rispondere, nel turno di un altro, non è il mio turno difendersi, difendersi prima o dopo il tiro, dopo aver visto il dado, più difese, due carte difesa contro un attacco, quante difese, aiutare un amico attaccato, salvare un amico, proteggere un altro giocatore, schivare per il compagno, schivare una maledizione, tutti devono rispondere, aspettare tutti, chi risponde per primo, ordine delle risposte, obbligato a difendersi, nessuna carta difesa',
  'DM-D2':
    'scudo riflettente, rimandare indietro un incantesimo, rimandare una palla di fuoco, riflettere una maledizione, rimandare una pergamena, il mio incantesimo mi torna indietro, mi rimanda la magia, riflettere ancora, riflettere due volte, schivare un incantesimo riflesso, rispondere a un controincantesimo, annullare una schivata, rispondere a una difesa, difesa contro una difesa, quale carta vale prima, ultima carta giocata, chi tira per un incantesimo riflesso, armatura contro incantesimo riflesso, rimandare su un altro giocatore, riflettere attacco di un compagno',
  'DM-E1':
    'quante carte pesco, quante carte a fine turno, pescare alla fine, quando si pesca, completare la mano, riempire la mano, carte in mano, limite di carte in mano, più di cinque carte in mano, tenere più carte, mano piena, pescare con la mano vuota, scartare una carta che non voglio, buttare una carta brutta, liberarmi delle carte brutte, carte inutili, carte che non servono, scartare più di una carta, buttare due carte, buttare tutta la mano, obbligato a scartare, scarto facoltativo, cambiare le carte, carte nuove',
  'DM-E2':
    'mazzo vuoto, mazzo finito, esaurito, finite le carte, non ci sono più carte da pescare, niente da pescare, carte finite, quando si rimescola, mescolare gli scarti, nessuna carta da nessuna parte, mazzo e scarti vuoti',
  'DM-M1':
    'cos’è una sfera, quali sfere, quante sfere, elenco delle sfere, quali elementi, tipi di magia, scuole di magia, qual è la mia sfera, sfera del mio personaggio, ognuno ha una sfera, cos’è la magia comune, incantesimo comune di chi, bonus della magia comune',
  'DM-M2':
    'incantesimo della propria sfera, bonus della mia sfera, vantaggio della mia sfera, vantaggio del mio elemento, il mio elemento è più forte, mago del fuoco con magie di fuoco, vantaggio con magie di fuoco, livello in più per il mio incantesimo, bonus di attacco con la mia sfera, stessa sfera del bersaglio, più difficile colpire un mago della stessa sfera, fuoco contro mago del fuoco, protezione contro la mia sfera, resistente al mio elemento, difensore di quella sfera, trucchetto bonus di sfera, pergamena bonus di sfera, bonus di sfera nella salvezza',
  'DM-M3':
    'aumentare il livello arcano, come alzo il livello, salire di livello, guadagnare un livello, diventare più forte, più potente, oggetti aumentano il livello, bastone alza il livello, livello massimo, quanto alto è il livello, fino a che livello, livello più alto, abbassare il livello, livello scende, livello sotto 1, perdere un oggetto perdere livello, cambiare livello, a che livello sono adesso',
  'DM-M4':
    'cos’è un d100, dado cento, tirare un d100, senza d100, percentuale, cento con due dadi, fare 100, due dadi da dieci, doppio zero, 00, decine e unità, dado da cento facce',
  'DM-C1':
    'cosa fa un compagno scudo, guardia del corpo, lo scudo mi protegge, prende i colpi al posto mio, subisce per me, chi subisce i danni io o il mio scudo, io o la guardia, danni in eccesso, danni che avanzano li prendo io, danni più della sua vita, resto dei danni perso, quale armatura vale la mia o quella dello scudo, chi fa il tiro salvezza io o lo scudo, incantesimo contro uno scudo, maledizione su uno scudo, pergamena su uno scudo, mostro colpisce il mio scudo o me, oltrepassare lo scudo, ignorare lo scudo, scudo contro tutti gli attacchi, quanto protegge lo scudo, scudo scacciato da paura',
  'DM-C2':
    'cosa fa un alleato, a cosa serve un alleato, differenza tra scudo e alleato, meglio scudo o alleato, attaccare un alleato, possono colpire il mio alleato, attaccare il compagno invece del mago, rischio di un alleato, alleato esposto agli attacchi, alleato mi protegge, mostro colpisce il mio alleato, quante volte attacca un alleato, alleato attacca due volte',
  'DM-C3':
    'compagno morto, compagno muore, compagno a zero punti ferita, compagno a 0 pf, compagno senza vita, compagno ucciso, compagno perso, lupo morto dove va, compagno ritorna, riprendere un compagno morto',
  'DM-N1':
    'ho pescato un nemico, mi esce un nemico, pescato un mostro cosa succede, appare un mostro, è uscito un mostro, mostro esce dal mazzo, nemico sul tavolo, nemico pescato va in mano, tenere un mostro in mano, giocare il mostro dopo, altra carta al posto del mostro pescato, attaccare un giocatore se c’è un mostro, attaccare un altro giocatore con un mostro, attaccarsi tra giocatori col mostro, colpire gli amici con un drago, fare male agli altri mentre c’è un mostro, rubare un oggetto davanti a un nemico, combattere insieme, collaborare, tutti aiutano contro il mostro, ignorare il mostro, obbligato a combattere il mostro',
  'DM-N2':
    'nemico di passaggio, cosa fa un nemico di passaggio, chi colpisce il mostro, mostro colpisce tutti, mostro attacca solo chi lo pesca, tutti o solo io, mostro colpisce i compagni, colpiti anche gli animali, schivare un nemico, schivare un mostro, salvezza contro un mostro, scudo subisce il mostro, un solo tiro di danni per tutti, il drago resta, il drago se ne va dopo, attaccare un nemico di passaggio, uccidere la viverna, chi risponde al mostro per primo',
  'DM-N3':
    'nemico tenace, quanto resta, quando se ne va, battere il mostro, come si uccide, liberarsi del mostro, mostro resta sul tavolo, quando colpisce di nuovo, colpisce ancora, ogni quanto colpisce, turno del mostro, tutti hanno giocato contro di lui, vita del mostro, armatura del mostro, più nemici, due mostri insieme, quale mostro colpisce prima, maledizione su un mostro, mostro confuso, esiliare il mostro, globo contro il mostro, salvezza del mostro',
  'DM-V1':
    'finire i punti ferita, senza vita, zero punti ferita, 0 PF, esattamente zero, vita negativa, sotto zero, quando sono morto, cosa succede quando muoio, se muoio, ucciso, eliminato, sono fuori, ancora in gioco, morto gioco ancora, perdere le carte, mano del morto, le mie carte quando muoio, tenere gli oggetti da morto, oggetti del morto, il mio compagno quando muoio, tornare dopo la morte',
  'DM-V2':
    'cos’è il bottino, ricompensa per aver ucciso, se lo uccido, prendere gli oggetti del mago che uccido, prendere la sua roba, fare fuori un avversario, prendere gli oggetti di un mago morto, frugare il cadavere, rubare il bastone al morto, quanti oggetti allo sconfitto, scegliere il bottino, indossare subito il bottino, bottino in mano, bottino ho già un anello, ucciso da un compagno, lupo ha ucciso, chi prende il bottino, morto per veleno bottino, ucciso da maledizione, ucciso da un mostro chi prende gli oggetti, prendere le carte del morto, bottino conta tra i quattro oggetti',
  'DM-V3':
    'come si vince, cosa devo fare per vincere, vincitore, chi vince la partita, scopo del gioco, fine della partita, quando finisce, ultimo in piedi, ultimo vivo, chi resta per ultimo, sopravvissuto, muoiono tutti insieme, due muoiono insieme, tutti morti, nessuno vivo, pareggio, parità alla fine',
  'DM-V4':
    'giocare a squadre, due contro due, quante squadre, numero per squadra, squadre diverse, posti delle squadre, dove ci si siede a squadre, seduti vicino al compagno, attaccare un compagno di squadra, colpire un compagno di squadra, ferire gli amici, magia su tutti colpisce la mia squadra, compagno di squadra morto vince anche lui, compagno di squadra morto e vinciamo, la squadra vince, chi vince a squadre',
  'DM-V5': 'carte nere, cosa sono le carte nere, usare le carte nere, carte nere nel mazzo, carta nera nella scatola',
};
