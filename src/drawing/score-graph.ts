/** The points of everybody, round by round, as lines; each ends in a letter, so that colour is not alone. */
import { css, html, nothing, svg, type TemplateResult } from 'lit';

export interface ScoreGraph {
  /** What a screen reader says of the picture. */
  readonly label: string;
  /** How many rounds the game has. */
  readonly rounds: number;
  /** One line a seat: a class that sets `--colour`, the letter, and the points of each round so far. */
  readonly lines: readonly { readonly name: string; readonly letter: string; readonly rounds: readonly number[] }[];
}

const WIDTH = 240;
const HEIGHT = 126;
const FLOOR = HEIGHT - 18;
/** How far apart letters are, to be told from one another. */
const LINE = 10;

/** Heights in the same order, none closer to another than a line: what is too close is pushed up, and down again from the top. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]! || a - b);
  const apart = [...heights];
  let last = FLOOR + LINE;
  for (const i of order) last = apart[i] = Math.min(apart[i]!, last - LINE);
  last = 0;
  for (const i of order.reverse()) last = apart[i] = Math.max(apart[i]!, last + LINE);
  return apart;
}

/** The running totals over the rounds; nothing before the first is over. `scoreGraphStyles` says how it looks. */
export function scoreGraph({ label, rounds, lines }: ScoreGraph): TemplateResult | typeof nothing {
  const sums = lines.map((line) => {
    let sum = 0;
    return [0, ...line.rounds.map((points) => (sum += points))];
  });
  if ((sums[0]?.length ?? 0) < 2) return nothing;
  const most = Math.max(1, ...sums.flat());
  const x = (i: number) => 6 + (i * (WIDTH - 34)) / rounds;
  const y = (points: number) => FLOOR - (Math.max(0, points) * (FLOOR - 8)) / most;
  const ends = spread(sums.map((own) => y(own.at(-1)!)));
  const ticks = Array.from({ length: rounds }, (_, i) => i + 1);
  return html`<svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    <path class="axis" d="M6 4V${FLOOR}H${x(rounds)}${ticks.map((n) => `M${x(n)} ${FLOOR}v4`).join('')}" fill="none" />
    ${ticks.map((n) => svg`<text class="tick" x=${x(n)} y=${HEIGHT - 3}>${n}</text>`)}
    ${lines.map(({ name, letter }, i) => {
      const own = sums[i]!;
      const points = own.map((sum, round) => `${x(round)},${y(sum)}`).join(' ');
      const end = { x: x(own.length - 1), y: y(own.at(-1)!) };
      return svg`<g class="line ${name}"><polyline class="under" fill="none" points=${points} /><polyline fill="none" points=${points} />
        <path class="lead" d="M${end.x + 2} ${end.y}L${end.x + 10} ${ends[i]!}" /><text x=${end.x + 12} y=${ends[i]! + 3.5}>${letter}</text></g>`;
    })}
  </svg>`;
}

export const scoreGraphStyles = css`
  .graph {
    direction: ltr;
    width: 100%;
    max-width: 320px;
    height: auto;
  }
  .graph .axis {
    stroke: var(--line);
  }
  .graph .line {
    stroke: var(--colour);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  /* An outline, for by day one colour may be as light as the page, and by dusk another as dark. */
  .graph .under {
    stroke: color-mix(in srgb, var(--ink) 75%, var(--panel));
    stroke-width: 3.6;
  }
  .graph .lead {
    stroke: var(--line);
    stroke-width: 1;
  }
  .graph text {
    font:
      600 10px system-ui,
      sans-serif;
    stroke: none;
    fill: var(--ink);
  }
  .graph .tick {
    text-anchor: middle;
    font-weight: 400;
    fill: var(--faint);
  }
  @media (forced-colors: active) {
    .graph .line {
      stroke: CanvasText;
    }
    .graph .under {
      stroke: none;
    }
  }
`;
