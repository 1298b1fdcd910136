/** Styles of the score sheet. */
import { css } from 'lit';

/**
 * The controls of a phase in which dice buy. Not nested: with a nested rule that ends in `:has`, browsers recompute the
 * styles of everything beside the board at every move.
 */
const buying = css`.stage ~ .side .controls > :has(> .price)`;

export const sheetStyles = css`
  /* With very large letters the table scrolls, not the page. */
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
  /* The first column takes the width that the others leave; those have the width of their largest number. So no column
     moves when a number changes. */
  .sheet th:first-child {
    text-align: start;
    inline-size: 100%;
  }
  .sheet td {
    min-inline-size: 2ch;
  }
  .sheet td:last-child {
    min-inline-size: 3ch;
  }
  @container (min-width: 420px) {
    .sheet :is(td, thead th:not(:first-child)) {
      padding-inline: 10px;
    }
  }
  .sheet thead th {
    white-space: nowrap;
    font-weight: 500;
    font-size: calc(0.8 * var(--rem));
    color: var(--faint);
  }
  .sheet tr[aria-current='true'] .name {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  .sheet .projected {
    font-style: italic;
    color: var(--faint);
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
    background: var(--colour);
  }
  .dragon {
    font-size: calc(0.72 * var(--rem));
    font-weight: 500;
    padding: 0 3px;
    border: 1px solid currentColor;
    border-radius: 9px;
    color: var(--accent);
  }
  @container (max-width: 345px) {
    .sheet {
      font-size: calc(0.8 * var(--rem));
    }
    .sheet :is(th, td) {
      padding: 3px 1px 3px 5px;
    }
    .sheet thead th {
      padding-inline-start: 3px;
    }
    .sheet th:first-child {
      padding-inline: 0;
    }
    /* The mark of the Dragon is under the name, in rows of equal height. So no row grows when its player gets it. */
    .sheet tbody :is(th, td) {
      block-size: 2.9em;
      vertical-align: top;
    }
    .sheet th[scope='row'] {
      position: relative;
    }
    .dragon {
      position: absolute;
      inset: auto auto 2px 1.5em;
      box-sizing: border-box;
      max-inline-size: calc(100% - 1.5em);
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  /* A gap separates the pieces in front of a player from the points. */
  @container (300px < width <= 345px) {
    .sheet :is(th, td):nth-child(4):nth-last-child(5) {
      padding-inline-start: 12px;
    }
  }
  /* Without room beside the letter, the name is under it, and the mark of the Dragon beside the letter. */
  @container (max-width: 300px) {
    .sheet .guild {
      display: grid;
    }
    .dragon {
      inset: 3px auto auto 1.8em;
      padding: 0 1px;
    }
  }
  /* On phones, phases in which dice buy have three lines: the price, the choices, the actions. Each keeps its line. */
  @container game (max-width: 539.98px) {
    ${buying} {
      display: grid;
      grid-template: repeat(3, minmax(var(--button), auto)) / fit-content(50%) minmax(0, 1fr);
      row-gap: 3px;
      align-items: start;
    }
    ${buying} > .caption {
      display: none;
    }
    ${buying} > .row {
      grid-area: 1 / 1 / auto / -1;
      flex-wrap: nowrap;
      overflow-x: auto;
      margin: 0;
    }
    ${buying} > .row > button {
      flex: 1 0 7.5em;
      max-inline-size: max-content;
      min-block-size: var(--button);
      padding-block: 0;
      line-height: 1.05;
    }
    ${buying} > .price ~ .row {
      grid-row: 3;
    }
    ${buying} > .price ~ .row > button:first-child {
      margin-inline-start: auto;
    }
    ${buying} > .pick {
      grid-area: 2 / 1 / auto / -1;
      flex-wrap: nowrap;
      overflow-x: auto;
      min-block-size: 0;
    }
    ${buying} > .pick:has(~ .pick) {
      grid-column-start: 2;
    }
    ${buying} > .pick ~ .pick {
      grid-column-end: 2;
    }
  }
  .pick-die {
    inline-size: 1.6em;
    block-size: 1.6em;
    vertical-align: -0.4em;
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
  .guild.yellow,
  .guild.white {
    color: #221d10;
  }
  .yellow {
    --colour: #e3ac2f;
  }
  .black {
    --colour: #3a3a44;
  }
  .white {
    --colour: #f6f1e6;
  }
  @media (forced-colors: active) {
    .guild {
      color: CanvasText;
      background: Canvas;
      border-color: CanvasText;
    }
  }
  @media print {
    .sheet-scroll {
      overflow: visible;
    }
  }
  .graph {
    direction: ltr;
    width: 100%;
    max-width: 320px;
    height: auto;
  }
`;
