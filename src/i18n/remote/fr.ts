import type { RemoteKey } from './en.js';

/** The words of games that people in different places play together, in French. */
export const fr: Record<RemoteKey, string> = {
  'remote.others': 'Jouer avec d’autres',
  'remote.title': '{game} avec d’autres',
  'remote.seats': 'Qui est à la table',
  'remote.free': 'libre',
  'remote.taken': 'prise',
  'remote.youAlone': 'vous',
  'remote.you': '{name} (vous)',
  'remote.notHere': '{name}, hors ligne',
  'remote.bot:easy': 'Adversaire facile',
  'remote.bot:normal': 'Adversaire moyen',
  'remote.bot:hard': 'Adversaire fort',
  'remote.name': 'Votre nom à la table',
  'remote.sit': 'S’asseoir',
  'remote.watch': 'Regarder',
  'remote.waits': '{count?La table attend encore # personne|La table attend encore # personnes}.',
  'remote.invite': 'Invitation : ce lien permet de s’asseoir',
  'remote.onlyHere':
    'Cette adresse ne marche que sur cet ordinateur. Pour des amis ailleurs, ouvrez cette page à une adresse qu’ils peuvent atteindre.',
  'remote.copy': 'Copier le lien',
  'remote.copied': 'Le lien est copié.',
  'remote.notCopied': 'Le navigateur ne laisse pas cette page copier. Le lien est sélectionné.',
  'remote.qr': 'Montrer un code QR',
  'remote.qrOf': 'Code QR du lien {link}',
  'remote.begin': 'Commencer maintenant',
  'remote.beginNote': 'Des adversaires prennent les places encore libres.',
  'remote.othersBegin':
    '{name} peut commencer à tout moment : des adversaires prennent alors les places encore libres.',
  'remote.leave': 'Quitter la table',
  'remote.ownGame': 'Jouer ma propre partie',
  'remote.leaveNote':
    'Votre place reste à vous, comme quand vous fermez la page : le lien de cette table, ou le retour en arrière du navigateur, vous y ramène.',
  'remote.go': 'Partir et garder ma place',
  'remote.stand': 'Laisser ma place à quelqu’un d’autre',
  'remote.rename': 'Changer mon nom',
  'remote.resigned': '{name} a abandonné.',
  'remote.gone': '{name} a cédé sa place : un adversaire joue',
  'remote.days': 'C’est une partie sur plusieurs jours : {count?un jour|# jours} par coup.',
  'remote.remind': 'Me dire quand c’est à moi',
  'remote.key': 'Continuer sur un autre appareil',
  'remote.keyNote':
    'Ce lien est la clé de votre place : qui l’a voit votre main et joue pour vous. Ne l’envoyez qu’à vous-même.',
  'remote.notKept':
    'Cette page ne peut rien garder sur votre appareil. Quand elle est rechargée, seul ce lien vous ramène à votre place.',
  'remote.ownWindow': 'Continuer dans sa propre fenêtre',
  'remote.asking': 'Question au serveur…',
  'remote.askedAgain':
    'Cette page redemande d’elle-même. Votre place à la table, si vous en avez une, et la partie sont gardées.',
  'remote.lost': 'La connexion est perdue. Rien d’autre ne l’est : la partie reprend dès son retour.',
  'remote.plays': '{name} : un adversaire joue',
  'denied.origin': 'Ce serveur ne sert pas les pages de {origin}. Son exploitant doit nommer cette adresse.',
  'denied.sandboxed':
    'La page qui contient ce jeu cache d’où il vient, et le serveur ne sert pas de tels cadres. Ouvrez le jeu dans sa propre fenêtre, ou demandez à l’exploitant du serveur d’autoriser l’origine null.',
  'denied.form': 'Le serveur et cette page ne se comprennent pas ({path}). L’un est plus ancien que l’autre.',
  'denied.game': 'Ce serveur n’a pas le jeu {game}.',
  'remote.record': 'Enregistrer le relevé de la partie',
  'denied.version':
    'Cette partie a commencé avec d’autres règles (version {begun}) que celles de maintenant ({now}) : elle a pris fin telle quelle. Son relevé peut être enregistré pendant 30 jours.',
  'denied.rules':
    'Cette page a d’autres règles du jeu (version {now}) que cette table (version {begun}) : seules les pages qui ont ces règles peuvent la montrer.',
  'denied.newer':
    'Le serveur est en cours de mise à jour et n’a pas encore les règles de cette table (il faut la version {begun}, il a la {now}). Réessayez bientôt.',
  'denied.changed':
    'Le jeu a changé depuis que cette table a été ouverte, et n’a plus ses options. Ouvrez une nouvelle table.',
  'denied.unknown': 'Cette table n’existe pas, ou plus : les tables sont effacées quelque temps après le dernier coup.',
  'denied.invitation': 'Cette invitation n’est pas complète : redemandez le lien.',
  'denied.token': 'Ce n’est pas la clé d’une place de cette table.',
  'denied.left': 'Vous avez cédé cette place : un adversaire joue, et on ne peut plus y revenir. Vous pouvez regarder.',
  'denied.full': 'Toutes les places sont prises. Vous pouvez regarder.',
  'denied.crowd': 'Pas plus de {most} personnes ne peuvent regarder à la fois.',
  'denied.pages': 'Votre place est ouverte dans {most} pages : fermez-en une.',
  'denied.rate': 'C’était trop à la fois. Réessayez dans {seconds?# seconde|# secondes}.',
  'denied.tables': 'Le serveur a toutes les tables qu’il peut avoir.',
  'denied.waiting': 'La table attend encore des joueurs.',
  'denied.begun': 'La partie a commencé.',
  'denied.host': 'Seule la première personne assise peut commencer, tant qu’elle est là.',
  'denied.fault': 'Le serveur a échoué. Rien de ce qu’il a dit n’est perdu.',
  'denied.unreachable': 'Le serveur {server} ne répond pas.',
  'denied.part': 'Une partie de cette page n’a pas pu être chargée.',
  'denied.blocked': 'Cette page n’autorise pas de connexion au serveur. Il faut à sa Content-Security-Policy : {line}',
};
