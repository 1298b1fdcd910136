import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les Artefacts',
  use: 'Le jeu compte trois Artefacts, et chacun dit ce qu’il fait. Vous êtes infecté et avez 30 points de vie : utilisez le Talisman du bien ultime.',
  'DM-P5': 'C’est permis, et le Talisman peut servir aussi pendant l’attaque (DM-P5). Utilisez-le maintenant.',
  healed: '25 points de vie de retour, et l’Infection est guérie. Était-ce votre Guérison du tour ?',
  'healed.yes': 'Oui',
  'healed.yes.re': 'Un Artefact est un type à part.',
  'healed.no': 'Non',
  'healed.no.re': 'Vous pourriez encore jouer une Guérison.',
  attack: 'La Sphère d’annihilation attaque : un jet à +2, quatre d10, et un compagnon touché disparaît. Visez Vert.',
  'DM-A8': 'Vous avez une attaque jouable.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '13 + 2 contre 14 pour le Garde animé : touché. 10 dégâts lui auraient laissé 16 points de vie, mais il est défaussé quand même.',
};
