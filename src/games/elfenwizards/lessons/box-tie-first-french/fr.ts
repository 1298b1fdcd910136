import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Égalité pour la première place : lecture française',
  goal: 'Ici, les traductions diffèrent. D’après notre lecture du texte français, deux magiciens à égalité pour la première place montent tous deux ; à trois ou plus, personne ne monte.',
  who: 'Case A : Vert 6, Bleu 6, Rouge 5. Qui monterait maintenant ?',
  'who.nobody': 'Personne',
  'who.nobody.re': 'C’est la lecture italienne. Ici, deux premiers à égalité montent tous deux.',
  'who.two': 'Vert et Bleu',
  'who.two.re': 'Oui : deux titres pour deux magiciens à égalité.',
  stop: 'Vous êtes Rouge et avez un sort mineur. Arrêtez-les tous deux.',
  'EW-5.16.pass': 'Alors Vert et Bleu se partagent la première place de la case A et montent tous deux (EW-5.16).',
  'EW-5.15': 'Alors l’un est premier et l’autre deuxième : les deux montent (EW-5.15).',
  'EW-5.16.anyway': 'Dans la case B, Bleu et vous êtes premiers à égalité : vous y montez de toute façon (EW-5.16).',
  three: '6, 6 et 6 : avec trois premiers à égalité, personne ne monte de la case A.',
  two: 'Dans la case B, Bleu et vous aviez 2 points chacun. Deux premiers à égalité : les deux sont montés.',
};
