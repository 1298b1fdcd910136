export const en = {
  title: 'The map and the box',
  towns:
    'All boots start in Elvenhold. In each of the twenty towns around it lies one of your pieces, to be taken when you come there. The number is the town’s gold value, from 2 in Beata to 7 in Al’Baran; Elvenhold is worth nothing.',
  bowl: 'The bowl holds 48 counters: 9 giant pigs, 8 elfcycles, 8 troll wagons, 5 unicorns, 4 magic clouds, 4 dragons, and two each of gold, double, exchange, tree and sea monster. Which is harder to come by?',
  'bowl.pig': 'A giant pig',
  'bowl.pig.answer': 'No: of pigs there are most.',
  'bowl.dragon': 'A dragon',
  'bowl.dragon.answer': 'Yes: dragons and magic clouds are the rarest transports.',
  cards:
    'There are nine cards of each of seven kinds: the six transports, and rafts. Everybody was dealt five, three lie face up, and seven gold cards are shuffled into the draw pile.',
  secret: 'You see your own cards and the counters you drew. What of yours can Green see as well?',
  'secret.coins': 'My coins and the number of my cards',
  'secret.coins.answer':
    'Yes. By rulings of ours coins, numbers of cards and the discard pile are open, as towns and shown counters are by the rules.',
  'secret.cards': 'The cards in my hand',
  'secret.cards.answer': 'No. Hands are secret; only how many cards they hold is open.',
  'secret.hidden': 'All my counters',
  'secret.hidden.answer': 'No. What you keep hidden stays secret until you place it.',
  show: 'Everybody has 12 coins, and chance or choice says who goes first (a ruling of ours; the rules name the oldest). Here it is you: show one of your counters.',
  first: 'Green’s turn comes after yours.',
  end: 'Now Green has drawn two. The game lasts six rounds, and each time another player goes first.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'La carte et la boîte',
  towns:
    'Toutes les bottes partent d’Elvenhold. Dans chacune des vingt cités alentour attend l’un de vos pions, à prendre quand vous y arrivez. Le chiffre est la richesse de la cité, de 2 à Beata jusqu’à 7 à Al’Baran ; Elvenhold ne vaut rien.',
  bowl: 'La coupe contient 48 jetons : 9 cochons géants, 8 bicyclettes elfes, 8 chariots troll, 5 licornes, 4 nuages magiques, 4 dragons, et deux de chacun des autres : or, double transport, échange, embûche, monstre marin. Lequel est le plus difficile à obtenir ?',
  'bowl.pig': 'Un cochon géant',
  'bowl.pig.answer': 'Non : ce sont les plus nombreux.',
  'bowl.dragon': 'Un dragon',
  'bowl.dragon.answer': 'Oui : dragons et nuages magiques sont les transports les plus rares.',
  cards:
    'Il y a neuf cartes de chacune des sept sortes : les six transports, et les radeaux. Chacun en a reçu cinq, trois sont visibles, et sept cartes or sont mélangées à la pioche.',
  secret: 'Vous voyez vos cartes et les jetons que vous avez tirés. Qu’est-ce que Vert en voit aussi ?',
  'secret.coins': 'Mes écus et le nombre de mes cartes',
  'secret.coins.answer':
    'Oui. C’est notre décision que les écus, le nombre de cartes et la défausse soient connus, comme le sont d’après la règle les cités et les jetons visibles.',
  'secret.cards': 'Les cartes de ma main',
  'secret.cards.answer': 'Non. Les mains sont secrètes ; seul leur nombre de cartes est connu.',
  'secret.hidden': 'Tous mes jetons',
  'secret.hidden.answer': 'Non. Un jeton caché reste secret jusqu’à ce qu’on le pose.',
  show: 'Chacun a 12 écus, et le hasard ou votre choix désigne le premier joueur (c’est notre décision ; la règle nomme le plus âgé). Ici, c’est vous : montrez l’un de vos jetons.',
  first: 'Vert joue après vous.',
  end: 'Vert en a maintenant tiré deux. La partie dure six manches, et chaque fois un autre joueur commence.',
};

export const it: Words = {
  title: 'La mappa e la scatola',
  towns:
    'Tutti gli stivali partono da Elvenhold. In ciascuna delle venti città intorno c’è una tua pedina, da prendere quando ci arrivi. Il numero è il valore in oro della città, da 2 a Beata fino a 7 ad Al’Baran; Elvenhold non vale nulla.',
  bowl: 'La ciotola contiene 48 segnalini: 9 maiali giganti, 8 elfocicli, 8 carri dei troll, 5 unicorni, 4 nuvole magiche, 4 draghi, e due ciascuno di oro, doppio trasporto, scambio, albero e mostro marino. Quale è più difficile da ottenere?',
  'bowl.pig': 'Un maiale gigante',
  'bowl.pig.answer': 'No: i maiali sono i più numerosi.',
  'bowl.dragon': 'Un drago',
  'bowl.dragon.answer': 'Sì: draghi e nuvole magiche sono i trasporti più rari.',
  cards:
    'Ci sono nove carte di ciascuno dei sette tipi: i sei trasporti e le zattere. Ognuno ne ha ricevute cinque, tre sono scoperte, e sette carte oro sono mescolate nel mazzo.',
  secret: 'Tu vedi le tue carte e i segnalini che hai pescato. Che cosa ne vede anche Verde?',
  'secret.coins': 'Le mie monete e quante carte ho',
  'secret.coins.answer':
    'Sì. Che monete, numero di carte e scarti siano noti è una nostra decisione; città e segnalini mostrati lo sono per regola.',
  'secret.cards': 'Le carte che ho in mano',
  'secret.cards.answer': 'No. Le mani sono segrete; si sa solo quante carte contengono.',
  'secret.hidden': 'Tutti i miei segnalini',
  'secret.hidden.answer': 'No. Un segnalino nascosto resta segreto finché non si posa.',
  show: 'Ciascuno ha 12 monete, e il primo giocatore lo dice il caso o la tua scelta (nostra decisione; la regola indica il più anziano). Qui sei tu: mostra uno dei tuoi segnalini.',
  first: 'Verde gioca dopo di te.',
  end: 'Ora Verde ne ha pescati due. La partita dura sei round, e ogni volta comincia un altro giocatore.',
};
