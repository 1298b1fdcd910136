import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les compagnons alliés',
  who: 'Un allié attaque une fois par tour, après son magicien, avec son bonus et ses dés. Votre Griffon a +2 et 1d10. Qui peut-il attaquer ?',
  'who.mage': 'Seulement Vert',
  'who.mage.re': 'Les alliés peuvent être attaqués aussi.',
  'who.both': 'Vert ou son Loup',
  'who.both.re': 'Le Loup est un allié : il ne protège personne et peut être touché.',
  cast: 'D’abord votre attaque : Vague tonnante, sur Vert.',
  'DM-A1': 'C’est permis (DM-A1), mais laissez le Loup au Griffon.',
  'DM-A9': 'C’est permis, mais l’attaque du compagnon met fin à la vôtre (DM-A9) : attaquez d’abord.',
  'DM-A1.end': 'C’est permis, mais alors aucun de vous n’attaque (DM-A1).',
  bite: 'Touché, 5 dégâts. Au Griffon : il reste 6 points de vie au Loup, qui vous mordrait au prochain tour.',
  'DM-C2': 'C’est permis. Mais un allié qu’on peut attaquer (DM-C2) est une meilleure cible.',
  'DM-A9.too': 'C’est permis, mais votre allié n’a pas encore attaqué (DM-A9).',
  told: '14 + 2 contre 11 : touché, 8 dégâts, et le Loup est défaussé. Vos attaques sont finies : le Griffon peut-il attaquer encore ?',
  'DM-A9.once': 'Une fois par tour.',
  end: 'Un allié peut attaquer dès le tour de son arrivée, et même si son magicien n’attaque pas. Mais le magicien qui a perdu sa phase d’attaque retient aussi son allié.',
};
