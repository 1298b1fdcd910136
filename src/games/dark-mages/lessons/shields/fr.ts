import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les compagnons boucliers',
  call: 'Vous avez un allié, un Loup à qui il reste 3 points de vie. Un seul compagnon à la fois : appelez le Squelette à sa place, comme bouclier.',
  'DM-C1.ally': 'C’est permis, mais seul un bouclier encaisse les attaques contre vous (DM-C1).',
  'DM-P4': 'C’est permis, et il est plus fort. Mais un compagnon à la fois (DM-P4) : gardez-le pour plus tard.',
  'DM-P4.late': 'C’est permis, mais on appelle les compagnons pendant la préparation (DM-P4).',
  replaced:
    'Le Loup est défaussé, et le Squelette restera bouclier tant qu’il tient. Peut-il attaquer pour vous ? Essayez, ou terminez l’attaque.',
  'DM-C2': 'Un bouclier n’attaque jamais : vous n’avez pas d’allié.',
  'DM-A8': 'C’est permis, car vous n’avez pas de carte d’attaque (DM-A8). Mais ici, terminez l’attaque.',
  blow: 'Vert vous lance une Nuée de météores : trois d12, et le Squelette a 10 points de vie. Si elle inflige 24, combien perdez-vous ?',
  'blow.rest': '14, le reste',
  'blow.rest.re': 'Les dégâts en trop sont perdus.',
  'blow.none': 'Rien',
  'blow.none.re': 'Il encaisse toute l’attaque, quels que soient les dégâts.',
  told: 'C’est vous qu’on visait, donc à vous de répondre ; puis le Squelette s’est interposé, avec sa propre classe d’armure de 12. 15 touche, 24 dégâts : il tombe et il est défaussé, et vous gardez tous vos points de vie.',
};
