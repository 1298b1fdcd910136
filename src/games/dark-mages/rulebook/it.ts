/** The rules of Dark Mages in Italian, in our own words. */
import type { Words } from './chapters.js';

export const it: Words = {
  title: 'Le regole di Maghi dell’Ombra',
  chapters: {
    setup: 'La preparazione del gioco',
    turn: 'Un turno',
    preparation: 'La preparazione',
    attack: 'L’attacco',
    defense: 'Le risposte',
    end: 'La fine del turno',
    magic: 'La magia',
    companions: 'I compagni',
    enemies: 'I nemici',
    victory: 'Sconfitta e vittoria',
  },
  rules: {
    'DM-S1':
      'Da due a otto giocatori, da soli o a squadre. Ognuno riceve a caso uno degli otto personaggi, scoperto: 60 [[punti ferita]], [[livello arcano]] 1, [[classe armatura]] 10.',
    'DM-S2': 'Si mescolano le 112 carte e se ne danno cinque a testa. Il resto è il mazzo, coperto.',
    'DM-S3': 'Ognuno tira un d20. Comincia il più alto, poi si gioca in senso orario.',
    'DM-S4':
      'Un nemico tra le prime carte distribuite si mette da parte e si sostituisce con un’altra carta; lo si rimescola nel mazzo prima del primo turno.',
    'DM-T1': 'Un turno ha tre fasi, in quest’ordine: preparazione, attacco, fine.',
    'DM-T2':
      'All’inizio del turno, in quest’ordine: effetti che scadono, danni continui, rigenerazione. Il mago che cade allora non ha turno.',
    'DM-P1':
      'Si indossano oggetti magici: al massimo quattro per turno, e uno per simbolo (bastone, anello, veste, amuleto). Quello sostituito si scarta.',
    'DM-P2': 'Si gioca una Guarigione per turno. Non porta mai oltre 60 punti ferita.',
    'DM-P3': 'Si beve una Pozione per turno, nella preparazione o nell’attacco.',
    'DM-P4':
      'Si chiama un compagno e si dice se è [[scudo]] o [[alleato]]: non cambia più. Se ne ha uno alla volta; quello sostituito si scarta.',
    'DM-P5':
      'Abilità e Artefatti si giocano nella preparazione o nell’attacco, come dice la carta. Un’Abilità per turno.',
    'DM-P6': 'La Difesa che lo dice, lo Scudo magico, si gioca nella preparazione.',
    'DM-A1':
      'Si può attaccare una volta per turno: con un Incantesimo, una [[Maledizione]], una [[Pergamena]], un Artefatto d’attacco o il [[trucchetto]]. Il bersaglio è il mago o il compagno alleato di un avversario, o un nemico sul tavolo, se la carta non dice altro.',
    'DM-A2':
      'Per lanciare un Incantesimo serve un livello arcano pari almeno al suo numero. Tutti possono lanciare gli Incantesimi di ogni sfera.',
    'DM-A3':
      'Incantesimi, trucchetti, compagni e gli Artefatti che lo dicono fanno un [[tiro per colpire]]: un d20 più i bonus, contro la classe armatura del bersaglio.',
    'DM-A4':
      'Un 20 naturale è un [[colpo critico]]: colpisce sempre, e il totale dei danni raddoppia. Un 1 naturale è un [[fallimento critico]]: manca sempre, e chi attacca subisce i danni.',
    'DM-A5': 'Maledizioni e Pergamene non fanno un tiro per colpire: è il bersaglio a fare un [[tiro salvezza]].',
    'DM-A6':
      'Il tiro salvezza è un d20 e riesce se è strettamente inferiore alla classe armatura di chi lo tira. Se riesce evita l’effetto, se la carta non dice altro.',
    'DM-A7':
      'Il livello arcano dice quanti dadi di danno si tirano, uno in più per ogni livello sopra il primo: un 1d8 stampato vale 1d8 al livello 1, 2d8 al livello 2, 3d8 al livello 3.',
    'DM-A8':
      'Il trucchetto è permesso solo a chi non ha in mano una carta d’attacco giocabile, e non si aggiunge mai a un altro attacco.',
    'DM-A9':
      'Dopo l’attacco del suo mago, un compagno alleato può attaccare il mago o l’alleato di un avversario, con un tiro per colpire: anche nel turno in cui arriva, e anche se il mago non ha attaccato.',
    'DM-A10':
      'Le carte Incantesimo, Maledizione, Pergamena, Abilità, Difesa, Pozione, Guarigione e Artefatto si scartano dopo l’uso.',
    'DM-A11':
      'Un fallimento critico ferisce con gli stessi dadi, non raddoppiati. Nessuna Difesa lo ferma, il proprio scudo non lo subisce, e nessuno prende bottino.',
    'DM-D1':
      'Prima del tiro per colpire o del tiro salvezza possono rispondere carte Difesa: quelle del giocatore preso di mira e, contro un Incantesimo, un Controincantesimo di chiunque altro. Il turno aspetta ogni risposta, anche «nessuna risposta».',
    'DM-D2':
      'Lo Scudo riflettente rimanda un Incantesimo o una Pergamena a chi l’ha lanciato. Gli rispondono solo un altro Scudo riflettente o una Schivata, e l’ultima carta giocata vale per prima.',
    'DM-E1': 'Si può scartare una sola carta, poi si pesca fino ad avere in mano cinque carte.',
    'DM-E2':
      'Quando il mazzo è vuoto, si mescolano gli scarti per farne un altro. Se sono vuoti entrambi, non si pesca.',
    'DM-M1':
      'Le [[sfere]] sono otto: battaglia, vita, morte, natura, fuoco, aria, acqua e terra. La magia comune non appartiene a nessun personaggio e non dà bonus.',
    'DM-M2':
      'Un Incantesimo della propria sfera si lancia con 1 livello arcano in più e con 1 in più al tiro per colpire. Un difensore di quella sfera ha 3 di classe armatura in più contro di esso.',
    'DM-M3': 'Il livello arcano comincia da 1. Lo alzano gli oggetti indossati e alcune carte.',
    'DM-M4': 'Un d100 sono due d10, decine e unità; doppio zero vale 100.',
    'DM-C1':
      'Uno scudo subisce al posto del suo mago ogni attacco, finché ha punti ferita, anche quelli dei nemici. Vale la sua classe armatura, e i danni in eccesso sono persi.',
    'DM-C2':
      'Un alleato attacca una volta per turno. In cambio gli avversari possono attaccarlo, e lo colpiscono anche i nemici.',
    'DM-C3': 'Un compagno senza punti ferita si scarta.',
    'DM-N1':
      'Un nemico pescato va subito sul tavolo e colpisce, poi si pesca un’altra carta al suo posto. Finché c’è un nemico, nessuno può agire contro un altro giocatore.',
    'DM-N2':
      'Un [[nemico di passaggio]] colpisce tutti i maghi e i compagni alleati. Ognuno può schivare, altrimenti fa un tiro salvezza; uno scudo subisce il colpo per il suo mago. Poi il nemico si scarta.',
    'DM-N3':
      'Un [[nemico tenace]] ha punti ferita e classe armatura, e colpisce subito come uno di passaggio. Poi ogni mago gioca un turno contro di lui; quando l’hanno fatto tutti, colpisce di nuovo. Si va avanti così finché non è battuto.',
    'DM-V1':
      'Senza punti ferita un mago è sconfitto. La mano si scarta, il personaggio e gli oggetti indossati restano. I punti ferita non scendono mai sotto 0.',
    'DM-V2':
      'Il vincitore può prendere un oggetto dello sconfitto e deve indossarlo subito; quello sostituito si scarta. Se il colpo è di un compagno, non c’è bottino.',
    'DM-V3': 'Vince l’ultimo giocatore, o l’ultima squadra, a restare in piedi.',
    'DM-V4':
      'I membri delle squadre siedono alternati. Non si attaccano tra loro, e gli sconfitti condividono la vittoria.',
    'DM-V5': 'Le [[carte nere]] non fanno parte delle 112 e qui non si usano.',
  },
  rulings: {
    'DM-S3': 'Chi è in parità tira di nuovo.',
    'DM-S4': 'La fonte non dice che cosa fare; lo stesso vale per ogni altro nemico distribuito.',
    'DM-T2':
      'L’ordine è una nostra scelta. Un effetto «nel suo prossimo turno» che arriva proprio in quel turno non lo conta; «fino al tuo prossimo turno» finisce quando quel turno sarebbe arrivato, anche se si è caduti. Le fasi d’attacco perse non si sommano; le Infezioni sì.',
    'DM-P2':
      'La si può giocare anche se non serve. Una cura, Unguento ristoratore o Talismano del puro bene, toglie maledizioni e danni continui, nient’altro.',
    'DM-P3': 'La si può bere anche se non serve.',
    'DM-P4': 'Non c’è limite ai compagni giocati in un turno.',
    'DM-P5':
      'Rapidità di mano non è un attacco: non ha risposta, nessuno scudo la subisce, e può riguardare un mago invisibile o che non indossa nulla, ma non in presenza di un nemico. Un Incantesimo gemello raddoppia l’attacco del mago, non quello del compagno, e deve trovare un secondo bersaglio, se c’è. Un Incantesimo potenziato si esaurisce con l’attacco successivo, qualunque sia.',
    'DM-P6': 'Quando si gioca lo dice l’editore. Se sono più d’uno, si sommano.',
    'DM-A1':
      '«Ogni avversario» sono i maghi, non i loro alleati; un mago invisibile è tra loro. L’attacco del mago pone fine alla sua invisibilità, quello del compagno no. La Confusione aspetta l’attacco successivo (quello dell’alleato, se ha colpito lui; su uno scudo va persa); un attacco a tutti diventa allora uno al proprio mago. Su chi rimbalza la Catena di fulmini si sceglie dopo il colpo; non ha risposta, e riflessa non rimbalza.',
    'DM-A2': 'Un Incantesimo della propria sfera conta il livello in più che dà.',
    'DM-A3':
      'Che il trucchetto faccia un tiro per colpire è una nostra lettura. Se un totale pari colpisce lo dice l’opzione.',
    'DM-A4': 'Che un 20 naturale colpisca sempre è una nostra lettura.',
    'DM-A5':
      'I dadi stampati su una maledizione sono quelli del suo effetto, non un secondo danno. Ciò che una carta fa «colpito o mancato» succede una volta, anche dopo una Schivata o un riflesso, ma non dopo un Controincantesimo.',
    'DM-A7':
      'Incantesimi, trucchetti e pergamene crescono; maledizioni, compagni, nemici, artefatti, pozioni e guarigioni no. È meno della fonte, il cui glossario fa crescere ogni attacco riuscito. I bonus fissi si aggiungono dopo i dadi e raddoppiano con loro; non contano dopo un tiro salvezza fallito. La resistenza dimezza, per difetto, anche i danni di un fallimento critico, ma non incide su una caduta a 0. Il Tocco del vampiro conta i punti ferita persi davvero; Palla di fuoco e Catena di fulmini trasmettono metà dei danni, prima della resistenza.',
    'DM-A8':
      'La fonte lo vieta a chi «possiede» una carta d’attacco; noi leggiamo una carta giocabile adesso. Un’opzione lo permette sempre al posto di una carta.',
    'DM-A9':
      'Non se il mago ha perso la fase d’attacco. L’attacco del compagno chiude quelli del mago. In presenza di un nemico può attaccare solo nemici.',
    'DM-A11': 'Tutto questo è una nostra lettura. Il fallimento critico di un compagno ferisce il compagno.',
    'DM-E2': 'Si mescola quando serve la carta successiva.',
    'DM-M2':
      'Trucchetti e pergamene non hanno nessuno di questi bonus. I 3 valgono anche per i tiri salvezza chiesti da un tale Incantesimo, e tutto vale per il proprio Incantesimo rivolto contro di sé.',
    'DM-M3': 'Non è mai sotto 1, prima del bonus della sfera, e non ha un massimo.',
    'DM-C1':
      'Che lo colpiscano i nemici e che l’eccesso sia perso lo dice l’editore. Fa il tiro salvezza con la propria classe armatura, senza il bonus di sfera del suo mago. Ciò che non può riguardare un compagno (mano, oggetti, fasi perse) è perso. Paura o Esilio lo scacciano, se fallisce il tiro salvezza.',
    'DM-D1':
      'Si chiede in senso orario a partire da chi attacca, qualunque carta si abbia: così l’attesa non svela nulla. Un mago dietro uno scudo resta il bersaglio. Una Schivata protegge anche un compagno; contro un nemico una sola protegge entrambi. In presenza di un nemico nessuno annulla l’Incantesimo di un altro. Chi è confuso può annullare, anche allora, il proprio Incantesimo che gli si ritorce contro; gli si chiede per ultimo.',
    'DM-D2':
      'Chi ha lanciato un Incantesimo riflesso tira contro la propria classe armatura, o quella del proprio scudo; un 1 naturale è allora solo un colpo mancato. Contro una Pergamena riflessa fa il tiro salvezza. La scelta o i danni continui che la carta dà sono di chi l’ha riflessa. Dopo un riflesso si riprende a chiedere da dove si era rimasti. Una Schivata o un Controincantesimo non hanno risposta. A un bersaglio successivo, un Controincantesimo o la caduta di chi attacca annulla il resto dell’attacco.',
    'DM-N1':
      'La carta al suo posto si pesca dopo il colpo. Gli effetti in corso continuano. Se cade il mago che l’ha pescato, non si pesca. Nessuno è colpito da un Incantesimo a cui non ha potuto rispondere: da un nemico la Catena di fulmini rimbalza solo su un altro nemico.',
    'DM-N2':
      'C’è un solo tiro dei danni per tutti. Si risponde in senso orario, per ultimo chi è di turno. Che scudi, Scudo magico e resistenza lo attenuino lo dice l’editore.',
    'DM-N3':
      'Ogni nemico tiene il proprio conto, e tutti colpiscono in ordine di arrivo; il turno in cui è pescato non conta per nessuno. Fa il tiro salvezza con la propria classe armatura; effetti su tiro per colpire, livello arcano, mano, oggetti o compagni non gli fanno nulla, e nemmeno la Confusione. L’Esilio gli infligge i suoi danni, la Parola del potere lo abbatte se è abbastanza debole, e il Globo dei draghi lo scarta al posto di un attacco, senza tiro salvezza. Il suo colpo è il suo turno: prima vengono i danni continui, dopo finiscono gli effetti, una fase d’attacco persa glielo toglie.',
    'DM-V1': 'Che si scarti anche il compagno è una nostra lettura.',
    'DM-V2':
      'Prende il bottino chi ha lanciato la maledizione, causato i danni continui o riflesso il colpo, ma non se è sconfitto. Nessuno ne prende dopo il colpo di un nemico o un fallimento critico, né a partita finita. Il bottino non conta tra i quattro oggetti del turno.',
    'DM-V3': 'Se tutti i rimasti cadono insieme, nessuno vince.',
    'DM-V4': 'La fonte ne dice poco: ci sono due, tre o quattro squadre di pari numero.',
  },
  readings: {
    'DM-A3': {
      fr: 'Il testo francese dice in un punto che un attacco colpisce se il totale è pari o superiore alla classe armatura, in un altro che deve superarla. Qui la parità colpisce, se l’opzione non dice altro.',
    },
    'DM-A8': {
      fr: 'Il testo francese è incerto: solo senza una carta d’attacco, o sempre al posto di una carta. Vale la prima lettura, se l’opzione non dice altro.',
    },
  },
  terms: {
    'punti ferita': 'Quanto un mago può sopportare. A 0 è sconfitto.',
    'livello arcano': 'La forza della sua magia: quali Incantesimi può lanciare, e con quanti dadi.',
    'classe armatura': 'Ciò che un tiro per colpire deve raggiungere, e sotto cui deve stare un tiro salvezza.',
    scudo: 'Un compagno che subisce gli attacchi al posto del suo mago.',
    alleato: 'Un compagno che attacca accanto al suo mago.',
    Maledizione: 'Un maleficio: il bersaglio fa un tiro salvezza.',
    Pergamena: 'Una magia che chiunque può usare a ogni livello arcano; il bersaglio fa un tiro salvezza.',
    trucchetto: 'Il piccolo attacco che ha ogni personaggio.',
    'tiro per colpire': 'Un d20 più i bonus, contro una classe armatura.',
    'colpo critico': 'Un 20 naturale nel tiro per colpire.',
    'fallimento critico': 'Un 1 naturale nel tiro per colpire.',
    'tiro salvezza': 'Un d20 che deve restare sotto la classe armatura di chi lo tira.',
    sfere: 'I tipi di magia. Ogni personaggio ne ha uno.',
    'nemico di passaggio': 'Colpisce una volta e se ne va.',
    'nemico tenace': 'Resta finché non è battuto.',
    'carte nere': 'Carte messe a caso in alcune scatole ed espansioni.',
  },
};
