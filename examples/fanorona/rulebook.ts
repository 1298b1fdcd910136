/** The five rules, in three languages. */
import type { Rulebook } from 'playable-rules/kit/board';

const book = (moving: string, goingOn: string, over: string, rules: readonly string[]): Rulebook => {
  const texts = rules.map((text, n) => ({ id: `FN-${n + 1}`, text }));
  return {
    title: 'Fanorona',
    chapters: [
      { title: moving, phases: ['moving'], rules: texts.slice(0, 3) },
      { title: goingOn, phases: ['goingOn'], rules: texts.slice(3, 4) },
      { title: over, phases: ['over'], rules: texts.slice(4) },
    ],
    terms: {},
  };
};

export const en = book('Moving', 'Going on', 'The end', [
  'White begins. In turn, move one of your pieces along a line to the next point, which has to be free.',
  'A piece captures by moving towards a line of enemy pieces or away from it. It takes all that stand in that line without a gap. If both are possible, choose one.',
  'Who can capture must capture.',
  'A piece that has captured may go on capturing. It has to change direction each time, and returns to no point of this turn. You may stop.',
  'Who has captured all enemy pieces wins. The game also ends if a player cannot move, or after 20 moves in a row without a capture; then most pieces win.',
]);
export const fr = book('Bouger', 'Continuer', 'La fin', [
  'Blanc commence. À votre tour, déplacez une de vos pièces sur une ligne jusqu’au point voisin, qui doit être libre.',
  'Une pièce prend en avançant vers une ligne de pièces ennemies ou en s’en éloignant. Elle prend toutes celles qui s’y suivent sans trou. Si les deux sont possibles, choisissez.',
  'Qui peut prendre doit prendre.',
  'Une pièce qui a pris peut continuer à prendre. Elle change chaque fois de direction, et ne revient sur aucun point de ce tour. Vous pouvez vous arrêter.',
  'Qui a pris toutes les pièces ennemies gagne. La partie finit aussi si un joueur ne peut pas bouger, ou après 20 coups de suite sans prise ; alors le plus de pièces gagne.',
]);
export const it = book('Muovere', 'Continuare', 'La fine', [
  'Il Bianco comincia. Nel tuo turno muovi un tuo pezzo lungo una linea fino al punto vicino, che deve essere libero.',
  'Un pezzo cattura muovendo verso una linea di pezzi nemici o allontanandosene. Prende tutti quelli che vi stanno senza vuoti. Se si può in due modi, scegline uno.',
  'Chi può catturare deve catturare.',
  'Un pezzo che ha catturato può continuare a catturare. Cambia direzione ogni volta, e non torna su nessun punto di questo turno. Puoi fermarti.',
  'Vince chi ha catturato tutti i pezzi nemici. La partita finisce anche se un giocatore non può muovere, o dopo 20 mosse di fila senza cattura; allora vince chi ha più pezzi.',
]);
