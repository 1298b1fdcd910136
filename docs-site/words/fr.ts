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
  'nav.inspect': 'Inspecter',
  'nav.api': 'API',
  'nav.guide': 'Ajouter un jeu',

  'home.title': 'playable-rules : des règles de jeu qui se jouent, dans toute page',
  'home.description':
    'Des composants web qui mettent les règles d’un jeu de plateau dans une page : un plateau où jouer, une leçon sur une règle, le livret. Jouez à {game} ici même.',
  'home.heading': 'Des règles de jeu qui se jouent',
  'home.lede':
    'Une partie entière, une leçon sur une règle ou le livret, dans votre blog, votre wiki ou votre site. Essayez : voici {game}, et vous êtes {seat}.',
  'home.snippet': 'Deux lignes de HTML. Ni serveur, ni compte.',
  'home.doors': 'Ce que vous pouvez faire',
  'home.play': 'Jouer',
  'home.play.text':
    'Une partie entière contre des adversaires ou en se passant l’appareil, à la souris, au doigt, au clavier ou au lecteur d’écran.',
  'home.learn': 'Apprendre',
  'home.learn.text':
    '{count?# leçon|# leçons}, une règle chacune. Vous jouez le coup sur un vrai plateau, et chaque erreur reçoit sa réponse.',
  'home.read': 'Lire',
  'home.read.text': 'Le livret avec nos propres mots, à côté du plateau. De chaque règle, un clic mène à sa leçon.',
  'home.embed': 'Intégrer',
  'home.embed.text':
    'Choisissez, regardez, copiez : un extrait pour chaque hébergeur, et une image là où les scripts sont refusés.',
  'home.inspect': 'Inspecter',
  'home.inspect.text':
    'Le tour en diagramme d’états, vivant à côté du plateau : ce qui est ouvert, ce qui ne l’est pas et d’après quelle règle, et comment y aller.',
  'home.api': 'Programmer',
  'home.api.text':
    'Attributs, événements, méthodes, et les règles sans page : des fonctions pures sur du simple JSON, dans Node aussi.',
  'home.hosts': 'Là où vous écrivez, on joue',
  'home.hosts.text': 'Chaque hébergeur a ses limites. L’assistant écrit ce que le vôtre accepte, et dit pourquoi.',
  'home.hosts.more': 'Ouvrir l’assistant d’intégration',
  'home.about': 'Le jeu et ses auteurs',
  'site.games': 'Jeux',

  'game.title': '{game} : jouer, apprendre, lire les règles',
  'game.description':
    'Jouez à {game} dans la page, apprenez-le règle par règle en {count?# leçon|# leçons}, et lisez son livret.',
  'game.description.alone': 'Jouez à {game} dans la page, selon ses règles.',
  'game.play': 'Jouer',
  'game.learn': 'Apprendre',
  'game.read': 'Lire',
  'game.players': 'De {min} à {max} joueurs',
  'game.players.only': '{min?# joueur|# joueurs}',
  'game.lessons': '{count?# leçon|# leçons}',
  'game.embed': 'Le mettre dans votre page',
  'game.learn.text': 'Chaque leçon s’ouvre ici et s’essaie sur son propre plateau. Commencez par « {first} ».',
  'game.read.text': 'Le chapitre de la phase où vous en êtes ci-dessus est marqué.',
  'game.before': 'Avant le premier tour',

  'lessons.title': 'Leçons : apprendre un jeu règle par règle',
  'lessons.heading': 'Apprendre règle par règle',
  'lessons.description':
    '{count?# courte leçon|# courtes leçons}, chacune sur son plateau : vous jouez le coup, et les règles répondent.',
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

  'embed.title': 'Assistant d’intégration : un plateau dans votre page · playable-rules',
  'embed.heading': 'Le mettre dans votre page',
  'embed.lede':
    'Choisissez ce que les lecteurs verront, regardez-le, et copiez ce que votre hébergeur accepte. Tout est dans ces lignes : rien à quoi s’inscrire.',
  'embed.what': 'Quoi',
  'embed.how': 'Comment',
  'embed.more': 'Position, options et le reste',
  'embed.usual': 'comme d’habitude',
  'embed.preview': 'Ce que voient les lecteurs',
  'embed.hosts': 'Que coller, et où',
  'kind.game': 'Une partie',
  'kind.lesson': 'Une leçon',
  'kind.rulebook': 'Le livret',
  'kind.phases': 'Les phases',
  'field.lesson': 'Leçon',
  'field.step': 'Commence à l’étape',
  'field.rule': 'Règle',
  'field.players': 'Joueurs',
  'field.seats': 'Qui joue',
  'field.seats.human': 'Des personnes qui se passent l’appareil',
  'field.seats.bot:easy': 'Une personne, adversaires faciles',
  'field.seats.bot:hard': 'Une personne, adversaires forts',
  'field.phase': 'Phase choisie',
  'field.state': 'Un permalien, ou l’adresse d’une intégration',
  'field.seed': 'Graine du hasard',
  'field.moves': 'Coups déjà joués, un par ligne',
  'field.at': 'Coups montrés',
  'field.seat': 'Qui regarde',
  'field.seat.spectator': 'quelqu’un qui ne joue pas',
  'field.readonly': 'Seulement à regarder',
  'field.timer': 'Avec un minuteur',
  'field.undo': 'Annuler',
  'field.undo.fair': 'pas au-delà des dés',
  'field.undo.free': 'tout',
  'field.save': 'Conservée sous le nom',
  'field.shortcuts': 'Touches de lettres',
  'field.shortcuts.off': 'aucune',
  'field.lang': 'Langue',
  'field.theme': 'Clair ou sombre',
  'field.theme.light': 'clair',
  'field.theme.dark': 'sombre',
  'field.load': 'Se charge',
  'field.load.click': 'au clic',
  'field.load.now': 'tout de suite',
  'field.height': 'Hauteur d’un cadre, en pixels',
  'host.html': 'Votre propre HTML',
  'host.html.form': 'Élément et script',
  'host.html.why':
    'Pour toute page que vous écrivez vous-même, Astro et VitePress compris. Sans scripts, on voit le lien qu’il contient. Un site à la politique stricte héberge le script lui-même.',
  'host.frame': 'Une page qui accepte les cadres',
  'host.frame.form': 'Cadre',
  'host.frame.why':
    'Rien de nous ne tourne dans votre page. Le cadre demande sa hauteur ; si personne ne répond, il défile.',
  'host.wordpress': 'WordPress',
  'host.wordpress.form': 'Code court',
  'host.wordpress.why':
    'Avec notre extension, le fichier wordpress/playable-rules.php du paquet. Sans elle, collez l’adresse d’une leçon ou du jeu sur ce site : elle devient un aperçu.',
  'host.div': 'Hébergeurs qui retirent éléments et scripts',
  'host.div.form': 'HTML pour le script d’un site',
  'host.div.why':
    'Dans WordPress, un auteur peut l’écrire sans droit aux scripts. Le site charge le nôtre une fois, qui en fait un plateau ; sans lui, c’est une liste à lire.',
  'host.mediawiki': 'MediaWiki',
  'host.mediawiki.form': 'Wikitexte',
  'host.mediawiki.why':
    'Avec le gadget mediawiki/Common.js du paquet. Sur un wiki sans scripts, l’article montre les mêmes mots en liste.',
  'host.hugo': 'Hugo',
  'host.hugo.form': 'Code court',
  'host.hugo.why':
    'Hugo écarte le HTML brut du Markdown. Copiez le dossier hugo/layouts du paquet ; les blocs de code conviennent aussi.',
  'host.jekyll': 'Jekyll',
  'host.jekyll.form': 'Inclusion',
  'host.jekyll.why':
    'Copiez jekyll/playable.html du paquet dans _includes. Le HTML brut passe aussi, et avec lui l’élément.',
  'host.eleventy': 'Eleventy',
  'host.eleventy.form': 'Code court',
  'host.eleventy.why':
    'Ajoutez l’extension playable-rules/hosts/eleventy.js. Le HTML brut passe aussi, et avec lui l’élément.',
  'host.docusaurus': 'Docusaurus et MDX',
  'host.docusaurus.form': 'Élément',
  'host.docusaurus.why':
    'Nommez playable-rules/define.js parmi les clientModules. Les pages naissent dans Node, où l’élément n’est qu’une balise.',
  'host.readme': 'README, forums, flux',
  'host.readme.form': 'Markdown avec une image',
  'host.readme.why':
    'Là où ni script, ni cadre, ni style n’entrent : une image qui mène au plateau, et les étapes en liste.',
  'host.address': 'Notion, Medium, Ghost, Discourse',
  'host.address.form': 'Adresse',
  'host.address.why':
    'Collez l’adresse sur une ligne à elle. Dans un bloc intégré de Notion, c’est un cadre ; ailleurs, une carte qui mène au plateau. L’adresse d’une leçon ou du jeu sur ce site devient un cadre, là où l’hébergeur l’accepte.',
  'host.text': 'Courriel et texte brut',
  'host.text.form': 'Texte brut',
  'host.text.why': 'La même chose en mots, l’adresse à la fin.',

  'inspect.title': 'Inspecteur : les phases d’un tour, en direct · playable-rules',
  'inspect.heading': 'À l’intérieur d’un tour',
  'inspect.lede':
    'Les phases du livret sont un diagramme d’états, qui tourne pendant que vous jouez. Voyez où en est la partie, ce qui mène plus loin, pourquoi une voie est fermée, et allez où vous voulez.',
  'inspect.lines': 'À côté de votre propre plateau',
  'inspect.any':
    'Il accompagne une partie ou une leçon par son identifiant, mène sans cela sa propre partie, et montre tout acteur XState 5 qu’on lui donne.',

  'authors.description':
    'À qui sont les jeux, ce qui est à nous, ce que nous avons décidé et reconstitué, et la licence.',

  'missing.title': 'Il n’y a rien ici',
  'missing.text': 'Aucune page n’a cette adresse. Elle a pu changer, ou contenir une faute.',
  'missing.home': 'Vers la première page',
};
