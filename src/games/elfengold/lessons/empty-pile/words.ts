export const en = {
  title: 'The draw pile runs out',
  last: 'One card is left in the draw pile; all others lie on the discard pile. Draw it.',
  'EG-1.1': 'You may (EG-1.1); then the last card of the pile would be turned up. Draw it blind instead.',
  'EG-1.4': 'The gold pile is empty and cannot be taken[EG-1.4].',
  now: 'The draw pile is empty. When is the discard pile shuffled?',
  'now.none': 'At once',
  'now.none.answer': 'Not yet: nobody needs a card at this moment.',
  'now.needed': 'When the next card is needed',
  'now.needed.answer': 'Yes, and not before[EG-1.5]. Until then everybody can look through the discard pile.',
  shuffled: 'Green needed a card: the discard pile was shuffled and is the new draw pile.',
  both: 'An option of the game does without the limit of four cards in hand. Only then can both piles be empty: what happens to a player who has to draw?',
  'both.skip': 'The player is skipped',
  'both.skip.answer': 'Not as long as a face-up card or the gold pile can be taken.',
  'both.take': 'The player takes what there is',
  'both.take.answer':
    'Yes: a face-up card or the gold pile. Gold turned up when no travel card is left gives nothing[EG-1.5]; otherwise coins could be drawn for ever.',
};

export const fr: typeof en = {
  title: 'La pioche s’épuise',
  last: 'Il reste une carte dans la pioche ; toutes les autres sont à la défausse. Piochez-la.',
  'EG-1.1': 'C’est permis (EG-1.1) ; la dernière carte serait alors retournée. Piochez-la plutôt à l’aveugle.',
  'EG-1.4': 'Le tas d’or est vide et ne peut pas se prendre[EG-1.4].',
  now: 'La pioche est vide. Quand mélange-t-on la défausse ?',
  'now.none': 'Tout de suite',
  'now.none.answer': 'Pas encore : personne n’a besoin d’une carte à cet instant.',
  'now.needed': 'Quand il faut la carte suivante',
  'now.needed.answer': 'Oui, et pas avant[EG-1.5]. D’ici là, chacun peut regarder la défausse.',
  shuffled: 'Il fallait une carte à Vert : la défausse a été mélangée et forme la nouvelle pioche.',
  both: 'Une option du jeu supprime la limite de quatre cartes en main. Alors seulement, pioche et défausse peuvent être vides toutes deux : qu’arrive-t-il à qui doit prendre une carte ?',
  'both.skip': 'Il est sauté',
  'both.skip.answer': 'Pas tant qu’on peut prendre une carte visible ou le tas d’or.',
  'both.take': 'Il prend ce qu’il y a',
  'both.take.answer':
    'Oui : une carte visible ou le tas d’or. L’or retourné quand il n’y a plus de carte Voyage ne rapporte rien[EG-1.5] ; autrement, on puiserait des écus sans fin.',
};

export const it: typeof en = {
  title: 'Il mazzo finisce',
  last: 'Nel mazzo resta una carta; tutte le altre sono tra gli scarti. Pescala.',
  'EG-1.1': 'Si può (EG-1.1); allora si scoprirebbe l’ultima carta. Pescala invece alla cieca.',
  'EG-1.4': 'Il mucchio d’oro è vuoto e non si può prendere[EG-1.4].',
  now: 'Il mazzo è vuoto. Quando si mescolano gli scarti?',
  'now.none': 'Subito',
  'now.none.answer': 'Non ancora: in questo momento a nessuno serve una carta.',
  'now.needed': 'Quando serve la prossima carta',
  'now.needed.answer': 'Sì, e non prima[EG-1.5]. Fino ad allora tutti possono guardare gli scarti.',
  shuffled: 'A Verde serviva una carta: gli scarti sono stati mescolati e sono il nuovo mazzo.',
  both: 'Un’opzione del gioco toglie il limite di quattro carte in mano. Solo allora mazzo e scarti possono essere vuoti entrambi: che succede a chi deve prendere una carta?',
  'both.skip': 'Viene saltato',
  'both.skip.answer': 'No, finché si può prendere una carta scoperta o il mucchio d’oro.',
  'both.take': 'Prende quel che c’è',
  'both.take.answer':
    'Sì: una carta scoperta o il mucchio d’oro. L’oro che esce quando non ci sono più carte Viaggio non dà nulla[EG-1.5]; altrimenti si attingerebbero monete senza fine.',
};
