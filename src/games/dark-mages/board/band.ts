/** The band across the middle of the board: the last attack, or an empty stone slab. */
import { svg } from 'lit';
import { box, type Drawn } from '../../../drawing/strokes.js';
import type { Text } from '../../../i18n/text.js';
import { accountOf } from './attack-outcome.js';
import { words } from './lettering.js';
import type { Plan } from './layout.js';
import type { Seeing } from './seeing.js';
import { attackDrawing } from './attack-drawing.js';

export function band(seeing: Seeing, plan: Plan, text: Text): Drawn {
  const { x, y, w, h } = plan.band;
  const account = accountOf(seeing.view.table.account);
  const slab = box('body slab', plan.band, 14, '#1d1b33', '#6f679a', 2);
  return account
    ? svg`${slab}${attackDrawing(account, seeing, plan, text)}`
    : svg`<g opacity=".55">${slab}</g>${words(x + w / 2, y + h / 2 + 5, plan.layout === 'wide' ? 17 : 12, text('label.bandEmpty'), '#a79fce')}`;
}
