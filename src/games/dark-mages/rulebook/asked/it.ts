/** Words in which readers ask for the rules of Dark Mages in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  alike: `  compagno lupo orso aquila ragno scorpione scheletro grifone guardiano
  oggetto bastone anello veste amuleto
  nemico troll lich drago viverna pipistrelli
  incantesimo palla fulmine tempesta`,
  'DM-S1':
    'quanti giocatori, in quanti; scegliere il personaggio; quanta vita all’inizio, punti ferita iniziali, PF, CA, prendere un personaggio, massimo di giocatori, salute, quanti punti ferita abbiamo, quanta vita si ha, giocare in 3, in 4, in 5, in quanti possiamo essere',
  'DM-S2': 'quante carte si danno all’inizio, distribuire, mano iniziale, quante carte nel mazzo, si parte con',
  'DM-S3':
    'chi inizia, comincia, primo giocatore, chi è il primo, tirare per iniziare, chi gioca per primo, a chi tocca per primo',
  'DM-S4': 'nemico, mostro nella mano iniziale, nemico all’inizio, prima del primo turno',
  'DM-T1':
    'fasi del turno, cosa si fa, svolgimento, cosa faccio nel mio turno, quali sono le fasi, ordine, passare il turno, non fare niente, quando tocca a me',
  'DM-T2':
    'inizio del mio turno succede, quando fa male il veleno, bruciatura, fine degli effetti, quando finiscono gli effetti, sanguinare, danni ogni turno, morire prima del turno, quando perdo vita',
  'DM-P1':
    'quanti oggetti indossare, portare, equipaggiare, due anelli, due bastoni, portare due anelli, veste, amuleto, bastone, quanti oggetti in un turno, cambiare oggetto, quello vecchio, sostituire',
  'DM-P2':
    'quante volte curarmi, curarsi, superare 60 punti ferita, massimo, due guarigioni, curare oltre il massimo, più di 60, PF, curarsi due volte, recuperare vita, riprendere punti ferita, vita al massimo',
  'DM-P3':
    'quando si beve, bere una pozione, due pozioni, quante pozioni per turno, bere due volte, pozione dopo l’attacco, pozione e attacco nello stesso turno',
  'DM-P4':
    'quanti compagni avere, evocare, cambiare scudo alleato, due compagni, secondo, cambiare ruolo, da scudo ad alleato, nuovo compagno, insieme, un altro compagno, più di un compagno, trasformare lo scudo in alleato, una seconda creatura, cambiare creatura',
  'DM-P5':
    'quante abilità per turno, quando si gioca un artefatto, limite di abilità, artefatto, una per turno, quanto spesso, più abilità',
  'DM-P6': 'quando si usa, gioca lo scudo magico, scudo magico in preparazione',
  'DM-A1':
    'quante volte attaccare, chi attaccare, bersaglio, due incantesimi in un turno, quante volte posso attaccare, attaccare due volte, chi colpire, attaccare con una pergamena, una maledizione, un artefatto, quando si fa l’attacco, fare due attacchi, attaccare chi voglio, scegliere il bersaglio, colpire più giocatori',
  'DM-A2':
    'che livello serve per un incantesimo, altre sfere, mago del fuoco, magie d’acqua, livello troppo alto, lanciare incantesimi di un’altra sfera, altro elemento, vietato, si può, livello troppo basso, non ho il livello, usare incantesimi delle altre sfere',
  'DM-A3':
    'come so se ho colpito, colpire, che dado tiro per attaccare, esattamente la classe armatura, CA, uguale, bonus, raggiungere, superare, quanto serve per colpire',
  'DM-A4':
    '20 naturale, colpo critico, fatto 20, fatto 1 col dado, 20 naturale, danni doppi, fallimento, fatto 1, venti',
  'DM-A5':
    'maledizione, pergamena, serve il tiro per colpire, la maledizione colpisce automaticamente, pergamena, il bersaglio si salva',
  'DM-A6':
    'tiro salvezza, come funziona, salvarmi, tirare alto o basso, salvezza, come mi salvo, uguale alla mia CA, sotto, sopra, evitare, resistere, resistere a una maledizione, resistere a una pergamena, salvezza meglio basso',
  'DM-A7':
    'quanti dadi di danno, perché tiro due dadi, più dadi, danni al livello 3, quanti danni, più forte, dadi in più, a cosa serve il livello arcano',
  'DM-A8':
    'quando usare il trucchetto, non ho carte d’attacco, trucchetto in più di un attacco, aggiungere, al posto, soltanto, trucchetto quando voglio',
  'DM-A9':
    'quando attacca il mio alleato, il mio compagno attacca anche lui, alleato nel turno in cui lo gioco, attacca senza di me, secondo attacco, quando tocca al mio alleato',
  'DM-A10':
    'quali carte si buttano, scartare dopo l’uso, dove vanno le carte usate, dopo averle giocate, tenere, tenere la carta usata, la carta giocata è persa, riprendere la carta',
  'DM-A11': 'lo scudo mi protegge dal mio fallimento, ferirmi da solo, chi subisce i danni del fallimento',
  'DM-D1':
    'come mi difendo, difendersi, parare, schivare, rispondere, annullare un incantesimo contro un altro, controincantesimo, quando si gioca una carta difesa, reagire, nel turno di un altro, salvare un amico, più difese, fermare un incantesimo, mi attaccano, annullare un incantesimo, il controincantesimo vale contro una maledizione, posso schivare',
  'DM-D2':
    'scudo riflettente, rimandare, riflettere una maledizione, una pergamena, rispondere a un controincantesimo, schivare un incantesimo riflesso, due volte, rispondere a una difesa, rimandare indietro un incantesimo',
  'DM-E1':
    'quante carte pesco, in mano, limite, liberarmi delle carte brutte, scartare, quante carte a fine turno, pescare, completare, scartare una carta che non voglio, più di una, pescare alla fine, buttare una carta brutta, cambiare le carte, carte inutili',
  'DM-E2': 'mazzo finito, vuoto, esaurito, finito, non ci sono più carte da pescare, mescolare',
  'DM-M1': 'cos’è una sfera, quali sfere, magia comune, tipi di magia, elementi, elenco delle sfere, quali esistono',
  'DM-M2':
    'vantaggio della mia sfera, bonus, propria sfera, stessa sfera del bersaglio, protezione contro la mia sfera, livello in più, difensore, il mio elemento',
  'DM-M3':
    'aumentare, aumento il livello arcano, salire, salire di livello, aumentare, massimo, abbassare, cambiare, come alzo il livello, diventare più forte',
  'DM-M4': 'cos’è un d100, dado cento, tirare un d100, percentuale',
  'DM-C1':
    'cosa fa un compagno scudo, protegge, chi subisce i danni io o il mio scudo, danni in eccesso, rimasti, persi, prende i colpi al posto mio',
  'DM-C2':
    'cosa fa un alleato, attaccare un alleato, differenza, a cosa serve un alleato, colpire un alleato, possono colpire il mio alleato, attaccare il compagno invece del mago',
  'DM-C3': 'compagno muore, morto, compagno a zero punti ferita, ucciso, perso, compagno a 0 punti ferita',
  'DM-N1':
    'ho pescato un nemico, mostro, attaccare un giocatore se c’è un mostro, pescato un nemico, che succede, attaccare un altro giocatore con un mostro, insieme, collaborare, attaccarsi tra giocatori, mi esce un nemico, appare un mostro, arriva, esce dal mazzo',
  'DM-N2':
    'nemico di passaggio, chi colpisce, chi attacca, schivare un nemico, resta, colpisce tutti, viverna, pipistrelli, drago rosso',
  'DM-N3':
    'nemico tenace, quanto resta, battere, quando se ne va, colpisce di nuovo, come si uccide, più nemici, troll, lich',
  'DM-V1':
    'finire i punti ferita, zero, quando sono morto, muoio, eliminato, cosa succede quando muoio, se muoio, ucciso, perdere le carte, mano, oggetti del morto, ancora in gioco, sono fuori, senza vita',
  'DM-V2':
    'cos’è il bottino, prendere gli oggetti del mago che uccido, rubare, prendere gli oggetti di un mago morto, ricompensa, ucciso da un compagno, se lo uccido, prendere la sua roba',
  'DM-V3':
    'come si vince, vincitore, scopo, fine della partita, ultimo in piedi, sopravvissuto, muoiono tutti insieme, pareggio, fine, vince, quando finisce, cosa devo fare per vincere',
  'DM-V4':
    'giocare a squadre, attaccare un compagno di squadra, ferire gli amici, posti, compagno di squadra morto vince anche lui, la squadra vince, chi vince, colpire un compagno di squadra',
  'DM-V5': 'carte nere, cosa sono le carte nere',
};
