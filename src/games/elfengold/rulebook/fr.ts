/** The rules of Elfengold in French, in our own words. */
import type { Words } from './chapters.js';
import { transportChart } from './transport-chart.js';

export const fr: Words = {
  title: 'Les règles d’Elfengold',
  chapters: {
    setup: 'Mise en place',
    chart: 'Le tableau des transports',
    round: 'Une manche',
    draw: 'Phase 1 : piocher des cartes',
    income: 'Phase 2 : revenu',
    tokens: 'Phase 3 : tirer des jetons',
    auction: 'Phase 4 : les enchères',
    place: 'Phase 5 : poser les jetons',
    travel: 'Phase 6 : le voyage',
    endOfRound: 'Phase 7 : fin de la manche',
    end: 'Fin de la partie',
    variants: 'Variantes',
  },
  rules: {
    'EG-S1':
      'De deux à six joueurs. Toutes les [[bottes d’elfe]] partent d’Elvenhold. Dans chacune des 20 cités attend un [[pion de cité]] par joueur. Richesse des cités : Al’Baran 7 ; Kihromah 6 ; Grangor, Mah’Davikia, Jaccaranda et Erg’Eren 5 ; Strykhaven, Dag’Amura, Yttar, Parundia, Usselen et Feodor 4 ; Virst, Ixara, Wylhien, Throtmanni, Tichih et Rivinia 3 ; Beata et Lapphalia 2. Elvenhold ne rapporte rien.',
    'EG-S2':
      'La coupe contient 48 jetons mélangés : 9 cochons géants, 8 bicyclettes elfes, 8 chariots trolls, 5 licornes, 4 nuages magiques, 4 dragons, et deux de chacun des autres : or, double transport, échange, embûche, monstre marin.',
    'EG-S3':
      'Il y a 63 [[cartes Voyage]], neuf de chacune des sept sortes. Chaque joueur en reçoit cinq, trois sont posées face visible ; puis on mélange sept cartes or au reste, qui forme la pioche.',
    'EG-S4': 'Chacun commence avec 12 écus. L’un des joueurs est premier joueur. La partie dure six manches.',
    'EG-H1':
      'Les cartes en main et les jetons cachés sont secrets. Écus, cités visitées, jetons visibles, défausse, nombre de cartes et de jetons cachés de chacun, gain d’un voyage en cours : tout cela est connu de tous.',
    'EG-C1':
      'Le tableau dit combien de cartes d’une sorte coûte une route. Un jeton ne se pose que là où le tableau lui donne un chiffre. L’eau ne porte aucun jeton transport : les radeaux n’existent qu’en cartes.',
    'EG-C2':
      'Une [[caravane]] demande trois cartes Voyage quelconques, radeaux compris, sur une route de terre qui porte un jeton transport ; quatre s’il y a un obstacle.',
    'EG-T1':
      'Une manche compte sept phases : 1 piocher des cartes, 2 revenu, 3 tirer des jetons, 4 enchères, 5 poser les jetons, 6 voyage, 7 fin de la manche. « Dans l’ordre » veut dire à partir du premier joueur, dans le sens horaire. La première manche commence par la phase 3.',
    'EG-1.1':
      'Pas à la première manche. Trois fois, dans l’ordre, chacun prend une carte visible, ou la première carte de la pioche, ou tout le tas d’or.',
    'EG-1.2':
      'Une carte visible prise est aussitôt remplacée. Une carte or retournée rejoint le tas d’or, et l’on en retourne une autre.',
    'EG-1.3':
      'Une carte or piochée à l’aveugle rejoint le tas d’or, et le joueur prend encore : une carte visible, une carte à l’aveugle ou le tas d’or. De même si c’est encore de l’or.',
    'EG-1.4': 'Le tas d’or rapporte 3 écus par carte et compte pour une prise. Ses cartes sont défaussées.',
    'EG-1.5':
      'Quand la pioche est vide, on mélange la défausse dès qu’il faut une carte. Si les deux sont vides, on prend ce qu’il y a.',
    'EG-1.6': 'Les cartes jouées ou défaussées vont face visible à la défausse.',
    'EG-2.1': 'Pas à la première manche. Chacun reçoit 2 écus.',
    'EG-3.1': 'Dans l’ordre, chacun tire deux jetons de la coupe, en montre un et garde l’autre caché, à son choix.',
    'EG-4.1':
      'On tire de la coupe deux jetons par joueur, on les aligne face visible et on les vend un à un dans cet ordre.',
    'EG-4.2':
      'Pour chacun, le premier joueur commence. Dans le sens horaire, on dépasse la dernière offre, ou l’on passe et l’on ne revient plus pour ce jeton. Quand il ne reste que le plus offrant, il paie la banque et prend le jeton, visible. On peut en acheter plusieurs.',
    'EG-4.3':
      'Un gagnant qui ne peut payer perd tous ses écus au profit de la banque, et le jeton est remis aux enchères à partir du premier joueur, avec tout le monde.',
    'EG-4.4': 'Un jeton sans offre retourne dans la coupe et n’est pas remplacé.',
    'EG-5.1':
      'Dans l’ordre, chacun pose un jeton ou passe, tour après tour. Qui a passé peut encore poser ensuite. La phase s’achève quand tous passent l’un après l’autre. Les jetons cachés se posent comme les autres.',
    'EG-5.2': 'Un jeton transport va sur une route de terre qui n’en a pas, si le tableau le permet.',
    'EG-5.3':
      'Une embûche, un arbre en travers, va sur une route de terre qui porte un jeton transport : chaque passage coûte une carte de plus de la sorte employée. Un monstre marin va sur une rivière ou un lac : un radeau de plus. Un obstacle au plus par route.',
    'EG-5.4':
      'L’or va sur une route qui porte un jeton transport et pas d’obstacle, une seule fois. Aucun obstacle ne peut s’y ajouter. Par cette route, une cité rapporte le double.',
    'EG-5.5':
      'Un double transport va sur une route qui porte un jeton transport. Son joueur peut aussitôt en ajouter un second qui convienne à la route ; on voyage avec l’un ou l’autre.',
    'EG-5.6':
      'Un échange se pose sur une route qui porte un jeton transport, que son joueur peut aussitôt échanger contre celui d’une autre route. Chacun doit convenir à sa nouvelle route.',
    'EG-6.1':
      'Dans l’ordre, chacun voyage d’une traite : autant de routes qu’il veut, même deux fois la même. Une route de terre coûte les cartes du tableau, de la sorte du jeton qui s’y trouve, quel que soit celui qui l’a posé, ou une caravane. L’eau coûte des radeaux : un vers l’aval, deux vers l’amont, deux sur un lac.',
    'EG-6.2': 'Dans chaque cité atteinte, le voyageur prend son propre pion.',
    'EG-6.3':
      'Puis le voyageur additionne la richesse de chaque cité où il est entré, à chaque visite, et prend autant d’écus ou bien deux cartes. Une cité atteinte par une route d’or compte double.',
    'EG-6.4': 'Qui reste sur place prend deux cartes et aucun écu.',
    'EG-6.5':
      'Après le voyage, ou si l’on est resté sur place, et avant de prendre écus ou cartes, chacun redescend à quatre cartes de son choix.',
    'EG-7.1':
      'Tous les jetons des routes retournent dans la coupe. Chacun peut en garder deux au plus, cachés ou visibles comme ils étaient, et rend les autres.',
    'EG-7.2': 'Le joueur suivant dans le sens horaire devient premier joueur, et la manche suivante commence.',
    'EG-E1': 'Après la sixième manche, qui a visité le plus de cités gagne. À égalité, c’est le plus riche en écus.',
    'EG-E2':
      'Si quelqu’un a visité les 20 cités avant cela, on termine la manche, et ce joueur gagne ; s’ils sont plusieurs, le plus riche.',
    'EG-V1':
      'Cités natales : chacun reçoit en secret une cité parmi douze. À la fin, on retire des cités visitées le nombre de routes du plus court chemin entre la botte et cette cité.',
    'EG-V2': 'Les richesses sont réparties au hasard entre les cités.',
    'EG-V3':
      'Sorciers : on en mélange six aux cartes Voyage. Pour 1 écu, un sorcier épargne la carte supplémentaire d’un obstacle ; pour 3 écus, il vole vers n’importe quelle cité, qui ne rapporte rien mais donne son pion.',
    'EG-V4': 'Elfenland, le jeu de base sans or ni enchères, ne se joue pas ici.',
  },
  tables: {
    'EG-C1': transportChart({
      lang: 'fr',
      caption: 'Cartes pour une route ; – : impossible',
      grounds: ['plaine', 'forêt', 'désert', 'montagne', 'rivière, aval', 'rivière, amont', 'lac'],
      kinds: [
        'cochon géant',
        'bicyclette elfe',
        'nuage magique',
        'licorne',
        'chariot troll',
        'dragon',
        'radeau (carte seulement)',
      ],
      travel: (cards) =>
        cards === 1
          ? 'Un tel jeton se trouve sur la route indiquée ; d’après le tableau, il faut une carte de sa sorte. Vous l’avez : partez.'
          : 'Un tel jeton se trouve sur la route indiquée ; d’après le tableau, il faut deux cartes de sa sorte. Vous les avez : partez.',
      sail: (rafts) =>
        rafts === 1
          ? 'L’eau se passe de jeton. D’après le tableau, ce trajet coûte un radeau : partez.'
          : 'L’eau se passe de jeton. D’après le tableau, ce trajet coûte deux radeaux : partez.',
      paid: 'Tout le monde paie le même prix ici, à chaque passage. Un obstacle coûterait une carte de plus.',
      unsuited:
        'Le tableau n’a pas de chiffre pour ce jeton sur la route indiquée. Essayez de l’y poser et lisez pourquoi c’est refusé ; puis posez-le là où il peut aller.',
      placed: 'Pour cette route, le tableau a un chiffre : le jeton peut s’y trouver.',
      noRaft: 'Le tableau n’a pas de chiffre pour les radeaux sur terre. Ils ne vont que sur l’eau : passez par l’eau.',
    }),
  },
  rulings: {
    'EG-S4': 'La règle fait commencer le plus âgé ; ici c’est le hasard, ou un joueur choisi.',
    'EG-H1': 'La règle ne le dit que pour les cités et les jetons visibles ; le reste est notre choix.',
    'EG-C2': 'On peut former une caravane même avec les bonnes cartes en main.',
    'EG-1.4': 'On ne peut pas prendre un tas d’or vide.',
    'EG-1.5':
      'On mélange la défausse quand il faut une carte, pas avant. Une carte or retournée quand il n’y a plus de carte Voyage à piocher ne donne rien, pour qu’on ne puisse pas puiser des écus sans fin.',
    'EG-1.6': 'S’il y a moins de trois cartes visibles, on complète dès qu’il y a des cartes.',
    'EG-2.1': 'La banque n’est jamais à court.',
    'EG-3.1': 'On tire l’un après l’autre : les suivants voient ce que les premiers ont montré.',
    'EG-4.2':
      'La règle dit que tous doivent passer ; le plus offrant n’y est pas tenu. Aucune offre ne dépasse 300, tous les écus de la boîte.',
    'EG-4.3':
      'Seul le gagnant paie : une offre trop haute que l’on dépasse ne coûte rien. On offre au moins 1 ; qui n’a plus d’écus est sauté.',
    'EG-5.3': 'Un obstacle par route : cela vaut aussi pour les monstres marins.',
    'EG-5.5':
      'Un double transport par route, et deux transports au plus. Le second peut être de la même sorte. Sans second jeton, le double reste et écarte l’autre.',
    'EG-5.6':
      'L’échange retourne aussitôt dans la coupe, même sans rien échanger. De deux transports on en choisit un ; deux jetons pareils ne s’échangent pas.',
    'EG-6.3':
      'Le départ ne compte que si l’on y revient. Les écus viennent après le dernier pas : ils ne paient aucun sorcier du même voyage.',
    'EG-6.4':
      'Les deux cartes se prennent comme en phase 1 ; le tas d’or peut donc en être. Qui a voyagé sans rien gagner choisit librement.',
    'EG-6.5':
      'Les sorciers comptent. La limite vient avant les deux cartes ; après, comme le veut le jeu de base, elle les rendrait inutiles. Une option la supprime.',
    'EG-7.1':
      'Un jeton gardé reste caché ou visible. On interroge à partir du premier joueur ; les jetons cachés rendus ne sont pas montrés ; après la dernière manche, on ne demande plus rien.',
    'EG-E1': 'Encore à égalité : qui a le plus de cartes, sinon on partage la victoire.',
    'EG-E2': 'Encore à égalité : qui a le plus de cartes, sinon on partage la victoire.',
    'EG-V1':
      'On compte toutes les routes, avec ou sans jeton. Ce score décide même si quelqu’un a toutes les cités. Égalité : les écus, le chemin du retour, puis les cartes.',
    'EG-V2': 'La règle dit « autrement » ; ici c’est le hasard.',
    'EG-V3':
      'Un sorcier est une carte Voyage en main, parmi les cartes visibles, en caravane et en cas d’égalité. Un voyage peut en employer plusieurs. Devant un obstacle, une caravane, c’est trois cartes, un sorcier et un écu, ou quatre cartes. On vole aussi vers Elvenhold et de là, jamais vers la cité où l’on se trouve ; voler, c’est voyager, et le voyage peut continuer.',
  },
  terms: {
    'bottes d’elfe': 'Une par joueur : elle indique où il se trouve.',
    'pion de cité':
      'Chaque joueur en a un dans chaque cité sauf Elvenhold ; on prend le sien à sa première visite. Les cités font gagner la partie.',
    'cartes Voyage': 'Six sortes qui vont avec les jetons sur terre, et des radeaux pour l’eau.',
    caravane: 'Trois cartes quelconques, sur une route où se trouve un jeton transport.',
  },
};
