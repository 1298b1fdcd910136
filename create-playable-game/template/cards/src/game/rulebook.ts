/** The rules in words, each under its id, with the phases that each chapter is about. */
import type { Rulebook } from 'playable-rules/kit/board';

const book = (playing: string, taking: string, rules: readonly [string, string, string]): Rulebook => {
  const texts = rules.map((text, n) => ({ id: `R-${n + 1}`, text }));
  return {
    title: 'My game',
    chapters: [
      { title: playing, phases: ['playing'], rules: texts.slice(0, 1) },
      { title: taking, phases: ['taking', 'over'], rules: texts.slice(1) },
    ],
    terms: {},
  };
};

export const en = book('Playing cards', 'Tricks and the end', [
  'Everybody is dealt five of the cards 1 to 20, which the others do not see. One leads with any card, and the others follow in turn with any of theirs.',
  'The highest card takes the trick. It counts as many points as its lowest card. Who takes it leads to the next.',
  'After five tricks, most points win.',
]);
export const fr = book('Jouer des cartes', 'Les levées et la fin', [
  'Chacun reçoit cinq des cartes de 1 à 20, que les autres ne voient pas. L’un commence avec une carte de son choix, et les autres suivent à leur tour avec une des leurs.',
  'La carte la plus haute prend la levée. Celle-ci compte autant de points que sa carte la plus basse. Qui la prend commence la suivante.',
  'Après cinq levées, le plus de points gagne.',
]);
export const it = book('Giocare le carte', 'Le prese e la fine', [
  'Ognuno riceve cinque delle carte da 1 a 20, che gli altri non vedono. Uno comincia con una carta qualsiasi, e gli altri seguono a turno con una delle loro.',
  'La carta più alta fa la presa. Questa conta tanti punti quanti la sua carta più bassa. Chi la fa comincia la successiva.',
  'Dopo cinque prese vince chi ha più punti.',
]);
