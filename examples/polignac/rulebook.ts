/** The rules of Polignac in words. */
import type { Rulebook } from 'playable-rules/kit/board';

const book = (playing: string, taking: string, rules: readonly [string, string, string]): Rulebook => {
  const texts = rules.map((text, n) => ({ id: `PO-${n + 1}`, text }));
  return {
    title: 'Polignac',
    chapters: [
      { title: playing, phases: ['playing'], rules: texts.slice(0, 1) },
      { title: taking, phases: ['taking', 'over'], rules: texts.slice(1) },
    ],
    terms: {},
  };
};

export const en = book('Playing cards', 'Tricks, jacks and the end', [
  'Four are dealt eight cards each, from 7 to ace in four suits. One leads with any card, and the others play one each in turn.',
  'Who holds a card of the suit that was led has to play one. Otherwise any card may be played. The highest card of the suit that was led takes the trick, and who takes it leads to the next.',
  'Each begins with five counters. A jack in a trick costs who takes it one counter, and the jack of spades, called Polignac, costs two. After eight tricks, most counters win.',
]);
export const fr = book('Jouer des cartes', 'Les levées, les valets et la fin', [
  'Quatre joueurs reçoivent huit cartes chacun, du 7 à l’as en quatre couleurs. L’un commence avec une carte de son choix, et les autres en jouent une chacun à leur tour.',
  'Qui a une carte de la couleur demandée doit en jouer une. Sinon, toute carte est permise. La plus haute carte de la couleur demandée prend la levée, et qui la prend commence la suivante.',
  'Chacun a d’abord cinq jetons. Un valet dans une levée coûte un jeton à qui la prend, et le valet de pique, appelé Polignac, en coûte deux. Après huit levées, qui a le plus de jetons gagne.',
]);
export const it = book('Giocare le carte', 'Le prese, i fanti e la fine', [
  'Quattro giocatori ricevono otto carte ciascuno, dal 7 all’asso in quattro semi. Uno comincia con una carta qualsiasi, e gli altri ne giocano una ciascuno a turno.',
  'Chi ha una carta del seme richiesto deve giocarne una. Altrimenti ogni carta è permessa. La carta più alta del seme richiesto fa la presa, e chi la fa comincia la successiva.',
  'Ognuno comincia con cinque gettoni. Un fante in una presa costa un gettone a chi la fa, e il fante di picche, chiamato Polignac, ne costa due. Dopo otto prese vince chi ha più gettoni.',
]);
