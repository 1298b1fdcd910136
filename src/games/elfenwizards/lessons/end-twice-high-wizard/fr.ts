import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La fin : deux fois Grand Druide',
  goal: 'Tour 3. Vous êtes Rouge, et un de vos magiciens a été Grand Druide au tour 1 : votre marque est sur le compteur. Si lui ou un autre des vôtres obtient encore ce titre, la partie finit.',
  when: 'Quand exactement finirait-elle ?',
  'when.now': 'Tout de suite',
  'when.now.re': 'Non : le tour se joue jusqu’au bout, puis on compte les points.',
  'when.turn': 'À la fin de ce tour',
  'when.turn.re': 'Oui : après le décompte de ce tour.',
  'when.four': 'Après le tour 4',
  'when.four.re': 'Non : il n’y aurait pas de tour 4.',
  take: 'Bleu mène 5 à 4. Vous avez un 2 dans la case des sorts de Druide. Prenez le titre.',
  'EW-5.11': 'Alors Bleu a plus de points et devient Grand Druide (EW-5.11).',
  'EW-5.4': 'Cela favoriserait le Druide de Bleu (EW-5.4).',
  'EW-5.5': 'Vous n’avez plus de sort mineur devant vous. Utilisez le dé.',
  crowned:
    '6 contre 5 : vous êtes Grand Druide pour la deuxième fois. Le tour continue, avec le Druide déconfit de Bleu.',
  over: 'Il prend un titre vacant, on compte les points du tour, et la partie finit un tour plus tôt. Vous gagnez, 48 contre 44 et 42.',
  should: 'Faut-il toujours redevenir Grand Druide quand on le peut ?',
  'should.always': 'Oui, cela fait gagner',
  'should.always.re':
    'Il rapporte 10 points et finit la partie. Mais c’est le plus haut total qui gagne, et il peut être à un autre.',
  'should.ahead': 'Seulement avec le plus haut total à la fin',
  'should.ahead.re':
    'Si vous êtes derrière, il vous faut le tour 4. Les sorts mineurs que chacun a devant lui comptent aussi, comme à toute fin de partie.',
};
