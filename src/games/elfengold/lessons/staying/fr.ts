import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Rester, et la limite de la main',
  stay: 'Aucune route d’ici ne va avec vos cartes. Personne n’est obligé de voyager : restez, et vous prendrez deux cartes.',
  early: 'Dites d’abord que vous restez.',
  limit:
    'Après un voyage, et même si l’on est resté, on garde quatre cartes de son choix. Vous en avez six : défaussez-en une.',
  'EG-6.5': 'Redescendez d’abord à quatre cartes (EG-6.5).',
  one: 'Encore une.',
  draw: 'Il en reste quatre. Prenez-en maintenant deux, comme en phase 1 : visible, à l’aveugle, ou le tas d’or, qui vaut 6 écus et compte pour une prise.',
  none: 'Qui est resté ne reçoit pas d’écus des cités, seulement deux prises.',
  second: 'Et la seconde.',
  end: 'La limite vient avant les deux cartes, c’est notre décision : après, elle les rendrait inutiles. Vous pouvez donc avoir jusqu’à six cartes ; une option du jeu supprime la limite.',
};
