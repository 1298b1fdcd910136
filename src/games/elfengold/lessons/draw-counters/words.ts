export const en = {
  title: 'Drawing counters',
  drawn:
    'You are Green. In phase 3 everybody draws two counters from the bowl, shows one and hides the other. You do so one after the other[EG-3.1]: Red’s troll wagon is shown already.',
  which:
    'You drew a giant pig and a tree. A tree makes a road one card dearer for everybody. What do you lose if you show the tree?',
  'which.tree': 'I can no longer place it',
  'which.tree.answer': 'Shown counters are placed just like hidden ones.',
  'which.pig': 'The surprise',
  'which.pig.answer': 'Yes. Red would guard against it, or lay gold on a road, which keeps trees away.',
  show: 'But a hidden pig surprises nobody and hinders nobody. It is up to you: show one of the two.',
  'EG-3.1': 'You did not draw a dragon (EG-3.1).',
  after:
    'The other one stays hidden until you place it. Counters bought in the auction, which now begins, always lie face up.',
};

export const fr: typeof en = {
  title: 'Tirer des jetons',
  drawn:
    'Vous êtes Vert. En phase 3, chacun tire deux jetons de la coupe, en montre un et cache l’autre. On le fait l’un après l’autre[EG-3.1] : le chariot troll de Rouge est déjà visible.',
  which:
    'Vous avez tiré un cochon géant et une embûche. Une embûche renchérit une route d’une carte pour tout le monde. Que perdez-vous si vous montrez l’embûche ?',
  'which.tree': 'Je ne peux plus la poser',
  'which.tree.answer': 'Les jetons visibles se posent tout comme les jetons cachés.',
  'which.pig': 'La surprise',
  'which.pig.answer': 'Oui. Rouge s’en méfierait, ou mettrait de l’or sur une route, ce qui en écarte les embûches.',
  show: 'Un cochon caché, lui, ne surprend et ne gêne personne. À vous de voir : montrez l’un des deux.',
  'EG-3.1': 'Vous n’avez pas tiré de dragon (EG-3.1).',
  after:
    'L’autre reste caché jusqu’à ce que vous le posiez. Les jetons achetés aux enchères, qui commencent maintenant, sont toujours visibles.',
};

export const it: typeof en = {
  title: 'Pescare segnalini',
  drawn:
    'Tu sei Verde. Nella fase 3 ciascuno pesca dalla ciotola due segnalini, ne mostra uno e nasconde l’altro. Lo si fa a turno[EG-3.1]: il carro dei troll di Rosso è già scoperto.',
  which:
    'Hai pescato un maiale gigante e un albero. Un albero rincara una strada di una carta per tutti. Che cosa perdi se mostri l’albero?',
  'which.tree': 'Non posso più posarlo',
  'which.tree.answer': 'I segnalini mostrati si posano proprio come quelli nascosti.',
  'which.pig': 'La sorpresa',
  'which.pig.answer':
    'Sì. Rosso starebbe in guardia, o metterebbe dell’oro su una strada, che tiene lontani gli alberi.',
  show: 'Un maiale nascosto, invece, non sorprende e non intralcia nessuno. Decidi tu: mostra uno dei due.',
  'EG-3.1': 'Non hai pescato nessun drago (EG-3.1).',
  after:
    'L’altro resta nascosto finché non lo posi. I segnalini comprati all’asta, che comincia adesso, sono sempre scoperti.',
};
