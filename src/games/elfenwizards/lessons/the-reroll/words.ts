export const en = {
  title: 'Pay a Minor Spell and roll again',
  goal: 'A 1, a 1 and a 2: poor dice for phase 3. You may do better, at a price.',
  pay: 'Before you place any, you may pay one Minor Spell from your reserve. It goes to the Minor Spells box, and you roll all these dice again, once: do you pay?',
  place: 'Placing a die accepts the roll, and then it is too late (EW-3.2). Pay first.',
  'EW-3.2.free': 'You have rolled them. Another roll costs a Minor Spell.',
  'EW-3.4': 'In phase 3 nothing is held back. Accept the dice or pay for another roll.',
  better:
    'A 4, a 5 and a 6. Your token lies in the Minor Spells box and can be recovered in phase 4. Place a die where you like.',
  'EW-3.2.once': 'You may roll again only once: these are the dice you have.',
  all: 'The others will be placed too. One more question: had you rolled a 6 and two 1s, could you have kept the 6 and rolled the 1s again?',
  'all.some': 'Yes, for one Minor Spell',
  'all.some.answer': 'No. Paying rolls all the remaining dice, the 6 among them.',
  'all.none': 'No, all of them or none',
  'all.none.answer': 'Right. So place good dice in phase 2, before they are at risk.',
};

export const fr: typeof en = {
  title: 'Payer un sort mineur pour relancer',
  goal: 'Un 1, un 1 et un 2 : de bien pauvres dés pour la phase 3. Vous pouvez espérer mieux, mais il faut payer.',
  pay: 'Avant d’en placer un, vous pouvez payer un sort mineur de votre réserve. Il va dans la case des sorts mineurs, et vous relancez tous ces dés, une seule fois : payez-vous ?',
  place: 'Placer un dé, c’est accepter le jet, et il est alors trop tard (EW-3.2). Payez d’abord.',
  'EW-3.2.free': 'Vous les avez lancés. Relancer coûte un sort mineur.',
  'EW-3.4': 'En phase 3, on ne met rien de côté. Acceptez les dés ou payez pour relancer.',
  better:
    'Un 4, un 5 et un 6. Votre jeton est dans la case des sorts mineurs, où il se récupère en phase 4. Placez un dé où vous voulez.',
  'EW-3.2.once': 'On ne relance qu’une fois : ces dés sont les vôtres.',
  all: 'Les autres seront placés aussi. Encore une question : avec un 6 et deux 1, auriez-vous pu garder le 6 et relancer les 1 ?',
  'all.some': 'Oui, pour un sort mineur',
  'all.some.answer': 'Non. En payant, on relance tous les dés restants, le 6 compris.',
  'all.none': 'Non, c’est tous ou aucun',
  'all.none.answer': 'C’est cela. Placez donc les bons dés en phase 2, avant de les risquer.',
};

export const it: typeof en = {
  title: 'Pagare un Incantesimo Minore per rilanciare',
  goal: 'Un 1, un 1 e un 2: dadi deboli per la fase 3. Puoi cercare di meglio, ma si paga.',
  pay: 'Prima di piazzarne uno puoi pagare un Incantesimo Minore della tua riserva. Va nella casella degli Incantesimi Minori, e rilanci tutti questi dadi, una volta sola: paghi?',
  place: 'Se piazzi un dado accetti il lancio, e poi è tardi (EW-3.2). Prima paga.',
  'EW-3.2.free': 'Li hai già lanciati. Rilanciare costa un Incantesimo Minore.',
  'EW-3.4': 'Nella fase 3 non si tiene nulla da parte. Accetta i dadi o paga per rilanciare.',
  better:
    'Un 4, un 5 e un 6. Il tuo gettone è nella casella degli Incantesimi Minori e si può recuperare nella fase 4. Piazza un dado dove vuoi.',
  'EW-3.2.once': 'Si rilancia una volta sola: questi sono i tuoi dadi.',
  all: 'Anche gli altri andranno piazzati. Ancora una domanda: con un 6 e due 1, avresti potuto tenere il 6 e rilanciare gli 1?',
  'all.some': 'Sì, per un Incantesimo Minore',
  'all.some.answer': 'No. Chi paga rilancia tutti i dadi rimasti, anche il 6.',
  'all.none': 'No, tutti o nessuno',
  'all.none.answer': 'Esatto. Quindi piazza i dadi buoni nella fase 2, prima che siano a rischio.',
};
