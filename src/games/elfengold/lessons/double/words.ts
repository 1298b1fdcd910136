export const en = {
  title: 'The double',
  double:
    'The forest road to Erg’Eren bears an elfcycle, and you have no card for it. A double makes room for a second transport on a road that bears one. Where does it help you?',
  'EG-5.5': 'A double needs a transport counter on the road (EG-5.5).',
  'EG-5.1': 'You may, and place it later (EG-5.1). But here, place the double.',
  'EG-5.2': 'You may (EG-5.2). But here, place the double.',
  add: 'Now you may at once add a transport of your own that suits the road, shown or hidden. Your pig and your unicorn both suit forests: choose.',
  'EG-5.5.none':
    'You may. But then the double stays without effect, and keeps the other double away (EG-5.5). Add one.',
  use: 'Two transports lie there now. What does the road cost?',
  'use.both': 'A card of each',
  'use.both.answer': 'No: the two are never used together.',
  'use.either': 'The cards of one of the two',
  'use.either.answer': 'Yes: each traveller chooses one. The elfcycle still serves whoever has its card.',
  green: 'Green has the only other double. May it go on this road as well?',
  'green.yes': 'Yes, for a third transport',
  'green.yes.answer': 'No: a road bears only one double[EG-5.5].',
  'green.no': 'No',
  'green.no.answer':
    'Right: a road bears one double. If nothing is added at once, it stays without effect, and still keeps the other double away[EG-5.5].',
  end: 'So a road bears two transports at most, and the second may even be of the same kind as the first[EG-5.5]. A tree would make both transports dearer.',
};

export const fr: typeof en = {
  title: 'Le double transport',
  double:
    'La route de forêt d’Erg’Eren porte une bicyclette elfe, et vous n’avez pas de carte pour elle. Un double transport permet un second jeton sur une route qui en porte un. Où vous aide-t-il ?',
  'EG-5.5': 'Le double se pose sur une route qui porte un jeton transport (EG-5.5).',
  'EG-5.1': 'C’est permis : vous pourrez poser plus tard (EG-5.1). Mais ici, posez le double.',
  'EG-5.2': 'C’est permis (EG-5.2). Mais ici, posez le double.',
  add: 'Vous pouvez aussitôt ajouter l’un de vos transports qui convienne à la route, visible ou caché. Le cochon et la licorne vont tous deux en forêt : choisissez.',
  'EG-5.5.none':
    'C’est permis. Mais le double reste alors sans effet, et écarte l’autre double (EG-5.5). Ajoutez un jeton.',
  use: 'Deux transports s’y trouvent maintenant. Que coûte la route ?',
  'use.both': 'Une carte de chacun',
  'use.both.answer': 'Non : les deux ne servent jamais ensemble.',
  'use.either': 'Les cartes de l’un des deux',
  'use.either.answer': 'Oui : chaque voyageur en choisit un. La bicyclette sert toujours à qui en a la carte.',
  green: 'Vert a le seul autre double. Peut-il le poser lui aussi sur cette route ?',
  'green.yes': 'Oui, pour un troisième transport',
  'green.yes.answer': 'Non : une route porte un seul double[EG-5.5].',
  'green.no': 'Non',
  'green.no.answer':
    'Juste : une route porte un seul double. Si rien n’est ajouté aussitôt, il reste sans effet, et écarte quand même l’autre double[EG-5.5].',
  end: 'Une route porte donc deux transports au plus, et le second peut même être de la même sorte[EG-5.5]. Une embûche rendrait les deux transports plus chers.',
};

export const it: typeof en = {
  title: 'Il doppio trasporto',
  double:
    'La strada nella foresta per Erg’Eren ha un elfociclo, e tu non hai carte Elfociclo. Un doppio trasporto fa posto a un secondo segnalino su una strada che ne ha uno. Dove ti aiuta?',
  'EG-5.5': 'Il doppio va su una strada che ha un segnalino trasporto (EG-5.5).',
  'EG-5.1': 'Si può: potrai posare più tardi (EG-5.1). Ma qui posa il doppio.',
  'EG-5.2': 'Si può (EG-5.2). Ma qui posa il doppio.',
  add: 'Ora puoi aggiungere subito un tuo trasporto adatto alla strada, mostrato o nascosto. Il maiale e l’unicorno vanno bene entrambi nella foresta: scegli.',
  'EG-5.5.none':
    'Si può. Ma allora il doppio resta senza effetto, e tiene lontano l’altro (EG-5.5). Aggiungi un segnalino.',
  use: 'Ora ci sono due trasporti. Quanto costa la strada?',
  'use.both': 'Una carta di ciascuno',
  'use.both.answer': 'No: i due non si usano mai insieme.',
  'use.either': 'Le carte di uno dei due',
  'use.either.answer': 'Sì: chi viaggia ne sceglie uno. L’elfociclo serve sempre a chi ne ha la carta.',
  green: 'Verde ha l’unico altro doppio. Può metterlo anche su questa strada?',
  'green.yes': 'Sì, per un terzo trasporto',
  'green.yes.answer': 'No: una strada ha un solo doppio[EG-5.5].',
  'green.no': 'No',
  'green.no.answer':
    'Giusto: una strada ha un solo doppio. Se non si aggiunge subito nulla, resta senza effetto, e tiene lontano lo stesso l’altro doppio[EG-5.5].',
  end: 'Una strada ha quindi al massimo due trasporti, e il secondo può anche essere dello stesso tipo del primo[EG-5.5]. Un albero rincarerebbe entrambi i trasporti.',
};
