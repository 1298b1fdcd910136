/** The end of a game: the land by dusk, with lights in every town that the winners reached, and the boots in their order. */
import { html, svg, type TemplateResult } from 'lit';
import {
  transformed,
  box,
  burst,
  drift,
  hopping,
  INK,
  path,
  rankedSeats,
  ribbon,
  words,
  type Drawing,
  type End,
} from '../../../kit/board.js';
import { TOWNS, type Town } from '../map.js';
import { MAP, townAt } from './layout.js';
import { land } from './landscape.js';
import { boot, fit, iconDefs, letterDefs } from './icons.js';
import { PLAYERS } from './palette.js';
import type { Seeing } from './spots.js';
import { towns } from './towns.js';

const PREFIX = 'end-';

/** A town's light, with a banner in the colour of each winner who was there. */
function lit(town: Town, seats: readonly number[], turn: number): Drawing {
  const { x, y } = townAt[town];
  return svg`${transformed(x, y - 10, town === 'elvenhold' ? 2.2 : 1.4, svg`<circle r="62" fill=${`url(#${PREFIX}light)`} />`)}
    ${seats.map((seat, i) => hopping(turn, transformed(x + 30 + 26 * i, y - 30, 1.5, [path('M0 18V-20', 'none', '#2b1a0c', 3), path('M1-20H22L15-12 22-4H1Z', PLAYERS[seat]![0], PLAYERS[seat]![1], 2)])))}`;
}

/** A milestone with the rank, the boot upon it, the name, and what the seat has reached. */
function milestone(x: number, high: number, w: number, boots: Drawing, rank: number): Drawing {
  const top = MAP.height - high;
  return svg`<path d=${`M${x - w / 2} ${MAP.height}V${top + 16}Q${x - w / 2} ${top} ${x - w / 2 + 18} ${top}H${x + w / 2 - 18}Q${x + w / 2} ${top} ${x + w / 2} ${top + 16}V${MAP.height}Z`} fill="#9d9486" stroke="#2b251d" stroke-width="5" />
    ${box('', { x: x - w / 2 + 10, y: top + 8, w: w - 20, h: 10 }, 5, '#c9c0b0')}
    ${words(x, top + 76, 58, rank, '#2b251d')}${boots}`;
}

export function endPicture({ view, standings, reader, text }: End): TemplateResult {
  const { table } = view as Seeing;
  const all = rankedSeats(standings);
  const winners = all.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const reached = TOWNS.map(
    (town) => [town, winners.filter((seat) => table.players[seat]!.towns.includes(town))] as const,
  );
  const isConsoled = reader !== undefined && !winners.includes(reader);
  const room = Math.min(360, (MAP.width - 60) / all.length);
  const colour = (i: number) => PLAYERS[winners[i % Math.max(1, winners.length)] ?? 0]![0];
  return html`<svg
    preserveAspectRatio="xMidYMax meet"
    viewBox="0 0 ${MAP.width} ${MAP.height}"
    aria-hidden="true"
    text-anchor="middle"
    font-family="Georgia,'Times New Roman',serif"
    font-weight="700"
  >
    ${iconDefs(PREFIX)}${letterDefs(
      PREFIX,
      all.map((_, seat) => text(`letter:${seat}`)),
      [],
    )}
    <radialGradient id="${PREFIX}light">
      <stop stop-color="#fff3c0" stop-opacity=".95" />
      <stop offset=".4" stop-color="#ffce5c" stop-opacity=".55" />
      <stop offset="1" stop-color="#ffb13b" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="${PREFIX}night" x2="0" y2="1">
      <stop stop-color="#0b1330" stop-opacity=".62" />
      <stop offset="1" stop-color="#0b1330" stop-opacity=".2" />
    </linearGradient>
    ${land()}
    <rect width=${MAP.width} height=${MAP.height} fill="url(#${PREFIX}night)" />
    ${towns()} ${reached.map(([town, seats], i) => (seats.length > 0 ? lit(town, seats, i) : ''))}
    ${
      isConsoled
        ? drift(MAP.width, MAP.height, 22, '#ffe9a8', true)
        : svg`${burst(330, 200, 130, colour(0), 0)}${burst(1180, 170, 150, colour(1), 1)}${burst(760, 300, 110, colour(2), 2)}${burst(1390, 420, 90, colour(3), 3)}${burst(110, 430, 90, colour(4), 1)}`
    }
    ${all.map(({ seat, rank, standing }, i) => {
      const x = MAP.width / 2 + room * (i - (all.length - 1) / 2);
      const high = rank === 1 ? 336 : Math.max(252, 324 - 24 * rank);
      const top = MAP.height - high;
      const name = text('ui.seats', { seat });
      const tall = rank === 1 ? 150 : 112;
      const body = boot(PREFIX, seat, x, top - tall * 0.44, tall);
      // The towns and the coins have a line each, so that they can be read on a phone.
      const said = text(`standing.${standing.line!.code}`, standing.line!.params).split(', ');
      const small = Math.min(...said.map((part) => fit(part, room - 40, 42)));
      const size = fit(name, room - 34, 44);
      return svg`${seat === reader ? transformed(x, top - tall / 2, 2.2, svg`<circle r="62" fill=${`url(#${PREFIX}light)`} />`) : ''}
        ${milestone(x, high, room - 22, rank === 1 ? hopping(i, body) : body, rank)}
        ${ribbon(x, MAP.height - 104 - size * 1.5, size, name, room - 10, seat === reader)}
        ${said.map((part, line) => words(x, MAP.height - 62 + 46 * line, small, part, INK))}`;
    })}
  </svg>`;
}
