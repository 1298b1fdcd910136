/** The rules of Elfengold in Italian, in our own words. */
import type { Words } from './chapters.js';
import { transportChart } from './transport-chart.js';

export const it: Words = {
  title: 'Le regole di Elfengold',
  chapters: {
    setup: 'Preparazione',
    chart: 'La tabella dei trasporti',
    round: 'Un round',
    draw: 'Fase 1: pescare carte',
    income: 'Fase 2: rendita',
    tokens: 'Fase 3: pescare segnalini',
    auction: 'Fase 4: l’asta',
    place: 'Fase 5: posare i segnalini',
    travel: 'Fase 6: il viaggio',
    endOfRound: 'Fase 7: fine del round',
    end: 'Fine della partita',
    variants: 'Varianti',
  },
  rules: {
    'EG-S1':
      'Da due a sei giocatori. Tutti gli [[stivali]] partono da Elvenhold. In ciascuna delle 20 città c’è una [[pedina di città]] per ogni giocatore. Valore delle città: Al’Baran 7; Kihromah 6; Grangor, Mah’Davikia, Jaccaranda ed Erg’Eren 5; Strykhaven, Dag’Amura, Yttar, Parundia, Usselen e Feodor 4; Virst, Ixara, Wylhien, Throtmanni, Tichih e Rivinia 3; Beata e Lapphalia 2. Elvenhold non vale nulla.',
    'EG-S2':
      'La ciotola contiene 48 segnalini mescolati: 9 maiali giganti, 8 elfocicli, 8 carri dei troll, 5 unicorni, 4 nuvole magiche, 4 draghi, e due ciascuno di oro, doppio trasporto, scambio, albero e mostro marino.',
    'EG-S3':
      'Ci sono 63 [[carte Viaggio]], nove per ognuno dei sette tipi. Ogni giocatore ne riceve cinque, tre si mettono scoperte; poi si mescolano sette carte oro nel resto, che è il mazzo.',
    'EG-S4': 'Ciascuno comincia con 12 monete. Uno dei giocatori è il primo giocatore. La partita dura sei round.',
    'EG-H1':
      'Le carte in mano e i segnalini nascosti sono segreti. Monete, città visitate, segnalini mostrati, scarti, numero di carte e di segnalini nascosti di ciascuno, e quanto ha fruttato finora un viaggio sono noti a tutti.',
    'EG-C1':
      'La tabella dice quante carte di un tipo costa una strada. Un segnalino può stare solo su una strada per cui la tabella gli dà un numero. L’acqua non porta segnalini trasporto: le zattere sono soltanto carte.',
    'EG-C2':
      'Una [[carovana]] prende tre carte Viaggio qualsiasi, anche zattere, su una strada di terra che ha un segnalino trasporto; quattro se c’è un ostacolo.',
    'EG-T1':
      'Un round ha sette fasi: 1 pescare carte, 2 rendita, 3 pescare segnalini, 4 asta, 5 posare i segnalini, 6 viaggio, 7 fine del round. «In ordine» significa dal primo giocatore, in senso orario. Il primo round comincia dalla fase 3.',
    'EG-1.1':
      'Non nel primo round. Per tre volte, in ordine, ciascuno prende una carta scoperta, o la prima carta del mazzo, o tutto il mucchio d’oro.',
    'EG-1.2':
      'Una carta scoperta che viene presa si sostituisce subito. Una carta oro scoperta va sul mucchio d’oro, e se ne scopre un’altra.',
    'EG-1.3':
      'Una carta oro pescata alla cieca va sul mucchio d’oro, e il giocatore prende ancora: una carta scoperta, una alla cieca o il mucchio d’oro. Lo stesso se anche quella è oro.',
    'EG-1.4': 'Il mucchio d’oro paga 3 monete per carta e conta come pescata. Le sue carte si scartano.',
    'EG-1.5':
      'Quando il mazzo è vuoto, si mescolano gli scarti appena serve una carta. Se sono vuoti entrambi, si prende quel che c’è.',
    'EG-1.6': 'Le carte giocate o scartate finiscono scoperte tra gli scarti.',
    'EG-2.1': 'Non nel primo round. Ciascuno riceve 2 monete.',
    'EG-3.1':
      'In ordine, ciascuno pesca due segnalini dalla ciotola, ne mostra uno e tiene nascosto l’altro, a sua scelta.',
    'EG-4.1':
      'Si pescano dalla ciotola due segnalini per giocatore, si dispongono scoperti in fila e si vendono uno per uno in quest’ordine.',
    'EG-4.2':
      'Per ciascuno comincia il primo giocatore. In senso orario si offre più dell’ultima offerta, o si passa e per quel segnalino si è fuori. Quando resta solo chi ha offerto di più, questi paga la banca e prende il segnalino, scoperto. Se ne possono comprare diversi.',
    'EG-4.3':
      'Chi vince e non può pagare perde tutte le monete, che vanno alla banca, e il segnalino torna all’asta dal primo giocatore, con tutti dentro.',
    'EG-4.4': 'Un segnalino per cui nessuno offre torna nella ciotola e non si sostituisce.',
    'EG-5.1':
      'In ordine, ciascuno posa un segnalino o passa, giro dopo giro. Chi ha passato può posare più tardi. La fase finisce quando tutti passano uno dopo l’altro. I segnalini nascosti si posano come gli altri.',
    'EG-5.2': 'Un segnalino trasporto va su una strada di terra che non ne ha, come permette la tabella.',
    'EG-5.3':
      'Un albero va su una strada di terra con un segnalino trasporto: ogni passaggio costa una carta in più del tipo usato. Un mostro marino va su un fiume o un lago: una zattera in più. Al massimo un ostacolo per strada.',
    'EG-5.4':
      'L’oro va su una strada con un segnalino trasporto e senza ostacolo, uno al massimo. Dopo non vi può andare nessun ostacolo. Per questa strada una città frutta il doppio.',
    'EG-5.5':
      'Un doppio trasporto va su una strada con un segnalino trasporto. Il suo giocatore può aggiungerne subito un secondo adatto alla strada; si viaggia con l’uno o con l’altro.',
    'EG-5.6':
      'Uno scambio si posa su una strada con un segnalino trasporto, che il suo giocatore può subito scambiare con quello di un’altra strada. Ognuno dei due deve essere adatto alla nuova strada.',
    'EG-6.1':
      'In ordine, ciascuno viaggia in una volta sola: quante strade vuole, anche due volte la stessa. Una strada di terra costa le carte della tabella, del tipo di segnalino che vi si trova, chiunque l’abbia posato, o una carovana. L’acqua costa zattere: una verso valle, due verso monte, due su un lago.',
    'EG-6.2': 'In ogni città raggiunta, chi viaggia prende la propria pedina.',
    'EG-6.3':
      'Poi chi ha viaggiato somma il valore di ogni città in cui è entrato, a ogni visita, e prende altrettante monete oppure due carte. Una città raggiunta per una strada d’oro conta doppio.',
    'EG-6.4': 'Chi resta dov’è prende due carte e nessuna moneta.',
    'EG-6.5':
      'Dopo il viaggio, anche se è rimasto dov’era, e prima di prendere monete o carte, ciascuno scende a quattro carte a sua scelta.',
    'EG-7.1':
      'Tutti i segnalini delle strade tornano nella ciotola. Ciascuno può tenerne al massimo due, nascosti o mostrati com’erano, e restituisce gli altri.',
    'EG-7.2': 'Il giocatore seguente in senso orario diventa primo giocatore, e comincia il round successivo.',
    'EG-E1': 'Dopo il sesto round vince chi ha visitato più città. In caso di parità, chi ha più monete.',
    'EG-E2':
      'Se qualcuno ha visitato tutte le 20 città prima di allora, si finisce il round e vince quel giocatore; se sono più d’uno, il più ricco.',
    'EG-V1':
      'Città natali: ciascuno riceve in segreto una di dodici città. Alla fine dalle città visitate si tolgono le strade del percorso più breve tra lo stivale e quella città.',
    'EG-V2': 'I valori in oro si distribuiscono a caso tra le città.',
    'EG-V3':
      'Stregoni: se ne mescolano sei tra le carte Viaggio. Per 1 moneta uno stregone risparmia la carta in più di un ostacolo; per 3 monete vola in qualsiasi città, che non frutta nulla ma dà la sua pedina.',
    'EG-V4': 'Elfenland, il gioco base senza oro e senza asta, qui non si gioca.',
  },
  tables: {
    'EG-C1': transportChart({
      lang: 'it',
      caption: 'Carte per una strada; – è impossibile',
      grounds: ['pianura', 'foresta', 'deserto', 'montagna', 'fiume, a valle', 'fiume, a monte', 'lago'],
      kinds: [
        'maiale gigante',
        'elfociclo',
        'nuvola magica',
        'unicorno',
        'carro dei troll',
        'drago',
        'zattera (solo carta)',
      ],
      travel: (cards) =>
        cards === 1
          ? 'Sulla strada indicata c’è un segnalino così, e secondo la tabella ci vuole una carta del suo tipo. Ce l’hai: parti.'
          : 'Sulla strada indicata c’è un segnalino così, e secondo la tabella ci vogliono due carte del suo tipo. Le hai: parti.',
      sail: (rafts) =>
        rafts === 1
          ? 'Sull’acqua non servono segnalini. Secondo la tabella questo tragitto costa una zattera: parti.'
          : 'Sull’acqua non servono segnalini. Secondo la tabella questo tragitto costa due zattere: parti.',
      paid: 'Qui tutti pagano lo stesso prezzo, a ogni passaggio. Un ostacolo costerebbe una carta in più.',
      unsuited:
        'La tabella non ha un numero per questo segnalino sulla strada indicata. Prova a posarlo lì e leggi perché non si può; poi posalo dove può stare.',
      placed: 'Per questa strada la tabella ha un numero: qui il segnalino può stare.',
      noRaft: 'La tabella non ha numeri per le zattere sulla terra. Vanno solo in acqua: passa per l’acqua.',
    }),
  },
  rulings: {
    'EG-S4': 'La regola fa cominciare il più anziano; qui decide il caso, o un giocatore scelto.',
    'EG-H1': 'La regola lo dice solo per le città e i segnalini mostrati; il resto è una nostra scelta.',
    'EG-C2': 'Una carovana può partire anche se si hanno le carte giuste.',
    'EG-1.4': 'Un mucchio d’oro vuoto non si può prendere.',
    'EG-1.5':
      'Gli scarti si mescolano quando serve una carta, non prima. Una carta oro scoperta quando non ci sono più carte Viaggio da pescare non dà nulla, perché non si possano attingere monete senza fine.',
    'EG-1.6': 'Se le carte scoperte sono meno di tre, si completano appena ce ne sono.',
    'EG-2.1': 'La banca non resta mai senza monete.',
    'EG-3.1': 'Si pesca uno dopo l’altro: chi segue vede ciò che gli altri hanno mostrato.',
    'EG-4.2':
      'La regola dice che devono passare tutti; chi ha offerto di più non deve. Nessuna offerta supera 300, tutte le monete della scatola.',
    'EG-4.3':
      'Paga solo chi vince: un’offerta troppo alta che viene superata non costa nulla. Si offre almeno 1; chi non ha monete viene saltato.',
    'EG-5.3': 'Un ostacolo per strada: vale anche per i mostri marini.',
    'EG-5.5':
      'Un doppio trasporto per strada, e due trasporti al massimo. Il secondo può essere dello stesso tipo. Se non se ne aggiunge nessuno, il doppio resta e tiene lontano l’altro.',
    'EG-5.6':
      'Lo scambio torna subito nella ciotola, anche se non si scambia nulla. Di due trasporti se ne sceglie uno; due uguali non si scambiano.',
    'EG-6.3':
      'La partenza conta solo se vi si rientra. Le monete arrivano dopo l’ultimo passo: non pagano stregoni dello stesso viaggio.',
    'EG-6.4':
      'Le due carte si prendono come nella fase 1, quindi può esserci anche il mucchio d’oro. Chi ha viaggiato senza guadagnare sceglie liberamente.',
    'EG-6.5':
      'Gli stregoni contano. Il limite viene prima delle due carte; dopo, come vuole il gioco base, le renderebbe inutili. Un’opzione lo toglie.',
    'EG-7.1':
      'Un segnalino tenuto resta com’è, nascosto o mostrato. Si chiede a partire dal primo giocatore; i nascosti restituiti non si mostrano; dopo l’ultimo round non si chiede più.',
    'EG-E1': 'Ancora parità: chi ha più carte, altrimenti la vittoria si divide.',
    'EG-E2': 'Ancora parità: chi ha più carte, altrimenti la vittoria si divide.',
    'EG-V1':
      'Si contano tutte le strade, con o senza segnalini. Questo conto decide anche se qualcuno ha tutte le città. Parità: monete, poi la via di casa, poi le carte.',
    'EG-V2': 'La regola dice «diversamente»; qui decide il caso.',
    'EG-V3':
      'Uno stregone è una carta Viaggio in mano, tra le carte scoperte, in carovana e in caso di parità. In un viaggio se ne può usare più d’uno. Davanti a un ostacolo una carovana vuole tre carte, uno stregone e una moneta, oppure quattro carte. Si vola anche verso Elvenhold e da lì, mai nella città in cui ci si trova; volare è viaggiare, e il viaggio può continuare.',
  },
  terms: {
    stivali: 'Uno per giocatore: sta dove si trova il giocatore.',
    'pedina di città':
      'Ogni giocatore ne ha una in ogni città tranne Elvenhold; si prende la propria alla prima visita. Con le città si vince.',
    'carte Viaggio': 'Sei tipi che vanno con i segnalini sulla terra, e zattere per l’acqua.',
    carovana: 'Tre carte qualsiasi, su una strada con un segnalino trasporto.',
  },
};
