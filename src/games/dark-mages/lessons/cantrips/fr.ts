import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La petite magie',
  may: 'Chaque personnage a une petite magie, une attaque à 1d6. Elle est pour qui n’a pas de carte d’attaque. Vous avez Tempête de grêle, qui demande le niveau 2, et le vôtre est 1 : avez-vous droit à la petite magie ?',
  'may.no': 'Non, Tempête de grêle est une carte d’attaque',
  'may.no.re': 'Seule compte une carte jouable maintenant. C’est notre lecture.',
  'may.yes': 'Oui, je ne peux pas la lancer',
  'may.yes.re': 'Ce qu’on ne peut pas jouer ne compte pas.',
  throw: 'Lancez-la sur Vert.',
  'DM-A2': 'Elle demande le niveau d’arcane 2.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '12 touche, pour 5. La petite magie fait un jet d’attaque comme un Sort et grandit avec votre niveau, mais aucune sphère ne l’aide. Terminez votre attaque.',
  'DM-A8': 'Jamais une seconde fois, ni en plus d’une autre attaque.',
  option: 'Les règles hésitent : on peut aussi jouer en permettant toujours la petite magie à la place d’une carte.',
};
