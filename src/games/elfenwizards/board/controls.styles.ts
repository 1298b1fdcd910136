/** Styles of the controls. */
import { css } from 'lit';

/**
 * The controls of a phase in which dice buy. Not nested: with a nested rule that ends in `:has`, browsers recompute the
 * styles of everything beside the board at every move.
 */
const buying = css`.stage ~ .side .controls > :has(> .price)`;

export const controlStyles = css`
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
  /* Mages with small buttons are as wide as these, which columns of one width would cut or wrap. */
  .stage ~ .side .controls .pick.to:has(> .chips) {
    display: flex;
    row-gap: 4px;
    overflow: visible;
  }
  .pick-die {
    inline-size: 1.6em;
    block-size: 1.6em;
    vertical-align: -0.4em;
  }
`;
