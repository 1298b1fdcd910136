/** The lesson: one piece captures towards a line, then away from another. */
import { POINTS } from './rules.js';
import type { Lesson } from 'playable-rules/kit';

const BLACK = ['c4', 'c5', 'a3', 'b3', 'e5'];

export const lesson: Lesson = {
  id: 'lines',
  rules: ['FN-2', 'FN-3', 'FN-4'],
  start: {
    seed: 1,
    position: {
      ...{ game: 'fanorona', version: 1, phase: 'moving', options: {} },
      table: {
        board: POINTS.map((point) => (point === 'c2' ? 0 : BLACK.includes(point) ? 1 : null)),
        ...{ turn: 0, trail: [], quiet: 0 },
      },
    },
  },
  steps: [
    {
      say: 'towards',
      show: ['c4'],
      expect: ['white capture c2 c3 approach'],
      wrong: [{ move: 'white step c2 b2', say: 'must' }],
    },
    {
      say: 'away',
      show: ['b3'],
      expect: ['white capture c3 d3 withdraw'],
      wrong: [
        { move: 'white capture c3 d4 approach', say: 'fewer' },
        { move: 'white stop', say: 'more' },
      ],
    },
    {
      say: 'last',
      play: ['black step e5 d5'],
      expect: ['white capture d3 d4 approach'],
      wrong: [{ move: 'white step d3 d2', say: 'must' }],
    },
    { say: 'won' },
  ],
};

export const words = {
  en: {
    title: 'Towards and away',
    towards: 'You are White. Move towards the line of two black pieces, and you capture both.',
    must: 'Who can capture must capture.',
    away: 'The same piece may go on, in another direction. Move away from the line on its left.',
    fewer: 'That captures one piece. The line on the left has two.',
    more: 'You may stop here, but there are two more pieces to capture.',
    last: 'Black has moved its last piece in front of yours. Capture it.',
    won: 'Black has no piece left: you have won.',
  },
  fr: {
    title: 'Vers une ligne et loin d’elle',
    towards: 'Vous êtes Blanc. Avancez vers la ligne de deux pièces noires, et vous prenez les deux.',
    must: 'Qui peut prendre doit prendre.',
    away: 'La même pièce peut continuer, dans une autre direction. Éloignez-vous de la ligne à sa gauche.',
    fewer: 'Cela prend une pièce. La ligne à gauche en a deux.',
    more: 'Vous pouvez vous arrêter ici, mais il y a encore deux pièces à prendre.',
    last: 'Noir a placé sa dernière pièce devant la vôtre. Prenez-la.',
    won: 'Noir n’a plus de pièce : vous avez gagné.',
  },
  it: {
    title: 'Verso una linea e lontano da essa',
    towards: 'Sei il Bianco. Muovi verso la linea di due pezzi neri, e li catturi entrambi.',
    must: 'Chi può catturare deve catturare.',
    away: 'Lo stesso pezzo può continuare, in un’altra direzione. Allontanati dalla linea alla sua sinistra.',
    fewer: 'Così catturi un pezzo. La linea a sinistra ne ha due.',
    more: 'Puoi fermarti qui, ma ci sono altri due pezzi da catturare.',
    last: 'Il Nero ha messo il suo ultimo pezzo davanti al tuo. Catturalo.',
    won: 'Il Nero non ha più pezzi: hai vinto.',
  },
};
