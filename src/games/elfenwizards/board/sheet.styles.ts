import { css } from 'lit';

export const sheetStyles = css`
  /* Where a reader's letters are too large for the room, the table scrolls and not the page. */
  .sheet-scroll {
    overflow-x: auto;
  }
  .sheet {
    border-collapse: collapse;
    width: 100%;
    font-size: calc(0.9 * var(--rem));
    font-variant-numeric: tabular-nums;
  }
  .sheet th,
  .sheet td {
    text-align: end;
    padding: 3px 4px;
    border-bottom: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
  }
  .sheet th:first-child {
    text-align: start;
  }
  @container (max-width: 310px) {
    .sheet {
      font-size: calc(0.8 * var(--rem));
    }
    .sheet th,
    .sheet td {
      padding: 3px 2px;
    }
  }
  .sheet thead th {
    font-weight: 500;
    font-size: calc(0.8 * var(--rem));
    color: var(--faint);
  }
  .sheet tr[aria-current='true'] th {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  .guild {
    display: inline-grid;
    place-items: center;
    inline-size: 1.35em;
    block-size: 1.35em;
    border-radius: 50%;
    font-weight: 700;
    font-size: calc(0.8 * var(--rem));
    color: #fff;
    border: 1px solid #2b2b33;
    background: var(--guild);
  }
  .dragon {
    font-size: calc(0.72 * var(--rem));
    font-weight: 500;
    padding: 0 5px;
    border: 1px solid currentColor;
    border-radius: 9px;
    color: var(--accent);
  }
  .red {
    --guild: #c23b30;
  }
  .green {
    --guild: #2f7a4a;
  }
  .blue {
    --guild: #3a6fb5;
  }
  .guild.yellow,
  .guild.white {
    color: #221d10;
  }
  .yellow {
    --guild: #e3ac2f;
  }
  .black {
    --guild: #3a3a44;
  }
  .white {
    --guild: #f6f1e6;
  }
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
    stroke: var(--guild);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  /* An outline, for by day one guild is as light as the page, and by dusk another as dark. */
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
    .guild {
      color: CanvasText;
      background: Canvas;
      border-color: CanvasText;
    }
    .graph .line {
      stroke: CanvasText;
    }
    .graph .under {
      stroke: none;
    }
  }
  @media print {
    .sheet-scroll {
      overflow: visible;
    }
  }
`;
