import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Ce que rapporte un voyage',
  go: 'Chaque cité où vous entrez rapporte sa richesse. Allez à Erg’Eren, qui vaut 5.',
  'EG-6.1': 'C’est permis (EG-6.1). Mais ici, allez à Erg’Eren.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais ici, voyagez.',
  back: 'Vous y avez pris votre pion, et 5 écus sont notés, pas encore payés. Retournez à Elvenhold.',
  'EG-C2': 'C’est permis : une caravane prend trois cartes quelconques (EG-C2). Un seul cochon coûte moins.',
  'EG-6.1.on': 'On peut s’arrêter ici (EG-6.1), mais continuez.',
  again: 'Elvenhold ne vaut rien. Allez encore une fois à Erg’Eren.',
  sum: 'Vous êtes entré deux fois à Erg’Eren. Combien le voyage a-t-il rapporté ?',
  'sum.five': '5 : une cité paie une fois',
  'sum.five.answer': 'Le pion se prend une fois. L’or, à chaque visite.',
  'sum.ten': '10 : une cité paie à chaque visite',
  'sum.ten.answer': 'Oui : 5 + 0 + 5. La cité de départ ne compterait que si vous y reveniez : c’est notre décision.',
  stop: 'Terminez ici votre voyage.',
  early: 'Terminez d’abord votre voyage.',
  take: 'Prenez 10 écus, ou bien deux cartes. Les cartes servent au prochain voyage, les écus aux prochaines enchères : choisissez.',
  late: 'Le voyage est déjà fini : prenez des écus ou des cartes.',
  end: 'Les écus ne sont versés qu’après le dernier pas ; ils ne paient donc rien au cours du même voyage : c’est notre décision.',
};
