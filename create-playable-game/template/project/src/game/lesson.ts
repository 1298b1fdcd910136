/** A lesson: a position, and steps that wait for the reader’s move or only say something. */
import type { Lesson } from 'playable-rules/kit';

const VALUES = ['24131', '32243', '51452', '45135', '23541'];
const OWNERS = ['rr---', 'rr---', 'rrr-b', 'bbbbb', 'bbbbb'];

export const lesson: Lesson = {
  id: 'first',
  rules: ['R-1', 'R-2', 'R-3'],
  start: {
    seed: 1,
    position: {
      ...{ game: 'my-game', version: 1, phase: 'claiming', options: {} },
      table: {
        values: [...VALUES.join('')].map(Number),
        owners: [...OWNERS.join('')].map((seat) => (seat === '-' ? null : 'rb'.indexOf(seat))),
        turn: 0,
      },
    },
  },
  // A `*` stands for any value of a field of the move.
  steps: [
    {
      say: 'beside',
      show: ['d3'],
      expect: ['red claim d3'],
      wrong: [
        { move: 'red claim e2', say: 'far' },
        { move: 'red claim *', say: 'less' },
      ],
    },
    {
      say: 'ahead',
      show: ['d2'],
      play: ['blue claim e2'],
      expect: ['red claim d2'],
      wrong: [{ move: 'red claim *', say: 'less' }],
    },
    {
      say: 'wall',
      show: ['d1'],
      play: ['blue claim e1'],
      expect: ['red claim d1'],
      wrong: [{ move: 'red claim *', say: 'gap' }],
    },
    { say: 'end', show: ['c1', 'c2'] },
  ],
};

export const words = {
  en: {
    title: 'Claim, and close the way',
    beside: 'You are Red. Claim the field beside yours that is worth most.',
    far: 'That field is beside none of yours.',
    less: 'Another field beside yours is worth more.',
    ahead: 'Blue has gone down on the right. Claim the field before it, before Blue does.',
    wall: 'Blue has one way left: over d1. Close it.',
    gap: 'That is yours anyway. First close the way of Blue.',
    end: 'Blue has no free field beside its own, and is passed over. The last two fields are yours.',
  },
  fr: {
    title: 'Prendre, et fermer le passage',
    beside: 'Vous êtes Rouge. Prenez la case voisine des vôtres qui vaut le plus.',
    far: 'Cette case ne touche aucune des vôtres.',
    less: 'Une autre case voisine vaut plus.',
    ahead: 'Bleu est descendu à droite. Prenez la case devant lui, avant qu’il ne le fasse.',
    wall: 'Il reste un passage à Bleu : par d1. Fermez-le.',
    gap: 'Celle-là est à vous de toute façon. Fermez d’abord le passage de Bleu.',
    end: 'Bleu n’a plus de case libre à côté des siennes, et passe son tour. Les deux dernières sont à vous.',
  },
  it: {
    title: 'Prendere, e chiudere la via',
    beside: 'Sei Rosso. Prendi la casella accanto alle tue che vale di più.',
    far: 'Quella casella non tocca nessuna delle tue.',
    less: 'Un’altra casella accanto alle tue vale di più.',
    ahead: 'Blu è sceso a destra. Prendi la casella davanti a lui, prima che lo faccia.',
    wall: 'A Blu resta una via: per d1. Chiudila.',
    gap: 'Quella è tua comunque. Prima chiudi la via di Blu.',
    end: 'Blu non ha più caselle libere accanto alle sue, e salta il turno. Le ultime due sono tue.',
  },
};
