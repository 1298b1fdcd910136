/** The rules of Elfenwizards in Italian, in our own words. */
import type { Words } from './chapters.js';

export const it: Words = {
  title: 'Le regole di Elfenwizards',
  chapters: {
    board: 'Il tabellone',
    setup: 'La preparazione',
    turn: 'Un turno',
    retire: 'Fase 1: l’High Wizard si ritira',
    cast: 'Fase 2: lanciare gli Incantesimi Maggiori',
    castRest: 'Fase 3: lanciare gli Incantesimi Maggiori rimasti',
    recover: 'Fasi 4 e 6: recuperare Incantesimi Minori',
    competition: 'Fase 5a: i duelli',
    award: 'Fase 5b: l’assegnazione dei titoli',
    vacant: 'Fase 7: assegnare i titoli vacanti',
    demote: 'Fase 8: retrocedere i maghi rimasti',
    grey: 'Fase 9: rimuovere la Magia Grigia',
    score: 'Fase 10: il conteggio',
    agreements: 'Gli accordi',
    end: 'La fine della partita',
  },
  rules: {
    'EW-B1':
      'Il tabellone è un albero. In cima c’è un solo [[titolo]], quello di High Wizard; sotto, due Wizard, quattro Sorcerer e otto Necromancer. Ai suoi piedi, quattro caselle di [[Magic User]]: A, B, C e D. I ranghi hanno un nome inglese anche nella traduzione italiana delle regole.',
    'EW-B2':
      'Li uniscono delle scale. Due Wizard portano all’High Wizard, due Sorcerer a ogni Wizard, due Necromancer a ogni Sorcerer. Ogni casella di Magic User porta a due Necromancer: una sola contesa per entrambi.',
    'EW-B3': 'Un titolo ospita al massimo un mago. Una casella di Magic User ne ospita quanti si vuole.',
    'EW-B4':
      'Wizard, Sorcerer e Necromancer hanno ciascuno una [[casella degli sconfitti]], dove aspetta chi ha perso. Sul tabellone stampato quelle di Wizard e Sorcerer mostrano un gettone di Magia Grigia.',
    'EW-B5':
      'Quattro caselle per gli [[Incantesimi Maggiori]], una per ogni rango che si contende i titoli: Wizard, Sorcerer, Necromancer e Magic User.',
    'EW-B6':
      'Ci sono poi una casella di Incantesimi Minori, una di Magia Grigia e un registro dei turni di quattro spazi.',
    'EW-S1':
      'Da tre a sei giocatori. Ognuno ha sette [[Incantesimi Maggiori]], sette [[Incantesimi Minori]] e i maghi di una gilda. Nella scatola: 42 dadi, 42 Incantesimi Minori, 39 maghi, 12 gettoni di [[Magia Grigia]] e il [[Drago]].',
    'EW-S2': 'In tre si usano rosso, verde e blu; il quarto prende il giallo, il quinto il nero, il sesto il bianco.',
    'EW-S3':
      'I maghi si dispongono secondo una tabella, in base al numero di giocatori: otto, sei, cinque o quattro a testa, e tutti i titoli sotto l’High Wizard sono occupati.',
    'EW-S4': 'Nel turno 1 il Drago va a un giocatore a caso, che comincia.',
    'EW-S5': 'I gettoni di Magia Grigia cominciano nella loro casella, gli Incantesimi Minori davanti ai proprietari.',
    'EW-S6': 'I maghi che la tabella non usa tornano nella scatola.',
    'EW-H1': 'Niente è nascosto: dadi, gettoni e punti sono visibili a tutti.',
    'EW-T1':
      'I turni sono al massimo quattro. Ognuno ha dieci fasi, sempre in quest’ordine: 1 l’High Wizard si ritira, 2 lanciare gli Incantesimi Maggiori, 3 lanciare i rimasti, 4 recuperare Incantesimi Minori, 5 duelli e assegnazione dei titoli, 6 recuperare ancora, 7 assegnare i titoli vacanti, 8 retrocedere i maghi rimasti, 9 rimuovere la Magia Grigia, 10 conteggio.',
    'EW-T2': '«In ordine di turno» vuol dire: prima chi ha il Drago, poi in senso orario.',
    'EW-1.1': 'Nel turno 1 questa fase si salta.',
    'EW-1.2':
      'Il proprietario dell’High Wizard mette un proprio Incantesimo Minore sul registro dei turni, sul numero del turno appena finito. Lo prende dalla riserva o dalla casella degli Incantesimi Minori; resta lì fino alla fine della partita.',
    'EW-1.3': 'Quel giocatore prende il Drago.',
    'EW-1.4': 'Poi il mago scende in una casella di Magic User a scelta del proprietario.',
    'EW-1.5': 'Se non c’è un High Wizard, il Drago resta dov’è.',
    'EW-2.1':
      'In ordine di turno, ognuno lancia tutti i dadi che ha davanti, poi ne piazza quanti vuole sulle caselle: le quattro degli Incantesimi Maggiori, dove un dado aiuta un mago di quel rango a salire nella fase 5; quella degli Incantesimi Minori, dove ne recupera; quella della Magia Grigia, dove ne toglie.',
    'EW-2.2': 'Una casella prende quanti dadi si vuole. Si possono tenere dadi da parte.',
    'EW-2.3': 'Un dado piazzato e lasciato non si sposta più.',
    'EW-3.1':
      'In ordine di turno, ognuno rilancia tutti i dadi tenuti da parte nella fase 2. Chi non ne ha viene saltato.',
    'EW-3.2':
      'Si accetta il lancio, oppure si mette un Incantesimo Minore della riserva nella casella degli Incantesimi Minori e si rilancia, una volta sola. La scelta viene prima di piazzare uno di questi dadi.',
    'EW-3.3': 'Si rilanciano allora tutti i dadi rimasti, mai solo alcuni.',
    'EW-3.4': 'Poi vanno piazzati tutti.',
    'EW-4.1':
      'Chi ha dadi nella casella degli Incantesimi Minori può ricomprare da lì i propri Incantesimi Minori: uno ogni due punti dei dadi usati, sommati. Un 4 ne rende due; due 1 ne rendono uno; un 3 e un 1 ne rendono due. Un punto avanzato è perso.',
    'EW-4.2':
      'Il giocatore sceglie i dadi da usare e non recupera più Incantesimi Minori di quanti ne ha nella casella. Quelli sul registro dei turni non tornano mai.',
    'EW-4.3':
      'I dadi usati tornano davanti al giocatore e aspettano il turno successivo. Nella fase 4 gli altri restano nella casella.',
    'EW-6.1': 'La fase 6 è uguale, ma si possono anche riprendere dadi non usati.',
    'EW-5.1':
      'In ordine di turno, e quante volte serve, ognuno piazza due incantesimi o passa: due Maggiori, due Minori o uno per tipo, accanto a un mago o a due.',
    'EW-5.2': 'Chi può piazzare un solo incantesimo può piazzare solo quello. Tra il primo e il secondo non si passa.',
    'EW-5.3': 'Chi passa non piazza più nulla in questo turno. Quando tutti hanno passato, i duelli sono finiti.',
    'EW-5.4':
      'Un incantesimo si piazza accanto al mago che favorisce, proprio o altrui, senza limiti. Si contendono titoli solo i maghi che possono salire: dai Wizard ai Magic User.',
    'EW-5.5':
      'Un Incantesimo Maggiore viene dalla casella del rango del mago. Uno Minore viene dalla riserva e favorisce ogni rango. I dadi nelle caselle di Incantesimi Minori e Magia Grigia non contano.',
    'EW-5.6':
      'Se c’è un solo candidato, o se sono tutti dello stesso giocatore, nessun altro può piazzare incantesimi.',
    'EW-5.7': 'Gli incantesimi non piazzati sono sprecati. Gli Incantesimi Minori non piazzati restano nella riserva.',
    'EW-5.8': 'Un incantesimo accanto a un mago non si sposta e non si riprende.',
    'EW-5.10': 'I titoli si assegnano dall’alto in basso e da sinistra a destra, per ultime le caselle di Magic User.',
    'EW-5.11':
      'Un Incantesimo Maggiore vale i suoi punti, uno Minore 1. Il candidato che ne ha di più prende il titolo; l’altro va nella casella degli sconfitti del suo rango.',
    'EW-5.12':
      'Per High Wizard, Wizard e Sorcerer: in parità, o senza nemmeno un punto, il titolo resta [[vacante]] e i candidati vanno nella loro casella degli sconfitti.',
    'EW-5.13': 'A un candidato serve almeno un punto, anche se è solo, anche contro un mago dello stesso giocatore.',
    'EW-5.14': 'Senza candidati un titolo non si assegna.',
    'EW-5.15':
      'Una casella di Magic User è una sola contesa per due titoli: salgono i due maghi con più punti, il primo a sinistra. Con uno o due candidati sale chiunque abbia un punto.',
    'EW-5.16':
      'Con tre candidati o più, una parità per il secondo posto fa salire solo il primo. La parità per il primo posto si legge in due modi.',
    'EW-5.17':
      'Appena un titolo è deciso, i candidati che non salgono vanno nella loro casella degli sconfitti: il loro posto è libero per il rango di sotto. I Magic User restano nella loro casella.',
    'EW-5.18': 'Poi gli Incantesimi Maggiori tornano ai proprietari e quelli Minori usati vanno nella loro casella.',
    'EW-5.19':
      'Esempio: Blu ha un 5 e un 6 accanto a un Wizard, Rosso un 6 e un Incantesimo Minore accanto all’altro. 11 contro 7: Blu diventa High Wizard, il Wizard rosso è sconfitto.',
    'EW-7.1': 'Prima i Wizard sconfitti, poi i Sorcerer, poi i Necromancer; nello stesso rango, in ordine di turno.',
    'EW-7.2':
      'Ognuno prende il titolo vacante più alto, mai quello di High Wizard. Se a quel rango ce n’è più d’uno, sceglie il proprietario del mago.',
    'EW-7.3':
      'Si continua finché non c’è più un titolo vacante o un mago sconfitto. Questi maghi non prendono Magia Grigia.',
    'EW-8.1':
      'I maghi sconfitti rimasti vengono [[retrocessi]] in caselle di Magic User a scelta dei proprietari, per primo chi ha il Drago.',
    'EW-8.2': 'Un Wizard o un Sorcerer retrocesso prende sotto di sé un gettone di Magia Grigia. Non c’è limite.',
    'EW-9.1':
      'Chi ha dadi nella casella della Magia Grigia può rimuovere un gettone da un proprio mago ogni quattro punti dei dadi usati, sommati. Un 5, un 2 e un 1 ne rimuovono due. I punti avanzati sono persi.',
    'EW-9.2': 'I dadi usati tornano davanti al giocatore; gli altri possono restare o essere ripresi.',
    'EW-9.3': 'Come opzione un gettone costa tre punti, come suggerisce il traduttore francese.',
    'EW-9.4': 'Il giocatore sceglie i dadi uno alla volta; i gettoni possono venire da più maghi propri.',
    'EW-10.1':
      'High Wizard 10, ogni Wizard 7, ogni Sorcerer 5, ogni Necromancer 3, ogni Magic User 2, e 1 in meno per ogni gettone di Magia Grigia. Un giocatore, il [[segretario]], somma questi punti al totale di ciascuno.',
    'EW-A1':
      'Gli unici accordi permessi sono promesse di incantesimi per i duelli, in qualsiasi momento. Una promessa non vincola mai, e non si scambia nulla: né incantesimi, né gettoni, né punti.',
    'EW-A2':
      'Ci si può accordare su dei limiti: un minuto a testa prima di lanciare, cinque minuti in tutto prima dei duelli. Si può attivare un timer.',
    'EW-E1': 'La partita finisce dopo il turno 4,',
    'EW-E2': 'o dopo un turno in cui, per la seconda volta, un mago dello stesso giocatore diventa High Wizard,',
    'EW-E3': 'o dopo un turno in cui, per la seconda volta, nessuno diventa High Wizard.',
    'EW-E4':
      'Allora ogni Incantesimo Minore davanti a un giocatore vale 1 punto, ma non quelli nella casella o sul registro dei turni.',
    'EW-E5': 'Vince il totale più alto.',
  },
  rulings: {
    'EW-B2': 'Le fonti non elencano gli spazi; il loro numero segue dagli esempi.',
    'EW-B6': 'Le fonti non dicono quanti spazi ha il registro.',
    'EW-S2': 'Le fonti non dicono il sesto colore.',
    'EW-S3':
      'La tabella originale manca nelle nostre fonti: la nostra è una ricostruzione, e se ne può usare un’altra.',
    'EW-H1': 'Le fonti non lo dicono.',
    'EW-1.4': 'La Magia Grigia sotto quel mago resta sotto di lui.',
    'EW-1.5': 'Le fonti non dicono che cosa succede.',
    'EW-2.1':
      'I dadi lasciati nel turno precedente nella casella degli Incantesimi Minori o della Magia Grigia restano lì e non si lanciano; chi non ha dadi viene saltato.',
    'EW-2.2': 'Si può anche non piazzarne nessuno.',
    'EW-4.1': 'L’ordine di turno è una nostra scelta; non cambia ciò che ognuno può recuperare.',
    'EW-6.1': 'Le fonti lo concedono a chi ha recuperato tutto; poiché recuperare è facoltativo, non lo chiediamo.',
    'EW-5.2':
      'Le fonti dicono «gliene resta uno»; noi leggiamo «può piazzarne uno solo», e lo si guarda di nuovo dopo il primo.',
    'EW-5.3': 'Chi non può piazzare nulla passa senza che glielo si chieda.',
    'EW-5.6':
      'Le fonti vietano i punti «per opporsi» e parlano di due candidati; noi vietiamo tutti i punti, anche in una casella di Magic User, per quanti maghi ci siano.',
    'EW-5.7': 'Gli Incantesimi Maggiori sprecati tornano con gli altri.',
    'EW-5.8': 'Le fonti non lo dicono.',
    'EW-5.15':
      'Che con uno o due candidati salga chiunque abbia un punto, in parità o no, è una nostra lettura: il testo francese dà la regola per più di due, l’italiano per diversi. A pari punti il primo in ordine di turno prende il titolo di sinistra; non cambia nulla.',
    'EW-5.16':
      'Se l’opzione non dice altro vale la lettura francese; in quella italiana non salgono nemmeno due a pari merito in una casella di due.',
    'EW-7.1':
      'L’ordine tra più maghi di uno stesso rango è una nostra scelta: ognuno piazza tutti i suoi prima del giocatore successivo.',
    'EW-8.2': 'Finiti i dodici gettoni, quelli in più contano lo stesso.',
    'EW-9.1': 'L’ordine di turno è una nostra scelta; non cambia ciò che ognuno può rimuovere.',
    'EW-E5': 'In parità la vittoria è condivisa.',
  },
  readings: {
    'EW-4.1': {
      fr: 'Testo francese: un 4 recupera due dadi, evidentemente per svista.',
      it: 'Testo italiano: un 4 recupera due Incantesimi Minori.',
    },
    'EW-5.1': {
      fr: 'Testo francese: chi non passa deve piazzare due incantesimi.',
      it: 'Testo italiano: può piazzare due incantesimi.',
    },
    'EW-5.16': {
      fr: 'Testo francese, come leggiamo la sua frase incompleta: due a pari merito per il primo posto salgono entrambi; con tre o più non sale nessuno.',
      it: 'Testo italiano: con due o più a pari merito per il primo posto non sale nessuno.',
    },
  },
  terms: {
    titolo: 'Uno spazio di un rango sopra il Magic User.',
    'Magic User': 'Il più basso dei cinque ranghi, in quattro caselle.',
    'casella degli sconfitti': 'Dove i maghi che hanno perso aspettano un titolo vacante.',
    'Incantesimi Maggiori': 'I dadi a sei facce.',
    'Incantesimi Minori': 'Gettoni che valgono 1.',
    'Magia Grigia': 'Gettoni sotto i maghi; ognuno costa un punto a turno.',
    Drago: 'Indica il primo giocatore.',
    vacante: 'Senza mago.',
    retrocessi: 'Scesi in una casella di Magic User.',
    segretario: 'Il giocatore che tiene il punteggio; qui lo fa il programma.',
  },
};
