export const en = {
  title: 'Magic items',
  level:
    'Items make a mage strong for the whole duel. You begin at arcane level 1; items that you wear raise it. There is one place for each symbol: staff, ring, robe, amulet.',
  second:
    'You wear the Staff of Striking, and hold the Staff of Power. What happens to the one you wear if you put on the other?',
  'second.both': 'I wear both',
  'second.both.answer': 'One for each symbol.',
  'second.gone': 'It is discarded',
  'second.gone.answer': 'So think before you replace one.',
  'second.back': 'It comes back to my hand',
  'second.back.answer': 'What is replaced goes to the discards.',
  staff:
    'The Staff of Striking adds 2 to attack rolls; the Staff of Power gives an arcane level, which opens stronger Spells and adds a die to their damage. What do you do?',
  'DM-P1.now': 'You may, but items are put on in the preparation only (DM-P1).',
  'DM-P1.order': 'Allowed (DM-P1), and its turn will come. First another one.',
  robe: 'Now a robe: you hold two, and can wear one. Both give an arcane level; read the cards, and put on the better one.',
  'DM-P1.stars': 'Allowed, but you wear only one robe (DM-P1), and the archmage’s adds armour class as well.',
  four: 'A ring and an amulet have been put on for you as well. That makes four items, the most for one turn: go on to the attack.',
  'DM-P1.five': 'Four a turn, and no more.',
  sum: 'Staff, robe and amulet give one level each. What is your arcane level now?',
  'sum.three': '3',
  'sum.three.answer': 'They are added to the 1 you began with.',
  'sum.four': '4',
  'sum.four.answer': '1 + 3. Now you can cast every Spell of the deck.',
};

export const fr: typeof en = {
  title: 'Les objets magiques',
  level:
    'Les objets renforcent un magicien pour tout le duel. On part du niveau d’arcane 1 ; les objets portés l’augmentent. Il y a une place par symbole : bâton, anneau, robe, amulette.',
  second:
    'Vous portez le Bâton percussif, et vous avez en main le Bâton de surpuissance. Que devient le premier si vous prenez le second ?',
  'second.both': 'Je porte les deux',
  'second.both.answer': 'Un seul par symbole.',
  'second.gone': 'Il est défaussé',
  'second.gone.answer': 'Réfléchissez donc avant de remplacer.',
  'second.back': 'Il revient en main',
  'second.back.answer': 'Ce qui est remplacé va à la défausse.',
  staff:
    'Le Bâton percussif donne 2 aux jets d’attaque ; le Bâton de surpuissance donne un niveau d’arcane, qui ouvre des Sorts plus forts et ajoute un dé à leurs dégâts. Que faites-vous ?',
  'DM-P1.now': 'C’est permis, mais les objets ne se mettent que pendant la préparation (DM-P1).',
  'DM-P1.order': 'C’est permis (DM-P1), et cela viendra. D’abord un autre.',
  robe: 'Maintenant une robe : vous en avez deux, et n’en portez qu’une. Chacune donne un niveau d’arcane ; lisez les cartes, et mettez la meilleure.',
  'DM-P1.stars':
    'C’est permis, mais on ne porte qu’une robe (DM-P1), et celle de l’archimage ajoute aussi de l’armure.',
  four: 'Un anneau et une amulette viennent d’être mis pour vous. Cela fait quatre objets, le maximum pour un tour : passez à l’attaque.',
  'DM-P1.five': 'Quatre par tour, pas plus.',
  sum: 'Bâton, robe et amulette donnent un niveau chacun. Quel est votre niveau d’arcane ?',
  'sum.three': '3',
  'sum.three.answer': 'Ils s’ajoutent au 1 de départ.',
  'sum.four': '4',
  'sum.four.answer': '1 + 3. Vous pouvez maintenant lancer tous les Sorts du jeu.',
};

export const it: typeof en = {
  title: 'Gli oggetti magici',
  level:
    'Gli oggetti rafforzano un mago per tutto il duello. Si parte dal livello arcano 1; gli oggetti indossati lo alzano. C’è un posto per simbolo: bastone, anello, veste, amuleto.',
  second: 'Porti il Bastone del colpire, e hai in mano il Bastone del potere. Che ne è del primo se prendi il secondo?',
  'second.both': 'Li porto entrambi',
  'second.both.answer': 'Uno solo per simbolo.',
  'second.gone': 'Si scarta',
  'second.gone.answer': 'Pensaci dunque prima di sostituire.',
  'second.back': 'Torna in mano',
  'second.back.answer': 'Ciò che si sostituisce va agli scarti.',
  staff:
    'Il Bastone del colpire dà 2 ai tiri per colpire; il Bastone del potere dà un livello arcano, che permette Incantesimi più forti e aggiunge un dado ai loro danni. Che cosa fai?',
  'DM-P1.now': 'Si può, ma gli oggetti si indossano solo nella preparazione (DM-P1).',
  'DM-P1.order': 'Si può (DM-P1), e verrà il suo momento. Prima un altro.',
  robe: 'Ora una veste: ne hai due, e puoi portarne una. Ognuna dà un livello arcano; leggi le carte, e indossa la migliore.',
  'DM-P1.stars': 'Si può, ma si porta una sola veste (DM-P1), e quella dell’arcimago aggiunge anche armatura.',
  four: 'Ora indossi anche un anello e un amuleto: quattro oggetti, il massimo per un turno. Passa all’attacco.',
  'DM-P1.five': 'Quattro per turno, non di più.',
  sum: 'Bastone, veste e amuleto danno un livello ciascuno. Qual è ora il tuo livello arcano?',
  'sum.three': '3',
  'sum.three.answer': 'Si aggiungono all’1 iniziale.',
  'sum.four': '4',
  'sum.four.answer': '1 + 3. Ora puoi lanciare ogni Incantesimo del mazzo.',
};
