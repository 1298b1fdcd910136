import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les sorts gaspillés, et où vont les sorts ensuite',
  goal: 'Votre meilleur dé, un 6, est dans la case des Sorciers. Mais il n’y a aucun Sorcier dans l’arbre. À quoi sert ce 6 ?',
  'goal.any': 'Il peut aider mon Druide',
  'goal.any.answer': 'Non. Un dé ne favorise que les magiciens du rang de sa case, et il ne bouge plus.',
  'goal.none': 'À rien : il est gaspillé',
  'goal.none.answer': 'Voilà pourquoi on regarde l’arbre avant de placer ses dés.',
  first: 'Utilisez bien les autres. Votre Druide lutte pour être Grand Druide : placez le 4 à côté de lui.',
  'EW-5.5': 'Le 6 est un sort de Sorcier. Il n’aide aucun autre rang, et il n’y a pas de Sorcier.',
  'EW-5.7.all': 'Tous vos dés seraient alors gaspillés (EW-5.7). Placez ce qui peut aider.',
  'EW-5.4': 'Vous pouvez favoriser ce magicien (EW-5.4). Mais c’est votre Druide qui a besoin d’aide.',
  second: 'Vert a un 3, et un sort mineur. Ajoutez un sort mineur à votre Druide.',
  'EW-5.2': 'Vous pouvez placer un second sort : on ne passe pas encore.',
  pass: 'Vert est arrivé à 4 points contre vos 5, et n’a plus rien à placer. Bleu a passé. Passez : vos sorts mineurs restants demeurent dans votre réserve.',
  'EW-5.7':
    'Personne ne peut plus vous répondre : ce jeton ne changerait rien. Dans votre réserve, il n’est pas gaspillé (EW-5.7).',
  'EW-5.4.other':
    'C’est permis (EW-5.4), et cela pourrait compter. Mais cette leçon porte sur ce qui reste en réserve : passez.',
  back: 'Vous êtes Grand Druide. Les sorts mineurs utilisés sont dans leur case. Où sont vos dés des quatre cases de rang, et le 6 gaspillé ?',
  'back.front': 'Tous de nouveau devant moi',
  'back.front.answer':
    'Oui, et vous les lancez au tour suivant. Que les dés gaspillés reviennent aussi, c’est notre décision.',
  'back.stay': 'Le 6 reste dans sa case',
  'back.stay.answer': 'Non. Le dé gaspillé revient avec les autres ; il est seulement resté sans effet.',
};
