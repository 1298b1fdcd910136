import { css } from 'lit';

/** Styles of the drawn chart. */
export const chartStyles = css`
  .picture {
    position: relative;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 8px;
  }
  .view {
    touch-action: pan-x pan-y;
    border-radius: 6px;
    overflow: hidden;
  }
  .view.zoomed {
    touch-action: none;
    cursor: grab;
  }
  /* Not mirrored in right-to-left pages: names would leave their boxes. */
  .chart {
    direction: ltr;
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: max(18 * var(--rem), calc(var(--playable-height, 100dvh) - 13.5 * var(--rem)));
    margin-inline: auto;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
  }
  .view.zoomed .chart {
    overflow: hidden;
    /* What is cut off fades: there is more in every direction. */
    mask:
      linear-gradient(to right, transparent, #000 12px calc(100% - 12px), transparent) intersect,
      linear-gradient(transparent, #000 12px calc(100% - 12px), transparent);
  }
  /* Narrow hosts: the chart keeps a readable size and scrolls both ways; the page around it does not. */
  .scroll {
    overflow: auto;
    max-block-size: min(70dvh, 36 * var(--rem));
    overscroll-behavior-inline: contain;
    border-radius: 6px;
    background: var(--panel);
  }
  .scroll > .chart {
    inline-size: auto;
    max-block-size: none;
    margin: 0;
  }
  .folded > .signs {
    margin-block-start: 6px;
  }
  .signs {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin: 0;
  }
  .sign {
    inline-size: 16px;
    block-size: 16px;
    vertical-align: -3px;
  }
  .under {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    justify-content: space-between;
    margin-block-start: 6px;
  }
  .zoom {
    justify-content: flex-end;
    margin-inline-start: auto;
  }
  /* A whole chart leaves the height to itself: the button that enlarges it lies in a corner. */
  @container (min-width: 720px) {
    .zoom.whole {
      position: absolute;
      inset: auto 8px 8px auto;
    }
    .under:has(.whole) {
      padding-inline-end: 60px;
    }
  }
  .zoom button,
  .time button {
    min-inline-size: 44px;
    background: var(--paper);
    border-style: solid;
  }
  .time {
    align-items: center;
  }
  .chart text {
    font: 13px var(--playable-font, system-ui, sans-serif);
    fill: var(--ink);
    pointer-events: none;
  }
  .chart .name {
    font-weight: 600;
  }
  .number {
    fill: var(--accent);
    font-weight: 800;
  }
  .trail {
    fill: none;
    stroke: var(--accent);
    stroke-opacity: 0.16;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
    transition: stroke-width 0.3s;
  }
  .token {
    pointer-events: none;
    opacity: 0;
    offset-rotate: 0deg;
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 45%));
  }
  .token circle {
    stroke-width: 2;
  }
  .chart .token text {
    font-weight: 700;
    fill: inherit;
    text-anchor: middle;
  }
  /* A label shared by most arrows is shown once, under the picture. */
  .common:not(:hover, .open, .waits, .refused, .depends, .ahead, :has(.selected)) > :is(text, .word) {
    opacity: 0;
  }
  .chart .chip + text {
    text-anchor: middle;
  }
  .state,
  .transition {
    cursor: pointer;
  }
  .far {
    visibility: hidden;
  }
  .leaf > .box {
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 12%));
  }
  .active.leaf > .box {
    filter: drop-shadow(0 0 7px color-mix(in srgb, var(--accent) 60%, transparent));
  }
  :is(.state, .transition) :is(.box, .chip, path.line) {
    transition:
      fill 0.25s,
      stroke 0.25s;
  }
  .state:hover > .box,
  .transition:hover > path.line {
    stroke: var(--accent);
  }
  .box {
    fill: var(--paper);
    stroke: var(--line);
    stroke-width: 1.5;
  }
  .inner {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.5;
  }
  .outer > .box {
    fill: color-mix(in srgb, var(--paper) 60%, var(--panel));
  }
  .active > .box {
    fill: var(--soft);
    stroke: var(--accent);
    stroke-width: 3;
  }
  .active.outer > .box {
    fill: color-mix(in srgb, var(--accent) 5%, var(--panel));
    stroke-width: 2;
  }
  .here {
    fill: var(--accent);
    stroke: var(--panel);
    stroke-width: 1;
  }
  .dot {
    fill: var(--faint);
  }
  .head.away {
    fill: var(--dim);
  }
  path.line {
    fill: none;
    stroke: var(--dim);
    stroke-width: 1.5;
  }
  path.line.near {
    stroke: var(--faint);
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
  path.line.open {
    stroke: var(--accent);
    stroke-width: 2.5;
  }
  .head.near {
    fill: var(--faint);
  }
  .head.open {
    fill: var(--accent);
  }
  .chip {
    fill: color-mix(in srgb, var(--line) 16%, var(--paper));
    stroke: transparent;
    stroke-width: 1.5;
  }
  .word {
    fill: var(--panel);
    fill-opacity: 0.7;
  }
  .away > text {
    fill: var(--faint);
  }
  .open > .chip {
    fill: var(--soft);
    stroke: var(--accent);
  }
  .refused > .chip,
  .depends > .chip {
    stroke: var(--line);
    stroke-dasharray: 3 3;
  }
  .refused > text {
    fill: var(--faint);
    text-decoration: line-through;
  }
  .badge circle {
    fill: var(--panel);
    stroke: var(--faint);
    stroke-width: 1.5;
  }
  .badge path {
    fill: none;
    stroke: var(--faint);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .open > .badge circle {
    fill: var(--accent);
    stroke: var(--panel);
  }
  .open > .badge path {
    stroke: var(--on-accent);
  }
  .refused > .badge :is(circle, path) {
    stroke: var(--warn);
  }
  .ring {
    fill: none;
    pointer-events: none;
  }
  .ring.selected {
    stroke: var(--ink);
    stroke-width: 2;
  }
  .ring.rests {
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: 9 6;
    animation: march 0.9s linear 5;
  }
  .ring.passes {
    stroke: var(--accent);
    stroke-width: 2;
    stroke-dasharray: 1 6;
    stroke-linecap: round;
  }
  .ahead > :is(path.line, .chip) {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .chart .chance {
    font-weight: 600;
    text-anchor: end;
    fill: var(--accent);
  }
  .journey {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-opacity: 0.35;
    pointer-events: none;
  }
  .journey.runs {
    stroke-dasharray: 1 1;
    animation: run 0.45s ease-out backwards;
  }
  @keyframes run {
    from {
      stroke-dashoffset: 1;
      stroke-opacity: 0.95;
    }
  }
  @keyframes march {
    to {
      stroke-dashoffset: -15;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .journey.runs,
    .ring.rests {
      animation: none;
    }
    .chart * {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .chart text {
      fill: CanvasText;
    }
    .box {
      fill: Canvas;
      stroke: CanvasText;
    }
    .active > .box {
      stroke: Highlight;
      stroke-width: 4;
    }
    .here,
    .dot,
    .head,
    .number {
      fill: CanvasText;
    }
    .trail {
      stroke: CanvasText;
    }
    .chart :is(.leaf, .active.leaf) > .box {
      filter: none;
    }
    :is(path.line, .chip, .inner, .ring.selected),
    .transition > .badge :is(circle, path) {
      stroke: CanvasText;
    }
    .chip,
    .word {
      fill: Canvas;
    }
    .away > text {
      fill: GrayText;
    }
    .away > path.line {
      stroke: GrayText;
    }
    :is(.ring.rests, .ring.passes, .journey, .ahead > path.line, .ahead > .chip, .open > .chip, .here) {
      stroke: Highlight;
    }
    .transition.open > .badge circle {
      fill: CanvasText;
    }
    .transition.open > .badge path {
      stroke: Canvas;
    }
  }
`;
