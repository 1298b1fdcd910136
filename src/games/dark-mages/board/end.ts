/** The end of a duel: the fire among the standing stones, the winners behind it, and the fallen in the shade. */
import { html, svg, type TemplateResult } from 'lit';
import {
  transformed,
  burst,
  circle,
  pathData,
  drift,
  hopping,
  path,
  rankedSeats,
  ribbon,
  type Drawing,
  type End,
} from '../../../kit/board.js';
import type { Deck } from '../deck.js';
import { bust } from './bust.js';
import { breadth } from './lettering.js';
import { area, EMBER, robe } from './palette.js';
import { fire, scenery } from './landscape.js';
import type { SeenView } from './seeing.js';

const SIZE = { width: 1200, height: 800 };
const PREFIX = 'end-';

/** A stone at whose foot a fallen mage lies. */
const stone = (x: number, y: number, size: number): Drawing =>
  transformed(x, y, size, [
    area('stoneDark', 'M-52 60Q-58-70-34-92L24-100Q54-66 52 60Z'),
    area('stone', 'M-46 58Q-50-66-30-84L8-90Q22-40 16 58Z'),
  ]);

/** The smoke of a fire that has gone out. */
const smoke = (x: number, y: number): Drawing =>
  path(
    pathData`M${x} ${y}C${x - 70} ${y - 90} ${x + 80} ${y - 150} ${x} ${y - 240}S${x + 60} ${y - 380} ${x - 20} ${y - 460}`,
    'none',
    '#cfd3e6',
    26,
  );

export const endPictureWith =
  (deck: Deck) =>
  ({ view, standings, reader, text }: End): TemplateResult => {
    const { table } = view as SeenView;
    const all = rankedSeats(standings);
    const winners = all.filter(({ rank }) => rank === 1);
    const fallen = all.filter(({ rank }) => rank > 1);
    const isConsoled = reader !== undefined && !winners.some(({ seat }) => seat === reader);
    const sphereOf = (seat: number) => deck.characters.get(table.mages[seat]!.character)!.sphere;
    const [x, y] = [SIZE.width / 2, 690];
    const colour = (i: number) => robe(winners[i % winners.length]!.seat)[0];
    const named = (seat: number, at: number, below: number, size: number, room: number): Drawing => {
      const name = text('ui.seats', { seat });
      const fits = Math.min(size, (room - 14) / breadth(name));
      return ribbon(at, below, fits, name, Math.min(room, breadth(name) * fits + 24), seat === reader);
    };
    const step = Math.min(300, 900 / Math.max(1, winners.length));
    const scale = Math.min(3.1, step / 96);
    const isOut = winners.length === 0;
    // The fallen stand apart, and all of them within the picture.
    const gap = Math.min(180, 346 / (Math.ceil(fallen.length / 2) - 1));
    return html`<svg
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 ${SIZE.width} ${SIZE.height}"
      aria-hidden="true"
      text-anchor="middle"
      font-family="Georgia,'Times New Roman',serif"
      font-weight="700"
    >
      ${scenery({ layout: 'wide', ...SIZE, horizon: 330 }, PREFIX)}
      ${isOut ? svg`<g opacity=".4">${smoke(x, y - 20)}</g>` : circle('', x, y - 260, 420, `url(#${PREFIX}glow)`)}
      ${
        isOut || isConsoled
          ? ''
          : svg`${burst(190, 170, 110, colour(0), 0)}${burst(1000, 150, 120, colour(1), 1)}${burst(600, 110, 90, EMBER, 2)}${burst(390, 270, 70, colour(2), 3)}${burst(830, 260, 76, colour(3), 0)}`
      }
      ${fallen.map(({ seat }, i) => {
        const side = i % 2 === 0 ? -1 : 1;
        const row = Math.floor(i / 2);
        const from = 200 + gap * row;
        const [left, top] = [x + side * from, 575 + 46 * Math.abs(1.5 - row)];
        const hp = table.mages[seat]!.hp;
        return svg`${stone(left, top, 1)}${seat === reader ? circle('', left, top - 10, 110, `url(#${PREFIX}glow)`) : ''}${transformed(left, top, 1.25, bust(seat, sphereOf(seat), hp === 0))}${named(seat, left, top + 62, 22, 114)}`;
      })}
      ${winners.map(({ seat }, i) => {
        const left = x + step * (i - (winners.length - 1) / 2);
        const isFallen = table.mages[seat]!.hp === 0;
        const body = transformed(left, 350, scale, bust(seat, sphereOf(seat), isFallen));
        return svg`${seat === reader ? circle('', left, 340, 80 * scale, `url(#${PREFIX}glow)`) : ''}${isFallen ? body : hopping(i, body)}`;
      })}
      ${isOut ? fireOut(x, y) : fire({ fire: { x, y, size: 1.7 } }, PREFIX)}
      ${winners.map(({ seat }, i) => named(seat, x + step * (i - (winners.length - 1) / 2), 350 + 42 * scale, 32, step))}
      ${drift(SIZE.width, SIZE.height - 60, isOut ? 8 : 26, isConsoled || isOut ? '#ffd37a' : EMBER, true)}
    </svg>`;
  };

/** The hearth with embers only. */
const fireOut = (x: number, y: number): Drawing =>
  transformed(x, y, 1.7, [
    area('stoneDark', 'M-74 6Q-62-12-46-2-34-16-20-4-6-14 8-4 22-16 36-4 56-14 74 6 40 24 0 24-40 24-74 6Z'),
    area('stone', 'M-70 8Q-60-6-48 4-34-8-20 4-6-6 8 4 22-8 36 4 54-6 70 8 40 18 0 18-40 18-70 8Z'),
    path('M-18 6h8M-4 2h8M8 8h9', 'none', EMBER, 5),
  ]);
