export const en = {
  title: 'The caravan',
  need: 'A dragon lies on the forest road to Erg’Eren: in forests that takes two dragon cards, and you have none. You hold four cards that do not help here: giant pig, magic cloud, troll wagon and raft.',
  how: 'Any three travel cards make a caravan, and may be paid instead of the cards that a road asks for. A caravan opens no road, though. Along which roads can it go?',
  'how.empty': 'Along any road on land',
  'how.empty.answer': 'No: without a transport counter a land road is closed, for a caravan too.',
  'how.counter': 'Along land roads that bear a transport counter',
  'how.counter.answer': 'Yes: the road has to be open, and it does not matter which counter opens it.',
  go: 'So which way does your caravan go?',
  'EG-6.1': 'You have no dragons (EG-6.1).',
  'EG-C2.tree':
    'You may: past an obstacle a caravan takes four cards (EG-C2), all that you have. Erg’Eren costs three.',
  'EG-C2': 'No transport counter lies there (EG-C2).',
  'EG-C2.water': 'Caravans do not go on water (EG-C2).',
  'EG-6.4': 'You may stay (EG-6.4), but try the caravan.',
  pay: 'Now choose the cards, one by one. Which would you miss least?',
  'EG-C2.paid': 'A caravan has to be paid to the last card (EG-C2).',
  two: 'Two more.',
  three: 'And the last one.',
  end: 'You are in Erg’Eren. A caravan may go even if you hold the cards that the road asks for, to keep them for later[EG-C2]. Past an obstacle it takes four cards.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'La caravane',
  need: 'Sur la route de forêt d’Erg’Eren se trouve un dragon : en forêt, il demande deux cartes Dragon, et vous n’en avez pas. Vous avez quatre cartes inutiles ici : cochon géant, nuage magique, chariot troll et radeau.',
  how: 'Trois cartes Voyage quelconques font une caravane, et remplacent les cartes que la route demande. Mais une caravane n’ouvre aucune route. Sur quelles routes peut-elle aller ?',
  'how.empty': 'Sur toute route de terre',
  'how.empty.answer': 'Non : sans jeton transport, une route de terre est fermée, même à une caravane.',
  'how.counter': 'Sur les routes de terre qui portent un jeton transport',
  'how.counter.answer': 'Oui : il faut que la route soit ouverte, peu importe par quel jeton.',
  go: 'Quelle route prend donc votre caravane ?',
  'EG-6.1': 'Vous n’avez pas de dragon (EG-6.1).',
  'EG-C2.tree':
    'C’est permis : devant un obstacle, une caravane demande quatre cartes (EG-C2), toutes les vôtres. Erg’Eren en coûte trois.',
  'EG-C2': 'Il n’y a pas de jeton transport (EG-C2).',
  'EG-C2.water': 'Les caravanes ne vont pas sur l’eau (EG-C2).',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais essayez la caravane.',
  pay: 'Choisissez maintenant les cartes, une à une. Laquelle vous manquera le moins ?',
  'EG-C2.paid': 'Une caravane se paie jusqu’à la dernière carte (EG-C2).',
  two: 'Encore deux.',
  three: 'Et la dernière.',
  end: 'Vous êtes à Erg’Eren. On peut former une caravane même si l’on a les cartes que la route demande, pour les garder[EG-C2]. S’il y a un obstacle, elle en demande quatre.',
};

export const it: Words = {
  title: 'La carovana',
  need: 'Sulla strada nella foresta per Erg’Eren c’è un drago: in foresta chiede due carte Drago, e tu non ne hai. Hai quattro carte che qui non aiutano: maiale gigante, nuvola magica, carro dei troll e zattera.',
  how: 'Tre carte Viaggio qualsiasi fanno una carovana, e si pagano al posto delle carte che la strada chiede. Ma una carovana non apre strade. Su quali può andare?',
  'how.empty': 'Su ogni strada di terra',
  'how.empty.answer': 'No: senza segnalino trasporto una strada di terra è chiusa, anche per una carovana.',
  'how.counter': 'Sulle strade di terra che hanno un segnalino trasporto',
  'how.counter.answer': 'Sì: la strada deve essere aperta, e non importa da quale segnalino.',
  go: 'Quale strada prende dunque la tua carovana?',
  'EG-6.1': 'Non hai draghi (EG-6.1).',
  'EG-C2.tree':
    'Si può: davanti a un ostacolo una carovana prende quattro carte (EG-C2), tutte le tue. Erg’Eren ne costa tre.',
  'EG-C2': 'Lì non c’è nessun segnalino trasporto (EG-C2).',
  'EG-C2.water': 'Le carovane non vanno sull’acqua (EG-C2).',
  'EG-6.4': 'Puoi restare (EG-6.4), ma prova la carovana.',
  pay: 'Ora scegli le carte, una per una. Quale ti mancherà di meno?',
  'EG-C2.paid': 'Una carovana si paga fino all’ultima carta (EG-C2).',
  two: 'Ancora due.',
  three: 'E l’ultima.',
  end: 'Sei a Erg’Eren. Una carovana può partire anche se si hanno le carte che la strada chiede, per tenerle da parte[EG-C2]. Se c’è un ostacolo, prende quattro carte.',
};
