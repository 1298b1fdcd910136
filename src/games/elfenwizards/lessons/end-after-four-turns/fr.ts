import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La fin après quatre tours',
  goal: 'Le tour 4 est le dernier. Après son décompte, chaque joueur marque 1 point par sort mineur devant lui, et le plus haut total gagne.',
  which:
    'Vous êtes Rouge. Vous avez un sort mineur devant vous, cinq dans la case des sorts mineurs, un sur le compteur de tours. Lesquels comptent ?',
  'which.all': 'Les sept',
  'which.all.re': 'Non. Celui du compteur de tours ne revient jamais, et ceux de la case ne rapportent rien.',
  'which.box': 'Celui devant moi et ceux de la case',
  'which.box.re': 'Ceux de la case ne rapportent rien, sauf si vous les récupérez maintenant.',
  'which.front': 'Seulement celui devant moi',
  'which.front.re': 'Oui. La phase 6 du tour 4 vaut donc des points : récupérez ce que vous pouvez.',
  first: 'Vous avez deux 3 dans la case des sorts mineurs. Choisissez l’un des deux.',
  'EW-E4.box': 'Les sorts mineurs qui restent dans la case ne rapportent rien (EW-E4). Utilisez vos dés.',
  'EW-4.1': 'Choisissez d’abord un dé : 2 points rendent un sort mineur.',
  second: 'Seul, il en rendrait un et perdrait un point. Choisissez aussi l’autre : 6 points font trois sorts mineurs.',
  'EW-4.1.more': 'C’est permis, mais ajoutez d’abord l’autre dé : ensemble, ils en rendent trois (EW-4.1).',
  'EW-4.1.chosen': 'Vous avez choisi des dés : récupérez d’abord avec eux.',
  recover: 'Récupérez-les. Il n’y a plus rien d’autre à décider dans cette partie.',
  over: 'Les points du quatrième tour sont comptés, et la partie est terminée. Vos quatre sorts mineurs décident : 49 pour vous, 48 pour Vert, 47 pour Bleu.',
  tie: 'Et si deux joueurs ont le même plus haut total ?',
  'tie.dragon': 'Qui détient le dragon gagne',
  'tie.dragon.re': 'Non : rien ne les départage. Ils partagent la victoire ; c’est notre décision.',
  'tie.shared': 'Ils partagent la victoire',
  'tie.shared.re': 'Oui. Les sources n’en disent rien ; c’est notre décision.',
};
