import type { RemindersKey } from './en.js';

/** The words of what reminds a reader of their turn, in French. */
export const fr: Record<RemindersKey, string> = {
  'reminders.turn': 'À vous',
  'reminders.cameIn': '{name} est à la table',
  'reminders.turnUntil': 'À vous, jusqu’au {when}',
  'reminders.proposal': 'Une proposition pour vous',
  'reminders.when':
    'Chaque rappel agit quand vous regardez une autre page ou fenêtre, à toutes les tables sur cet appareil, jusqu’à ce que vous l’arrêtiez.',
  'reminders.title': 'Dans le titre de la page',
  'reminders.sound': 'Par un son léger',
  'reminders.notice': 'Par une notification du navigateur',
  'reminders.push': 'Par un message à cet appareil, même quand la page est fermée',
  'reminders.pushNote':
    'Le message vient de ce serveur par le service de messages de votre navigateur. Il est chiffré et dit seulement quelle partie vous attend.',
  'reminders.pushFailed':
    'Les messages à cet appareil ne marchent pas pour le moment : le navigateur, son service de messages ou le serveur n’y prend pas part. Réessayez plus tard.',
  'reminders.cannot:denied':
    'Le navigateur ne permet pas de notifications à cette page. Ses réglages pour cette page peuvent changer cela.',
  'reminders.cannot:frame':
    'Dans une autre page, le navigateur ne montre pas de notifications. Ouvrez le jeu dans sa propre fenêtre.',
  'reminders.cannot:insecure':
    'Les navigateurs ne montrent de notifications que pour les pages dont l’adresse commence par https.',
  'reminders.cannot:unable': 'Ce navigateur ne montre pas de notifications de pages.',
};
