import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Quanto costa una strada',
  plain:
    'Una strada di terra costa le carte che dice la tabella, del tipo del segnalino che vi si trova. In pianura è 1 per maiale gigante, elfociclo, carro dei troll e drago, e 2 per la nuvola magica. Va’ a Lapphalia.',
  'EG-6.1.kind': 'Lì non c’è quel segnalino (EG-6.1): la carta deve essere del tipo del segnalino.',
  'EG-6.1': 'Lì c’è un maiale, ma non ne hai carte (EG-6.1).',
  'EG-6.1.river': 'Si può (EG-6.1). Ma questa lezione parla della terra: va’ a Lapphalia.',
  'EG-C2': 'Si può: tre carte qualsiasi fanno una carovana (EG-C2). Ma secondo la tabella sono meno.',
  'EG-6.4': 'Puoi restare (EG-6.4), ma qui viaggia.',
  forest:
    'A Lapphalia hai preso la tua pedina. In foresta è 1 per maiale gigante, elfociclo e unicorno, e 2 per gli altri. Quanto ti costa la strada per Feodor col drago?',
  'forest.one': '1 drago',
  'forest.one.answer': 'Non in foresta: i draghi non amano gli alberi.',
  'forest.two': '2 draghi',
  'forest.two.answer': 'Sì, due del suo tipo.',
  go: 'Va’ a Feodor.',
  'EG-6.1.on': 'Puoi fermarti qui (EG-6.1), ma prosegui.',
  desert:
    'Il deserto costa 1 drago, oppure 2 unicorni o carri dei troll; nient’altro lo attraversa. Da qui due strade nel deserto hanno un segnalino: scegli.',
  'EG-6.1.bare': 'Lì non c’è nessun segnalino (EG-6.1).',
  noCards: 'Ti resta un drago, e la foresta ne vuole due.',
  mountain:
    'In montagna è 1 per nuvola magica, unicorno e drago, e 2 per elfociclo e carro dei troll. Quanto costa ora la strada di montagna da Throtmanni a Jaccaranda?',
  'mountain.one': '1 elfociclo',
  'mountain.one.answer': 'Gli elfocicli sono fatti per pianure e foreste.',
  'mountain.two': '2 elfocicli',
  'mountain.two.answer': 'Sì. E nessun maiale sale in montagna.',
  end: 'Un viaggio va fin dove permettono carte e segnalini, anche due volte per la stessa strada, pagata ogni volta. In ogni città raggiunta prendi la tua pedina, se c’è ancora.',
};
