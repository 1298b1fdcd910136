import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Coups critiques et coups ratés',
  quick: 'Vous voulez attaquer deux fois ce tour-ci : utilisez Sort accéléré.',
  'DM-P5': 'C’est permis, mais la Compétence viendrait trop tard (DM-P5) : d’abord elle.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  first: 'D’abord Vague tonnante, sans bonus.',
  'DM-A1.order': 'C’est permis (DM-A1), mais ici Vague tonnante d’abord.',
  critical: 'Un 20 naturel ! Il touche toujours, et le dé de dégâts donne 6. Combien perd Vert ?',
  'critical.six': '6',
  'critical.six.re': 'Ce serait un coup ordinaire.',
  'critical.twelve': '12',
  'critical.twelve.re': 'Un coup critique double le total.',
  second: 'Maintenant le Projectile magique, avec 3 à son jet d’attaque.',
  'DM-P5.more': 'C’est permis, mais votre Compétence donne une seconde attaque (DM-P5).',
  fumble:
    'Un 1 naturel : un coup raté, et aucun bonus n’y fait. L’attaque se retourne contre vous, et vous perdez 4. Une Esquive ou votre bouclier auraient-ils aidé ?',
  'fumble.dodge': 'Une Esquive',
  'fumble.dodge.re': 'Aucune Défense ne répond à un coup raté.',
  'fumble.shield': 'Mon compagnon bouclier',
  'fumble.shield.re': 'Il passe outre votre bouclier.',
  'fumble.none': 'Ni l’un ni l’autre',
  'fumble.none.re': 'Il vous frappe vous-même, avec les mêmes dés, non doublés.',
};
