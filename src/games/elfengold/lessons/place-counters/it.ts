import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Posare i segnalini',
  chart:
    'Nella fase 5 ciascuno posa i suoi segnalini uno dopo l’altro. La tabella dei trasporti dice dove: un segnalino può stare solo su una strada per cui ha un numero. Un maiale gigante ha 1 per pianura e foresta, e nient’altro: dove può stare?',
  'chart.all': 'Su qualsiasi strada',
  'chart.all.answer': 'No. Ogni tipo ha il suo terreno, e nessun trasporto va sull’acqua.',
  'chart.two': 'In pianura e in foresta',
  'chart.two.answer': 'Sì: montagne e deserti non sono per i maiali.',
  pig: 'Posa il maiale su una strada di Elvenhold che lo permette.',
  'EG-C1.water': 'L’acqua non porta mai segnalini trasporto (EG-C1).',
  'EG-C1': 'La tabella non ha un numero per quel segnalino su quel terreno (EG-C1).',
  'EG-5.2.near': 'Si può (EG-5.2), ma posalo dove comincia il tuo viaggio: su una strada di Elvenhold.',
  'EG-5.1': 'Si può: chi passa può ancora posare dopo (EG-5.1). Ma qui posa un segnalino.',
  hidden:
    'Verde ha aperto la pianura da Throtmanni a Tichih. I segnalini nascosti si posano come gli altri: metti la tua nuvola magica sulla strada di montagna da Tichih a Jaccaranda.',
  'EG-5.2': 'C’è già un trasporto (EG-5.2).',
  own: 'Chi può viaggiare con il carro dei troll di Verde?',
  'own.green': 'Solo Verde',
  'own.green.answer': 'No: quel che sta su una strada serve a tutti.',
  'own.all': 'Chiunque abbia una carta Carro dei troll',
  'own.all.answer': 'Sì. Con una sola carta, perché è pianura.',
  pass: 'Verde non ha più segnalini e passa senza che glielo si chieda. Il tuo unicorno può aspettare il prossimo round: passa.',
  'EG-7.1': 'Si può. Ma si possono tenere fino a due segnalini per il prossimo round (EG-7.1): tieni questo.',
  over: 'Tutti hanno passato uno dopo l’altro: la fase 5 è finita. Finché qualcuno posa, chi ha passato può ancora posare.',
};
