/** The band across the middle of the board: the last attack, or an empty stone slab. */
import { svg } from 'lit';
import { box, type Drawn, type Text } from '../../../kit/board.js';
import { words } from './lettering.js';
import type { Plan } from './layout.js';
import type { InPlay, Seeing } from './seeing.js';

export function band(look: Seeing, plan: Plan, text: Text, inPlay: InPlay): Drawn {
  const { x, y, w, h } = plan.band;
  const slab = box('body slab', plan.band, 14, '#1d1b33', '#6f679a', 2);
  const attack = inPlay.attack(look, plan, text);
  return attack
    ? svg`${slab}${attack}`
    : svg`<g opacity=".55">${slab}</g>${words(x + w / 2, y + h / 2 + 5, plan.layout === 'wide' ? 17 : 12, text('label.bandEmpty'), '#a79fce')}`;
}
