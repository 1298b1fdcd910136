/** Elfenwizards on the documentation site. The mages beside its links are the board's pieces. */
import { svg } from 'lit';
import type { GameSite } from '../../../game-ui/about.js';
import { pawn, pieceDefs } from '../board/pieces.js';

const PREFIX = 'mage-';
const silent = Object.assign((key: string) => key, { lang: 'en', has: () => false });

export const site: GameSite = {
  words: {
    en: {
      lede: 'A tree in the snow, five ranks of ambitious mages, and dice that are spells. Four turns of ten phases decide who climbs and who falls.',
      poster: 'The board of Elfenwizards: a great tree in the snow with mages on five ranks',
    },
    fr: {
      lede: 'Un arbre dans la neige, cinq rangs de magiciens ambitieux, et des dés qui sont des sorts. Quatre tours de dix phases décident qui monte et qui tombe.',
      poster: 'Le plateau d’Elfenwizards : un grand arbre dans la neige, des magiciens sur cinq rangs',
    },
    it: {
      lede: 'Un albero nella neve, cinque ranghi di maghi ambiziosi, e dadi che sono incantesimi. Quattro turni di dieci fasi decidono chi sale e chi cade.',
      poster: 'Il tabellone di Elfenwizards: un grande albero nella neve, maghi su cinque ranghi',
    },
  },
  ornament: {
    viewBox: '-34 -86 68 96',
    // The drawing refers to the letters, so they must be defined, though they are empty.
    parts: svg`${pieceDefs(
      PREFIX,
      Array.from({ length: 6 }, () => ''),
    )}`,
    draw: (n) => svg`${pawn({ prefix: PREFIX, text: silent }, n, 0, 0, 1)}`,
  },
};
