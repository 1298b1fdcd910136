import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Défenses : le Bouclier magique',
  raise:
    'Le Bouclier magique n’est pas une réponse : on le lève pendant sa préparation, et il ajoute 4 à la classe d’armure jusqu’au début du tour suivant.',
  'DM-P6': 'C’est permis, mais il ne se lève que pendant la préparation (DM-P6).',
  ac: 'Classe d’armure 14. Que faut-il à Vert pour vous toucher sans bonus ?',
  'ac.fourteen': '14 ou plus',
  'ac.fourteen.re': 'Et vos sauvegardes réussissent jusqu’à 13.',
  'ac.ten': '10 ou plus',
  'ac.ten.re': 'Le Bouclier magique compte aussitôt.',
  go: 'Vous ménagez vos forces : terminez l’attaque.',
  'DM-P6.late': 'Pendant la préparation seulement.',
  'DM-A8': 'C’est permis, car vous n’avez pas de carte d’attaque (DM-A8). Mais ici, terminez l’attaque.',
  told: 'La Vague tonnante de Vert fait 12 : contre 10, touché ; contre 14, manqué. Vous avez même gardé l’Esquive.',
};
