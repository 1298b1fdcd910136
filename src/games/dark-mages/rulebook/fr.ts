/** The rules of Dark Mages in French, in our own words. */
import type { Words } from './chapters.js';

export const fr: Words = {
  title: 'Les règles de Magiciens de l’Ombre',
  chapters: {
    setup: 'La mise en place',
    turn: 'Un tour',
    preparation: 'La préparation',
    attack: 'L’attaque',
    defense: 'Les réponses',
    end: 'La fin du tour',
    magic: 'La magie',
    companions: 'Les compagnons',
    enemies: 'Les ennemis',
    victory: 'Défaite et victoire',
  },
  rules: {
    'DM-S1':
      'De deux à huit joueurs, seuls ou en équipes. Chacun reçoit au hasard un des huit personnages, face visible : 60 [[points de vie]], [[niveau d’arcane]] 1, [[classe d’armure]] 10.',
    'DM-S2': 'Mélangez les 112 cartes et donnez-en cinq à chacun. Le reste forme la pioche, face cachée.',
    'DM-S3': 'Chacun lance un d20. Le plus haut commence, puis on joue dans le sens horaire.',
    'DM-S4':
      'Un ennemi distribué au départ est mis de côté et remplacé par une autre carte ; il est remélangé à la pioche avant le premier tour.',
    'DM-T1': 'Un tour a trois phases, dans cet ordre : préparation, attaque, fin.',
    'DM-T2':
      'Au début du tour, dans cet ordre : des effets prennent fin, les dégâts continus frappent, la régénération soigne. Le magicien qui tombe alors n’a pas de tour.',
    'DM-P1':
      'Portez des objets magiques : quatre au plus par tour, et un par symbole (bâton, anneau, robe, amulette). L’objet remplacé est défaussé.',
    'DM-P2': 'Jouez une Guérison par tour. Elle ne fait jamais dépasser 60 points de vie.',
    'DM-P3': 'Buvez une Potion par tour, pendant la préparation ou l’attaque.',
    'DM-P4':
      'Appelez un compagnon en disant s’il est [[bouclier]] ou [[allié]] : cela ne change plus. On n’en a qu’un à la fois ; celui qu’il remplace est défaussé.',
    'DM-P5':
      'Compétences et Artefacts se jouent pendant la préparation ou l’attaque, selon la carte. Une Compétence par tour.',
    'DM-P6': 'La Défense qui le dit, le Bouclier magique, se joue pendant la préparation.',
    'DM-A1':
      'On peut attaquer une fois par tour : avec un Sort, une [[Malédiction]], un [[Parchemin]], un Artefact d’attaque ou la [[petite magie]]. La cible est le magicien ou le compagnon allié d’un adversaire, ou un ennemi présent, sauf si la carte dit autre chose.',
    'DM-A2':
      'Pour lancer un Sort, il faut un niveau d’arcane au moins égal à son chiffre. Tout le monde peut lancer les Sorts de toutes les sphères.',
    'DM-A3':
      'Sorts, petite magie, compagnons et les Artefacts qui le disent font un [[jet d’attaque]] : un d20 plus les bonus, contre la classe d’armure de la cible.',
    'DM-A4':
      'Un 20 naturel est un [[coup critique]] : il touche toujours, et le total des dégâts est doublé. Un 1 naturel est un [[coup raté]] : il manque toujours, et l’attaquant subit les dégâts.',
    'DM-A5':
      'Malédictions et Parchemins se passent de jet d’attaque : c’est la cible qui fait un [[jet de sauvegarde]].',
    'DM-A6':
      'Un jet de sauvegarde est un d20 ; il réussit s’il est strictement inférieur à la classe d’armure de celui qui le lance. Réussi, il évite l’effet, sauf si la carte dit autre chose.',
    'DM-A7':
      'Le niveau d’arcane fixe le nombre de dés de dégâts, un de plus pour chaque niveau au-dessus du premier : 1d8 imprimé vaut 1d8 au niveau 1, 2d8 au niveau 2, 3d8 au niveau 3.',
    'DM-A8':
      'La petite magie n’est permise qu’à qui n’a en main aucune carte d’attaque jouable, et ne s’ajoute jamais à une autre attaque.',
    'DM-A9':
      'Après l’attaque de son magicien, un compagnon allié peut attaquer le magicien ou l’allié d’un adversaire, avec un jet d’attaque : même au tour de son arrivée, et même si le magicien n’a pas attaqué.',
    'DM-A10':
      'Les cartes Sort, Malédiction, Parchemin, Compétence, Défense, Potion, Guérison et Artefact sont défaussées après usage.',
    'DM-A11':
      'Un coup raté blesse avec les mêmes dés, sans les doubler. Aucune Défense n’y peut rien, le bouclier ne l’encaisse pas, et personne ne prend de butin.',
    'DM-D1':
      'Avant le jet d’attaque ou de sauvegarde, des cartes Défense peuvent répondre : celles du joueur visé et, contre un Sort, un Contresort de n’importe quel autre joueur. Le tour attend chaque réponse, même « pas de réponse ».',
    'DM-D2':
      'Le Bouclier de réflexion renvoie un Sort ou un Parchemin à son lanceur. Seuls un autre Bouclier de réflexion ou une Esquive y répondent ; la dernière carte jouée compte d’abord.',
    'DM-E1': 'On peut défausser une seule carte, puis on complète sa main à cinq cartes.',
    'DM-E2':
      'Quand la pioche est vide, on mélange la défausse pour en faire une autre. Si les deux sont vides, on ne pioche pas.',
    'DM-M1':
      'Il y a huit [[sphères]] : combat, vie, mort, nature, feu, air, eau et terre. La magie commune n’appartient à aucun personnage et ne donne aucun bonus.',
    'DM-M2':
      'Un Sort de sa propre sphère se lance avec 1 niveau d’arcane et 1 au jet d’attaque de plus. Un défenseur de cette sphère a 3 de plus en classe d’armure contre lui.',
    'DM-M3': 'Le niveau d’arcane part de 1. Les objets portés et certaines cartes l’augmentent.',
    'DM-M4': 'Un d100, ce sont deux d10, dizaines et unités ; double zéro vaut 100.',
    'DM-C1':
      'Un bouclier encaisse toutes les attaques contre son magicien tant qu’il a des points de vie, celles des ennemis aussi. Sa propre classe d’armure compte, et les dégâts en trop sont perdus.',
    'DM-C2':
      'Un allié attaque une fois par tour. En retour, les adversaires peuvent l’attaquer, et les ennemis le frappent aussi.',
    'DM-C3': 'Un compagnon sans points de vie est défaussé.',
    'DM-N1':
      'Un ennemi pioché va aussitôt sur la table et frappe, puis on pioche une autre carte à sa place. Tant qu’un ennemi est là, personne ne peut agir contre un autre joueur.',
    'DM-N2':
      'Un [[ennemi de passage]] frappe tous les magiciens et compagnons alliés. Chacun peut l’esquiver, sinon il fait un jet de sauvegarde ; un bouclier encaisse pour son magicien. Puis l’ennemi est défaussé.',
    'DM-N3':
      'Un [[ennemi tenace]] a des points de vie et une classe d’armure, et frappe aussitôt comme un ennemi de passage. Chaque magicien joue ensuite un tour contre lui ; quand tous l’ont fait, il frappe encore. Ainsi de suite jusqu’à ce qu’il soit vaincu.',
    'DM-V1':
      'Sans points de vie, un magicien est vaincu. Sa main est défaussée ; le personnage et les objets portés restent. Les points de vie ne descendent jamais sous 0.',
    'DM-V2':
      'Le vainqueur peut prendre un objet au vaincu et doit le porter aussitôt ; celui qu’il remplace est défaussé. Si c’est un compagnon qui a porté le coup, il n’y a pas de butin.',
    'DM-V3': 'Le dernier joueur, ou la dernière équipe, encore debout gagne.',
    'DM-V4':
      'Les membres des équipes s’assoient en alternance. Ils ne s’attaquent pas entre eux, et les vaincus partagent la victoire.',
    'DM-V5': 'Les [[cartes noires]] ne font pas partie des 112 et ne servent pas ici.',
  },
  rulings: {
    'DM-S3': 'Les ex æquo relancent entre eux.',
    'DM-S4': 'La source n’en dit rien ; il en va de même pour tout autre ennemi distribué.',
    'DM-T2':
      'L’ordre est notre choix. Un effet « à son prochain tour » qui survient pendant ce tour même ne le compte pas ; « jusqu’à votre prochain tour » finit quand ce tour serait venu, même si l’on est tombé. Les phases d’attaque perdues ne s’additionnent pas ; les Infections, si.',
    'DM-P2':
      'On peut la jouer sans profit. Un remède, Baume revigorant ou Talisman du bien ultime, met fin aux malédictions et aux dégâts continus, à rien d’autre.',
    'DM-P3': 'On peut la boire sans profit.',
    'DM-P4': 'Rien ne limite le nombre de compagnons placés dans un tour.',
    'DM-P5':
      'L’Escamotage n’est pas une attaque : on n’y répond pas, aucun bouclier ne l’encaisse, et il peut viser un magicien invisible ou qui ne porte rien, mais pas en présence d’un ennemi. Un Sort jumeau double l’attaque du magicien, non celle du compagnon, et doit trouver une seconde cible s’il y en a une. Un Sort renforcé est épuisé par l’attaque suivante, quelle qu’elle soit.',
    'DM-P6': 'C’est l’éditeur qui dit quand il se joue. Plusieurs s’additionnent.',
    'DM-A1':
      '« Chaque adversaire », ce sont les magiciens, non leurs alliés ; un magicien invisible en est. L’attaque du magicien met fin à son invisibilité, celle du compagnon non. La Confusion attend l’attaque suivante (celle de l’allié, si c’est lui qui l’a subie ; sur un bouclier, elle est perdue) ; une attaque contre tous devient alors une attaque contre son propre magicien. On choisit après le coup sur qui rebondit la Chaîne d’éclairs ; on n’y répond pas, et renvoyée, elle ne rebondit pas.',
    'DM-A2': 'Un Sort de sa sphère compte le niveau de plus qu’il donne.',
    'DM-A3':
      'Que la petite magie fasse un jet d’attaque est notre lecture. Un total égal touche ou non, selon l’option.',
    'DM-A4': 'Qu’un 20 naturel touche toujours est notre lecture.',
    'DM-A5':
      'Les dés imprimés sur une malédiction sont ceux de son effet, non des dégâts de plus. Ce qu’une carte fait « touché ou manqué » arrive une fois, même après une Esquive ou un renvoi, mais pas après un Contresort.',
    'DM-A7':
      'Sorts, petite magie et parchemins gagnent des dés ; malédictions, compagnons, ennemis, artefacts, potions et guérisons, non. C’est plus restrictif que la source, dont le glossaire en donne à toute attaque réussie. Les bonus fixes s’ajoutent après les dés et se doublent avec eux ; ils ne comptent pas après une sauvegarde ratée. La résistance divise par deux, à l’inférieur, même les dégâts d’un coup raté, mais ne change rien à une chute à 0. La Caresse du vampire compte les points de vie vraiment perdus ; Boule de feu et Chaîne d’éclairs transmettent la moitié des dégâts d’avant la résistance.',
    'DM-A8':
      'La source l’interdit à qui « possède » une carte d’attaque ; nous lisons une carte jouable maintenant. Une option la permet toujours à la place d’une carte.',
    'DM-A9':
      'Sauf si le magicien a perdu sa phase d’attaque. L’attaque du compagnon met fin à celles du magicien. En présence d’un ennemi, il ne peut attaquer que des ennemis.',
    'DM-A11': 'Tout cela est notre lecture. Le coup raté d’un compagnon le blesse lui-même.',
    'DM-E2': 'On la mélange quand la carte suivante est demandée.',
    'DM-M2':
      'La petite magie et les parchemins n’ont aucun de ces bonus. Les 3 valent aussi pour les sauvegardes que demande un tel Sort, et tout vaut pour son propre Sort tourné contre soi.',
    'DM-M3': 'Il n’est jamais sous 1, avant le bonus de la sphère, et n’a pas de plafond.',
    'DM-C1':
      'Que les ennemis le frappent et que le surplus soit perdu, c’est l’éditeur qui le dit. Il fait sa sauvegarde avec sa propre classe d’armure, sans le bonus de sphère de son magicien. Ce qui ne peut concerner un compagnon (main, objets, phase perdue) est perdu. Terreur ou Bannissement le chasse s’il rate sa sauvegarde.',
    'DM-D1':
      'On interroge dans le sens horaire à partir de l’attaquant, quelle que soit la main de chacun : l’attente ne révèle rien. Un magicien derrière un bouclier reste visé. Une Esquive protège aussi un compagnon ; contre un ennemi, une seule protège les deux. En présence d’un ennemi, personne ne contre le Sort d’un autre. Un magicien confus peut, même alors, contrer son propre Sort qui se retourne contre lui ; on l’interroge en dernier.',
    'DM-D2':
      'Le lanceur lance le dé d’un Sort renvoyé contre sa propre classe d’armure, ou celle de son bouclier ; un 1 naturel n’est alors qu’un échec. Il fait une sauvegarde contre un Parchemin renvoyé. Le choix ou les dégâts continus que donne la carte reviennent à qui l’a renvoyée. Après un renvoi, on reprend les questions où l’on en était. On ne répond ni à une Esquive ni à un Contresort. À une cible suivante, un Contresort ou la chute de l’attaquant annule le reste de l’attaque.',
    'DM-N1':
      'On pioche la carte de remplacement après la frappe. Les effets en cours continuent. Si le magicien qui l’a pioché en meurt, on ne pioche pas. Nul n’est touché par un Sort auquel il n’a pas pu répondre : d’un ennemi, la Chaîne d’éclairs ne rebondit que sur un autre ennemi.',
    'DM-N2':
      'Un seul jet de dégâts pour tous. On répond dans le sens horaire, le joueur dont c’est le tour en dernier. Que boucliers, Bouclier magique et résistance l’adoucissent, c’est l’éditeur qui le dit.',
    'DM-N3':
      'Chaque ennemi tient son propre compte, et tous frappent dans l’ordre de leur arrivée ; le tour où il est pioché ne compte pour personne. Il fait sa sauvegarde avec sa propre classe d’armure ; les effets sur jet d’attaque, niveau d’arcane, main, objets ou compagnons ne lui font rien, la Confusion non plus. Le Bannissement lui inflige ses dégâts, le Mot de pouvoir mortel l’abat s’il est assez faible, et l’Orbe des dragons le défausse à la place d’une attaque, sans sauvegarde. Sa frappe est son tour : les dégâts continus viennent avant, les effets finissent après, une phase d’attaque perdue la lui ôte.',
    'DM-V1': 'Que le compagnon soit défaussé aussi est notre lecture.',
    'DM-V2':
      'Qui a jeté la malédiction ou causé les dégâts continus, ou renvoyé le coup, prend le butin, sauf s’il est vaincu. Personne n’en prend après le coup d’un ennemi ou un coup raté, ni quand la partie est finie. Le butin ne compte pas parmi les quatre objets du tour.',
    'DM-V3': 'Si tous ceux qui restent tombent ensemble, personne ne gagne.',
    'DM-V4': 'La source en dit peu : il y a deux, trois ou quatre équipes de même taille.',
  },
  readings: {
    'DM-A3': {
      fr: 'Le texte français dit d’abord qu’une attaque touche si le total est égal ou supérieur à la classe d’armure, ailleurs qu’il doit la dépasser. Ici, l’égalité touche, sauf option contraire.',
    },
    'DM-A8': {
      fr: 'Le texte français hésite : seulement sans carte d’attaque, ou toujours à la place d’une carte. La première lecture vaut, sauf option contraire.',
    },
  },
  terms: {
    'points de vie': 'Ce qu’un magicien peut encaisser. À 0, il est vaincu.',
    'niveau d’arcane': 'La force de sa magie : quels Sorts il peut lancer, et avec combien de dés.',
    'classe d’armure': 'Ce qu’un jet d’attaque doit atteindre, et ce sous quoi un jet de sauvegarde doit rester.',
    bouclier: 'Un compagnon qui encaisse les attaques contre son magicien.',
    allié: 'Un compagnon qui attaque aux côtés de son magicien.',
    Malédiction: 'Un mauvais sort : la cible fait un jet de sauvegarde.',
    Parchemin: 'Une magie que chacun peut utiliser à tout niveau d’arcane ; la cible fait un jet de sauvegarde.',
    'petite magie': 'La petite attaque que possède chaque personnage.',
    'jet d’attaque': 'Un d20 plus les bonus, contre une classe d’armure.',
    'coup critique': 'Un 20 naturel au jet d’attaque.',
    'coup raté': 'Un 1 naturel au jet d’attaque.',
    'jet de sauvegarde': 'Un d20 qui doit rester sous la classe d’armure de celui qui le lance.',
    sphères: 'Les sortes de magie. Chaque personnage en a une.',
    'ennemi de passage': 'Il frappe une fois et s’en va.',
    'ennemi tenace': 'Il reste jusqu’à ce qu’il soit vaincu.',
    'cartes noires': 'Des cartes glissées au hasard dans certaines boîtes et extensions.',
  },
};
