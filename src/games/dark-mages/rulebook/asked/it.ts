/** Words in which readers ask for the rules of Dark Mages in Italian, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const it: Asked = {
  'DM-S1':
    'quanti giocatori, in quanti; scegliere il personaggio; quanta vita all’inizio, punti ferita iniziali, PF, CA, prendere un personaggio, massimo di giocatori, salute, quanti punti ferita abbiamo',
  'DM-S2': 'quante carte si danno all’inizio, distribuire, mano iniziale, quante carte nel mazzo, si parte con',
  'DM-S3': 'chi inizia, comincia, primo giocatore, chi è il primo, tirare per iniziare',
  'DM-S4': 'nemico, mostro nella mano iniziale, nemico all’inizio, prima del primo turno',
  'DM-T1':
    'fasi del turno, cosa si fa, svolgimento, cosa faccio nel mio turno, quali sono le fasi, ordine, passare il turno, non fare niente',
  'DM-T2':
    'inizio del mio turno succede, quando fa male il veleno, bruciatura, fine degli effetti, quando finiscono gli effetti, sanguinare, danni ogni turno, morire prima del turno',
  'DM-P1':
    'quanti oggetti indossare, portare, equipaggiare, due anelli, due bastoni, portare due anelli, veste, amuleto, bastone, quanti oggetti in un turno, cambiare oggetto, quello vecchio, sostituire',
  'DM-P2':
    'quante volte curarmi, curarsi, superare 60 punti ferita, massimo, due guarigioni, curare oltre il massimo, più di 60, PF',
  'DM-P3': 'quando si beve, bere una pozione, due pozioni, quante pozioni per turno, bere due volte',
  'DM-P4':
    'quanti compagni avere, evocare, cambiare scudo alleato, due compagni, secondo, cambiare ruolo, da scudo ad alleato, nuovo compagno, insieme',
  'DM-P5':
    'quante abilità per turno, quando si gioca un artefatto, limite di abilità, artefatto, una per turno, quanto spesso',
  'DM-P6': 'quando si usa, gioca lo scudo magico, scudo magico in preparazione',
  'DM-A1':
    'quante volte attaccare, chi attaccare, bersaglio, due incantesimi in un turno, quante volte posso attaccare, attaccare due volte, chi colpire, attaccare con una pergamena, una maledizione, un artefatto',
  'DM-A2':
    'che livello serve per un incantesimo, altre sfere, mago del fuoco, magie d’acqua, livello troppo alto, lanciare incantesimi di un’altra sfera, altro elemento, vietato, si può',
  'DM-A3':
    'come so se ho colpito, colpire, che dado tiro per attaccare, esattamente la classe armatura, CA, uguale, bonus, raggiungere, superare',
  'DM-A4':
    '20 naturale, colpo critico, fatto 20, fatto 1 col dado, 20 naturale, danni doppi, fallimento, fatto 1, venti',
  'DM-A5':
    'maledizione, pergamena, serve il tiro per colpire, la maledizione colpisce automaticamente, pergamena, il bersaglio si salva',
  'DM-A6':
    'tiro salvezza, come funziona, salvarmi, tirare alto o basso, salvezza, come mi salvo, uguale alla mia CA, sotto, sopra, evitare, resistere',
  'DM-A7':
    'quanti dadi di danno, perché tiro due dadi, più dadi, danni al livello 3, quanti danni, più forte, dadi in più',
  'DM-A8':
    'quando usare il trucchetto, non ho carte d’attacco, trucchetto in più di un attacco, aggiungere, al posto, soltanto',
  'DM-A9':
    'quando attacca il mio alleato, il mio compagno attacca anche lui, alleato nel turno in cui lo gioco, attacca senza di me, secondo attacco',
  'DM-A10': 'quali carte si buttano, scartare dopo l’uso, dove vanno le carte usate, dopo averle giocate, tenere',
  'DM-A11': 'lo scudo mi protegge dal mio fallimento, ferirmi da solo, chi subisce i danni del fallimento',
  'DM-D1':
    'come mi difendo, difendersi, parare, schivare, rispondere, annullare un incantesimo contro un altro, controincantesimo, quando si gioca una carta difesa, reagire, nel turno di un altro, salvare un amico, più difese, fermare un incantesimo',
  'DM-D2':
    'scudo riflettente, rimandare, riflettere una maledizione, una pergamena, rispondere a un controincantesimo, schivare un incantesimo riflesso, due volte, rispondere a una difesa',
  'DM-E1':
    'quante carte pesco, in mano, limite, liberarmi delle carte brutte, scartare, quante carte a fine turno, pescare, completare, scartare una carta che non voglio, più di una',
  'DM-E2': 'mazzo finito, vuoto, esaurito, finito, non ci sono più carte da pescare, mescolare',
  'DM-M1': 'cos’è una sfera, quali sfere, magia comune, tipi di magia, elementi, elenco delle sfere, quali esistono',
  'DM-M2':
    'vantaggio della mia sfera, bonus, propria sfera, stessa sfera del bersaglio, protezione contro la mia sfera, livello in più, difensore',
  'DM-M3': 'aumentare, aumento il livello arcano, salire, salire di livello, aumentare, massimo, abbassare, cambiare',
  'DM-M4': 'cos’è un d100, dado cento, tirare un d100, percentuale',
  'DM-C1':
    'cosa fa un compagno scudo, protegge, chi subisce i danni io o il mio scudo, danni in eccesso, rimasti, persi',
  'DM-C2': 'cosa fa un alleato, attaccare un alleato, differenza, a cosa serve un alleato, colpire un alleato',
  'DM-C3': 'compagno muore, morto, compagno a zero punti ferita, ucciso, perso',
  'DM-N1':
    'ho pescato un nemico, mostro, attaccare un giocatore se c’è un mostro, pescato un nemico, che succede, attaccare un altro giocatore con un mostro, insieme, collaborare',
  'DM-N2': 'nemico di passaggio, chi colpisce, chi attacca, schivare un nemico, resta, colpisce tutti',
  'DM-N3': 'nemico tenace, quanto resta, battere, quando se ne va, colpisce di nuovo, come si uccide, più nemici',
  'DM-V1':
    'finire i punti ferita, zero, quando sono morto, muoio, eliminato, cosa succede quando muoio, se muoio, ucciso, perdere le carte, mano, oggetti del morto, ancora in gioco',
  'DM-V2':
    'cos’è il bottino, prendere gli oggetti del mago che uccido, rubare, prendere gli oggetti di un mago morto, ricompensa, ucciso da un compagno',
  'DM-V3':
    'come si vince, vincitore, scopo, fine della partita, ultimo in piedi, sopravvissuto, muoiono tutti insieme, pareggio, fine, vince',
  'DM-V4':
    'giocare a squadre, attaccare un compagno di squadra, ferire gli amici, posti, compagno di squadra morto vince anche lui, la squadra vince, chi vince',
  'DM-V5': 'carte nere, cosa sono le carte nere',
};
