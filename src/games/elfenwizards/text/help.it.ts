/** What help says in Italian. */
import type { HelpKey } from './help.en.js';

export const it: Record<HelpKey, string> = {
  'explain.dragon':
    'Chi lo tiene comincia ogni fase, gli altri seguono in senso orario. Passa a chi ha l’High Wizard che si ritira.',
  'explain.track':
    'La partita ha al massimo quattro turni. Un High Wizard che si ritira costa un Incantesimo Minore, che segna qui il turno.',
  'explain.die': 'Un Incantesimo Maggiore. Nei duelli favorisce qualunque {rank} e nessun altro rango.',
  'explain.dieMinor': 'Questo dado ricompra Incantesimi Minori: uno ogni {cost} punti.',
  'explain.dieGrey': 'Questo dado rimuove Magia Grigia: un gettone ogni {cost} punti.',
  'explain.rolled':
    'Piazzalo nella casella del rango che deve aiutare nella fase 5, o tienilo da parte: nella fase 3 si rilancia.',
  'explain.rolledRest': 'Piazzalo in una casella: nella fase 3 non si tiene da parte nessun dado.',
  'explain.front': 'Dadi che aspettano di essere lanciati.',
  'explain.reserve':
    'Un Incantesimo Minore vale 1 accanto a qualunque mago. Ognuno che resta a fine partita vale 1 punto.',
  'explain.spent': 'Incantesimi Minori usati. I dadi in questa casella li ricomprano: uno ogni {cost} punti.',
  'explain.using': 'I dadi scelti per comprare. I loro punti si sommano, e ciò che avanza va perso.',
  'explain.defeated':
    'Qui aspetta un {rank} sconfitto. Nella fase 7 può prendere un titolo vacante, altrimenti retrocede a Magic User.',
  'explain.takesGrey': 'Chi retrocede da qui prende un gettone di Magia Grigia.',
  'explain.boxMinor': 'I dadi piazzati qui ricomprano Incantesimi Minori usati: uno ogni {cost} punti.',
  'explain.boxGrey': 'I dadi piazzati qui rimuovono la Magia Grigia dai propri maghi: un gettone ogni {cost} punti.',
  'explain.box': 'I dadi piazzati qui favoriscono nei duelli un {rank}, proprio o altrui.',
  'explain.boxSums': 'Le etichette in basso contano i punti dei dadi di ogni gilda: {score}.',
  'explain.camp': 'Ogni Magic User dà {points} punti a turno. I due con più punti nella casella diventano Necromancer.',
  'explain.title': 'Dà {points} punti a turno.',
  'explain.user': 'Un Magic User dà {points} punti a turno.',
  'explain.high': 'I due Wizard se lo contendono.',
  'explain.retires': 'Il suo mago si ritira all’inizio del turno successivo.',
  'explain.vacant': 'Nella fase 7 può prenderlo un mago sconfitto.',
  'explain.climbs': 'Il suo mago si contende il {title.in}.',
  'explain.climbsTwo': 'I due con più punti nella casella salgono: {rank}.',
  'explain.unopposed':
    'Tutti i candidati sono di {seat}: nessun altro può piazzare incantesimi, ma senza punti non si sale.',
  'explain.nobodyLeads': 'In questa contesa nessuno ha ancora punti.',
  'explain.stands': 'La contesa è a questo punto: {score}.',
  'explain.grey': 'La Magia Grigia sotto di lui costa {count?# punto|# punti} a turno.',
  'reason.roll': 'Prima del lancio non si può fare altro.',
  'reason.reroll': '{count?# dado mostra|# dadi mostrano} {sum?# punto|# punti}: quasi ogni lancio dà di più.',
  'reason.hold': 'Ciò che tieni da parte, {count?# dado|# dadi}, si rilancia nella fase 3.',
  'reason.place.minor': 'Può ricomprare {count?# Incantesimo Minore|# Incantesimi Minori}.',
  'reason.place.grey': '{count?Un tuo mago ha|# tuoi maghi hanno} Magia Grigia, che costa un punto a turno.',
  'reason.place.later': 'Servirà contro la Magia Grigia che prendono i maghi retrocessi.',
  'reason.place.contested': 'Il tuo {rank} ha rivali, e salire dà {points} punti a turno.',
  'reason.place.sum': 'Lì arrivi a {points?# punto|# punti}; la gilda più forte tra le altre ne ha {rival}.',
  'reason.place.first': 'Nessun’altra gilda ha ancora incantesimi lì.',
  'reason.place.alone': 'Il tuo {rank} non ha rivali, ma per salire gli serve un punto.',
  'reason.place.others': 'Non hai nessun {rank} in gara, ma può decidere tra gli altri.',
  'reason.favour.leads': '{title}: {points} a {rival}, e sei in testa.',
  'reason.favour.first': '{title}: nessun rivale ha ancora punti.',
  'reason.favour.among': '{title}: con {points?# punto|# punti} sei tra i due che salgono.',
  'reason.favour.secures': '{title}: sei in testa, e {points} a {rival} è più sicuro.',
  'reason.favour.ties': '{title}: {points} a {rival}, sei alla pari.',
  'reason.favour.nearer': '{title}: {points} a {rival}, ti avvicini.',
  'reason.favour.tie': '{title}: {points} a {rival}, una parità che non fa salire nessuno.',
  'reason.favour.must': 'Va piazzato un secondo incantesimo.',
  'reason.favour.stops': '{title}: {owner} arriva a {points?# punto|# punti}, e {other} con {rival} non sale.',
  'reason.favour.ahead': '{other} ha finora più punti di {owner}.',
  'reason.favour.other':
    'I tuoi altri incantesimi restano per dopo: {owner} arriva a {points?# punto|# punti}, contro {rival}.',
  'reason.favour.alone': '{title}: non hai rivali, ma senza punti non si sale.',
  'reason.favour.cheap': 'Un Incantesimo Minore basta e risparmia i dadi.',
  'reason.favour.ends':
    'Allora la partita finisce dopo questo turno: {owner~sei|# è} High Wizard per la seconda volta.',
  'reason.favour.prize': 'Salire dà {count} punti a turno: {rank}.',
  'reason.pass.saves':
    '{count?Tenuto fino alla fine, # Incantesimo Minore vale un punto|Tenuti fino alla fine, # Incantesimi Minori valgono un punto ciascuno}.',
  'reason.pass.enough': 'Un altro incantesimo cambierebbe poco.',
  'reason.mark.reserve': 'Il turno va segnato con un Incantesimo Minore.',
  'reason.mark.box': 'Un Incantesimo Minore nella casella non vale nulla; quelli in riserva sì.',
  'reason.noRivals': '{box}: lì non c’è nessun mago.',
  'reason.fewRivals': '{box}: {count?lì c’è # mago|lì ci sono # maghi}.',
  'reason.promote': 'Come {rank} dà {points} punti a turno, come Magic User solo 2.',
  'reason.recover': 'I tuoi dadi possono ricomprare {count?# Incantesimo Minore|# Incantesimi Minori}.',
  'reason.useGrey': 'Ogni {cost} punti tolgono un gettone di Magia Grigia.',
  'reason.remove': 'Senza il gettone il mago dà un punto in più a turno.',
  'reason.takeBack': 'Ripreso, si rilancia nel prossimo turno.',
  'reason.putBack': 'Poi si possono scegliere altri dadi.',
  'reason.waits': 'I dadi restano per la fase 6, quando ci sarà di più da ricomprare.',
  'reason.done': 'Non c’è altro che valga la pena comprare.',
  'doubt.noMage': 'Non hai nessun {rank} in gara: lì un dado aiuta solo gli altri.',
  'doubt.noGrey': 'Nessuno dei tuoi maghi ha Magia Grigia.',
  'doubt.enough': 'Lì ci sono già {sum} punti per il tuo {rank}: altrove il dado può mancare.',
  'doubt.rival': 'Così aiuti {owner} contro il tuo mago.',
  'doubt.others': 'Così aiuti {owner}, e nessuno dei tuoi maghi è in quella contesa.',
  'doubt.rises': '{title}: il tuo mago sale già, e nessun rivale può più rispondere.',
  'doubt.holdHigh': 'Anche il tuo {die} resta da parte e si rilancia.',
  'doubt.rerollGood': 'Questi dadi sono meglio di quasi ogni lancio.',
  'doubt.passEarly': 'Potresti ancora far salire un tuo mago: {title}.',
  'doubt.leaves': 'I tuoi dadi possono ricomprare {count?# Incantesimo Minore|# Incantesimi Minori}.',
  'coach.highWizardRetires':
    'In cima non si resta: il tuo High Wizard scende, e costa un Incantesimo Minore. Scegli una casella con pochi rivali.',
  'coach.castMajorSpells':
    'Ogni dado piazzato aiuta un mago di quel rango a salire nella fase 5. I dadi alti vanno al rango di un mago che ha un rivale; tieni da parte quelli bassi, si rilanciano.',
  'coach.castRemainingSpells':
    'Ora vanno piazzati tutti i dadi. Quelli bassi servono nella casella degli Incantesimi Minori: ricomprano quelli usati.',
  'coach.recoverMinorSpells':
    'Nella casella degli Incantesimi Minori ogni 2 punti riportano un Incantesimo Minore. Vale 1 in ogni contesa, e 1 punto alla fine.',
  'coach.competition':
    'Metti gli incantesimi accanto a un mago che può battere il rivale. Chi ha più punti prende il titolo, la parità lo lascia vacante, chi perde cade.',
  'coach.recoverMinorSpellsAgain':
    'Gli Incantesimi Minori dei duelli ora sono nella casella: ricompra ciò che puoi. I dadi non usati si possono riprendere.',
  'coach.awardVacantTitles':
    'Il tuo mago sconfitto è salvo: prende un titolo vacante. Se ce n’è più d’uno, scegli quello con rivali deboli.',
  'coach.demoteMages': 'Per questi maghi non restano titoli. Scegli caselle con pochi rivali, così risaliranno presto.',
  'coach.removeGreyMagic':
    'Ogni gettone di Magia Grigia costa un punto a turno al suo mago. I dadi nella casella della Magia Grigia li tolgono.',
};
