import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'L’albero e ciò che gli sta intorno',
  goal: 'Fai salire i tuoi maghi su questo albero. Dall’High Wizard in cima alle quattro caselle di Magic User ci sono cinque ranghi: più un mago sta in alto, più vale.',
  ladders:
    'I maghi salgono per le scale. Questi due Sorcerer portano allo stesso titolo di Wizard; la casella A porta a due titoli di Necromancer. Quanti maghi possono lottare per un titolo di Wizard?',
  'ladders.two': 'Due',
  'ladders.two.answer':
    'Sì. Sotto ogni titolo più alto di Necromancer ce ne sono due: quindi due candidati al massimo. Solo nelle caselle di Magic User si lotta in tanti.',
  'ladders.four': 'Quattro',
  'ladders.four.answer': 'I Sorcerer sono quattro, ma solo due hanno una scala verso lo stesso titolo di Wizard.',
  room: 'Un titolo ospita un solo mago. Una casella di Magic User ne ospita quanti si vuole.',
  defeated:
    'Chi perde la lotta per un titolo aspetta nella casella degli sconfitti del suo rango. Sul tabellone stampato quelle di Wizard e Sorcerer mostrano un gettone di Magia Grigia: chi cade da lì fino in fondo perde punti.',
  boxes:
    'I tuoi dadi vanno qui: una casella di Incantesimi Maggiori per ogni rango che può salire. Un dado nella casella dei Sorcerer aiuta i Sorcerer e nessun altro.',
  other:
    'Altre due caselle: gli Incantesimi Minori e la Magia Grigia, dove all’inizio sono tutti i gettoni di Magia Grigia. Il registro dei turni ha quattro spazi, per quattro turni al massimo.',
  mages:
    'Tu sei Rosso, contro Verde e Blu; giallo, nero e bianco arrivano con più giocatori. Una tabella dice dove comincia ogni gilda, e la nostra è una ricostruzione. I maghi che non servono restano nella scatola.',
  roll: 'Ognuno ha 7 dadi, gli Incantesimi Maggiori, e 7 Incantesimi Minori nella riserva. Per nostra decisione niente è nascosto: puoi sempre contare. Lancia i tuoi dadi.',
  'EW-2.1': 'Prima di piazzare un dado, lanciali tutti.',
  'EW-T1': 'I maghi si aiutano nella fase 5. Prima c’è la fase 2: lancia i dadi.',
};
