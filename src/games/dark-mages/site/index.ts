/** Dark Mages on the documentation site. The mages beside its links are the board's drawings. */
import { svg } from 'lit';
import type { GameSite } from '../../../game-ui/about.js';
import { bust } from '../board/bust.js';
import { SPHERES } from '../map.js';
import { pieces } from './pieces.js';

/** Number of spheres that have a mage. */
const MAGES = 8;

export const site: GameSite = {
  pieces,
  words: {
    en: {
      lede: 'A duel at night among standing stones. Spells, hexes and scrolls, companions that step in the way, enemies out of the fire: the last mage standing wins.',
      poster:
        'The board of Dark Mages: mages in stone niches round a fire, and an attack that is turned back at its caster',
    },
    fr: {
      lede: 'Un duel, la nuit, parmi les pierres levées. Des sorts, des malédictions, des parchemins, des compagnons qui s’interposent, des ennemis surgis du feu : le dernier magicien debout l’emporte.',
      poster:
        'Le plateau des Magiciens de l’Ombre : des magiciens dans leurs niches de pierre autour d’un feu, et une attaque renvoyée à qui l’a lancée',
    },
    it: {
      lede: 'Un duello di notte tra pietre erette. Incantesimi, maledizioni e pergamene, compagni che si mettono in mezzo, nemici che escono dal fuoco: vince l’ultimo mago in piedi.',
      poster:
        'Il tabellone dei Maghi dell’Ombra: maghi nelle nicchie di pietra attorno al fuoco, e un attacco rimandato a chi l’ha lanciato',
    },
  },
  ornament: {
    viewBox: '-44 -50 88 96',
    parts: svg``,
    draw: (n) => svg`${bust(n % MAGES, SPHERES[n % MAGES]!, false)}`,
  },
};
