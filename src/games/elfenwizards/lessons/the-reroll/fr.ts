import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Payer un sort mineur pour relancer',
  goal: 'Un 1, un 1 et un 2 : de bien pauvres dés pour la phase 3. Vous pouvez espérer mieux, mais il faut payer.',
  pay: 'Cela coûte un sort mineur de votre réserve. Il va dans la case des sorts mineurs, et vous relancez tous ces dés, une seule fois. Faites-le.',
  place: 'Placer un dé, c’est accepter le jet, et il est alors trop tard (EW-3.2). Payez d’abord.',
  'EW-3.2.free': 'Vous les avez lancés. Relancer coûte un sort mineur.',
  'EW-3.4': 'En phase 3, on ne met rien de côté. Acceptez les dés ou payez pour relancer.',
  better:
    'Un 4, un 5 et un 6. Votre jeton est dans la case des sorts mineurs, où il se récupère en phase 4. Placez un dé où vous voulez.',
  'EW-3.2.once': 'On ne relance qu’une fois : ces dés sont les vôtres.',
  all: 'Les autres seront placés aussi. Encore une question : avec un 6 et deux 1, auriez-vous pu garder le 6 et relancer les 1 ?',
  'all.some': 'Oui, pour un sort mineur',
  'all.some.answer': 'Non. En payant, on relance tous les dés restants, le 6 compris.',
  'all.none': 'Non, c’est tous ou aucun',
  'all.none.answer': 'C’est cela. Placez donc les bons dés en phase 2, avant de les risquer.',
};
