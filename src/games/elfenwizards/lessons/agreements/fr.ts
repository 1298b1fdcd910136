import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les accords',
  goal: 'Vert est le rival de votre Druide et du Sorcier de Bleu. Bleu et vous pouvez donc parler : on peut se promettre des sorts pour la compétition.',
  deal: 'Laquelle de ces offres est permise ?',
  'deal.token': 'Je te donne un sort mineur si tu m’aides',
  'deal.token.answer': 'Non. Les jetons ne changent jamais de main.',
  'deal.spells': 'J’aide ton Druide si tu aides mon Sorcier',
  'deal.spells.answer': 'Oui. Seules les promesses de sorts dans la compétition sont permises.',
  'deal.points': 'Je te donne trois points si tu m’aides',
  'deal.points.answer': 'Non. On n’échange ni points, ni sorts, ni jetons.',
  answer:
    'Vous avez promis d’aider le Sorcier de Bleu, et Bleu a placé un 5 à côté de votre Druide. Aucune promesse n’engage. Tenez-la avec votre 4, ou faites autre chose : à vous de voir.',
  'EW-5.5': 'Le 4 est un sort de Sorcier : il ne peut favoriser qu’un Sorcier.',
  'EW-5.8': 'Ce qui est à côté d’un magicien ne se reprend pas, quoi qu’on ait promis.',
  time: 'Vous étiez libre de choisir, et les autres s’en souviendront. On peut limiter les discussions : une minute par joueur avant un jet des phases 2 et 3. Et avant la compétition ?',
  'time.five': 'Cinq minutes, tous ensemble',
  'time.five.answer': 'Oui. Ces deux limites sont facultatives ; on peut activer un minuteur.',
  'time.open': 'Tout le temps qu’on veut',
  'time.open.answer':
    'Seulement si vous décidez de jouer sans limite. La limite que suggèrent les règles est de cinq minutes pour tous.',
};
