/** The rules of Elfenwizards in French, in our own words. */
import type { Words } from './chapters.js';

export const fr: Words = {
  title: 'Les règles d’Elfenwizards',
  chapters: {
    board: 'Le plateau',
    setup: 'La mise en place',
    turn: 'Un tour',
    retire: 'Phase 1 : le Grand Druide se retire',
    cast: 'Phase 2 : lancer les sorts majeurs',
    castRest: 'Phase 3 : lancer les sorts majeurs restants',
    recover: 'Phases 4 et 6 : récupérer des sorts mineurs',
    competition: 'Phase 5a : la compétition',
    award: 'Phase 5b : l’attribution des titres',
    vacant: 'Phase 7 : attribuer les titres vacants',
    demote: 'Phase 8 : rétrograder les magiciens restants',
    grey: 'Phase 9 : retirer la magie grise',
    score: 'Phase 10 : le décompte',
    agreements: 'Les accords',
    end: 'La fin de la partie',
  },
  rules: {
    'EW-B1':
      'Le plateau est un arbre. À son sommet, un seul [[titre]], celui de Grand Druide ; au-dessous, deux Druides, quatre Sorciers et huit Nécromanciens. À son pied, quatre cases de [[simples Magiciens]] : A, B, C et D.',
    'EW-B2':
      'Des échelles les relient. Deux Druides mènent au Grand Druide, deux Sorciers à chaque Druide, deux Nécromanciens à chaque Sorcier. Chaque case de simples Magiciens mène à deux Nécromanciens : une seule lutte pour les deux.',
    'EW-B3': 'Un titre n’accueille qu’un magicien. Une case de simples Magiciens en accueille autant qu’on veut.',
    'EW-B4':
      'Druides, Sorciers et Nécromanciens ont chacun une [[case Déconfiture]] où attendent les perdants. Sur le plateau imprimé, celles des Druides et des Sorciers montrent un jeton de magie grise.',
    'EW-B5':
      'Quatre cases de [[sorts majeurs]], une par rang en compétition : Druide, Sorcier, Nécromancien et simple Magicien.',
    'EW-B6': 'S’y ajoutent une case de sorts mineurs, une case de magie grise et un compteur de tours de quatre cases.',
    'EW-S1':
      'De trois à six joueurs. Chacun a sept [[sorts majeurs]], sept [[sorts mineurs]] et les magiciens d’une guilde. Dans la boîte : 42 dés, 42 sorts mineurs, 39 magiciens, 12 jetons de [[magie grise]] et le [[dragon]].',
    'EW-S2':
      'À trois, on joue rouge, vert et bleu ; le quatrième prend le jaune, le cinquième le noir, le sixième le blanc.',
    'EW-S3':
      'Les magiciens sont placés selon un tableau, d’après le nombre de joueurs : huit, six, cinq ou quatre chacun ; tous les titres sous celui de Grand Druide sont occupés.',
    'EW-S4': 'Au tour 1, un joueur tiré au sort détient le dragon et commence.',
    'EW-S5': 'Les jetons de magie grise commencent dans leur case, les sorts mineurs devant leurs propriétaires.',
    'EW-S6': 'Les magiciens que le tableau n’utilise pas retournent dans la boîte.',
    'EW-H1': 'Rien n’est caché : dés, jetons et points sont visibles de tous.',
    'EW-T1':
      'Il y a quatre tours au plus. Chacun compte dix phases, toujours dans cet ordre : 1 le Grand Druide se retire, 2 lancer les sorts majeurs, 3 lancer les restants, 4 récupérer des sorts mineurs, 5 compétition et attribution des titres, 6 récupérer encore, 7 attribuer les titres vacants, 8 rétrograder les magiciens restants, 9 retirer la magie grise, 10 décompte.',
    'EW-T2': '« Dans l’ordre du tour » veut dire : d’abord qui détient le dragon, puis dans le sens horaire.',
    'EW-1.1': 'Cette phase n’a pas lieu au tour 1.',
    'EW-1.2':
      'Le propriétaire du Grand Druide pose un de ses sorts mineurs sur le compteur de tours, au numéro du tour qui vient de finir. Il le prend dans sa réserve ou dans la case des sorts mineurs ; le jeton y reste jusqu’à la fin de la partie.',
    'EW-1.3': 'Ce joueur prend le dragon.',
    'EW-1.4': 'Puis le magicien descend dans une case de simples Magiciens, au choix de son propriétaire.',
    'EW-1.5': 'S’il n’y a pas de Grand Druide, le dragon reste où il est.',
    'EW-2.1':
      'Dans l’ordre du tour, chacun lance tous les dés qu’il a devant lui, puis en place autant qu’il veut : dans les quatre cases de sorts majeurs, où un dé aide un magicien de ce rang à monter en phase 5 ; dans la case des sorts mineurs, où il en récupère ; ou dans celle de la magie grise, où il en retire.',
    'EW-2.2': 'Une case reçoit autant de dés qu’on veut. On peut mettre des dés de côté.',
    'EW-2.3': 'Un dé placé et lâché ne se déplace plus.',
    'EW-3.1': 'Dans l’ordre du tour, chacun relance tous les dés mis de côté en phase 2. Qui n’en a pas est sauté.',
    'EW-3.2':
      'On accepte le jet, ou bien on met un sort mineur de sa réserve dans la case des sorts mineurs pour relancer, une seule fois. Ce choix se fait avant de placer le moindre de ces dés.',
    'EW-3.3': 'On relance alors tous les dés restants, jamais une partie.',
    'EW-3.4': 'Ensuite, il faut tous les placer.',
    'EW-4.1':
      'Qui a des dés dans la case des sorts mineurs peut y racheter ses sorts mineurs : un pour deux points des dés utilisés, additionnés. Un 4 en rend deux ; deux 1 en rendent un ; un 3 et un 1 en rendent deux. Un point de reste est perdu.',
    'EW-4.2':
      'Le joueur choisit les dés qu’il utilise et ne récupère pas plus de sorts mineurs qu’il n’en a dans la case. Ceux du compteur de tours ne reviennent jamais.',
    'EW-4.3':
      'Les dés utilisés reviennent devant le joueur et attendent le tour suivant. En phase 4, les autres restent dans la case.',
    'EW-6.1': 'La phase 6 est la même, mais on peut aussi y reprendre des dés inutilisés.',
    'EW-5.1':
      'Dans l’ordre du tour, et autant de fois qu’il faut, chacun place deux sorts ou passe : deux majeurs, deux mineurs ou un de chaque, à côté d’un magicien ou de deux.',
    'EW-5.2':
      'Le joueur qui ne peut plus placer qu’un sort a le droit de n’en placer qu’un. Entre le premier et le second, on ne passe pas.',
    'EW-5.3': 'Qui passe ne place plus rien ce tour-ci. Quand tous ont passé, la compétition est finie.',
    'EW-5.4':
      'Un sort se place à côté du magicien qu’il favorise, le sien ou celui d’un autre, sans limite. Seuls concourent les magiciens qui peuvent monter : des Druides aux simples Magiciens.',
    'EW-5.5':
      'Un sort majeur vient de la case du rang du magicien. Un sort mineur vient de la réserve et favorise tout rang. Les dés des cases de sorts mineurs et de magie grise n’y prennent pas part.',
    'EW-5.6': 'S’il n’y a qu’un candidat, ou si tous sont au même joueur, personne d’autre ne peut y placer de sorts.',
    'EW-5.7':
      'Les sorts non placés sont gaspillés : ils n’ont aucun effet. Les sorts mineurs non placés restent en réserve.',
    'EW-5.8': 'Un sort placé à côté d’un magicien ne se déplace ni ne se reprend.',
    'EW-5.10':
      'Les titres s’attribuent de haut en bas et de gauche à droite, les cases de simples Magiciens en dernier.',
    'EW-5.11':
      'Un sort majeur vaut ses points, un sort mineur 1. Le candidat qui en a le plus prend le titre ; l’autre va dans la case Déconfiture de son rang.',
    'EW-5.12':
      'Pour les titres de Grand Druide, Druide et Sorcier : à égalité, ou sans un seul point, le titre reste [[vacant]] et ses candidats vont dans leur case Déconfiture.',
    'EW-5.13': 'Un candidat doit avoir au moins un point, même s’il est seul, même contre un magicien du même joueur.',
    'EW-5.14': 'Sans candidat, un titre n’est pas attribué.',
    'EW-5.15':
      'Une case de simples Magiciens est une seule lutte pour deux titres : les deux magiciens qui ont le plus de points montent, le premier à gauche. S’il n’y a qu’un ou deux candidats, chacun de ceux qui ont un point monte.',
    'EW-5.16':
      'À trois candidats ou plus, une égalité pour la deuxième place ne laisse monter que le premier. L’égalité pour la première place se lit de deux façons.',
    'EW-5.17':
      'Dès qu’un titre est décidé, les candidats qui ne montent pas gagnent leur case Déconfiture : leur place est libre pour le rang d’en dessous. Les simples Magiciens restent dans leur case.',
    'EW-5.18':
      'Ensuite, les sorts majeurs reviennent à leurs propriétaires et les sorts mineurs utilisés vont dans leur case.',
    'EW-5.19':
      'Exemple : Bleu a un 5 et un 6 à côté d’un Druide, Rouge un 6 et un sort mineur à côté de l’autre. 11 contre 7 : Bleu devient Grand Druide, le Druide rouge est déconfit.',
    'EW-7.1':
      'D’abord les Druides déconfits, puis les Sorciers, puis les Nécromanciens ; dans un même rang, dans l’ordre du tour.',
    'EW-7.2':
      'Chacun prend le plus haut titre vacant, jamais celui de Grand Druide. S’il y en a plusieurs à ce rang, le propriétaire du magicien choisit.',
    'EW-7.3':
      'On continue jusqu’à ce qu’aucun titre ne soit vacant ou qu’il ne reste aucun magicien déconfit. Ces magiciens ne reçoivent pas de magie grise.',
    'EW-8.1':
      'Les magiciens déconfits qui restent sont [[rétrogradés]] dans des cases de simples Magiciens, au choix de leurs propriétaires, en commençant par celui qui détient le dragon.',
    'EW-8.2': 'Un Druide ou un Sorcier rétrogradé reçoit sous lui un jeton de magie grise. Il n’y a pas de limite.',
    'EW-9.1':
      'Qui a des dés dans la case de magie grise peut retirer un jeton à un de ses magiciens pour quatre points des dés utilisés, additionnés. Un 5, un 2 et un 1 en retirent deux. Les points de reste sont perdus.',
    'EW-9.2': 'Les dés utilisés reviennent devant le joueur ; les autres peuvent rester ou être repris.',
    'EW-9.3': 'En option, un jeton coûte trois points, comme le suggère le traducteur français.',
    'EW-9.4': 'Le joueur choisit les dés un à un ; les jetons peuvent venir de plusieurs de ses magiciens.',
    'EW-10.1':
      'Grand Druide 10, chaque Druide 7, chaque Sorcier 5, chaque Nécromancien 3, chaque simple Magicien 2, et 1 de moins par jeton de magie grise. Un joueur, le [[Maître des sceaux]], ajoute ces points au total de chacun.',
    'EW-A1':
      'Les seuls accords permis sont des promesses de sorts pour la compétition ; elles se font à tout moment. Une promesse n’engage jamais, et rien ne s’échange : ni sorts, ni jetons, ni points.',
    'EW-A2':
      'On peut convenir de limites : une minute chacun avant de lancer, cinq minutes en tout avant la compétition. Un minuteur peut être activé.',
    'EW-E1': 'La partie finit après le tour 4,',
    'EW-E2': 'ou après un tour où, pour la deuxième fois, un magicien du même joueur devient Grand Druide,',
    'EW-E3': 'ou après un tour où, pour la deuxième fois, personne ne devient Grand Druide.',
    'EW-E4':
      'Alors chaque sort mineur devant un joueur vaut 1 point, mais non ceux de la case ni ceux du compteur de tours.',
    'EW-E5': 'Le plus haut total gagne.',
  },
  rulings: {
    'EW-B2': 'Les sources n’énumèrent pas les places ; leur nombre se déduit de leurs exemples.',
    'EW-B6': 'Les sources ne disent pas combien de cases a le compteur.',
    'EW-S2': 'Les sources ne nomment pas la sixième couleur.',
    'EW-S3':
      'Le tableau d’origine manque dans nos sources : le nôtre est une reconstitution, et on peut en utiliser un autre.',
    'EW-H1': 'Les sources ne le disent pas.',
    'EW-1.4': 'La magie grise sous ce magicien y reste.',
    'EW-1.5': 'Les sources ne disent pas ce qui se passe alors.',
    'EW-2.1':
      'Les dés laissés au tour précédent dans la case des sorts mineurs ou de magie grise y restent et ne sont pas lancés ; qui n’a pas de dé est sauté.',
    'EW-2.2': 'On peut aussi n’en placer aucun.',
    'EW-4.1': 'L’ordre du tour est notre choix ; il ne change rien à ce que chacun peut récupérer.',
    'EW-6.1': 'Les sources l’accordent à qui a tout récupéré ; comme récupérer est facultatif, nous ne l’exigeons pas.',
    'EW-5.2':
      'Les sources disent « n’a plus qu’un sort » ; nous lisons « ne peut plus en placer qu’un », vérifié après le premier.',
    'EW-5.3': 'Qui ne peut rien placer passe sans qu’on le lui demande.',
    'EW-5.6':
      'Les sources interdisent les points « pour s’opposer » et parlent de deux candidats ; nous interdisons tous les points, y compris dans une case de simples Magiciens, quelle qu’en soit la taille.',
    'EW-5.7': 'Les sorts majeurs gaspillés reviennent avec les autres.',
    'EW-5.8': 'Les sources ne le disent pas.',
    'EW-5.15':
      'Qu’avec un ou deux candidats, chacun de ceux qui ont un point monte, à égalité ou non, est notre lecture : le texte français donne sa règle pour plus de deux, l’italien pour plusieurs. À points égaux, le premier dans l’ordre du tour prend le titre de gauche ; cela ne change rien.',
    'EW-5.16':
      'Sauf option contraire, la lecture française vaut ; dans l’italienne, deux ex æquo d’une case de deux ne montent pas non plus.',
    'EW-7.1':
      'L’ordre entre plusieurs magiciens d’un même rang est notre choix : chacun place tous les siens avant le suivant.',
    'EW-8.2': 'Quand les douze jetons sont épuisés, les suivants comptent quand même.',
    'EW-9.1': 'L’ordre du tour est notre choix ; il ne change rien à ce que chacun peut retirer.',
    'EW-E5': 'À égalité, la victoire est partagée.',
  },
  readings: {
    'EW-4.1': {
      fr: 'Texte français : un 4 permet de récupérer deux dés, sans doute par erreur.',
      it: 'Texte italien : un 4 permet de récupérer deux sorts mineurs.',
    },
    'EW-5.1': {
      fr: 'Texte français : qui ne passe pas doit placer deux sorts.',
      it: 'Texte italien : il peut placer deux sorts.',
    },
    'EW-5.16': {
      fr: 'Texte français, tel que nous lisons sa phrase incomplète : deux ex æquo à la première place montent tous deux ; à trois ou plus, personne ne monte.',
      it: 'Texte italien : à deux ou plus ex æquo à la première place, personne ne monte.',
    },
  },
  terms: {
    titre: 'Une place d’un rang au-dessus de simple Magicien.',
    'simples Magiciens': 'Le plus bas des cinq rangs. Ils se tiennent dans quatre cases.',
    'case Déconfiture': 'Où les magiciens qui ont perdu attendent un titre vacant.',
    'sorts majeurs': 'Les dés à six faces.',
    'sorts mineurs': 'Des jetons valant 1.',
    'magie grise': 'Des jetons sous des magiciens ; chacun coûte un point par tour.',
    dragon: 'Désigne le premier joueur.',
    vacant: 'Sans magicien.',
    rétrogradés: 'Descendus dans une case de simples Magiciens.',
    'Maître des sceaux': 'Le joueur qui tient les comptes ; ici, le programme s’en charge.',
  },
};
