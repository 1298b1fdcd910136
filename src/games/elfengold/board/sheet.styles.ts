/** Styles of the score sheet. */
import { css } from 'lit';

export const sheetStyles = css`
  .eg-defs {
    position: absolute;
  }
  .eg-sheet {
    border-collapse: collapse;
    width: 100%;
    font-size: calc(0.92 * var(--rem));
    font-variant-numeric: tabular-nums;
  }
  .eg-sheet :is(th, td) {
    text-align: end;
    padding: 3px 4px;
  }
  .eg-sheet th:first-child,
  .eg-more td {
    text-align: start;
  }
  .eg-sheet thead th {
    font-weight: 500;
    font-size: calc(0.8 * var(--rem));
    color: var(--faint);
  }
  .eg-sheet tbody {
    border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
  }
  .eg-sheet tbody[aria-current='true'] .eg-name {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  /* Reserves the space before anybody has a counter, so that nothing below shifts when they are dealt. */
  .eg-sheet .eg-more td {
    block-size: 32px;
    padding-block: 0 3px;
  }
  .eg-token {
    display: inline-flex;
    align-items: center;
    margin-inline-end: 4px;
    vertical-align: middle;
    font-size: calc(0.8 * var(--rem));
  }
  .eg-token svg {
    display: block;
    inline-size: 26px;
    block-size: 26px;
  }
  .eg-token text,
  .eg-seat {
    font-weight: 700;
  }
  .eg-seat {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5em;
    block-size: 1.5em;
    border-radius: 50%;
    font-size: calc(0.8 * var(--rem));
    color: #fff;
    border: 1px solid #2b2b33;
    background: var(--colour);
  }
  .eg-first {
    display: inline-block;
    font-size: calc(0.72 * var(--rem));
    font-weight: 500;
    padding: 0 5px;
    border: 1px solid currentColor;
    border-radius: 9px;
    color: var(--accent);
  }
  .red {
    --colour: #c23b30;
  }
  .green {
    --colour: #2f7a4a;
  }
  .blue {
    --colour: #3a6fb5;
  }
  .eg-seat.yellow {
    color: #221d10;
  }
  .yellow {
    --colour: #e3ac2f;
  }
  .black {
    --colour: #3a3a44;
  }
  .purple {
    --colour: #8a4fa8;
  }
  @media (forced-colors: active) {
    .eg-seat {
      color: CanvasText;
      background: Canvas;
      border-color: CanvasText;
    }
  }
`;
