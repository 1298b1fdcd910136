import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Un seul candidat, ou un seul propriétaire',
  goal: 'Pour ce titre de Druide, le Sorcier de Vert est le seul candidat : personne n’est à côté de lui. Pouvez-vous y placer des sorts ?',
  'goal.block': 'Oui, à côté de tout magicien en compétition',
  'goal.block.answer': 'Pas ici. Si un joueur possède tous les candidats, lui seul peut placer des sorts.',
  'goal.no': 'Non, seul Vert le peut',
  'goal.no.answer':
    'Les sources interdisent de s’opposer là où il n’y a pas d’adversaire. Que personne d’autre n’y place de sort, c’est notre décision.',
  both: 'Les deux candidats à l’autre titre de Druide sont à vous, personne d’autre ne peut y placer de sort. Mais un candidat doit avoir au moins un point : placez à côté de celui qui doit monter le sort qui vous manquera le moins.',
  'EW-5.4':
    'Vous pouvez aussi favoriser ce magicien (EW-5.4). Pour l’instant, suivez l’étape : un point pour l’un des magiciens indiqués.',
  'EW-5.6': 'Là, seul Vert a un candidat : personne d’autre ne peut y placer de sorts.',
  'EW-5.6.box': 'Le magicien de Bleu est seul dans la case A : seul Bleu peut y placer des sorts.',
  'EW-5.13': 'Vous pouvez passer, mais sans un point, même un magicien sans rival ne monte pas (EW-5.13).',
  box: 'Il en va de même dans une case de simples Magiciens. La case B est toute à vous et mène à deux titres : donnez un point à l’un de ses magiciens.',
  'EW-5.2': 'Vous pouvez placer un second sort : on ne passe pas encore.',
  pass: 'Vert et Bleu ont passé, et Vert a laissé son Sorcier isolé sans un point. Vous avez ce qu’il vous faut : passez aussi.',
  'EW-5.6.alone':
    'Vous ne pouvez pas l’aider, même si vous le vouliez : par notre décision, seul Vert peut y placer des sorts.',
  'EW-5.7': 'Il ne vous en faut pas plus. Les sorts mineurs non placés restent dans votre réserve (EW-5.7) : passez.',
  awarded:
    'Le titre de Grand Druide n’avait pas de candidat et n’a pas été attribué. L’un de vos Sorciers est Druide, l’autre est déconfit. Pourquoi le Sorcier de Vert est-il déconfit lui aussi ?',
  'awarded.point': 'Il n’avait aucun point',
  'awarded.point.answer': 'Oui. Il faut au moins un point, même seul.',
  'awarded.tie': 'Il y avait égalité',
  'awarded.tie.answer': 'Non, il était seul. Mais même seul, il lui faut un point.',
};
