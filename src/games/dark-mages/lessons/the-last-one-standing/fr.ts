import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Le dernier debout',
  cast: 'Vert et Bleu sont faibles tous deux. Tremblement de terre attaque chaque adversaire, avec un jet pour chacun : visez le feu.',
  'DM-A1': 'Ce Sort n’a pas de cible unique.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1.none': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  first:
    'Dans le sens horaire, Vert vient d’abord : 12 contre une classe d’armure de 12, et Vert tombe. Prenez l’anneau, ou laissez-le.',
  'DM-T1': 'Choisissez d’abord.',
  won: 'Bleu est touché aussi, et tombe : vous êtes le dernier debout, et gagnez aussitôt. Et si les derniers magiciens tombent tous ensemble ?',
  'won.turn': 'Celui dont c’était le tour gagne',
  'won.turn.re': 'Plus personne n’est debout.',
  'won.draw': 'Personne ne gagne',
  'won.draw.re': 'La frappe d’un ennemi peut en être la cause.',
  end: 'Après le dernier coup, pas de butin : le duel est fini.',
};
