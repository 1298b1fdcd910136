/** What only a game in play shows on the board: the last attack, the odds of the next one, and the labels of the places. */
import { nothing, svg } from 'lit';
import { box, INK, type BoardContext, type Drawn, type Rect } from '../../../kit/board.js';
import { allTargets } from '../queries.js';
import { aimOf, ALL } from '../targets.js';
import { labelOf } from '../text/labels.js';
import { attackDrawing } from './attack-drawing.js';
import { accountOf } from './attack-outcome.js';
import { SANS } from './faces.js';
import { breadth, words } from './lettering.js';
import { attackOfPlace, badgeWords } from './odds-text.js';
import { PARCHMENT } from './palette.js';
import { DISCARDS } from './anchors.js';
import type { InPlay, Seeing } from './seeing.js';

/** Beside each target of the selected attack: the probability of a hit, and the expected damage. */
function odds(look: Seeing, ctx: BoardContext, rooms: ReadonlyMap<string, Rect>, scale: number, width: number): Drawn {
  const chosen = [...rooms.keys()].find((id) => ctx.state(id) === 'chosen');
  const from = chosen === undefined ? undefined : attackOfPlace(chosen, look);
  if (!from) return nothing;
  // An attack on all opponents: each has different odds.
  const met: readonly string[] = ctx.state(ALL) === 'target' ? allTargets(look.play, from.by) : [];
  const isOne = (id: string) =>
    ctx.state(id) === 'target' && !/^(place|slot)/.test(id) && ![ALL, DISCARDS].includes(id);
  const targets = [...rooms].filter(([id]) => isOne(id) || met.includes(id));
  return targets.map(([id, { x, y, w, h }]) => {
    const size = 16 * scale;
    const said = badgeWords(look, from, id, ctx.text);
    const wide = Math.max(...said.map(breadth)) * size + 14 * scale;
    const left = Math.max(2, Math.min(x + (w - wide) / 2, width - wide - 2));
    // A mage's numbers stand low, those of an enemy or a companion high: neither is covered. A companion is hardly larger
    // than its badge, which stands below it, except on a narrow board: there the next row of mages follows.
    const high = 0.36 * h;
    const down = { mage: -12 * scale, companion: scale < 1 ? high : h - 4 * scale, enemy: high };
    const top = Math.max(2, y + down[aimOf(id).kind]);
    return svg`<g class="odds" aria-hidden="true" font-family=${SANS} font-weight="500">${box('paper', { x: left, y: top, w: wide, h: (7 + 20 * said.length) * scale }, 8, PARCHMENT, INK, 2)}${said.map((line, i) => words(left + wide / 2, top + (19 + 20 * i) * scale, size, line))}</g>`;
  });
}

export const inPlay: InPlay = {
  attack(look, plan, text) {
    const account = accountOf(look.view.table.account);
    return account && attackDrawing(account, look, plan, text);
  },
  odds,
  label: labelOf,
};
