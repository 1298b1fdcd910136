/** The landscape: standing stones at dusk or night, and the fire in the middle. */
import { svg } from 'lit';
import { transformed, pathData, type Drawing } from '../../../kit/board.js';
import { area, EMBER, line, stop } from './palette.js';
import type { Plan } from './layout.js';
import { seedOf } from './glyphs.js';

/** A distant standing stone, its foot at the origin. */
const megalith = (x: number, y: number, size: number, tall: number): Drawing =>
  transformed(x, y, size, [
    area('stoneDark', `M-13 2Q-15-${tall} -8-${tall + 12}L6-${tall + 16}Q14-${tall} 13 2Z`),
    area('stone', `M-11 1Q-13-${tall} -7-${tall + 9}L2-${tall + 12}Q6-${tall} 4 1Z`),
  ]);

export function scenery(
  { layout, width, height, horizon }: Pick<Plan, 'layout' | 'width' | 'height' | 'horizon'>,
  prefix: string,
): Drawing {
  const isWide = layout === 'wide';
  const stars = Array.from({ length: isWide ? 40 : 22 }, (_, i) => {
    const seed = seedOf(`star${i * 7}`);
    return pathData`M${(seed * 37) % width} ${8 + ((seed * 13) % Math.max(30, horizon - 60))}h.1`;
  }).join('');
  const stones = Array.from({ length: isWide ? 9 : 5 }, (_, i, all = isWide ? 9 : 5) =>
    megalith(((i + 0.5) * width) / all, horizon + 14 + 8 * Math.cos(i * 2.3), isWide ? 1.3 : 0.7, 46 + ((i * 29) % 26)),
  );
  const moonX = isWide ? 1010 : 300;
  return svg`<defs>
      <linearGradient id=${`${prefix}sky`} x1="0" y1="0" x2="0" y2="1">${stop('sky1', 0)}${stop('sky2', 0.6)}${stop('sky3', 1)}</linearGradient>
      <linearGradient id=${`${prefix}ground`} x1="0" y1="0" x2="0" y2="1">${stop('ground1', 0)}${stop('ground2', 1)}</linearGradient>
      <radialGradient id=${`${prefix}glow`}>${stop('glow', 0, 0.75)}${stop('glow', 0.45, 0.22)}${stop('glow', 1, 0)}</radialGradient>
    </defs>
    <g class="landscape" aria-hidden="true">
      <rect width=${width} height=${height} fill=${`url(#${prefix}sky)`} />
      <path class="l-star" d=${stars} stroke="#ffffff55" stroke-width=${isWide ? 2.6 : 1.6} stroke-linecap="round" />
      ${transformed(moonX, isWide ? 66 : 34, isWide ? 1 : 0.55, area('moon', 'M0-40A40 40 0 1 0 36 24 32 32 0 1 1 0-40Z'))}
      ${area('hill1', pathData`M0 ${horizon}Q${width * 0.2} ${horizon - 74} ${width * 0.42} ${horizon - 20}T${width * 0.8} ${horizon - 46} ${width} ${horizon - 24}V${height}H0Z`)}
      ${area('hill2', pathData`M0 ${horizon + 6}Q${width * 0.3} ${horizon - 26} ${width * 0.55} ${horizon + 4}T${width} ${horizon - 4}V${height}H0Z`)}
      ${stones}
      <path d=${pathData`M0 ${horizon + 20}Q${width / 2} ${horizon + 2} ${width} ${horizon + 20}V${height}H0Z`} fill=${`url(#${prefix}ground)`} />
      ${line('grass', Array.from({ length: isWide ? 26 : 10 }, (_, i) => pathData`M${(i * 191) % width} ${horizon + 40 + ((i * 83) % (height - horizon - 60))}l3-9m1 9 4-6`).join(''), 2)}
    </g>`;
}

/** The fire, 100 units high, its foot at the origin. */
export const fire = ({ fire: { x, y, size } }: Pick<Plan, 'fire'>, prefix: string): Drawing =>
  svg`<circle class="tint" cx=${x} cy=${y - 30 * size} r=${220 * size} fill=${`url(#${prefix}glow)`} />${transformed(
    x,
    y,
    size,
    [
      area('stoneDark', 'M-74 6Q-62-12-46-2-34-16-20-4-6-14 8-4 22-16 36-4 56-14 74 6 40 24 0 24-40 24-74 6Z'),
      area('stone', 'M-70 8Q-60-6-48 4-34-8-20 4-6-6 8 4 22-8 36 4 54-6 70 8 40 18 0 18-40 18-70 8Z'),
      svg`<g class="flames"><path class="body" d="M-2 6C-46 2-40-42-20-60-18-44-10-40-6-46-2-66-12-80 2-100 8-76 26-72 24-46 30-50 32-58 30-66 48-46 46 2-2 6Z" fill=${EMBER} /><path class="tint" d="M0 6C-26 4-24-26-10-38-8-28-4-26-2-30 0-44-2-50 4-58 8-42 18-38 14-22 20-24 20-30 20-34 32-18 26 4 0 6Z" fill="#ffd56b" /><path class="tint" d="M1 6C-12 4-10-10-2-18 2-10 6-12 6-20 16-8 14 4 1 6Z" fill="#fff6d8" /></g>`,
      area('stoneDark', 'M-40 10 30-4 34 4-36 18ZM40 10-30-4-34 4 36 18Z'),
    ],
  )}`;
