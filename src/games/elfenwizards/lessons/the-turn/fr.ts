import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les tours, les phases et le dragon',
  track:
    'Vous avez quatre tours au plus pour monter. Chacun passe par les dix phases de la liste, toujours dans cet ordre, et la dixième compte les points.',
  dragon:
    'Le dragon indique qui commence. Au tour 1, le hasard l’a donné à Vert. Dans chaque phase, Vert joue d’abord, puis les autres dans le sens horaire, ici rouge, vert, bleu, puis de nouveau rouge : c’est l’ordre du tour.',
  end: 'Le tour 1 touche à sa fin : voici la phase 9, la dernière où l’on agit, et vous seul avez encore un dé. Un 3 ne suffit pas pour retirer de la magie grise. Laissez-le là, ou reprenez-le.',
  'EW-T1': 'On lance les dés en phase 2. Terminez d’abord la phase 9 de ce tour.',
  'EW-T2': 'Vert a déjà joué. Il ne reste que vous dans cette phase.',
  stays:
    'La phase 10 s’est déroulée toute seule, et le tour 2 a commencé. Personne n’est devenu Grand Druide : Vert garde le dragon. Qui lancera les dés en dernier ?',
  'stays.blue': 'Bleu',
  'stays.blue.answer': 'Pas tout à fait. Après Vert, dans le sens horaire, vient Bleu, puis vous.',
  'stays.red': 'Rouge, c’est-à-dire moi',
  'stays.red.answer': 'Oui : Vert, puis Bleu, puis vous.',
  roll: 'Vert et Bleu ont lancé leurs dés et les mettent tous de côté. À vous : lancez.',
  'EW-T2.again': 'Chacun joue une fois dans cette phase. Vert et Bleu ont joué, c’est à vous.',
  'EW-T1.early': 'On passe pendant la compétition, en phase 5. Ici, c’est la phase 2 : lancez.',
  hold: 'Pour voir ce qui vient ensuite, mettez vous aussi tous vos dés de côté.',
  'EW-T1.later': 'Cela termine les phases où l’on récupère. En phase 2, mettez vos dés de côté.',
  place: 'C’est permis (EW-2.2), et la leçon sur la phase 2 en parle. Pour l’instant, mettez vos dés de côté.',
  again:
    'La phase 3 a commencé toute seule, et Vert joue encore le premier. Ainsi vont les dix phases ; un nouveau Grand Druide apportera le dragon à son propriétaire.',
};
