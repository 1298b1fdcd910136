import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Défenses : les réponses',
  why: 'Vert lance Tempête de grêle sur Bleu, qui n’a pas répondu. Pourquoi vous le demande-t-on ?',
  'why.card': 'Parce que j’ai un Contresort',
  'why.card.re': 'On vous le demanderait aussi sans : ainsi personne ne devine votre main.',
  'why.spell': 'Parce que c’est un Sort',
  'why.spell.re': 'Contre un Sort, on demande à tous les autres, dans le sens horaire à partir de l’attaquant.',
  counter: 'Un Contresort annule tout Sort. Une Esquive n’est que pour qui est visé. Aidez Bleu, cette fois.',
  'DM-D1': 'On ne vous vise pas : l’Esquive n’y répond pas.',
  'DM-D1.pass': 'Vous pouvez bien sûr le garder (DM-D1). Mais voyez ce qu’il fait.',
  out: 'Aucun dé n’a été lancé : le Sort est annulé, et les deux cartes sont défaussées. Contre une Malédiction, un Parchemin, la petite magie ou un compagnon, un Contresort ne peut rien.',
  dodge: 'Bleu lit maintenant le Parchemin de brume mortelle contre vous. Évitez-le.',
  'DM-D1.hit': 'C’est permis (DM-D1), mais il faudra alors une sauvegarde.',
  'DM-D1.you': 'C’est à vous qu’on demande.',
  end: 'Une Esquive répond à toute attaque contre vous ou votre compagnon, celles des ennemis aussi.',
};
