import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les équipes',
  who: 'Quatre joueurs en deux équipes, assis en alternance. Jaune est déjà tombé. Qui est avec vous ?',
  'who.green': 'Vert',
  'who.green.re': 'Vert est à côté de vous : l’autre équipe.',
  'who.blue': 'Bleu',
  'who.blue.re': 'Un siège sur deux.',
  cast: 'Attaquez.',
  'DM-V4': 'Bleu est avec vous.',
  'DM-V1': 'Jaune est tombé.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  won: 'Vert tombe, seule votre équipe est debout : vous gagnez, vous et Bleu. Si Bleu était tombé avant, gagnerait-il aussi ?',
  'won.yes': 'Oui',
  'won.yes.re': 'Les vaincus partagent la victoire de leur équipe.',
  'won.no': 'Non',
  'won.no.re': 'Une équipe gagne ensemble.',
  end: 'Il peut y avoir deux, trois ou quatre équipes, toutes de même taille.',
};
