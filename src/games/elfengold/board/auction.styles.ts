/** Styles of the auction: what the counter does, the bid, and the rows of numbers. */
import { css } from 'lit';

export const auctionStyles = css`
  /* The note has a row of its own below both buttons: between them, it would put the second one into another row. */
  .eg-bid > .note {
    flex-basis: 100%;
    order: 1;
  }
  /* Two figures are enough, and little space beside the words, so that bid and pass have room in one row in every language. */
  .eg-bid,
  .eg-bid > .amount {
    gap: 4px;
  }
  .eg-bid button {
    min-inline-size: 36px;
    padding-inline: 8px;
    white-space: nowrap;
  }
  .eg-bid .amount input {
    inline-size: 2.8em;
    padding-inline: 2px;
  }
  .eg-numbers {
    gap: 4px;
  }
  .eg-numbers > button {
    min-inline-size: 32px;
    padding-inline: 4px;
  }
  .eg-all {
    display: none;
  }
  /* A phone has room for one row: amounts, and beside them the last number, to pass on all that are left. */
  @container game (max-width: 539.98px) {
    .controls .eg-numbers {
      flex-wrap: nowrap;
      min-block-size: 0;
      overflow-x: auto;
    }
    .eg-lot,
    .eg-numbers > .quiet {
      font-size: calc(0.75 * var(--rem));
      line-height: 1.15;
    }
    .stage ~ .side .controls > * > .eg-numbers.row {
      flex: 1 1 calc(100% - 6.5 * var(--rem));
      min-inline-size: 0;
    }
    .stage ~ .side .controls > * > .row:has(> .eg-numbers) {
      flex: none;
    }
    [data-of='passNext'] > :is(.quiet, button:not(:last-child)),
    .eg-all + span {
      display: none;
    }
    [data-of='passNext'] > button {
      max-inline-size: 6em;
      font-size: calc(0.75 * var(--rem));
      line-height: 1.1;
    }
    .eg-all {
      display: inline;
    }
  }
  /* Several rows of an auction begin at one edge. */
  @container game (540px <= width < 907px) {
    .stage ~ .side .controls > * > .eg-bid > .amount:first-child,
    .stage ~ .side .controls > * > .row > :is(.eg-numbers, .quiet):first-child {
      margin-inline-start: 0;
    }
  }
  @container game (max-width: 906.98px) {
    /* The note about a bid is below the bid. */
    .controls > * > .note[role] {
      order: 1;
    }
  }
`;
