/** The site in French. */
import type { WordKey } from './en.js';

export const fr: Readonly<Record<WordKey, string>> = {
  'site.tagline': 'les règles d’un jeu de plateau, jouables dans toute page',
  'site.skip': 'Aller au contenu',
  'site.nav': 'Pages',
  'site.languages': 'Langues',
  'site.language': 'Français',
  'site.english': 'en anglais',
  'site.copy': 'Copier',
  'site.copied': 'Copié',
  'site.selected': 'Sélectionné : appuyez sur Ctrl+C ou ⌘C',
  'site.footer': 'Libre, sous licence MIT. Ni cookies ni tiers : chaque fichier vient de ce site.',
  'site.credits': 'Les jeux et leurs auteurs',
  'site.stories': 'Storybook : chaque état du diagramme',

  'nav.play': 'Jouer',
  'nav.learn': 'Leçons',
  'nav.embed': 'Intégrer',
  'nav.api': 'API',
  'nav.guide': 'Ajouter un jeu',

  'home.title': 'playable-rules : des règles de jeu qui se jouent, dans toute page',
  'home.description':
    'Des composants web qui mettent les règles d’un jeu de plateau dans une page : un plateau où jouer, une leçon sur une règle, le livret. Jouez à Elfenwizards ici même.',
  'home.heading': 'Des règles de jeu qui se jouent',
  'home.lede':
    'Une partie entière, une leçon sur une règle ou le livret, dans votre blog, votre wiki ou votre site. Essayez : voici Elfenwizards, et vous êtes Rouge.',
  'home.snippet': 'Deux lignes de HTML. Ni serveur, ni compte.',
  'home.poster': 'Le plateau d’Elfenwizards : un grand arbre dans la neige, des magiciens sur cinq rangs',
  'home.doors': 'Ce que vous pouvez faire',
  'home.play': 'Jouer',
  'home.play.text':
    'Une partie entière contre des adversaires ou en se passant l’appareil, à la souris, au doigt, au clavier ou au lecteur d’écran.',
  'home.learn': 'Apprendre',
  'home.learn.text':
    '{count} leçons, une règle chacune. Vous jouez le coup sur un vrai plateau, et chaque erreur reçoit sa réponse.',
  'home.read': 'Lire',
  'home.read.text': 'Le livret avec nos propres mots, à côté du plateau. De chaque règle, un clic mène à sa leçon.',
  'home.embed': 'Intégrer',
  'home.embed.text':
    'Choisissez, regardez, copiez : un extrait pour chaque hébergeur, et une image là où les scripts sont refusés.',
  'home.api': 'Programmer',
  'home.api.text':
    'Attributs, événements, méthodes, et les règles sans page : des fonctions pures sur du simple JSON, dans Node aussi.',
  'home.guide': 'Ajouter un jeu',
  'home.guide.text':
    'Des règles, un diagramme du tour, un dessin et des mots. Le guide construit un petit jeu, de la première ligne au plateau.',
  'home.hosts': 'Là où vous écrivez, on joue',
  'home.hosts.text': 'Chaque hébergeur a ses limites. L’assistant écrit ce que le vôtre accepte, et dit pourquoi.',
  'home.hosts.more': 'Ouvrir l’assistant d’intégration',
  'home.about': 'Le jeu et ses auteurs',

  'game.title': '{game} : jouer, apprendre, lire les règles',
  'game.description':
    'Jouez à {game} dans la page, apprenez-le règle par règle en {count} leçons, et lisez son livret.',
  'game.play': 'Jouer',
  'game.learn': 'Apprendre',
  'game.read': 'Lire',
  'game.players': 'De {min} à {max} joueurs',
  'game.lessons': '{count} leçons',
  'game.embed': 'Le mettre dans votre page',
  'game.learn.text': 'Chaque leçon s’ouvre ici et s’essaie sur son propre plateau. Commencez par « {first} ».',
  'game.read.text': 'Le chapitre de la phase où vous en êtes ci-dessus est marqué.',
  'game.before': 'Avant le premier tour',
  'game.elfenwizards.lede':
    'Un arbre dans la neige, cinq rangs de magiciens ambitieux, et des dés qui sont des sorts. Quatre tours de dix phases décident qui monte et qui tombe.',

  'lessons.title': 'Leçons : apprendre un jeu règle par règle',
  'lessons.heading': 'Apprendre règle par règle',
  'lessons.description':
    '{count} courtes leçons, chacune sur son plateau : vous jouez le coup, et les règles répondent.',
  'lessons.step': '{count?# étape|# étapes}',
  'lessons.rule': '{count?# règle|# règles}',
  'lessons.rules': 'Règles {rules}',

  'lesson.all': 'Toutes les leçons',
  'lesson.previous': 'Avant : {title}',
  'lesson.next': 'Ensuite : {title}',
  'lesson.embed': 'Cette leçon dans votre page',
  'lesson.embed.text': 'Collez ces lignes, ou l’adresse de cette page là où les adresses deviennent des aperçus.',
  'lesson.builder': 'Plus d’options dans l’assistant',
  'lesson.told': 'La leçon en mots',

  'authors.description':
    'À qui sont les jeux, ce qui est à nous, ce que nous avons décidé et reconstitué, et la licence.',

  'missing.title': 'Il n’y a rien ici',
  'missing.text': 'Aucune page n’a cette adresse. Elle a pu changer, ou contenir une faute.',
  'missing.home': 'Vers la première page',
};
