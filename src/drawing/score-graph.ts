/**
 * A line chart of all players' points by round. Each line ends in a letter, so that it is not recognised by colour alone. A
 * dashed segment shows what the current round would bring.
 */
import { css, html, nothing, svg, type TemplateResult } from 'lit';

/** What `scoreGraph` draws. @public */
export interface ScoreGraph {
  /** The accessible name of the chart. */
  readonly label: string;
  /** The number of rounds of the game. */
  readonly rounds: number;
  /** The labels of the vertical and of the horizontal axis. */
  readonly axes: { readonly points: string; readonly rounds: string };
  /** A line for each seat. */
  readonly lines: readonly ScoreLine[];
}
/** The line of a seat. @public */
export interface ScoreLine {
  /** A CSS class that sets `--colour`. */
  readonly name: string;
  /** The letter at the end of the line. */
  readonly letter: string;
  /** The points of each round so far. */
  readonly rounds: readonly number[];
  /** The points that the current round would bring if nothing changed. */
  readonly next?: number | undefined;
}

const WIDTH = 240;
const HEIGHT = 140;
const CEILING = 20;
const FLOOR = HEIGHT - 18;
/** The x coordinate of the vertical axis; its numbers are left of it. */
const LEFT = 26;
/** The least vertical distance between two letters. */
const LINE = 10;

/** Moves heights at least `LINE` apart, keeping their order: first up from the bottom, then down from the top. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]! || a - b);
  const apart = [...heights];
  let last = FLOOR + LINE;
  for (const i of order) last = apart[i] = Math.min(apart[i]!, last - LINE);
  last = 0;
  for (const i of order.reverse()) last = apart[i] = Math.max(apart[i]!, last + LINE);
  return apart;
}

/** The chart of running totals; `nothing` before the first round has points. Needs `scoreGraphStyles`. @public */
export function scoreGraph({ label, rounds, axes, lines }: ScoreGraph): TemplateResult | typeof nothing {
  const sums = lines.map((line) => {
    let sum = 0;
    return [0, ...line.rounds, ...(line.next === undefined ? [] : [line.next])].map((points) => (sum += points));
  });
  if ((sums[0]?.length ?? 0) < 2) return nothing;
  const most = Math.max(1, ...sums.flat());
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - 28)) / rounds;
  const y = (points: number) => FLOOR - (Math.max(0, points) * (FLOOR - CEILING)) / most;
  const ends = spread(sums.map((own) => y(own.at(-1)!)));
  const ticks = Array.from({ length: rounds }, (_, i) => i + 1);
  return html`<svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    <path
      class="axis"
      d="M${LEFT} ${CEILING - 4}V${FLOOR}H${x(rounds)}M${LEFT - 4} ${CEILING}h4${ticks.map((n) => `M${x(n)} ${FLOOR}v4`).join('')}"
      fill="none"
    />
    <g class="named">
      <text x="2" y="9">${axes.points}</text>
      <text x="2" y=${HEIGHT - 3}>${axes.rounds}</text>
    </g>
    <g class="scale">
      <text x=${LEFT - 6} y=${CEILING + 3.5}>${most}</text>
      <text x=${LEFT - 6} y=${FLOOR}>0</text>
    </g>
    ${ticks.map((n) => svg`<text class="tick" x=${x(n)} y=${HEIGHT - 3}>${n}</text>`)}
    ${lines.map(({ name, letter, next }, i) => {
      const own = sums[i]!;
      const all = own.map((sum, round) => `${x(round)},${y(sum)}`);
      const points = (next === undefined ? all : all.slice(0, -1)).join(' ');
      const end = { x: x(own.length - 1), y: y(own.at(-1)!) };
      return svg`<g class="line ${name}"><polyline class="under" fill="none" points=${points} /><polyline fill="none" points=${points} />
        ${next === undefined ? nothing : svg`<polyline class="next" fill="none" points=${all.slice(-2).join(' ')} />`}<path class="lead" d="M${end.x + 2} ${end.y}L${end.x + 10} ${ends[i]!}" /><text x=${end.x + 12} y=${ends[i]! + 3.5}>${letter}</text></g>`;
    })}
  </svg>`;
}

/** Styles of the chart, without its size: the game must reserve the space. @public */
export const scoreGraphStyles = css`
  .graph .axis {
    stroke: var(--line);
  }
  .graph .line {
    stroke: var(--colour);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  /* An outline, because a colour may be as light as the page by day, or as dark as the page by dusk. */
  .graph .under {
    stroke: color-mix(in srgb, var(--ink) 75%, var(--panel));
    stroke-width: 3.6;
  }
  .graph .next {
    stroke-dasharray: 3 3;
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
  .graph :is(.tick, .named text, .scale text) {
    font-weight: 400;
    fill: var(--faint);
  }
  .graph .tick {
    text-anchor: middle;
  }
  .graph .scale {
    text-anchor: end;
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
