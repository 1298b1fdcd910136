/** The end of a game: the top of the tree by dusk. The winners stand before the High Wizard's door, the others below. */
import { html, svg, type TemplateResult } from 'lit';
import {
  burst,
  circle,
  drift,
  GOLD,
  hopping,
  rankedSeats,
  ribbon,
  type Drawing,
  type End,
  type Ranked,
} from '../../../kit/board.js';
import type { Title } from '../map.js';
import { planOf } from './layout.js';
import { guild } from './palette.js';
import { badge, letters, pawn, pieceDefs } from './pieces.js';
import { scene, sceneDefs } from './landscape.js';
import { breadth } from './text-width.js';

/** The part of the board's scene that is shown: its top. */
const SHOWN = { x: 190, width: 1020, height: 680 };
/** The platforms of those who have not won, by their order. */
const BELOW: readonly Title[] = ['W1', 'W2', 'S2', 'S3', 'S1', 'S4'];
const PREFIX = 'end-';

export function endPicture({ standings, reader, text }: End): TemplateResult {
  const { decks } = planOf('wide');
  const all = rankedSeats(standings);
  const winners = all.filter(({ rank }) => rank === 1);
  const joys = winners.length > 0 ? winners.map(({ seat }) => guild(seat)[0]) : [GOLD];
  const joy = (i: number) => joys[i % joys.length]!;
  const isConsoled = reader !== undefined && !winners.some(({ seat }) => seat === reader);
  const pen = { prefix: PREFIX, text };
  const mage = (
    { seat, standing }: Ranked,
    x: number,
    y: number,
    scale: number,
    room: number,
    hops: number | undefined,
  ): Drawing => {
    const name = text('ui.seats', { seat });
    const size = Math.min(21, (room - 12) / breadth(name));
    const body = pawn(pen, seat, x, y, scale);
    return svg`${seat === reader ? circle('', x, y - 40 * scale, 90 * scale, `url(#${PREFIX}halo)`) : ''}
      ${hops === undefined ? body : hopping(hops, body)}
      ${badge(pen, x, y - 100 * scale, Number(standing.line?.params?.['points'] ?? 0), 22, hops !== undefined)}
      ${ribbon(x, y + 8, size, name, Math.min(room, breadth(name) * size + 16), seat === reader)}`;
  };
  const { x, y } = decks.H;
  // Several winners share the platform.
  const step = Math.min(118, 340 / winners.length);
  const scale = Math.min(1.3, step / 74);
  return html`<svg
    preserveAspectRatio="xMidYMid slice"
    viewBox="${SHOWN.x} 0 ${SHOWN.width} ${SHOWN.height}"
    aria-hidden="true"
    font-family="Georgia,'Iowan Old Style','Palatino Linotype',serif"
    font-weight="700"
    text-anchor="middle"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <defs>${sceneDefs(PREFIX)}${pieceDefs(PREFIX, letters(text))}</defs>
    ${scene(PREFIX, 'wide')}
    ${
      isConsoled
        ? drift(1400, SHOWN.height, 34, '#ffffff', false)
        : svg`${burst(380, 130, 96, joy(0), 0)}${burst(1010, 104, 110, joy(1), 1)}${burst(560, 300, 70, joy(2), 2)}${burst(1120, 330, 78, joy(3), 3)}${burst(262, 360, 66, joy(4), 1)}`
    }
    ${all
      .filter(({ rank }) => rank > 1)
      .map((each, i) => {
        const deck = decks[BELOW[i]!];
        return mage(each, deck.x, deck.y, deck.scale, 190, undefined);
      })}
    ${winners.map((each, i) => mage(each, x + step * (i - (winners.length - 1) / 2), y, scale, winners.length > 1 ? step + 30 : 230, i))}
  </svg>`;
}
