import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Une offre trop haute',
  open: 'Un dragon est à vendre. Vous avez 3 écus, Vert 5 et Bleu aucun : qui n’a plus d’écus est sauté, c’est notre décision. Faites une offre que vous pouvez payer.',
  'EG-4.2': 'C’est permis, mais vous ne pourriez plus offrir (EG-4.2), et vous avez deux cartes Dragon.',
  'EG-4.3.beyond': 'On peut offrir plus qu’on n’a. Mais qui gagne sans pouvoir payer perd tous ses écus (EG-4.3).',
  over: 'Vert offre 6, et n’a que 5 écus ! Est-ce permis ?',
  'over.refused': 'Non, l’offre ne compte pas',
  'over.refused.answer': 'Elle compte : les écus ne limitent pas les offres.',
  'over.pays': 'Oui, et si vous la dépassez, elle ne coûte rien à Vert',
  'over.pays.answer':
    'Oui : c’est notre décision, seul le gagnant paie. Un bluff dépassé est gratuit ; s’il gagne, il coûte cher.',
  pass: 'Vous avez 3 écus. Que vaut-il mieux faire ?',
  low: 'Une offre doit dépasser 6.',
  'EG-4.3.save': 'C’est permis. Mais si vous gagnez, vous ne pourrez pas payer (EG-4.3) : laissez plutôt gagner Vert.',
  again:
    'Vert a gagné sans pouvoir payer : ses 5 écus vont à la banque, et le dragon est remis aux enchères à partir du premier joueur, comme si personne n’avait passé. Mais ni Vert ni Bleu n’ont plus d’écus. Qu’offrez-vous ?',
  'EG-4.4': 'C’est permis, mais personne n’aurait alors le dragon (EG-4.4).',
  'EG-4.2.one': 'C’est permis (EG-4.2). Mais personne d’autre ne peut offrir : 1 écu suffit.',
  sold: 'Vendu pour 1 écu, la plus petite offre. Comme un tel gagnant n’a ensuite plus d’écus, cela n’arrive qu’une fois par joueur et par phase.',
};
