export const en = {
  title: 'All twenty towns',
  go: 'It is only round 4, and you have been to all towns but Erg’Eren. You hold a giant pig: what do you do?',
  'EG-6.4': 'You may stay (EG-6.4), but then somebody else may be faster.',
  over: 'Twenty towns! What happens now?',
  'over.now': 'The game ends at once',
  'over.now.answer': 'Not quite: Green has yet to travel in this round.',
  'over.round': 'The round is completed, then the game ends',
  'over.round.answer': 'Yes. Green makes its journey, too.',
  'over.six': 'The game goes on to round 6',
  'over.six.answer': 'No: there is nothing left for you to visit.',
  take: 'Your journey earned 5 coins, or two cards instead. Which do you take?',
  'EG-6.3': 'You may (EG-6.3). But should Green complete the towns as well, coins would decide.',
  end: 'Green made its journey, and the game is over: you win, however many coins Green has. If several had all towns, coins would decide, then cards; failing that, they would share the win[EG-E2].',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les vingt cités',
  go: 'Ce n’est que la manche 4, et vous avez visité toutes les cités sauf Erg’Eren. Vous avez un cochon géant : que faites-vous ?',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais un autre pourrait alors vous devancer.',
  over: 'Vingt cités ! Que se passe-t-il maintenant ?',
  'over.now': 'La partie s’arrête aussitôt',
  'over.now.answer': 'Pas tout à fait : Vert doit encore voyager dans cette manche.',
  'over.round': 'On termine la manche, puis la partie est finie',
  'over.round.answer': 'Oui. Vert fait lui aussi son voyage.',
  'over.six': 'La partie continue jusqu’à la manche 6',
  'over.six.answer': 'Non : il ne vous reste rien à visiter.',
  take: 'Votre voyage a rapporté 5 écus, ou bien deux cartes. Que prenez-vous ?',
  'EG-6.3': 'C’est permis (EG-6.3). Mais si Vert avait lui aussi toutes les cités, les écus décideraient.',
  end: 'Vert a fait son voyage, et la partie est finie : vous gagnez, quel que soit le nombre d’écus de Vert. Si plusieurs avaient toutes les cités, les écus décideraient, puis les cartes ; sinon, ils partageraient la victoire[EG-E2].',
};

export const it: Words = {
  title: 'Tutte e venti le città',
  go: 'È solo il round 4, e hai visitato tutte le città tranne Erg’Eren. Hai un maiale gigante: che cosa fai?',
  'EG-6.4': 'Puoi restare (EG-6.4), ma allora un altro potrebbe essere più veloce.',
  over: 'Venti città! Che cosa succede adesso?',
  'over.now': 'La partita finisce subito',
  'over.now.answer': 'Non proprio: Verde deve ancora viaggiare in questo round.',
  'over.round': 'Si completa il round, poi la partita finisce',
  'over.round.answer': 'Sì. Anche Verde fa il suo viaggio.',
  'over.six': 'La partita continua fino al round 6',
  'over.six.answer': 'No: non ti resta più nulla da visitare.',
  take: 'Il tuo viaggio ha fruttato 5 monete, oppure due carte. Che cosa prendi?',
  'EG-6.3': 'Si può (EG-6.3). Ma se anche Verde completasse le città, deciderebbero le monete.',
  end: 'Verde ha fatto il suo viaggio, e la partita è finita: vinci tu, per quante monete abbia Verde. Se in diversi avessero tutte le città, deciderebbero le monete, poi le carte; altrimenti dividerebbero la vittoria[EG-E2].',
};
