import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Votre première partie',
  goal: 'Vous êtes Rouge, une botte d’elfe à Elvenhold. Vingt cités vous entourent, et qui en a visité le plus au bout de six manches gagne. Le chiffre près d’une cité est l’or qu’elle rapporte : 7 pour Al’Baran, 6 pour Kihromah.',
  way: 'Vous avez en main des cartes Voyage. Que faut-il pour suivre une route de terre ?',
  'way.coins': 'Des écus, un par route',
  'way.coins.answer': 'Les routes ne coûtent pas d’écus. Ils servent à acheter des jetons.',
  'way.card': 'Une carte, n’importe laquelle',
  'way.card.answer': 'Une carte seule n’ouvre aucune route de terre : il y faut un jeton.',
  'way.both': 'Un jeton sur la route, et des cartes de sa sorte',
  'way.both.answer':
    'Les jetons ouvrent les routes, les cartes paient le chemin. Qui a les cartes peut se servir de n’importe quel jeton.',
  show: 'La première manche commence par la phase 3, qui donne des jetons : vous avez tiré une bicyclette elfe et un chariot troll, et vous avez une carte de chaque. L’un reste caché, l’autre se montre à Vert. Lequel montrez-vous ?',
  early: 'On passe plus tard. Montrez d’abord l’un de vos deux jetons.',
  wagon:
    'Vert montre un cochon géant et cache l’autre jeton. Phase 4, les enchères : quatre autres jetons sont vendus un à un, et vous commencez à chaque fois. D’abord un chariot troll : vous en avez déjà un, et une seule carte pour lui, alors passez.',
  'EG-4.2.wagon':
    'C’est permis (EG-4.2), mais à quoi bon ? Vous avez déjà un chariot troll, et une seule carte pour lui.',
  gold: 'Personne n’a voulu du chariot : il retourne dans la coupe. Voici de l’or : posé sur une route qui porte un jeton, il double ce que rapporte la cité au bout. Offrez 1, 2 ou 3 de vos 12 écus.',
  'EG-4.2.out':
    'Qui passe ne peut plus offrir pour ce jeton (EG-4.2). L’or vaut bien quelques écus : faites une offre.',
  'EG-4.2.low': 'C’est permis (EG-4.2). Mais vous pourrez toujours monter : commencez par 1, 2 ou 3.',
  more: 'Vert offre 4. L’or fait mieux que doubler : aucun obstacle ne peut se poser à côté de lui. Offrez 5.',
  'EG-4.2': 'Une offre doit dépasser la dernière (EG-4.2) : au moins 5.',
  'EG-5.4': 'C’est permis. Mais l’or préserve aussi votre route des obstacles (EG-5.4) : il vaut bien 5 écus.',
  'EG-4.2.one': 'C’est permis (EG-4.2). Mais personne n’a encore offert : essayez d’abord 1 écu.',
  'EG-4.2.high': 'C’est permis (EG-4.2), mais un écu de plus suffit.',
  pig: 'Vert passe, et l’or est à vous. Puis vient un cochon géant : vous en avez une carte, et pas encore de jeton. Essayez 1 écu.',
  'EG-4.2.need': 'Vous n’y auriez plus droit (EG-4.2), et votre carte resterait sans jeton. Offrez 1.',
  dragon: 'À vous pour 1 écu. Reste un dragon, et vous n’avez aucune carte Dragon. Laissez-le à Vert.',
  'EG-6.1.dragon':
    'C’est permis. Mais on voyage avec des cartes de la sorte du jeton (EG-6.1), et vous n’avez pas de dragon.',
  plan: 'Vert paie 1 écu pour le dragon. En phase 5, on pose les jetons sur les routes, un à la fois ; tout le monde voyage ensuite. Vous avez un radeau : que faut-il pour descendre la rivière jusqu’à Rivinia ?',
  'plan.counter': 'Un jeton Radeau',
  'plan.counter.answer': 'Il n’y en a pas. Sur l’eau, on ne paie qu’avec des cartes Radeau.',
  'plan.none': 'Seulement la carte Radeau',
  'plan.none.answer': 'Un radeau vers l’aval, et aucun jeton. Ouvrez donc les routes au-delà de Rivinia.',
  cycle:
    'De Rivinia, vous pourriez continuer vers Throtmanni par la forêt. Une bicyclette elfe traverse la forêt pour une carte, un chariot troll pour deux. Lequel de vos jetons va avec vos cartes ?',
  'EG-C1.wagon':
    'C’est permis. Mais en forêt, un chariot troll coûte deux cartes (EG-C1), et vous n’en avez qu’une. Prenez la bicyclette.',
  water: 'L’eau ne porte pas de jeton, hormis les monstres marins. Ouvrez la route de forêt de Rivinia à Throtmanni.',
  'EG-5.1':
    'C’est permis, et l’on peut encore poser après avoir passé (EG-5.1). Mais il faut cette route à votre voyage.',
  tichih:
    'Vert ouvre le désert vers Al’Baran pour son dragon : son voyage passera par votre route. Vous, vous continuez de Throtmanni à Tichih par la plaine : qu’y posez-vous ?',
  'EG-C1.pig':
    'C’est permis, le cochon aime la plaine (EG-C1). Mais il vous servira en forêt : mettez ici le chariot troll.',
  'EG-5.4.first': 'L’or se pose avec un jeton transport (EG-5.4) : d’abord le chariot troll.',
  where:
    'Vert passe pour l’instant, avec un jeton caché. Votre or double la cité où mène sa route, et en écarte les obstacles. Où le mettre pour que Vert n’en profite pas ?',
  'EG-5.4.desert': 'C’est permis (EG-5.4). Mais par cette route, Vert gagnerait deux fois 7, et vous n’y passez pas.',
  'EG-5.4.forest': 'C’est permis (EG-5.4). Mais Vert passe aussi par ici, et Throtmanni lui rapporterait le double.',
  'EG-5.3.later':
    'C’est permis. Mais Vert pourrait alors poser un obstacle sur la route de Tichih (EG-5.3) : protégez-la d’abord.',
  last: 'Tichih rapporte maintenant 6 au lieu de 3, et aucun obstacle n’y viendra. Il vous reste un jeton : ouvrez à votre cochon la route de forêt de Tichih à Erg’Eren.',
  'EG-5.2': 'C’est permis (EG-5.2). Mais votre voyage finit à Tichih : ouvrez la forêt de là jusqu’à Erg’Eren.',
  'EG-5.1.end': 'Quand tous passent l’un après l’autre, la phase est finie (EG-5.1). Posez d’abord votre cochon.',
  tree: 'Le jeton caché de Vert était une embûche ! Un obstacle coûte une carte de plus de la même sorte. Que devient pour vous la route d’Erg’Eren ?',
  'tree.closed': 'Elle est fermée',
  'tree.closed.answer': 'Un obstacle ne ferme aucune route. Il la rend plus chère.',
  'tree.two': 'Elle coûte deux cochons géants',
  'tree.two.answer': 'Et vous en avez un. Voilà pourquoi il faut craindre les jetons cachés.',
  'tree.same': 'Rien ne change, le cochon est à moi',
  'tree.same.answer': 'Peu importe à qui était le jeton.',
  raft: 'Vert garde son dernier jeton et passe ; plus personne n’en a d’autre. Phase 6 : vous faites tout votre voyage, autant de routes que vos cartes le permettent. Descendez la rivière jusqu’à Rivinia.',
  'EG-6.4':
    'C’est permis : qui reste sur place prend deux cartes (EG-6.4). Mais ce sont les cités qui font gagner, alors voyagez.',
  'EG-6.1.lake': 'Un lac coûte deux radeaux (EG-6.1).',
  ride: 'Vous avez pris votre pion à Rivinia : votre première cité. Maintenant, à bicyclette jusqu’à Throtmanni.',
  'EG-C2': 'C’est permis : une caravane prend trois cartes quelconques (EG-C2). Mais une bicyclette coûte moins.',
  'EG-6.1.on': 'C’est permis, mais votre voyage peut continuer (EG-6.1) : vous avez de quoi payer la route suivante.',
  cart: 'Maintenant, sur la route d’or, vers Tichih.',
  'EG-C2.desert':
    'C’est permis : trois cartes quelconques font une caravane (EG-C2), même sur la route de Vert, et Al’Baran rapporte 7. Mais il ne vous resterait aucune carte ; suivez plutôt votre plan.',
  stop: 'Trois cités ! Devant Erg’Eren se dresse l’embûche. Votre voyage s’arrête ici, et deux cartes vous restent pour le prochain.',
  'EG-6.1.tree': 'Avec l’embûche, il faut deux cochons géants (EG-6.1). Vous en avez un.',
  'EG-C2.tree': 'Une caravane prend trois cartes, et quatre s’il y a un obstacle (EG-C2). Vous en avez deux.',
  income:
    'Un voyage rapporte la richesse de chaque cité où l’on entre. Rivinia, Throtmanni et Tichih valent 3 chacune : combien avez-vous gagné ?',
  'income.nine': '9',
  'income.nine.answer': 'Vous êtes arrivé à Tichih par la route d’or.',
  'income.twelve': '12',
  'income.twelve.answer': '3 + 3 + 6, car l’or a doublé Tichih.',
  collect:
    'Vous pouvez prendre ces 12 écus, ou bien deux cartes. Les écus achèteront des jetons aux prochaines enchères : prenez-les.',
  'EG-6.3': 'C’est permis : deux cartes au lieu des écus (EG-6.3). Mais 12 écus pour deux cartes, c’est cher.',
  green:
    'Vert vous a suivi jusqu’à Throtmanni, puis son dragon l’a mené à Al’Baran, pour 13 écus. Que vous devait Vert pour votre bicyclette ?',
  'green.toll': 'Un écu',
  'green.toll.answer': 'Les jetons des routes sont à tout le monde.',
  'green.free': 'Rien',
  'green.free.answer': 'Les jetons servent à tous. Pensez-y quand vous les posez.',
  cleared:
    'Phase 7 : tous les jetons des routes retournent dans la coupe. Chacun peut garder deux de ceux qu’il n’a pas posés ; Vert a son cochon.',
  round:
    'La manche 2 commence par deux phases que la première n’avait pas. En phase 1, chacun prend trois cartes, une à la fois. Qui commence ?',
  'round.me': 'Encore moi',
  'round.me.answer': 'Le premier joueur change à chaque manche.',
  'round.green': 'Vert',
  'round.green.answer': 'C’est maintenant le joueur suivant, dans le sens horaire.',
  draw: 'Vert a pris une bicyclette elfe. À vous : prenez une carte visible, ou piochez à l’aveugle. Un radeau ou votre cochon pourrait ouvrir le prochain voyage ; choisissez librement.',
  'EG-1.4':
    'Le tas d’or est vide et ne peut pas se prendre : c’est notre décision. Les cartes or qui apparaissent s’y mettent ; chacune vaut 3 écus.',
  end: 'Et ainsi de suite : encore deux cartes chacun, 2 écus pour tous en phase 2, et de nouveaux jetons en phase 3. Vous et Vert avez visité trois cités chacun, et il reste cinq manches. Continuez à jouer d’ici !',
};
