export const en = {
  title: 'The map and the box',
  towns:
    'All boots start in Elvenhold, where no piece lies. In each of the twenty other towns lies one of yours, taken when you come there. The number is the town’s gold value, from 2 in Beata to 7 in Al’Baran.',
  bowl: 'The bowl holds 48 counters: 9 giant pigs, 8 elfcycles, 8 troll wagons, 5 unicorns, 4 magic clouds and 4 dragons, and two each of gold, double, exchange, tree and sea monster.',
  cards:
    'Of each transport, and of rafts, there are nine cards. Everybody was dealt five and three were laid face up; only then were seven gold cards shuffled into the draw pile. Which card finds its counter more often?',
  'cards.pig': 'A giant pig',
  'cards.pig.answer': 'Yes: nine cards share nine counters. Nine dragon cards share four.',
  'cards.dragon': 'A dragon',
  'cards.dragon.answer': 'No: there are as many dragon cards as pig cards, but only four counters for them.',
  secret: 'You see your own cards and the counters you drew. What of yours can Green see as well?',
  'secret.coins': 'My coins and the number of my cards',
  'secret.coins.answer':
    'Yes. Towns and shown counters are open to all, and so are coins, the discard pile, and the number of cards and of hidden counters[EG-H1].',
  'secret.cards': 'The cards in my hand',
  'secret.cards.answer': 'No. Hands are secret; only how many cards they hold is open.',
  'secret.hidden': 'All my counters',
  'secret.hidden.answer': 'No. What you keep hidden stays secret until you place it.',
  show: 'Everybody has 12 coins, and chance or your choice says who goes first[EG-S4]. Here it is you: show one of your counters.',
  first: 'Green’s turn comes after yours.',
  end: 'Now Green has drawn two. Two to six can play; the game lasts six rounds, and each time another player goes first. Elvenhold itself is worth nothing.',
};

export const fr: typeof en = {
  title: 'Le plateau et la boîte',
  towns:
    'Toutes les bottes partent d’Elvenhold, où il n’y a pas de pion. Dans chacune des vingt autres cités attend l’un des vôtres, à prendre quand vous y arrivez. Le chiffre est la richesse de la cité, de 2 à Beata jusqu’à 7 à Al’Baran.',
  bowl: 'La coupe contient 48 jetons : 9 cochons géants, 8 bicyclettes elfes, 8 chariots trolls, 5 licornes, 4 nuages magiques et 4 dragons, et deux de chacun des autres : or, double transport, échange, embûche, monstre marin.',
  cards:
    'Il y a neuf cartes de chaque transport, et neuf radeaux. Chacun en a reçu cinq, puis trois ont été retournées ; alors seulement, sept cartes or ont été mélangées à la pioche. Quelle carte trouvera le plus souvent un jeton de sa sorte ?',
  'cards.pig': 'Un cochon géant',
  'cards.pig.answer': 'Oui : neuf cartes pour neuf jetons. Les neuf dragons n’en ont que quatre.',
  'cards.dragon': 'Un dragon',
  'cards.dragon.answer':
    'Non : il y a autant de cartes Dragon que de cochons, mais seulement quatre jetons pour elles.',
  secret: 'Vous voyez vos cartes et les jetons que vous avez tirés. Qu’est-ce que Vert en voit aussi ?',
  'secret.coins': 'Mes écus et le nombre de mes cartes',
  'secret.coins.answer':
    'Oui. Cités et jetons visibles sont connus de tous, tout comme les écus, la défausse, et le nombre de cartes et de jetons cachés[EG-H1].',
  'secret.cards': 'Les cartes de ma main',
  'secret.cards.answer': 'Non. Les mains sont secrètes ; seul leur nombre de cartes est connu.',
  'secret.hidden': 'Tous mes jetons',
  'secret.hidden.answer': 'Non. Un jeton caché reste secret jusqu’à ce qu’on le pose.',
  show: 'Chacun a 12 écus, et le hasard ou votre choix désigne le premier joueur[EG-S4]. Ici, c’est vous : montrez l’un de vos jetons.',
  first: 'Vert joue après vous.',
  end: 'Vert en a maintenant tiré deux. On joue de deux à six ; la partie dure six manches, et chaque fois un autre joueur commence. Elvenhold ne vaut rien.',
};

export const it: typeof en = {
  title: 'Il tabellone e la scatola',
  towns:
    'Tutti gli stivali partono da Elvenhold, dove non c’è pedina. In ciascuna delle altre venti città ce n’è una tua, da prendere quando ci arrivi. Il numero è il valore in oro della città, da 2 a Beata fino a 7 ad Al’Baran.',
  bowl: 'La ciotola contiene 48 segnalini: 9 maiali giganti, 8 elfocicli, 8 carri dei troll, 5 unicorni, 4 nuvole magiche e 4 draghi, e due ciascuno di oro, doppio trasporto, scambio, albero e mostro marino.',
  cards:
    'Ci sono nove carte di ogni trasporto, e nove zattere. Ognuno ne ha ricevute cinque e tre sono state scoperte; solo allora sette carte oro sono state mescolate nel mazzo. Quale carta troverà più spesso un segnalino del suo tipo?',
  'cards.pig': 'Un maiale gigante',
  'cards.pig.answer': 'Sì: nove carte per nove segnalini. I nove draghi ne hanno solo quattro.',
  'cards.dragon': 'Un drago',
  'cards.dragon.answer':
    'No: ci sono tante carte Drago quante carte Maiale gigante, ma solo quattro segnalini per loro.',
  secret: 'Tu vedi le tue carte e i segnalini che hai pescato. Di ciò che hai tu, che cosa vede anche Verde?',
  'secret.coins': 'Le mie monete e quante carte ho',
  'secret.coins.answer':
    'Sì. Città e segnalini mostrati sono noti a tutti, e così le monete, gli scarti, e il numero di carte e di segnalini nascosti[EG-H1].',
  'secret.cards': 'Le carte che ho in mano',
  'secret.cards.answer': 'No. Le mani sono segrete; si sa solo quante carte contengono.',
  'secret.hidden': 'Tutti i miei segnalini',
  'secret.hidden.answer': 'No. Un segnalino nascosto resta segreto finché non si posa.',
  show: 'Ciascuno ha 12 monete, e il primo giocatore lo decidi tu o il caso[EG-S4]. Qui sei tu: mostra uno dei tuoi segnalini.',
  first: 'Verde gioca dopo di te.',
  end: 'Ora Verde ne ha pescati due. Si gioca da due a sei; la partita dura sei round, e ogni volta comincia un altro giocatore. Elvenhold stessa non vale nulla.',
};
