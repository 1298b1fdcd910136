/** Elfengold on the documentation site. The boots beside its links are the board's pieces. */
import { svg } from 'lit';
import type { GameSite } from '../../../game-ui/about.js';
import { boot, iconDefs, letterDefs } from '../board/icons.js';
import { PLAYERS } from '../board/palette.js';

const PREFIX = 'boot-';

export const site: GameSite = {
  words: {
    en: {
      lede: 'A summer land of twenty towns. Bid for counters, open roads and travel them with your cards: who sees the most towns in six rounds?',
      poster: 'The board of Elfengold: a map of towns joined by roads, rivers and ferries, with boots on their way',
    },
    fr: {
      lede: 'Un pays d’été aux vingt cités. Enchérissez sur des jetons, ouvrez des routes et parcourez-les avec vos cartes : qui verra le plus de cités en six manches ?',
      poster:
        'Le plateau d’Elfengold : une carte de cités reliées par des routes, des rivières et des bacs, et des bottes en chemin',
    },
    it: {
      lede: 'Un paese d’estate con venti città. Fai offerte per i segnalini, apri strade e percorrile con le tue carte: chi vedrà più città in sei round?',
      poster:
        'Il tabellone di Elfengold: una mappa di città unite da strade, fiumi e traghetti, con gli stivali in cammino',
    },
  },
  ornament: {
    viewBox: '-22 -34 44 62',
    parts: svg`${iconDefs(PREFIX)}${letterDefs(PREFIX, ['', '', '', '', '', ''], [])}`,
    draw: (n) => svg`${boot(PREFIX, n % PLAYERS.length, 0, 0, 46)}`,
  },
};
