/** Styles of the table of the players. */
import { css, type CSSResult } from 'lit';
import { seatStyles } from './seats.styles.js';
import type { Colours } from './tones.js';

/** The styles of `scoreboard`, with the colours of the seats. `.seat-<n>` sets `--colour`, for a score graph too. @beta */
export const scoreboardStyles = (colours: readonly Colours[] = []): CSSResult => css`
  .scoreboard {
    overflow-x: auto;
  }
  .scoreboard table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: calc(0.9 * var(--rem));
    font-variant-numeric: tabular-nums;
  }
  .scoreboard :is(th, td) {
    padding: 3px 4px;
    text-align: end;
  }
  .scoreboard :is(th:first-child, .more td) {
    text-align: start;
  }
  .scoreboard :is(thead, tbody) {
    border-block-end: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
  }
  .scoreboard thead th {
    white-space: nowrap;
    font-weight: 500;
    font-size: calc(0.8 * var(--rem));
    color: var(--faint);
  }
  /* Where there is room, words of two columns are further apart than those of one. */
  @container game (min-width: 480px) {
    .scoreboard thead th + th {
      padding-inline-start: 10px;
    }
  }
  .scoreboard .who {
    display: flex;
    gap: 5px;
    align-items: center;
  }
  .scoreboard [aria-current='true'] .name {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  .scoreboard .out {
    color: var(--faint);
    text-decoration: line-through;
  }
  .scoreboard small {
    display: block;
    font-weight: 400;
    color: var(--faint);
  }
  .scoreboard .tag {
    padding: 0 4px;
    border: 1px solid currentColor;
    border-radius: 9px;
    font-size: calc(0.75 * var(--rem));
    font-weight: 500;
    color: var(--accent);
  }
  .scoreboard .seat {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 1.4em;
    block-size: 1.4em;
    border: 1px solid var(--edge);
    border-radius: 50%;
    font-weight: 700;
    font-size: calc(0.8 * var(--rem));
    color: var(--letter);
    background: var(--colour);
    print-color-adjust: exact;
  }
  ${seatStyles(colours)}
  @media (forced-colors: active) {
    .scoreboard .seat {
      color: CanvasText;
      background: Canvas;
      border-color: CanvasText;
    }
  }
  @media print {
    .scoreboard {
      overflow: visible;
    }
  }
`;
