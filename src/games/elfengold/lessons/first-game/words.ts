export const en = {
  title: 'Your first game',
  goal: 'You are Red, an elf boot in Elvenhold. Travel to the twenty other towns and take your piece from each: whoever has the most after six rounds wins. A town’s number is the coins that it earns: Al’Baran 7, Elvenhold none.',
  way: 'You hold travel cards. What does it take to travel along a road on land?',
  'way.coins': 'Coins, one for each road',
  'way.coins.answer': 'Roads ask for no coins. Coins buy counters.',
  'way.card': 'A card of any kind',
  'way.card.answer': 'A card alone opens no road on land: a counter has to lie on it.',
  'way.both': 'A counter on the road, and cards of its kind',
  'way.both.answer': 'So counters open the roads, and cards pay the way. Whoever has the cards may use any counter.',
  show: 'The first round begins with phase 3, which brings counters: you drew an elfcycle and a troll wagon, and hold a card of each. One stays hidden, the other is shown to Green. Which one do you show?',
  early: 'Passing comes later. First show one of your two counters.',
  wagon:
    'Green showed a pig. Phase 4, the auction, sells four counters, two per player, all face up, one by one; in each sale you begin, and whoever passes is out. First a troll wagon; you have one, and one card for it: bid or pass?',
  'EG-4.2.wagon': 'You may (EG-4.2), but what for? You have a troll wagon already, and a single card for it.',
  gold: 'Unsold, that wagon goes back to the bowl of counters. Now a gold counter: whoever enters a town by the road on which it lies earns double there. You have 12 coins: what do you offer first?',
  'EG-4.2.out': 'Whoever passes is out for this counter (EG-4.2). Gold is worth a few coins: make an offer.',
  'EG-4.2.low': 'You may (EG-4.2). But you can always go higher later: begin with 1, 2 or 3.',
  more: 'Green offers 4. Gold also keeps its road free of obstacles, which make roads dearer. Do you go on, and how far?',
  'EG-4.2': 'A bid has to top the last one (EG-4.2): at least 5.',
  'EG-5.4': 'You may. But gold keeps obstacles off your road as well (EG-5.4): it is worth 5.',
  'EG-4.2.one': 'You may (EG-4.2). But nobody has bid yet: begin with 1, 2 or 3.',
  'EG-4.2.high': 'You may (EG-4.2), but 5 or 6 is enough.',
  won: 'Green passes: you pay the bank and take the gold. You may bid beyond your coins; but a winner who cannot pay loses all coins, and the counter is sold again, also to those who passed.',
  pig: 'Next comes a giant pig, for which you have a card but no counter. What do you do?',
  'EG-4.2.need': 'Then you are out (EG-4.2), and your card has no counter. Make an offer.',
  dragon:
    'Green passes again, and the pig is yours: now your card has its counter. Last comes a dragon, and you have no dragon card. What do you do?',
  'EG-6.1.dragon': 'You may. But travel takes cards of the counter’s kind (EG-6.1), and you have no dragon.',
  plan: 'Green pays 1 for the dragon, which you do not need. In phase 5 counters go on roads, one at a time, and everybody travels afterwards. You have a raft card: what does the river down to Rivinia need?',
  'plan.counter': 'A counter for rafts',
  'plan.counter.answer': 'There is none. On water you pay with raft cards alone.',
  'plan.none': 'Only the raft card',
  'plan.none.answer':
    'One raft downstream, two upstream or across a lake, and no counter at all. So open the roads beyond Rivinia.',
  cycle:
    'From Rivinia you could go on to Throtmanni through the forest. An elfcycle goes through forests for one card, a troll wagon for two. Which of your counters fits your cards?',
  'EG-C1.wagon': 'You may. But in a forest a troll wagon costs two cards (EG-C1), and you have one. Take the elfcycle.',
  water: 'Water carries no counter but a sea monster. Open the forest road from Rivinia to Throtmanni.',
  'EG-5.1': 'You may, and a pass is not final (EG-5.1). But your journey needs this road.',
  tichih:
    'Green opens the desert to Al’Baran for its dragon, and will use your forest road to get there. You go on from Throtmanni over the plain to Tichih: what do you put there?',
  'EG-C1.pig': 'You may, a pig likes plains (EG-C1). But you will want it for a forest: use the troll wagon here.',
  'EG-5.4.first': 'Gold needs a transport counter under it (EG-5.4): first the troll wagon.',
  where:
    'Green passes, but may place later: phase 5 ends only when all pass one after the other. Your gold doubles the town reached over its road. Where is it best, if Green is not to profit?',
  'EG-5.4.desert': 'You may (EG-5.4). But over this road Green would earn twice 7, and you do not go there.',
  'EG-5.4.forest': 'You may (EG-5.4). But Green comes along here too, and would earn double in Throtmanni as well.',
  'EG-5.3.later': 'You may. But then Green could lay an obstacle on the road to Tichih (EG-5.3): secure it first.',
  last: 'Now Tichih brings 6 instead of 3, and no obstacle can go there. Green passes again, but keeps a pig and a hidden counter. Your last counter is a giant pig, for plains and forests: where does it lead from Tichih?',
  'EG-5.2': 'You may (EG-5.2). But your journey ends in Tichih: open the forest from there to Erg’Eren.',
  'EG-5.1.end': 'When all pass one after the other, the phase is over (EG-5.1). Place your pig first.',
  tree: 'Green’s hidden counter was a tree! An obstacle, a tree on land or a sea monster on water, costs one more card of the kind you travel with. What does the road to Erg’Eren mean for you now?',
  'tree.closed': 'It is closed',
  'tree.closed.answer': 'An obstacle closes no road. It only costs more.',
  'tree.two': 'It takes two giant pigs',
  'tree.two.answer': 'And you have one. That is why hidden counters are dangerous.',
  'tree.same': 'Nothing, I put the pig there',
  'tree.same.answer': 'It does not matter whose counter it is.',
  raft: 'Green keeps its pig and passes, and nobody else has a counter. In phase 6 you make your whole journey, as many roads as your cards allow, or you stay and draw two cards. Go down the river to Rivinia.',
  'EG-6.4': 'You may: whoever stays draws two cards (EG-6.4). But towns win the game, so travel.',
  'EG-6.1.lake': 'A lake takes two rafts (EG-6.1).',
  ride: 'You took your piece in Rivinia: your first town. Now by elfcycle to Throtmanni.',
  'EG-C2': 'You may: a caravan takes any three cards (EG-C2). But one elfcycle is cheaper.',
  'EG-6.1.on': 'You may, but your journey need not end here (EG-6.1): you have cards for the next road.',
  cart: 'Now over your gold to Tichih.',
  'EG-C2.desert':
    'You may: three cards of any kind make a caravan (EG-C2), even over Green’s road, and Al’Baran earns 7. But you would have no card left; try your own plan.',
  stop: 'Three towns! With the tree, Erg’Eren would take two pigs, and you hold one pig and a cloud. Keep them for the next round, and end your journey here.',
  'EG-6.1.tree': 'With the tree that takes two giant pigs (EG-6.1). You have one.',
  'EG-C2.tree': 'A caravan takes three cards, and four past an obstacle (EG-C2). You have two.',
  income:
    'A journey earns a town’s value each time you enter it. Rivinia, Throtmanni and Tichih are worth 3 each: how much did you earn?',
  'income.nine': '9',
  'income.nine.answer': 'You came to Tichih over gold.',
  'income.twelve': '12',
  'income.twelve.answer': '3 + 3 + 6, for the gold doubled Tichih.',
  collect:
    'After a journey you keep at most four cards. Then you take your 12 coins, or two cards instead: so you may hold six[EG-6.5]. Coins buy counters in the next auction: which do you take?',
  'EG-6.3': 'You may: two cards instead of coins (EG-6.3). But 12 coins for two cards is a high price.',
  green:
    'Green came by Rivinia and Throtmanni, as you did, and took its dragon to Al’Baran: 3 + 3 + 7, so 13 coins. What did Green owe you for your elfcycle?',
  'green.toll': 'One coin',
  'green.toll.answer': 'Counters on roads belong to all.',
  'green.free': 'Nothing',
  'green.free.answer': 'Counters are open to all. Think of it when you place them.',
  cleared:
    'Phase 7: all counters on the roads go back to the bowl. Everybody may keep up to two of those not placed; Green still has its pig.',
  round:
    'Round 2 now begins with two phases that round 1 did not have. In phase 1 everybody draws three cards, one at a time. Who begins?',
  'round.me': 'I do, again',
  'round.me.answer': 'The first player changes every round.',
  'round.green': 'Green',
  'round.green.answer': 'The next player clockwise is first now.',
  goldCards:
    'After hands and face-up cards were dealt, seven gold cards joined the draw pile. A gold card goes to the gold pile, and you draw again. Taking that pile is one draw: 3 coins a card; its cards are discarded.',
  draw: 'Green took an elfcycle. The gold pile is still empty, so take a face-up card or draw blind. You stand in Tichih with a pig and a cloud in hand: choose freely.',
  'EG-1.4':
    'The gold pile is empty and cannot be taken[EG-1.4]. Gold cards that turn up go there; each is worth 3 coins.',
  end: 'Phase 2 then gives everybody 2 coins, and the rest goes as before. After round 6, or after the round in which somebody has all twenty towns, whoever has the most towns wins; in a tie, the most coins. Play on from here!',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Votre première partie',
  goal: 'Vous êtes Rouge, une botte d’elfe à Elvenhold. Allez prendre votre pion dans chacune des vingt autres cités : celui qui en a le plus au bout de six manches gagne. Le chiffre d’une cité dit combien d’écus elle rapporte : 7 à Al’Baran, aucun à Elvenhold.',
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
    'Vert a montré un cochon. La phase 4, les enchères, vend quatre jetons, deux par joueur, tous visibles, un à un ; vous ouvrez chaque vente, et qui passe en est exclu. D’abord un chariot troll ; vous en avez un, et une carte pour lui : enchérir, ou passer ?',
  'EG-4.2.wagon':
    'C’est permis (EG-4.2), mais à quoi bon ? Vous avez déjà un chariot troll, et une seule carte pour lui.',
  gold: 'Invendu, ce chariot retourne dans la coupe aux jetons. Voici un jeton or : qui atteint une cité par la route où il est posé y gagne le double. Vous avez 12 écus : qu’offrez-vous d’abord ?',
  'EG-4.2.out':
    'Qui passe ne peut plus enchérir sur ce jeton (EG-4.2). L’or vaut bien quelques écus : faites une offre.',
  'EG-4.2.low': 'C’est permis (EG-4.2). Mais vous pourrez toujours monter : commencez par 1, 2 ou 3.',
  more: 'Vert offre 4. L’or garde aussi sa route des obstacles, qui rendent les routes plus chères. Continuez-vous, et jusqu’où ?',
  'EG-4.2': 'Une offre doit dépasser la dernière (EG-4.2) : au moins 5.',
  'EG-5.4': 'C’est permis. Mais l’or préserve aussi votre route des obstacles (EG-5.4) : il vaut bien 5 écus.',
  'EG-4.2.one': 'C’est permis (EG-4.2). Mais personne n’a encore enchéri : commencez par 1, 2 ou 3.',
  'EG-4.2.high': 'C’est permis (EG-4.2), mais 5 ou 6 suffisent.',
  won: 'Vert passe : vous payez la banque et prenez l’or. On peut offrir plus qu’on n’a ; mais qui gagne sans pouvoir payer perd tous ses écus, et le jeton est remis en vente, même pour qui avait passé.',
  pig: 'Vient un cochon géant, pour lequel vous avez une carte mais pas de jeton. Que faites-vous ?',
  'EG-4.2.need': 'Vous n’y auriez plus droit (EG-4.2), et votre carte resterait sans jeton. Faites une offre.',
  dragon:
    'Vert passe encore, et le cochon est à vous : votre carte a maintenant son jeton. Reste un dragon, et vous n’avez aucune carte Dragon. Que faites-vous ?',
  'EG-6.1.dragon':
    'C’est permis. Mais on voyage avec des cartes de la sorte du jeton (EG-6.1), et vous n’avez pas de dragon.',
  plan: 'Vert paie 1 écu pour le dragon, qui ne vous servait pas. En phase 5, on pose les jetons sur les routes, un à la fois ; tout le monde voyage ensuite. Vous avez une carte Radeau : que faut-il pour descendre la rivière jusqu’à Rivinia ?',
  'plan.counter': 'Un jeton Radeau',
  'plan.counter.answer': 'Il n’y en a pas. Sur l’eau, on ne paie qu’avec des cartes Radeau.',
  'plan.none': 'Seulement la carte Radeau',
  'plan.none.answer':
    'Un radeau vers l’aval, deux vers l’amont ou sur un lac, et aucun jeton. Ouvrez donc les routes au-delà de Rivinia.',
  cycle:
    'De Rivinia, vous pourriez continuer vers Throtmanni par la forêt. Une bicyclette elfe traverse la forêt pour une carte, un chariot troll pour deux. Lequel de vos jetons va avec vos cartes ?',
  'EG-C1.wagon':
    'C’est permis. Mais en forêt, un chariot troll coûte deux cartes (EG-C1), et vous n’en avez qu’une. Prenez la bicyclette.',
  water: 'L’eau ne porte pas de jeton, hormis les monstres marins. Ouvrez la route de forêt de Rivinia à Throtmanni.',
  'EG-5.1':
    'C’est permis, et l’on peut encore poser après avoir passé (EG-5.1). Mais votre voyage a besoin de cette route.',
  tichih:
    'Vert ouvre le désert vers Al’Baran pour son dragon, et prendra pour y aller votre route de forêt. Vous, vous continuez de Throtmanni à Tichih par la plaine : qu’y posez-vous ?',
  'EG-C1.pig':
    'C’est permis, le cochon aime la plaine (EG-C1). Mais il vous servira en forêt : mettez ici le chariot troll.',
  'EG-5.4.first': 'L’or se pose avec un jeton transport (EG-5.4) : d’abord le chariot troll.',
  where:
    'Vert passe, mais pourra encore poser : la phase 5 ne finit que lorsque tous passent l’un après l’autre. Votre or double la cité où mène sa route. Où le mettre pour que Vert n’en profite pas ?',
  'EG-5.4.desert': 'C’est permis (EG-5.4). Mais par cette route, Vert gagnerait deux fois 7, et vous n’y passez pas.',
  'EG-5.4.forest': 'C’est permis (EG-5.4). Mais Vert passe aussi par ici, et Throtmanni lui rapporterait le double.',
  'EG-5.3.later':
    'C’est permis. Mais Vert pourrait alors poser un obstacle sur la route de Tichih (EG-5.3) : protégez-la d’abord.',
  last: 'Tichih rapporte maintenant 6 au lieu de 3, et aucun obstacle n’y viendra. Vert passe encore, mais garde un cochon et un jeton caché. Votre dernier jeton est un cochon géant, pour la plaine et la forêt : où vous mènera-t-il depuis Tichih ?',
  'EG-5.2': 'C’est permis (EG-5.2). Mais votre voyage finit à Tichih : ouvrez la forêt de là jusqu’à Erg’Eren.',
  'EG-5.1.end': 'Quand tous passent l’un après l’autre, la phase est finie (EG-5.1). Posez d’abord votre cochon.',
  tree: 'Le jeton caché de Vert était une embûche ! Un obstacle, embûche sur terre ou monstre marin sur l’eau, coûte une carte de plus, de la sorte avec laquelle on voyage. Que devient pour vous la route d’Erg’Eren ?',
  'tree.closed': 'Elle est fermée',
  'tree.closed.answer': 'Un obstacle ne ferme aucune route. Il la rend plus chère.',
  'tree.two': 'Elle coûte deux cochons géants',
  'tree.two.answer': 'Et vous en avez un. Voilà pourquoi il faut craindre les jetons cachés.',
  'tree.same': 'Rien ne change, le cochon est à moi',
  'tree.same.answer': 'Peu importe à qui était le jeton.',
  raft: 'Vert garde son cochon et passe ; personne d’autre n’a de jeton. En phase 6, vous faites tout votre voyage, autant de routes que vos cartes le permettent, ou vous restez et prenez deux cartes. Descendez la rivière jusqu’à Rivinia.',
  'EG-6.4':
    'C’est permis : qui reste sur place prend deux cartes (EG-6.4). Mais ce sont les cités qui font gagner, alors voyagez.',
  'EG-6.1.lake': 'Un lac coûte deux radeaux (EG-6.1).',
  ride: 'Vous avez pris votre pion à Rivinia : votre première cité. Maintenant, à bicyclette jusqu’à Throtmanni.',
  'EG-C2': 'C’est permis : une caravane demande trois cartes quelconques (EG-C2). Mais une bicyclette coûte moins.',
  'EG-6.1.on': 'C’est permis, mais votre voyage peut continuer (EG-6.1) : vous avez de quoi payer la route suivante.',
  cart: 'Maintenant, sur la route d’or, vers Tichih.',
  'EG-C2.desert':
    'C’est permis : trois cartes quelconques font une caravane (EG-C2), même sur la route de Vert, et Al’Baran rapporte 7. Mais il ne vous resterait aucune carte ; suivez plutôt votre plan.',
  stop: 'Trois cités ! Avec l’embûche, Erg’Eren demanderait deux cochons, et vous avez un cochon et un nuage. Gardez-les pour la manche suivante, et terminez ici votre voyage.',
  'EG-6.1.tree': 'Avec l’embûche, il faut deux cochons géants (EG-6.1). Vous en avez un.',
  'EG-C2.tree': 'Une caravane demande trois cartes, et quatre s’il y a un obstacle (EG-C2). Vous en avez deux.',
  income:
    'Un voyage rapporte la richesse d’une cité chaque fois qu’on y entre. Rivinia, Throtmanni et Tichih valent 3 chacune : combien avez-vous gagné ?',
  'income.nine': '9',
  'income.nine.answer': 'Vous êtes arrivé à Tichih par la route d’or.',
  'income.twelve': '12',
  'income.twelve.answer': '3 + 3 + 6, car l’or a doublé Tichih.',
  collect:
    'Après un voyage, on garde quatre cartes au plus. Ensuite, vous prenez vos 12 écus, ou deux cartes à leur place : on peut donc en avoir six[EG-6.5]. Les écus achèteront des jetons aux prochaines enchères : que prenez-vous ?',
  'EG-6.3': 'C’est permis : deux cartes au lieu des écus (EG-6.3). Mais 12 écus pour deux cartes, c’est cher.',
  green:
    'Vert est passé comme vous par Rivinia et Throtmanni, puis son dragon l’a mené à Al’Baran : 3 + 3 + 7, soit 13 écus. Que vous devait Vert pour votre bicyclette ?',
  'green.toll': 'Un écu',
  'green.toll.answer': 'Les jetons des routes sont à tout le monde.',
  'green.free': 'Rien',
  'green.free.answer': 'Les jetons servent à tous. Pensez-y quand vous les posez.',
  cleared:
    'Phase 7 : tous les jetons des routes retournent dans la coupe. Chacun peut garder jusqu’à deux de ceux qu’il n’a pas posés ; Vert a encore son cochon.',
  round:
    'La manche 2 commence par deux phases que la manche 1 n’avait pas. En phase 1, chacun prend trois cartes, une à la fois. Qui commence ?',
  'round.me': 'Encore moi',
  'round.me.answer': 'Le premier joueur change à chaque manche.',
  'round.green': 'Vert',
  'round.green.answer': 'C’est maintenant le joueur suivant, dans le sens horaire.',
  goldCards:
    'Une fois les mains et les cartes visibles distribuées, sept cartes or ont été mêlées à la pioche. Une carte or va au tas d’or, et l’on pioche de nouveau. Prendre ce tas compte pour une prise : 3 écus par carte, qu’on défausse ensuite.',
  draw: 'Vert a pris une bicyclette elfe. Le tas d’or est encore vide : prenez une carte visible, ou piochez à l’aveugle. Vous êtes à Tichih, un cochon et un nuage en main : choisissez librement.',
  'EG-1.4':
    'Le tas d’or est vide et ne peut pas se prendre[EG-1.4]. Les cartes or qui apparaissent s’y mettent ; chacune vaut 3 écus.',
  end: 'La phase 2 donne ensuite 2 écus à chacun, et le reste va comme avant. Après la manche 6, ou celle où quelqu’un a vu les vingt cités, celui qui en a le plus gagne, et à égalité le plus riche. Continuez à jouer d’ici !',
};

export const it: Words = {
  title: 'La tua prima partita',
  goal: 'Tu sei Rosso: il tuo stivale parte da Elvenhold. Va’ a prendere la tua pedina in ognuna delle altre venti città: dopo sei round vince chi ne ha di più. Il numero di una città dice quante monete frutta: 7 ad Al’Baran, nessuna a Elvenhold.',
  way: 'Hai in mano delle carte Viaggio. Che cosa serve per percorrere una strada di terra?',
  'way.coins': 'Monete, una per strada',
  'way.coins.answer': 'Le strade non costano monete. Le monete comprano segnalini.',
  'way.card': 'Una carta qualsiasi',
  'way.card.answer': 'Una carta da sola non apre una strada di terra: ci vuole un segnalino.',
  'way.both': 'Un segnalino sulla strada e carte del suo tipo',
  'way.both.answer':
    'I segnalini aprono le strade, le carte pagano il cammino. Chi ha le carte può usare qualsiasi segnalino.',
  show: 'Il primo round comincia dalla fase 3, che porta segnalini: hai pescato un elfociclo e un carro dei troll, e hai una carta di ciascuno. Uno resta nascosto, l’altro si mostra a Verde. Quale mostri?',
  early: 'Si passa più tardi. Prima mostra uno dei tuoi due segnalini.',
  wagon:
    'Verde ha mostrato un maiale. La fase 4, l’asta, vende quattro segnalini, due per giocatore, tutti scoperti, uno per uno; ogni volta cominci tu, e chi passa è fuori da quella vendita. Il primo è un carro dei troll; ne hai uno, e una carta per lui: offri o passi?',
  'EG-4.2.wagon': 'Si può (EG-4.2), ma a che serve? Hai già un carro dei troll, e una sola carta per usarlo.',
  gold: 'Invenduto, quel carro torna nella ciotola dei segnalini. Ora un segnalino oro: chi entra in una città dalla strada su cui è posato vi guadagna il doppio. Hai 12 monete: quanto offri per cominciare?',
  'EG-4.2.out': 'Chi passa è fuori per questo segnalino (EG-4.2). L’oro vale qualche moneta: fai un’offerta.',
  'EG-4.2.low': 'Si può (EG-4.2). Ma puoi sempre salire dopo: comincia con 1, 2 o 3.',
  more: 'Verde offre 4. L’oro tiene anche lontani dalla sua strada gli ostacoli, che rendono le strade più care. Continui, e fin dove?',
  'EG-4.2': 'Un’offerta deve superare l’ultima (EG-4.2): almeno 5.',
  'EG-5.4': 'Si può. Ma l’oro tiene anche gli ostacoli lontani dalla tua strada (EG-5.4): vale bene 5 monete.',
  'EG-4.2.one': 'Si può (EG-4.2). Ma nessuno ha ancora offerto: comincia con 1, 2 o 3.',
  'EG-4.2.high': 'Si può (EG-4.2), ma bastano 5 o 6.',
  won: 'Verde passa: paghi la banca e prendi l’oro. Si può offrire più di quel che si ha; ma chi vince e non può pagare perde tutte le monete, e il segnalino torna in vendita, anche per chi aveva passato.',
  pig: 'Ora viene un maiale gigante, per cui hai una carta ma nessun segnalino. Che cosa fai?',
  'EG-4.2.need': 'Così ne resti fuori (EG-4.2), e la tua carta rimane senza segnalino. Fai un’offerta.',
  dragon:
    'Verde passa ancora, e il maiale è tuo: ora la tua carta ha il suo segnalino. Per ultimo viene un drago, e tu non hai carte Drago. Che cosa fai?',
  'EG-6.1.dragon': 'Si può. Ma si viaggia con carte del tipo del segnalino (EG-6.1), e tu non hai draghi.',
  plan: 'Verde paga 1 moneta per il drago, che a te non serviva. Nella fase 5 si posano i segnalini sulle strade, uno alla volta, e poi tutti viaggiano. Hai una carta Zattera: che cosa serve per scendere il fiume fino a Rivinia?',
  'plan.counter': 'Un segnalino zattera',
  'plan.counter.answer': 'Non ne esistono. Sull’acqua si paga solo con carte Zattera.',
  'plan.none': 'Solo la carta Zattera',
  'plan.none.answer':
    'Una zattera verso valle, due verso monte o su un lago, e nessun segnalino. Apri dunque le strade oltre Rivinia.',
  cycle:
    'Da Rivinia potresti proseguire per Throtmanni attraverso la foresta. Un elfociclo attraversa la foresta con una carta, un carro dei troll con due. Quale dei tuoi segnalini va bene per le tue carte?',
  'EG-C1.wagon':
    'Si può. Ma in una foresta il carro dei troll costa due carte (EG-C1), e tu ne hai una. Usa l’elfociclo.',
  water: 'L’acqua non porta segnalini, tranne i mostri marini. Apri la strada nella foresta da Rivinia a Throtmanni.',
  'EG-5.1': 'Si può, e chi passa può ancora posare dopo (EG-5.1). Ma al tuo viaggio serve questa strada.',
  tichih:
    'Verde apre il deserto verso Al’Baran per il suo drago, e per andarci userà la tua strada nella foresta. Tu prosegui da Throtmanni a Tichih per la pianura: che cosa ci metti?',
  'EG-C1.pig': 'Si può, al maiale piace la pianura (EG-C1). Ma ti servirà in una foresta: qui usa il carro dei troll.',
  'EG-5.4.first': 'L’oro ha bisogno di un segnalino trasporto (EG-5.4): prima il carro dei troll.',
  where:
    'Verde passa, ma potrà ancora posare: la fase 5 finisce solo quando tutti passano uno dopo l’altro. Il tuo oro raddoppia la città a cui porta la sua strada. Dove metterlo perché Verde non ci guadagni?',
  'EG-5.4.desert': 'Si può (EG-5.4). Ma per questa strada Verde guadagnerebbe due volte 7, e tu non ci passi.',
  'EG-5.4.forest': 'Si può (EG-5.4). Ma anche Verde passa di qui, e Throtmanni gli frutterebbe il doppio.',
  'EG-5.3.later':
    'Si può. Ma allora Verde potrebbe posare un ostacolo sulla strada per Tichih (EG-5.3): prima proteggila.',
  last: 'Ora Tichih frutta 6 invece di 3, e lì non può arrivare nessun ostacolo. Verde passa ancora, ma tiene un maiale e un segnalino nascosto. Il tuo ultimo segnalino è un maiale gigante, per pianura e foresta: dove ti porterà da Tichih?',
  'EG-5.2': 'Si può (EG-5.2). Ma il tuo viaggio finisce a Tichih: apri la foresta da lì a Erg’Eren.',
  'EG-5.1.end': 'Quando tutti passano uno dopo l’altro, la fase è finita (EG-5.1). Prima posa il maiale.',
  tree: 'Il segnalino nascosto di Verde era un albero! Un ostacolo, albero sulla terra o mostro marino sull’acqua, costa una carta in più, del tipo con cui si viaggia. Che cosa cambia per te sulla strada per Erg’Eren?',
  'tree.closed': 'È chiusa',
  'tree.closed.answer': 'Un ostacolo non chiude nessuna strada. La rende solo più cara.',
  'tree.two': 'Costa due maiali giganti',
  'tree.two.answer': 'E tu ne hai uno. Ecco perché i segnalini nascosti sono pericolosi.',
  'tree.same': 'Nulla, il maiale l’ho messo io',
  'tree.same.answer': 'Non conta di chi fosse il segnalino.',
  raft: 'Verde tiene il suo maiale e passa; nessun altro ha segnalini. Nella fase 6 fai tutto il tuo viaggio, quante strade permettono le tue carte, oppure resti e prendi due carte. Scendi il fiume fino a Rivinia.',
  'EG-6.4': 'Si può: chi resta dov’è prende due carte (EG-6.4). Ma si vince con le città, quindi viaggia.',
  'EG-6.1.lake': 'Un lago costa due zattere (EG-6.1).',
  ride: 'Hai preso la tua pedina a Rivinia: la tua prima città. Ora con l’elfociclo a Throtmanni.',
  'EG-C2': 'Si può: una carovana prende tre carte qualsiasi (EG-C2). Ma un solo elfociclo costa meno.',
  'EG-6.1.on': 'Si può, ma il tuo viaggio può continuare (EG-6.1): hai le carte per la prossima strada.',
  cart: 'Ora, sulla strada d’oro, a Tichih.',
  'EG-C2.desert':
    'Si può: tre carte qualsiasi fanno una carovana (EG-C2), anche sulla strada di Verde, e Al’Baran frutta 7. Ma non ti resterebbe nessuna carta; segui il tuo piano.',
  stop: 'Tre città! Con l’albero Erg’Eren chiederebbe due maiali, e tu hai un maiale e una nuvola. Tienili per il prossimo round, e termina qui il viaggio.',
  'EG-6.1.tree': 'Con l’albero servono due maiali giganti (EG-6.1). Tu ne hai uno.',
  'EG-C2.tree': 'Una carovana prende tre carte, e quattro se c’è un ostacolo (EG-C2). Tu ne hai due.',
  income:
    'Un viaggio frutta il valore di una città ogni volta che vi si entra. Rivinia, Throtmanni e Tichih valgono 3 ciascuna: quanto hai guadagnato?',
  'income.nine': '9',
  'income.nine.answer': 'A Tichih sei arrivato per la strada d’oro.',
  'income.twelve': '12',
  'income.twelve.answer': '3 + 3 + 6, perché l’oro ha raddoppiato Tichih.',
  collect:
    'Dopo un viaggio si tengono al massimo quattro carte. Poi prendi le tue 12 monete, o due carte al loro posto: così se ne possono avere sei[EG-6.5]. Le monete comprano segnalini alla prossima asta: che cosa prendi?',
  'EG-6.3': 'Si può: due carte invece delle monete (EG-6.3). Ma 12 monete per due carte sono un prezzo alto.',
  green:
    'Verde è passato come te per Rivinia e Throtmanni, poi col suo drago è andato ad Al’Baran: 3 + 3 + 7, cioè 13 monete. Quanto ti doveva per il tuo elfociclo?',
  'green.toll': 'Una moneta',
  'green.toll.answer': 'I segnalini sulle strade sono di tutti.',
  'green.free': 'Nulla',
  'green.free.answer': 'I segnalini servono a tutti. Pensaci quando li posi.',
  cleared:
    'Fase 7: tutti i segnalini delle strade tornano nella ciotola. Ciascuno può tenere fino a due di quelli che non ha posato; Verde ha ancora il suo maiale.',
  round:
    'Il round 2 comincia con due fasi che il round 1 non aveva. Nella fase 1 ciascuno prende tre carte, una alla volta. Chi comincia?',
  'round.me': 'Ancora io',
  'round.me.answer': 'Il primo giocatore cambia a ogni round.',
  'round.green': 'Verde',
  'round.green.answer': 'Ora è primo il giocatore seguente in senso orario.',
  goldCards:
    'Distribuite le mani e le carte scoperte, sette carte oro sono entrate nel mazzo. Una carta oro va sul mucchio d’oro, e si pesca di nuovo. Prendere quel mucchio conta come una pescata: 3 monete per carta, e queste si scartano.',
  draw: 'Verde ha preso un elfociclo. Il mucchio d’oro è ancora vuoto: prendi una carta scoperta, o pesca alla cieca. Sei a Tichih, con un maiale e una nuvola in mano: scegli liberamente.',
  'EG-1.4':
    'Il mucchio d’oro è vuoto e non si può prendere[EG-1.4]. Le carte oro che compaiono finiscono lì; ognuna vale 3 monete.',
  end: 'Poi la fase 2 dà 2 monete a ciascuno, e il resto va come prima. Dopo il round 6, o quello in cui qualcuno ha tutte e venti le città, vince chi ne ha di più, e a parità il più ricco. Continua a giocare da qui!',
};
